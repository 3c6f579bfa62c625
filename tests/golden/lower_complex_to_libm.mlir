// RUN: tenure opt --convert-complex-to-libm
func.func @f(%a: complex<f32>, %b: complex<f64>) -> (f64, complex<f32>) {
  %0 = complex.sqrt %a : complex<f32>
  %1 = complex.angle %b : complex<f64>
  %2 = complex.mul %0, %0 : complex<f32>
  return %1, %2 : f64, complex<f32>
}
// OUT:
module {
  func.func private @carg(complex<f64>) -> f64
  func.func private @csqrtf(complex<f32>) -> complex<f32>
  func.func @f(%arg0: complex<f32>, %arg1: complex<f64>) -> (f64, complex<f32>) {
    %0 = call @csqrtf(%arg0) : (complex<f32>) -> complex<f32>
    %1 = call @carg(%arg1) : (complex<f64>) -> f64
    %2 = complex.mul %0, %0 : complex<f32>
    return %1, %2 : f64, complex<f32>
  }
}

