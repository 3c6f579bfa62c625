// RUN: tenure opt --mem2reg --canonicalize --sccp
func.func @slot() -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}
func.func @shift(%a: i32) -> i32 {
  %c32 = arith.constant 33 : i32
  %0 = arith.shli %a, %c32 : i32
  return %0 : i32
}
// OUT:
module {
  func.func @slot() -> i32 {
    %alloca = memref.alloca() : memref<i32>
    %0 = memref.load %alloca[] : memref<i32>
    return %0 : i32
  }
  func.func @shift(%arg0: i32) -> i32 {
    %c33_i32 = arith.constant 33 : i32
    %0 = arith.shli %arg0, %c33_i32 : i32
    return %0 : i32
  }
}

