// RUN: tenure opt --split-input-file
// Indices into llvm's types that lead nowhere.
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[3] : !llvm.struct<(i32, f32)>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[0, 1] : !llvm.struct<(i32, f32)>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[0] : tensor<i32>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s array<i64: 0> : !llvm.struct<(i32, f32)>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr foo %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr inbounds| %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, f32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr %p[99999999999, 0] : (!llvm.ptr) -> !llvm.ptr, f32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.getelementptr %p[-2147483648] : (!llvm.ptr) -> !llvm.ptr, f32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = f32, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.insertvalue"(%s, %p) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, !llvm.ptr) -> !llvm.struct<(i32, f32)>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
  return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 7>}> : (!llvm.struct<(i32, f32)>) -> f32
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
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:4:3: error: custom op 'llvm.extractvalue' position out of bounds: 3
//   return
//   ^
// <stdin>:9:3: error: custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'
//   return
//   ^
// <stdin>:14:3: error: custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got 'tensor<i32>'
//   return
//   ^
// <stdin>:18:28: error: expected '['
//   %0 = llvm.extractvalue %s array<i64: 0> : !llvm.struct<(i32, f32)>
//                            ^
// <stdin>:23:27: error: custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo
//   %0 = llvm.getelementptr foo %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
//                           ^
// <stdin>:28:37: error: custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'
//   %0 = llvm.getelementptr inbounds| %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
//                                     ^
// <stdin>:33:8: error: 'llvm.getelementptr' op expected index 1 indexing a struct to be constant
//   %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
//        ^
// <stdin>:33:8: note: see current operation: %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.struct<(i32, f32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
// <stdin>:38:8: error: 'llvm.getelementptr' op index 1 indexing a struct is out of bounds
//   %0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
//        ^
// <stdin>:38:8: note: see current operation: %0 = "llvm.getelementptr"(%arg0) <{elem_type = !llvm.struct<(i32, f32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 5>}> : (!llvm.ptr) -> !llvm.ptr
// <stdin>:43:8: error: 'llvm.getelementptr' op type 'f32' cannot be indexed (index #1)
//   %0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, f32
//        ^
// <stdin>:43:8: note: see current operation: %0 = "llvm.getelementptr"(%arg0) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 5>}> : (!llvm.ptr) -> !llvm.ptr
// <stdin>:48:30: error: custom op 'llvm.getelementptr' integer value too large
//   %0 = llvm.getelementptr %p[99999999999, 0] : (!llvm.ptr) -> !llvm.ptr, f32
//                              ^
// <stdin>:53:8: error: 'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'
//   %0 = llvm.getelementptr %p[-2147483648] : (!llvm.ptr) -> !llvm.ptr, f32
//        ^
// <stdin>:53:8: note: see current operation: %0 = "llvm.getelementptr"(%arg0) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
// <stdin>:58:8: error: 'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.
//   %0 = "llvm.getelementptr"(%p) <{elem_type = f32, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
//        ^
// <stdin>:58:8: note: see current operation: %0 = "llvm.getelementptr"(%arg0) <{elem_type = f32, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
// <stdin>:63:8: error: 'llvm.insertvalue' op Type mismatch: cannot insert '!llvm.ptr' into '!llvm.struct<(i32, f32)>'
//   %0 = "llvm.insertvalue"(%s, %p) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, !llvm.ptr) -> !llvm.struct<(i32, f32)>
//        ^
// <stdin>:63:8: note: see current operation: %0 = "llvm.insertvalue"(%arg2, %arg0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, !llvm.ptr) -> !llvm.struct<(i32, f32)>
// <stdin>:68:8: error: 'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, f32)>' should produce 'i32' but this op returns 'f32'
//   %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
//        ^
// <stdin>:68:8: note: see current operation: %0 = "llvm.extractvalue"(%arg2) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
// <stdin>:73:8: error: 'llvm.extractvalue' op position out of bounds: 7
//   %0 = "llvm.extractvalue"(%s) <{position = array<i64: 7>}> : (!llvm.struct<(i32, f32)>) -> f32
//        ^
// <stdin>:73:8: note: see current operation: %0 = "llvm.extractvalue"(%arg2) <{position = array<i64: 7>}> : (!llvm.struct<(i32, f32)>) -> f32
