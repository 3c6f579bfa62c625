memref.global @in0 : memref<1xi64> = dense<0>
memref.global @in1 : memref<1xi64> = dense<9>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi64>
  %x0 = memref.load %g0[%c0] : memref<1xi64>
  %g1 = memref.get_global @in1 : memref<1xi64>
  %x1 = memref.load %g1[%c0] : memref<1xi64>
  // The loop in a tile counts in steps of 2 already.
  %c2 = arith.constant 2 : index
  %a = arith.index_cast %x0 : i64 to index
  %b = arith.index_cast %x1 : i64 to index
  %count = memref.alloca() : memref<1xi64>
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  memref.store %zero, %count[%c0] : memref<1xi64>
  scf.parallel (%i) = (%a) to (%b) step (%c2) {
    %o = memref.load %count[%c0] : memref<1xi64>
    %s = arith.addi %o, %one : i64
    memref.store %s, %count[%c0] : memref<1xi64>
  }
  %r = memref.load %count[%c0] : memref<1xi64>
  return %r : i64
}
