// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.structured.interchange %0 iterator_interchange = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @f(%a: tensor<4x2x3xindex>, %b: tensor<3x4xindex>) -> tensor<3x4xindex> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a : tensor<4x2x3xindex>) outs(%b : tensor<3x4xindex>) {
    ^bb0(%in: index, %out: index):
      %1 = linalg.index 1 : index
      %2 = arith.addi %in, %1 : index
      linalg.yield %2 : index
    } -> tensor<3x4xindex>
    return %0 : tensor<3x4xindex>
  }
}
// OUT:
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0)>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.interchange %0 iterator_interchange = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  func.func @f(%arg0: tensor<4x2x3xindex>, %arg1: tensor<3x4xindex>) -> tensor<3x4xindex> {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<4x2x3xindex>) outs(%arg1 : tensor<3x4xindex>) {
    ^bb0(%in: index, %out: index):
      %1 = linalg.index 0 : index
      %2 = linalg.index 1 : index
      %3 = linalg.index 2 : index
      %4 = affine.apply #map2(%1, %2, %3)
      %5 = arith.addi %in, %4 : index
      linalg.yield %5 : index
    } -> tensor<3x4xindex>
    return %0 : tensor<3x4xindex>
  }
}

