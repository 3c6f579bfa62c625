// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mhlo dialect of XLA, the origin of StableHLO: the same ops with lists of integers as elements attributes, and
// XLA's own ops. Source: the input and output of jaxlib's bindings; schema/README.md documents the attributes.

irdl.dialect @mhlo attributes {
    attributes_stay,
    types = {
      absolute = "ranked tensor of 2/4/8/16/32/64-bit signless integer or 4/6/8/16/32/64-bit float or per-tensor integer quantized values",
      any = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values",
      any_token = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or !mhlo.token",
      any_token_buffer = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or !mhlo.token or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      any_token_tuple = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or !mhlo.token or nested tuple with any combination of ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or !mhlo.token values",
      any_token_tuple_buffer = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or !mhlo.token or nested tuple with any combination of ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or !mhlo.token values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      bits = "ranked tensor of bool or 2/4/8/16/32/64-bit integer values",
      bool = "ranked tensor of bool values",
      call_value = "tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or !mhlo.token or nested tuple with any combination of tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or !mhlo.token values",
      complex = "ranked tensor of complex type with 32/64-bit float elements values",
      extents = "1D tensor of index or 2/4/8/16/32/64-bit integer values",
      float = "ranked tensor of 4/6/8/16/32/64-bit float values",
      float32_64 = "ranked tensor of 32/64-bit float values",
      float_any_quantized = "ranked tensor of 4/6/8/16/32/64-bit float or per-tensor integer quantized or per-axis integer quantized values",
      float_complex = "ranked tensor of 4/6/8/16/32/64-bit float or complex type with 32/64-bit float elements values",
      float_complex_quantized = "ranked tensor of 4/6/8/16/32/64-bit float or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      float_quantized = "ranked tensor of 4/6/8/16/32/64-bit float or per-tensor integer quantized values",
      i32 = "ranked tensor of 32-bit signless integer values",
      indices = "ranked tensor of integer or index values",
      integer = "ranked tensor of 2/4/8/16/32/64-bit integer values",
      number = "ranked tensor of 2/4/8/16/32/64-bit integer or 4/6/8/16/32/64-bit float or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      plain = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements values",
      pred_real = "ranked tensor of bool or 2/4/8/16/32/64-bit integer or 4/6/8/16/32/64-bit float values",
      quantized = "ranked tensor of per-tensor integer quantized or per-axis integer quantized values",
      real = "ranked tensor of 2/4/8/16/32/64-bit integer or 4/6/8/16/32/64-bit float values",
      scalar = "0D tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      scalar_integer = "0D tensor of 2/4/8/16/32/64-bit integer values",
      scalar_real = "0D tensor of bool or 2/4/8/16/32/64-bit integer or 4/6/8/16/32/64-bit float values",
      shaped = "statically shaped or single bounded dimension tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values",
      signed = "ranked tensor of 2/4/8/16/32/64-bit signless integer or 4/6/8/16/32/64-bit float or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      static_any = "statically shaped tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values",
      static_extents = "statically shaped 1-dimensional tensor of index or 2/4/8/16/32/64-bit integer values",
      static_matrix = "statically shaped 2-dimensional integer tensor of 2/4/8/16/32/64-bit integer values",
      static_number = "statically shaped tensor of 2/4/8/16/32/64-bit integer or 4/6/8/16/32/64-bit float or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      static_real = "statically shaped tensor of 2/4/8/16/32/64-bit integer or 4/6/8/16/32/64-bit float values",
      static_vector = "statically shaped 1-dimensional integer tensor of 2/4/8/16/32/64-bit integer values",
      tensor = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      tensor_token = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or !mhlo.token",
      tuple = "nested tuple with any combination of ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or !mhlo.token values",
      ui = "ranked tensor of 2/4/8/16/32/64-bit unsigned integer values",
      ui32 = "ranked tensor of 32-bit unsigned integer values",
      vector = "1D tensor of 4/6/8/16/32/64-bit float or per-tensor integer quantized values"}} {
  irdl.type @async_bundle attributes {format = "`<` (`>`) : ($types^ `>`)?"} {
    %0 = irdl.any {optional, parameter = "list of type"}
    irdl.parameters(types: %0)
  }
  irdl.type @token attributes {format = ""}
  irdl.attribute @channel_handle attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "i64"}
    %1 = irdl.any {parameter = "i64"}
    irdl.parameters(handle: %0, type: %1)
  }
  irdl.attribute @comparison_direction attributes {
      cases = ["EQ", "NE", "GE", "GT", "LE", "LT"],
      description = "::mlir::mhlo::ComparisonDirection",
      format = "`` $value"}
  irdl.attribute @comparison_type attributes {
      cases = ["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"],
      description = "::mlir::mhlo::ComparisonType",
      format = "`` $value"}
  irdl.attribute @conv attributes {format = "`<` custom<ConvolutionNumbers>($input_batch_dimension, $input_feature_dimension, $input_spatial_dimensions, $kernel_input_feature_dimension, $kernel_output_feature_dimension, $kernel_spatial_dimensions, $output_batch_dimension, $output_feature_dimension, $output_spatial_dimensions) `>`"} {
    %0 = irdl.any {parameter = "i64"}
    %1 = irdl.any {parameter = "i64"}
    %2 = irdl.any {parameter = "i64 array"}
    %3 = irdl.any {parameter = "i64"}
    %4 = irdl.any {parameter = "i64"}
    %5 = irdl.any {parameter = "i64 array"}
    %6 = irdl.any {parameter = "i64"}
    %7 = irdl.any {parameter = "i64"}
    %8 = irdl.any {parameter = "i64 array"}
    irdl.parameters(input_batch_dimension: %0, input_feature_dimension: %1, input_spatial_dimensions: %2, kernel_input_feature_dimension: %3, kernel_output_feature_dimension: %4, kernel_spatial_dimensions: %5, output_batch_dimension: %6, output_feature_dimension: %7, output_spatial_dimensions: %8)
  }
  irdl.attribute @custom_call_schedule attributes {
      cases = ["NONE", "LATEST", "EARLIEST"],
      description = "::mlir::mhlo::CustomCallSchedule",
      format = "`` $value"}
  irdl.attribute @dequantize_mode attributes {
      cases = ["MIN_COMBINED"],
      description = "::mlir::mhlo::DequantizeMode",
      format = "`` $value"}
  irdl.attribute @"#dot" attributes {format = "`<` struct(params) `>`", last_comma} {
    %0 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %1 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %2 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %3 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    irdl.parameters(lhs_batching_dimensions: %0, rhs_batching_dimensions: %1, lhs_contracting_dimensions: %2, rhs_contracting_dimensions: %3)
  }
  irdl.attribute @dot_algorithm attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "type"}
    %1 = irdl.any {parameter = "type"}
    %2 = irdl.any {parameter = "type"}
    %3 = irdl.any {parameter = "i64"}
    %4 = irdl.any {parameter = "i64"}
    %5 = irdl.any {parameter = "i64"}
    %6 = irdl.any {parameter = "bool"}
    irdl.parameters(lhs_precision_type: %0, rhs_precision_type: %1, accumulation_type: %2, lhs_component_count: %3, rhs_component_count: %4, num_primitive_operations: %5, allow_imprecise_accumulation: %6)
  }
  irdl.attribute @fft_type attributes {
      cases = ["FFT", "IFFT", "RFFT", "IRFFT"],
      description = "::mlir::mhlo::FftType",
      format = "`` $value"}
  irdl.attribute @fusion_kind attributes {
      cases = ["kLoop", "kInput", "kOutput", "kCustom"],
      description = "::mlir::mhlo::FusionKind",
      format = "`` $value"}
  irdl.attribute @"#gather" attributes {format = "`<` struct(params) `>`", last_comma} {
    %0 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %1 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %2 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %3 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %4 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %5 = irdl.any {default = "0", parameter = "i64"}
    irdl.parameters(offset_dims: %0, collapsed_slice_dims: %1, operand_batching_dims: %2, start_indices_batching_dims: %3, start_index_map: %4, index_vector_dim: %5)
  }
  irdl.attribute @kind attributes {
      cases = ["sharding"],
      description = "::mlir::mhlo::DomainKind",
      format = "`` $value"}
  irdl.attribute @output_operand_alias attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "i64 array"}
    %1 = irdl.any {parameter = "i64"}
    %2 = irdl.any {parameter = "i64 array"}
    irdl.parameters(output_tuple_indices: %0, operand_index: %1, operand_tuple_indices: %2)
  }
  irdl.attribute @precision attributes {
      cases = ["DEFAULT", "HIGH", "HIGHEST"],
      description = "::mlir::mhlo::Precision",
      format = "`` $value"}
  irdl.attribute @"#ragged_dot" attributes {format = "`<` struct(qualified($dot_dimension_numbers), $lhs_ragged_dimensions, $rhs_group_dimensions) `>`", last_comma} {
    %0 = irdl.any {parameter = "#mhlo.dot"}
    %1 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %2 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    irdl.parameters(dot_dimension_numbers: %0, lhs_ragged_dimensions: %1, rhs_group_dimensions: %2)
  }
  irdl.attribute @result_accuracy attributes {format = "`<` struct($atol, $rtol, $ulps, qualified($mode)) `>`"} {
    %0 = irdl.any {default = "0.0", parameter = "f64"}
    %1 = irdl.any {default = "0.0", parameter = "f64"}
    %2 = irdl.any {default = "0", parameter = "i64"}
    %3 = irdl.any {parameter = "#mhlo.result_accuracy_mode"}
    irdl.parameters(atol: %0, rtol: %1, ulps: %2, mode: %3)
  }
  irdl.attribute @result_accuracy_mode attributes {
      cases = ["DEFAULT", "HIGHEST", "TOLERANCE"],
      description = "::mlir::mhlo::ResultAccuracyMode",
      format = "`<` $value `>`"}
  irdl.attribute @result_alias attributes {format = "`<` (`tuple_indices` `=` $tuple_indices^ `,` `result_index`) : (`result_index`)? `=` `[` $result_index (`,` $result_tuple_indices^)? `]` (`,` $must_alias^)? `>`"} {
    %0 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %1 = irdl.any {parameter = "i64"}
    %2 = irdl.any {optional, parameter = "list of i64"}
    %3 = irdl.any {cases = ["must_alias"], optional}
    irdl.parameters(tuple_indices: %0, result_index: %1, result_tuple_indices: %2, must_alias: %3)
  }
  irdl.attribute @rng_algorithm attributes {
      cases = ["DEFAULT", "THREE_FRY", "PHILOX"],
      description = "::mlir::mhlo::RngAlgorithm",
      format = "`<` $value `>`"}
  irdl.attribute @rng_distribution attributes {
      cases = ["UNIFORM", "NORMAL"],
      description = "::mlir::mhlo::RngDistribution",
      format = "`<` $value `>`",
      values = [1, 2]}
  irdl.attribute @"#scatter" attributes {format = "`<` struct(params) `>`", last_comma} {
    %0 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %1 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %2 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %3 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %4 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %5 = irdl.any {default = "0", parameter = "i64"}
    irdl.parameters(update_window_dims: %0, inserted_window_dims: %1, input_batching_dims: %2, scatter_indices_batching_dims: %3, scatter_dims_to_operand_dims: %4, index_vector_dim: %5)
  }
  irdl.attribute @"#transpose" attributes {
      cases = ["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"],
      description = "::mlir::mhlo::Transpose",
      format = "`` $value"}
  irdl.attribute @type_extensions attributes {format = "`<` `bounds` `=` `[` custom<Bounds>($bounds) `]` `>`"} {
    %0 = irdl.any {parameter = "i64 array"}
    irdl.parameters(bounds: %0)
  }
  irdl.operation @abs attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$signed"}
    %1 = irdl.any {type = "$absolute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @acos attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @acosh attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @add attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["HLO_Commutative", "ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @add_dependency attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor_token"}
    %1 = irdl.any {type = "$tensor_token"}
    %2 = irdl.any {type = "!mhlo.token"}
    irdl.operands(operand: %0, token: %2)
    irdl.results(output: %1)
  }
  irdl.operation @after_all attributes {
      format = "$inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "!mhlo.token"}
    %1 = irdl.any {type = "!mhlo.token"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @all_gather attributes {
      traits = ["ConditionallySpeculatable"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    %3 = irdl.any {description = "Attribute that models the replica groups (either tensor or ReplicaGroupMeshAxes)"}
    %4 = irdl.any {attribute = "#mhlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    %5 = irdl.any {attribute = "unit attribute"}
    irdl.operands(operands: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"all_gather_dim" = %2, "replica_groups" = %3, "channel_handle" = %4, "use_global_device_ids" = %5}
  }
  irdl.operation @all_reduce attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<mhlo.return>"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {description = "Attribute that models the replica groups (either tensor or ReplicaGroupMeshAxes)"}
    %3 = irdl.any {attribute = "#mhlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.region with size 1
    irdl.operands(operands: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"replica_groups" = %2, "channel_handle" = %3, "use_global_device_ids" = %4}
    irdl.regions(computation: %5)
  }
  irdl.operation @all_to_all attributes {
      infers,
      traits = ["SameOperandsElementType", "SameOperandsShape"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %4 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %5 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %6 = irdl.any {attribute = "#mhlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    irdl.operands(operand: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"split_dimension" = %2, "concat_dimension" = %3, "split_count" = %4, "replica_groups" = %5, "channel_handle" = %6}
  }
  irdl.operation @and attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["HLO_Commutative", "ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$bits"}
    %1 = irdl.any {type = "$bits"}
    %2 = irdl.any {type = "$bits"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @asin attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @asinh attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @async_done attributes {
      infers} {
    %0 = irdl.any {type = "!mhlo.async_bundle"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(bundle: %0)
    irdl.results(results: variadic %1)
  }
  irdl.operation @async_start attributes {
      traits = ["ConditionallySpeculatable"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {attribute = "flat symbol reference attribute"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {type = "!mhlo.async_bundle"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %3)
    irdl.attributes {"called_computation" = %1, "execution_thread" = %2}
  }
  irdl.operation @async_update attributes {
      infers} {
    %0 = irdl.any {type = "!mhlo.async_bundle"}
    %1 = irdl.any {type = "!mhlo.async_bundle"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(bundle: %0)
    irdl.results(result: %1)
  }
  irdl.operation @atan2 attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {type = "$float_complex_quantized"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @atanh attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @batch_norm_grad attributes {
      infers,
      names = ["grad_operand", "grad_scale", "grad_offset"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$float_quantized"}
    %1 = irdl.any {type = "$float_quantized"}
    %2 = irdl.any {type = "$float_quantized"}
    %3 = irdl.any {type = "$vector"}
    %4 = irdl.any {type = "$vector"}
    %5 = irdl.any {type = "$vector"}
    %6 = irdl.any {type = "$vector"}
    %7 = irdl.any {type = "$vector"}
    %8 = irdl.any {attribute = "32-bit float attribute"}
    %9 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.operands(operand: %0, scale: %3, mean: %4, variance: %5, grad_output: %1)
    irdl.results(grad_operand: %2, grad_scale: %6, grad_offset: %7)
    irdl.attributes {"epsilon" = %8, "feature_index" = %9}
  }
  irdl.operation @batch_norm_inference attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$float_quantized"}
    %1 = irdl.any {type = "$float_quantized"}
    %2 = irdl.any {type = "$vector"}
    %3 = irdl.any {type = "$vector"}
    %4 = irdl.any {type = "$vector"}
    %5 = irdl.any {type = "$vector"}
    %6 = irdl.any {attribute = "32-bit float attribute"}
    %7 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.operands(operand: %0, scale: %2, offset: %3, mean: %4, variance: %5)
    irdl.results(result: %1)
    irdl.attributes {"epsilon" = %6, "feature_index" = %7}
  }
  irdl.operation @batch_norm_training attributes {
      infers,
      names = ["output", "batch_mean", "batch_var"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$float_quantized"}
    %1 = irdl.any {type = "$float_quantized"}
    %2 = irdl.any {type = "$vector"}
    %3 = irdl.any {type = "$vector"}
    %4 = irdl.any {type = "$vector"}
    %5 = irdl.any {type = "$vector"}
    %6 = irdl.any {attribute = "32-bit float attribute"}
    %7 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.operands(operand: %0, scale: %2, offset: %3)
    irdl.results(output: %1, batch_mean: %4, batch_var: %5)
    irdl.attributes {"epsilon" = %6, "feature_index" = %7}
  }
  irdl.operation @bitcast attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bitcast_convert attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @broadcast attributes {
      infers,
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"broadcast_sizes" = %2}
  }
  irdl.operation @broadcast_in_dim attributes {
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$shaped"}
    %2 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"broadcast_dimensions" = %2}
  }
  irdl.operation @case attributes {
      traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<mhlo.return>"]} {
    %0 = irdl.any {type = "$i32"}
    %1 = irdl.any {type = "$any_token"}
    %2 = irdl.region with size 1 {variadic}
    irdl.operands(index: %0)
    irdl.results(result: variadic %1)
    irdl.regions(branches: %2)
  }
  irdl.operation @cbrt attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @ceil attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_quantized"}
    %1 = irdl.any {type = "$float_quantized"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @cholesky attributes {
      infers,
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    irdl.operands(a: %0)
    irdl.results(result: %1)
    irdl.attributes {"lower" = %2}
  }
  irdl.operation @clamp attributes {
      format = "$min `,` $operand `,` $max attr-dict `:` custom<SameOperandsAndResultType>(type($min), type($operand), type($max), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {type = "$tensor"}
    irdl.operands(min: %0, operand: %1, max: %2)
    irdl.results(result: %3)
  }
  irdl.operation @collective_broadcast attributes {
      infers} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {description = "Attribute that models the replica groups (either tensor or ReplicaGroupMeshAxes)"}
    %3 = irdl.any {attribute = "#mhlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    %4 = irdl.any {attribute = "unit attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"replica_groups" = %2, "channel_handle" = %3}
  }
  irdl.operation @collective_permute attributes {
      infers,
      traits = ["SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %3 = irdl.any {attribute = "#mhlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"source_target_pairs" = %2, "channel_handle" = %3}
  }
  irdl.operation @compare attributes {
      format = "$comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)? attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Elementwise", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$bool"}
    %3 = irdl.any {attribute = "#mhlo.comparison_direction", description = "Which comparison operation to perform."}
    %4 = irdl.any {attribute = "#mhlo.comparison_type", optional, description = "Which comparison type to use."}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"comparison_direction" = %3, "compare_type" = %4}
  }
  irdl.operation @complex attributes {
      format = "operands attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsElementType", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float32_64"}
    %1 = irdl.any {type = "$float32_64"}
    %2 = irdl.any {type = "$complex"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @composite attributes {
      format = "$name operands (` ` `(` $composite_regions^ `)`)? attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {type = "$any_token_tuple"}
    %1 = irdl.any {type = "$any_token_tuple"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {attribute = "dictionary of named attribute values", optional, default = "{}"}
    %4 = irdl.any {attribute = "flat symbol reference attribute"}
    %5 = irdl.any {attribute = "32-bit signless integer attribute", optional, default = "0 : i32"}
    %6 = irdl.region {variadic}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"name" = %2, "composite_attributes" = %3, "decomposition" = %4, "version" = %5}
    irdl.regions(composite_regions: %6)
  }
  irdl.operation @concatenate attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.operands(val: variadic %0)
    irdl.results(result: %1)
    irdl.attributes {"dimension" = %2}
  }
  irdl.operation @constant attributes {
      assembly = "stablehlo.constant",
      infers,
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {type = "$static_any"}
    %1 = irdl.any {attribute = "constant vector/tensor attribute"}
    irdl.results(output: %0)
    irdl.attributes {"value" = %1}
  }
  irdl.operation @convert attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$plain"}
    %1 = irdl.any {type = "$plain"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @convolution attributes {
      format = "`(`operands`)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,` `window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}` attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %4 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %5 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %6 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %7 = irdl.any {description = "constant boolean vector/tensor attribute", optional}
    %8 = irdl.any {attribute = "#mhlo.conv", description = "Structure of dimension information for conv op"}
    %9 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %10 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %11 = irdl.any {attribute = "array attribute", optional, description = "Precision Config attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"window_strides" = %3, "padding" = %6, "lhs_dilation" = %4, "rhs_dilation" = %5, "window_reversal" = %7, "dimension_numbers" = %8, "feature_group_count" = %9, "batch_group_count" = %10, "precision_config" = %11}
  }
  irdl.operation @copy attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"cross_program_prefetch_index" = %2}
  }
  irdl.operation @cosh attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @cosine attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @count_leading_zeros attributes {
      class = "ClzOp",
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$integer"}
    %1 = irdl.any {type = "$integer"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @create_token attributes {
      format = "attr-dict `:` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "!mhlo.token"}
    irdl.results(output: %0)
  }
  irdl.operation @cross_replica_sum attributes {
      infers,
      name = "cross-replica-sum",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"replica_groups" = %2}
  }
  irdl.operation @custom_call attributes {
      format = "$call_target_name `(` $inputs `)` attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {type = "$call_value"}
    %1 = irdl.any {type = "$call_value"}
    %2 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %3 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %4 = irdl.any {optional, description = "string attribute or dictionary of named attribute values"}
    %5 = irdl.any {attribute = "32-bit signless integer attribute", optional, default = "1 : i32"}
    %6 = irdl.any {attribute = "flat symbol ref array attribute", optional, default = "[]"}
    %7 = irdl.any {attribute = "array attribute", optional, description = "Array of layout (1D tensor of index type) attributes"}
    %8 = irdl.any {attribute = "array attribute", optional, description = "Array of layout (1D tensor of index type) attributes"}
    %9 = irdl.any {attribute = "array attribute", optional, default = "[]", description = "Aliasing attribute for outputs and operands of CustomCall"}
    %10 = irdl.any {attribute = "#mhlo.custom_call_schedule", optional, default = "#mhlo<custom_call_schedule NONE>", description = "Specifies the desired schedule for the custom-call."}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"call_target_name" = %2, "has_side_effect" = %3, "backend_config" = %4, "api_version" = %5, "called_computations" = %6, "custom_call_schedule" = %10, "operand_layouts" = %7, "result_layouts" = %8, "output_operand_aliases" = %9}
  }
  irdl.operation @divide attributes {
      class = "DivOp",
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$number"}
    %1 = irdl.any {type = "$number"}
    %2 = irdl.any {type = "$number"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @domain attributes {
      infers,
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor_token"}
    %1 = irdl.any {type = "$tensor_token"}
    %2 = irdl.any {attribute = "#mhlo.kind"}
    %3 = irdl.any {attribute = "string attribute"}
    %4 = irdl.any {attribute = "string attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"kind" = %2, "entry_metadata" = %3, "exit_metadata" = %4}
  }
  irdl.operation @dot attributes {
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "array attribute", optional, description = "Precision Config attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"precision_config" = %3}
  }
  irdl.operation @dot_general attributes {
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "#mhlo.dot", description = "Attribute that models the dimension information for dot."}
    %4 = irdl.any {attribute = "array attribute", optional, description = "Precision Config attribute"}
    %5 = irdl.any {attribute = "#mhlo.dot_algorithm", optional, description = "Attribute that models the algorithm constraints to use for computing dot."}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"dot_dimension_numbers" = %3, "precision_config" = %4, "algorithm" = %5}
  }
  irdl.operation @dynamic_broadcast_in_dim attributes {
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$static_extents"}
    %3 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %4 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %5 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    irdl.operands(operand: %0, output_dimensions: %2)
    irdl.results(result: %1)
    irdl.attributes {"broadcast_dimensions" = %3, "known_expanding_dimensions" = %4, "known_nonexpanding_dimensions" = %5}
  }
  irdl.operation @dynamic_conv attributes {
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {type = "$static_matrix"}
    %4 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %5 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %6 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %7 = irdl.any {description = "constant boolean vector/tensor attribute", optional}
    %8 = irdl.any {attribute = "#mhlo.conv", description = "Structure of dimension information for conv op"}
    %9 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %10 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %11 = irdl.any {attribute = "array attribute", optional, description = "Precision Config attribute"}
    %12 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    irdl.operands(lhs: %0, rhs: %1, d_padding: %3)
    irdl.results(result: %2)
    irdl.attributes {"window_strides" = %4, "padding" = %12, "lhs_dilation" = %5, "rhs_dilation" = %6, "window_reversal" = %7, "dimension_numbers" = %8, "feature_group_count" = %9, "batch_group_count" = %10, "precision_config" = %11}
  }
  irdl.operation @dynamic_gather attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$integer"}
    %3 = irdl.any {type = "$static_vector"}
    %4 = irdl.any {attribute = "#mhlo.gather", description = "Attribute that models the dimension information for gather"}
    %5 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    irdl.operands(operand: %0, start_indices: %2, slice_sizes: %3)
    irdl.results(result: %1)
    irdl.attributes {"dimension_numbers" = %4, "indices_are_sorted" = %5}
  }
  irdl.operation @dynamic_iota attributes {
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$static_extents"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.operands(output_shape: %0)
    irdl.results(result: %1)
    irdl.attributes {"iota_dimension" = %2}
  }
  irdl.operation @dynamic_pad attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$scalar"}
    %3 = irdl.any {type = "$static_extents"}
    %4 = irdl.any {type = "$static_extents"}
    %5 = irdl.any {type = "$static_extents"}
    irdl.operands(operand: %0, padding_value: %2, edge_padding_low: %3, edge_padding_high: %4, interior_padding: %5)
    irdl.results(result: %1)
  }
  irdl.operation @dynamic_reshape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$static_extents"}
    irdl.operands(operand: %0, output_shape: %2)
    irdl.results(result: %1)
  }
  irdl.operation @dynamic_slice attributes {
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$scalar_integer"}
    %3 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    irdl.operands(operand: %0, start_indices: variadic %2)
    irdl.results(result: %1)
    irdl.attributes {"slice_sizes" = %3}
  }
  irdl.operation @dynamic_update_slice attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {type = "$scalar_integer"}
    irdl.operands(operand: %0, update: %1, start_indices: variadic %3)
    irdl.results(result: %2)
  }
  irdl.operation @einsum attributes {
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {attribute = "string attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"einsum_config" = %3}
  }
  irdl.operation @erf attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @exponential attributes {
      class = "ExpOp",
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @exponential_minus_one attributes {
      class = "Expm1Op",
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @fft attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    %2 = irdl.any {attribute = "#mhlo.fft_type", description = "XLA fast fourier transform type."}
    %3 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"fft_type" = %2, "fft_length" = %3}
  }
  irdl.operation @floor attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_quantized"}
    %1 = irdl.any {type = "$float_quantized"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @fusion attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<mhlo.return>"]} {
    %0 = irdl.any {type = "$any_token_tuple"}
    %1 = irdl.any {type = "$any_token_tuple"}
    %2 = irdl.any {attribute = "#mhlo.fusion_kind", optional, description = "fusion kind"}
    %3 = irdl.any {attribute = "array attribute", optional, default = "[]", description = "Aliasing attribute for outputs and operands of Fusion"}
    %4 = irdl.region with size 1
    irdl.operands(inputs: variadic %0)
    irdl.results(results: variadic %1)
    irdl.attributes {"fusion_kind" = %2, "output_operand_aliases" = %3}
    irdl.regions(fused_computation: %4)
  }
  irdl.operation @gather attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$integer"}
    %3 = irdl.any {attribute = "#mhlo.gather", description = "Attribute that models the dimension information for gather"}
    %4 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %5 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    irdl.operands(operand: %0, start_indices: %2)
    irdl.results(result: %1)
    irdl.attributes {"dimension_numbers" = %3, "slice_sizes" = %4, "indices_are_sorted" = %5}
  }
  irdl.operation @get_dimension_size attributes {
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$i32"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"dimension" = %2}
  }
  irdl.operation @get_tuple_element attributes {
      format = "$operand `[` $index `]` attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tuple"}
    %1 = irdl.any {type = "$any_token_tuple_buffer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"index" = %2}
  }
  irdl.operation @if attributes {
      traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<mhlo.return>"]} {
    %0 = irdl.any {type = "$bool"}
    %1 = irdl.any {type = "$any_token"}
    %2 = irdl.region with size 1
    %3 = irdl.region with size 1
    irdl.operands(pred: %0)
    irdl.results(result: variadic %1)
    irdl.regions(true_branch: %2, false_branch: %3)
  }
  irdl.operation @imag attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @infeed {
    %0 = irdl.any {type = "!mhlo.token"}
    %1 = irdl.any {attribute = "string attribute", optional, default = "\"\""}
    %2 = irdl.any {attribute = "array attribute", optional}
    %3 = irdl.any {type = "$any_token"}
    irdl.operands(token: %0)
    irdl.results(result: variadic %3)
    irdl.attributes {"infeed_config" = %1, "layout" = %2}
  }
  irdl.operation @iota attributes {
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$static_number"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.results(output: %0)
    irdl.attributes {"iota_dimension" = %1}
  }
  irdl.operation @is_finite attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_quantized"}
    %1 = irdl.any {type = "$bool"}
    irdl.operands(x: %0)
    irdl.results(y: %1)
  }
  irdl.operation @log attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @log_plus_one attributes {
      class = "Log1pOp",
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @logistic attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @map attributes {
      traits = ["RecursiveMemoryEffects", "SameOperandsAndResultShape", "SingleBlock", "SingleBlockImplicitTerminator<mhlo.return>"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %3 = irdl.region with size 1
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
    irdl.attributes {"dimensions" = %2}
    irdl.regions(computation: %3)
  }
  irdl.operation @maximum attributes {
      class = "MaxOp",
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["HLO_Commutative", "ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @minimum attributes {
      class = "MinOp",
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["HLO_Commutative", "ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @minimum_broadcast_shapes attributes {
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "$extents"}
    %1 = irdl.any {type = "$extents"}
    irdl.operands(shapes: variadic %0)
    irdl.results(results: variadic %1)
  }
  irdl.operation @mulhi attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["Commutative", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$integer"}
    %1 = irdl.any {type = "$integer"}
    %2 = irdl.any {type = "$integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @multiply attributes {
      class = "MulOp",
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["HLO_Commutative", "ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @negate attributes {
      class = "NegOp",
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$number"}
    %1 = irdl.any {type = "$number"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @not attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$bits"}
    %1 = irdl.any {type = "$bits"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @optimization_barrier attributes {
      format = "attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor_token"}
    %1 = irdl.any {type = "$tensor_token"}
    irdl.operands(operand: variadic %0)
    irdl.results(result: variadic %1)
  }
  irdl.operation @or attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["HLO_Commutative", "ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$bits"}
    %1 = irdl.any {type = "$bits"}
    %2 = irdl.any {type = "$bits"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @outfeed attributes {
      infers} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "!mhlo.token"}
    %2 = irdl.any {type = "!mhlo.token"}
    %3 = irdl.any {attribute = "string attribute", optional, default = "\22\22"}
    irdl.operands(inputs: variadic %0, token: %1)
    irdl.results(result: %2)
    irdl.attributes {"outfeed_config" = %3}
  }
  irdl.operation @pad attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$scalar"}
    %3 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %4 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %5 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    irdl.operands(operand: %0, padding_value: %2)
    irdl.results(result: %1)
    irdl.attributes {"edge_padding_low" = %3, "edge_padding_high" = %4, "interior_padding" = %5}
  }
  irdl.operation @partition_id attributes {
      format = "attr-dict `:` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$ui32"}
    irdl.results(result: %0)
  }
  irdl.operation @popcnt attributes {
      class = "PopulationCountOp",
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$integer"}
    %1 = irdl.any {type = "$integer"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @power attributes {
      class = "PowOp",
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$number"}
    %1 = irdl.any {type = "$number"}
    %2 = irdl.any {type = "$number"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @ragged_dot attributes {
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values"}
    %1 = irdl.any {type = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values"}
    %2 = irdl.any {type = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values"}
    %3 = irdl.any {type = "$integer"}
    %4 = irdl.any {attribute = "#mhlo.ragged_dot"}
    %5 = irdl.any {attribute = "array attribute", optional, description = "Precision Config attribute"}
    irdl.operands(lhs: %0, rhs: %1, group_sizes: %3)
    irdl.results(result: %2)
    irdl.attributes {"ragged_dot_dimension_numbers" = %4, "precision_config" = %5}
  }
  irdl.operation @real attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @real_dynamic_slice attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$extents"}
    %3 = irdl.any {type = "$extents"}
    %4 = irdl.any {type = "$extents"}
    irdl.operands(operand: %0, start_indices: %2, limit_indices: %3, strides: %4)
    irdl.results(result: %1)
  }
  irdl.operation @recv {
    %0 = irdl.any {type = "!mhlo.token"}
    %1 = irdl.any {attribute = "#mhlo.channel_handle", description = "two 64-bit integers 'handle' and 'type'"}
    %2 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %3 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %4 = irdl.any {type = "$any_token"}
    irdl.operands(token: %0)
    irdl.results(result: variadic %4)
    irdl.attributes {"channel_handle" = %1, "is_host_transfer" = %2, "source_target_pairs" = %3}
  }
  irdl.operation @reduce attributes {
      assembly = "stablehlo.reduce",
      traits = ["SameVariadicOperandSize", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<mhlo.return>"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %4 = irdl.region with size 1
    irdl.operands(inputs: variadic %0, init_values: variadic %1)
    irdl.results(result: variadic %2)
    irdl.attributes {"dimensions" = %3}
    irdl.regions(body: %4)
  }
  irdl.operation @reduce_precision attributes {
      format = "$operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($output))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Elementwise"]} {
    %0 = irdl.any {type = "$float_quantized"}
    %1 = irdl.any {type = "$float_quantized"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute whose value is positive"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative"}
    irdl.operands(operand: %0)
    irdl.results(output: %1)
    irdl.attributes {"exponent_bits" = %2, "mantissa_bits" = %3}
  }
  irdl.operation @reduce_scatter attributes {
      traits = ["ConditionallySpeculatable"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    %3 = irdl.any {description = "Attribute that models the replica groups (either tensor or ReplicaGroupMeshAxes)"}
    %4 = irdl.any {attribute = "#mhlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.region with size 1
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"scatter_dimension" = %2, "replica_groups" = %3, "channel_handle" = %4, "use_global_device_ids" = %5}
    irdl.regions(computation: %6)
  }
  irdl.operation @reduce_window attributes {
      traits = ["SameVariadicOperandSize", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<mhlo.return>"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %4 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %5 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %6 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %7 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %8 = irdl.region with size 1
    irdl.operands(inputs: variadic %0, init_values: variadic %1)
    irdl.results(result: variadic %2)
    irdl.attributes {"window_dimensions" = %3, "window_strides" = %4, "base_dilations" = %5, "window_dilations" = %6, "padding" = %7}
    irdl.regions(body: %8)
  }
  irdl.operation @remainder attributes {
      class = "RemOp",
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$number"}
    %1 = irdl.any {type = "$number"}
    %2 = irdl.any {type = "$number"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @replica_id attributes {
      format = "attr-dict `:` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$ui32"}
    irdl.results(result: %0)
  }
  irdl.operation @reshape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$shaped"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @return attributes {
      format = "$results attr-dict (`:` type($results)^)?",
      traits = ["Pure", "Terminator"]} {
    %0 = irdl.any {type = "$any_token_buffer"}
    irdl.operands(results: variadic %0)
  }
  irdl.operation @reverse attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"dimensions" = %2}
  }
  irdl.operation @rng attributes {
      infers} {
    %0 = irdl.any {type = "$scalar_real"}
    %1 = irdl.any {type = "$scalar_real"}
    %2 = irdl.any {type = "$static_extents"}
    %3 = irdl.any {type = "$pred_real"}
    %4 = irdl.any {attribute = "#mhlo.rng_distribution", description = "XLA PRNG distribution to be used."}
    irdl.operands(a: %0, b: %1, shape: %2)
    irdl.results(result: %3)
    irdl.attributes {"rng_distribution" = %4}
  }
  irdl.operation @rng_bit_generator attributes {
      names = ["output_state", "output"],
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "#mhlo.rng_algorithm", description = "XLA PRNG algorithm to be used."}
    %1 = irdl.any {type = "$real"}
    %2 = irdl.any {type = "$real"}
    %3 = irdl.any {type = "$static_real"}
    irdl.operands(initial_state: %1)
    irdl.results(output_state: %2, output: %3)
    irdl.attributes {"rng_algorithm" = %0}
  }
  irdl.operation @round_nearest_afz attributes {
      class = "RoundOp",
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_quantized"}
    %1 = irdl.any {type = "$float_quantized"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @round_nearest_even attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_quantized"}
    %1 = irdl.any {type = "$float_quantized"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @rsqrt attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @scan attributes {
      traits = ["AttrSizedOperandSegments", "AttrSizedResultSegments", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<mhlo.return>"]} {
    %0 = irdl.any {type = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values"}
    %1 = irdl.any {type = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values"}
    %2 = irdl.any {type = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values"}
    %3 = irdl.any {type = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    %5 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative", optional}
    %6 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %7 = irdl.any {attribute = "bool attribute", optional}
    %8 = irdl.region with size 1
    irdl.operands(inputs: variadic %0, inits: variadic %1)
    irdl.results(outputs: variadic %2, carries: variadic %3)
    irdl.attributes {"dimension" = %4, "scan_dim_size" = %5, "is_reverse" = %6, "is_associative" = %7}
    irdl.regions(body: %8)
  }
  irdl.operation @scatter attributes {
      traits = ["SameVariadicOperandSize", "ConditionallySpeculatable", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {type = "$indices"}
    %4 = irdl.any {attribute = "#mhlo.scatter", description = "Attribute that models the dimension information for scatter"}
    %5 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %6 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %7 = irdl.region with size 1
    irdl.operands(inputs: variadic %0, scatter_indices: %3, updates: variadic %1)
    irdl.results(result: variadic %2)
    irdl.attributes {"scatter_dimension_numbers" = %4, "indices_are_sorted" = %5, "unique_indices" = %6}
    irdl.regions(update_computation: %7)
  }
  irdl.operation @select attributes {
      format = "operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$bool"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {type = "$tensor"}
    irdl.operands(pred: %0, on_true: %1, on_false: %2)
    irdl.results(result: %3)
  }
  irdl.operation @select_and_scatter attributes {
      traits = ["RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {type = "$tensor"}
    %4 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %5 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %6 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %7 = irdl.region with size 1
    %8 = irdl.region with size 1
    irdl.operands(operand: %0, source: %1, init_value: %2)
    irdl.results(result: %3)
    irdl.attributes {"window_dimensions" = %4, "window_strides" = %5, "padding" = %6}
    irdl.regions(select: %7, scatter: %8)
  }
  irdl.operation @send attributes {
      infers} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "!mhlo.token"}
    %2 = irdl.any {type = "!mhlo.token"}
    %3 = irdl.any {attribute = "#mhlo.channel_handle", description = "two 64-bit integers 'handle' and 'type'"}
    %4 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %5 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    irdl.operands(inputs: variadic %0, token: %1)
    irdl.results(result: %2)
    irdl.attributes {"channel_handle" = %3, "is_host_transfer" = %4, "source_target_pairs" = %5}
  }
  irdl.operation @set_dimension_size attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$i32"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.operands(operand: %0, size: %2)
    irdl.results(result: %1)
    irdl.attributes {"dimension" = %3}
  }
  irdl.operation @shift_left attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$integer"}
    %1 = irdl.any {type = "$integer"}
    %2 = irdl.any {type = "$integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shift_right_arithmetic attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$integer"}
    %1 = irdl.any {type = "$integer"}
    %2 = irdl.any {type = "$integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shift_right_logical attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$integer"}
    %1 = irdl.any {type = "$integer"}
    %2 = irdl.any {type = "$integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @sign attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$signed"}
    %1 = irdl.any {type = "$signed"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @sine attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @sinh attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @slice attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %3 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %4 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"start_indices" = %2, "limit_indices" = %3, "strides" = %4}
  }
  irdl.operation @sort attributes {
      infers = false,
      traits = ["RecursiveMemoryEffects", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", optional, default = "-1 : i64"}
    %3 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %4 = irdl.region with size 1
    irdl.operands(inputs: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"dimension" = %2, "is_stable" = %3}
    irdl.regions(comparator: %4)
  }
  irdl.operation @sqrt attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @stochastic_convert attributes {
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$ui"}
    %2 = irdl.any {type = "$real"}
    irdl.operands(operand: %0, random: %1)
    irdl.results(result: %2)
  }
  irdl.operation @subtract attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$number"}
    %1 = irdl.any {type = "$number"}
    %2 = irdl.any {type = "$number"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @tan attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @tanh attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#mhlo.result_accuracy", optional, default = "#mhlo.result_accuracy<mode = #mhlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @topk attributes {
      class = "TopKOp",
      infers,
      format = "`(` $operand `,` `k` `=` $k (`,` `largest` `=` $largest^)? `)` attr-dict `:` type($operand) `->` `(` type($values) `,` type($indices) `)`",
      traits = ["RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute"}
    %4 = irdl.any {attribute = "bool attribute", optional, default = "true"}
    irdl.operands(operand: %0)
    irdl.results(values: %1, indices: %2)
    irdl.attributes {"k" = %3, "largest" = %4}
  }
  irdl.operation @torch_index_select attributes {
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute"}
    irdl.operands(operand: %0, index: %1)
    irdl.results(result: %2)
    irdl.attributes {"dim" = %3, "batch_dims" = %4}
  }
  irdl.operation @trace attributes {
      format = "$operand `,` $tag attr-dict `:` type($operand)"} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {attribute = "string attribute"}
    irdl.operands(operand: %0)
    irdl.attributes {"tag" = %1}
  }
  irdl.operation @transpose attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"permutation" = %2}
  }
  irdl.operation @triangular_solve attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    %2 = irdl.any {type = "$float_complex"}
    %3 = irdl.any {attribute = "bool attribute"}
    %4 = irdl.any {attribute = "bool attribute"}
    %5 = irdl.any {attribute = "bool attribute"}
    %6 = irdl.any {attribute = "#mhlo.transpose", description = "Transpose options"}
    irdl.operands(a: %0, b: %1)
    irdl.results(result: %2)
    irdl.attributes {"left_side" = %3, "lower" = %4, "unit_diagonal" = %5, "transpose_a" = %6}
  }
  irdl.operation @tuple attributes {
      format = "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any_token_tuple_buffer"}
    %1 = irdl.any {type = "$tuple"}
    irdl.operands(val: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @uniform_dequantize attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$quantized"}
    %1 = irdl.any {type = "$float"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @uniform_quantize attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_any_quantized"}
    %1 = irdl.any {type = "$quantized"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @while attributes {
      assembly = "stablehlo.while",
      infers = false,
      names = "stablehlo_while",
      traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<mhlo.return>"]} {
    %0 = irdl.any {type = "$any_token_buffer"}
    %1 = irdl.any {type = "$any_token_buffer"}
    %2 = irdl.region with size 1
    %3 = irdl.region with size 1
    irdl.operands(operand: variadic %0)
    irdl.results(result: variadic %1)
    irdl.regions(cond: %2, body: %3)
  }
  irdl.operation @xla_rng_get_and_update_state attributes {
      class = "XlaRngGetAndUpdateStateOp",
      format = "attr-dict `:` type(results)",
      infers,
      name = "xla.rng_get_and_update_state"} {
    %0 = irdl.any {type = "statically shaped tensor of 64-bit unsigned integer values"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    irdl.results(result: %0)
    irdl.attributes {"delta" = %1}
  }
  irdl.operation @xor attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      infers,
      traits = ["HLO_Commutative", "ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$bits"}
    %1 = irdl.any {type = "$bits"}
    %2 = irdl.any {type = "$bits"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
}
