// RUN: tenure opt --canonicalize --sccp
// A constant is folded at the type of its result: one whose attribute has another width is left alone.
func.func @narrow() -> i64 {
  %0 = llvm.mlir.constant(-1 : i32) : i64
  %1 = arith.constant 4 : i64
  %2 = arith.addi %0, %1 : i64
  return %2 : i64
}
func.func @index() -> i64 {
  %0 = llvm.mlir.constant(3 : index) : i64
  %1 = arith.constant 4 : i64
  %2 = arith.addi %0, %1 : i64
  return %2 : i64
}
func.func @branch(%a: i64, %b: i64) -> i64 {
  %0 = llvm.mlir.constant(256 : i16) : i8
  cf.switch %0 : i8, [
    default: ^bb1(%a : i64),
    0: ^bb1(%b : i64)
  ]
^bb1(%c: i64):
  return %c : i64
}
func.func @elements() -> (vector<2xi64>, tensor<1xi64>, i64, vector<2xi64>) {
  %0 = llvm.mlir.constant(-1 : i32) : i64
  %v = vector.broadcast %0 : i64 to vector<2xi64>
  %t = tensor.from_elements %0 : tensor<1xi64>
  %e = vector.extract %v[0] : i64 from vector<2xi64>
  %k = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi64>
  %s = arith.addi %k, %k : vector<2xi64>
  return %v, %t, %e, %s : vector<2xi64>, tensor<1xi64>, i64, vector<2xi64>
}
// OUT:
module {
  func.func @narrow() -> i64 {
    %c4_i64 = arith.constant 4 : i64
    %0 = llvm.mlir.constant(-1 : i32) : i64
    %1 = arith.addi %0, %c4_i64 : i64
    return %1 : i64
  }
  func.func @index() -> i64 {
    %c7_i64 = arith.constant 7 : i64
    return %c7_i64 : i64
  }
  func.func @branch(%arg0: i64, %arg1: i64) -> i64 {
    %0 = llvm.mlir.constant(256 : i16) : i8
    cf.switch %0 : i8, [
      default: ^bb1(%arg0 : i64),
      0: ^bb1(%arg1 : i64)
    ]
  ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb0
    return %1 : i64
  }
  func.func @elements() -> (vector<2xi64>, tensor<1xi64>, i64, vector<2xi64>) {
    %0 = llvm.mlir.constant(-1 : i32) : i64
    %1 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi64>
    %2 = vector.broadcast %0 : i64 to vector<2xi64>
    %from_elements = tensor.from_elements %0 : tensor<1xi64>
    %3 = arith.addi %1, %1 : vector<2xi64>
    return %2, %from_elements, %0, %3 : vector<2xi64>, tensor<1xi64>, i64, vector<2xi64>
  }
}

