// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vhlo dialect: the ops of StableHLO and func in each of their versions, as portable artifacts contain them. Source: the
// StableHLO compatibility documentation at openxla.org/stablehlo; schema/README.md documents the attributes.

irdl.dialect @vhlo {
  irdl.type @bf16_v1 attributes {format = ""}
  irdl.type @bool_v1 attributes {format = ""}
  irdl.type @buffer_v1 attributes {format = "`<` custom<LeadingShape>($shape) `` $element_type `>`"} {
    %0 = irdl.any {parameter = "i64 array"}
    %1 = irdl.any {parameter = "type"}
    irdl.parameters(shape: %0, element_type: %1)
  }
  irdl.type @"!complex_v1" attributes {format = "`<` $element_type `>`"} {
    %0 = irdl.any {parameter = "type"}
    irdl.parameters(element_type: %0)
  }
  irdl.type @f16_v1 attributes {format = ""}
  irdl.type @f32_v1 attributes {format = ""}
  irdl.type @f4e2m1fn_v1 attributes {format = "", name = "f4E2M1FN_v1"}
  irdl.type @f64_v1 attributes {format = ""}
  irdl.type @f6e2m3fn_v1 attributes {format = "", name = "f6E2M3FN_v1"}
  irdl.type @f6e3m2fn_v1 attributes {format = "", name = "f6E3M2FN_v1"}
  irdl.type @f8e3m4_v1 attributes {format = "", name = "f8E3M4_v1"}
  irdl.type @f8e4m3b11fnuz_v1 attributes {format = "", name = "f8E4M3B11FNUZ_v1"}
  irdl.type @f8e4m3fnuz_v1 attributes {format = "", name = "f8E4M3FNUZ_v1"}
  irdl.type @f8e4m3fn_v1 attributes {format = "", name = "f8E4M3FN_v1"}
  irdl.type @f8e4m3_v1 attributes {format = "", name = "f8E4M3_v1"}
  irdl.type @f8e5m2fnuz_v1 attributes {format = "", name = "f8E5M2FNUZ_v1"}
  irdl.type @f8e5m2_v1 attributes {format = "", name = "f8E5M2_v1"}
  irdl.type @f8e8m0fnu_v1 attributes {format = "", name = "f8E8M0FNU_v1"}
  irdl.type @"!func_v1" attributes {format = "`<` `(` (`(` `)`) : ($inputs^)? `)` `->` (`(` `)`) : ($outputs^)? `>`"} {
    %0 = irdl.any {optional, parameter = "list of type"}
    %1 = irdl.any {optional, parameter = "list of type"}
    irdl.parameters(inputs: %0, outputs: %1)
  }
  irdl.type @future_v1 attributes {format = "`<` (`>`) : ($types^ `>`)?"} {
    %0 = irdl.any {optional, parameter = "list of type"}
    irdl.parameters(types: %0)
  }
  irdl.type @i16_v1 attributes {format = ""}
  irdl.type @i2_v1 attributes {format = ""}
  irdl.type @i32_v1 attributes {format = ""}
  irdl.type @i4_v1 attributes {format = ""}
  irdl.type @i64_v1 attributes {format = ""}
  irdl.type @i8_v1 attributes {format = ""}
  irdl.type @index_v1 attributes {format = ""}
  irdl.type @none_v1 attributes {format = ""}
  irdl.type @quant_per_axis_v1 attributes {format = "`<` $storage_type `` `:` `` $expressed_type `,` $axis `,` `[` $scales `]` `,` $zero_points `,` $minimum `` `:` `` $maximum `,` $flags `>`"} {
    %0 = irdl.any {parameter = "ui32"}
    %1 = irdl.any {parameter = "type"}
    %2 = irdl.any {parameter = "type"}
    %3 = irdl.any {parameter = "i64"}
    %4 = irdl.any {parameter = "i64"}
    %5 = irdl.any {parameter = "i64"}
    %6 = irdl.any {parameter = "list of f64"}
    %7 = irdl.any {parameter = "i64 array"}
    irdl.parameters(flags: %0, storage_type: %1, expressed_type: %2, axis: %3, minimum: %4, maximum: %5, scales: %6, zero_points: %7)
  }
  irdl.type @quant_v1 attributes {format = "`<` $storage_type `` `:` `` $expressed_type `,` $scale `` `:` `` $zero_point `,` $minimum `` `:` `` $maximum `,` $flags `>`"} {
    %0 = irdl.any {parameter = "ui32"}
    %1 = irdl.any {parameter = "type"}
    %2 = irdl.any {parameter = "type"}
    %3 = irdl.any {parameter = "f64"}
    %4 = irdl.any {parameter = "i64"}
    %5 = irdl.any {parameter = "i64"}
    %6 = irdl.any {parameter = "i64"}
    irdl.parameters(flags: %0, storage_type: %1, expressed_type: %2, scale: %3, zero_point: %4, minimum: %5, maximum: %6)
  }
  irdl.type @tensor_v1 attributes {format = "`<` custom<LeadingShape>($shape) `` $element_type (`,` $encoding^)? `>`"} {
    %0 = irdl.any {optional, parameter = "attribute"}
    %1 = irdl.any {parameter = "i64 array"}
    %2 = irdl.any {parameter = "type"}
    irdl.parameters(encoding: %0, shape: %1, element_type: %2)
  }
  irdl.type @tf31_v1 attributes {format = ""}
  irdl.type @token_v1 attributes {format = ""}
  irdl.type @"!tuple_v1" attributes {format = "`<` (`>`) : ($types^ `>`)?"} {
    %0 = irdl.any {optional, parameter = "list of type"}
    irdl.parameters(types: %0)
  }
  irdl.type @ui16_v1 attributes {format = ""}
  irdl.type @ui2_v1 attributes {format = ""}
  irdl.type @ui32_v1 attributes {format = ""}
  irdl.type @ui4_v1 attributes {format = ""}
  irdl.type @ui64_v1 attributes {format = ""}
  irdl.type @ui8_v1 attributes {format = ""}
  irdl.type @unranked_tensor_v1 attributes {format = "`<` $element_type `>`"} {
    %0 = irdl.any {parameter = "type"}
    irdl.parameters(element_type: %0)
  }
  irdl.type @witness_v1 attributes {format = ""}
  irdl.attribute @api_version_v1 attributes {
      cases = ["API_VERSION_UNSPECIFIED", "API_VERSION_ORIGINAL", "API_VERSION_STATUS_RETURNING", "API_VERSION_STATUS_RETURNING_UNIFIED", "API_VERSION_TYPED_FFI"],
      description = "::mlir::vhlo::CustomCallApiVersionV1"}
  irdl.attribute @array_v1 attributes {format = "`<` `[` $value `]` `>`"} {
    %0 = irdl.any {parameter = "list of attribute"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @axis_ref_v1 attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "attribute"}
    %1 = irdl.any {optional, parameter = "attribute"}
    irdl.parameters(name: %0, sub_axis_info: %1)
  }
  irdl.attribute @"#bool_v1" attributes {format = "`<` $value `>`"} {
    %0 = irdl.any {parameter = "bool"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @comparison_direction_v1 attributes {
      cases = ["EQ", "NE", "GE", "GT", "LE", "LT"],
      description = "::mlir::vhlo::ComparisonDirectionV1"}
  irdl.attribute @comparison_type_v1 attributes {
      cases = ["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"],
      description = "::mlir::vhlo::ComparisonTypeV1"}
  irdl.attribute @dict_v1 attributes {format = "`<` `{` custom<Entries>($value) `}` `>`"} {
    %0 = irdl.any {optional, parameter = "list of attribute"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @fft_type_v1 attributes {
      cases = ["FFT", "IFFT", "RFFT", "IRFFT"],
      description = "::mlir::vhlo::FftTypeV1"}
  irdl.attribute @float_v1 attributes {format = "`<` custom<Number>($value) `>`"} {
    %0 = irdl.any {parameter = "attribute"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @integer_v1 attributes {format = "`<` custom<Number>($value) `>`"} {
    %0 = irdl.any {parameter = "attribute"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @mesh_axis_v1 attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "attribute"}
    %1 = irdl.any {parameter = "i64"}
    irdl.parameters(name: %0, size: %1)
  }
  irdl.attribute @mesh_v1 attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "attribute"}
    %1 = irdl.any {optional, parameter = "attribute"}
    irdl.parameters(axes: %0, device_ids: %1)
  }
  irdl.attribute @output_operand_alias_v1 attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {name = "outputTupleIndices", parameter = "i64 array"}
    %1 = irdl.any {name = "operandIndex", parameter = "i64"}
    %2 = irdl.any {name = "operandTupleIndices", parameter = "i64 array"}
    irdl.parameters(output_tuple_indices: %0, operand_index: %1, operand_tuple_indices: %2)
  }
  irdl.attribute @precision_v1 attributes {
      cases = ["DEFAULT", "HIGH", "HIGHEST"],
      description = "::mlir::vhlo::PrecisionV1"}
  irdl.attribute @replica_group_mesh_axes_v1 attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "attribute"}
    %1 = irdl.any {parameter = "attribute"}
    irdl.parameters(mesh: %0, axes: %1)
  }
  irdl.attribute @result_accuracy_mode_v1 attributes {
      cases = ["DEFAULT", "HIGHEST", "TOLERANCE"],
      description = "::mlir::vhlo::ResultAccuracyModeV1"}
  irdl.attribute @result_accuracy_v1 attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "f64"}
    %1 = irdl.any {parameter = "f64"}
    %2 = irdl.any {parameter = "i64"}
    %3 = irdl.any {parameter = "attribute"}
    irdl.parameters(atol: %0, rtol: %1, ulps: %2, mode: %3)
  }
  irdl.attribute @rng_algorithm_v1 attributes {
      cases = ["DEFAULT", "THREE_FRY", "PHILOX"],
      description = "::mlir::vhlo::RngAlgorithmV1"}
  irdl.attribute @rng_distribution_v1 attributes {
      cases = ["UNIFORM", "NORMAL"], values = [1, 2],
      description = "::mlir::vhlo::RngDistributionV1"}
  irdl.attribute @string_v1 attributes {format = "`<` $value `>`"} {
    %0 = irdl.any {parameter = "string"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @sub_axis_info_v1 attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "i64"}
    %1 = irdl.any {parameter = "i64"}
    irdl.parameters(pre_size: %0, size: %1)
  }
  irdl.attribute @"#tensor_v1" attributes {format = "`<` $value `>`"} {
    %0 = irdl.any {parameter = "attribute"}
    irdl.parameters(value: %0)
  }
  irdl.attribute @"#transpose_v1" attributes {
      cases = ["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"],
      description = "::mlir::vhlo::TransposeV1"}
  irdl.attribute @type_extensions_v1 attributes {format = "`<` `bounds` `=` `[` custom<Bounds>($bounds) `]` `>`"} {
    %0 = irdl.any {parameter = "i64 array"}
    irdl.parameters(bounds: %0)
  }
  irdl.attribute @type_v1 attributes {format = "`<` $value `>`"} {
    %0 = irdl.any {parameter = "type"}
    irdl.parameters(value: %0)
  }
  irdl.operation @abs_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @add_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @after_all_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @all_gather_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"all_gather_dim" = %2, "replica_groups" = %3, "channel_id" = %4, "use_global_device_ids" = %5}
  }
  irdl.operation @all_gather_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    irdl.operands(operands: variadic %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"all_gather_dim" = %2, "replica_groups" = %3, "channel_id" = %4, "use_global_device_ids" = %5}
  }
  irdl.operation @all_reduce_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"replica_groups" = %2, "channel_id" = %3, "use_global_device_ids" = %4}
    %5 = irdl.region
    irdl.regions(computation: %5)
  }
  irdl.operation @all_reduce_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    irdl.operands(operands: variadic %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"replica_groups" = %2, "channel_id" = %3, "use_global_device_ids" = %4}
    %5 = irdl.region
    irdl.regions(computation: %5)
  }
  irdl.operation @all_to_all_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"split_dimension" = %2, "concat_dimension" = %3, "split_count" = %4, "replica_groups" = %5, "channel_id" = %6}
  }
  irdl.operation @all_to_all_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    irdl.operands(operands: variadic %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"split_dimension" = %2, "concat_dimension" = %3, "split_count" = %4, "replica_groups" = %5, "channel_id" = %6}
  }
  irdl.operation @and_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @async_done_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @async_start_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
    irdl.results(result: %1)
    %2 = irdl.region
    irdl.regions(collective: %2)
  }
  irdl.operation @atan2_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @batch_norm_grad_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {type = "any type"}
    %5 = irdl.any {type = "any type"}
    %6 = irdl.any {type = "any type"}
    %7 = irdl.any {type = "any type"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, scale: %1, mean: %2, variance: %3, grad_output: %4)
    irdl.results(grad_operand: %5, grad_scale: %6, grad_offset: %7)
    irdl.attributes {"epsilon" = %8, "feature_index" = %9}
  }
  irdl.operation @batch_norm_inference_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {type = "any type"}
    %5 = irdl.any {type = "any type"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, scale: %1, offset: %2, mean: %3, variance: %4)
    irdl.results(result: %5)
    irdl.attributes {"epsilon" = %6, "feature_index" = %7}
  }
  irdl.operation @batch_norm_training_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {type = "any type"}
    %5 = irdl.any {type = "any type"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, scale: %1, offset: %2)
    irdl.results(output: %3, batch_mean: %4, batch_var: %5)
    irdl.attributes {"epsilon" = %6, "feature_index" = %7}
  }
  irdl.operation @bitcast_convert_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @broadcast_in_dim_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"broadcast_dimensions" = %2}
  }
  irdl.operation @broadcast_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"broadcast_sizes" = %2}
  }
  irdl.operation @call_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operands: variadic %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"callee" = %2}
  }
  irdl.operation @case_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(index: %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region {variadic}
    irdl.regions(branches: %2)
  }
  irdl.operation @cbrt_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @cbrt_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @ceil_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @cholesky_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(a: %0)
    irdl.results(result: %1)
    irdl.attributes {"lower" = %2}
  }
  irdl.operation @clamp_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(min: %0, operand: %1, max: %2)
    irdl.results(result: %3)
  }
  irdl.operation @collective_broadcast_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"replica_groups" = %2, "channel_id" = %3}
  }
  irdl.operation @collective_permute_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"source_target_pairs" = %2, "channel_id" = %3}
  }
  irdl.operation @compare_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"comparison_direction" = %3, "compare_type" = %4}
  }
  irdl.operation @complex_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @composite_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"name" = %2, "composite_attributes" = %3, "decomposition" = %4, "version" = %5}
  }
  irdl.operation @composite_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"name" = %2, "composite_attributes" = %3, "decomposition" = %4, "version" = %5}
    %6 = irdl.region {variadic}
    irdl.regions(composite_regions: %6)
  }
  irdl.operation @concatenate_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
    irdl.attributes {"dimension" = %2}
  }
  irdl.operation @constant_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {attribute = "any attribute"}
    irdl.results(output: %0)
    irdl.attributes {"value" = %1}
  }
  irdl.operation @convert_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @convolution_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    %10 = irdl.any {attribute = "any attribute"}
    %11 = irdl.any {attribute = "any attribute"}
    %12 = irdl.any {attribute = "any attribute"}
    %13 = irdl.any {attribute = "any attribute"}
    %14 = irdl.any {attribute = "any attribute"}
    %15 = irdl.any {attribute = "any attribute"}
    %16 = irdl.any {attribute = "any attribute"}
    %17 = irdl.any {attribute = "any attribute"}
    %18 = irdl.any {attribute = "any attribute"}
    %19 = irdl.any {attribute = "any attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"window_strides" = %3, "padding" = %4, "lhs_dilation" = %5, "rhs_dilation" = %6, "window_reversal" = %7, "input_batch_dimension" = %8, "input_feature_dimension" = %9, "input_spatial_dimensions" = %10, "kernel_input_feature_dimension" = %11, "kernel_output_feature_dimension" = %12, "kernel_spatial_dimensions" = %13, "output_batch_dimension" = %14, "output_feature_dimension" = %15, "output_spatial_dimensions" = %16, "feature_group_count" = %17, "batch_group_count" = %18, "precision_config" = %19}
  }
  irdl.operation @cosine_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @cosine_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @count_leading_zeros_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @create_token_v1 {
    %0 = irdl.any {type = "any type"}
    irdl.results(output: %0)
  }
  irdl.operation @cross_replica_sum_v1 attributes {
      name = "cross-replica-sum_v1"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"replica_groups" = %2}
  }
  irdl.operation @custom_call_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"call_target_name" = %2, "has_side_effect" = %3, "backend_config" = %4, "api_version" = %5, "called_computations" = %6, "operand_layouts" = %7, "result_layouts" = %8, "output_operand_aliases" = %9}
  }
  irdl.operation @divide_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @dot_general_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"lhs_batching_dimensions" = %3, "rhs_batching_dimensions" = %4, "lhs_contracting_dimensions" = %5, "rhs_contracting_dimensions" = %6, "precision_config" = %7}
  }
  irdl.operation @dot_general_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    %10 = irdl.any {attribute = "any attribute"}
    %11 = irdl.any {attribute = "any attribute"}
    %12 = irdl.any {attribute = "any attribute"}
    %13 = irdl.any {attribute = "any attribute"}
    %14 = irdl.any {attribute = "any attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"lhs_batching_dimensions" = %3, "rhs_batching_dimensions" = %4, "lhs_contracting_dimensions" = %5, "rhs_contracting_dimensions" = %6, "precision_config" = %7, "lhs_precision_type" = %8, "rhs_precision_type" = %9, "accumulation_type" = %10, "lhs_component_count" = %11, "rhs_component_count" = %12, "num_primitive_operations" = %13, "allow_imprecise_accumulation" = %14}
  }
  irdl.operation @dot_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"precision_config" = %3}
  }
  irdl.operation @dynamic_broadcast_in_dim_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, output_dimensions: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3, "known_expanding_dimensions" = %4, "known_nonexpanding_dimensions" = %5}
  }
  irdl.operation @dynamic_conv_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    %10 = irdl.any {attribute = "any attribute"}
    %11 = irdl.any {attribute = "any attribute"}
    %12 = irdl.any {attribute = "any attribute"}
    %13 = irdl.any {attribute = "any attribute"}
    %14 = irdl.any {attribute = "any attribute"}
    %15 = irdl.any {attribute = "any attribute"}
    %16 = irdl.any {attribute = "any attribute"}
    %17 = irdl.any {attribute = "any attribute"}
    %18 = irdl.any {attribute = "any attribute"}
    %19 = irdl.any {attribute = "any attribute"}
    %20 = irdl.any {attribute = "any attribute"}
    irdl.operands(lhs: %0, rhs: %1, d_padding: %2)
    irdl.results(result: %3)
    irdl.attributes {"window_strides" = %4, "padding" = %5, "lhs_dilation" = %6, "rhs_dilation" = %7, "window_reversal" = %8, "input_batch_dimension" = %9, "input_feature_dimension" = %10, "input_spatial_dimensions" = %11, "kernel_input_feature_dimension" = %12, "kernel_output_feature_dimension" = %13, "kernel_spatial_dimensions" = %14, "output_batch_dimension" = %15, "output_feature_dimension" = %16, "output_spatial_dimensions" = %17, "feature_group_count" = %18, "batch_group_count" = %19, "precision_config" = %20}
  }
  irdl.operation @dynamic_conv_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    %10 = irdl.any {attribute = "any attribute"}
    %11 = irdl.any {attribute = "any attribute"}
    %12 = irdl.any {attribute = "any attribute"}
    %13 = irdl.any {attribute = "any attribute"}
    %14 = irdl.any {attribute = "any attribute"}
    %15 = irdl.any {attribute = "any attribute"}
    %16 = irdl.any {attribute = "any attribute"}
    %17 = irdl.any {attribute = "any attribute"}
    %18 = irdl.any {attribute = "any attribute"}
    %19 = irdl.any {attribute = "any attribute"}
    irdl.operands(lhs: %0, rhs: %1, padding: %2)
    irdl.results(result: %3)
    irdl.attributes {"window_strides" = %4, "lhs_dilation" = %5, "rhs_dilation" = %6, "window_reversal" = %7, "input_batch_dimension" = %8, "input_feature_dimension" = %9, "input_spatial_dimensions" = %10, "kernel_input_feature_dimension" = %11, "kernel_output_feature_dimension" = %12, "kernel_spatial_dimensions" = %13, "output_batch_dimension" = %14, "output_feature_dimension" = %15, "output_spatial_dimensions" = %16, "feature_group_count" = %17, "batch_group_count" = %18, "precision_config" = %19}
  }
  irdl.operation @dynamic_gather_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, start_indices: %1, slice_sizes: %2)
    irdl.results(result: %3)
    irdl.attributes {"offset_dims" = %4, "collapsed_slice_dims" = %5, "start_index_map" = %6, "index_vector_dim" = %7, "indices_are_sorted" = %8}
  }
  irdl.operation @dynamic_gather_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    %10 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, start_indices: %1, slice_sizes: %2)
    irdl.results(result: %3)
    irdl.attributes {"offset_dims" = %4, "collapsed_slice_dims" = %5, "operand_batching_dims" = %6, "start_indices_batching_dims" = %7, "start_index_map" = %8, "index_vector_dim" = %9, "indices_are_sorted" = %10}
  }
  irdl.operation @dynamic_iota_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(output_shape: %0)
    irdl.results(result: %1)
    irdl.attributes {"iota_dimension" = %2}
  }
  irdl.operation @dynamic_pad_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {type = "any type"}
    %5 = irdl.any {type = "any type"}
    irdl.operands(operand: %0, padding_value: %1, edge_padding_low: %2, edge_padding_high: %3, interior_padding: %4)
    irdl.results(result: %5)
  }
  irdl.operation @dynamic_reshape_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(operand: %0, output_shape: %1)
    irdl.results(result: %2)
  }
  irdl.operation @dynamic_slice_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, start_indices: variadic %1)
    irdl.results(result: %2)
    irdl.attributes {"slice_sizes" = %3}
  }
  irdl.operation @dynamic_update_slice_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(operand: %0, update: %1, start_indices: variadic %2)
    irdl.results(result: %3)
  }
  irdl.operation @einsum_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"einsum_config" = %3}
  }
  irdl.operation @exponential_minus_one_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @exponential_minus_one_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @exponential_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @exponential_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @fft_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"fft_type" = %2, "fft_length" = %3}
  }
  irdl.operation @floor_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @func_v1 attributes {
      assembly = "vhlo.func"} {
    %0 = irdl.any {attribute = "any attribute"}
    %1 = irdl.any {attribute = "any attribute"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    irdl.attributes {"sym_name" = %0, "function_type" = %1, "sym_visibility" = %2, "arg_attrs" = %3, "res_attrs" = %4}
    %5 = irdl.region
    irdl.regions(body: %5)
  }
  irdl.operation @gather_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, start_indices: %1)
    irdl.results(result: %2)
    irdl.attributes {"offset_dims" = %3, "collapsed_slice_dims" = %4, "start_index_map" = %5, "index_vector_dim" = %6, "slice_sizes" = %7, "indices_are_sorted" = %8}
  }
  irdl.operation @gather_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    %10 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, start_indices: %1)
    irdl.results(result: %2)
    irdl.attributes {"offset_dims" = %3, "collapsed_slice_dims" = %4, "operand_batching_dims" = %5, "start_indices_batching_dims" = %6, "start_index_map" = %7, "index_vector_dim" = %8, "slice_sizes" = %9, "indices_are_sorted" = %10}
  }
  irdl.operation @get_dimension_size_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"dimension" = %2}
  }
  irdl.operation @get_tuple_element_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"index" = %2}
  }
  irdl.operation @if_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(pred: %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region
    %3 = irdl.region
    irdl.regions(true_branch: %2, false_branch: %3)
  }
  irdl.operation @imag_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @infeed_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(token: %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"infeed_config" = %2, "layout" = %3}
  }
  irdl.operation @iota_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {attribute = "any attribute"}
    irdl.results(output: %0)
    irdl.attributes {"iota_dimension" = %1}
  }
  irdl.operation @is_finite_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(x: %0)
    irdl.results(y: %1)
  }
  irdl.operation @log_plus_one_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @log_plus_one_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @log_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @log_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @logistic_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @logistic_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @map_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
    irdl.attributes {"dimensions" = %2}
    %3 = irdl.region
    irdl.regions(computation: %3)
  }
  irdl.operation @maximum_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @minimum_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @multiply_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @negate_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @not_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @optimization_barrier_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: variadic %0)
    irdl.results(result: variadic %1)
  }
  irdl.operation @or_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @outfeed_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0, token: %1)
    irdl.results(result: %2)
    irdl.attributes {"outfeed_config" = %3}
  }
  irdl.operation @pad_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, padding_value: %1)
    irdl.results(result: %2)
    irdl.attributes {"edge_padding_low" = %3, "edge_padding_high" = %4, "interior_padding" = %5}
  }
  irdl.operation @partition_id_v1 {
    %0 = irdl.any {type = "any type"}
    irdl.results(result: %0)
  }
  irdl.operation @popcnt_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @power_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @real_dynamic_slice_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {type = "any type"}
    irdl.operands(operand: %0, start_indices: %1, limit_indices: %2, strides: %3)
    irdl.results(result: %4)
  }
  irdl.operation @real_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @recv_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    irdl.operands(token: %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"channel_id" = %2, "channel_type" = %3, "is_host_transfer" = %4}
  }
  irdl.operation @recv_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    irdl.operands(token: %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"channel_id" = %2, "channel_type" = %3, "is_host_transfer" = %4, "source_target_pairs" = %5}
  }
  irdl.operation @reduce_precision_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(output: %1)
    irdl.attributes {"exponent_bits" = %2, "mantissa_bits" = %3}
  }
  irdl.operation @reduce_scatter_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"scatter_dimension" = %2, "replica_groups" = %3, "channel_id" = %4, "use_global_device_ids" = %5}
    %6 = irdl.region
    irdl.regions(computation: %6)
  }
  irdl.operation @reduce_v1 attributes {
      traits = ["SameVariadicOperandSize"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0, init_values: variadic %1)
    irdl.results(results: variadic %2)
    irdl.attributes {"dimensions" = %3}
    %4 = irdl.region
    irdl.regions(body: %4)
  }
  irdl.operation @reduce_window_v1 attributes {
      traits = ["SameVariadicOperandSize"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0, init_values: variadic %1)
    irdl.results(results: variadic %2)
    irdl.attributes {"window_dimensions" = %3, "window_strides" = %4, "base_dilations" = %5, "window_dilations" = %6, "padding" = %7}
    %8 = irdl.region
    irdl.regions(body: %8)
  }
  irdl.operation @remainder_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @replica_id_v1 {
    %0 = irdl.any {type = "any type"}
    irdl.results(result: %0)
  }
  irdl.operation @reshape_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @return_v1 attributes {
      traits = ["Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(results: variadic %0)
  }
  irdl.operation @reverse_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"dimensions" = %2}
  }
  irdl.operation @rng_bit_generator_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(initial_state: %0)
    irdl.results(output_state: %1, output: %2)
    irdl.attributes {"rng_algorithm" = %3}
  }
  irdl.operation @rng_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {attribute = "any attribute"}
    irdl.operands(a: %0, b: %1, shape: %2)
    irdl.results(result: %3)
    irdl.attributes {"rng_distribution" = %4}
  }
  irdl.operation @round_nearest_afz_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @round_nearest_even_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @rsqrt_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @rsqrt_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @scatter_v1 attributes {
      traits = ["SameVariadicOperandSize"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0, scatter_indices: %1, updates: variadic %2)
    irdl.results(results: variadic %3)
    irdl.attributes {"update_window_dims" = %4, "inserted_window_dims" = %5, "scatter_dims_to_operand_dims" = %6, "index_vector_dim" = %7, "indices_are_sorted" = %8, "unique_indices" = %9}
    %10 = irdl.region
    irdl.regions(update_computation: %10)
  }
  irdl.operation @scatter_v2 attributes {
      traits = ["SameVariadicOperandSize"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    %7 = irdl.any {attribute = "any attribute"}
    %8 = irdl.any {attribute = "any attribute"}
    %9 = irdl.any {attribute = "any attribute"}
    %10 = irdl.any {attribute = "any attribute"}
    %11 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0, scatter_indices: %1, updates: variadic %2)
    irdl.results(results: variadic %3)
    irdl.attributes {"update_window_dims" = %4, "inserted_window_dims" = %5, "input_batching_dims" = %6, "scatter_indices_batching_dims" = %7, "scatter_dims_to_operand_dims" = %8, "index_vector_dim" = %9, "indices_are_sorted" = %10, "unique_indices" = %11}
    %12 = irdl.region
    irdl.regions(update_computation: %12)
  }
  irdl.operation @select_and_scatter_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, source: %1, init_value: %2)
    irdl.results(result: %3)
    irdl.attributes {"window_dimensions" = %4, "window_strides" = %5, "padding" = %6}
    %7 = irdl.region
    %8 = irdl.region
    irdl.regions(select: %7, scatter: %8)
  }
  irdl.operation @select_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(pred: %0, on_true: %1, on_false: %2)
    irdl.results(result: %3)
  }
  irdl.operation @send_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0, token: %1)
    irdl.results(result: %2)
    irdl.attributes {"channel_id" = %3, "channel_type" = %4, "is_host_transfer" = %5}
  }
  irdl.operation @send_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0, token: %1)
    irdl.results(result: %2)
    irdl.attributes {"channel_id" = %3, "channel_type" = %4, "is_host_transfer" = %5, "source_target_pairs" = %6}
  }
  irdl.operation @set_dimension_size_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, size: %1)
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %3}
  }
  irdl.operation @shift_left_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shift_right_arithmetic_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shift_right_logical_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @sign_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @sine_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @sine_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @slice_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"start_indices" = %2, "limit_indices" = %3, "strides" = %4}
  }
  irdl.operation @sort_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    %3 = irdl.any {attribute = "any attribute"}
    irdl.operands(inputs: variadic %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"dimension" = %2, "is_stable" = %3}
    %4 = irdl.region
    irdl.regions(comparator: %4)
  }
  irdl.operation @sqrt_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @sqrt_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @subtract_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @tan_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @tan_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @tanh_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @tanh_v2 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @torch_index_select_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0, index: %1)
    irdl.results(result: %2)
    irdl.attributes {"dim" = %3, "batch_dims" = %4}
  }
  irdl.operation @transpose_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"permutation" = %2}
  }
  irdl.operation @triangular_solve_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "any attribute"}
    %4 = irdl.any {attribute = "any attribute"}
    %5 = irdl.any {attribute = "any attribute"}
    %6 = irdl.any {attribute = "any attribute"}
    irdl.operands(a: %0, b: %1)
    irdl.results(result: %2)
    irdl.attributes {"left_side" = %3, "lower" = %4, "unit_diagonal" = %5, "transpose_a" = %6}
  }
  irdl.operation @tuple_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(val: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @unary_einsum_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "any attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"einsum_config" = %2}
  }
  irdl.operation @uniform_dequantize_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @uniform_quantize_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @while_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: variadic %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region
    %3 = irdl.region
    irdl.regions(cond: %2, body: %3)
  }
  irdl.operation @xor_v1 {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
}
