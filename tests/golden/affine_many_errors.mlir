// RUN: tenure opt --split-input-file --verify-diagnostics --allow-unregistered-dialect
"t.op"() {a = affine_map<(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, x34, x35, x36, x37, x38, x39)[y0, y1, y2, y3, y4, y5, y6, y7, y8, y9, y10, y11, y12, y13, y14, y15, y16, y17, y18, y19, y20, y21, y22, y23, y24, y25, y26, y27, y28, y29, y30, y31, y32, y33, y34, y35, y36, y37, y38, y39] -> (x0 + y0, x39 - y39 * 2, x17 floordiv 3)>,
  b = affine_map<(z0) -> (z0)>, c = affine_set<(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, x34, x35, x36, x37, x38, x39) : (x20 - x39 >= 0)>} : () -> ()
// -----
// expected-error@+1 {{redefinition of identifier 'x3'}}
"t.op"() {a = affine_map<(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, x34, x35, x36, x37, x38, x39, x3) -> ()>} : () -> ()
// -----
// expected-error@+1 {{redefinition of identifier 'x39'}}
"t.op"() {a = affine_map<(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, x34, x35, x36, x37, x38, x39)[y0, y1, y2, y3, y4, y5, y6, y7, y8, y9, y10, y11, y12, y13, y14, y15, y16, y17, y18, y19, y20, y21, y22, y23, y24, y25, y26, y27, y28, y29, y30, y31, y32, y33, y34, y35, y36, y37, y38, y39, x39] -> ()>} : () -> ()
// -----
// expected-error@+1 {{use of undeclared identifier}}
"t.op"() {a = affine_map<(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, x34, x35, x36, x37, x38, x39) -> (x40)>} : () -> ()
// -----
func.func @values(%m: memref<?xf32>, %a0: index, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: index, %a11: index, %a12: index, %a13: index, %a14: index, %a15: index, %a16: index, %a17: index, %a18: index, %a19: index, %a20: index, %a21: index, %a22: index, %a23: index, %a24: index, %a25: index, %a26: index, %a27: index, %a28: index, %a29: index, %a30: index, %a31: index, %a32: index, %a33: index, %a34: index, %a35: index, %a36: index, %a37: index, %a38: index, %a39: index) {
  %0 = affine.load %m[%a0 + %a1 + %a2 + %a3 + %a4 + %a5 + %a6 + %a7 + %a8 + %a9 + %a10 + %a11 + %a12 + %a13 + %a14 + %a15 + %a16 + %a17 + %a18 + %a19 + %a20 + %a21 + %a22 + %a23 + %a24 + %a25 + %a26 + %a27 + %a28 + %a29 + %a30 + %a31 + %a32 + %a33 + %a34 + %a35 + %a36 + %a37 + %a38 + %a39 + %a0 + %a1 + %a2 + symbol(%a7) + symbol(%a39) * 5 + %a38] : memref<?xf32>
  %1 = affine.load %m[%a0 + %a1 * 3 + %a0] : memref<?xf32>
  return
}
// OUT:
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33, d34, d35, d36, d37, d38, d39)[s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31, s32, s33, s34, s35, s36, s37, s38, s39] -> (d0 + s0, d39 - s39 * 2, d17 floordiv 3)>
#map1 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33, d34, d35, d36, d37, d38, d39) : (d20 - d39 >= 0)>
module {
  "t.op"() {a = #map, b = #map1, c = #set} : () -> ()
}

// -----
// -----
// -----
// -----
module {
  func.func @values(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: index, %arg26: index, %arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index, %arg36: index, %arg37: index, %arg38: index, %arg39: index, %arg40: index) {
    %0 = affine.load %arg0[%arg1 + %arg2 + %arg3 + %arg4 + %arg5 + %arg6 + %arg7 + %arg8 + %arg9 + %arg10 + %arg11 + %arg12 + %arg13 + %arg14 + %arg15 + %arg16 + %arg17 + %arg18 + %arg19 + %arg20 + %arg21 + %arg22 + %arg23 + %arg24 + %arg25 + %arg26 + %arg27 + %arg28 + %arg29 + %arg30 + %arg31 + %arg32 + %arg33 + %arg34 + %arg35 + %arg36 + %arg37 + %arg38 + %arg39 + %arg40 + %arg1 + %arg2 + %arg3 + %arg8 + %arg40 * 5 + %arg39] : memref<?xf32>
    %1 = affine.load %arg0[%arg1 + %arg2 * 3 + %arg1] : memref<?xf32>
    return
  }
}

