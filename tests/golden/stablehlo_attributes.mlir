// RUN: tenure opt --allow-unregistered-dialect
// Attributes of StableHLO, mhlo and chlo print in one form, however they are written.
"t.op"() {
  a = #stablehlo.dot<rhs_contracting_dimensions=[0],lhs_contracting_dimensions = [1, 2],
    lhs_batching_dimensions = [],>,
  b = #stablehlo.conv<[b, 0, ?, f]x[o, i, 0]->[1, 0, b, f]>,
  c = #stablehlo.conv<raw input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_output_feature_dimension = 1,
    kernel_spatial_dimensions = [2], output_batch_dimension = 1, output_feature_dimension = 1, output_spatial_dimensions = []>,
  d = #stablehlo.gather<index_vector_dim = 0, offset_dims = [0]>,
  e = #stablehlo.scatter<index_vector_dim = 1>,
  f = #stablehlo.result_accuracy<ulps = 10, atol = 0.0, rtol = 1.0e-3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>,
  g = #stablehlo.bounds<?,3, ?>,
  h = #stablehlo.mesh<axes = [<name = "x", size = 2>, <size = 4, name = "y">], device_ids = dense<[0, 1]> : tensor<2xi64>>,
  i = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>,
  j = #stablehlo.channel_handle<type = 1, handle = -2>,
  k = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>,
  l = #mhlo.result_alias<tuple_indices = [1], result_index = [2, 0], must_alias>,
  m = #mhlo.result_alias<result_index = [2]>,
  n = #mhlo.type_extensions<bounds = [?,  4]>,
  o = #mhlo.ragged_dot<dot_dimension_numbers = <lhs_contracting_dimensions = [1]>, rhs_group_dimensions = []>,
  p = #chlo.ragged_dot<rhs_group_dimensions = [0], lhs_ragged_dimensions = [1]>,
  q = !stablehlo.future<tensor<2xf32>,  i32>, r = !stablehlo.future<>, s = !mhlo.async_bundle<i32, !mhlo.token>} : () -> ()
// OUT:
module {
  "t.op"() {a = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [0]>, b = #stablehlo.conv<[b, 0, ?, f]x[o, i, 0]->[1, 0, b, f]>, c = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 1, output_feature_dimension = 1, output_spatial_dimensions = []>, d = #stablehlo.gather<offset_dims = [0]>, e = #stablehlo.scatter<index_vector_dim = 1>, f = #stablehlo.result_accuracy<rtol = 1.000000e-03, ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>, g = #stablehlo.bounds<?, 3, ?>, h = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[0, 1]> : tensor<2xi64>>, i = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>, j = #stablehlo.channel_handle<handle = -2, type = 1>, k = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>, l = #mhlo.result_alias<tuple_indices = [1], result_index = [2, 0], must_alias>, m = #mhlo.result_alias<result_index = [2]>, n = #mhlo.type_extensions<bounds = [?, 4]>, o = #mhlo.ragged_dot<dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1]>>, p = #chlo.ragged_dot<lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, q = !stablehlo.future<tensor<2xf32>, i32>, r = !stablehlo.future<>, s = !mhlo.async_bundle<i32, !mhlo.token>} : () -> ()
}

