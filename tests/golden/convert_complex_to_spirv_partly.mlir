// RUN: tenure opt --convert-complex-to-spirv
func.func @stays(%a: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %a : complex<f32>
  return %0 : complex<f32>
}
// OUT:
module {
  func.func @stays(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.add %arg0, %arg0 : complex<f32>
    return %0 : complex<f32>
  }
}

