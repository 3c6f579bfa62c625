// RUN: tenure opt --canonicalize --lower-affine --convert-index-to-llvm
// The least number has no opposite.
func.func @folded() -> (index, index) {
  %least = index.constant -2147483648
  %c7 = index.constant 7
  %c-7 = index.constant -7
  %0 = index.ceildivs %least, %c7
  %1 = index.ceildivs %least, %c-7
  return %0, %1 : index, index
}
func.func @divisions(%x: index, %y: index) -> (index, index, index) {
  %0 = index.ceildivs %x, %y
  %1 = index.floordivs %x, %y
  %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%x)
  return %0, %1, %2 : index, index, index
}
// OUT:
module {
  func.func @folded() -> (index, index) {
    %0 = llvm.mlir.constant(-306783378 : i64) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %2 = llvm.mlir.constant(306783379 : i64) : i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    return %1, %3 : index, index
  }
  func.func @divisions(%arg0: index, %arg1: index) -> (index, index, index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.sdiv %1, %0 : i64
    %4 = llvm.mul %3, %0 : i64
    %5 = llvm.icmp "ne" %1, %4 : i64
    %6 = llvm.icmp "slt" %1, %2 : i64
    %7 = llvm.icmp "slt" %0, %2 : i64
    %8 = llvm.icmp "eq" %6, %7 : i1
    %9 = llvm.and %5, %8 : i1
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.add %3, %10 : i64
    %12 = llvm.select %9, %11, %3 : i1, i64
    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
    %14 = llvm.mlir.constant(0 : i64) : i64
    %15 = llvm.sdiv %1, %0 : i64
    %16 = llvm.mul %15, %0 : i64
    %17 = llvm.icmp "ne" %1, %16 : i64
    %18 = llvm.icmp "slt" %1, %14 : i64
    %19 = llvm.icmp "slt" %0, %14 : i64
    %20 = llvm.icmp "ne" %18, %19 : i1
    %21 = llvm.and %17, %20 : i1
    %22 = llvm.mlir.constant(-1 : i64) : i64
    %23 = llvm.add %15, %22 : i64
    %24 = llvm.select %21, %23, %15 : i1, i64
    %25 = builtin.unrealized_conversion_cast %24 : i64 to index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %26 = arith.cmpi sle, %arg0, %c0 : index
    %27 = arith.subi %arg0, %c1 : index
    %28 = arith.select %26, %arg0, %27 : index
    %29 = arith.divsi %28, %c7 : index
    %30 = arith.addi %29, %c1 : index
    %31 = arith.select %26, %29, %30 : index
    return %13, %25, %31 : index, index, index
  }
}

