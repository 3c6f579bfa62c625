// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// An op with the attributes and types of one that is right is still checked for what is around and in it.
func.func @returns(%a: i32) -> i32 {
  return %a : i32
}
func.func @returns_none(%a: i32) {
  return %a : i32
}
// -----
llvm.func internal @defined() {
  llvm.return
}
llvm.func internal @declared()
// -----
llvm.func @sink(%a: i64) -> i64 {
  llvm.return %a : i64
}
llvm.func @void_sink(%a: i64) {
  llvm.return %a : i64
}
// -----
func.func private @f()
func.func private @g()
func.func @nested() {
  "func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({}) : () -> ()
  return
}
// -----
func.func @calls(%a: i32) {
  func.call @takes(%a) : (i32) -> ()
  func.call @takes_none(%a) : (i32) -> ()
  return
}
func.func private @takes(i32)
func.func private @takes_none()
// -----
func.func @branches(%a: i1) {
  cf.cond_br %a, ^b, ^b
^b:
  return
}
func.func @branches_amiss(%a: i1) {
  "cf.cond_br"(%a)[^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^b:
  return
}
// -----
func.func @yields(%c: i1) {
  scf.if %c {
    "scf.yield"() : () -> ()
  }
  "test.region"() ({
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @names() {
  %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
  %1 = "llvm.mlir.addressof"() <{global_name = @g::@h}> : () -> !llvm.ptr
  return
}
llvm.mlir.global external @g() : i32
// -----
llvm.mlir.global external @three("abc") : !llvm.array<3 x i8>
llvm.mlir.global external @other("xyz") : !llvm.array<3 x i8>
llvm.mlir.global external @four("abcd") : !llvm.array<3 x i8>
// -----
llvm.func @assembles(%a: i64) {
  llvm.inline_asm "nop", "r" %a : (i64) -> ()
  llvm.inline_asm "hlt", "r" %a : (i64) -> ()
  "llvm.inline_asm"(%a) <{asm_string = "nop", constraints = "r", tail_call_kind = #llvm.tailcallkind<musttail>}> : (i64) -> ()
  llvm.return
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
// ERR:
// <stdin>:6:3: error: 'func.return' op has 1 operands, but enclosing function (@returns_none) returns 0
//   return %a : i32
//   ^
// <stdin>:6:3: note: see current operation: "func.return"(%arg0) : (i32) -> ()
// <stdin>:12:1: error: 'llvm.func' op external functions must have 'external' or 'extern_weak' linkage
// llvm.func internal @declared()
// ^
// <stdin>:12:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<internal>, sym_name = "declared", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:18:3: error: 'llvm.return' op expected no operands
//   llvm.return %a : i64
//   ^
// <stdin>:18:3: note: see current operation: "llvm.return"(%arg0) : (i64) -> ()
// <stdin>:17:1: note: when returning from function
// llvm.func @void_sink(%a: i64) {
// ^
// <stdin>:24:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
//   "func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({}) : () -> ()
//   ^
// <stdin>:24:3: note: see current operation: 
// "func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
// }) : () -> ()
// <stdin>:30:3: error: 'func.call' op incorrect number of operands for callee
//   func.call @takes_none(%a) : (i32) -> ()
//   ^
// <stdin>:30:3: note: see current operation: "func.call"(%arg0) <{callee = @takes_none}> : (i32) -> ()
// <stdin>:42:3: error: 'cf.cond_br' op requires 2 successors but found 1
//   "cf.cond_br"(%a)[^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
//   ^
// <stdin>:42:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// <stdin>:52:5: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
//     "scf.yield"() : () -> ()
//     ^
// <stdin>:52:5: note: see current operation: "scf.yield"() : () -> ()
// <stdin>:59:8: error: 'llvm.mlir.addressof' op attribute 'global_name' failed to satisfy constraint: flat symbol reference attribute
//   %1 = "llvm.mlir.addressof"() <{global_name = @g::@h}> : () -> !llvm.ptr
//        ^
// <stdin>:59:8: note: see current operation: %1 = "llvm.mlir.addressof"() <{global_name = @g::@h}> : () -> !llvm.ptr
// <stdin>:66:1: error: 'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute
// llvm.mlir.global external @four("abcd") : !llvm.array<3 x i8>
// ^
// <stdin>:66:1: note: see current operation: 
// "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<3 x i8>, linkage = #llvm.linkage<external>, sym_name = "four", unnamed_addr = 0 : i64, value = "abcd", visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:71:3: error: 'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation
//   "llvm.inline_asm"(%a) <{asm_string = "nop", constraints = "r", tail_call_kind = #llvm.tailcallkind<musttail>}> : (i64) -> ()
//   ^
// <stdin>:71:3: note: see current operation: "llvm.inline_asm"(%arg0) <{asm_string = "nop", constraints = "r", tail_call_kind = #llvm.tailcallkind<musttail>}> : (i64) -> ()
