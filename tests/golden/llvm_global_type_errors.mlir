// RUN: tenure opt --split-input-file
// Types that globals and aliases of llvm cannot have.
llvm.mlir.global external @g() : !ptr.ptr<#ptr.generic_space>
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.alias external @a : complex<f32> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.global external @g() : i32
llvm.mlir.alias external @a : !ptr.ptr<#ptr.generic_space> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// OUT:
// -----
// -----
// ERR:
// <stdin>:2:1: error: 'llvm.mlir.global' op expects type to be a valid element type for an LLVM global
// llvm.mlir.global external @g() : !ptr.ptr<#ptr.generic_space>
// ^
// <stdin>:2:1: note: see current operation: 
// "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !ptr.ptr<#ptr.generic_space>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:5:1: error: 'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias
// llvm.mlir.alias external @a : complex<f32> {
// ^
// <stdin>:5:1: note: see current operation: 
// "llvm.mlir.alias"() <{alias_type = complex<f32>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
//   %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
//   "llvm.return"(%0) : (!llvm.ptr) -> ()
// }) : () -> ()
// <stdin>:11:1: error: 'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias
// llvm.mlir.alias external @a : !ptr.ptr<#ptr.generic_space> {
// ^
// <stdin>:11:1: note: see current operation: 
// "llvm.mlir.alias"() <{alias_type = !ptr.ptr<#ptr.generic_space>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
//   %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
//   "llvm.return"(%0) : (!llvm.ptr) -> ()
// }) : () -> ()
