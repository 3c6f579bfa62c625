// RUN: tenure opt --split-input-file
spirv.module Logical GLSL450 {
  spirv.func @a() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @a
  spirv.EntryPoint "Fragment" @a
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "GLCompute" @a
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @a : !spirv.ptr<f32, Input>
  spirv.EntryPoint "GLCompute" @a
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @a() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @a
  spirv.EntryPoint "GLCompute" @a
}
// OUT:
module {
  spirv.module Logical GLSL450 {
    spirv.func @a() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @a
    spirv.EntryPoint "Fragment" @a
  }
}

// -----
// -----
// -----
// ERR:
// <stdin>:10:3: error: function 'a' not found in 'spirv.module'
//   spirv.EntryPoint "GLCompute" @a
//   ^
// <stdin>:10:3: note: see current operation: "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @a, interface = []}> : () -> ()
// <stdin>:15:3: error: function 'a' not found in 'spirv.module'
//   spirv.EntryPoint "GLCompute" @a
//   ^
// <stdin>:15:3: note: see current operation: "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @a, interface = []}> : () -> ()
// <stdin>:23:3: error: duplicate of a previous EntryPointOp
//   spirv.EntryPoint "GLCompute" @a
//   ^
// <stdin>:23:3: note: see current operation: "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @a, interface = []}> : () -> ()
