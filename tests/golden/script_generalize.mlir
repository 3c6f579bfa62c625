// RUN: tenure opt --transform-interpreter
func.func @red(%arg0: tensor<16x32x64xf32>, %arg1: tensor<16x64xf32>, %x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<16x64xf32> {
  %r = linalg.reduce { arith.addf } ins(%arg0:tensor<16x32x64xf32>) outs(%arg1:tensor<16x64xf32>) dimensions = [1]
  %e = tensor.empty() : tensor<64x16xf32>
  %t = linalg.transpose ins(%r : tensor<16x64xf32>) outs(%e : tensor<64x16xf32>) permutation = [1, 0]
  %e2 = tensor.empty() : tensor<64x7x16xf32>
  %b = linalg.broadcast ins(%t : tensor<64x16xf32>) outs(%e2 : tensor<64x7x16xf32>) dimensions = [1]
  %cst = arith.constant 0.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%e2 : tensor<64x7x16xf32>) -> tensor<64x7x16xf32>
  %m = linalg.map { arith.mulf } ins(%f, %b : tensor<64x7x16xf32>, tensor<64x7x16xf32>) outs(%e2 : tensor<64x7x16xf32>)
  %z = linalg.exp ins(%x : tensor<?x?xf32>) outs(%y : tensor<?x?xf32>) -> tensor<?x?xf32>
  %w = linalg.matmul ins(%z, %z : tensor<?x?xf32>, tensor<?x?xf32>) outs(%y : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<16x64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %arg1 : (!transform.any_op) -> !transform.any_op
    %flattened = transform.structured.generalize %0
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// OUT:
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @red(%arg0: tensor<16x32x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?xf32>) -> tensor<16x64xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<16x32x64xf32>) outs(%arg1 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.addf %out, %in : f32
      linalg.yield %9 : f32
    } -> tensor<16x64xf32>
    %1 = tensor.empty() : tensor<64x16xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<16x64xf32>) outs(%1 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x16xf32>
    %3 = tensor.empty() : tensor<64x7x16xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<64x16xf32>) outs(%3 : tensor<64x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x7x16xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %5 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : f32) outs(%3 : tensor<64x7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x7x16xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %4 : tensor<64x7x16xf32>, tensor<64x7x16xf32>) outs(%3 : tensor<64x7x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<64x7x16xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?x?xf32>) outs(%arg3 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.exp %in : f32
      linalg.yield %9 : f32
    } -> tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7, %7 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg3 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      %10 = arith.addf %out, %9 : f32
      linalg.yield %10 : f32
    } -> tensor<?x?xf32>
    return %0 : tensor<16x64xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
      %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
  }
}

