memref.global @in0 : memref<1xi8> = dense<-1>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi8>
  %x0 = memref.load %g0[%c0] : memref<1xi8>
  // -1 * 16 * 8 has no signed overflow, -1 * -128 has: -128 / -128 is 1.
  %c16 = arith.constant 16 : i8
  %c8 = arith.constant 8 : i8
  %least = arith.constant -128 : i8
  %a = arith.muli %x0, %c16 overflow<nsw> : i8
  %b = arith.muli %a, %c8 overflow<nsw> : i8
  %q = arith.divsi %b, %least : i8
  %r = arith.extsi %q : i8 to i64
  return %r : i64
}
