// RUN: tenure opt --canonicalize
// -0 + 0 is 0, and the parts of x * (1 + 0i) have the other part times 0 in them.
func.func @kept(%x: complex<f32>, %y: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %mixed = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %minus = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %x, %zero : complex<f32>
  %1 = complex.add %0, %mixed : complex<f32>
  %2 = complex.sub %x, %minus : complex<f32>
  %3 = complex.mul %x, %one : complex<f32>
  %4 = complex.div %x, %one : complex<f32>
  %5 = complex.sub %x, %y : complex<f32>
  %6 = complex.add %5, %y : complex<f32>
  %7 = complex.exp %x : complex<f32>
  %8 = complex.log %7 : complex<f32>
  return %1, %2, %3, %4, %6, %8 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
func.func @folded(%x: complex<f32>, %y: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %minus = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %x, %minus : complex<f32>
  %1 = complex.sub %x, %zero : complex<f32>
  %2 = complex.add %x, %zero fastmath<nsz> : complex<f32>
  %3 = complex.mul %x, %one fastmath<nnan,ninf,nsz> : complex<f32>
  %4 = complex.sub %x, %y fastmath<reassoc> : complex<f32>
  %5 = complex.add %4, %y fastmath<reassoc> : complex<f32>
  %6 = complex.neg %x : complex<f32>
  %7 = complex.neg %6 : complex<f32>
  return %0, %1, %2, %3, %5, %7 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
// OUT:
module {
  func.func @kept(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [-0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %cst_1 = complex.constant [-0.000000e+00 : f32, -0.000000e+00 : f32] : complex<f32>
    %cst_2 = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %0 = complex.add %arg0, %cst : complex<f32>
    %1 = complex.add %0, %cst_0 : complex<f32>
    %2 = complex.sub %arg0, %cst_1 : complex<f32>
    %3 = complex.mul %arg0, %cst_2 : complex<f32>
    %4 = complex.div %arg0, %cst_2 : complex<f32>
    %5 = complex.sub %arg0, %arg1 : complex<f32>
    %6 = complex.add %5, %arg1 : complex<f32>
    %7 = complex.exp %arg0 : complex<f32>
    %8 = complex.log %7 : complex<f32>
    return %1, %2, %3, %4, %6, %8 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
  func.func @folded(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    return %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
}

