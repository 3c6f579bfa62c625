// RUN: tenure opt --allow-unregistered-dialect '--pass-pipeline=builtin.module(any(cse))'
// A pipeline for any op runs on those that are isolated and known, and leaves the others alone.
"t.op"() : () -> ()
func.func @f() -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  return %0, %1 : i32, i32
}
%0 = arith.constant 1 : i32
%1 = arith.constant 1 : i32
"t.use"(%0, %1) : (i32, i32) -> ()
// OUT:
module {
  "t.op"() : () -> ()
  func.func @f() -> (i32, i32) {
    %c1_i32_1 = arith.constant 1 : i32
    return %c1_i32_1, %c1_i32_1 : i32, i32
  }
  %c1_i32 = arith.constant 1 : i32
  %c1_i32_0 = arith.constant 1 : i32
  "t.use"(%c1_i32, %c1_i32_0) : (i32, i32) -> ()
}

