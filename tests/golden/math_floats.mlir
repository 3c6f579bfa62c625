// RUN: tenure opt --math-sincos-fusion --math-uplift-to-fma --math-extend-to-supported-types="extra-types=bf16 target-type=f32" --arith-emulate-unsupported-floats="source-types=bf16"
func.func @f(%a: f16, %b: vector<2xbf16>, %c: f32, %t: i1, %i: i32) -> (f16, f16, f16, vector<2xbf16>) {
  %0 = math.sin %a fastmath<fast> : f16
  %x = arith.addf %a, %0 : f16
  %1 = math.cos %a {foo} : f16
  %2 = math.absf %0 : f16
  %3 = math.sin %b : vector<2xbf16>
  %k = arith.constant 1.0 : f16
  %4 = math.powf %k, %2 : f16
  %5 = math.isnan %4 : f16
  scf.if %t { %q = math.sin %0 : f16 }
  return %0, %1, %4, %3 : f16, f16, f16, vector<2xbf16>
}
func.func @more(%a: bf16, %b: bf16, %c: bf16, %f: f16, %i: i32) -> (bf16, bf16, i1, i16, bf16) {
  %0 = arith.mulf %a, %b fastmath<fast> : bf16
  %1 = arith.addf %c, %0 fastmath<contract,nnan> : bf16
  %2 = arith.addf %0, %c : bf16
  %3 = math.cos %1 fastmath<nnan> : bf16
  %4 = math.sin %1 fastmath<nnan> : bf16
  %5 = math.cos %f : f16
  %6 = math.sin %f fastmath<fast> : f16
  %7 = arith.cmpf olt, %3, %4 : bf16
  %8 = arith.bitcast %4 : bf16 to i16
  %9 = arith.sitofp %i {kept} : i32 to bf16
  return %2, %3, %7, %8, %9 : bf16, bf16, i1, i16, bf16
}
// OUT:
module {
  func.func @f(%arg0: f16, %arg1: vector<2xbf16>, %arg2: f32, %arg3: i1, %arg4: i32) -> (f16, f16, f16, vector<2xbf16>) {
    %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
    %cst = arith.constant 1.000000e+00 : f16
    %1 = arith.extf %cst fastmath<contract> : f16 to f32
    %2 = math.sin %0 fastmath<fast> : f32
    %3 = arith.truncf %2 fastmath<contract> : f32 to f16
    %4 = arith.extf %3 fastmath<contract> : f16 to f32
    %5 = math.cos %0 {foo} : f32
    %6 = arith.truncf %5 fastmath<contract> : f32 to f16
    %7 = math.absf %4 : f32
    %8 = arith.truncf %7 fastmath<contract> : f32 to f16
    %9 = arith.extf %8 fastmath<contract> : f16 to f32
    %10 = math.sin %arg1 : vector<2xbf16>
    %11 = math.powf %1, %9 : f32
    %12 = arith.truncf %11 fastmath<contract> : f32 to f16
    return %3, %6, %12, %10 : f16, f16, f16, vector<2xbf16>
  }
  func.func @more(%arg0: bf16, %arg1: bf16, %arg2: bf16, %arg3: f16, %arg4: i32) -> (bf16, bf16, i1, i16, bf16) {
    %0 = arith.extf %arg2 fastmath<contract> : bf16 to f32
    %1 = arith.extf %arg1 fastmath<contract> : bf16 to f32
    %2 = arith.extf %arg0 fastmath<contract> : bf16 to f32
    %3 = arith.mulf %2, %1 fastmath<fast> : f32
    %4 = arith.truncf %3 fastmath<contract> : f32 to bf16
    %5 = arith.extf %4 fastmath<contract> : bf16 to f32
    %6 = math.fma %arg0, %arg1, %arg2 fastmath<nnan,contract> : bf16
    %7 = arith.addf %5, %0 : f32
    %8 = arith.truncf %7 fastmath<contract> : f32 to bf16
    %sin, %cos = math.sincos %6 fastmath<nnan> : bf16
    %9 = arith.extf %sin fastmath<contract> : bf16 to f32
    %10 = arith.extf %cos fastmath<contract> : bf16 to f32
    %11 = arith.cmpf olt, %10, %9 : f32
    %12 = arith.bitcast %sin : bf16 to i16
    %13 = arith.sitofp %arg4 {kept} : i32 to f32
    %14 = arith.truncf %13 fastmath<contract> : f32 to bf16
    return %8, %cos, %11, %12, %14 : bf16, bf16, i1, i16, bf16
  }
}

