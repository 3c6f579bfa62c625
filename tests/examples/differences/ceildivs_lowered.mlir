memref.global @in0 : memref<1xi64> = dense<-9223372036854775808>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi64>
  %x0 = memref.load %g0[%c0] : memref<1xi64>
  %c7 = index.constant 7
  %a = arith.index_cast %x0 : i64 to index
  %b = index.ceildivs %a, %c7
  %r = arith.index_cast %b : index to i64
  return %r : i64
}
