// RUN: tenure opt --convert-index-to-spirv --convert-math-to-spirv
// Bits above those of a narrow integer are arbitrary: casts and counts of leading zeros do not look at them.
func.func @casts(%x: i1, %y: i8, %i: index) -> (index, index, index, index, i1) {
  %0 = index.casts %x : i1 to index
  %1 = index.castu %x : i1 to index
  %2 = index.casts %y : i8 to index
  %3 = index.castu %y : i8 to index
  %4 = index.casts %i : index to i1
  return %0, %1, %2, %3, %4 : index, index, index, index, i1
}
func.func @math(%x: i8, %y: vector<2xi16>) -> (i8, vector<2xi16>) {
  %0 = math.absi %x : i8
  %1 = math.ctlz %y : vector<2xi16>
  return %0, %1 : i8, vector<2xi16>
}
// OUT:
module {
  func.func @casts(%arg0: i1, %arg1: i8, %arg2: index) -> (index, index, index, index, i1) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i32
    %1 = builtin.unrealized_conversion_cast %arg1 : i8 to i32
    %cst0_i32 = spirv.Constant 0 : i32
    %cst-1_i32 = spirv.Constant -1 : i32
    %2 = spirv.Select %arg0, %cst-1_i32, %cst0_i32 : i1, i32
    %3 = builtin.unrealized_conversion_cast %2 : i32 to index
    %cst0_i32_0 = spirv.Constant 0 : i32
    %cst1_i32 = spirv.Constant 1 : i32
    %4 = spirv.Select %arg0, %cst1_i32, %cst0_i32_0 : i1, i32
    %5 = builtin.unrealized_conversion_cast %4 : i32 to index
    %cst24_i32 = spirv.Constant 24 : i32
    %6 = spirv.ShiftLeftLogical %1, %cst24_i32 : i32, i32
    %7 = spirv.ShiftRightArithmetic %6, %cst24_i32 : i32, i32
    %8 = builtin.unrealized_conversion_cast %7 : i32 to index
    %cst255_i32 = spirv.Constant 255 : i32
    %9 = spirv.BitwiseAnd %1, %cst255_i32 : i32
    %10 = builtin.unrealized_conversion_cast %9 : i32 to index
    %cst1_i32_1 = spirv.Constant 1 : i32
    %11 = spirv.BitwiseAnd %0, %cst1_i32_1 : i32
    %12 = spirv.IEqual %11, %cst1_i32_1 : i32
    return %3, %5, %8, %10, %12 : index, index, index, index, i1
  }
  func.func @math(%arg0: i8, %arg1: vector<2xi16>) -> (i8, vector<2xi16>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2xi16> to vector<2xi32>
    %1 = builtin.unrealized_conversion_cast %arg0 : i8 to i32
    %cst24_i32 = spirv.Constant 24 : i32
    %2 = spirv.ShiftLeftLogical %1, %cst24_i32 : i32, i32
    %3 = spirv.ShiftRightArithmetic %2, %cst24_i32 : i32, i32
    %4 = spirv.GL.SAbs %3 : i32
    %5 = builtin.unrealized_conversion_cast %4 : i32 to i8
    %cst_vec_2xi32 = spirv.Constant dense<65535> : vector<2xi32>
    %6 = spirv.BitwiseAnd %0, %cst_vec_2xi32 : vector<2xi32>
    %cst_vec_2xi32_0 = spirv.Constant dense<1> : vector<2xi32>
    %cst_vec_2xi32_1 = spirv.Constant dense<31> : vector<2xi32>
    %cst_vec_2xi32_2 = spirv.Constant dense<32> : vector<2xi32>
    %7 = spirv.GL.FindUMsb %6 : vector<2xi32>
    %8 = spirv.ISub %cst_vec_2xi32_1, %7 : vector<2xi32>
    %9 = spirv.ISub %cst_vec_2xi32_2, %6 : vector<2xi32>
    %10 = spirv.ULessThanEqual %6, %cst_vec_2xi32_0 : vector<2xi32>
    %11 = spirv.Select %10, %9, %8 : vector<2xi1>, vector<2xi32>
    %cst_vec_2xi32_3 = spirv.Constant dense<16> : vector<2xi32>
    %12 = spirv.ISub %11, %cst_vec_2xi32_3 : vector<2xi32>
    %13 = builtin.unrealized_conversion_cast %12 : vector<2xi32> to vector<2xi16>
    return %5, %13 : i8, vector<2xi16>
  }
}

