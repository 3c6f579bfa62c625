// RUN: tenure opt --spirv-rewrite-inserts --spirv-promote-to-replicated-constants --spirv-canonicalize-gl --spirv-update-vce
spirv.module Logical GLSL450 attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, Int16, ReplicatedCompositesEXT,
    GroupNonUniformArithmetic, StorageBuffer16BitAccess], [SPV_EXT_replicated_composites]>, #spirv.resource_limits<>>} {
  spirv.GlobalVariable @image : !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Rgba8>, UniformConstant>
  spirv.SpecConstant @one = 1 : i32
  spirv.SpecConstantComposite @ones (@one, @one) : !spirv.array<2 x i32>
  spirv.func @f(%a: i32, %min: i32, %max: i32, %p: !spirv.ptr<i16, StorageBuffer>) -> i32 "None" {
    %u = spirv.Undef : vector<2xi32>
    %v = spirv.CompositeInsert %a, %u[0 : i32] : i32 into vector<2xi32>
    %w = spirv.CompositeInsert %min, %v[1 : i32] : i32 into vector<2xi32>
    %c = spirv.Constant dense<2> : vector<2xi32>
    %x = spirv.IAdd %w, %c : vector<2xi32>
    %y = spirv.CompositeExtract %x[1 : i32] : vector<2xi32>
    %0 = spirv.SLessThan %min, %y : i32
    %1 = spirv.Select %0, %y, %min : i1, i32
    %2 = spirv.SLessThan %1, %max : i32
    %3 = spirv.Select %2, %1, %max : i1, i32
    %4 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %3 : i32 -> i32
    %5 = spirv.Load "StorageBuffer" %p : i16
    spirv.ReturnValue %4 : i32
  }
}
// OUT:
module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, ReplicatedCompositesEXT, GroupNonUniformArithmetic, StorageBuffer16BitAccess, Int16, Matrix, GroupNonUniform], [SPV_EXT_replicated_composites, SPV_KHR_16bit_storage, SPV_KHR_storage_buffer_storage_class]> attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, Int16, ReplicatedCompositesEXT, GroupNonUniformArithmetic, StorageBuffer16BitAccess], [SPV_EXT_replicated_composites]>, #spirv.resource_limits<>>} {
    spirv.GlobalVariable @image : !spirv.ptr<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Rgba8>, UniformConstant>
    spirv.SpecConstant @one = 1 : i32
    spirv.EXT.SpecConstantCompositeReplicate @ones (@one) : !spirv.array<2 x i32>
    spirv.func @f(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: !spirv.ptr<i16, StorageBuffer>) -> i32 "None" {
      %0 = spirv.CompositeConstruct %arg0, %arg1 : (i32, i32) -> vector<2xi32>
      %1 = spirv.EXT.ConstantCompositeReplicate [2 : i32] : vector<2xi32>
      %2 = spirv.IAdd %0, %1 : vector<2xi32>
      %3 = spirv.CompositeExtract %2[1 : i32] : vector<2xi32>
      %4 = spirv.GL.SClamp %3, %arg1, %arg2 : i32
      %5 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %4 : i32 -> i32
      %6 = spirv.Load "StorageBuffer" %arg3 : i16
      spirv.ReturnValue %5 : i32
    }
  }
}

