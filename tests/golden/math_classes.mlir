// RUN: tenure opt --canonicalize
// What kind of number a constant is.
func.func @scalars() -> (i1, i1, i1, i1, i1, i1, i1) {
  %n = arith.constant 0x7E00 : f16
  %i = arith.constant 0x7F80 : bf16
  %z = arith.constant 0.0 : f64
  %s = arith.constant 1.0e-45 : f32
  %l = arith.constant 1.17549435e-38 : f32
  %w = arith.constant 0x80 : f8E5M2FNUZ
  %0 = math.isnan %n : f16
  %1 = math.isinf %i : bf16
  %2 = math.isfinite %i : bf16
  %3 = math.isnormal %z : f64
  %4 = math.isnormal %s : f32
  %5 = math.isnormal %l : f32
  %6 = math.isnan %w : f8E5M2FNUZ
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}
func.func @splats(%x: f32) -> (vector<2xi1>, tensor<2xi1>, vector<2xi1>, i1) {
  %c = arith.constant dense<1.0> : vector<2xf32>
  %t = arith.constant dense<0xFF800000> : tensor<2xf32>
  %d = arith.constant dense<[1.0, 0x7FC00000]> : vector<2xf32>
  %0 = math.isnan %c : vector<2xf32>
  %1 = math.isinf %t : tensor<2xf32>
  %2 = math.isinf %d : vector<2xf32>
  %3 = math.isnan %x : f32
  return %0, %1, %2, %3 : vector<2xi1>, tensor<2xi1>, vector<2xi1>, i1
}
// OUT:
module {
  func.func @scalars() -> (i1, i1, i1, i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %true, %false, %false, %false, %true, %true : i1, i1, i1, i1, i1, i1, i1
  }
  func.func @splats(%arg0: f32) -> (vector<2xi1>, tensor<2xi1>, vector<2xi1>, i1) {
    %cst = arith.constant dense<[1.000000e+00, 0x7FC00000]> : vector<2xf32>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    %cst_1 = arith.constant dense<true> : tensor<2xi1>
    %0 = math.isinf %cst : vector<2xf32>
    %1 = math.isnan %arg0 : f32
    return %cst_0, %cst_1, %0, %1 : vector<2xi1>, tensor<2xi1>, vector<2xi1>, i1
  }
}

