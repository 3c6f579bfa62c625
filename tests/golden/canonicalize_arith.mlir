// RUN: tenure opt --canonicalize
func.func @sums(%x: i32, %y: i32) -> (i32, i32, i32, i1) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %cm1 = arith.constant -1 : i32
  %a = arith.addi %c1, %x : i32
  %b = arith.addi %a, %c2 : i32
  %c = arith.subi %c2, %a : i32
  %d = arith.muli %y, %cm1 : i32
  %e = arith.addi %x, %d : i32
  %true = arith.constant true
  %f = arith.cmpi slt, %x, %y : i32
  %g = arith.xori %f, %true : i1
  return %b, %c, %e, %g : i32, i32, i32, i1
}
func.func @vectors(%v: vector<4xi8>) -> (vector<4xi8>, vector<2xi32>) {
  %z = arith.constant dense<0> : vector<4xi8>
  %s = arith.ori %v, %z : vector<4xi8>
  %p = arith.constant dense<[1, 2]> : vector<2xi32>
  %q = arith.constant dense<[10, 20]> : vector<2xi32>
  %r = arith.addi %p, %q : vector<2xi32>
  return %s, %r : vector<4xi8>, vector<2xi32>
}
// OUT:
module {
  func.func @sums(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i1) {
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c3_i32 : i32
    %1 = arith.subi %c1_i32, %arg0 : i32
    %2 = arith.subi %arg0, %arg1 : i32
    %3 = arith.cmpi sge, %arg0, %arg1 : i32
    return %0, %1, %2, %3 : i32, i32, i32, i1
  }
  func.func @vectors(%arg0: vector<4xi8>) -> (vector<4xi8>, vector<2xi32>) {
    %cst = arith.constant dense<[11, 22]> : vector<2xi32>
    return %arg0, %cst : vector<4xi8>, vector<2xi32>
  }
}

