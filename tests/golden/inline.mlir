// RUN: tenure opt --inline
func.func private @square(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
func.func private @either(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = func.call @square(%x) : (i32) -> i32
  return %0 : i32
^b:
  return %x : i32
}
func.func @top(%c: i1, %x: i32) -> i32 {
  %0 = func.call @either(%c, %x) : (i1, i32) -> i32
  return %0 : i32
}
func.func @forever(%x: i32) -> i32 {
  %0 = func.call @forever(%x) : (i32) -> i32
  return %0 : i32
}
// OUT:
module {
  func.func @top(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    %0 = arith.muli %arg1, %arg1 : i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    return %1 : i32
  }
  func.func @forever(%arg0: i32) -> i32 {
    %0 = call @forever(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

