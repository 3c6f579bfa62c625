// RUN: tenure opt --convert-arith-to-spirv
// One bit is a truth, and fewer than 32 bits are the lower ones of 32.
func.func @bits(%x: i1, %y: i1, %i: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, index, index) {
  %0 = arith.addi %x, %y overflow<nsw> : i1
  %1 = arith.muli %x, %y : i1
  %2 = arith.divui %x, %y : i1
  %3 = arith.remsi %x, %y : i1
  %4 = arith.maxsi %x, %y : i1
  %5 = arith.maxui %x, %y : i1
  %6 = arith.cmpi slt, %x, %y : i1
  %7, %8 = arith.mulsi_extended %x, %y : i1
  %9 = arith.index_cast %i : index to i1
  %10 = arith.index_cast %x : i1 to index
  %11 = arith.index_castui %x : i1 to index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, index, index
}
func.func @narrow(%x: i8, %y: i8) -> (i8, i8, i8, i1, i1, f32, index, i8) {
  %0 = arith.divsi %x, %y : i8
  %1 = arith.shrsi %x, %y : i8
  %2 = arith.minui %x, %y : i8
  %3 = arith.cmpi eq, %x, %y : i8
  %4 = arith.cmpi sle, %x, %y : i8
  %5 = arith.uitofp %x : i8 to f32
  %6 = arith.index_cast %x : i8 to index
  %7, %8 = arith.mului_extended %x, %y : i8
  return %0, %1, %2, %3, %4, %5, %6, %8 : i8, i8, i8, i1, i1, f32, index, i8
}
func.func @vectors(%x: vector<4xi1>, %y: vector<4xi1>) -> vector<4xi1> {
  %0 = arith.subi %x, %y : vector<4xi1>
  %1 = arith.minui %0, %y : vector<4xi1>
  return %1 : vector<4xi1>
}
// OUT:
module {
  func.func @bits(%arg0: i1, %arg1: i1, %arg2: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, index, index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i32
    %1 = spirv.LogicalNotEqual %arg0, %arg1 : i1
    %2 = spirv.LogicalAnd %arg0, %arg1 : i1
    %false = spirv.Constant false
    %3 = spirv.LogicalAnd %arg0, %arg1 : i1
    %4 = spirv.LogicalOr %arg0, %arg1 : i1
    %cst-1_i32 = spirv.Constant -1 : i32
    %cst0_i32 = spirv.Constant 0 : i32
    %5 = spirv.Select %arg0, %cst-1_i32, %cst0_i32 : i1, i32
    %cst-1_i32_0 = spirv.Constant -1 : i32
    %cst0_i32_1 = spirv.Constant 0 : i32
    %6 = spirv.Select %arg1, %cst-1_i32_0, %cst0_i32_1 : i1, i32
    %7 = spirv.SLessThan %5, %6 : i32
    %8 = spirv.LogicalAnd %arg0, %arg1 : i1
    %false_2 = spirv.Constant false
    %cst1_i32 = spirv.Constant 1 : i32
    %9 = spirv.BitwiseAnd %0, %cst1_i32 : i32
    %10 = spirv.IEqual %9, %cst1_i32 : i32
    %cst0_i32_3 = spirv.Constant 0 : i32
    %cst-1_i32_4 = spirv.Constant -1 : i32
    %11 = spirv.Select %arg0, %cst-1_i32_4, %cst0_i32_3 : i1, i32
    %12 = builtin.unrealized_conversion_cast %11 : i32 to index
    %cst0_i32_5 = spirv.Constant 0 : i32
    %cst1_i32_6 = spirv.Constant 1 : i32
    %13 = spirv.Select %arg0, %cst1_i32_6, %cst0_i32_5 : i1, i32
    %14 = builtin.unrealized_conversion_cast %13 : i32 to index
    return %1, %2, %arg0, %false, %3, %4, %7, %8, %false_2, %10, %12, %14 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, index, index
  }
  func.func @narrow(%arg0: i8, %arg1: i8) -> (i8, i8, i8, i1, i1, f32, index, i8) {
    %0 = builtin.unrealized_conversion_cast %arg1 : i8 to i32
    %1 = builtin.unrealized_conversion_cast %arg0 : i8 to i32
    %cst24_i32 = spirv.Constant 24 : i32
    %2 = spirv.ShiftLeftLogical %1, %cst24_i32 : i32, i32
    %3 = spirv.ShiftRightArithmetic %2, %cst24_i32 : i32, i32
    %cst24_i32_0 = spirv.Constant 24 : i32
    %4 = spirv.ShiftLeftLogical %0, %cst24_i32_0 : i32, i32
    %5 = spirv.ShiftRightArithmetic %4, %cst24_i32_0 : i32, i32
    %6 = spirv.SDiv %3, %5 : i32
    %cst255_i32 = spirv.Constant 255 : i32
    %7 = spirv.BitwiseAnd %6, %cst255_i32 : i32
    %8 = builtin.unrealized_conversion_cast %7 : i32 to i8
    %cst24_i32_1 = spirv.Constant 24 : i32
    %9 = spirv.ShiftLeftLogical %1, %cst24_i32_1 : i32, i32
    %10 = spirv.ShiftRightArithmetic %9, %cst24_i32_1 : i32, i32
    %cst255_i32_2 = spirv.Constant 255 : i32
    %11 = spirv.BitwiseAnd %0, %cst255_i32_2 : i32
    %12 = spirv.ShiftRightArithmetic %10, %11 : i32, i32
    %cst255_i32_3 = spirv.Constant 255 : i32
    %13 = spirv.BitwiseAnd %12, %cst255_i32_3 : i32
    %14 = builtin.unrealized_conversion_cast %13 : i32 to i8
    %cst255_i32_4 = spirv.Constant 255 : i32
    %15 = spirv.BitwiseAnd %1, %cst255_i32_4 : i32
    %cst255_i32_5 = spirv.Constant 255 : i32
    %16 = spirv.BitwiseAnd %0, %cst255_i32_5 : i32
    %17 = spirv.GL.UMin %15, %16 : i32
    %cst255_i32_6 = spirv.Constant 255 : i32
    %18 = spirv.BitwiseAnd %17, %cst255_i32_6 : i32
    %19 = builtin.unrealized_conversion_cast %18 : i32 to i8
    %cst255_i32_7 = spirv.Constant 255 : i32
    %20 = spirv.BitwiseAnd %1, %cst255_i32_7 : i32
    %cst255_i32_8 = spirv.Constant 255 : i32
    %21 = spirv.BitwiseAnd %0, %cst255_i32_8 : i32
    %22 = spirv.IEqual %20, %21 : i32
    %cst24_i32_9 = spirv.Constant 24 : i32
    %23 = spirv.ShiftLeftLogical %1, %cst24_i32_9 : i32, i32
    %24 = spirv.ShiftRightArithmetic %23, %cst24_i32_9 : i32, i32
    %cst24_i32_10 = spirv.Constant 24 : i32
    %25 = spirv.ShiftLeftLogical %0, %cst24_i32_10 : i32, i32
    %26 = spirv.ShiftRightArithmetic %25, %cst24_i32_10 : i32, i32
    %27 = spirv.SLessThanEqual %24, %26 : i32
    %cst255_i32_11 = spirv.Constant 255 : i32
    %28 = spirv.BitwiseAnd %1, %cst255_i32_11 : i32
    %29 = spirv.ConvertUToF %28 : i32 to f32
    %cst24_i32_12 = spirv.Constant 24 : i32
    %30 = spirv.ShiftLeftLogical %1, %cst24_i32_12 : i32, i32
    %31 = spirv.ShiftRightArithmetic %30, %cst24_i32_12 : i32, i32
    %32 = builtin.unrealized_conversion_cast %31 : i32 to index
    %cst255_i32_13 = spirv.Constant 255 : i32
    %33 = spirv.BitwiseAnd %1, %cst255_i32_13 : i32
    %cst255_i32_14 = spirv.Constant 255 : i32
    %34 = spirv.BitwiseAnd %0, %cst255_i32_14 : i32
    %35 = spirv.IMul %33, %34 : i32
    %cst255_i32_15 = spirv.Constant 255 : i32
    %36 = spirv.BitwiseAnd %35, %cst255_i32_15 : i32
    %cst8_i32 = spirv.Constant 8 : i32
    %cst8_i32_16 = spirv.Constant 8 : i32
    %37 = spirv.ShiftRightLogical %35, %cst8_i32_16 : i32, i32
    %cst255_i32_17 = spirv.Constant 255 : i32
    %38 = spirv.BitwiseAnd %37, %cst255_i32_17 : i32
    %39 = builtin.unrealized_conversion_cast %38 : i32 to i8
    return %8, %14, %19, %22, %27, %29, %32, %39 : i8, i8, i8, i1, i1, f32, index, i8
  }
  func.func @vectors(%arg0: vector<4xi1>, %arg1: vector<4xi1>) -> vector<4xi1> {
    %0 = spirv.LogicalNotEqual %arg0, %arg1 : vector<4xi1>
    %1 = spirv.LogicalAnd %0, %arg1 : vector<4xi1>
    return %1 : vector<4xi1>
  }
}

