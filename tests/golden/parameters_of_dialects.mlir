// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// Types and attributes with parameters of amx, ptr, wasmssa, shard, xegpu and spirv, and what mlir-opt refuses of them.
"t.o"() {a = !amx.tile<16x16xbf16>} : () -> ()

// -----

"t.o"() {a = !amx.tile<16x16xf64>} : () -> ()

// -----

"t.o"() {a = !amx.tile<16x?xf32>} : () -> ()

// -----

"t.o"() {a = !ptr.ptr<#llvm.address_space<3>>} : () -> ()

// -----

"t.o"() {a = !ptr.ptr<1>} : () -> ()

// -----

"t.o"() {a = !ptr.ptr_metadata<memref<4xf32>>} : () -> ()

// -----

"t.o"() {a = !ptr.ptr_metadata<i32>} : () -> ()

// -----

"t.o"() {a = !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>} : () -> ()

// -----

"t.o"() {a = !wasmssa<limit[1:]>} : () -> ()

// -----

"t.o"() {a = !wasmssa<limit[4294967297: 1]>} : () -> ()

// -----

"t.o"() {a = !wasmssa<tabletype !wasmssa.funcref [1:2]>} : () -> ()

// -----

"t.o"() {a = !wasmssa<tabletype i32 [1:2]>} : () -> ()

// -----

"t.o"() {a = !wasmssa<local ref to index>} : () -> ()

// -----

"t.o"() {a = #shard<axisarray[[0],[1,2]]>} : () -> ()

// -----

"t.o"() {a = #xegpu.mem_layout<stride = [1, 128], block = [8, 8]>} : () -> ()

// -----

"t.o"() {a = #xegpu.mem_layout<>} : () -> ()

// -----

"t.o"() {a = #xegpu.mem_layout<stride=[1], stride=[2]>} : () -> ()

// -----

"t.o"() {a = !xegpu.mem_desc<128x128xf16,  #xegpu.mem_layout<stride=[1, 128]>>} : () -> ()

// -----

"t.o"() {a = !xegpu.mem_desc<4xf16, 1>} : () -> ()

// -----

"t.o"() {a = #spirv.resource_limits<subgroup_size=32, max_compute_workgroup_size=[1 : i32, 2 : i32, 3 : i32]>} : () -> ()

// -----

"t.o"() {a = #spirv.resource_limits<subgroup_size = 64, foo = 1>} : () -> ()
// OUT:
module {
  "t.o"() {a = !amx.tile<16x16xbf16>} : () -> ()
}

// -----
// -----
// -----
module {
  "t.o"() {a = !ptr.ptr<#llvm.address_space<3>>} : () -> ()
}

// -----
// -----
module {
  "t.o"() {a = !ptr.ptr_metadata<memref<4xf32>>} : () -> ()
}

// -----
// -----
// -----
module {
  "t.o"() {a = !wasmssa<limit[1:]>} : () -> ()
}

// -----
// -----
module {
  "t.o"() {a = !wasmssa<tabletype !wasmssa.funcref [1: 2]>} : () -> ()
}

// -----
// -----
// -----
module {
  "t.o"() {a = #shard<axisarray[[0], [1, 2]]>} : () -> ()
}

// -----
module {
  "t.o"() {a = #xegpu.mem_layout<block = [8, 8], stride = [1, 128]>} : () -> ()
}

// -----
// -----
// -----
module {
  "t.o"() {a = !xegpu.mem_desc<128x128xf16, #xegpu.mem_layout<stride = [1, 128]>>} : () -> ()
}

// -----
// -----
module {
  "t.o"() {a = #spirv.resource_limits<max_compute_workgroup_size = [1 : i32, 2 : i32, 3 : i32]>} : () -> ()
}

// -----
// ERR:
// <stdin>:6:23: error: failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer
// "t.o"() {a = !amx.tile<16x16xf64>} : () -> ()
//                       ^
// <stdin>:10:27: error: expected static shape
// "t.o"() {a = !amx.tile<16x?xf32>} : () -> ()
//                           ^
// <stdin>:18:22: error: invalid kind of attribute specified
// "t.o"() {a = !ptr.ptr<1>} : () -> ()
//                      ^
// <stdin>:26:31: error: invalid kind of type specified
// "t.o"() {a = !ptr.ptr_metadata<i32>} : () -> ()
//                               ^
// <stdin>:30:31: error: the ptr-like type has no metadata
// "t.o"() {a = !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>} : () -> ()
//                               ^
// <stdin>:38:29: error: integer value too large
// "t.o"() {a = !wasmssa<limit[4294967297: 1]>} : () -> ()
//                             ^
// <stdin>:38:39: error: failed to parse WasmSSA_LimitType parameter 'min' which is to be a `uint32_t`
// "t.o"() {a = !wasmssa<limit[4294967297: 1]>} : () -> ()
//                                       ^
// <stdin>:46:33: error: failed to verify 'reference': Opaque type for function reference or Opaque type for external reference
// "t.o"() {a = !wasmssa<tabletype i32 [1:2]>} : () -> ()
//                                 ^
// <stdin>:50:29: error: failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference
// "t.o"() {a = !wasmssa<local ref to index>} : () -> ()
//                             ^
// <stdin>:62:32: error: expected valid keyword
// "t.o"() {a = #xegpu.mem_layout<>} : () -> ()
//                                ^
// <stdin>:62:32: error: expected valid attribute name
// "t.o"() {a = #xegpu.mem_layout<>} : () -> ()
//                                ^
// <stdin>:66:32: error: duplicate key 'stride in mem layout attribute
// "t.o"() {a = #xegpu.mem_layout<stride=[1], stride=[2]>} : () -> ()
//                                ^
// <stdin>:74:36: error: expected '<'
// "t.o"() {a = !xegpu.mem_desc<4xf16, 1>} : () -> ()
//                                    ^
// <stdin>:82:63: error: duplicate or unknown struct parameter name: foo
// "t.o"() {a = #spirv.resource_limits<subgroup_size = 64, foo = 1>} : () -> ()
//                                                               ^
