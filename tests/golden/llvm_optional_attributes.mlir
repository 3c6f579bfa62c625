// RUN: tenure opt
// An optional attribute with a default is printed with it; an alias may be of a function type.
llvm.func @asm(%a: i32) {
  llvm.inline_asm asm_dialect = att "add $0, 1", "r" %a : (i32) -> ()
  llvm.inline_asm asm_dialect = intel "add $0, 1", "r" %a : (i32) -> ()
  llvm.inline_asm "add $0, 1", "r" %a : (i32) -> ()
  llvm.return
}
llvm.mlir.alias external @alias : !llvm.func<void (i32)> {
  %0 = llvm.mlir.addressof @asm : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// OUT:
module {
  llvm.func @asm(%arg0: i32) {
    llvm.inline_asm asm_dialect = att "add $0, 1", "r" %arg0 : (i32) -> ()
    llvm.inline_asm asm_dialect = intel "add $0, 1", "r" %arg0 : (i32) -> ()
    llvm.inline_asm "add $0, 1", "r" %arg0 : (i32) -> ()
    llvm.return
  }
  llvm.mlir.alias external @alias : !llvm.func<void (i32)> {
    %0 = llvm.mlir.addressof @asm : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}

