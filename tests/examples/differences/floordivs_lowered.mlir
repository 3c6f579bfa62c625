memref.global @in0 : memref<1xi64> = dense<-9223372036854775807>
memref.global @in1 : memref<1xi64> = dense<-1>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi64>
  %x0 = memref.load %g0[%c0] : memref<1xi64>
  %g1 = memref.get_global @in1 : memref<1xi64>
  %x1 = memref.load %g1[%c0] : memref<1xi64>
  // The largest number is the quotient; no other one is divided on the way.
  %a = arith.index_cast %x0 : i64 to index
  %b = arith.index_cast %x1 : i64 to index
  %c = index.floordivs %a, %b
  %r = arith.index_cast %c : index to i64
  return %r : i64
}
