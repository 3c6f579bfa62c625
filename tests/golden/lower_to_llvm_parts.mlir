// RUN: tenure opt --convert-index-to-llvm=index-bitwidth=32 --convert-math-to-llvm --convert-func-to-llvm --convert-to-llvm=filter-dialects=arith
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
    %3 = llvm.sdiv %1, %1 : i32
    %4 = llvm.mul %3, %1 : i32
    %5 = llvm.icmp "ne" %1, %4 : i32
    %6 = llvm.icmp "slt" %1, %2 : i32
    %7 = llvm.icmp "slt" %1, %2 : i32
    %8 = llvm.icmp "ne" %6, %7 : i1
    %9 = llvm.and %5, %8 : i1
    %10 = llvm.mlir.constant(-1 : i32) : i32
    %11 = llvm.add %3, %10 : i32
    %12 = llvm.select %9, %11, %3 : i1, i32
    %13 = builtin.unrealized_conversion_cast %12 : i32 to index
    %14 = builtin.unrealized_conversion_cast %13 : index to i64
    %15 = llvm.add %14, %14 : i64
    %16 = builtin.unrealized_conversion_cast %15 : i64 to index
    %17 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %18 = llvm.fadd %17, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %19 = llvm.intr.log(%18) {fastmathFlags = #llvm.fastmath<fast>} : (f64) -> f64
    %20 = llvm.intr.fma(%19, %arg1, %arg1) : (f64, f64, f64) -> f64
    %21 = llvm.intr.sincos(%20) : (f64) -> !llvm.struct<(f64, f64)>
    %22 = llvm.extractvalue %21[0] : !llvm.struct<(f64, f64)> 
    %23 = llvm.extractvalue %21[1] : !llvm.struct<(f64, f64)> 
    cf.cond_br %arg2, ^bb1(%16 : index), ^bb1(%13 : index)
  ^bb1(%24: index):  // 2 preds: ^bb0, ^bb0
    %25 = builtin.unrealized_conversion_cast %24 : index to i64
    %26 = "llvm.intr.cttz"(%25) <{is_zero_poison = false}> : (i64) -> i64
    %27 = builtin.unrealized_conversion_cast %26 : i64 to index
    %28 = llvm.mlir.poison : !llvm.struct<(i64, f64)>
    %29 = llvm.insertvalue %26, %28[0] : !llvm.struct<(i64, f64)> 
    %30 = llvm.insertvalue %22, %29[1] : !llvm.struct<(i64, f64)> 
    llvm.return %30 : !llvm.struct<(i64, f64)>
  }
}

