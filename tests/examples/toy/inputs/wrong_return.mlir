// A check of the dialect: the function gives nothing.
toy.func @main() {
  %0 = toy.constant dense<1.0> : tensor<f64>
  toy.return %0 : tensor<f64>
}
