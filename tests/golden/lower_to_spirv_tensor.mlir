// RUN: tenure opt --convert-tensor-to-spirv
func.func @f(%i: index) -> i32 {
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %e = tensor.extract %t[%i, %i] : tensor<2x2xi32>
  return %e : i32
}
func.func @large(%i: index) -> f32 {
  %t = arith.constant dense<1.0> : tensor<32xf32>
  %e = tensor.extract %t[%i] : tensor<32xf32>
  return %e : f32
}
// OUT:
module {
  spirv.func @f(%arg0: i32) -> i32 "None" {
    %cst = spirv.Constant dense<[1, 2, 3, 4]> : tensor<4xi32> : !spirv.array<4 x i32>
    %0 = spirv.Variable : !spirv.ptr<!spirv.array<4 x i32>, Function>
    spirv.Store "Function" %0, %cst : !spirv.array<4 x i32>
    %cst0_i32 = spirv.Constant 0 : i32
    %cst2_i32 = spirv.Constant 2 : i32
    %1 = spirv.IMul %arg0, %cst2_i32 : i32
    %cst1_i32 = spirv.Constant 1 : i32
    %2 = spirv.IAdd %arg0, %1 : i32
    %3 = spirv.AccessChain %0[%2] : !spirv.ptr<!spirv.array<4 x i32>, Function>, i32 -> !spirv.ptr<i32, Function>
    %4 = spirv.Load "Function" %3 : i32
    spirv.ReturnValue %4 : i32
  }
  spirv.func @large(%arg0: i32) -> f32 "None" {
    %cst = spirv.Constant dense<1.000000e+00> : tensor<32xf32> : !spirv.array<32 x f32>
    %cst_f32 = spirv.Constant 1.000000e+00 : f32
    spirv.ReturnValue %cst_f32 : f32
  }
}

