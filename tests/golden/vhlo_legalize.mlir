// RUN: tenure opt --stablehlo-legalize-to-vhlo --vhlo-to-version=target=1.0.0
// StableHLO in an older version of vhlo.
func.func public @main(%a: tensor<8x4xf32> {test.x = 3 : i32}, %b: tensor<?xi1>) -> (tensor<8x8xf32>) attributes {test.b = true} {
  %c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %d = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %e = stablehlo.dot_general %a, %t, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %f = stablehlo.exponential %e : tensor<8x8xf32>
  return %f : tensor<8x8xf32>
}
// OUT:
module {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<8x4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<?x!vhlo.bool_v1>) -> (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>) {
    %0 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %1 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false, true]> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %2 = "vhlo.transpose_v1"(%arg0) <{permutation = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<8x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x8x!vhlo.f32_v1>
    %3 = "vhlo.dot_general_v1"(%arg0, %2) <{lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<8x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %4 = "vhlo.exponential_v1"(%3) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    "vhlo.return_v1"(%4) : (!vhlo.tensor_v1<8x8x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"test.x"> = #vhlo.integer_v1<3 : i32>}>, #vhlo.dict_v1<{}>]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"public">, test.b = #vhlo.bool_v1<true>}
}

