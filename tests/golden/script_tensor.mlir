// RUN: tenure opt --transform-interpreter
func.func @concat(%a: tensor<2x3xf32>, %b: tensor<2x?xf32>, %c: tensor<?x4xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<2x3xf32>, tensor<2x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @empties(%n: index, %m: index) -> (tensor<?x6xf32>, tensor<?x?xf32>, tensor<2x3xf32>) {
  %0 = tensor.empty(%n, %m) : tensor<?x?x2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3]] : tensor<?x?x2x3xf32> into tensor<?x6xf32>
  %2 = tensor.extract_slice %0[0, 0, %n, 0] [%m, %n, 1, 1] [1, 1, 1, 1] : tensor<?x?x2x3xf32> to tensor<?x?xf32>
  %3 = tensor.empty() : tensor<6xf32>
  %4 = tensor.expand_shape %3 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return %1, %2, %4 : tensor<?x6xf32>, tensor<?x?xf32>, tensor<2x3xf32>
}
func.func @packs(%d: tensor<8x8x32x32xf32>, %e: tensor<256x256xf32>) -> (tensor<8x8x32x32xf32>, tensor<256x256xf32>) {
  %0 = tensor.empty() : tensor<256x256xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %d : tensor<256x256xf32> -> tensor<8x8x32x32xf32>
  %2 = tensor.empty() : tensor<8x8x32x32xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %e : tensor<8x8x32x32xf32> -> tensor<256x256xf32>
  return %1, %3 : tensor<8x8x32x32xf32>, tensor<256x256xf32>
}
func.func @sums(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant -0.0 : f32
  %0 = tensor.empty() : tensor<8x8xf32>
  %1 = linalg.fill ins(%z : f32) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = linalg.add ins(%2, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.decompose_concat
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty
      transform.apply_patterns.linalg.fold_add_into_dest
    } : !transform.any_op
    transform.yield
  }
}
// OUT:
#map = affine_map<()[s0] -> (s0 + 3)>
#map1 = affine_map<()[s0] -> (s0 + 7)>
#map2 = affine_map<()[s0, s1] -> (s0 * s1)>
module {
  func.func @concat(%arg0: tensor<2x3xf32>, %arg1: tensor<2x?xf32>, %arg2: tensor<?x4xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<2x?xf32>
    %0 = affine.apply #map()[%dim]
    %dim_0 = tensor.dim %arg2, %c0 : tensor<?x4xf32>
    %1 = affine.apply #map1()[%dim]
    %2 = tensor.empty(%1) : tensor<2x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x?xf32>
    %inserted_slice_1 = tensor.insert_slice %arg1 into %inserted_slice[0, 3] [2, %dim] [1, 1] : tensor<2x?xf32> into tensor<2x?xf32>
    %inserted_slice_2 = tensor.insert_slice %arg2 into %inserted_slice_1[0, %0] [%dim_0, 4] [1, 1] : tensor<?x4xf32> into tensor<2x?xf32>
    %cast = tensor.cast %inserted_slice_2 : tensor<2x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @empties(%arg0: index, %arg1: index) -> (tensor<?x6xf32>, tensor<?x?xf32>, tensor<2x3xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%arg0, %arg1) : tensor<?x?x2x3xf32>
    %dim = tensor.dim %0, %c0 : tensor<?x?x2x3xf32>
    %dim_0 = tensor.dim %0, %c1 : tensor<?x?x2x3xf32>
    %1 = affine.apply #map2()[%dim, %dim_0]
    %2 = tensor.empty(%1) : tensor<?x6xf32>
    %3 = tensor.empty(%arg1, %arg0) : tensor<?x?xf32>
    %4 = tensor.empty() : tensor<2x3xf32>
    return %2, %3, %4 : tensor<?x6xf32>, tensor<?x?xf32>, tensor<2x3xf32>
  }
  func.func @packs(%arg0: tensor<8x8x32x32xf32>, %arg1: tensor<256x256xf32>) -> (tensor<8x8x32x32xf32>, tensor<256x256xf32>) {
    return %arg0, %arg1 : tensor<8x8x32x32xf32>, tensor<256x256xf32>
  }
  func.func @sums(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%arg0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      transform.apply_patterns to %0 {
        transform.apply_patterns.tensor.decompose_concat
        transform.apply_patterns.tensor.fold_tensor_empty
        transform.apply_patterns.linalg.fold_pack_unpack_into_empty
        transform.apply_patterns.linalg.fold_add_into_dest
      } : !transform.any_op
      transform.yield 
    }
  }
}

