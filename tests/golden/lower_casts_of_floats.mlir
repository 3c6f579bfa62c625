// RUN: tenure opt --convert-arith-to-llvm
// Casts of floats declare no flags in llvm, and keep those of arith as a discardable attribute.
func.func @f(%a: f32, %b: f64) -> (f64, f32, f64) {
  %0 = arith.extf %a fastmath<fast> : f32 to f64
  %1 = arith.truncf %b fastmath<nnan> : f64 to f32
  %2 = arith.extf %a : f32 to f64
  return %0, %1, %2 : f64, f32, f64
}
// OUT:
module {
  func.func @f(%arg0: f32, %arg1: f64) -> (f64, f32, f64) {
    %0 = llvm.fpext %arg0 {fastmath = #arith.fastmath<fast>} : f32 to f64
    %1 = llvm.fptrunc %arg1 {fastmath = #arith.fastmath<nnan>} : f64 to f32
    %2 = llvm.fpext %arg0 : f32 to f64
    return %0, %1, %2 : f64, f32, f64
  }
}

