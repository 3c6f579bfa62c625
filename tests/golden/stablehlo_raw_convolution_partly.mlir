// RUN: tenure opt --allow-unregistered-dialect
// Fields that are left out are 0 or empty.
"t.op"() {a = #stablehlo.conv<raw
      input_batch_dimension = 0, input_feature_dimension = 2>} : () -> ()
// OUT:
module {
  "t.op"() {a = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [], output_batch_dimension = 0, output_feature_dimension = 0, output_spatial_dimensions = []>} : () -> ()
}

