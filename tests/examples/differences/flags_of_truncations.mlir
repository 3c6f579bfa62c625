memref.global @in0 : memref<1xi32> = dense<65541>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi32>
  %x0 = memref.load %g0[%c0] : memref<1xi32>
  // What the first truncation cuts off is no loss of the second.
  %a = arith.trunci %x0 : i32 to i16
  %b = arith.trunci %a overflow<nuw> : i16 to i8
  %r = arith.extui %b : i8 to i64
  return %r : i64
}
