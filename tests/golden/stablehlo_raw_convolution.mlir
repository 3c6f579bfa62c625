// RUN: tenure opt
func.func @f(%arg0: tensor<1x8x1xf32>, %arg1: tensor<2x1x1xf32>) -> tensor<1x7x1xf32> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) {
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<raw
      input_batch_dimension = 0,
      input_feature_dimension = 2,
      input_spatial_dimensions = [1],
      kernel_input_feature_dimension = 1,
      kernel_output_feature_dimension = 2,
      kernel_spatial_dimensions = [0],
      output_batch_dimension = 0,
      output_feature_dimension = 2,
      output_spatial_dimensions = [1]
    >,
    feature_group_count = 1 : i64
  } : (tensor<1x8x1xf32>, tensor<2x1x1xf32>) -> tensor<1x7x1xf32>
  func.return %0 : tensor<1x7x1xf32>
}
// OUT:
module {
  func.func @f(%arg0: tensor<1x8x1xf32>, %arg1: tensor<2x1x1xf32>) -> tensor<1x7x1xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x1xf32>, tensor<2x1x1xf32>) -> tensor<1x7x1xf32>
    return %0 : tensor<1x7x1xf32>
  }
}

