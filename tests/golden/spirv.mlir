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
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @id built_in("WorkgroupId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @bound bind(0, 1) {note} : !spirv.ptr<f32, Uniform>
    spirv.SpecConstant @size spec_id(5) = 42 : i32
    spirv.GlobalVariable @set initializer(@size) : !spirv.ptr<i32, Private>
    spirv.func @memory(%arg0: f32) "None" {
      %cst = spirv.Constant 1.0 : f32
      %0 = spirv.Variable init(%cst) : !spirv.ptr<f32, Function>
      %1 = spirv.Variable : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
      %2 = spirv.Load "Function" %0 ["Aligned", 4] : f32
      spirv.Store "Function" %0, %2 ["Volatile"] : f32
      %3 = spirv.GL.Fma %2, %2, %2 : f32
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @memory, @id, @bound
    spirv.ExecutionMode @memory "LocalSize", 8, 1, 1
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
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @id built_in("WorkgroupId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @bound bind(0, 1) {note} : !spirv.ptr<f32, Uniform>
    spirv.SpecConstant @size spec_id(5) = 42 : i32
    spirv.GlobalVariable @set initializer(@size) : !spirv.ptr<i32, Private>
    spirv.func @memory(%arg0: f32) "None" {
      %cst_f32 = spirv.Constant 1.000000e+00 : f32
      %0 = spirv.Variable init(%cst_f32) : !spirv.ptr<f32, Function>
      %1 = spirv.Variable : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>
      %2 = spirv.Load "Function" %0 ["Aligned", 4] : f32
      spirv.Store "Function" %0, %2 ["Volatile"] : f32
      %3 = spirv.GL.Fma %2, %2, %2 : f32
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @memory, @id, @bound
    spirv.ExecutionMode @memory "LocalSize", 8, 1, 1
  }
}

