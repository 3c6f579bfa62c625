// A check of the schema: values are f64.
toy.func @main() {
  %0 = toy.constant dense<1.0> : tensor<f32>
  toy.return
}
