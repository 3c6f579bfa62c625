// RUN: tenure opt --split-input-file
// Types with parameters print in one form, and two spellings are one type.
!value = !async.value<f32>
!handle = !transform.op<"scf.for">
func.func private @forms(!value, !async.value< !async.value<  f32 > >, !async<value<f32>>,
                         !nvgpu.mbarrier.group<num_barriers=4,memorySpace = #gpu.address_space<workgroup>>,
                         !nvgpu.mbarrier.group<memorySpace = 3 : i32, num_barriers = 1>,
                         !nvgpu.mbarrier.group<memorySpace = "m", num_barriers = -1>,
                         !nvgpu.tensormap.descriptor<oob = "zero", swizzle=none, tensor=memref<4xf32>,
                                                     interleave = none, l2promo = none>,
                         !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>,
                         !handle, !transform.param<i64>)
func.func @same(%a: !value) -> !async.value< f32 > {
  return %a : !async<value<f32>>
}
#map = affine_map<(d0) -> (d0)>
func.func private @aliases(!async.value<memref<4xf32, #map>>,
                           !nvgpu.warpgroup.descriptor<tensor = memref<4xf32, affine_map<(d0) -> (d0 * 2)>>>)
// -----
func.func private @f(!async.value<>)
// -----
func.func private @f(!async.value)
// -----
func.func private @f(!async.value<f32, i32>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle=bad, l2promo = none, oob = zero, interleave = none>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle=4, l2promo = none, oob = zero, interleave = none>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<4xf32>>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<foo = 4>)
// -----
func.func private @f(!nvgpu.mbarrier.group<>)
// -----
func.func private @f(!nvgpu.mbarrier.group<num_barriers = 3>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, memorySpace = 2>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace 3>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3 x>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3 : i32, num_barriers = 99999999999>)
// -----
func.func private @f(!nvgpu.warpgroup.accumulator<fragmented = f32>)
// -----
func.func private @f(!transform.op<a>)
// -----
func.func private @f(!transform.op<"a" b>)
// OUT:
#map = affine_map<(d0) -> (d0 * 2)>
module {
  func.func private @forms(!async.value<f32>, !async.value<!async.value<f32>>, !async.value<f32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.mbarrier.group<memorySpace = 3 : i32>, !nvgpu.mbarrier.group<memorySpace = "m", num_barriers = 4294967295>, !nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, !transform.op<"scf.for">, !transform.param<i64>)
  func.func @same(%arg0: !async.value<f32>) -> !async.value<f32> {
    return %arg0 : !async.value<f32>
  }
  func.func private @aliases(!async.value<memref<4xf32>>, !nvgpu.warpgroup.descriptor<tensor = memref<4xf32, #map>>)
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
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:19:35: error: expected non-function type
// func.func private @f(!async.value<>)
//                                   ^
// <stdin>:21:34: error: expected '<'
// func.func private @f(!async.value)
//                                  ^
// <stdin>:23:38: error: expected '>'
// func.func private @f(!async.value<f32, i32>)
//                                      ^
// <stdin>:25:82: error: expected ::mlir::nvgpu::TensorMapSwizzleKind to be one of: none, swizzle_32b, swizzle_64b, swizzle_128b
// func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle=bad, l2promo = none, oob = zero, interleave = none>)
//                                                                                  ^
// <stdin>:25:85: error: failed to parse NVGPU_TensorMapDescriptor parameter 'swizzle' which is to be a `::mlir::nvgpu::TensorMapSwizzleKind`
// func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle=bad, l2promo = none, oob = zero, interleave = none>)
//                                                                                     ^
// <stdin>:27:82: error: expected valid keyword or string
// func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle=4, l2promo = none, oob = zero, interleave = none>)
//                                                                                  ^
// <stdin>:27:82: error: failed to parse NVGPU_TensorMapDescriptor parameter 'swizzle' which is to be a `::mlir::nvgpu::TensorMapSwizzleKind`
// func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle=4, l2promo = none, oob = zero, interleave = none>)
//                                                                                  ^
// <stdin>:29:72: error: expected ','
// func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<4xf32>>)
//                                                                        ^
// <stdin>:31:56: error: duplicate or unknown struct parameter name: foo
// func.func private @f(!nvgpu.tensormap.descriptor<foo = 4>)
//                                                        ^
// <stdin>:33:44: error: expected valid keyword
// func.func private @f(!nvgpu.mbarrier.group<>)
//                                            ^
// <stdin>:33:44: error: expected a parameter name in struct
// func.func private @f(!nvgpu.mbarrier.group<>)
//                                            ^
// <stdin>:35:60: error: struct is missing required parameter: memorySpace
// func.func private @f(!nvgpu.mbarrier.group<num_barriers = 3>)
//                                                            ^
// <stdin>:37:75: error: duplicate or unknown struct parameter name: memorySpace
// func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, memorySpace = 2>)
//                                                                           ^
// <stdin>:39:55: error: expected '='
// func.func private @f(!nvgpu.mbarrier.group<memorySpace 3>)
//                                                       ^
// <stdin>:41:59: error: expected '>'
// func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3 x>)
//                                                           ^
// <stdin>:43:82: error: integer value too large
// func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3 : i32, num_barriers = 99999999999>)
//                                                                                  ^
// <stdin>:43:93: error: failed to parse NVGPU_MBarrierGroup parameter 'num_barriers' which is to be a `unsigned`
// func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3 : i32, num_barriers = 99999999999>)
//                                                                                             ^
// <stdin>:45:64: error: invalid kind of type specified: expected builtin.vector, but found 'f32'
// func.func private @f(!nvgpu.warpgroup.accumulator<fragmented = f32>)
//                                                                ^
// <stdin>:45:67: error: failed to parse NVGPU_WarpgroupAccumulator parameter 'fragmented' which is to be a `VectorType`
// func.func private @f(!nvgpu.warpgroup.accumulator<fragmented = f32>)
//                                                                   ^
// <stdin>:47:36: error: expected string
// func.func private @f(!transform.op<a>)
//                                    ^
// <stdin>:47:36: error: failed to parse Transform_OperationType parameter 'operation_name' which is to be a `::llvm::StringRef`
// func.func private @f(!transform.op<a>)
//                                    ^
// <stdin>:49:39: error: expected '>'
// func.func private @f(!transform.op<"a" b>)
//                                       ^
