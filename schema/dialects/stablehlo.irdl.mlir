// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stablehlo dialect. Source: its specification and documentation at openxla.org/stablehlo;
// schema/README.md documents the attributes.

irdl.dialect @stablehlo attributes {
    attributes_stay,
    types = {
      absolute = "ranked tensor of 2/4/8/16/32/64-bit signless integer or 4/6/8/16/32/64-bit float or per-tensor integer quantized values",
      any = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values",
      any_token = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or token",
      any_token_buffer = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or token or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      any_token_tuple = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or token or nested tuple with any combination of ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or token values",
      any_token_tuple_buffer = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or token or nested tuple with any combination of ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or token values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      bits = "ranked tensor of bool or 2/4/8/16/32/64-bit integer values",
      bool = "ranked tensor of bool values",
      call_value = "tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or token or nested tuple with any combination of tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or token values or future",
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
      static_token = "statically shaped tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or statically shaped tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values or token",
      static_vector = "statically shaped 1-dimensional integer tensor of 2/4/8/16/32/64-bit integer values",
      tensor = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      tensor_token = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or token",
      tuple = "nested tuple with any combination of ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or memref of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or ranked tensor of per-axis integer quantized values or token values",
      ui32 = "ranked tensor of 32-bit unsigned integer values",
      vector = "1D tensor of 4/6/8/16/32/64-bit float or per-tensor integer quantized values"}} {
  irdl.type @future attributes {format = "`<` (`>`) : ($types^ `>`)?"} {
    %0 = irdl.any {optional, parameter = "list of type"}
    irdl.parameters(types: %0)
  }
  irdl.type @token attributes {format = ""}
  irdl.attribute @axis_ref attributes {format = "`<` struct($name, $sub_axis_info) `>`"} {
    %0 = irdl.any {parameter = "string"}
    %1 = irdl.any {optional, parameter = "#stablehlo.sub_axis_info"}
    irdl.parameters(name: %0, sub_axis_info: %1)
  }
  irdl.attribute @bounds attributes {format = "`<` custom<Bounds>($bounds) `>`"} {
    %0 = irdl.any {parameter = "i64 array"}
    irdl.parameters(bounds: %0)
  }
  irdl.attribute @channel_handle attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "i64"}
    %1 = irdl.any {parameter = "i64"}
    irdl.parameters(handle: %0, type: %1)
  }
  irdl.attribute @comparison_direction attributes {
      cases = ["EQ", "NE", "GE", "GT", "LE", "LT"],
      description = "::mlir::stablehlo::ComparisonDirection",
      format = "`` $value"}
  irdl.attribute @comparison_type attributes {
      cases = ["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"],
      description = "::mlir::stablehlo::ComparisonType",
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
      description = "::mlir::stablehlo::FftType",
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
  irdl.attribute @mesh attributes {format = "`<` `axes` `` `=` `` `[` $axes `]` (`,` `device_ids` `` `=` `` $device_ids^)? `>`"} {
    %0 = irdl.any {parameter = "list of #stablehlo.mesh_axis"}
    %1 = irdl.any {optional, parameter = "attribute"}
    irdl.parameters(axes: %0, device_ids: %1)
  }
  irdl.attribute @mesh_axis attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "string"}
    %1 = irdl.any {parameter = "i64"}
    irdl.parameters(name: %0, size: %1)
  }
  irdl.attribute @output_operand_alias attributes {format = "`<` struct(params) `>`"} {
    %0 = irdl.any {parameter = "i64 array"}
    %1 = irdl.any {parameter = "i64"}
    %2 = irdl.any {parameter = "i64 array"}
    irdl.parameters(output_tuple_indices: %0, operand_index: %1, operand_tuple_indices: %2)
  }
  irdl.attribute @precision attributes {
      cases = ["DEFAULT", "HIGH", "HIGHEST"],
      description = "::mlir::stablehlo::Precision",
      format = "`` $value"}
  irdl.attribute @replica_group_mesh_axes attributes {format = "`<` `mesh` `=` $mesh `,` `axes` `=` `[` qualified($axes) `]` `>`"} {
    %0 = irdl.any {parameter = "attribute"}
    %1 = irdl.any {parameter = "list of #stablehlo.axis_ref"}
    irdl.parameters(mesh: %0, axes: %1)
  }
  irdl.attribute @result_accuracy attributes {format = "`<` struct($atol, $rtol, $ulps, qualified($mode)) `>`"} {
    %0 = irdl.any {default = "0.0", parameter = "f64"}
    %1 = irdl.any {default = "0.0", parameter = "f64"}
    %2 = irdl.any {default = "0", parameter = "i64"}
    %3 = irdl.any {parameter = "#stablehlo.result_accuracy_mode"}
    irdl.parameters(atol: %0, rtol: %1, ulps: %2, mode: %3)
  }
  irdl.attribute @result_accuracy_mode attributes {
      cases = ["DEFAULT", "HIGHEST", "TOLERANCE"],
      description = "::mlir::stablehlo::ResultAccuracyMode",
      format = "`<` $value `>`"}
  irdl.attribute @rng_algorithm attributes {
      cases = ["DEFAULT", "THREE_FRY", "PHILOX"],
      description = "::mlir::stablehlo::RngAlgorithm",
      format = "`` $value"}
  irdl.attribute @rng_distribution attributes {
      cases = ["UNIFORM", "NORMAL"],
      description = "::mlir::stablehlo::RngDistribution",
      format = "`` $value",
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
  irdl.attribute @sub_axis_info attributes {format = "`(` $pre_size `` `)` `` $size"} {
    %0 = irdl.any {parameter = "i64"}
    %1 = irdl.any {parameter = "i64"}
    irdl.parameters(pre_size: %0, size: %1)
  }
  irdl.attribute @"#transpose" attributes {
      cases = ["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"],
      description = "::mlir::stablehlo::Transpose",
      format = "`` $value"}
  irdl.operation @abs attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$signed"}
    %1 = irdl.any {type = "$absolute"}
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
  irdl.operation @after_all attributes {
      format = "$inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "token"}
    %1 = irdl.any {type = "token"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @all_gather attributes {
      traits = ["ConditionallySpeculatable"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    %3 = irdl.any {description = "Attribute that models the replica groups (either tensor or ReplicaGroupMeshAxes)"}
    %4 = irdl.any {attribute = "#stablehlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    %5 = irdl.any {attribute = "unit attribute"}
    irdl.operands(operands: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"all_gather_dim" = %2, "replica_groups" = %3, "channel_handle" = %4, "use_global_device_ids" = %5}
  }
  irdl.operation @all_reduce attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<stablehlo.return>"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {description = "Attribute that models the replica groups (either tensor or ReplicaGroupMeshAxes)"}
    %3 = irdl.any {attribute = "#stablehlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.region with size 1
    irdl.operands(operands: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"replica_groups" = %2, "channel_handle" = %3, "use_global_device_ids" = %4}
    irdl.regions(computation: %5)
  }
  irdl.operation @all_to_all attributes {
      infers,
      traits = ["ConditionallySpeculatable"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %5 = irdl.any {description = "Attribute that models the replica groups (either tensor or ReplicaGroupMeshAxes)"}
    %6 = irdl.any {attribute = "#stablehlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    irdl.operands(operands: variadic %0)
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
  irdl.operation @async_done attributes {
      infers} {
    %0 = irdl.any {type = "future"}
    %1 = irdl.any {type = "$tensor"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @async_start attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<stablehlo.return>", "IsolatedFromAbove"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "future"}
    %2 = irdl.region with size 1
    irdl.operands(operands: variadic %0)
    irdl.results(result: %1)
    irdl.regions(body: %2)
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
  irdl.operation @bitcast_convert attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @broadcast attributes {
      format = "$operand `,` `sizes` `=` $broadcast_sizes attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"broadcast_sizes" = %2}
  }
  irdl.operation @broadcast_in_dim attributes {
      format = "$operand `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$shaped"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"broadcast_dimensions" = %2}
  }
  irdl.operation @case attributes {
      traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<stablehlo.return>"]} {
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
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
      format = "$a (`,` `lower` `=` $lower^)? attr-dict `:` custom<SameOperandsAndResultType>(type($a), type($result))",
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
      infers,
      properties = "channel_handle? replica_groups"} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {description = "Attribute that models the replica groups (either tensor or ReplicaGroupMeshAxes)"}
    %3 = irdl.any {attribute = "#stablehlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    %4 = irdl.any {attribute = "unit attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"replica_groups" = %2, "channel_handle" = %3, "has_dynamic_root" = %4}
  }
  irdl.operation @collective_permute attributes {
      infers,
      traits = ["SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer elements attribute"}
    %3 = irdl.any {attribute = "#stablehlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"source_target_pairs" = %2, "channel_handle" = %3}
  }
  irdl.operation @collective_reduce attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<stablehlo.return>"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {description = "Attribute that models the replica groups (either tensor or ReplicaGroupMeshAxes)"}
    %3 = irdl.any {attribute = "#stablehlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.region with size 1
    irdl.operands(operands: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"replica_groups" = %2, "channel_handle" = %3, "use_global_device_ids" = %4, "has_dynamic_root" = %5}
    irdl.regions(computation: %6)
  }
  irdl.operation @compare attributes {
      format = "$comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)? attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Elementwise", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$bool"}
    %3 = irdl.any {attribute = "#stablehlo.comparison_direction", description = "Which comparison operation to perform."}
    %4 = irdl.any {attribute = "#stablehlo.comparison_type", optional, description = "Which comparison type to use."}
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
      format = "custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
    irdl.attributes {"dimension" = %2}
  }
  irdl.operation @constant attributes {
      assembly = "stablehlo.constant",
      infers,
      names = "stablehlo_constant",
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
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    %4 = irdl.any {attribute = "i64 dense array attribute", optional}
    %5 = irdl.any {attribute = "i64 dense array attribute", optional}
    %6 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    %7 = irdl.any {attribute = "i1 dense array attribute", optional}
    %8 = irdl.any {attribute = "#stablehlo.conv", description = "Structure of dimension information for conv op"}
    %9 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %10 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %11 = irdl.any {attribute = "array attribute", optional, description = "Precision Config attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"window_strides" = %3, "padding" = %6, "lhs_dilation" = %4, "rhs_dilation" = %5, "window_reversal" = %7, "dimension_numbers" = %8, "feature_group_count" = %9, "batch_group_count" = %10, "precision_config" = %11}
  }
  irdl.operation @cosine attributes {
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
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
    %0 = irdl.any {type = "token"}
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
      format = "$call_target_name `(` $inputs `)` attr-dict `:` functional-type(operands, results)",
      properties = "api_version? backend_config? call_target_name called_computations? has_side_effect? operand_layouts? output_operand_aliases? result_layouts?"} {
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
    %10 = irdl.any {attribute = "array attribute", optional, description = "Array of tiling attributes"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"call_target_name" = %2, "has_side_effect" = %3, "backend_config" = %4, "api_version" = %5, "called_computations" = %6, "operand_layouts" = %7, "result_layouts" = %8, "output_operand_aliases" = %9, "result_tilings" = %10}
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
  irdl.operation @dot attributes {
      format = "$lhs `,` $rhs `` custom<PrecisionConfig>($precision_config) attr-dict `:` functional-type(operands, results)",
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
      format = "$lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) `` custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "#stablehlo.dot", description = "Attribute that models the dimension information for dot."}
    %4 = irdl.any {attribute = "array attribute", optional, description = "Precision Config attribute"}
    %5 = irdl.any {attribute = "#stablehlo.dot_algorithm", optional, description = "Attribute that models the algorithm constraints to use for computing dot."}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"dot_dimension_numbers" = %3, "precision_config" = %4, "algorithm" = %5}
  }
  irdl.operation @dynamic_broadcast_in_dim attributes {
      format = "$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$static_extents"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {attribute = "i64 dense array attribute", optional}
    %5 = irdl.any {attribute = "i64 dense array attribute", optional}
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
    %4 = irdl.any {attribute = "i64 dense array attribute", optional}
    %5 = irdl.any {attribute = "i64 dense array attribute", optional}
    %6 = irdl.any {attribute = "i64 dense array attribute", optional}
    %7 = irdl.any {attribute = "i1 dense array attribute", optional}
    %8 = irdl.any {attribute = "#stablehlo.conv", description = "Structure of dimension information for conv op"}
    %9 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %10 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %11 = irdl.any {attribute = "array attribute", optional, description = "Precision Config attribute"}
    irdl.operands(lhs: %0, rhs: %1, padding: %3)
    irdl.results(result: %2)
    irdl.attributes {"window_strides" = %4, "lhs_dilation" = %5, "rhs_dilation" = %6, "window_reversal" = %7, "dimension_numbers" = %8, "feature_group_count" = %9, "batch_group_count" = %10, "precision_config" = %11}
  }
  irdl.operation @dynamic_gather attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$integer"}
    %3 = irdl.any {type = "$static_vector"}
    %4 = irdl.any {attribute = "#stablehlo.gather", description = "Attribute that models the dimension information for gather"}
    %5 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    irdl.operands(operand: %0, start_indices: %2, slice_sizes: %3)
    irdl.results(result: %1)
    irdl.attributes {"dimension_numbers" = %4, "indices_are_sorted" = %5}
  }
  irdl.operation @dynamic_iota attributes {
      format = "$output_shape `,` `dim` `=` $iota_dimension attr-dict `:` functional-type(operands, results)",
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
      format = "$operand `,` custom<VariadicOperandWithAttribute>($start_indices) `sizes` `=` $slice_sizes attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$scalar_integer"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
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
      format = "$lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {attribute = "string attribute"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"einsum_config" = %3}
  }
  irdl.operation @exponential attributes {
      class = "ExpOp",
      format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex_quantized"}
    %1 = irdl.any {type = "$float_complex_quantized"}
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @fft attributes {
      format = "$operand `,` `type` `=` $fft_type `,` `length` `=` $fft_length attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    %2 = irdl.any {attribute = "#stablehlo.fft_type", description = "XLA fast fourier transform type."}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
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
  irdl.operation @gather attributes {
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$integer"}
    %3 = irdl.any {attribute = "#stablehlo.gather", description = "Attribute that models the dimension information for gather"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    irdl.operands(operand: %0, start_indices: %2)
    irdl.results(result: %1)
    irdl.attributes {"dimension_numbers" = %3, "slice_sizes" = %4, "indices_are_sorted" = %5}
  }
  irdl.operation @get_dimension_size attributes {
      format = "$operand `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)",
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
      traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<stablehlo.return>"]} {
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
    %0 = irdl.any {type = "token"}
    %1 = irdl.any {type = "$static_token"}
    %2 = irdl.any {attribute = "string attribute", optional, default = "\22\22"}
    %3 = irdl.any {attribute = "array attribute", optional}
    irdl.operands(token: %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"infeed_config" = %2, "layout" = %3}
  }
  irdl.operation @iota attributes {
      format = "`dim` `=` $iota_dimension attr-dict `:` type($output)",
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @map attributes {
      traits = ["RecursiveMemoryEffects", "SameOperandsAndResultShape", "SingleBlock", "SingleBlockImplicitTerminator<stablehlo.return>", "ConditionallySpeculatable"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
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
    %1 = irdl.any {type = "token"}
    %2 = irdl.any {type = "token"}
    %3 = irdl.any {attribute = "string attribute", optional, default = "\22\22"}
    irdl.operands(inputs: variadic %0, token: %1)
    irdl.results(result: %2)
    irdl.attributes {"outfeed_config" = %3}
  }
  irdl.operation @pad attributes {
      format = "$operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,` `interior` `=` $interior_padding attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$scalar"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
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
    %0 = irdl.any {type = "token"}
    %1 = irdl.any {type = "$static_token"}
    %2 = irdl.any {attribute = "#stablehlo.channel_handle", description = "two 64-bit integers 'handle' and 'type'"}
    %3 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %4 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    irdl.operands(token: %0)
    irdl.results(result: variadic %1)
    irdl.attributes {"channel_handle" = %2, "is_host_transfer" = %3, "source_target_pairs" = %4}
  }
  irdl.operation @reduce attributes {
      assembly = "stablehlo.reduce",
      traits = ["SameVariadicOperandSize", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<stablehlo.return>", "ConditionallySpeculatable"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
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
    %4 = irdl.any {attribute = "#stablehlo.channel_handle", optional, description = "two 64-bit integers 'handle' and 'type'"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.region with size 1
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"scatter_dimension" = %2, "replica_groups" = %3, "channel_handle" = %4, "use_global_device_ids" = %5}
    irdl.regions(computation: %6)
  }
  irdl.operation @reduce_window attributes {
      traits = ["SameVariadicOperandSize", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<stablehlo.return>", "ConditionallySpeculatable"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {attribute = "i64 dense array attribute", optional}
    %5 = irdl.any {attribute = "i64 dense array attribute", optional}
    %6 = irdl.any {attribute = "i64 dense array attribute", optional}
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
      format = "$operand `,` `dims` `=` $dimensions attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"dimensions" = %2}
  }
  irdl.operation @rng attributes {
      format = "$a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution attr-dict `:` functional-type(operands, results)",
      infers} {
    %0 = irdl.any {type = "$scalar_real"}
    %1 = irdl.any {type = "$scalar_real"}
    %2 = irdl.any {type = "$static_extents"}
    %3 = irdl.any {type = "$pred_real"}
    %4 = irdl.any {attribute = "#stablehlo.rng_distribution", description = "XLA PRNG distribution to be used."}
    irdl.operands(a: %0, b: %1, shape: %2)
    irdl.results(result: %3)
    irdl.attributes {"rng_distribution" = %4}
  }
  irdl.operation @rng_bit_generator attributes {
      format = "$initial_state `,` `algorithm` `=` $rng_algorithm attr-dict `:` functional-type(operands, results)",
      names = ["output_state", "output"],
      traits = ["NoMemoryEffect", "ConditionallySpeculatable"]} {
    %0 = irdl.any {attribute = "#stablehlo.rng_algorithm", description = "XLA PRNG algorithm to be used."}
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @scatter attributes {
      traits = ["SameVariadicOperandSize", "ConditionallySpeculatable", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {type = "$indices"}
    %4 = irdl.any {attribute = "#stablehlo.scatter", description = "Attribute that models the dimension information for scatter"}
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
      traits = ["RecursiveMemoryEffects", "ConditionallySpeculatable"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {type = "$tensor"}
    %3 = irdl.any {type = "$tensor"}
    %4 = irdl.any {attribute = "i64 dense array attribute", optional}
    %5 = irdl.any {attribute = "i64 dense array attribute", optional}
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
    %1 = irdl.any {type = "token"}
    %2 = irdl.any {type = "token"}
    %3 = irdl.any {attribute = "#stablehlo.channel_handle", description = "two 64-bit integers 'handle' and 'type'"}
    %4 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %5 = irdl.any {attribute = "64-bit signless integer elements attribute", optional}
    irdl.operands(inputs: variadic %0, token: %1)
    irdl.results(result: %2)
    irdl.attributes {"channel_handle" = %3, "is_host_transfer" = %4, "source_target_pairs" = %5}
  }
  irdl.operation @set_dimension_size attributes {
      format = "$operand `,` $size `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)",
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
  }
  irdl.operation @slice attributes {
      format = "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"start_indices" = %2, "limit_indices" = %3, "strides" = %4}
  }
  irdl.operation @sort attributes {
      infers = false,
      traits = ["RecursiveMemoryEffects", "SameOperandsAndResultShape", "ConditionallySpeculatable"]} {
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
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
    %2 = irdl.any {attribute = "#stablehlo.result_accuracy", optional, default = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>", description = "The requested accuracy for transcendental unary ops."}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"result_accuracy" = %2}
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
  irdl.operation @transpose attributes {
      format = "$operand `,` `dims` `=` $permutation attr-dict `:` functional-type(operands, results)",
      infers,
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
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
    %6 = irdl.any {attribute = "#stablehlo.transpose", description = "Transpose options"}
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
  irdl.operation @unary_einsum attributes {
      format = "$operand `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$tensor"}
    %1 = irdl.any {type = "$tensor"}
    %2 = irdl.any {attribute = "string attribute"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
    irdl.attributes {"einsum_config" = %2}
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
      traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<stablehlo.return>"]} {
    %0 = irdl.any {type = "$any_token_buffer"}
    %1 = irdl.any {type = "$any_token_buffer"}
    %2 = irdl.region with size 1
    %3 = irdl.region with size 1
    irdl.operands(operand: variadic %0)
    irdl.results(result: variadic %1)
    irdl.regions(cond: %2, body: %3)
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
