// RUN: tenure opt --split-input-file
// Functions, and what is said of arguments and results.
llvm.func @f(%x: f32 {llvm.noalias})
// -----
llvm.func @f(%x: !llvm.ptr {llvm.noalias = 1 : i32})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})
// -----
llvm.func @f(%x: f32 {llvm.zeroext})
// -----
func.func private @f(i32 {llvm.align = 4 : i64})
// -----
func.func private @f(memref<4xi32> {llvm.noalias}) -> (memref<4xi32> {llvm.nonnull})
llvm.func @g(!llvm.ptr {llvm.byval = i32, llvm.align = 8 : i64}, i8 {llvm.signext}, ...) -> (i8 {llvm.zeroext})
// -----
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32, ptr)>}> ({
^bb0(%x: i32):
  llvm.return
}) : () -> ()
// -----
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (ptr)>}> ({
^bb0(%x: i32):
  llvm.return
}) : () -> ()
// -----
llvm.func common @f()
// -----
llvm.func @f() {
  llvm.call @none() : () -> ()
  llvm.return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
module {
  func.func private @f(memref<4xi32> {llvm.noalias}) -> (memref<4xi32> {llvm.nonnull})
  llvm.func @g(!llvm.ptr {llvm.align = 8 : i64, llvm.byval = i32}, i8 {llvm.signext}, ...) -> (i8 {llvm.zeroext})
}

// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:1: error: "llvm.noalias" attribute attached to non-pointer LLVM type
// llvm.func @f(%x: f32 {llvm.noalias})
// ^
// <stdin>:2:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noalias}], function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:4:1: error: "llvm.noalias" should be a unit attribute
// llvm.func @f(%x: !llvm.ptr {llvm.noalias = 1 : i32})
// ^
// <stdin>:4:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noalias = 1 : i32}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:6:1: error: "llvm.sret" is not a valid result attribute
// llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})
// ^
// <stdin>:6:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.sret = i32}], sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:8:1: error: "llvm.zeroext" attribute attached to non-integer LLVM type
// llvm.func @f(%x: f32 {llvm.zeroext})
// ^
// <stdin>:8:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.zeroext}], function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:10:1: error: "llvm.align" attribute attached to non-pointer LLVM type
// func.func private @f(i32 {llvm.align = 4 : i64})
// ^
// <stdin>:10:1: note: see current operation: 
// "func.func"() <{arg_attrs = [{llvm.align = 4 : i64}], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
// }) : () -> ()
// <stdin>:15:1: error: 'llvm.func' op entry block must have 2 arguments to match function signature
// "llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32, ptr)>}> ({
// ^
// <stdin>:15:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
// ^bb0(%arg0: i32):
//   "llvm.return"() : () -> ()
// }) : () -> ()
// <stdin>:20:1: error: 'llvm.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('!llvm.ptr')
// "llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (ptr)>}> ({
// ^
// <stdin>:20:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
// ^bb0(%arg0: i32):
//   "llvm.return"() : () -> ()
// }) : () -> ()
// <stdin>:25:1: error: 'llvm.func' op functions cannot have 'common' linkage
// llvm.func common @f()
// ^
// <stdin>:25:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<common>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:28:3: error: 'llvm.call' op 'none' does not reference a symbol in the current scope
//   llvm.call @none() : () -> ()
//   ^
// <stdin>:28:3: note: see current operation: "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @none, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
