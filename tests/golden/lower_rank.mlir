// RUN: tenure opt --convert-math-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// Vectors of any rank become arrays of vectors.
func.func @f(%a: vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32>) -> vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32> {
  %0 = arith.mulf %a, %a : vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32>
  %1 = math.rsqrt %0 : vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32>
  return %1 : vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32>
}
// OUT:
module {
  func.func @f(%arg0: vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32>) -> vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32> to !llvm.array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x vector<2xf32>>>>>>>>>>>>>>>>>>>
    %1 = llvm.mlir.poison : !llvm.array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x vector<2xf32>>>>>>>>>>>>>>>>>>>
    %2 = llvm.extractvalue %0[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : !llvm.array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x vector<2xf32>>>>>>>>>>>>>>>>>>> 
    %3 = llvm.extractvalue %0[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : !llvm.array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x vector<2xf32>>>>>>>>>>>>>>>>>>> 
    %4 = llvm.fmul %2, %3 : vector<2xf32>
    %5 = llvm.insertvalue %4, %1[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : !llvm.array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x vector<2xf32>>>>>>>>>>>>>>>>>>> 
    %6 = llvm.mlir.poison : !llvm.array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x vector<2xf32>>>>>>>>>>>>>>>>>>>
    %7 = llvm.extractvalue %5[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : !llvm.array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x vector<2xf32>>>>>>>>>>>>>>>>>>> 
    %8 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
    %9 = llvm.intr.sqrt(%7) : (vector<2xf32>) -> vector<2xf32>
    %10 = llvm.fdiv %8, %9 : vector<2xf32>
    %11 = llvm.insertvalue %10, %6[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : !llvm.array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x vector<2xf32>>>>>>>>>>>>>>>>>>> 
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x array<1 x vector<2xf32>>>>>>>>>>>>>>>>>>> to vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32>
    return %12 : vector<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xf32>
  }
}

