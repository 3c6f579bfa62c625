// RUN: tenure opt --allow-unregistered-dialect --mlir-print-local-scope
// A custom form that has no place for an op's attributes, or leaves out a terminator or region that says something, is not used.
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "sc"}> {acme.x} : () -> ()
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "sc5"}> {spec_id = 5 : i64} : () -> ()
  "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "sc6"}> {spec_id = 6 : i32} : () -> ()
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "f"}> ({
    %0 = "spirv.Constant"() <{value = 1 : i32}> {acme.x} : () -> i32
    "spirv.Return"() : () -> ()
  }) : () -> ()
  "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> {acme.x} : () -> ()
  "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @f, values = [1 : i32, 1 : i32, 1 : i32]}> {acme.x} : () -> ()
}) : () -> ()
"emitc.include"() <{include = "a.h"}> {acme.x} : () -> ()
emitc.global @g : !emitc.opaque<"char"> = #emitc.opaque<"CHAR_MIN">
func.func @loops(%i: index, %c: i1, %b: memref<16xf32>, %m: vector<16xi1>, %v: vector<16xf32>, %one: i32) -> vector<16xf32> {
  scf.for %k = %i to %i step %i {
    scf.yield {acme.x}
  }
  scf.if %c {
    scf.yield {acme.x}
  } else {
    scf.yield {acme.y}
  }
  affine.for %k = 0 to 4 {
    affine.yield {acme.x}
  }
  affine.for %k = 0 to 4 {
    affine.yield
  }
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
  ^bb0(%k: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) {acme.x} : () -> ()
  }) : () -> ()
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%one, %one, %one) ({
    ^bb0(%k: i32):
      "omp.yield"() : () -> ()
    }) {acme.x} : (i32, i32, i32) -> ()
  }) : () -> ()
  %v0 = arith.constant 0.0 : f32
  %masked = "vector.mask"(%m) ({
    %0 = vector.transfer_read %b[%i], %v0 : memref<16xf32>, vector<16xf32>
    "vector.yield"(%0) {acme.x} : (vector<16xf32>) -> ()
  }) : (vector<16xi1>) -> vector<16xf32>
  return %masked : vector<16xf32>
}
func.func @shapes(%a: tensor<4xf32>, %z: tensor<f32>) -> tensor<f32> {
  %s = "shape.const_shape"() <{shape = dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>}> : () -> !shape.shape
  %r = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y {acme.x} : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// OUT:
module {
  spirv.module Logical GLSL450 {
    "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "sc"}> {acme.x} : () -> ()
    spirv.SpecConstant @sc5 spec_id(5) = 1 : i32
    "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "sc6"}> {spec_id = 6 : i32} : () -> ()
    spirv.func @f() "None" {
      %0 = "spirv.Constant"() <{value = 1 : i32}> {acme.x} : () -> i32
      spirv.Return
    }
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @f, interface = []}> {acme.x} : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @f, values = [1 : i32, 1 : i32, 1 : i32]}> {acme.x} : () -> ()
  }
  "emitc.include"() <{include = "a.h"}> {acme.x} : () -> ()
  emitc.global @g : !emitc.opaque<"char"> = #emitc.opaque<"CHAR_MIN">
  func.func @loops(%arg0: index, %arg1: i1, %arg2: memref<16xf32>, %arg3: vector<16xi1>, %arg4: vector<16xf32>, %arg5: i32) -> vector<16xf32> {
    scf.for %arg6 = %arg0 to %arg0 step %arg0 {
      scf.yield {acme.x}
    }
    scf.if %arg1 {
      scf.yield {acme.x}
    } else {
      scf.yield {acme.y}
    }
    affine.for %arg6 = 0 to 4 {
      affine.yield {acme.x}
    }
    affine.for %arg6 = 0 to 4 {
    }
    scf.forall (%arg6) in (2) {
      scf.forall.in_parallel {
      } {acme.x}
    }
    omp.wsloop {
      "omp.loop_nest"(%arg5, %arg5, %arg5) ({
      ^bb0(%arg6: i32):
        omp.yield
      }) {acme.x} : (i32, i32, i32) -> ()
    }
    %cst = arith.constant 0.000000e+00 : f32
    %0 = "vector.mask"(%arg3) ({
      %1 = vector.transfer_read %arg2[%arg0], %cst : memref<16xf32>, vector<16xf32>
      vector.yield {acme.x} %1 : vector<16xf32>
    }) : (vector<16xi1>) -> vector<16xf32>
    return %0 : vector<16xf32>
  }
  func.func @shapes(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "shape.const_shape"() <{shape = dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>}> : () -> !shape.shape
    %1 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %2 = stablehlo.add %arg2, %arg3 {acme.x} : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }
    return %1 : tensor<f32>
  }
}
