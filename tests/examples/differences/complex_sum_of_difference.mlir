memref.global @in0 : memref<1xf32> = dense<1.0>
memref.global @in1 : memref<1xf32> = dense<1.0e8>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xf32>
  %x0 = memref.load %g0[%c0] : memref<1xf32>
  %g1 = memref.get_global @in1 : memref<1xf32>
  %x1 = memref.load %g1[%c0] : memref<1xf32>
  // 1 - 100000000 is rounded to -100000000.
  %zero = arith.constant 0.0 : f32
  %x = complex.create %x0, %zero : complex<f32>
  %y = complex.create %x1, %zero : complex<f32>
  %d = complex.sub %x, %y : complex<f32>
  %s = complex.add %d, %y : complex<f32>
  %p = complex.re %s : complex<f32>
  %r = arith.fptosi %p : f32 to i64
  return %r : i64
}
