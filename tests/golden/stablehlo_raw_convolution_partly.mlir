// RUN: tenure opt --allow-unregistered-dialect
// Dimensions of which fields are left out stay as they are written.
"t.op"() {a = #stablehlo.conv<raw
      input_batch_dimension = 0, input_feature_dimension = 2>} : () -> ()
// OUT:
module {
  "t.op"() {a = #stablehlo.conv<raw
      input_batch_dimension = 0, input_feature_dimension = 2>} : () -> ()
}

