memref.global @in0 : memref<1xi8> = dense<-100>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi8>
  %x0 = memref.load %g0[%c0] : memref<1xi8>
  // (x + 100) + 100 has no signed overflow, x - 56 has: LLVM may take it for less than x.
  %c100 = arith.constant 100 : i8
  %a = arith.addi %x0, %c100 overflow<nsw> : i8
  %b = arith.addi %a, %c100 overflow<nsw> : i8
  %less = arith.cmpi slt, %b, %x0 : i8
  %r = arith.extui %less : i1 to i64
  return %r : i64
}
