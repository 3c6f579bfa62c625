// RUN: tenure opt
// Conditions and loops with graphs of their own, and variables.
tosa.variable @v = dense<-1> : tensor<2x4x8xi32>
tosa.variable @w : tensor<2x?x8xi32>
func.func @control(%c: tensor<i1>, %x: tensor<f32>, %n: tensor<i32>) -> tensor<f32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %x : tensor<f32>
  } else {
    tosa.yield %x : tensor<f32>
  }
  %1 = tosa.cond_if %c (%a = %0, %b = %x) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    tosa.yield %a : tensor<f32>
  } else {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    tosa.yield %b : tensor<f32>
  }
  %2 = tosa.while_loop (%i = %n) : (tensor<i32>) -> tensor<i32> {
    %p = tosa.equal %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %p : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    tosa.yield %i : tensor<i32>
  }
  return %1 : tensor<f32>
}
// OUT:
module {
  tosa.variable @v = dense<-1> : tensor<2x4x8xi32>
  tosa.variable @w : tensor<2x?x8xi32>
  func.func @control(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<f32> {
    %0 = tosa.cond_if %arg0 : tensor<i1> -> tensor<f32> {
      tosa.yield %arg1 : tensor<f32>
    } else {
      tosa.yield %arg1 : tensor<f32>
    }
    %1 = tosa.cond_if %arg0 (%arg3 = %0, %arg4 = %arg1) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      tosa.yield %arg3 : tensor<f32>
    } else {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      tosa.yield %arg4 : tensor<f32>
    }
    %2 = tosa.while_loop (%arg3 = %arg2) : (tensor<i32>) -> tensor<i32> {
      %3 = tosa.equal %arg3, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %3 : tensor<i1>
    } do {
    ^bb0(%arg3: tensor<i32>):
      tosa.yield %arg3 : tensor<i32>
    }
    return %1 : tensor<f32>
  }
}

