// RUN: tenure opt --sccp
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  %c = stablehlo.constant dense<1.0> : tensor<2xf32>
  %d = stablehlo.constant dense<1.0> : tensor<2xf32>
  %1 = stablehlo.add %0, %c : tensor<2xf32>
  %2 = stablehlo.add %1, %d : tensor<2xf32>
  return %2 : tensor<2xf32>
}
// OUT:
module {
  func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
    %1 = stablehlo.add %0, %cst : tensor<2xf32>
    %2 = stablehlo.add %1, %cst : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}

