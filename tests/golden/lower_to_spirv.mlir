// RUN: tenure opt --convert-index-to-spirv --convert-ub-to-spirv
// Needs: spirv
func.func @f(%a: index, %b: index, %c: i64) -> (index, i1, i8, vector<4xf32>, tensor<2x3xf32>) {
  %0 = index.floordivs %a, %b
  %1 = index.maxu %0, %a
  %2 = index.cmp uge(%1, %b)
  %4 = index.sizeof
  %5 = index.add %4, %1
  %p = ub.poison : i8
  %q = ub.poison : vector<4xf32>
  %r = ub.poison : tensor<2x3xf32>
  return %5, %2, %p, %q, %r : index, i1, i8, vector<4xf32>, tensor<2x3xf32>
}
// OUT:
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i64) -> (index, i1, i8, vector<4xf32>, tensor<2x3xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i32
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i32
    %cst0_i32 = spirv.Constant 0 : i32
    %cst1_i32 = spirv.Constant 1 : i32
    %cst-1_i32 = spirv.Constant -1 : i32
    %2 = spirv.SLessThan %0, %cst0_i32 : i32
    %3 = spirv.Select %2, %cst1_i32, %cst-1_i32 : i1, i32
    %4 = spirv.ISub %3, %1 : i32
    %5 = spirv.SDiv %4, %0 : i32
    %6 = spirv.ISub %cst-1_i32, %5 : i32
    %7 = spirv.SDiv %1, %0 : i32
    %8 = spirv.SLessThan %1, %cst0_i32 : i32
    %9 = spirv.LogicalNotEqual %8, %2 : i1
    %10 = spirv.INotEqual %1, %cst0_i32 : i32
    %11 = spirv.LogicalAnd %9, %10 : i1
    %12 = spirv.Select %11, %7, %6 : i1, i32
    %13 = spirv.GL.UMax %12, %1 : i32
    %14 = spirv.UGreaterThanEqual %13, %0 : i32
    %cst32_i32 = spirv.Constant 32 : i32
    %15 = spirv.IAdd %cst32_i32, %13 : i32
    %16 = builtin.unrealized_conversion_cast %15 : i32 to index
    %17 = spirv.Undef : i32
    %18 = builtin.unrealized_conversion_cast %17 : i32 to i8
    %19 = spirv.Undef : vector<4xf32>
    %20 = spirv.Undef : !spirv.array<6 x f32>
    %21 = builtin.unrealized_conversion_cast %20 : !spirv.array<6 x f32> to tensor<2x3xf32>
    return %16, %14, %18, %19, %21 : index, i1, i8, vector<4xf32>, tensor<2x3xf32>
  }
}

