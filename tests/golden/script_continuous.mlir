// RUN: tenure opt --transform-interpreter
func.func @matmul(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>)
                    outs(%C : tensor<?x?xf32>) -> (tensor<?x?xf32>)
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1 : !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %0 { dimension = 1, target_size = 9} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// OUT:
#map = affine_map<()[s0] -> (s0 floordiv 9)>
#map1 = affine_map<()[s0] -> (s0 mod 9)>
#map2 = affine_map<()[s0] -> ((s0 mod 9) floordiv 8)>
#map3 = affine_map<()[s0] -> ((s0 mod 9) mod 8)>
#map4 = affine_map<()[s0] -> (((s0 mod 9) mod 8) floordiv 4)>
#map5 = affine_map<()[s0] -> ((s0 mod 9) mod 4)>
#map6 = affine_map<()[s0] -> (((s0 mod 9) mod 4) floordiv 2)>
#map7 = affine_map<()[s0] -> ((s0 mod 9) mod 2)>
#map8 = affine_map<()[s0] -> (0)>
#map9 = affine_map<()[s0] -> ((s0 floordiv 9) * 9)>
#map10 = affine_map<()[s0] -> (((s0 mod 9) floordiv 8) * 8)>
#map11 = affine_map<()[s0] -> ((((s0 mod 9) mod 8) floordiv 4) * 4)>
#map12 = affine_map<()[s0] -> ((((s0 mod 9) mod 4) floordiv 2) * 2)>
module {
  func.func @matmul(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg1, %c0_1 : tensor<?x?xf32>
    %c1_3 = arith.constant 1 : index
    %dim_4 = tensor.dim %arg1, %c1_3 : tensor<?x?xf32>
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %arg2, %c0_5 : tensor<?x?xf32>
    %c1_7 = arith.constant 1 : index
    %dim_8 = tensor.dim %arg2, %c1_7 : tensor<?x?xf32>
    %c9 = arith.constant 9 : index
    %0 = affine.apply #map()[%dim_4]
    %1 = affine.apply #map1()[%dim_4]
    %2 = affine.apply #map()[%dim_4]
    %c8 = arith.constant 8 : index
    %3 = affine.apply #map2()[%dim_4]
    %4 = affine.apply #map2()[%dim_4]
    %5 = affine.apply #map3()[%dim_4]
    %c4 = arith.constant 4 : index
    %6 = affine.apply #map4()[%dim_4]
    %7 = affine.apply #map4()[%dim_4]
    %8 = affine.apply #map5()[%dim_4]
    %c2 = arith.constant 2 : index
    %9 = affine.apply #map6()[%dim_4]
    %10 = affine.apply #map6()[%dim_4]
    %11 = affine.apply #map7()[%dim_4]
    %c1_9 = arith.constant 1 : index
    %12 = affine.apply #map7()[%dim_4]
    %13 = affine.apply #map7()[%dim_4]
    %14 = affine.apply #map8()[%dim_4]
    %15 = affine.apply #map9()[%dim_4]
    %16 = affine.apply #map10()[%dim_4]
    %17 = affine.apply #map11()[%dim_4]
    %18 = affine.apply #map12()[%dim_4]
    %19 = affine.apply #map7()[%dim_4]
    %20 = linalg.matmul ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %20 : tensor<?x?xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %0 {dimension = 1 : i64, target_size = 9 : i64} : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
  }
}

