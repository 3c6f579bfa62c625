// RUN: tenure opt --split-input-file
// Operands that branches of llvm and spirv forward are those of the successor's arguments.

llvm.func @type(%a: i32) {
  llvm.br ^bb1(%a : i32)
^bb1(%b: i64):
  llvm.return
}

// -----

llvm.func @count(%a: i32, %c: i1) {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%a, %a : i32, i32)
^bb1(%b: i32):
  llvm.return
}

// -----

llvm.func @indirect(%p: !llvm.ptr, %a: i32) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1,
  ^bb2(%a : i32)
  ]
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @conditional(%a: i32, %c : i1) "None" {
    spirv.BranchConditional %c, ^bb1(%a, %a : i32, i32), ^bb1(%a, %a : i32, i32)
  ^bb1(%b: i32, %d: i64):
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @switch(%a: i32) "None" {
    spirv.Switch %a : i32, [
      default: ^bb1(%a : i32),
      42: ^bb1
    ]
  ^bb1(%b: i32):
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @bound bind(1, 4294967296) : !spirv.ptr<i32, StorageBuffer>
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @load(%p: !spirv.ptr<f32, Function>) "None" {
    %0 = spirv.Load "Nowhere" %p : f32
    spirv.Return
  }
}

// -----

spirv.module "Logical" GLSL450 {
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:4:3: error: type mismatch for bb argument #0 of successor #0
//   llvm.br ^bb1(%a : i32)
//   ^
// <stdin>:4:3: note: see current operation: "llvm.br"(%arg0)[^bb1] : (i32) -> ()
// <stdin>:12:3: error: branch has 2 operands for successor #1, but target block has 1
//   llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%a, %a : i32, i32)
//   ^
// <stdin>:12:3: note: see current operation: "llvm.cond_br"(%arg1, %arg0, %arg0, %arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
// <stdin>:20:3: error: branch has 1 operands for successor #1, but target block has 0
//   llvm.indirectbr %p : !llvm.ptr, [
//   ^
// <stdin>:20:3: note: see current operation: "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, i32) -> ()
// <stdin>:34:5: error: type mismatch for bb argument #1 of successor #0
//     spirv.BranchConditional %c, ^bb1(%a, %a : i32, i32), ^bb1(%a, %a : i32, i32)
//     ^
// <stdin>:34:5: note: see current operation: "spirv.BranchConditional"(%arg1, %arg0, %arg0, %arg0, %arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, i32, i32, i32, i32) -> ()
// <stdin>:44:5: error: branch has 0 operands for successor #1, but target block has 1
//     spirv.Switch %a : i32, [
//     ^
// <stdin>:44:5: note: see current operation: "spirv.Switch"(%arg0, %arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, literals = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
// <stdin>:56:39: error: integer constant out of range for attribute
//   spirv.GlobalVariable @bound bind(1, 4294967296) : !spirv.ptr<i32, StorageBuffer>
//                                       ^
// <stdin>:63:21: error: custom op 'spirv.Load' invalid storage_class attribute specification: "Nowhere"
//     %0 = spirv.Load "Nowhere" %p : f32
//                     ^
// <stdin>:70:14: error: custom op 'spirv.module' expected valid keyword
// spirv.module "Logical" GLSL450 {
//              ^
