// RUN: tenure opt --stablehlo-legalize-to-vhlo
// Types and attributes of StableHLO become vhlo's own.
func.func public @main(%a: tensor<2x?xf32, #stablehlo.bounds<?, 3>>, %b: tensor<2x!quant.uniform<i8:f32, 2.0:15>>,
    %c: tensor<2x3x!quant.uniform<u8<1:200>:f32:1, {1.0:1, 2.0, 3.5:3}>>, %d: !stablehlo.token, %e: !stablehlo.future<tensor<f32>>,
    %f: tuple<tensor<*xi2>, memref<?xcomplex<f64>>, tensor<f8E4M3FN>>) attributes {
    mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<[0, 1]> : tensor<2xi64>>,
    groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>,
    alias = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>,
    accuracy = #stablehlo.result_accuracy<rtol = 1.0e-3, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>,
    values = [1.5 : f16, 3 : i8, true, @s, #stablehlo<transpose ADJOINT>, {a = i32, b = array<i1: true, false>}, array<i32>]} {
  return
}
// OUT:
module {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<2x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 3]>>, %arg1: !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 2.000000e+00:15, -128:127, 1>>, %arg2: !vhlo.tensor_v1<2x3x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [1.000000e+00, 2.000000e+00, 3.500000e+00], [1, 0, 3], 1:200, 0>>, %arg3: !vhlo.token_v1, %arg4: !vhlo.future_v1<!vhlo.tensor_v1<!vhlo.f32_v1>>, %arg5: !vhlo.tuple_v1<!vhlo.unranked_tensor_v1<!vhlo.i2_v1>, !vhlo.buffer_v1<?x!vhlo.complex_v1<!vhlo.f64_v1>>, !vhlo.tensor_v1<!vhlo.f8E4M3FN_v1>>) -> () {
    "vhlo.return_v1"() : () -> ()
  } {accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 1.000000e-03, ulps = 2, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>, alias = #vhlo.output_operand_alias_v1<outputTupleIndices = [0], operandIndex = 1, operandTupleIndices = []>, arg_attrs = #vhlo.array_v1<[]>, groups = #vhlo.replica_group_mesh_axes_v1<mesh = #vhlo.string_v1<"mesh">, axes = #vhlo.array_v1<[#vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>]>>, mesh = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 2>]>, device_ids = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"public">, values = #vhlo.array_v1<[#vhlo.float_v1<1.500000e+00 : !vhlo.f16_v1>, #vhlo.integer_v1<3 : i8>, #vhlo.bool_v1<true>, #vhlo.string_v1<"s">, #vhlo<transpose_v1 ADJOINT>, #vhlo.dict_v1<{#vhlo.string_v1<"a"> = #vhlo.type_v1<!vhlo.i32_v1>, #vhlo.string_v1<"b"> = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>}>, #vhlo.tensor_v1<dense<> : tensor<0xi32>>]>}
}

