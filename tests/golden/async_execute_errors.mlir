// RUN: tenure opt --split-input-file --verify-diagnostics
// What goes into the body of an execution, and out of it.
func.func @f(%v: !async.value<f32>, %u: f32) {
  // expected-error@+1 {{along control flow edge from Operation async.yield to parent: successor operand type #0 'f32' should match successor input type #0 '!async.value<f64>'}}
  %t, %r = async.execute -> !async.value<f64> {
    async.yield %u : f32
  }
  return
}
// -----
func.func @f(%v: !async.value<f32>, %u: f32) {
  // expected-error@+1 {{along control flow edge from Operation async.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  %t = async.execute {
    async.yield %u : f32
  }
  return
}
// -----
func.func @f(%v: !async.value<f32>, %u: f32) {
  // expected-error@+1 {{along control flow edge from Operation async.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %t, %r = async.execute -> !async.value<f64> {
    async.yield
  }
  return
}
// -----
func.func @f(%v: !async.value<f32>, %u: f32) {
  // expected-error@+1 {{along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  %t, %r = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0:
    async.yield %u : f32
  }) : (!async.value<f32>) -> (!async.token, !async.value<f32>)
  return
}
// -----
func.func @f(%v: !async.value<f32>, %u: f32) {
  // expected-error@+1 {{along control flow edge from parent to Region #0: successor operand type #0 '!async.value<f32>' should match successor input type #0 'f64'}}
  %t, %r = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: f64):
    async.yield %u : f32
  }) : (!async.value<f32>) -> (!async.token, !async.value<f32>)
  return
}
// -----
func.func @f(%v: !async.token, %u: f32) {
  // expected-error@+1 {{along control flow edge from parent to Region #0: successor operand type #0 '!async.token' should match successor input type #0 'f64'}}
  %t, %r = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: f64):
    async.yield %u : f32
  }) : (!async.token) -> (!async.token, !async.value<f32>)
  return
}
// -----
func.func @good(%v: !async.value<f32>, %t: !async.token) -> !async.value<f32> {
  %token, %r = async.execute [%t] (%v as %x: !async.value<f32>) -> !async.value<f32> {
    async.yield %x : f32
  }
  return %r : !async.value<f32>
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @good(%arg0: !async.value<f32>, %arg1: !async.token) -> !async.value<f32> {
    %token, %bodyResults = async.execute [%arg1] (%arg0 as %arg2: !async.value<f32>) -> !async.value<f32> {
      async.yield %arg2 : f32
    }
    return %bodyResults : !async.value<f32>
  }
}

