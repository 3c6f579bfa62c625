// RUN: tenure opt --llvm-add-comdats --llvm-use-default-visibility=visibility=hidden --llvm-legalize-for-export --llvm-request-c-wrappers
// Functions that are linked once get comdats; a successor that comes twice with arguments is reached through a block of its own.
#di_file = #llvm.di_file<"a.c" in "/">
llvm.func linkonce @a() {
  llvm.return
}
llvm.func linkonce_odr protected @b() {
  llvm.return
}
llvm.mlir.global internal constant @g(0 : i32) : i32
llvm.func @switch(%c: i32, %a: i64, %b: i64) -> i64 {
  llvm.switch %c : i32, ^bb1(%a : i64) [
    1: ^bb1(%b : i64),
    2: ^bb2(%a : i64),
    3: ^bb1(%a : i64),
    4: ^bb3,
    5: ^bb3
  ]
^bb1(%x: i64):
  llvm.return %x : i64
^bb2(%y: i64):
  llvm.return %y : i64
^bb3:
  llvm.return %a : i64
}
llvm.func @pieces(%p: !llvm.ptr) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #di_file> #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(32, 32), DW_OP_LLVM_fragment(32, 64), DW_OP_LLVM_fragment(8, 96)]> = %p : !llvm.ptr
  llvm.return
}
func.func private @f()
// OUT:
#di_file = #llvm.di_file<"a.c" in "/">
#di_local_variable = #llvm.di_local_variable<scope = #di_file>
module {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @b any
    llvm.comdat_selector @a any
  }
  llvm.func linkonce hidden @a() comdat(@__llvm_comdat::@a) {
    llvm.return
  }
  llvm.func linkonce_odr protected @b() comdat(@__llvm_comdat::@b) {
    llvm.return
  }
  llvm.mlir.global internal hidden constant @g(0 : i32) {addr_space = 0 : i32} : i32
  llvm.func hidden @switch(%arg0: i32, %arg1: i64, %arg2: i64) -> i64 {
    llvm.switch %arg0 : i32, ^bb1(%arg1 : i64) [
      1: ^bb4(%arg2 : i64),
      2: ^bb2(%arg1 : i64),
      3: ^bb5(%arg1 : i64),
      4: ^bb3,
      5: ^bb3
    ]
  ^bb1(%0: i64):  // 3 preds: ^bb0, ^bb4, ^bb5
    llvm.return %0 : i64
  ^bb2(%1: i64):  // pred: ^bb0
    llvm.return %1 : i64
  ^bb3:  // 2 preds: ^bb0, ^bb0
    llvm.return %arg1 : i64
  ^bb4(%2: i64):  // pred: ^bb0
    llvm.br ^bb1(%2 : i64)
  ^bb5(%3: i64):  // pred: ^bb0
    llvm.br ^bb1(%3 : i64)
  }
  llvm.func hidden @pieces(%arg0: !llvm.ptr) {
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(72, 32)]> = %arg0 : !llvm.ptr
    llvm.return
  }
  func.func private @f() attributes {llvm.emit_c_interface}
}

