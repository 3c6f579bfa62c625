// RUN: tenure opt --split-input-file
func.func @transpose(%a: tensor<2x3xf32>, %b: tensor<3x2x1xf32>) -> tensor<3x2x1xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2x1xf32>) permutation = [1, 0]
  return %0 : tensor<3x2x1xf32>
}
// -----
func.func @permutation(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 0, 2]
  return %0 : tensor<3x2xf32>
}
// OUT:
// -----
// ERR:
// <stdin>:2:8: error: 'linalg.transpose' op input rank 2 does not match init rank 3
//   %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2x1xf32>) permutation = [1, 0]
//        ^
// <stdin>:2:8: note: see current operation: 
// %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1, 0>}> ({
// ^bb0(%arg2: f32, %arg3: f32):
//   "linalg.yield"(%arg2) : (f32) -> ()
// }) : (tensor<2x3xf32>, tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
// <stdin>:7:8: error: 'linalg.transpose' op size of permutation 3 does not match the argument rank 2
//   %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 0, 2]
//        ^
// <stdin>:7:8: note: see current operation: 
// %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1, 0, 2>}> ({
// ^bb0(%arg2: f32, %arg3: f32):
//   "linalg.yield"(%arg2) : (f32) -> ()
// }) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
