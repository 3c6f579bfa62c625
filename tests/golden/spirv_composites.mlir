// RUN: tenure opt
// Parts of composites, images, constants made of others, switches, graphs, and types that are respelled.
func.func @parts(%a: !spirv.array<4x!spirv.struct<(f32, vector<4xf32>)>>, %m: !spirv.matrix<3xvector<2xf32>>, %x: i32) {
  %0 = spirv.CompositeExtract %a[1 : i32, 1 : i32, 2 : i32] : !spirv.array<4x!spirv.struct<(f32, vector<4xf32>)>>
  %1 = spirv.CompositeExtract %m[2 : i32] : !spirv.matrix<3xvector<2xf32>>
  %2 = spirv.CompositeInsert %0, %a[0 : i32, 0 : i32] : f32 into !spirv.array<4x!spirv.struct<(f32, vector<4xf32>)>>
  %3 = spirv.IAddCarry %x, %x : !spirv.struct<(i32,i32)>
  spirv.Switch %x : i32, [
    default: ^bb1(%x : i32),
    7: ^bb1(%x : i32)
  ]
^bb1(%y: i32):
  spirv.Return
}
func.func @image(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %c: vector<2xf32>, %l: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %l : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
  %1 = spirv.ImageSampleImplicitLod %i, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32> -> vector<4xf32>
  return
}
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1 : i32
  spirv.SpecConstantComposite @b (@a, @a) : !spirv.array<2xi32>
  spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.array<3xi32>
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<4xi16>, UniformConstant>
  spirv.ARM.GraphEntryPoint @graph, @in, @in
  spirv.ARM.Graph @graph(%arg0: !spirv.arm.tensor<4xi16>) -> !spirv.arm.tensor<4xi16> {
    spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4xi16>
  }
}
// OUT:
module {
  func.func @parts(%arg0: !spirv.array<4 x !spirv.struct<(f32, vector<4xf32>)>>, %arg1: !spirv.matrix<3 x vector<2xf32>>, %arg2: i32) {
    %0 = spirv.CompositeExtract %arg0[1 : i32, 1 : i32, 2 : i32] : !spirv.array<4 x !spirv.struct<(f32, vector<4xf32>)>>
    %1 = spirv.CompositeExtract %arg1[2 : i32] : !spirv.matrix<3 x vector<2xf32>>
    %2 = spirv.CompositeInsert %0, %arg0[0 : i32, 0 : i32] : f32 into !spirv.array<4 x !spirv.struct<(f32, vector<4xf32>)>>
    %3 = spirv.IAddCarry %arg2, %arg2 : !spirv.struct<(i32, i32)>
    spirv.Switch %arg2 : i32, [
      default: ^bb1(%arg2 : i32),
      7: ^bb1(%arg2 : i32)
    ]
  ^bb1(%4: i32):  // 2 preds: ^bb0, ^bb0
    spirv.Return
  }
  func.func @image(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %arg1: vector<2xf32>, %arg2: f32) {
    %0 = spirv.ImageSampleExplicitLod %arg0, %arg1 ["Lod"], %arg2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
    %1 = spirv.ImageSampleImplicitLod %arg0, %arg1  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32> -> vector<4xf32>
    return
  }
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @a = 1 : i32
    spirv.SpecConstantComposite @b (@a, @a) : !spirv.array<2 x i32>
    spirv.EXT.SpecConstantCompositeReplicate @c (@a) : !spirv.array<3 x i32>
    spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<4xi16>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph, @in, @in
    spirv.ARM.Graph @graph(%arg0: !spirv.arm.tensor<4xi16>) -> !spirv.arm.tensor<4xi16> {
      spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4xi16>
    }
  }
}

