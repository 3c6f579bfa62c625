// RUN: tenure opt --convert-to-llvm
// All discardable attributes of an op stay, however many and long they are; memrefs may have any rank.
func.func @f(%a: i32, %b: f32, %p: memref<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>) -> i32 attributes {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32} {
  %0 = arith.addi %a, %a {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32} : i32
  %1 = math.sqrt %b {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32} : f32
  %2 = arith.constant {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32} 1 : i32
  %3 = arith.addi %0, %2 : i32
  cf.br ^bb1 {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32}
^bb1:
  return %3 : i32
}
func.func @g(%a: i32, %b: f32, %p: memref<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>) -> i32 attributes {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_} {
  %0 = arith.addi %a, %a {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_} : i32
  %1 = math.sqrt %b {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_} : f32
  %2 = arith.constant {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_} 1 : i32
  %3 = arith.addi %0, %2 : i32
  cf.br ^bb1 {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_}
^bb1:
  return %3 : i32
}
// OUT:
module {
  llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64, %arg33: i64, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) -> i32 attributes {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32} {
    %0 = llvm.add %arg0, %arg0 {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32} : i32
    %1 = llvm.intr.sqrt(%arg1) {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32} : (f32) -> f32
    %2 = llvm.mlir.constant(1 : i32) {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32} : i32
    %3 = llvm.add %0, %2 : i32
    llvm.br ^bb1 {t.a0 = 0 : i32, t.a1 = 1 : i32, t.a10 = 10 : i32, t.a11 = 11 : i32, t.a12 = 12 : i32, t.a13 = 13 : i32, t.a14 = 14 : i32, t.a15 = 15 : i32, t.a16 = 16 : i32, t.a17 = 17 : i32, t.a18 = 18 : i32, t.a19 = 19 : i32, t.a2 = 2 : i32, t.a3 = 3 : i32, t.a4 = 4 : i32, t.a5 = 5 : i32, t.a6 = 6 : i32, t.a7 = 7 : i32, t.a8 = 8 : i32, t.a9 = 9 : i32}
  ^bb1:  // pred: ^bb0
    llvm.return %3 : i32
  }
  llvm.func @g(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64, %arg33: i64, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) -> i32 attributes {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_} {
    %0 = llvm.add %arg0, %arg0 {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_} : i32
    %1 = llvm.intr.sqrt(%arg1) {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_} : (f32) -> f32
    %2 = llvm.mlir.constant(1 : i32) {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_} : i32
    %3 = llvm.add %0, %2 : i32
    llvm.br ^bb1 {t.long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_long_}
  ^bb1:  // pred: ^bb0
    llvm.return %3 : i32
  }
}

