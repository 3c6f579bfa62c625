memref.global @in0 : memref<1xi64> = dense<300>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi64>
  %x0 = memref.load %g0[%c0] : memref<1xi64>
  // 300 has more than 8 bits.
  %a = arith.index_cast %x0 : i64 to index
  %b = arith.index_cast %a : index to i8
  %c = arith.index_cast %b : i8 to index
  %r = arith.index_cast %c : index to i64
  return %r : i64
}
