// RUN: tenure opt --convert-index-to-llvm=index-bitwidth=32 --convert-math-to-llvm --convert-func-to-llvm --convert-to-llvm=filter-dialects=arith
// Needs: llvm
func.func @some(%a: index, %f: f64, %c: i1) -> (index, f64) {
  %0 = index.floordivs %a, %a
  %1 = arith.addi %0, %0 : index
  %2 = math.log1p %f fastmath<fast> : f64
  %3 = math.fma %2, %f, %f : f64
  %s, %k = math.sincos %3 : f64
  cf.cond_br %c, ^bb1(%1 : index), ^bb1(%0 : index)
^bb1(%x: index):
  %4 = math.cttz %x : index
  return %4, %s : index, f64
}
// OUT:
module {
  llvm.func @some(%arg0: i64, %arg1: f64, %arg2: i1) -> !llvm.struct<(i64, f64)> {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.icmp "slt" %1, %2 : i32
    %6 = llvm.select %5, %3, %4 : i1, i32
    %7 = llvm.sub %6, %1 : i32
    %8 = llvm.sdiv %7, %1 : i32
    %9 = llvm.sub %4, %8 : i32
    %10 = llvm.sdiv %1, %1 : i32
    %11 = llvm.icmp "slt" %1, %2 : i32
    %12 = llvm.icmp "ne" %11, %5 : i1
    %13 = llvm.icmp "ne" %1, %2 : i32
    %14 = llvm.and %12, %13 : i1
    %15 = llvm.select %14, %9, %10 : i1, i32
    %16 = builtin.unrealized_conversion_cast %15 : i32 to index
    %17 = builtin.unrealized_conversion_cast %16 : index to i64
    %18 = llvm.add %17, %17 : i64
    %19 = builtin.unrealized_conversion_cast %18 : i64 to index
    %20 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %21 = llvm.fadd %20, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %22 = llvm.intr.log(%21) {fastmathFlags = #llvm.fastmath<fast>} : (f64) -> f64
    %23 = llvm.intr.fma(%22, %arg1, %arg1) : (f64, f64, f64) -> f64
    %24 = llvm.intr.sincos(%23) : (f64) -> !llvm.struct<(f64, f64)>
    %25 = llvm.extractvalue %24[0] : !llvm.struct<(f64, f64)> 
    %26 = llvm.extractvalue %24[1] : !llvm.struct<(f64, f64)> 
    cf.cond_br %arg2, ^bb1(%19 : index), ^bb1(%16 : index)
  ^bb1(%27: index):  // 2 preds: ^bb0, ^bb0
    %28 = builtin.unrealized_conversion_cast %27 : index to i64
    %29 = "llvm.intr.cttz"(%28) <{is_zero_poison = false}> : (i64) -> i64
    %30 = builtin.unrealized_conversion_cast %29 : i64 to index
    %31 = llvm.mlir.poison : !llvm.struct<(i64, f64)>
    %32 = llvm.insertvalue %29, %31[0] : !llvm.struct<(i64, f64)> 
    %33 = llvm.insertvalue %25, %32[1] : !llvm.struct<(i64, f64)> 
    llvm.return %33 : !llvm.struct<(i64, f64)>
  }
}

