// RUN: tenure opt --split-input-file
// What ops of spirv refuse beyond their constraints.
func.func @f(%a: !spirv.array<4xf32>) {
  %0 = spirv.CompositeExtract %a[4 : i32] : !spirv.array<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = spirv.CompositeExtract %a[0 : i32] : f32
  return
}
// -----
func.func @f(%a: !spirv.array<4xf32>, %b: f64) {
  %0 = spirv.CompositeInsert %b, %a[3 : i32] : f64 into !spirv.array<4xf32>
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant [dense<3.0> : vector<2xf32>, dense<4> : vector<2xi32>] : !spirv.array<2xvector<2xf32>>
  return
}
// -----
func.func @f() {
  %0 = spirv.Constant dense<1.0> : tensor<2x2xf32> : !spirv.array<2 x !spirv.array<3 x f32>>
  return
}
// -----
func.func @f() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xf32>
  return
}
// -----
func.func @f() {
  spirv.mlir.loop {
  ^entry:
    spirv.Branch ^header
  ^header:
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%m: !spirv.matrix<3 x vector<4xf32>>) {
  %0 = spirv.Transpose %m : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<2 x vector<4xf32>>
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Generic>
}
// -----
spirv.module Logical GLSL450 {
  func.func private @g()
}
// -----
func.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %c: vector<2xf32>, %l: f32) {
  %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %l : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:3:33: error: custom op 'spirv.CompositeExtract' index 4 out of bounds for '!spirv.array<4 x f32>'
//   %0 = spirv.CompositeExtract %a[4 : i32] : !spirv.array<4xf32>
//                                 ^
// <stdin>:8:33: error: custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'f32' with index 0
//   %0 = spirv.CompositeExtract %a[0 : i32] : f32
//                                 ^
// <stdin>:13:8: error: 'spirv.CompositeInsert' op object operand type should be 'f32', but found 'f64'
//   %0 = spirv.CompositeInsert %b, %a[3 : i32] : f64 into !spirv.array<4xf32>
//        ^
// <stdin>:13:8: note: see current operation: %0 = "spirv.CompositeInsert"(%arg1, %arg0) <{indices = [3 : i32]}> : (f64, !spirv.array<4 x f32>) -> !spirv.array<4 x f32>
// <stdin>:18:8: error: 'spirv.Constant' op result or element type ('vector<2xf32>') does not match value type ('vector<2xi32>'), must be the same or spirv.array
//   %0 = spirv.Constant [dense<3.0> : vector<2xf32>, dense<4> : vector<2xi32>] : !spirv.array<2xvector<2xf32>>
//        ^
// <stdin>:18:8: note: see current operation: %0 = "spirv.Constant"() <{value = [dense<3.000000e+00> : vector<2xf32>, dense<4> : vector<2xi32>]}> : () -> !spirv.array<2 x vector<2xf32>>
// <stdin>:23:8: error: 'spirv.Constant' op result number of elements (6) does not match value number of elements (4)
//   %0 = spirv.Constant dense<1.0> : tensor<2x2xf32> : !spirv.array<2 x !spirv.array<3 x f32>>
//        ^
// <stdin>:23:8: note: see current operation: %0 = "spirv.Constant"() <{value = dense<1.000000e+00> : tensor<2x2xf32>}> : () -> !spirv.array<2 x !spirv.array<3 x f32>>
// <stdin>:28:8: error: expected value attribute type 'f32', but got: 'i32'
//   %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xf32>
//        ^
// <stdin>:28:8: note: see current operation: %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> vector<2xf32>
// <stdin>:33:3: error: 'spirv.mlir.loop' op requires a loop continue block branching to the loop header block
//   spirv.mlir.loop {
//   ^
// <stdin>:33:3: note: see current operation: 
// "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
//   "spirv.Branch"()[^bb1] : () -> ()
// ^bb1:  // pred: ^bb0
//   "spirv.Branch"()[^bb2] : () -> ()
// ^bb2:  // pred: ^bb1
//   "spirv.mlir.merge"() : () -> ()
// }) : () -> ()
// <stdin>:45:8: error: input matrix rows count must be equal to output matrix columns count
//   %0 = spirv.Transpose %m : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<2 x vector<4xf32>>
//        ^
// <stdin>:45:8: note: see current operation: %0 = "spirv.Transpose"(%arg0) : (!spirv.matrix<3 x vector<4xf32>>) -> !spirv.matrix<2 x vector<4xf32>>
// <stdin>:50:3: error: 'spirv.GlobalVariable' op storage class cannot be 'Generic'
//   spirv.GlobalVariable @v : !spirv.ptr<f32, Generic>
//   ^
// <stdin>:50:3: note: see current operation: "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Generic>}> : () -> ()
// <stdin>:54:3: error: 'spirv.module' can only contain spirv.* ops
//   func.func private @g()
//   ^
// <stdin>:54:3: note: see current operation: 
// "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
// }) : () -> ()
// <stdin>:58:8: error: Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube
//   %0 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %l : !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
//        ^
// <stdin>:58:8: note: see current operation: %0 = "spirv.ImageSampleExplicitLod"(%arg0, %arg1, %arg2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32) -> vector<4xf32>
