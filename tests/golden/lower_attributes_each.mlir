// RUN: tenure opt --convert-to-llvm
// What an op becomes has its discardable attributes, each op of several.
func.func @f(%f: f32) {
  %a = arith.bitcast %f {t.a} : f32 to i32
  %b = math.expm1 %f {t.a} : f32
  %c = math.log1p %f {t.a} : f32
  %d = math.rsqrt %f {t.a} : f32
  %r, %r2 = math.sincos %f {t.a} : f32
  %g = index.bool.constant {t.a} true
  return
}
// OUT:
module {
  llvm.func @f(%arg0: f32) {
    %0 = llvm.bitcast %arg0 {t.a} : f32 to i32
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.intr.exp(%arg0) {t.a} : (f32) -> f32
    %3 = llvm.fsub %2, %1 {t.a} : f32
    %4 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %5 = llvm.fadd %4, %arg0 {t.a} : f32
    %6 = llvm.intr.log(%5) {t.a} : (f32) -> f32
    %7 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %8 = llvm.intr.sqrt(%arg0) {t.a} : (f32) -> f32
    %9 = llvm.fdiv %7, %8 {t.a} : f32
    %10 = llvm.intr.sincos(%arg0) {t.a} : (f32) -> !llvm.struct<(f32, f32)>
    %11 = llvm.extractvalue %10[0] : !llvm.struct<(f32, f32)> 
    %12 = llvm.extractvalue %10[1] : !llvm.struct<(f32, f32)> 
    %13 = llvm.mlir.constant(true) {t.a} : i1
    llvm.return
  }
}

