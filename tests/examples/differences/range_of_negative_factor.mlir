memref.global @in0 : memref<1xi64> = dense<4>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi64>
  %x0 = memref.load %g0[%c0] : memref<1xi64>
  // From 0 to -8 by -2 a loop does not run.
  %c1 = arith.constant 1 : index
  %c-2 = arith.constant -2 : index
  %n = arith.index_cast %x0 : i64 to index
  %sum = memref.alloca() : memref<1xi64>
  %zero = arith.constant 0 : i64
  memref.store %zero, %sum[%c0] : memref<1xi64>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.muli %i, %c-2 : index
    %v = arith.index_cast %k : index to i64
    %o = memref.load %sum[%c0] : memref<1xi64>
    %s = arith.addi %o, %v : i64
    memref.store %s, %sum[%c0] : memref<1xi64>
  }
  %r = memref.load %sum[%c0] : memref<1xi64>
  return %r : i64
}
