// RUN: tenure opt --linalg-morph-ops=named-to-category --linalg-fold-into-elementwise --linalg-generalize-named-ops
func.func @named(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<?x8xf32>, %m: memref<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x4xf32>, tensor<8xf32>, tensor<8x4xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %t = linalg.transpose ins(%b : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %0 = linalg.add {dropped} ins(%a, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %f = tensor.empty() : tensor<4x4xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = tensor.empty() : tensor<8xf32>
  %2 = linalg.reduce { arith.addf } ins(%c : tensor<?x8xf32>) outs(%g : tensor<8xf32>) dimensions = [0]
  %h = tensor.empty() : tensor<8x4xf32>
  %3 = linalg.broadcast ins(%2 : tensor<8xf32>) outs(%h : tensor<8x4xf32>) dimensions = [1]
  %4 = linalg.map { math.exp } ins(%3 : tensor<8x4xf32>) outs(%h : tensor<8x4xf32>)
  linalg.exp ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  return %0, %1, %2, %4 : tensor<4x8xf32>, tensor<4x4xf32>, tensor<8xf32>, tensor<8x4xf32>
}
func.func @windows(%i: tensor<1x16x16x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x7x7x8xf32>, %w: memref<2x2xf32>, %x: memref<1x4x4x1xf32>, %y: memref<1x2x2x1xf32>) -> tensor<1x7x7x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>} ins(%i, %k : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>
  linalg.pooling_nhwc_max {dilations = dense<[2, 1]> : vector<2xi64>} ins(%x, %w : memref<1x4x4x1xf32>, memref<2x2xf32>) outs(%y : memref<1x2x2x1xf32>)
  return %0 : tensor<1x7x7x8xf32>
}
// OUT:
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4 * 2, d2 + d5, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
module {
  func.func @named(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<?x8xf32>, %arg3: memref<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x4xf32>, tensor<8xf32>, tensor<8x4xf32>) {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.addf %in, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x4xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%2 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = arith.mulf %in, %in_0 : f32
      %10 = arith.addf %out, %9 : f32
      linalg.yield %10 : f32
    } -> tensor<4x4xf32>
    %4 = tensor.empty() : tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "parallel"]} ins(%arg2 : tensor<?x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.addf %out, %in : f32
      linalg.yield %9 : f32
    } -> tensor<8xf32>
    %6 = tensor.empty() : tensor<8x4xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8xf32>) outs(%6 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x4xf32>) outs(%6 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.exp %in : f32
      linalg.yield %9 : f32
    } -> tensor<8x4xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.exp %in : f32
      linalg.yield %9 : f32
    }
    return %1, %3, %5, %8 : tensor<4x8xf32>, tensor<4x4xf32>, tensor<8xf32>, tensor<8x4xf32>
  }
  func.func @windows(%arg0: tensor<1x16x16x3xf32>, %arg1: tensor<3x3x3x8xf32>, %arg2: tensor<1x7x7x8xf32>, %arg3: memref<2x2xf32>, %arg4: memref<1x4x4x1xf32>, %arg5: memref<1x2x2x1xf32>) -> tensor<1x7x7x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%arg2 : tensor<1x7x7x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<1x7x7x8xf32>
    linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg4, %arg3 : memref<1x4x4x1xf32>, memref<2x2xf32>) outs(%arg5 : memref<1x2x2x1xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    }
    return %0 : tensor<1x7x7x8xf32>
  }
}

