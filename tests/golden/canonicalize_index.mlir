// RUN: tenure opt --canonicalize
func.func @index(%x: index) -> (index, index, i1, i1) {
  %c3 = index.constant 3
  %c4 = index.constant 4
  %a = index.add %x, %c3
  %b = index.add %a, %c4
  %c = index.shl %c3, %c4
  %m = index.maxu %x, %c4
  %p = index.cmp uge(%m, %c3)
  %d = index.sub %x, %c
  %z = index.constant 0
  %q = index.cmp eq(%d, %z)
  return %b, %c, %p, %q : index, index, i1, i1
}
func.func @complex(%x: complex<f32>) -> (complex<f32>, f32) {
  %re = complex.re %x : complex<f32>
  %im = complex.im %x : complex<f32>
  %y = complex.create %re, %im : complex<f32>
  %n = complex.neg %y : complex<f32>
  %m = complex.neg %n : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.re %one : complex<f32>
  return %m, %r : complex<f32>, f32
}
func.func @math() -> (i8, i32, f32) {
  %c2 = arith.constant 2 : i8
  %c5 = arith.constant 5 : i8
  %p = math.ipowi %c2, %c5 : i8
  %c12 = arith.constant 12 : i32
  %z = math.cttz %c12 : i32
  %f = arith.constant -1.5 : f32
  %g = math.absf %f : f32
  return %p, %z, %g : i8, i32, f32
}
// OUT:
module {
  func.func @index(%arg0: index) -> (index, index, i1, i1) {
    %true = index.bool.constant true
    %idx48 = index.constant 48
    %idx7 = index.constant 7
    %0 = index.add %arg0, %idx7
    %1 = index.cmp eq(%arg0, %idx48)
    return %0, %idx48, %true, %1 : index, index, i1, i1
  }
  func.func @complex(%arg0: complex<f32>) -> (complex<f32>, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    return %arg0, %cst : complex<f32>, f32
  }
  func.func @math() -> (i8, i32, f32) {
    %c32_i8 = arith.constant 32 : i8
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant 1.500000e+00 : f32
    return %c32_i8, %c2_i32, %cst : i8, i32, f32
  }
}

