// RUN: tenure opt --split-input-file --pass-pipeline=builtin.module(convert-to-emitc,convert-complex-to-spirv,convert-gpu-to-spirv)
// What a conversion has no pattern for stays, if nothing says that it is illegal.
func.func @two_results(%a: i1) -> (i1, i1) {
  return %a, %a : i1, i1
}
func.func @one_result(%a: i1) -> i1 {
  return %a : i1
}
// -----
func.func @calls(%a: f32) -> (f32, f32) {
  %0:2 = func.call @calls(%a) : (f32) -> (f32, f32)
  return %0#0, %0#1 : f32, f32
}
// -----
module attributes {gpu.container_module} {
  gpu.module @targets [#nvvm.target] {
  }
  func.func private @declared(complex<f32>) -> complex<f32>
}
// OUT:
module {
  func.func @two_results(%arg0: i1) -> (i1, i1) {
    return %arg0, %arg0 : i1, i1
  }
  emitc.func @one_result(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
}

// -----
module {
  func.func @calls(%arg0: f32) -> (f32, f32) {
    %0:2 = call @calls(%arg0) : (f32) -> (f32, f32)
    return %0#0, %0#1 : f32, f32
  }
}

// -----
module attributes {gpu.container_module} {
  spirv.module @__spv__targets Logical GLSL450 {
  }
  gpu.module @targets [#nvvm.target] {
  }
  func.func private @declared(complex<f32>) -> complex<f32>
}

