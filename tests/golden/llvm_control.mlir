// RUN: tenure opt
llvm.func @p(...) -> i32
llvm.func @foo(i32) -> !llvm.struct<(i32, f64, i32)>
llvm.func @bar(%arg0 : i32, %a : !llvm.ptr) attributes {personality = @p} {
  %9 = llvm.mlir.zero : !llvm.ptr
  %n = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.invoke @foo(%arg0) to ^bb2(%arg0 : i32) unwind ^bb1 : (i32) -> !llvm.struct<(i32, f64, i32)>
^bb1:
  %1 = llvm.landingpad cleanup (catch %9 : !llvm.ptr) (filter %9 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
^bb2(%x : i32):
  llvm.invoke fastcc %a(%x) to ^bb3 unwind ^bb1 {a.b = 1} : !llvm.ptr, (i32) -> ()
^bb3:
  %q = llvm.invoke @p(%x) to ^bb4 unwind ^bb1 vararg(!llvm.func<i32 (...)>) ["t"(%x : i32), "u"()] {branch_weights = array<i32: 1, 2>} : (i32) -> i32
^bb4:
  %u = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  llvm.switch %x : i32, ^bb5(%x : i32) [
     1: ^bb6(%x, %x : i32, i32),
     -2: ^bb3
  ] {branch_weights = array<i32: 13, 17, 19>}
^bb5(%z : i32):
  llvm.indirectbr %a : !llvm.ptr, [
  ^bb3,
  ^bb5(%x : i32)
  ] {q.r = 1}
^bb6(%v : i32, %w : i32):
  llvm.switch %x : i32, ^bb3 [
  ]
}
llvm.mlir.alias external hidden thread_local local_unnamed_addr @al {dso_local} : !llvm.ptr {
   %0 = llvm.mlir.zero : !llvm.ptr
   llvm.return %0 : !llvm.ptr
}
llvm.func @ib(%a : !llvm.ptr, %c: i1, %v : i32) {
 %0 = llvm.cmpxchg weak volatile %a, %v, %v syncscope("s") acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i32
 llvm.intr.assume %c : i1
 llvm.intr.assume %c ["align"(%a, %v : !llvm.ptr, i32), "x"()] : i1
 %1 = llvm.call_intrinsic "llvm.x.y"(%v, %c) : (i32, i1) -> i32
 llvm.call_intrinsic "llvm.x.y"(%v, %c) ["x"(%v : i32)] {a.b = 1} : (i32, i1) -> ()
 llvm.call_intrinsic "llvm.x.y"(%v, %c) {fastmathFlags = #llvm.fastmath<fast>, arg_attrs = [{}, {llvm.noundef}]} : (i32, i1) -> ()
 llvm.call_intrinsic "llvm.x.y"(%v, %c) : (i32, i1 {llvm.noundef}) -> ()
 llvm.call_intrinsic "llvm.x.y"() : () -> (i32 {llvm.noundef})
 llvm.call @u(%v) : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
 llvm.indirectbr %a : !llvm.ptr, [
  ]
}
llvm.func @u(i32) -> i32
llvm.mlir.ifunc external @if : !llvm.func<void (i32)>, !llvm.ptr @res {dso_local}
llvm.mlir.ifunc private hidden unnamed_addr @if2 : !llvm.func<void (i32)>, !llvm.ptr @res
llvm.func @res() -> !llvm.ptr {
 %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr
}
// OUT:
module {
  llvm.func @p(...) -> i32
  llvm.func @foo(i32) -> !llvm.struct<(i32, f64, i32)>
  llvm.func @bar(%arg0: i32, %arg1: !llvm.ptr) attributes {personality = @p} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.invoke @foo(%arg0) to ^bb2(%arg0 : i32) unwind ^bb1 : (i32) -> !llvm.struct<(i32, f64, i32)>
  ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
    %3 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %3 : !llvm.struct<(ptr, i32)>
  ^bb2(%4: i32):  // pred: ^bb0
    llvm.invoke fastcc %arg1(%4) to ^bb3 unwind ^bb1 {a.b = 1 : i64} : !llvm.ptr, (i32) -> ()
  ^bb3:  // 4 preds: ^bb2, ^bb4, ^bb5, ^bb6
    %5 = llvm.invoke @p(%4) to ^bb4 unwind ^bb1 vararg(!llvm.func<i32 (...)>) ["t"(%4 : i32), "u"()] {branch_weights = array<i32: 1, 2>} : (i32) -> i32
  ^bb4:  // pred: ^bb3
    %6 = llvm.alloca inalloca %1 x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
    llvm.switch %4 : i32, ^bb5(%4 : i32) [
      1: ^bb6(%4, %4 : i32, i32),
      -2: ^bb3
    ] {branch_weights = array<i32: 13, 17, 19>}
  ^bb5(%7: i32):  // 2 preds: ^bb4, ^bb5
    llvm.indirectbr %arg1 : !llvm.ptr, [
    ^bb3,
    ^bb5(%4 : i32)
    ] {q.r = 1 : i64}
  ^bb6(%8: i32, %9: i32):  // pred: ^bb4
    llvm.switch %4 : i32, ^bb3 [
    ]
  }
  llvm.mlir.alias external hidden thread_local local_unnamed_addr @al {dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @ib(%arg0: !llvm.ptr, %arg1: i1, %arg2: i32) {
    %0 = llvm.cmpxchg weak volatile %arg0, %arg2, %arg2 syncscope("s") acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i32
    llvm.intr.assume %arg1 : i1
    llvm.intr.assume %arg1 ["align"(%arg0, %arg2 : !llvm.ptr, i32), "x"()] : i1
    %1 = llvm.call_intrinsic "llvm.x.y"(%arg2, %arg1) : (i32, i1) -> i32
    llvm.call_intrinsic "llvm.x.y"(%arg2, %arg1) ["x"(%arg2 : i32)] {a.b = 1 : i64} : (i32, i1) -> ()
    llvm.call_intrinsic "llvm.x.y"(%arg2, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (i32, i1 {llvm.noundef}) -> ()
    llvm.call_intrinsic "llvm.x.y"(%arg2, %arg1) : (i32, i1 {llvm.noundef}) -> ()
    %2 = llvm.call_intrinsic "llvm.x.y"() : () -> (i32 {llvm.noundef})
    %3 = llvm.call @u(%arg2) : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    llvm.indirectbr %arg0 : !llvm.ptr, []
  }
  llvm.func @u(i32) -> i32
  llvm.mlir.ifunc external @if : !llvm.func<void (i32)>, !llvm.ptr @res {dso_local}
  llvm.mlir.ifunc private hidden unnamed_addr @if2 : !llvm.func<void (i32)>, !llvm.ptr @res
  llvm.func @res() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}

