// RUN: tenure opt --convert-func-to-spirv
// A function stays whose blocks have arguments that spirv cannot have here.
func.func @f(%c: i1, %a: i32) -> i32 {
  %0 = arith.constant 5 : i64
  cf.cond_br %c, ^bb1(%0 : i64), ^bb2
^bb1(%1: i64):
  %2 = arith.addi %1, %1 : i64
  cf.br ^bb2
^bb2:
  return %a : i32
}
func.func @g(%a: i32) -> i32 {
  return %a : i32
}

// OUT:
module {
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    %c5_i64 = arith.constant 5 : i64
    cf.cond_br %arg0, ^bb1(%c5_i64 : i64), ^bb2
  ^bb1(%0: i64):  // pred: ^bb0
    %1 = arith.addi %0, %0 : i64
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    spirv.ReturnValue %arg1 : i32
  }
  spirv.func @g(%arg0: i32) -> i32 "None" {
    spirv.ReturnValue %arg0 : i32
  }
}

