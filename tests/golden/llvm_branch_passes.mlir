// RUN: tenure opt --sccp --canonicalize
// Passes know what branches of llvm forward.

llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @invoke(%a: i32) -> i32 attributes {personality = @p} {
  %r = llvm.invoke @g(%a) to ^bb1(%a : i32) unwind ^bb2(%a, %a : i32, i32) : (i32) -> i32
^bb1(%b: i32):
  llvm.return %b : i32
^bb2(%c: i32, %d: i32):
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %d : i32
}

llvm.func @switch(%a: i32, %u: i32) -> i32 {
  llvm.switch %a : i32, ^bb1(%u : i32) [
    1: ^bb2(%a, %u : i32, i32),
    2: ^bb1(%a : i32)
  ]
^bb1(%b: i32):
  llvm.return %b : i32
^bb2(%c: i32, %d: i32):
  llvm.return %d : i32
}

llvm.func @indirect(%p: !llvm.ptr, %a: i32, %c: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1(%a : i32),
  ^bb2(%a, %a : i32, i32)
  ]
^bb1(%b: i32):
  llvm.return %b : i32
^bb2(%d: i32, %e: i32):
  llvm.return %e : i32
}
// OUT:
module {
  llvm.func @g(i32) -> i32
  llvm.func @p(...) -> i32
  llvm.func @invoke(%arg0: i32) -> i32 attributes {personality = @p} {
    %0 = llvm.invoke @g(%arg0) to ^bb1(%arg0 : i32) unwind ^bb2(%arg0 : i32) : (i32) -> i32
  ^bb1(%1: i32):  // pred: ^bb0
    llvm.return %1 : i32
  ^bb2(%2: i32):  // pred: ^bb0
    %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %2 : i32
  }
  llvm.func @switch(%arg0: i32, %arg1: i32) -> i32 {
    llvm.switch %arg0 : i32, ^bb1(%arg1 : i32) [
      1: ^bb2(%arg1 : i32),
      2: ^bb1(%arg0 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    llvm.return %0 : i32
  ^bb2(%1: i32):  // pred: ^bb0
    llvm.return %1 : i32
  }
  llvm.func @indirect(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) -> i32 {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1(%arg1 : i32),
    ^bb2(%arg1 : i32)
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    llvm.return %0 : i32
  ^bb2(%1: i32):  // pred: ^bb0
    llvm.return %1 : i32
  }
}

