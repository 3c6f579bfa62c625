// RUN: tenure opt --convert-func-to-llvm --split-input-file
// What C cannot call, and what has the name already.
func.func private @variadic(i32) attributes {llvm.emit_c_interface, func.varargs = true}
// -----
func.func private @_mlir_ciface_twice(i32)
func.func @twice(%0: i32) attributes {llvm.emit_c_interface} {
  return
}
// OUT:
module {
  func.func private @variadic(i32) attributes {func.varargs = true, llvm.emit_c_interface}
}

// -----
// ERR:
// <stdin>:2:1: error: C interface for variadic functions is not supported yet.
// func.func private @variadic(i32) attributes {llvm.emit_c_interface, func.varargs = true}
// ^
// <stdin>:2:1: note: see current operation: 
// "func.func"() <{function_type = (i32) -> (), sym_name = "variadic", sym_visibility = "private"}> ({
// }) {func.varargs = true, llvm.emit_c_interface} : () -> ()
// <stdin>:5:1: error: redefinition of symbol named '_mlir_ciface_twice'
// func.func @twice(%0: i32) attributes {llvm.emit_c_interface} {
// ^
// <stdin>:5:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "_mlir_ciface_twice", visibility_ = 0 : i64}> ({
// ^bb0(%arg0: i32):
//   "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @twice, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
//   "llvm.return"() : () -> ()
// }) {llvm.emit_c_interface} : () -> ()
// <stdin>:4:1: note: see existing symbol definition here
// func.func private @_mlir_ciface_twice(i32)
// ^
