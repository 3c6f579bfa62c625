// RUN: tenure opt --split-input-file --verify-diagnostics
// Extents that are calculated may be too large, or below zero.
func.func @concat(%a: tensor<9223372036854775807xf32>) {
  // expected-error@+1 {{'tensor.concat' op result type 'tensor<3xf32>'does not match inferred shape 'tensor<-2xf32>' static sizes}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @pad(%a: tensor<4x?xf32>) {
  // expected-error@+1 {{specified type 'tensor<4x?xf32>' does not match the inferred type 'tensor<-9223372036854775803x?xf32>'}}
  %0 = tensor.pad %a low[9223372036854775807, 0] high[2, 1] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return
}
// -----
func.func @pad_rank(%a: tensor<4xf32>) {
  // expected-error@+1 {{specified type 'tensor<3xf32>' does not match the inferred type 'tensor<-3xf32>'}}
  %0 = tensor.pad %a low[-9] high[2] {
  ^bb0(%i: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<4xf32> to tensor<3xf32>
  return
}
// OUT:
// -----
// -----
