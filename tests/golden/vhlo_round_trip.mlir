// RUN: tenure opt --stablehlo-legalize-to-vhlo --vhlo-to-version=target=0.9.0 --vhlo-to-version=target=current --vhlo-legalize-to-stablehlo
// What goes to an older version of vhlo comes back as it was.
func.func public @main(%a: tensor<8x4xf32> {test.x = 3 : i32}, %n: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>, %i: tensor<2x1xi32>) -> (tensor<8x8xf32>) attributes {test.b = true} {
  %d = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %e = stablehlo.dot_general %a, %t, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %f = stablehlo.exponential %e : tensor<8x8xf32>
  %c = stablehlo.convolution(%n, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x8x4xf32>
  %g = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %s = stablehlo.custom_call @target(%r) {backend_config = "x"} : (tensor<4xf32>) -> tensor<4xf32>
  %p = call @other(%s) : (tensor<4xf32>) -> tensor<4xf32>
  %q = stablehlo.compare LT, %p, %s, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %f : tensor<8x8xf32>
}
func.func private @other(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
// OUT:
module {
  func.func public @main(%arg0: tensor<8x4xf32> {test.x = 3 : i32}, %arg1: tensor<1x8x8x3xf32>, %arg2: tensor<3x3x3x4xf32>, %arg3: tensor<2x1xi32>) -> tensor<8x8xf32> attributes {test.b = true} {
    %c = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.exponential %1 : tensor<8x8xf32>
    %3 = stablehlo.convolution(%arg1, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x4x8x4xf32>
    %4 = "stablehlo.gather"(%arg0, %arg3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.custom_call @target(%5) {backend_config = "x"} : (tensor<4xf32>) -> tensor<4xf32>
    %7 = call @other(%6) : (tensor<4xf32>) -> tensor<4xf32>
    %8 = stablehlo.compare LT, %7, %6, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %2 : tensor<8x8xf32>
  }
  func.func private @other(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}

