// RUN: tenure opt --transform-interpreter
func.func @m(%A: tensor<?x8xf32>, %B: tensor<8x?xf32>, %C: tensor<?x?xf32>, %D: tensor<3x?x8xf16>, %E: tensor<3x8x5xf16>, %F: tensor<3x?x5xf32>) -> (tensor<?x?xf32>, tensor<3x?x5xf32>) {
  %0 = linalg.matmul ins(%A, %B : tensor<?x8xf32>, tensor<8x?xf32>) outs(%C : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.batch_matmul ins(%D, %E : tensor<3x?x8xf16>, tensor<3x8x5xf16>) outs(%F : tensor<3x?x5xf32>) -> tensor<3x?x5xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<3x?x5xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1 : !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %0 = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match ops{["linalg.batch_matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.transpose_matmul %b <rhs> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// OUT:
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @m(%arg0: tensor<?x8xf32>, %arg1: tensor<8x?xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<3x?x8xf16>, %arg4: tensor<3x8x5xf16>, %arg5: tensor<3x?x5xf32>) -> (tensor<?x?xf32>, tensor<3x?x5xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x8xf32>
    %0 = tensor.empty(%dim) : tensor<8x?xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x8xf32>) outs(%0 : tensor<8x?xf32>) permutation = [1, 0] 
    %1 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%transposed, %arg1 : tensor<8x?xf32>, tensor<8x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = tensor.empty() : tensor<3x5x8xf16>
    %transposed_0 = linalg.transpose ins(%arg4 : tensor<3x8x5xf16>) outs(%2 : tensor<3x5x8xf16>) permutation = [0, 2, 1] 
    %3 = linalg.batch_matmul indexing_maps = [#map3, #map4, #map5] ins(%arg3, %transposed_0 : tensor<3x?x8xf16>, tensor<3x5x8xf16>) outs(%arg5 : tensor<3x?x5xf32>) -> tensor<3x?x5xf32>
    return %1, %3 : tensor<?x?xf32>, tensor<3x?x5xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
      %2 = transform.structured.match ops{["linalg.batch_matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %3 = transform.structured.transpose_matmul %2<rhs> : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
  }
}

