// RUN: tenure opt --mlir-print-debuginfo --mlir-print-local-scope
// The induction variable of affine.for is printed with its location, and any name of an argument may have one behind it.
func.func @loops(%a: i16 loc("a"), %n: index loc("n")) {
  %0 = affine.for %i loc("i") = 0 to 4 iter_args(%x loc("x") = %a) -> (i16) {
    affine.yield %x : i16 loc("yield")
  } loc("for")
  affine.for %i loc(fused<"(">["p", callsite("q" at "r")]) = 0 to %n {
  } loc("for")
  affine.parallel (%i loc("i"), %j) = (0, 0) to (3, 4) {
  } loc("parallel")
  return loc("return")
} loc("function")
// OUT:
module {
  func.func @loops(%arg0: i16 loc("a"), %arg1: index loc("n")) {
    %0 = affine.for %arg2 loc("i") = 0 to 4 iter_args(%arg3 = %arg0) -> (i16) {
      affine.yield %arg3 : i16 loc("yield")
    } loc("for")
    affine.for %arg2 loc(fused<"(">["p", callsite("q" at "r")]) = 0 to %arg1 {
    } loc("for")
    affine.parallel (%arg2, %arg3) = (0, 0) to (3, 4) {
    } loc("parallel")
    return loc("return")
  } loc("function")
} loc("<stdin>":0:0)
