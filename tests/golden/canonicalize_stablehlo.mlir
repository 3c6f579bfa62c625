// RUN: tenure opt --canonicalize --cse
// StableHLO's trait is not MLIR's: constants stay where they are, and order tells ops apart. chlo has MLIR's.
func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.add %c, %x : tensor<4xf32>
  %1 = stablehlo.add %x, %c : tensor<4xf32>
  %2 = chlo.broadcast_add %c, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = chlo.broadcast_add %x, %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// OUT:
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %cst, %arg0 : tensor<4xf32>
    %1 = stablehlo.add %arg0, %cst : tensor<4xf32>
    %2 = chlo.broadcast_add %arg0, %cst : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0, %1, %2, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
