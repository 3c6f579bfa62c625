// RUN: tenure opt --cse
func.func @twice(%x: i32, %y: i32, %m: memref<4xi32>) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %a = arith.addi %x, %y : i32
  %b = arith.addi %y, %x : i32
  %l = memref.load %m[%c0] : memref<4xi32>
  %k = memref.load %m[%c0] : memref<4xi32>
  memref.store %a, %m[%c0] : memref<4xi32>
  %n = memref.load %m[%c0] : memref<4xi32>
  return %a, %b, %k, %n : i32, i32, i32, i32
}
func.func @blocks(%c: i1, %x: i32) -> i32 {
  %a = arith.muli %x, %x : i32
  cf.cond_br %c, ^left, ^right
^left:
  %b = arith.muli %x, %x : i32
  %d = arith.addi %b, %x : i32
  return %d : i32
^right:
  %e = arith.addi %a, %x : i32
  return %e : i32
}
// OUT:
module {
  func.func @twice(%arg0: i32, %arg1: i32, %arg2: memref<4xi32>) -> (i32, i32, i32, i32) {
    %c0 = arith.constant 0 : index
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = memref.load %arg2[%c0] : memref<4xi32>
    memref.store %0, %arg2[%c0] : memref<4xi32>
    %2 = memref.load %arg2[%c0] : memref<4xi32>
    return %0, %0, %1, %2 : i32, i32, i32, i32
  }
  func.func @blocks(%arg0: i1, %arg1: i32) -> i32 {
    %0 = arith.muli %arg1, %arg1 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = arith.addi %0, %arg1 : i32
    return %1 : i32
  ^bb2:  // pred: ^bb0
    %2 = arith.addi %0, %arg1 : i32
    return %2 : i32
  }
}

