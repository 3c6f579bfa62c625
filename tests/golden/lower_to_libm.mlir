// RUN: tenure opt --convert-math-to-libm --convert-complex-to-rocdl-library-calls
func.func @f(%a: f32, %h: bf16, %v: vector<2x1xf64>, %z: complex<f64>, %n: i32) -> (f32, bf16, vector<2x1xf64>, complex<f64>) {
  %0 = math.absf %a : f32
  %1 = math.atan2 %0, %a : f32
  %2 = math.fma %h, %h, %h : bf16
  %3 = math.powf %v, %v : vector<2x1xf64>
  %4 = complex.pow %z, %z fastmath<fast> : complex<f64>
  %5 = complex.powi %4, %n : complex<f64>, i32
  return %1, %2, %3, %5 : f32, bf16, vector<2x1xf64>, complex<f64>
}
// OUT:
module {
  func.func private @__ocml_cexp_f64(complex<f64>) -> complex<f64>
  func.func private @__ocml_clog_f64(complex<f64>) -> complex<f64>
  func.func private @pow(f64, f64) -> f64 attributes {llvm.readnone}
  func.func private @fmaf(f32, f32, f32) -> f32 attributes {llvm.readnone}
  func.func private @atan2f(f32, f32) -> f32 attributes {llvm.readnone}
  func.func private @fabsf(f32) -> f32 attributes {llvm.readnone}
  func.func @f(%arg0: f32, %arg1: bf16, %arg2: vector<2x1xf64>, %arg3: complex<f64>, %arg4: i32) -> (f32, bf16, vector<2x1xf64>, complex<f64>) {
    %0 = call @fabsf(%arg0) : (f32) -> f32
    %1 = call @atan2f(%0, %arg0) : (f32, f32) -> f32
    %2 = arith.extf %arg1 : bf16 to f32
    %3 = arith.extf %arg1 : bf16 to f32
    %4 = arith.extf %arg1 : bf16 to f32
    %5 = call @fmaf(%2, %3, %4) : (f32, f32, f32) -> f32
    %6 = arith.truncf %5 : f32 to bf16
    %cst = arith.constant dense<0.000000e+00> : vector<2x1xf64>
    %7 = vector.extract %arg2[0, 0] : f64 from vector<2x1xf64>
    %8 = vector.extract %arg2[0, 0] : f64 from vector<2x1xf64>
    %9 = call @pow(%7, %8) : (f64, f64) -> f64
    %10 = vector.insert %9, %cst [0, 0] : f64 into vector<2x1xf64>
    %11 = vector.extract %arg2[1, 0] : f64 from vector<2x1xf64>
    %12 = vector.extract %arg2[1, 0] : f64 from vector<2x1xf64>
    %13 = call @pow(%11, %12) : (f64, f64) -> f64
    %14 = vector.insert %13, %10 [1, 0] : f64 into vector<2x1xf64>
    %15 = call @__ocml_clog_f64(%arg3) : (complex<f64>) -> complex<f64>
    %16 = complex.mul %arg3, %15 fastmath<fast> : complex<f64>
    %17 = call @__ocml_cexp_f64(%16) : (complex<f64>) -> complex<f64>
    %18 = arith.sitofp %arg4 : i32 to f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %19 = complex.create %18, %cst_0 : complex<f64>
    %20 = call @__ocml_clog_f64(%17) : (complex<f64>) -> complex<f64>
    %21 = complex.mul %19, %20 : complex<f64>
    %22 = call @__ocml_cexp_f64(%21) : (complex<f64>) -> complex<f64>
    return %1, %6, %14, %22 : f32, bf16, vector<2x1xf64>, complex<f64>
  }
}

