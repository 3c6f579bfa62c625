// RUN: tenure opt
// The custom form of chlo.scan.
func.func @scan(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %d: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>) {
  %0, %1 = chlo.scan (%arg0) inits (%arg1) dimension = 0 attributes {is_reverse = true, scan_dim_size = 2 : i64} {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    %2 = stablehlo.add %i, %c : tensor<3xf32>
    stablehlo.return %2, %2 : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  %4:2 = chlo.scan (%d) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    %2 = stablehlo.add %i, %c : tensor<3xf32>
    stablehlo.return %2, %2 : tensor<3xf32>, tensor<3xf32>
  } : (tensor<?x3xf32>, tensor<3xf32>) -> (tensor<?x3xf32>, tensor<3xf32>)
  %5 = chlo.scan (%arg0) inits () dimension = 1 attributes {is_associative = false} {
  ^bb0(%i: tensor<2xf32>):
    stablehlo.return %i : tensor<2xf32>
  } : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<3xf32>
}
// OUT:
module {
  func.func @scan(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>) {
    %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  attributes {is_reverse = true, scan_dim_size = 2 : i64} {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      %3 = stablehlo.add %input, %carry : tensor<3xf32>
      stablehlo.return %3, %3 : tensor<3xf32>, tensor<3xf32>
    } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
    %1:2 = chlo.scan(%arg2) inits (%arg1) dimension=0  {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      %3 = stablehlo.add %input, %carry : tensor<3xf32>
      stablehlo.return %3, %3 : tensor<3xf32>, tensor<3xf32>
    } : (tensor<?x3xf32>, tensor<3xf32>) -> (tensor<?x3xf32>, tensor<3xf32>)
    %2 = chlo.scan(%arg0) inits () dimension=1  attributes {is_associative = false} {
    ^bb0(%input: tensor<2xf32>):
      stablehlo.return %input : tensor<2xf32>
    } : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0#0, %0#1 : tensor<2x3xf32>, tensor<3xf32>
  }
}

