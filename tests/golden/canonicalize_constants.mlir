// RUN: tenure opt --canonicalize
// Constants of any width and of every float kind, and what flags allow.
func.func @wide() -> (i200, i1, vector<2xi513>, i256, f128) {
  %a = arith.constant 123456789012345678901234567890123456789012345678901234567890 : i200
  %b = arith.constant -987654321 : i200
  %0 = arith.divsi %a, %b : i200
  %1 = arith.cmpi slt, %a, %0 : i200
  %c = arith.constant dense<[1, -1]> : vector<2xi513>
  %d = arith.constant dense<[512, 511]> : vector<2xi513>
  %2 = arith.shli %c, %d : vector<2xi513>
  %3 = arith.extsi %0 : i200 to i256
  %4 = arith.sitofp %a : i200 to f128
  return %0, %1, %2, %3, %4 : i200, i1, vector<2xi513>, i256, f128
}
func.func @floats() -> (f80, f128, f8E4M3FN, f8E5M2FNUZ, f16) {
  %a = arith.constant 1.0 : f80
  %b = arith.constant 3.0 : f80
  %0 = arith.divf %a, %b : f80
  %c = arith.constant 0x4FFF0000000000000000000000000001 : f128
  %d = arith.constant 7.0 : f128
  %1 = arith.remf %c, %d : f128
  %e = arith.constant 448.0 : f8E4M3FN
  %2 = arith.addf %e, %e : f8E4M3FN
  %f = arith.constant 0.0 : f8E5M2FNUZ
  %3 = arith.negf %f : f8E5M2FNUZ
  %g = arith.constant 2.5 : f16
  %4 = math.roundeven %g : f16
  return %0, %1, %2, %3, %4 : f80, f128, f8E4M3FN, f8E5M2FNUZ, f16
}
func.func @flags(%x: f32) -> (f32, f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %0 = arith.mulf %x, %zero fastmath<fast> : f32
  %1 = arith.mulf %x, %zero fastmath<nnan,nsz> : f32
  %2 = arith.mulf %x, %zero fastmath<nnan,ninf,arcp> : f32
  %3 = arith.mulf %x, %zero : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// OUT:
module {
  func.func @wide() -> (i200, i1, vector<2xi513>, i256, f128) {
    %c-124999998873437499901582031239980224608375247192282_i200 = arith.constant -124999998873437499901582031239980224608375247192282 : i200
    %false = arith.constant false
    %cst = arith.constant dense<[-13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096, -6703903964971298549787012499102923063739682910296196688861780721860882015036773488400937149083451713845015929093243025426876941405973284973216824503042048]> : vector<2xi513>
    %c-124999998873437499901582031239980224608375247192282_i256 = arith.constant -124999998873437499901582031239980224608375247192282 : i256
    %cst_0 = arith.constant 1.23456789012345678901234567890123447E+59 : f128
    return %c-124999998873437499901582031239980224608375247192282_i200, %false, %cst, %c-124999998873437499901582031239980224608375247192282_i256, %cst_0 : i200, i1, vector<2xi513>, i256, f128
  }
  func.func @floats() -> (f80, f128, f8E4M3FN, f8E5M2FNUZ, f16) {
    %cst = arith.constant 0.333333333333333333342 : f80
    %cst_0 = arith.constant 3.000000e+00 : f128
    %cst_1 = arith.constant 0x7F : f8E4M3FN
    %cst_2 = arith.constant 0.000000e+00 : f8E5M2FNUZ
    %cst_3 = arith.constant 2.000000e+00 : f16
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : f80, f128, f8E4M3FN, f8E5M2FNUZ, f16
  }
  func.func @flags(%arg0: f32) -> (f32, f32, f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.mulf %arg0, %cst fastmath<nnan,ninf,arcp> : f32
    %1 = arith.mulf %arg0, %cst : f32
    return %cst, %cst, %0, %1 : f32, f32, f32, f32
  }
}
