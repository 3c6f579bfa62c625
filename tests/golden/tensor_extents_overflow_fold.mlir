// RUN: tenure opt --canonicalize
// Where the extent of the result overflows it stays unknown.
func.func @concat(%a: tensor<9223372036854775807xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @pad(%a: tensor<9223372036854775807xf32>) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[%c1] high[%c1] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<9223372036854775807xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @collapse(%a: tensor<4611686018427387904x2xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4611686018427387904x2xf32> to tensor<?x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// OUT:
module {
  func.func @concat(%arg0: tensor<9223372036854775807xf32>) -> tensor<?xf32> {
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<?xf32>
    return %concat : tensor<?xf32>
  }
  func.func @pad(%arg0: tensor<9223372036854775807xf32>) -> tensor<?xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[%c1] high[%c1] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<9223372036854775807xf32> to tensor<?xf32>
    return %padded : tensor<?xf32>
  }
  func.func @collapse(%arg0: tensor<4611686018427387904x2xf32>) -> tensor<?xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4611686018427387904x2xf32> into tensor<?xf32>
    return %collapsed : tensor<?xf32>
  }
}

