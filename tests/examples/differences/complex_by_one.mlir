memref.global @in0 : memref<1xf32> = dense<-0.0>
memref.global @in1 : memref<1xf32> = dense<1.0>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xf32>
  %x0 = memref.load %g0[%c0] : memref<1xf32>
  %g1 = memref.get_global @in1 : memref<1xf32>
  %x1 = memref.load %g1[%c0] : memref<1xf32>
  // (-0 * 1 + 1 * 0) / 1 is 0.
  %x = complex.create %x0, %x1 : complex<f32>
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %y = complex.div %x, %c : complex<f32>
  %p = complex.re %y : complex<f32>
  %bits = arith.bitcast %p : f32 to i32
  %r = arith.extui %bits : i32 to i64
  return %r : i64
}
