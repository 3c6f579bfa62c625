// RUN: tenure opt --pass-pipeline=builtin.module(func.func(canonicalize{region-simplify=aggressive},cse),strip-debuginfo,trivial-dce) --mlir-print-debuginfo
func.func @merge(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.addi %x, %y : i32
  return %0 : i32
^b:
  %1 = arith.addi %y, %x : i32
  return %1 : i32
}
// OUT:
#loc = loc(unknown)
module {
  func.func @merge(%arg0: i1 loc(unknown), %arg1: i32 loc(unknown), %arg2: i32 loc(unknown)) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32 loc(#loc)
    %1 = arith.select %arg0, %arg2, %arg1 : i32 loc(#loc)
    %2 = arith.addi %0, %1 : i32 loc(#loc)
    return %2 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)

