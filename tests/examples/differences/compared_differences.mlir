memref.global @in0 : memref<1xi64> = dense<-9223372036854775808>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi64>
  %x0 = memref.load %g0[%c0] : memref<1xi64>
  %x = index.casts %x0 : i64 to index
  %zero = index.constant 0
  %hundred = index.constant 100
  // The difference overflows, and is less than 0.
  %d = index.sub %hundred, %x
  %b = index.cmp slt(%d, %zero)
  %r = arith.extui %b : i1 to i64
  return %r : i64
}
