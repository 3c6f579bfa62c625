// RUN: tenure opt --transform-interpreter
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @generic( %arg0: tensor<?x7xf32>, %arg1: tensor<?x7xf32>, %s: f32) -> tensor<?x7xf32> {
  %0 = linalg.generic {indexing_maps = [#map, affine_map<(d0, d1) -> ()>, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %s: tensor<?x7xf32>, f32) outs(%arg1 : tensor<?x7xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %i = linalg.index 0 : index
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %arg1 : (!transform.any_op) -> !transform.any_op
    %flattened = transform.structured.flatten_elementwise %0
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// OUT:
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @generic(%arg0: tensor<?x7xf32>, %arg1: tensor<?x7xf32>, %arg2: f32) -> tensor<?x7xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x7xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?x7xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x7xf32> into tensor<?xf32>
    %collapsed_2 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<?x7xf32> into tensor<?xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel"]} ins(%collapsed, %arg2 : tensor<?xf32>, f32) outs(%collapsed_2 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %1 = linalg.index 0 : index
      %c7 = arith.constant 7 : index
      %2 = arith.remsi %1, %c7 : index
      %3 = arith.divsi %1, %c7 : index
      %4 = arith.addf %in, %in_3 : f32
      linalg.yield %4 : f32
    } -> tensor<?xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [%dim, 7] : tensor<?xf32> into tensor<?x7xf32>
    return %expanded : tensor<?x7xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
      %1 = transform.structured.flatten_elementwise %0 : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
  }
}

