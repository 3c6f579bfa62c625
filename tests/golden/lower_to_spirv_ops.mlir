// RUN: tenure opt --split-input-file --convert-math-to-spirv --convert-complex-to-spirv --convert-arith-to-spirv --convert-cf-to-spirv --convert-func-to-spirv
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int16],
    [SPV_KHR_no_integer_wrap_decoration]>, #spirv.resource_limits<>>} {
  func.func @numbers(%a: i16, %b: i8, %i: index, %v: vector<1xi32>) -> i16 {
    %0 = arith.addi %a, %a overflow<nsw> : i16
    %1 = arith.extsi %b : i8 to i16
    %2 = arith.muli %0, %1 : i16
    %3 = arith.constant 7 : index
    %4 = arith.remsi %i, %3 : index
    %5 = arith.index_cast %4 : index to i16
    %6 = arith.cmpi ult, %5, %2 : i16
    %7 = arith.select %6, %5, %2 : i16
    %8 = arith.andi %v, %v : vector<1xi32>
    %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
    return %7 : i16
  }
  func.func @floats(%a: f32, %v: vector<3xf32>, %c: complex<f32>) -> f32 {
    %0 = math.copysign %v, %v : vector<3xf32>
    %1 = arith.minnumf %a, %a : f32
    %2 = math.log2 %1 : f32
    %3 = complex.re %c : complex<f32>
    %4 = arith.cmpf ord, %2, %3 : f32
    cf.cond_br %4, ^bb1(%3 : f32), ^bb2
  ^bb1(%x: f32):
    return %x : f32
  ^bb2:
    %5 = func.call @floats(%a, %v, %c) : (f32, vector<3xf32>, complex<f32>) -> f32
    return %5 : f32
  }
}
// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, #spirv.resource_limits<>>} {
  func.func @kernel(%a: f32, %m: memref<4x?xf32, #spirv.storage_class<CrossWorkgroup>>, %n: memref<2x4xi32, #spirv.storage_class<Uniform>>) -> f32 {
    %0 = math.erf %a : f32
    %1 = arith.maxnumf %0, %a : f32
    return %1 : f32
  }
  func.func @pair(%a: f32) -> (f32, f32) {
    return %a, %a : f32, f32
  }
}
// -----
// The target has no integers of 64 bits, and others are not known without their signs.
func.func @wide(%a: i64) -> i64 {
  %0 = arith.addi %a, %a : i64
  return %0 : i64
}
// -----
func.func @unsigned(%a: i16) -> i16 {
  %0 = arith.divui %a, %a : i16
  return %0 : i16
}
// OUT:
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int16], [SPV_KHR_no_integer_wrap_decoration]>, #spirv.resource_limits<>>} {
  spirv.func @numbers(%arg0: i16, %arg1: i32, %arg2: i32, %arg3: i32) -> i16 "None" {
    %0 = builtin.unrealized_conversion_cast %arg2 : i32 to index
    %1 = builtin.unrealized_conversion_cast %arg1 : i32 to i8
    %2 = builtin.unrealized_conversion_cast %0 : index to i32
    %3 = builtin.unrealized_conversion_cast %1 : i8 to i32
    %4 = spirv.IAdd %arg0, %arg0 {no_signed_wrap} : i16
    %5 = spirv.SConvert %3 : i32 to i16
    %6 = spirv.IMul %4, %5 : i16
    %cst7_i32 = spirv.Constant 7 : i32
    %7 = spirv.GL.SAbs %2 : i32
    %8 = spirv.GL.SAbs %cst7_i32 : i32
    %9 = spirv.UMod %7, %8 : i32
    %cst0_i32 = spirv.Constant 0 : i32
    %10 = spirv.SGreaterThanEqual %2, %cst0_i32 : i32
    %11 = spirv.SNegate %9 : i32
    %12 = spirv.Select %10, %9, %11 : i1, i32
    %13 = spirv.SConvert %12 : i32 to i16
    %14 = spirv.ULessThan %13, %6 : i16
    %15 = spirv.Select %14, %13, %6 : i1, i16
    %cst = spirv.Constant dense<[1, 2, 3, 4]> : tensor<4xi32> : !spirv.array<4 x i32>
    spirv.ReturnValue %15 : i16
  }
  spirv.func @floats(%arg0: f32, %arg1: vector<3xf32>, %arg2: vector<2xf32>) -> f32 "None" {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2xf32> to complex<f32>
    %1 = builtin.unrealized_conversion_cast %0 : complex<f32> to vector<2xf32>
    %cst-2147483648_i32 = spirv.Constant -2147483648 : i32
    %cst2147483647_i32 = spirv.Constant 2147483647 : i32
    %2 = spirv.CompositeConstruct %cst-2147483648_i32, %cst-2147483648_i32, %cst-2147483648_i32 : (i32, i32, i32) -> vector<3xi32>
    %3 = spirv.CompositeConstruct %cst2147483647_i32, %cst2147483647_i32, %cst2147483647_i32 : (i32, i32, i32) -> vector<3xi32>
    %4 = spirv.Bitcast %arg1 : vector<3xf32> to vector<3xi32>
    %5 = spirv.Bitcast %arg1 : vector<3xf32> to vector<3xi32>
    %6 = spirv.BitwiseAnd %4, %3 : vector<3xi32>
    %7 = spirv.BitwiseAnd %5, %2 : vector<3xi32>
    %8 = spirv.BitwiseOr %6, %7 : vector<3xi32>
    %9 = spirv.Bitcast %8 : vector<3xi32> to vector<3xf32>
    %cst_f32 = spirv.Constant 1.44269502 : f32
    %10 = spirv.GL.Log %arg0 : f32
    %11 = spirv.FMul %10, %cst_f32 : f32
    %12 = spirv.CompositeExtract %1[0 : i32] : vector<2xf32>
    %13 = spirv.IsNan %11 : f32
    %14 = spirv.IsNan %12 : f32
    %15 = spirv.LogicalOr %13, %14 : i1
    %16 = spirv.LogicalNot %15 : i1
    spirv.BranchConditional %16, ^bb1(%12 : f32), ^bb2
  ^bb1(%17: f32):  // pred: ^bb0
    spirv.ReturnValue %17 : f32
  ^bb2:  // pred: ^bb0
    %18 = spirv.FunctionCall @floats(%arg0, %arg1, %arg2) : (f32, vector<3xf32>, vector<2xf32>) -> f32
    spirv.ReturnValue %18 : f32
  }
}

// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, #spirv.resource_limits<>>} {
  spirv.func @kernel(%arg0: f32, %arg1: !spirv.ptr<f32, CrossWorkgroup>, %arg2: !spirv.ptr<!spirv.array<8 x i32, stride=4>, Uniform>) -> f32 "None" {
    %0 = spirv.CL.erf %arg0 : f32
    %1 = spirv.CL.fmax %0, %arg0 : f32
    spirv.ReturnValue %1 : f32
  }
  func.func @pair(%arg0: f32) -> (f32, f32) {
    return %arg0, %arg0 : f32, f32
  }
}

// -----
// -----
// ERR:
// <stdin>:44:8: error: failed to legalize operation 'arith.addi' that was explicitly marked illegal
//   %0 = arith.addi %a, %a : i64
//        ^
// <stdin>:44:8: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
// <stdin>:49:8: error: bitwidth emulation is not implemented yet on unsigned op pattern version
//   %0 = arith.divui %a, %a : i16
//        ^
// <stdin>:49:8: note: see current operation: %1 = "arith.divui"(%arg0, %arg0) : (i16, i16) -> i16
// <stdin>:49:8: error: failed to legalize operation 'arith.divui' that was explicitly marked illegal
//   %0 = arith.divui %a, %a : i16
//        ^
// <stdin>:49:8: note: see current operation: %0 = "arith.divui"(%arg0, %arg0) : (i16, i16) -> i16
