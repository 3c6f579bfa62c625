// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// Attributes that have a type of their own, and numbers of any width.
"t.o"() {a = #complex.number<:f64 1.0, -2.0>, b = #complex<number<:bf16 1.1e-30, 2.0> : complex<f32>>,
         c = #smt.bv<255> : !smt.bv<8>, d = #smt.bv<123456789012345678901234567890> : !smt.bv<128>,
         e = #ptr.null : !ptr.ptr<#ptr.generic_space>, f = #ptr.address<-123456789012345678901> : !ptr.ptr<#ptr.generic_space>,
         g = #ml_program.extern, h = #ml_program.extern : tensor<4xi32>} : () -> ()
"t.o"() {a = #gpu.loop_dim_map<bound = (d0) -> (d0), map = (d0) -> (d0 + 1), processor = sequential>,
         b = #dlti.map<"x" = 3> : i32} : () -> ()
// -----
"t.o"() {a = #complex.number<f64 1.0, 2.0>} : () -> ()
// -----
"t.o"() {a = #complex.number<:i64 1.0, 2.0>} : () -> ()
// -----
"t.o"() {a = #complex.number<:f64 1, 2.0>} : () -> ()
// -----
"t.o"() {a = #smt.bv<5>} : () -> ()
// -----
"t.o"() {a = #smt.bv<5> : i8} : () -> ()
// -----
"t.o"() {a = #smt.bv<256> : !smt.bv<8>} : () -> ()
// -----
"t.o"() {a = #smt.bv<x> : !smt.bv<8>} : () -> ()
// -----
"t.o"() {a = #ptr.null} : () -> ()
// -----
"t.o"() {a = #ptr.null : i32} : () -> ()
// -----
"t.o"() {a = #gpu.loop_dim_map<processor = nix, map = (d0) -> (d0), bound = (d0) -> (d0)>} : () -> ()
// -----
"t.o"() {a = #gpu.loop_dim_map<processor = block_x, map = affine_map<(d0) -> (d0)>, bound = (d0) -> (d0)>} : () -> ()
// -----
"t.o"() {a = #irdl<variadicity_array[single,variadic]>, b = #irdl<variadicity_array[]>} : () -> ()
// -----
"t.o"() {a = #irdl<variadicity_array[nix]>} : () -> ()
// -----
"t.o"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, true>>} : () -> ()
// -----
"t.o"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, #dlti.target_device_spec<"a" = 1>>>} : () -> ()
// -----
"t.o"() {a = #dlti.target_system_spec<#dlti.dl_entry<"x", #dlti.target_device_spec<"a" = 1>>>} : () -> ()
// -----
spirv.func @f() "nix" { spirv.Return }
// OUT:
#extern = #ml_program.extern
#extern1 = #ml_program.extern : tensor<4xi32>
module {
  "t.o"() {a = #complex.number<:f64 1.000000e+00, -2.000000e+00> : complex<f64>, b = #complex.number<:bf16 1.097010e-30, 2.000000e+00> : complex<bf16>, c = #smt.bv<-1> : !smt.bv<8>, d = #smt.bv<123456789012345678901234567890> : !smt.bv<128>, e = #ptr.null : !ptr.ptr<#ptr.generic_space>, f = #ptr.address<-123456789012345678901> : !ptr.ptr<#ptr.generic_space>, g = #extern, h = #extern1} : () -> ()
  "t.o"() {a = #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, b = #dlti.map<"x" = 3 : i64>} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  "t.o"() {a = #irdl<variadicity_array[ single,  variadic]>, b = #irdl<variadicity_array[]>} : () -> ()
}

// -----
// -----
// -----
// -----
module {
  "t.o"() {a = #dlti.target_system_spec<"x" = #dlti.target_device_spec<"a" = 1 : i64>>} : () -> ()
}

// -----
// ERR:
// <stdin>:9:30: error: expected ':'
// "t.o"() {a = #complex.number<f64 1.0, 2.0>} : () -> ()
//                              ^
// <stdin>:11:31: error: invalid kind of type specified
// "t.o"() {a = #complex.number<:i64 1.0, 2.0>} : () -> ()
//                               ^
// <stdin>:13:35: error: unexpected decimal integer literal for a floating point value
// "t.o"() {a = #complex.number<:f64 1, 2.0>} : () -> ()
//                                   ^
// <stdin>:13:35: note: add a trailing dot to make the literal a float
// <stdin>:15:21: error: explicit bit-vector type required
// "t.o"() {a = #smt.bv<5>} : () -> ()
//                     ^
// <stdin>:17:21: error: explicit bit-vector type required
// "t.o"() {a = #smt.bv<5> : i8} : () -> ()
//                     ^
// <stdin>:19:21: error: integer value out of range for given bit-vector type '!smt.bv<8>'
// "t.o"() {a = #smt.bv<256> : !smt.bv<8>} : () -> ()
//                     ^
// <stdin>:21:22: error: expected integer value
// "t.o"() {a = #smt.bv<x> : !smt.bv<8>} : () -> ()
//                      ^
// <stdin>:23:23: error: expected a trailing type
// "t.o"() {a = #ptr.null} : () -> ()
//                       ^
// <stdin>:25:24: error: invalid kind of type specified
// "t.o"() {a = #ptr.null : i32} : () -> ()
//                        ^
// <stdin>:27:44: error: expected ::mlir::gpu::Processor to be one of: block_x, block_y, block_z, thread_x, thread_y, thread_z, sequential
// "t.o"() {a = #gpu.loop_dim_map<processor = nix, map = (d0) -> (d0), bound = (d0) -> (d0)>} : () -> ()
//                                            ^
// <stdin>:27:47: error: failed to parse ParallelLoopDimMappingAttr parameter 'processor' which is to be a `::mlir::gpu::Processor`
// "t.o"() {a = #gpu.loop_dim_map<processor = nix, map = (d0) -> (d0), bound = (d0) -> (d0)>} : () -> ()
//                                               ^
// <stdin>:29:58: error: expected '(' in dimensional identifier list
// "t.o"() {a = #gpu.loop_dim_map<processor = block_x, map = affine_map<(d0) -> (d0)>, bound = (d0) -> (d0)>} : () -> ()
//                                                          ^
// <stdin>:29:59: error: failed to parse ParallelLoopDimMappingAttr parameter 'map' which is to be a `AffineMap`
// "t.o"() {a = #gpu.loop_dim_map<processor = block_x, map = affine_map<(d0) -> (d0)>, bound = (d0) -> (d0)>} : () -> ()
//                                                           ^
// <stdin>:33:38: error: expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic
// "t.o"() {a = #irdl<variadicity_array[nix]>} : () -> ()
//                                      ^
// <stdin>:35:20: error: type as DLTI key is not allowed
// "t.o"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, true>>} : () -> ()
//                    ^
// <stdin>:37:20: error: non-string key of DLTI system spec
// "t.o"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, #dlti.target_device_spec<"a" = 1>>>} : () -> ()
//                    ^
// <stdin>:41:17: error: custom op 'spirv.func' invalid function_control attribute specification: "nix"
// spirv.func @f() "nix" { spirv.Return }
//                 ^
