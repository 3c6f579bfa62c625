// RUN: tenure opt --split-input-file
// Structured ops whose maps, shapes, results and regions do not fit, in MLIR's words.
func.func @f(%a: memref<2x3xf32>, %b: memref<4x5xf32>) {
  linalg.matmul ins(%a, %b : memref<2x3xf32>, memref<4x5xf32>) outs(%b : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>], iterator_types = ["parallel", "reduction"]}
      outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    %0 = linalg.index 1 : index
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %x: f64) {
  linalg.fill ins(%x : f64) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<16x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.transpose ins(%a : tensor<16x64xf32>) outs(%b : tensor<64x64xf32>) permutation = [1, 0]
  return %0 : tensor<64x64xf32>
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<4xf32>) {
  linalg.conv_1d ins(%b, %b : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:3:3: error: 'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 3, but found 4
//   linalg.matmul ins(%a, %b : memref<2x3xf32>, memref<4x5xf32>) outs(%b : memref<4x5xf32>)
//   ^
// <stdin>:3:3: note: see current operation: 
// "linalg.matmul"(%arg0, %arg1, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
// ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//   %0 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
//   %1 = "arith.addf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
//   "linalg.yield"(%1) : (f32) -> ()
// }) : (memref<2x3xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()
// <stdin>:10:8: error: 'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0 + d1))
//   %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>], iterator_types = ["parallel", "reduction"]}
//        ^
// <stdin>:10:8: note: see current operation: 
// %0 = "linalg.generic"(%arg0) <{indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 0, 1>}> ({
// ^bb0(%arg1: f32):
//   "linalg.yield"(%arg1) : (f32) -> ()
// }) : (tensor<?xf32>) -> tensor<?xf32>
// <stdin>:23:10: error: 'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp
//     %0 = linalg.index 1 : index
//          ^
// <stdin>:23:10: note: see current operation: %0 = "linalg.index"() <{dim = 1 : i64}> : () -> index
// <stdin>:32:3: error: 'linalg.fill' op expected fill value type ('f64') to match output element type ('f32')
//   linalg.fill ins(%x : f64) outs(%a : memref<4xf32>)
//   ^
// <stdin>:32:3: note: see current operation: 
// "linalg.fill"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// ^bb0(%arg2: f64, %arg3: f32):
//   "linalg.yield"(%arg2) : (f64) -> ()
// }) : (f64, memref<4xf32>) -> ()
// <stdin>:39:8: error: 'linalg.transpose' op dim(result, 1) = 64 doesn't match dim(input, permutation[1]) = 16
//   %0 = linalg.transpose ins(%a : tensor<16x64xf32>) outs(%b : tensor<64x64xf32>) permutation = [1, 0]
//        ^
// <stdin>:39:8: note: see current operation: 
// %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1, 0>}> ({
// ^bb0(%arg2: f32, %arg3: f32):
//   "linalg.yield"(%arg2) : (f32) -> ()
// }) : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
// <stdin>:46:3: error: 'linalg.conv_1d' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 7, but found 4
//   linalg.conv_1d ins(%b, %b : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
//   ^
// <stdin>:46:3: note: see current operation: 
// "linalg.conv_1d"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
//   %0 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
//   %1 = "arith.addf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
//   "linalg.yield"(%1) : (f32) -> ()
// }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
