// RUN: tenure opt "--pass-pipeline=builtin.module(func.func(remove-dead-values))"
// What is outside of what the pass runs on stays as it is, and so does what calls hand to it.
func.func private @g(%a: i32) -> i32 {
  %k = arith.constant 7 : i32
  return %k : i32
}
func.func @f(%a: i32) -> i32 {
  %v = arith.addi %a, %a : i32
  %r = func.call @g(%v) : (i32) -> i32
  return %r : i32
}
// OUT:
module {
  func.func private @g(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    return %c7_i32 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = call @g(%0) : (i32) -> i32
    return %1 : i32
  }
}

