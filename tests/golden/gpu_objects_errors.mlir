// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// What mlir-opt refuses of objects of gpu and tables of kernels.
"t.o"() {a = #gpu.kernel_table<[#gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"b", () -> ()>]>} : () -> ()

// -----

"t.o"() {a = #gpu.object<#nvvm.target, foo = "blob">} : () -> ()

// -----

"t.o"() {a = #gpu.object<1, "a">} : () -> ()

// -----

"t.o"() {a = #gpu.object<#nvvm.target, bin "x">} : () -> ()

// -----

"t.o"() {a = #gpu.object<#nvvm.target, fatbin = "x" : i32>} : () -> ()
// OUT:
// -----
// -----
// -----
// -----
module {
  "t.o"() {a = #gpu.object<#nvvm.target, "x" : i32>} : () -> ()
}

// ERR:
// <stdin>:2:31: error: expected all kernels to be uniquely named
// "t.o"() {a = #gpu.kernel_table<[#gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"b", () -> ()>]>} : () -> ()
//                               ^
// <stdin>:6:40: error: expected keyword for GPU object format
// "t.o"() {a = #gpu.object<#nvvm.target, foo = "blob">} : () -> ()
//                                        ^
// <stdin>:10:25: error: the target attribute must implement or promise the `gpu::TargetAttrInterface`
// "t.o"() {a = #gpu.object<1, "a">} : () -> ()
//                         ^
// <stdin>:14:43: error: expected '='
// "t.o"() {a = #gpu.object<#nvvm.target, bin "x">} : () -> ()
//                                           ^
// <stdin>:14:40: error: expected an equal sign
// "t.o"() {a = #gpu.object<#nvvm.target, bin "x">} : () -> ()
//                                        ^
