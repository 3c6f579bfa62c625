// RUN: tenure opt
// Modules, functions with their control, constants and their names.
module {
  spirv.module Logical GLSL450 {
  }
  spirv.module @named Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel], []> attributes {note = 1 : i32} {
    spirv.func @constants() -> i32 "Inline|Pure" {
      %cst5_i32 = spirv.Constant 5 : i32
      %true = spirv.Constant true
      %cst_f32 = spirv.Constant 1.000000e+00 : f32
      %cst_vec_2xi32 = spirv.Constant dense<[1, 2]> : vector<2xi32>
      %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
      spirv.ReturnValue %cst5_i32 : i32
    }
    spirv.func @declared(i32) "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "declared", linkage_type = <Import>>}
  }
}
// OUT:
module {
  spirv.module Logical GLSL450 {
  }
  spirv.module @named Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel], []> attributes {note = 1 : i32} {
    spirv.func @constants() -> i32 "Inline|Pure" {
      %cst5_i32 = spirv.Constant 5 : i32
      %true = spirv.Constant true
      %cst_f32 = spirv.Constant 1.000000e+00 : f32
      %cst_vec_2xi32 = spirv.Constant dense<[1, 2]> : vector<2xi32>
      %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
      spirv.ReturnValue %cst5_i32 : i32
    }
    spirv.func @declared(i32) "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "declared", linkage_type = <Import>>}
  }
}

