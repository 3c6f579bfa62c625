// RUN: tenure opt --allow-unregistered-dialect
// Types and attributes of vhlo.
"t.op"() {
  a = !vhlo.func_v1<(()) -> ()>, b = !vhlo.func_v1<(!vhlo.i1_v1) -> !vhlo.none_v1, !vhlo.index_v1>,
  c = !vhlo.func_v1<(!vhlo.bool_v1,  !vhlo.tuple_v1<>) -> !vhlo.tuple_v1<!vhlo.token_v1, !vhlo.future_v1<!vhlo.i8_v1>>>,
  d = !vhlo.tensor_v1<8x?x!vhlo.complex_v1<!vhlo.f32_v1>, #vhlo.type_extensions_v1<bounds = [?, 3]>>,
  e = !vhlo.tensor_v1<!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 2.0:15, -128:127, 1>>,
  f = !vhlo.buffer_v1<2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [1.0, 2.0], [0, -3], 0:255, 0>>,
  g = !vhlo.unranked_tensor_v1<!vhlo.witness_v1>} : () -> ()
"t.op"() {
  a = #vhlo.array_v1<[]>, b = #vhlo.array_v1<[#vhlo.bool_v1<true>, #vhlo.array_v1<[#vhlo.type_v1<!vhlo.i4_v1>]>]>,
  c = #vhlo.dict_v1<{}>, d = #vhlo.dict_v1<{#vhlo.string_v1<"a\00"> = #vhlo.integer_v1<-3 : i8>, #vhlo.string_v1<"b"> = #vhlo.integer_v1<7 : i64>}>,
  e = #vhlo.float_v1<0.1 : !vhlo.f64_v1>, f = #vhlo.float_v1<0x7F800000 : !vhlo.f32_v1>, g = #vhlo.float_v1<-1.0 : !vhlo.bf16_v1>,
  h = #vhlo.integer_v1<5 : index>, i = #vhlo.integer_v1<255 : ui8>, j = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>,
  k = #vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 1, operandTupleIndices = [0]>,
  l = #vhlo.result_accuracy_v1<rtol = 0.0, atol = 1.0e-5, ulps = 2, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>,
  m = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 2>]>>,
  n = #vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>,
  o = #vhlo<precision_v1 HIGH>} : () -> ()
// OUT:
module {
  "t.op"() {a = !vhlo.func_v1<(()) -> ()>, b = !vhlo.func_v1<(!vhlo.i1_v1) -> !vhlo.none_v1, !vhlo.index_v1>, c = !vhlo.func_v1<(!vhlo.bool_v1, !vhlo.tuple_v1<>) -> !vhlo.tuple_v1<!vhlo.token_v1, !vhlo.future_v1<!vhlo.i8_v1>>>, d = !vhlo.tensor_v1<8x?x!vhlo.complex_v1<!vhlo.f32_v1>, #vhlo.type_extensions_v1<bounds = [?, 3]>>, e = !vhlo.tensor_v1<!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 2.000000e+00:15, -128:127, 1>>, f = !vhlo.buffer_v1<2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [1.000000e+00, 2.000000e+00], [0, -3], 0:255, 0>>, g = !vhlo.unranked_tensor_v1<!vhlo.witness_v1>} : () -> ()
  "t.op"() {a = #vhlo.array_v1<[]>, b = #vhlo.array_v1<[#vhlo.bool_v1<true>, #vhlo.array_v1<[#vhlo.type_v1<!vhlo.i4_v1>]>]>, c = #vhlo.dict_v1<{}>, d = #vhlo.dict_v1<{#vhlo.string_v1<"a\00"> = #vhlo.integer_v1<-3 : i8>, #vhlo.string_v1<"b"> = #vhlo.integer_v1<7 : i64>}>, e = #vhlo.float_v1<1.000000e-01 : !vhlo.f64_v1>, f = #vhlo.float_v1<0x7F800000 : !vhlo.f32_v1>, g = #vhlo.float_v1<-1.000000e+00 : !vhlo.bf16_v1>, h = #vhlo.integer_v1<5 : index>, i = #vhlo.integer_v1<255 : ui8>, j = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, k = #vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 1, operandTupleIndices = [0]>, l = #vhlo.result_accuracy_v1<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 2, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>, m = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 2>]>>, n = #vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>, o = #vhlo<precision_v1 HIGH>} : () -> ()
}

