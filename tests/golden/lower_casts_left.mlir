// RUN: tenure opt --convert-arith-to-llvm --convert-complex-to-llvm --convert-math-to-llvm --convert-ub-to-llvm --convert-math-to-libm --convert-func-to-llvm
// Casts are legal to these passes, and are left as they are.
func.func @there_and_back(%a: i32, %b: f32) -> (i32, i32, f32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %1, %b : i32, f32 to i8
  %3:2 = builtin.unrealized_conversion_cast %2 : i8 to i32, f32
  %4 = builtin.unrealized_conversion_cast %3#0 : i32 to i32
  return %1, %4, %3#1 : i32, i32, f32
}
// OUT:
module {
  llvm.func @there_and_back(%arg0: i32, %arg1: f32) -> !llvm.struct<(i32, i32, f32)> {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
    %2 = builtin.unrealized_conversion_cast %1, %arg1 : i32, f32 to i8
    %3:2 = builtin.unrealized_conversion_cast %2 : i8 to i32, f32
    %4 = builtin.unrealized_conversion_cast %3#0 : i32 to i32
    %5 = llvm.mlir.poison : !llvm.struct<(i32, i32, f32)>
    %6 = llvm.insertvalue %1, %5[0] : !llvm.struct<(i32, i32, f32)> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(i32, i32, f32)> 
    %8 = llvm.insertvalue %3#1, %7[2] : !llvm.struct<(i32, i32, f32)> 
    llvm.return %8 : !llvm.struct<(i32, i32, f32)>
  }
}

