// RUN: tenure opt
// The type of a swap's result is read in full and in short, and printed in short.
llvm.func @f(%a: i32) -> !llvm.struct<(i32, i32)> {
  %0 = rocdl.permlane16.swap %a, %a, false, true : (i32, i32) -> !llvm.struct<(i32, i32)>
  %1 = rocdl.permlane32.swap %a, %a, true, true : (i32, i32) -> <(i32, i32)>
  llvm.return %1 : !llvm.struct<(i32, i32)>
}
// OUT:
module {
  llvm.func @f(%arg0: i32) -> !llvm.struct<(i32, i32)> {
    %0 = rocdl.permlane16.swap %arg0, %arg0, false, true : (i32, i32) -> <(i32, i32)>
    %1 = rocdl.permlane32.swap %arg0, %arg0, true, true : (i32, i32) -> <(i32, i32)>
    llvm.return %1 : !llvm.struct<(i32, i32)>
  }
}

