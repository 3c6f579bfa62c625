// RUN: tenure opt --mlir-print-op-generic
// Numbers become the real part of complex ones, and complex ones are cast part by part.

func.func @conv(%a: tensor<1x16x16x4xcomplex<f64>>, %b: tensor<3x3x4x16xf16>, %c: tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x16x16x4xcomplex<f64>>, tensor<3x3x4x16xf16>) outs(%c : tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>>
  return %0 : tensor<1x14x14x16xcomplex<f32>>
}

func.func @integers(%a: tensor<1x16x16x4xi8>, %b: tensor<3x3x4x16xcomplex<f16>>, %c: tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x16x16x4xi8>, tensor<3x3x4x16xcomplex<f16>>) outs(%c : tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>>
  return %0 : tensor<1x14x14x16xcomplex<f32>>
}
// OUT:
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x16x16x4xcomplex<f64>>, tensor<3x3x4x16xf16>, tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>>, sym_name = "conv"}> ({
  ^bb0(%arg6: tensor<1x16x16x4xcomplex<f64>>, %arg7: tensor<3x3x4x16xf16>, %arg8: tensor<1x14x14x16xcomplex<f32>>):
    %11 = "linalg.conv_2d_nhwc_hwcf"(%arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: complex<f64>, %arg10: f16, %arg11: complex<f32>):
      %12 = "complex.re"(%arg9) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
      %13 = "complex.im"(%arg9) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> f64
      %14 = "arith.truncf"(%12) : (f64) -> f32
      %15 = "arith.truncf"(%13) : (f64) -> f32
      %16 = "complex.create"(%14, %15) : (f32, f32) -> complex<f32>
      %17 = "arith.extf"(%arg10) : (f16) -> f32
      %18 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %19 = "complex.create"(%17, %18) : (f32, f32) -> complex<f32>
      %20 = "complex.mul"(%16, %19) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      %21 = "complex.add"(%arg11, %20) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%21) : (complex<f32>) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<1x16x16x4xcomplex<f64>>, tensor<3x3x4x16xf16>, tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>>
    "func.return"(%11) : (tensor<1x14x14x16xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x16x16x4xi8>, tensor<3x3x4x16xcomplex<f16>>, tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>>, sym_name = "integers"}> ({
  ^bb0(%arg0: tensor<1x16x16x4xi8>, %arg1: tensor<3x3x4x16xcomplex<f16>>, %arg2: tensor<1x14x14x16xcomplex<f32>>):
    %0 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i8, %arg4: complex<f16>, %arg5: complex<f32>):
      %1 = "arith.sitofp"(%arg3) : (i8) -> f32
      %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %3 = "complex.create"(%1, %2) : (f32, f32) -> complex<f32>
      %4 = "complex.re"(%arg4) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
      %5 = "complex.im"(%arg4) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> f16
      %6 = "arith.extf"(%4) : (f16) -> f32
      %7 = "arith.extf"(%5) : (f16) -> f32
      %8 = "complex.create"(%6, %7) : (f32, f32) -> complex<f32>
      %9 = "complex.mul"(%3, %8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      %10 = "complex.add"(%arg5, %9) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%10) : (complex<f32>) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<1x16x16x4xi8>, tensor<3x3x4x16xcomplex<f16>>, tensor<1x14x14x16xcomplex<f32>>) -> tensor<1x14x14x16xcomplex<f32>>
    "func.return"(%0) : (tensor<1x14x14x16xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

