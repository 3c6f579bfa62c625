// RUN: tenure opt --convert-scf-to-spirv
// Where 32 bits take the place of 8, a loop compares the 8 of them that count.
func.func @loops(%low: i8, %high: i8, %step: i8) {
  scf.for %i = %low to %high step %step : i8 {
    %0 = spirv.Constant 1 : i32
  }
  scf.for unsigned %i = %low to %high step %step : i8 {
    %0 = spirv.Constant 2 : i32
  }
  return
}
// OUT:
module {
  spirv.func @loops(%arg0: i32, %arg1: i32, %arg2: i32) "None" {
    spirv.mlir.loop {
      spirv.Branch ^bb1(%arg0 : i32)
    ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
      %cst24_i32 = spirv.Constant 24 : i32
      %1 = spirv.ShiftLeftLogical %0, %cst24_i32 : i32, i32
      %2 = spirv.ShiftRightArithmetic %1, %cst24_i32 : i32, i32
      %cst24_i32_0 = spirv.Constant 24 : i32
      %3 = spirv.ShiftLeftLogical %arg1, %cst24_i32_0 : i32, i32
      %4 = spirv.ShiftRightArithmetic %3, %cst24_i32_0 : i32, i32
      %5 = spirv.SLessThan %2, %4 : i32
      spirv.BranchConditional %5, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %cst1_i32 = spirv.Constant 1 : i32
      %6 = spirv.IAdd %0, %arg2 : i32
      spirv.Branch ^bb1(%6 : i32)
    ^bb3:  // pred: ^bb1
      spirv.mlir.merge
    }
    spirv.mlir.loop {
      spirv.Branch ^bb1(%arg0 : i32)
    ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
      %cst24_i32 = spirv.Constant 24 : i32
      %1 = spirv.ShiftLeftLogical %0, %cst24_i32 : i32, i32
      %2 = spirv.ShiftRightLogical %1, %cst24_i32 : i32, i32
      %cst24_i32_0 = spirv.Constant 24 : i32
      %3 = spirv.ShiftLeftLogical %arg1, %cst24_i32_0 : i32, i32
      %4 = spirv.ShiftRightLogical %3, %cst24_i32_0 : i32, i32
      %5 = spirv.ULessThan %2, %4 : i32
      spirv.BranchConditional %5, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %cst2_i32 = spirv.Constant 2 : i32
      %6 = spirv.IAdd %0, %arg2 : i32
      spirv.Branch ^bb1(%6 : i32)
    ^bb3:  // pred: ^bb1
      spirv.mlir.merge
    }
    spirv.Return
  }
}

