// RUN: tenure opt --convert-index-to-spirv --convert-ub-to-spirv
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
    %2 = spirv.SDiv %1, %0 : i32
    %3 = spirv.IMul %2, %0 : i32
    %4 = spirv.INotEqual %1, %3 : i32
    %5 = spirv.SLessThan %1, %cst0_i32 : i32
    %6 = spirv.SLessThan %0, %cst0_i32 : i32
    %7 = spirv.LogicalNotEqual %5, %6 : i1
    %8 = spirv.LogicalAnd %4, %7 : i1
    %cst-1_i32 = spirv.Constant -1 : i32
    %9 = spirv.IAdd %2, %cst-1_i32 : i32
    %10 = spirv.Select %8, %9, %2 : i1, i32
    %11 = spirv.GL.UMax %10, %1 : i32
    %12 = spirv.UGreaterThanEqual %11, %0 : i32
    %cst32_i32 = spirv.Constant 32 : i32
    %13 = spirv.IAdd %cst32_i32, %11 : i32
    %14 = builtin.unrealized_conversion_cast %13 : i32 to index
    %15 = spirv.Undef : i32
    %16 = builtin.unrealized_conversion_cast %15 : i32 to i8
    %17 = spirv.Undef : vector<4xf32>
    %18 = spirv.Undef : !spirv.array<6 x f32>
    %19 = builtin.unrealized_conversion_cast %18 : !spirv.array<6 x f32> to tensor<2x3xf32>
    return %14, %12, %16, %17, %19 : index, i1, i8, vector<4xf32>, tensor<2x3xf32>
  }
}

