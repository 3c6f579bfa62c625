// RUN: tenure opt --pass-pipeline="builtin.module(any(sdy-lift-inlined-meshes,xla-sdy-round-trip-import-shardy-attrs))"
// Passes that go through a body have nothing to do in an op that has no region.
llvm.func @resolve() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @f : !llvm.func<void (i32)>, !llvm.ptr @resolve

// OUT:
module {
  llvm.func @resolve() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @f : !llvm.func<void (i32)>, !llvm.ptr @resolve
}

