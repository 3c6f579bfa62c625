// RUN: tenure opt --pass-pipeline='builtin.module(canonicalize{disable-patterns={(anonymous namespace)::AddIAddConstant},"(anonymous namespace)::SelectNotCond" disable-patterns=unknown})'
func.func @f(%a: i32, %b: i8, %c: i1) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %true = arith.constant true
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.extui %b : i8 to i16
  %3 = arith.extsi %2 : i16 to i32
  %4 = arith.xori %c, %true : i1
  %5 = arith.select %4, %a, %3 : i32
  return %1, %3, %5 : i32, i32, i32
}
// OUT:
module {
  func.func @f(%arg0: i32, %arg1: i8, %arg2: i1) -> (i32, i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %true = arith.constant true
    %0 = arith.addi %arg0, %c1_i32 : i32
    %1 = arith.addi %0, %c2_i32 : i32
    %2 = arith.extui %arg1 : i8 to i32
    %3 = arith.xori %arg2, %true : i1
    %4 = arith.select %3, %arg0, %2 : i32
    return %1, %2, %4 : i32, i32, i32
  }
}
