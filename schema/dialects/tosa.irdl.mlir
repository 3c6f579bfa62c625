// The tosa dialect, made by import-dialect.

irdl.dialect @tosa attributes {all_attributes, all_types, inlines, inferring_builders = ["concat", "const", "equal", "reduce_all", "reduce_any", "reduce_max", "reduce_min", "reduce_product", "reduce_sum", "reshape"], enums = {
      BlockSize = {attributes = {Tosa_BlockSizeAttr = "tosa.block_size<{}>"}, builder = "anonymous_0_464", cases = ["BLOCK_SIZE_32"], values = [32], width = 32},
      Extension = {attributes = {Tosa_ExtensionAttr = "tosa.ext<{}>"}, builder = "anonymous_0_419", cases = ["none", "int16", "int4", "bf16", "fp8e4m3", "fp8e5m2", "fft", "variable", "controlflow", "doubleround", "inexactround", "dynamic", "mxfp", "int64", "shape"], width = 32},
      Level = {attributes = {Tosa_LevelAttr = "tosa.level<{}>"}, builder = "anonymous_0_429", cases = ["none", "8k"], names = ["none", "eightK"], width = 32},
      NanPropagationMode = {attributes = {Tosa_NanPropagationModeAttr = "tosa.nan_mode<{}>"}, builder = "anonymous_0_451", cases = ["PROPAGATE", "IGNORE"], values = [1, 2], width = 32},
      Profile = {attributes = {Tosa_ProfileAttr = "tosa.prof<{}>"}, builder = "anonymous_0_397", cases = ["pro_int", "pro_fp", "none"], values = [1, 2, 0], width = 32},
      ResizeMode = {attributes = {Tosa_ResizeModeAttr = "tosa.resize_mode<{}>"}, builder = "anonymous_0_444", cases = ["NEAREST_NEIGHBOR", "BILINEAR"], values = [1, 2], width = 32},
      RoundingMode = {attributes = {Tosa_RoundingModeAttr = "tosa.rounding_mode<{}>"}, builder = "anonymous_0_456", cases = ["SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND"], values = [1, 2, 3], width = 32},
      SpecificationVersion = {attributes = {Tosa_SpecificationVersion = "tosa.specification_version<{}>"}, builder = "anonymous_0_436", cases = ["1.0", "1.1.draft"], names = ["V_1_0", "V_1_1_DRAFT"], width = 32}}} {
  irdl.type @mxint8 attributes {
      format = ""}
  irdl.type @shape attributes {
      cpp = "Tosa_Shape",
      format = "`<` $rank `>`"} {
    %0 = irdl.any {cpp = "int", parameter = "i32"}
    irdl.parameters(rank: %0)
  }
  irdl.attribute @block_size attributes {
      cases = ["BLOCK_SIZE_32"],
      description = "::mlir::tosa::BlockSize",
      format = "`<` $value `>`",
      values = [32]}
  irdl.attribute @conv_quant attributes {
      cpp = "Tosa_ConvOpQuantizationAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "int64_t", parameter = "i64"}
    %1 = irdl.any {cpp = "int64_t", parameter = "i64"}
    irdl.parameters(input_zp: %0, weight_zp: %1)
  }
  irdl.attribute @ext attributes {
      cases = ["none", "int16", "int4", "bf16", "fp8e4m3", "fp8e5m2", "fft", "variable", "controlflow", "doubleround", "inexactround", "dynamic", "mxfp", "int64", "shape"],
      description = "::mlir::tosa::Extension",
      format = "`<` $value `>`"}
  irdl.attribute @level attributes {
      cases = ["none", "8k"],
      description = "::mlir::tosa::Level",
      format = "`<` $value `>`"}
  irdl.attribute @matmul_quant attributes {
      cpp = "Tosa_MatMulOpQuantizationAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "int64_t", parameter = "i64"}
    %1 = irdl.any {cpp = "int64_t", parameter = "i64"}
    irdl.parameters(a_zp: %0, b_zp: %1)
  }
  irdl.attribute @nan_mode attributes {
      cases = ["PROPAGATE", "IGNORE"],
      description = "::mlir::tosa::NanPropagationMode",
      format = "`<` $value `>`",
      values = [1, 2]}
  irdl.attribute @pad_quant attributes {
      cpp = "Tosa_PadOpQuantizationAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "int64_t", parameter = "i64"}
    irdl.parameters(input_zp: %0)
  }
  irdl.attribute @prof attributes {
      cases = ["pro_int", "pro_fp", "none"],
      description = "::mlir::tosa::Profile",
      format = "`<` $value `>`",
      values = [1, 2, 0]}
  irdl.attribute @resize_mode attributes {
      cases = ["NEAREST_NEIGHBOR", "BILINEAR"],
      description = "::mlir::tosa::ResizeMode",
      format = "`<` $value `>`",
      values = [1, 2]}
  irdl.attribute @rounding_mode attributes {
      cases = ["SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND"],
      description = "::mlir::tosa::RoundingMode",
      format = "`<` $value `>`",
      values = [1, 2, 3]}
  irdl.attribute @specification_version attributes {
      cases = ["1.0", "1.1.draft"],
      description = "::mlir::tosa::SpecificationVersion",
      format = "`<` $value `>`"}
  irdl.attribute @target_env attributes {
      cpp = "Tosa_TargetEnv",
      format = "`<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`"} {
    %0 = irdl.any {cases = ["1.0", "1.1.draft"], cpp = "SpecificationVersion", summary = "TOSA specification version"}
    %1 = irdl.any {cases = ["none", "8k"], cpp = "Level", summary = "supported TOSA levels"}
    %2 = irdl.any {cases = ["pro_int", "pro_fp", "none"], cpp = "::llvm::ArrayRef<Profile>", list, summary = "supported TOSA profiles", values = [1, 2, 0]}
    %3 = irdl.any {cases = ["none", "int16", "int4", "bf16", "fp8e4m3", "fp8e5m2", "fft", "variable", "controlflow", "doubleround", "inexactround", "dynamic", "mxfp", "int64", "shape"], cpp = "::llvm::ArrayRef<Extension>", list, summary = "supported TOSA extensions"}
    irdl.parameters(specification_version: %0, level: %1, profiles: %2, extensions: %3)
  }
  irdl.attribute @unary_quant attributes {
      cpp = "Tosa_UnaryOpQuantizationAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "int64_t", parameter = "i64"}
    %1 = irdl.any {cpp = "int64_t", parameter = "i64"}
    irdl.parameters(input_zp: %0, output_zp: %1)
  }
  irdl.operation @abs attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @add attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @add_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @apply_scale attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {description = "signless-integer-8-bit-like", type = "8-bit signless integer or vector of 8-bit signless integer values and of rank at least 1 or tensor of 8-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %3 = irdl.any {attribute = "#tosa.rounding_mode", description = "Supported rounding modes"}
    %4 = irdl.any {type = "signless-integer-like"}
    irdl.operands(value: %0, multiplier: %1, shift: %2)
    irdl.results(output: %4)
    irdl.attributes {"rounding_mode" = %3}
  }
  irdl.operation @argmax attributes {
      class = "ArgMaxOp",
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["if input.element is 'floating-point' or output.element is 'floating-point': output.element is 'integer': result tensor is not of integer type",
        "let inferred = input.rank - 1",
        "if axis >= 0 and axis < input.rank and output.ranked and input.ranked: output.rank == inferred and all(i < inferred, output[i] == input[i + (i >= axis)]): expected output shape '{without(input, axis)}', got '{output.dims}'"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %3)
    irdl.attributes {"axis" = %1, "nan_mode" = %2}
  }
  irdl.operation @arithmetic_right_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {attribute = "bool attribute"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %3)
    irdl.attributes {"round" = %2}
  }
  irdl.operation @avg_pool2d attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["all(i in kernel, i >= 1): expect all kernel values to be >= 1, got {kernel.dims}",
        "all(i in stride, i >= 1): expect all stride values to be >= 1, got {stride.dims}",
        "all(i in pad, i >= 0): expect all padding values to be >= 0, got {pad.dims}",
        "pad[2] < kernel[1] and pad[3] < kernel[1]: expected left/right padding to be less than the width of the kernel, got pad_left={pad[2]}, pad_right={pad[3]}, kernel_x={kernel[1]}",
        "pad[0] < kernel[0] and pad[1] < kernel[0]: expected top/bottom padding to be less than the height of the kernel, got pad_top={pad[0]}, pad_bottom={pad[1]}, kernel_y={kernel[0]}",
        "let span = input[1] + pad[2 * 0] + pad[2 * 0 + 1] - kernel[0]",
        "if output.ranked: span % stride[0] == 0: expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got ({input[1]} + {pad[2 * 0]} + {pad[2 * 0 + 1]} - {kernel[0]}) / {stride[0]}",
        "output[1] == span / stride[0] + 1: calculated output height did not match expected: calculated={span / stride[0] + 1}, expected={output[1]}",
        "let span = input[2] + pad[2 * 1] + pad[2 * 1 + 1] - kernel[1]",
        "if output.ranked: span % stride[1] == 0: expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got ({input[2]} + {pad[2 * 1]} + {pad[2 * 1 + 1]} - {kernel[1]}) / {stride[1]}",
        "output[2] == span / stride[1] + 1: calculated output width did not match expected: calculated={span / stride[1] + 1}, expected={output[2]}",
        "if input.element is 'integer': acc_type.type is '32-bit signless integer': accumulator type for integer tensor is not i32",
        "if input.element is '16-bit float': acc_type.type is '16-bit float' or acc_type.type is '32-bit float': accumulator type for f16 tensor is not f16/f32",
        "if input.element is 'bfloat16 type': acc_type.type is '32-bit float': accumulator type for bf16 tensor is not f32",
        "if input.element is '32-bit float': acc_type.type is '32-bit float': accumulator type for f32 tensor is not f32",
        "if input.element is not '!quant': input.element == input_zp.element: expect both input and its zero point are the same element type, got {q(input.element)} and {q(input_zp.element)}",
        "if output.element is not '!quant': output.element == output_zp.element: expect both output and its zero point are the same element type, got {q(output.element)} and {q(output_zp.element)}",
        "if input_zp.constant.splat or input_zp.constant.count == 1, if input_zp.element is 'integer' and input_zp.element is not '8-bit signless integer': input_zp.constant[0] == 0: input zero point must be zero for non-int8 integer types",
        "if input_zp.element is 'floating-point': input_zp.constant[0] < 1 and input_zp.constant[0] > -1: input zero point must be zero for non-int8 integer types",
        "if output_zp.constant.splat or output_zp.constant.count == 1, if output_zp.element is 'integer' and output_zp.element is not '8-bit signless integer': output_zp.constant[0] == 0: output zero point must be zero for non-int8 integer types",
        "if output_zp.element is 'floating-point': output_zp.constant[0] < 1 and output_zp.constant[0] > -1: output zero point must be zero for non-int8 integer types"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %4 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %6 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %7 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, input_zp: %1, output_zp: %2)
    irdl.results(output: %7)
    irdl.attributes {"kernel" = %3, "stride" = %4, "pad" = %5, "acc_type" = %6}
  }
  irdl.operation @bitwise_and attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @bitwise_not attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @bitwise_or attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @bitwise_xor attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @cast attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @cast_from_block_scaled attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["fits(input_data, output_data): require compatible shapes for input_data ({q(input_data)}) and output_data ({q(output_data)})",
        "let r = input_data.rank",
        "input_data.rank == input_scale.rank and all(i < r - 1, input_data[i] == input_scale[i]): require compatible shapes for input_data ({q(input_data)}) and input_scale ({q(input_scale)}) except for the last dimension",
        "let z = block_size.text.digits",
        "input_data[r - 1] % z == 0: expect last dimension of input_data ({input_data[r - 1]}) to be divisible by block_size ({z})",
        "input_scale[r - 1] == input_data[r - 1] / z: expect last dimension of input_scale ({input_scale[r - 1]}) to be equal to last dimension of input_data / block_size ({input_data[r - 1] / z})"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values or ranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of f8E8M0FNU type values or ranked tensor of f8E8M0FNU type values and of extents other than 0 and of rank at least 1"}
    %2 = irdl.any {attribute = "#tosa.block_size", description = "Block size for the block_scaled formats"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input_data: %0, input_scale: %1)
    irdl.results(output_data: %3)
    irdl.attributes {"block_size" = %2}
  }
  irdl.operation @cast_to_block_scaled attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      names = ["output_data", "output_scale"],
      rules = ["fits(input_data, output_data): require compatible shapes for input_data ({q(input_data)}) and output_data ({q(output_data)})",
        "let r = input_data.rank",
        "let z = block_size.text.digits",
        "input_data[r - 1] % z == 0: expect last dimension of input_data ({input_data[r - 1]}) to be divisible by block_size ({z})",
        "output_data.rank == output_scale.rank and all(i < r - 1, output_data[i] == output_scale[i]): require compatible shapes for output_data ({q(output_data)}) and output_scale ({q(output_scale)}) except for the last dimension",
        "output_scale[r - 1] == output_data[r - 1] / z: expect last dimension of output_scale ({output_scale[r - 1]}) to be equal to last dimension of output_data / block_size ({output_data[r - 1] / z})"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "#tosa.block_size", description = "Block size for the block_scaled formats"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values or ranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of f8E8M0FNU type values or ranked tensor of f8E8M0FNU type values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input_data: %0)
    irdl.results(output_data: %2, output_scale: %3)
    irdl.attributes {"block_size" = %1}
  }
  irdl.operation @ceil attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @clamp attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["let e = input.element",
        "if e is not '!quant' and output.element is not '!quant': input.element == output.element: require same element type for input and output: {q(input.element)} and {q(output.element)}",
        "if e is 'integer or floating-point': min_val.type == e and max_val.type == e: min/max attributes types are incompatible with input/output element types.",
        "not nan(min_val) and not nan(max_val): min/max attributes should not be 'NaN', got min_val={min_val}, max_val={max_val}",
        "min_val <= max_val: expected min_val <= max_val, got min_val={min_val}, max_val={max_val}"],
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "arbitrary integer attribute or arbitrary float attribute"}
    %2 = irdl.any {description = "arbitrary integer attribute or arbitrary float attribute"}
    %3 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %4 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %4)
    irdl.attributes {"min_val" = %1, "max_val" = %2, "nan_mode" = %3}
  }
  irdl.operation @clz attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @concat attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["input1.size > 0: expect at least one input",
        "let e = output.element",
        "for v in input1, if v.element is not '!quant' and e is not '!quant': v.element == e: expect input and output to have same element type, got {q(v.element)} and {q(e)}",
        "let at = first(v in input1, v.ranked)",
        "let one = input1[at]",
        "axis >= 0 and axis < one.rank: expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {axis.value}",
        "for i < input1.size, if input1[i].ranked and one.ranked: input1[i].rank == one.rank: expect all operands to have the same rank, but got {one.rank} vs {input1[i].rank} on operands {at} and {i}",
        "for i < input1.size, for k < one.rank, if k != axis: one[k] == input1[i][k]: expect all operand shapes to have the same sizes on non-axis dimensions, but got {input1[i][k]} vs {one[k]} at index {k} on operands {at} and {i}",
        "if one.ranked: output.rank == one.rank: expect output rank to match inputs rank, got {output.rank} vs {one.rank}",
        "let total = sum(v in input1, v[axis])",
        "total == output[axis]: requires sum of axis dimensions of input1 equal to output axis dimension, got {total} and {output[axis]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: variadic %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @concat_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let total = sum(v in input, v.param('rank'))",
        "total == output.param('rank'): requires output shape rank to be equal to the sum of the input shape ranks ({total}), got {output.param('rank')}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: variadic %0)
    irdl.results(output: %1)
  }
  irdl.operation @cond_if attributes {
      assembly = "tosa.cond_if",
      class = "IfOp",
      rules = ["condition.count == 1: 'condition' must be a size 1 tensor, got {q(condition)}",
        "let r = then_graph.first.block",
        "then_graph.args.size == input_list.size: require same number of values in 'then_graph' arguments ({then_graph.args.size}) and 'input_list' ({input_list.size})",
        "for i < input_list.size, let a = then_graph.args[i]: a.element == input_list[i].element: require same element type for 'then_graph' arguments ({q(a.element)}) and 'input_list' ({q(input_list[i].element)})",
        "for i < input_list.size, let a = then_graph.args[i]: fits(a, input_list[i]) or not has(a.rank): require same shapes for 'then_graph' arguments ({q(a)}) and 'input_list' ({q(input_list[i])})",
        "let r = else_graph.first.block",
        "else_graph.args.size == input_list.size: require same number of values in 'else_graph' arguments ({else_graph.args.size}) and 'input_list' ({input_list.size})",
        "for i < input_list.size, let a = else_graph.args[i]: a.element == input_list[i].element: require same element type for 'else_graph' arguments ({q(a.element)}) and 'input_list' ({q(input_list[i].element)})",
        "for i < input_list.size, let a = else_graph.args[i]: fits(a, input_list[i]) or not has(a.rank): require same shapes for 'else_graph' arguments ({q(a)}) and 'input_list' ({q(input_list[i])})",
        "if then_graph.last.name == 'tosa.yield': then_graph.last.operands.size == output_list.size: require same number of values in 'then_graph' results ({then_graph.last.operands.size}) and 'output_list' ({output_list.size})",
        "if else_graph.last.name == 'tosa.yield': else_graph.last.operands.size == output_list.size: require same number of values in 'else_graph' results ({else_graph.last.operands.size}) and 'output_list' ({output_list.size})"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<tosa.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(condition: %0, input_list: variadic %1)
    irdl.results(output_list: variadic %2)
    %3 = irdl.region with size 1
    %4 = irdl.region with size 1
    irdl.regions(then_graph: %3, else_graph: %4)
  }
  irdl.operation @const attributes {
      match = ["all-shapes(values, output)"],
      rules = ["values.type is 'tensor of any type values': expected tensors for attr/result type",
        "if values.element is not '!quant' and output.element is not '!quant': values.element == output.element: expected same attr/result element types"],
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {attribute = "constant vector/tensor attribute"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.results(output: %1)
    irdl.attributes {"values" = %0}
  }
  irdl.operation @const_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["values.rank == 1: expect elements in attribute values with rank 1",
        "values.size == output.param('rank'): expect number of elements in attribute values ({values.size}) to be equal to the rank ({output.param('rank')}) for the result shape type"],
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {attribute = "index elements attribute"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.results(output: %1)
    irdl.attributes {"values" = %0}
  }
  irdl.operation @conv2d attributes {
      class = "Conv2DOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let ie = input.element",
        "let we = weight.element",
        "let be = bias.element",
        "let oe = output.element",
        "if be is 'floating-point' and oe is 'floating-point': be == oe: expect both bias and result to have same element type, got {q(be)} and {q(oe)}",
        "if ie is 'f8E5M2 type' or ie is 'f8E4M3FN type' or we is 'f8E5M2 type' or we is 'f8E4M3FN type': ie == we: expect both input and weight to have same element type, got {q(ie)} and {q(we)}",
        "(ie is 'floating-point') == (we is 'floating-point'): expect both input and weight to be float or not together, got {q(ie)} and {q(we)}",
        "if input.element is not '!quant': input.element == input_zp.element: expect both input and its zero point are the same element type, got {q(input.element)} and {q(input_zp.element)}",
        "if weight.element is not '!quant': weight.element == weight_zp.element: expect both weight and its zero point are the same element type, got {q(weight.element)} and {q(weight_zp.element)}",
        "if input_zp.constant.splat or input_zp.constant.count == 1, if input_zp.element is 'integer' and input_zp.element is not '8-bit signless integer': input_zp.constant[0] == 0: input zero point must be zero for non-int8 integer types",
        "if input_zp.element is 'floating-point': input_zp.constant[0] < 1 and input_zp.constant[0] > -1: input zero point must be zero for non-int8 integer types",
        "if weight_zp.constant.splat or weight_zp.constant.count == 1, if weight_zp.element is 'integer' and weight_zp.element is not '8-bit signless integer': weight_zp.constant[0] == 0: weight zero point must be zero for non-int8 integer types",
        "if weight_zp.element is 'floating-point': weight_zp.constant[0] < 1 and weight_zp.constant[0] > -1: weight zero point must be zero for non-int8 integer types",
        "let e = input.element",
        "let stored = e.param('storage_type')",
        "if e is '!quant', if stored is '8-bit signless integer': acc_type.type is '32-bit signless integer': accumulator type for i8 tensor is not i32",
        "if e is '!quant', if stored is '16-bit signless integer': acc_type.type is '48-bit signless integer': accumulator type for i16 tensor is not i48",
        "if e is '8-bit signless integer': acc_type.type is '32-bit signless integer': accumulator type for i8 tensor is not i32",
        "if e is '16-bit signless integer': acc_type.type is '48-bit signless integer': accumulator type for i16 tensor is not i48",
        "if e is 'f8E5M2 type' or e is 'f8E4M3 type': acc_type.type is '16-bit float': accumulator type for f8 tensor is not f16",
        "if e is '16-bit float': acc_type.type is '16-bit float' or acc_type.type is '32-bit float': accumulator type for f16 tensor is not f16/f32",
        "if e is 'bfloat16 type': acc_type.type is '32-bit float': accumulator type for bf16 tensor is not f32",
        "if e is '32-bit float': acc_type.type is '32-bit float': accumulator type for f32 tensor is not f32",
        "all(i in pad, i >= 0): expect all padding values to be >= 0, got {pad.dims}",
        "all(i in stride, i >= 1): expect all stride values to be >= 1, got {stride.dims}",
        "all(i in dilation, i >= 1): expect all dilation values to be >= 1, got {dilation.dims}",
        "let span = input[1] - 1 + pad[2 * 0] + pad[2 * 0 + 1] - (weight[1] - 1) * dilation[0]",
        "if output.ranked: span % stride[0] == 0: expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got ({input[1]} - 1 + {pad[2 * 0]} + {pad[2 * 0 + 1]} - ({weight[1]} - 1) * {dilation[0]}) / {stride[0]}",
        "output[1] == span / stride[0] + 1: calculated output height did not match expected: calculated={span / stride[0] + 1}, expected={output[1]}",
        "let span = input[2] - 1 + pad[2 * 1] + pad[2 * 1 + 1] - (weight[2] - 1) * dilation[1]",
        "if output.ranked: span % stride[1] == 0: expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got ({input[2]} - 1 + {pad[2 * 1]} + {pad[2 * 1 + 1]} - ({weight[2]} - 1) * {dilation[1]}) / {stride[1]}",
        "output[2] == span / stride[1] + 1: calculated output width did not match expected: calculated={span / stride[1] + 1}, expected={output[2]}",
        "bias[0] == output[output.rank - 1] or bias[0] == 1: bias channels expected to be equal to output channels ({output[output.rank - 1]}) or 1, got {bias[0]}"],
      traits = ["SameVariadicOperandSize", "Pure"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %2 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %6 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %7 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %8 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %9 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %10 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, weight: %1, bias: %2, input_zp: %3, weight_zp: %4)
    irdl.results(output: %10)
    irdl.attributes {"pad" = %5, "stride" = %6, "dilation" = %7, "acc_type" = %8, "local_bound" = %9}
  }
  irdl.operation @conv3d attributes {
      class = "Conv3DOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let ie = input.element",
        "let we = weight.element",
        "let be = bias.element",
        "let oe = output.element",
        "if be is 'floating-point' and oe is 'floating-point': be == oe: expect both bias and result to have same element type, got {q(be)} and {q(oe)}",
        "if ie is 'f8E5M2 type' or ie is 'f8E4M3FN type' or we is 'f8E5M2 type' or we is 'f8E4M3FN type': ie == we: expect both input and weight to have same element type, got {q(ie)} and {q(we)}",
        "(ie is 'floating-point') == (we is 'floating-point'): expect both input and weight to be float or not together, got {q(ie)} and {q(we)}",
        "if input.element is not '!quant': input.element == input_zp.element: expect both input and its zero point are the same element type, got {q(input.element)} and {q(input_zp.element)}",
        "if weight.element is not '!quant': weight.element == weight_zp.element: expect both weight and its zero point are the same element type, got {q(weight.element)} and {q(weight_zp.element)}",
        "if input_zp.constant.splat or input_zp.constant.count == 1, if input_zp.element is 'integer' and input_zp.element is not '8-bit signless integer': input_zp.constant[0] == 0: input zero point must be zero for non-int8 integer types",
        "if input_zp.element is 'floating-point': input_zp.constant[0] < 1 and input_zp.constant[0] > -1: input zero point must be zero for non-int8 integer types",
        "if weight_zp.constant.splat or weight_zp.constant.count == 1, if weight_zp.element is 'integer' and weight_zp.element is not '8-bit signless integer': weight_zp.constant[0] == 0: weight zero point must be zero for non-int8 integer types",
        "if weight_zp.element is 'floating-point': weight_zp.constant[0] < 1 and weight_zp.constant[0] > -1: weight zero point must be zero for non-int8 integer types",
        "let e = input.element",
        "let stored = e.param('storage_type')",
        "if e is '!quant', if stored is '8-bit signless integer': acc_type.type is '32-bit signless integer': accumulator type for i8 tensor is not i32",
        "if e is '!quant', if stored is '16-bit signless integer': acc_type.type is '48-bit signless integer': accumulator type for i16 tensor is not i48",
        "if e is '8-bit signless integer': acc_type.type is '32-bit signless integer': accumulator type for i8 tensor is not i32",
        "if e is '16-bit signless integer': acc_type.type is '48-bit signless integer': accumulator type for i16 tensor is not i48",
        "if e is 'f8E5M2 type' or e is 'f8E4M3 type': acc_type.type is '16-bit float': accumulator type for f8 tensor is not f16",
        "if e is '16-bit float': acc_type.type is '16-bit float' or acc_type.type is '32-bit float': accumulator type for f16 tensor is not f16/f32",
        "if e is 'bfloat16 type': acc_type.type is '32-bit float': accumulator type for bf16 tensor is not f32",
        "if e is '32-bit float': acc_type.type is '32-bit float': accumulator type for f32 tensor is not f32",
        "all(i in pad, i >= 0): expect all padding values to be >= 0, got {pad.dims}",
        "all(i in stride, i >= 1): expect all stride values to be >= 1, got {stride.dims}",
        "all(i in dilation, i >= 1): expect all dilation values to be >= 1, got {dilation.dims}",
        "let span = input[1] - 1 + pad[2 * 0] + pad[2 * 0 + 1] - (weight[1] - 1) * dilation[0]",
        "if output.ranked: span % stride[0] == 0: expected input_depth - 1 + pad_front + pad_back - (kernel_depth - 1) * dilation_d to be wholly divisible by stride_d, got ({input[1]} - 1 + {pad[2 * 0]} + {pad[2 * 0 + 1]} - ({weight[1]} - 1) * {dilation[0]}) / {stride[0]}",
        "output[1] == span / stride[0] + 1: calculated output depth did not match expected: calculated={span / stride[0] + 1}, expected={output[1]}",
        "let span = input[2] - 1 + pad[2 * 1] + pad[2 * 1 + 1] - (weight[2] - 1) * dilation[1]",
        "if output.ranked: span % stride[1] == 0: expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got ({input[2]} - 1 + {pad[2 * 1]} + {pad[2 * 1 + 1]} - ({weight[2]} - 1) * {dilation[1]}) / {stride[1]}",
        "output[2] == span / stride[1] + 1: calculated output height did not match expected: calculated={span / stride[1] + 1}, expected={output[2]}",
        "let span = input[3] - 1 + pad[2 * 2] + pad[2 * 2 + 1] - (weight[3] - 1) * dilation[2]",
        "if output.ranked: span % stride[2] == 0: expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got ({input[3]} - 1 + {pad[2 * 2]} + {pad[2 * 2 + 1]} - ({weight[3]} - 1) * {dilation[2]}) / {stride[2]}",
        "output[3] == span / stride[2] + 1: calculated output width did not match expected: calculated={span / stride[2] + 1}, expected={output[3]}",
        "bias[0] == output[output.rank - 1] or bias[0] == 1: bias channels expected to be equal to output channels ({output[output.rank - 1]}) or 1, got {bias[0]}"],
      traits = ["SameVariadicOperandSize", "Pure"]} {
    %0 = irdl.any {description = "5-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 5"}
    %1 = irdl.any {description = "5-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 5"}
    %2 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 6 elements"}
    %6 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 3 elements"}
    %7 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 3 elements"}
    %8 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %9 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %10 = irdl.any {description = "5-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 5"}
    irdl.operands(input: %0, weight: %1, bias: %2, input_zp: %3, weight_zp: %4)
    irdl.results(output: %10)
    irdl.attributes {"pad" = %5, "stride" = %6, "dilation" = %7, "acc_type" = %8, "local_bound" = %9}
  }
  irdl.operation @cos attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of floating-point values", type = "tensor of floating-point values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of floating-point values", type = "tensor of floating-point values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @custom attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %4 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input_list: variadic %3)
    irdl.results(output_list: variadic %4)
    irdl.attributes {"operator_name" = %0, "domain_name" = %1, "implementation_attrs" = %2}
  }
  irdl.operation @depthwise_conv2d attributes {
      class = "DepthwiseConv2DOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let ie = input.element",
        "let we = weight.element",
        "let be = bias.element",
        "let oe = output.element",
        "if be is 'floating-point' and oe is 'floating-point': be == oe: expect both bias and result to have same element type, got {q(be)} and {q(oe)}",
        "if ie is 'f8E5M2 type' or ie is 'f8E4M3FN type' or we is 'f8E5M2 type' or we is 'f8E4M3FN type': ie == we: expect both input and weight to have same element type, got {q(ie)} and {q(we)}",
        "(ie is 'floating-point') == (we is 'floating-point'): expect both input and weight to be float or not together, got {q(ie)} and {q(we)}",
        "if input.element is not '!quant': input.element == input_zp.element: expect both input and its zero point are the same element type, got {q(input.element)} and {q(input_zp.element)}",
        "if weight.element is not '!quant': weight.element == weight_zp.element: expect both weight and its zero point are the same element type, got {q(weight.element)} and {q(weight_zp.element)}",
        "if input_zp.constant.splat or input_zp.constant.count == 1, if input_zp.element is 'integer' and input_zp.element is not '8-bit signless integer': input_zp.constant[0] == 0: input zero point must be zero for non-int8 integer types",
        "if input_zp.element is 'floating-point': input_zp.constant[0] < 1 and input_zp.constant[0] > -1: input zero point must be zero for non-int8 integer types",
        "if weight_zp.constant.splat or weight_zp.constant.count == 1, if weight_zp.element is 'integer' and weight_zp.element is not '8-bit signless integer': weight_zp.constant[0] == 0: weight zero point must be zero for non-int8 integer types",
        "if weight_zp.element is 'floating-point': weight_zp.constant[0] < 1 and weight_zp.constant[0] > -1: weight zero point must be zero for non-int8 integer types",
        "let e = input.element",
        "let stored = e.param('storage_type')",
        "if e is '!quant', if stored is '8-bit signless integer': acc_type.type is '32-bit signless integer': accumulator type for i8 tensor is not i32",
        "if e is '!quant', if stored is '16-bit signless integer': acc_type.type is '48-bit signless integer': accumulator type for i16 tensor is not i48",
        "if e is '8-bit signless integer': acc_type.type is '32-bit signless integer': accumulator type for i8 tensor is not i32",
        "if e is '16-bit signless integer': acc_type.type is '48-bit signless integer': accumulator type for i16 tensor is not i48",
        "if e is 'f8E5M2 type' or e is 'f8E4M3 type': acc_type.type is '16-bit float': accumulator type for f8 tensor is not f16",
        "if e is '16-bit float': acc_type.type is '16-bit float' or acc_type.type is '32-bit float': accumulator type for f16 tensor is not f16/f32",
        "if e is 'bfloat16 type': acc_type.type is '32-bit float': accumulator type for bf16 tensor is not f32",
        "if e is '32-bit float': acc_type.type is '32-bit float': accumulator type for f32 tensor is not f32",
        "all(i in pad, i >= 0): expect all padding values to be >= 0, got {pad.dims}",
        "all(i in stride, i >= 1): expect all stride values to be >= 1, got {stride.dims}",
        "all(i in dilation, i >= 1): expect all dilation values to be >= 1, got {dilation.dims}",
        "let span = input[1] - 1 + pad[2 * 0] + pad[2 * 0 + 1] - (weight[0] - 1) * dilation[0]",
        "if output.ranked: span % stride[0] == 0: expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got ({input[1]} - 1 + {pad[2 * 0]} + {pad[2 * 0 + 1]} - ({weight[0]} - 1) * {dilation[0]}) / {stride[0]}",
        "output[1] == span / stride[0] + 1: calculated output height did not match expected: calculated={span / stride[0] + 1}, expected={output[1]}",
        "let span = input[2] - 1 + pad[2 * 1] + pad[2 * 1 + 1] - (weight[1] - 1) * dilation[1]",
        "if output.ranked: span % stride[1] == 0: expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got ({input[2]} - 1 + {pad[2 * 1]} + {pad[2 * 1 + 1]} - ({weight[1]} - 1) * {dilation[1]}) / {stride[1]}",
        "output[2] == span / stride[1] + 1: calculated output width did not match expected: calculated={span / stride[1] + 1}, expected={output[2]}",
        "bias[0] == output[output.rank - 1] or bias[0] == 1: bias channels expected to be equal to output channels ({output[output.rank - 1]}) or 1, got {bias[0]}"],
      traits = ["SameVariadicOperandSize", "Pure"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %2 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %6 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %7 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %8 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %9 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %10 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, weight: %1, bias: %2, input_zp: %3, weight_zp: %4)
    irdl.results(output: %10)
    irdl.attributes {"pad" = %5, "stride" = %6, "dilation" = %7, "acc_type" = %8, "local_bound" = %9}
  }
  irdl.operation @dim attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["axis >= 0 and axis < input1.rank: expect axis to be in the range [0, {input1.rank}), got {axis.value}",
        "output.param('rank') == 1: expect output shape type to contain one element, got {q(output)}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @div_ceil_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @div_floor_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @equal attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @erf attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @exp attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @exp2_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @fft2d attributes {
      class = "FFT2dOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      names = ["output_real", "output_imag"],
      rules = ["input_real.element is 'floating-point': requires a floating point type",
        "fits(input_real, input_imag): requires the same shape for all inputs and outputs",
        "fits(output_real, output_imag): expected output shapes to match, got {q(output_real)}, {q(output_imag)}",
        "power_of_two(input_real[1]): expected height to be a power of two, got {input_real[1]}",
        "power_of_two(input_real[2]): expected width to be a power of two, got {input_real[2]}",
        "fits(input_real, output_real): expected input/output shapes to match, got {q(input_real)} and {q(output_real)}"],
      traits = ["SameOperandsAndResultElementType", "SameOperandsAndResultShape", "Pure"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %2 = irdl.any {attribute = "bool attribute"}
    %3 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %4 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %5 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(input_real: %0, input_imag: %1)
    irdl.results(output_real: %4, output_imag: %5)
    irdl.attributes {"inverse" = %2, "local_bound" = %3}
  }
  irdl.operation @floor attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @gather attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if values.element is not '!quant' and output.element is not '!quant': values.element == output.element: expect input and output to have same element type, got {q(values.element)} and {q(output.element)}",
        "indices[0] == values[0]: requires indices dimension 0 to have size {values[0]}, got {indices[0]}",
        "let n = either(values[0], indices[0])",
        "output[0] == n: requires output dimension 0 to have size {n}, got {output[0]}",
        "output[1] == indices[1]: requires output dimension 1 to have size {indices[1]}, got {output[1]}",
        "output[2] == values[2]: requires output dimension 2 to have size {values[2]}, got {output[2]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of 32/64-bit signless integer values and of extents other than 0 and of rank 2"}
    %2 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(values: %0, indices: %1)
    irdl.results(output: %2)
  }
  irdl.operation @greater attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["SameOperandsElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @greater_equal attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["SameOperandsElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @identity attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @intdiv attributes {
      class = "IntDivOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values", type = "tensor of 32/64-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values", type = "tensor of 32/64-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values", type = "tensor of 32/64-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @log attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @log2_ceil_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @log2_floor_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @logical_and attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @logical_left_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @logical_not attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @logical_or attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @logical_right_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @logical_xor attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @matmul attributes {
      class = "MatMulOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if a.element is not '!quant' and b.element is not '!quant', if a.element.width != 8: a.element == b.element: expect same element type for inputs a and b, got {q(a.element)} and {q(b.element)}",
        "(a.element is '!quant') == (b.element is '!quant'): expect operands to be both quantized or both not quantized, got {q(a.element)} and {q(b.element)}",
        "if a.element is not '!quant': a.element == a_zp.element: expect input a and a_zp have the same element type, got {q(a.element)} and {q(a_zp.element)}",
        "if b.element is not '!quant': b.element == b_zp.element: expect input b and b_zp have the same element type, got {q(b.element)} and {q(b_zp.element)}",
        "if a_zp.constant.splat or a_zp.constant.count == 1, if a_zp.element is 'integer' and a_zp.element is not '8-bit signless integer': a_zp.constant[0] == 0: a zero point must be zero for non-int8 integer types",
        "if a_zp.element is 'floating-point': a_zp.constant[0] < 1 and a_zp.constant[0] > -1: a zero point must be zero for non-int8 integer types",
        "if b_zp.constant.splat or b_zp.constant.count == 1, if b_zp.element is 'integer' and b_zp.element is not '8-bit signless integer': b_zp.constant[0] == 0: b zero point must be zero for non-int8 integer types",
        "if b_zp.element is 'floating-point': b_zp.constant[0] < 1 and b_zp.constant[0] > -1: b zero point must be zero for non-int8 integer types"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(a: %0, b: %1, a_zp: %2, b_zp: %3)
    irdl.results(output: %4)
  }
  irdl.operation @matmul_t_block_scaled attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["a_data.element == b_data.element: expect A_data and B_data to have same element type, got {q(a_data.element)} and {q(b_data.element)}",
        "let z = block_size.text.digits",
        "let n = either(a_data[0], a_scale[0])",
        "let d = either(b_data[0], b_scale[0])",
        "a_scale[0] == n: expected batch of a_scale to match size {n}, got {a_scale[0]}",
        "a_scale[1] == a_data[1]: expected a_height of a_scale to match size {a_data[1]}, got {a_scale[1]}",
        "b_scale[0] == d: expected batch of b_scale to match size {d}, got {b_scale[0]}",
        "b_scale[1] == b_data[1]: expected b_width of b_scale to match size {b_data[1]}, got {b_scale[1]}",
        "b_data[2] == a_data[2]: expected channels of b_data to match size {a_data[2]}, got {b_data[2]}",
        "d == n or d == 1: expect B matrix batch size to be broadcast compatible with A, got D={d} vs N={n}",
        "let c = either(a_data[2], b_data[2])",
        "c % z == 0: expect C to be a multiple of block size, got C={c} block_size={z}",
        "let h = either(a_data[1], a_scale[1])",
        "let w = either(b_data[1], b_scale[1])",
        "output_data[0] == n and output_data[1] == h and output_data[2] == w: expected output shape {extents(output_data)} to be compatible with expected output shape {either(n, '?')}, {either(h, '?')}, {either(w, '?')}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values", type = "unranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values or ranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of micro-scaling format scale number values or 3D tensor of micro-scaling format scale number values", type = "unranked tensor of f8E8M0FNU type values or ranked tensor of f8E8M0FNU type values and of extents other than 0 and of rank 3"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values", type = "unranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values or ranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of micro-scaling format scale number values or 3D tensor of micro-scaling format scale number values", type = "unranked tensor of f8E8M0FNU type values or ranked tensor of f8E8M0FNU type values and of extents other than 0 and of rank 3"}
    %4 = irdl.any {attribute = "#tosa.block_size", description = "Block size for the block_scaled formats"}
    %5 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(a_data: %0, a_scale: %1, b_data: %2, b_scale: %3)
    irdl.results(output_data: %5)
    irdl.attributes {"block_size" = %4}
  }
  irdl.operation @max_pool2d attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["all(i in kernel, i >= 1): expect all kernel values to be >= 1, got {kernel.dims}",
        "all(i in stride, i >= 1): expect all stride values to be >= 1, got {stride.dims}",
        "all(i in pad, i >= 0): expect all padding values to be >= 0, got {pad.dims}",
        "pad[2] < kernel[1] and pad[3] < kernel[1]: expected left/right padding to be less than the width of the kernel, got pad_left={pad[2]}, pad_right={pad[3]}, kernel_x={kernel[1]}",
        "pad[0] < kernel[0] and pad[1] < kernel[0]: expected top/bottom padding to be less than the height of the kernel, got pad_top={pad[0]}, pad_bottom={pad[1]}, kernel_y={kernel[0]}",
        "let span = input[1] + pad[2 * 0] + pad[2 * 0 + 1] - kernel[0]",
        "if output.ranked: span % stride[0] == 0: expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got ({input[1]} + {pad[2 * 0]} + {pad[2 * 0 + 1]} - {kernel[0]}) / {stride[0]}",
        "output[1] == span / stride[0] + 1: calculated output height did not match expected: calculated={span / stride[0] + 1}, expected={output[1]}",
        "let span = input[2] + pad[2 * 1] + pad[2 * 1 + 1] - kernel[1]",
        "if output.ranked: span % stride[1] == 0: expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got ({input[2]} + {pad[2 * 1]} + {pad[2 * 1 + 1]} - {kernel[1]}) / {stride[1]}",
        "output[2] == span / stride[1] + 1: calculated output width did not match expected: calculated={span / stride[1] + 1}, expected={output[2]}",
        "if input.element is not '!quant' and output.element is not '!quant': input.element == output.element: expect input and output to have same element type, got {q(input.element)} and {q(output.element)}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %2 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %3 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %4 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %5 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0)
    irdl.results(output: %5)
    irdl.attributes {"kernel" = %1, "stride" = %2, "pad" = %3, "nan_mode" = %4}
  }
  irdl.operation @max_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @maximum attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %3)
    irdl.attributes {"nan_mode" = %2}
  }
  irdl.operation @min_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @minimum attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Commutative", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %3)
    irdl.attributes {"nan_mode" = %2}
  }
  irdl.operation @mod_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @mul attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if output.element is 'floating-point': input1.element == output.element and input2.element == output.element: requires the same element type for all operands and results",
        "if output.element is 'floating-point': shift.constant[0] == 0: require shift to be 0 for float type",
        "if output.element is 'integer': input1.element is 'integer' and input1.element == input2.element: requires the same element type for all operands",
        "if output.element is 'integer' and input1.element is 'integer': output.width >= input1.width: invalid element type for result",
        "input1.rank == input2.rank: a and b operands don't have matching ranks, got {input1.rank} and {input2.rank}",
        "input1.rank == output.rank: result type has different rank than a, got {output.rank} vs {input1.rank}",
        "input2.rank == output.rank: result type has different rank than b, got {output.rank} vs {input2.rank}",
        "all(i < input1.rank, input1[i] == input2[i] or input1[i] == 1 or input2[i] == 1): a and b operands don't have broadcast-compatible shapes, got {q(input1)} and {q(input2)}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of 8-bit signless integer values or tosa-conformant scalar tensor of 8-bit signless integer values", type = "unranked tensor of 8-bit signless integer values or ranked tensor of 8-bit signless integer values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1, shift: %2)
    irdl.results(output: %3)
  }
  irdl.operation @mul_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @negate attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if input1.element is not '!quant' and output.element is not '!quant': input1.element == output.element: expect input and output to have same element type, got {q(input1.element)} and {q(output.element)}",
        "fits(input1, output): requires the same shape for input1 and output",
        "if input1.element is not '!quant': input1.element == input1_zp.element: expect both input1 and its zero point are the same element type, got {q(input1.element)} and {q(input1_zp.element)}",
        "if output.element is not '!quant': output.element == output_zp.element: expect both output and its zero point are the same element type, got {q(output.element)} and {q(output_zp.element)}",
        "if input1_zp.constant.splat or input1_zp.constant.count == 1, if input1_zp.element is 'integer' and input1_zp.element is not '8-bit signless integer': input1_zp.constant[0] == 0: input1 zero point must be zero for non-int8 integer types",
        "if input1_zp.element is 'floating-point': input1_zp.constant[0] < 1 and input1_zp.constant[0] > -1: input1 zero point must be zero for non-int8 integer types",
        "if output_zp.constant.splat or output_zp.constant.count == 1, if output_zp.element is 'integer' and output_zp.element is not '8-bit signless integer': output_zp.constant[0] == 0: output zero point must be zero for non-int8 integer types",
        "if output_zp.element is 'floating-point': output_zp.constant[0] < 1 and output_zp.constant[0] > -1: output zero point must be zero for non-int8 integer types"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input1_zp: %1, output_zp: %2)
    irdl.results(output: %3)
  }
  irdl.operation @pad attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if input1.element is not '!quant' and output.element is not '!quant': input1.element == output.element: expect input and output to have same element type, got {q(input1.element)} and {q(output.element)}",
        "has(padding.constant) or padding.def.name == 'tosa.const_shape' or not has(padding.def) or padding.def.dialect == 'tosa': shape operand is not compile time resolvable",
        "input1.rank == output.rank: expect same input and output tensor rank, but got inputRank: {input1.rank}, outputRank: {output.rank}",
        "let p = padding.constant",
        "padding.param('rank') == input1.rank * 2: padding tensor must have {input1.rank} * 2 = {input1.rank * 2} elements, but got {padding.param('rank')}",
        "for i < input1.rank: p[2 * i] >= -1 and p[2 * i + 1] >= -1: invalid padding values at dimension {i}: values must be non-negative or -1 for dynamic padding, got [{p[2 * i]}, {p[2 * i + 1]}]",
        "for i < input1.rank, if p[2 * i] >= 0 and p[2 * i + 1] >= 0, let s = input1[i] + p[2 * i] + p[2 * i + 1]: s == output[i]: mismatch in output shape at dimension {i}: expected {input1[i]} + {p[2 * i]} + {p[2 * i + 1]} = {s}, but got {output[i]}",
        "all(v in op.operands, v.type is not '!tosa.shape' or has(v.def)): shape operand is not compile time resolvable"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of number values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0, padding: %1, pad_const: %2)
    irdl.results(output: %3)
  }
  irdl.operation @pow attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @reciprocal attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @reduce_all attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["axis >= 0: reduce axis must not be negative",
        "axis < input.rank or input.rank == 0 and axis == 0: expect input tensor rank ({input.rank}) to be larger than reduce axis ({axis.value})",
        "output.rank == input.rank: expect output tensor rank to be equal to input tensor rank",
        "axis < output.rank or output.rank == 0 and axis == 0: expect output tensor rank ({output.rank}) to be larger than reduce axis ({axis.value})",
        "if output.rank != 0: output[axis] == 1: expect reduced dimension size to be 1, got {output[axis]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @reduce_any attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["axis >= 0: reduce axis must not be negative",
        "axis < input.rank or input.rank == 0 and axis == 0: expect input tensor rank ({input.rank}) to be larger than reduce axis ({axis.value})",
        "output.rank == input.rank: expect output tensor rank to be equal to input tensor rank",
        "axis < output.rank or output.rank == 0 and axis == 0: expect output tensor rank ({output.rank}) to be larger than reduce axis ({axis.value})",
        "if output.rank != 0: output[axis] == 1: expect reduced dimension size to be 1, got {output[axis]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @reduce_max attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["axis >= 0: reduce axis must not be negative",
        "axis < input.rank or input.rank == 0 and axis == 0: expect input tensor rank ({input.rank}) to be larger than reduce axis ({axis.value})",
        "output.rank == input.rank: expect output tensor rank to be equal to input tensor rank",
        "axis < output.rank or output.rank == 0 and axis == 0: expect output tensor rank ({output.rank}) to be larger than reduce axis ({axis.value})",
        "if output.rank != 0: output[axis] == 1: expect reduced dimension size to be 1, got {output[axis]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %3)
    irdl.attributes {"axis" = %1, "nan_mode" = %2}
  }
  irdl.operation @reduce_min attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["axis >= 0: reduce axis must not be negative",
        "axis < input.rank or input.rank == 0 and axis == 0: expect input tensor rank ({input.rank}) to be larger than reduce axis ({axis.value})",
        "output.rank == input.rank: expect output tensor rank to be equal to input tensor rank",
        "axis < output.rank or output.rank == 0 and axis == 0: expect output tensor rank ({output.rank}) to be larger than reduce axis ({axis.value})",
        "if output.rank != 0: output[axis] == 1: expect reduced dimension size to be 1, got {output[axis]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %3)
    irdl.attributes {"axis" = %1, "nan_mode" = %2}
  }
  irdl.operation @reduce_product attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["axis >= 0: reduce axis must not be negative",
        "axis < input.rank or input.rank == 0 and axis == 0: expect input tensor rank ({input.rank}) to be larger than reduce axis ({axis.value})",
        "output.rank == input.rank: expect output tensor rank to be equal to input tensor rank",
        "axis < output.rank or output.rank == 0 and axis == 0: expect output tensor rank ({output.rank}) to be larger than reduce axis ({axis.value})",
        "if output.rank != 0: output[axis] == 1: expect reduced dimension size to be 1, got {output[axis]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @reduce_sum attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["axis >= 0: reduce axis must not be negative",
        "axis < input.rank or input.rank == 0 and axis == 0: expect input tensor rank ({input.rank}) to be larger than reduce axis ({axis.value})",
        "output.rank == input.rank: expect output tensor rank to be equal to input tensor rank",
        "axis < output.rank or output.rank == 0 and axis == 0: expect output tensor rank ({output.rank}) to be larger than reduce axis ({axis.value})",
        "if output.rank != 0: output[axis] == 1: expect reduced dimension size to be 1, got {output[axis]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @rescale attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["input.element is 'integer' or input.element is '!quant': expect input to have integer element type, got {q(input.element)}",
        "output.element is 'integer' or output.element is '!quant': expect output to have integer element type, got {q(output.element)}",
        "let iz = input_zp.constant[0]",
        "let oz = output_zp.constant[0]",
        "let iw = input.width",
        "let ow = output.width",
        "if iw != 8 and not (iw == 16 and input_unsigned): iz == 0: expect input_zp of 0, got {iz}",
        "if iw == 16 and input_unsigned: iz == 0 or iz == -32768 or iz == 32768: expect input_zp of 0 or 32768 for unsigned int16 input, got {when(iz < 0, iz + 65536, iz)}",
        "if ow != 8 and not (ow == 16 and output_unsigned): oz == 0: expect output_zp of 0, got {oz}",
        "if ow == 16 and output_unsigned: oz == 0 or oz == -32768 or oz == 32768: expect output_zp of 0 or 32768 for unsigned int16 output, got {when(oz < 0, oz + 65536, oz)}",
        "if scale32: multiplier.width == 32: expect i32 element type for multiplier for scale32=true, got {q(multiplier.element)}",
        "if not scale32: multiplier.width == 16: expect i16 element type for multiplier for scale32=false, got {q(multiplier.element)}",
        "if per_channel: input.rank >= 1: requires input to be at least rank 1 when per_channel is true, but got rank {input.rank}",
        "let c = either(per_channel and input[input.rank - 1], 1)",
        "if not per_channel: multiplier[0] == 1: expect shape of {{ 1 } for multiplier input, got {{ {multiplier[0]} }",
        "if per_channel: multiplier[0] == input[input.rank - 1]: expect shape of {{ {input[input.rank - 1]} } for multiplier input, got {{ {multiplier[0]} }",
        "if not per_channel: shift[0] == 1: expect shape of {{ 1 } for shift input, got {{ {shift[0]} }",
        "if per_channel: shift[0] == input[input.rank - 1]: expect shape of {{ {input[input.rank - 1]} } for shift input, got {{ {shift[0]} }"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {type = "1D tensor of 16-bit signless integer or 32-bit signless integer values"}
    %2 = irdl.any {type = "1D tensor of 8-bit signless integer values"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "bool attribute"}
    %6 = irdl.any {attribute = "#tosa.rounding_mode", description = "Supported rounding modes"}
    %7 = irdl.any {attribute = "bool attribute"}
    %8 = irdl.any {attribute = "bool attribute"}
    %9 = irdl.any {attribute = "bool attribute"}
    %10 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0, multiplier: %1, shift: %2, input_zp: %3, output_zp: %4)
    irdl.results(output: %10)
    irdl.attributes {"scale32" = %5, "rounding_mode" = %6, "per_channel" = %7, "input_unsigned" = %8, "output_unsigned" = %9}
  }
  irdl.operation @reshape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if input1.element is not '!quant' and output.element is not '!quant': input1.element == output.element: expect input and output to have same element type, got {q(input1.element)} and {q(output.element)}",
        "let s = shape.constant",
        "count(v in s, v == -1) <= 1: expected at most one target dimension to be -1",
        "s.size == output.rank: new shape does not match result rank",
        "for i < s.size, if s[i] != -1: s[i] == output[i]: new shape is inconsistent with result shape",
        "for v in s, if v < -1: v >= -1: new shape has invalid tensor dimension size {v}",
        "let fixed = product(v in s, when(v == -1, 1, v))",
        "if any(v in s, v == -1): input1.count % fixed == 0: cannot reshape {input1.count} elements into {fixed}",
        "input1.count == output.count: cannot reshape {input1.count} elements into {output.count}",
        "all(v in op.operands, v.type is not '!tosa.shape' or has(v.def)): shape operand is not compile time resolvable"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, shape: %1)
    irdl.results(output: %2)
  }
  irdl.operation @resize attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      rules = ["all(v in scale.constant, v > 0): expect all scale values to be > 0, got {scale.constant.dims}",
        "let sn = scale.constant[2 * 0]",
        "let sd = scale.constant[2 * 0 + 1]",
        "let o = offset.constant[0]",
        "let b = border.constant[0]",
        "let span = (input[1] - 1) * sn - o + b",
        "if input[1] != 1: span % sd == 0: expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got (({input[1]} - 1) * {sn} - {o} + {b}) / {sd}",
        "if input[1] != 1: output[1] == span / sd + 1: calculated output height did not match expected: calculated={span / sd + 1}, expected={output[1]}",
        "let sn = scale.constant[2 * 1]",
        "let sd = scale.constant[2 * 1 + 1]",
        "let o = offset.constant[1]",
        "let b = border.constant[1]",
        "let span = (input[2] - 1) * sn - o + b",
        "if input[2] != 1: span % sd == 0: expected (input_width - 1) * scale_x_n - offset_x + border_x to be wholly divisible by scale_x_d, got (({input[2]} - 1) * {sn} - {o} + {b}) / {sd}",
        "if input[2] != 1: output[2] == span / sd + 1: calculated output width did not match expected: calculated={span / sd + 1}, expected={output[2]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "Tosa shape type of rank 4"}
    %2 = irdl.any {description = "Tosa shape type of rank 2"}
    %3 = irdl.any {description = "Tosa shape type of rank 2"}
    %4 = irdl.any {attribute = "#tosa.resize_mode", description = "Supported resize/upsampling strategies"}
    %5 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, scale: %1, offset: %2, border: %3)
    irdl.results(output: %5)
    irdl.attributes {"mode" = %4}
  }
  irdl.operation @reverse attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if input1.element is not '!quant' and output.element is not '!quant': input1.element == output.element: expect input and output to have same element type, got {q(input1.element)} and {q(output.element)}",
        "axis >= 0: expected non-negative reverse axis",
        "axis < input1.rank or input1.rank == 0 and axis == 0: expect input tensor rank ({input1.rank}) to be larger than reverse axis ({axis.value})",
        "input1.rank == output.rank: expect output tensor rank to be equal to input tensor rank",
        "axis < output.rank or output.rank == 0 and axis == 0: expect output tensor rank ({output.rank}) to be larger than reverse axis ({axis.value})"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @rfft2d attributes {
      class = "RFFT2dOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      names = ["output_real", "output_imag"],
      rules = ["input_real.element is 'floating-point': requires a floating point type",
        "fits(output_real, output_imag): expected output shapes to match, got {q(output_real)}, {q(output_imag)}",
        "power_of_two(input_real[1]): expected height to be a power of two, got {input_real[1]}",
        "power_of_two(input_real[2]): expected width to be a power of two, got {input_real[2]}",
        "input_real[0] == output_real[0] and input_real[1] == output_real[1]: expected batch and height dimensions of input/output to match, got input={q(input_real)} output={q(output_real)}",
        "output_real[2] == input_real[2] / 2 + 1: expected output width to be equal to input_width / 2 + 1, got {output_real[2]}"],
      traits = ["SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %2 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %3 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(input_real: %0)
    irdl.results(output_real: %2, output_imag: %3)
    irdl.attributes {"local_bound" = %1}
  }
  irdl.operation @rsqrt attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @scatter attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if values_in.element is not '!quant' and values_out.element is not '!quant': values_in.element == values_out.element: expect input and output to have same element type, got {q(values_in.element)} and {q(values_out.element)}",
        "input.element == values_in.element: expect input and output to have same element type, got {q(values_in.element)} and {q(input.element)}",
        "let n = values_in[0]",
        "indices[0] == n: requires indices dimension 0 to have size {n}, got {indices[0]}",
        "let n1 = either(n, indices[0])",
        "input[0] == n1: requires input dimension 0 to have size {n1}, got {input[0]}",
        "input[1] == indices[1]: requires input dimension 1 to have size {indices[1]}, got {input[1]}",
        "input[2] == values_in[2]: requires input dimension 2 to have size {values_in[2]}, got {input[2]}",
        "values_out[0] == either(n1, input[0]): requires values_out dimension 0 to have size {either(n1, input[0])}, got {values_out[0]}",
        "values_out[1] == values_in[1]: requires values_out dimension 1 to have size {values_in[1]}, got {values_out[1]}",
        "values_out[2] == either(values_in[2], input[2]): requires values_out dimension 2 to have size {either(values_in[2], input[2])}, got {values_out[2]}",
        "values_in[1] >= either(indices[1], input[1]): requires dimensions K >= W, got K={values_in[1]} and W={either(indices[1], input[1])}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of 32/64-bit signless integer values and of extents other than 0 and of rank 2"}
    %2 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %3 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(values_in: %0, indices: %1, input: %2)
    irdl.results(values_out: %3)
  }
  irdl.operation @select attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1, input3: %2)
    irdl.results(output: %3)
  }
  irdl.operation @sigmoid attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @sin attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of floating-point values", type = "tensor of floating-point values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of floating-point values", type = "tensor of floating-point values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @slice attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if input1.element is not '!quant' and output.element is not '!quant': input1.element == output.element: expect input and output to have same element type, got {q(input1.element)} and {q(output.element)}",
        "input1.rank == output.rank: expect input1 and output to have the same ranks, got {input1.rank} and {output.rank}",
        "start.param('rank') == input1.rank: length of start is not equal to rank of input shape",
        "size.param('rank') == input1.rank: length of size is not equal to rank of input shape",
        "all(v in op.operands, v.type is not '!tosa.shape' or has(v.def)): shape operand is not compile time resolvable"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0, start: %1, size: %2)
    irdl.results(output: %3)
  }
  irdl.operation @slice_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let s = start.constant[0]",
        "let z = size.constant[0]",
        "s >= 0: expected non-negative start index, got {s}",
        "z > 0: expected positive size, got {z}",
        "output.param('rank') == z: expected output type size to be equal to size attribute, got {output.param('rank')} vs {z}",
        "s + z <= input.param('rank'): expected start + size to be less than or equal to input shape rank ({input.param('rank')}), got {s + z}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values", type = "unranked tensor of 32-bit signless integer values or ranked tensor of 32-bit signless integer values and of extents other than 0 and of rank 1 and of extents 1"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values", type = "unranked tensor of 32-bit signless integer values or ranked tensor of 32-bit signless integer values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: %0, start: %1, size: %2)
    irdl.results(output: %3)
  }
  irdl.operation @sub attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let r = count(v in op.operands, v.ranked)",
        "if op.operands.size > 1: all(v in op.operands, v.rank == op.operands[0].rank): operands don't have matching ranks",
        "output.rank == input1.rank: result type has different rank than operands",
        "for i < input1.rank, let m = max(max(either(input1[i], 1), either(input2[i], 1)), either(op.operands[2][i], 1)): all(v in op.operands, v[i] == m or v[i] == 1): operands don't have broadcast-compatible shapes"],
      traits = ["SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @sub_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if op.operands.size > 1: all(v in op.operands, v.param('rank') == op.operands[0].param('rank')): operands don't have matching ranks",
        "output.param('rank') == op.operands[0].param('rank'): result shape has different rank than operands"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @table attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["input1.rank == output.rank: expected input tensor rank to equal result tensor rank",
        "for i < input1.rank: input1[i] == output[i]: dim(result, {i}) = {output[i]} doesn't match dim(input, {i}) = {input1[i]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, table: %1)
    irdl.results(output: %2)
  }
  irdl.operation @tanh attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @tile attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["if input1.element is not '!quant' and output.element is not '!quant': input1.element == output.element: expect input and output to have same element type, got {q(input1.element)} and {q(output.element)}",
        "multiples.param('rank') == input1.rank: expect 'multiples' to have rank {input1.rank} but got {multiples.param('rank')}.",
        "output.rank == input1.rank: expect same input and output tensor rank.",
        "all(v in multiples.constant, v > 0 or v == -1): expect element of 'multiples' to be positive integer or -1.",
        "all(v in op.operands, v.type is not '!tosa.shape' or has(v.def)): shape operand is not compile time resolvable"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0, multiples: %1)
    irdl.results(output: %2)
  }
  irdl.operation @transpose attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      match = ["all-elements(input1, output)"],
      rules = ["if input1.element is not '!quant' and output.element is not '!quant': input1.element == output.element: expect input and output to have same element type, got {q(input1.element)} and {q(output.element)}",
        "perms.size == input1.rank: expected perms attribute to have size {input1.rank} (input rank) but got size {perms.size}",
        "input1.rank == output.rank: expected input tensor rank to equal result tensor rank",
        "perms.size == output.rank: expected perms attribute to have size {output.rank} (output rank) but got size {perms.size}",
        "all(v in perms, v >= 0 and v < perms.size) and is_permutation(perms): expected valid permutation indices",
        "input1.count == output.count: expected input1 and output to have same numbers of elements, got {input1.count} and {output.count}",
        "for i < perms.size: output[i] == input1[perms[i]]: expected output tensor dim {i} to match input dim {perms[i]} with value of {input1[perms[i]]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "i32 dense array attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0)
    irdl.results(output: %2)
    irdl.attributes {"perms" = %1}
  }
  irdl.operation @transpose_conv2d attributes {
      class = "TransposeConv2DOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      rules = ["let ie = input.element",
        "let we = weight.element",
        "let be = bias.element",
        "let oe = output.element",
        "if be is 'floating-point' and oe is 'floating-point': be == oe: expect both bias and result to have same element type, got {q(be)} and {q(oe)}",
        "if ie is 'f8E5M2 type' or ie is 'f8E4M3FN type' or we is 'f8E5M2 type' or we is 'f8E4M3FN type': ie == we: expect both input and weight to have same element type, got {q(ie)} and {q(we)}",
        "(ie is 'floating-point') == (we is 'floating-point'): expect both input and weight to be float or not together, got {q(ie)} and {q(we)}",
        "if input.element is not '!quant': input.element == input_zp.element: expect both input and its zero point are the same element type, got {q(input.element)} and {q(input_zp.element)}",
        "if weight.element is not '!quant': weight.element == weight_zp.element: expect both weight and its zero point are the same element type, got {q(weight.element)} and {q(weight_zp.element)}",
        "if input_zp.constant.splat or input_zp.constant.count == 1, if input_zp.element is 'integer' and input_zp.element is not '8-bit signless integer': input_zp.constant[0] == 0: input zero point must be zero for non-int8 integer types",
        "if input_zp.element is 'floating-point': input_zp.constant[0] < 1 and input_zp.constant[0] > -1: input zero point must be zero for non-int8 integer types",
        "if weight_zp.constant.splat or weight_zp.constant.count == 1, if weight_zp.element is 'integer' and weight_zp.element is not '8-bit signless integer': weight_zp.constant[0] == 0: weight zero point must be zero for non-int8 integer types",
        "if weight_zp.element is 'floating-point': weight_zp.constant[0] < 1 and weight_zp.constant[0] > -1: weight zero point must be zero for non-int8 integer types",
        "let e = input.element",
        "let stored = e.param('storage_type')",
        "if e is '!quant', if stored is '8-bit signless integer': acc_type.type is '32-bit signless integer': accumulator type for i8 tensor is not i32",
        "if e is '!quant', if stored is '16-bit signless integer': acc_type.type is '48-bit signless integer': accumulator type for i16 tensor is not i48",
        "if e is '8-bit signless integer': acc_type.type is '32-bit signless integer': accumulator type for i8 tensor is not i32",
        "if e is '16-bit signless integer': acc_type.type is '48-bit signless integer': accumulator type for i16 tensor is not i48",
        "if e is 'f8E5M2 type' or e is 'f8E4M3 type': acc_type.type is '16-bit float': accumulator type for f8 tensor is not f16",
        "if e is '16-bit float': acc_type.type is '16-bit float' or acc_type.type is '32-bit float': accumulator type for f16 tensor is not f16/f32",
        "if e is 'bfloat16 type': acc_type.type is '32-bit float': accumulator type for bf16 tensor is not f32",
        "if e is '32-bit float': acc_type.type is '32-bit float': accumulator type for f32 tensor is not f32",
        "all(i in stride, i >= 1): expect all stride values to be >= 1, got [{stride.dims}]",
        "out_pad[0] > -weight[1]: expected out_pad_top > -KH, but got: out_pad_top={out_pad[0]} and KH={weight[1]}",
        "out_pad[1] > -weight[1]: expected out_pad_bottom > -KH, but got: out_pad_bottom={out_pad[1]} and KH={weight[1]}",
        "out_pad[2] > -weight[2]: expected out_pad_left > -KW, but got: out_pad_left={out_pad[2]} and KW={weight[2]}",
        "out_pad[3] > -weight[2]: expected out_pad_right > -KW, but got: out_pad_right={out_pad[3]} and KW={weight[2]}",
        "output[1] == (input[1] - 1) * stride[1 - 1] + out_pad[0] + out_pad[0 + 1] + weight[1]: dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got {output[1]} != ({input[1]} - 1) * {stride[1 - 1]} + {out_pad[0]} + {out_pad[0 + 1]} + {weight[1]}",
        "output[2] == (input[2] - 1) * stride[2 - 1] + out_pad[2] + out_pad[2 + 1] + weight[2]: dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got {output[2]} != ({input[2]} - 1) * {stride[2 - 1]} + {out_pad[2]} + {out_pad[2 + 1]} + {weight[2]}",
        "bias[0] == output[output.rank - 1] or bias[0] == 1: bias channels expected to be equal to output channels ({output[output.rank - 1]}) or 1, got {bias[0]}"],
      traits = ["SameVariadicOperandSize", "Pure"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %2 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %6 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %7 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %8 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %9 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, weight: %1, bias: %2, input_zp: %3, weight_zp: %4)
    irdl.results(output: %9)
    irdl.attributes {"out_pad" = %5, "stride" = %6, "acc_type" = %7, "local_bound" = %8}
  }
  irdl.operation @variable attributes {
      format = "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)",
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "index elements attribute"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {attribute = "any attribute", optional}
    irdl.attributes {"sym_name" = %0, "var_shape" = %1, "type" = %2, "initial_value" = %3}
  }
  irdl.operation @variable_read attributes {
      format = "$name attr-dict `:` type($output1)",
      rules = ["let m = op.within('builtin.module').regions[0][0]",
        "let v = m[first(i < m.size, m[i].name == 'tosa.variable' and m[i].attr('sym_name').text == name.text)]",
        "has(v): '{name.text}' has not been declared by 'tosa.variable'",
        "let e = v.attr('type').type",
        "let s = v.attr('var_shape')",
        "e == output1.element: require same element type for 'output1' ({q(output1.element)}) and the input tensor ({q(e)})",
        "output1.rank == s.size and all(i < s.size, s[i] == -1 or not known(s[i] != output1[i])): require same shapes for 'output1' ({q(output1)}) and the input tensor ('tensor<{s.dims}>')"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.results(output1: %1)
    irdl.attributes {"name" = %0}
  }
  irdl.operation @variable_write attributes {
      format = "$name attr-dict `,` $input1 `:` type($input1)",
      rules = ["let m = op.within('builtin.module').regions[0][0]",
        "let v = m[first(i < m.size, m[i].name == 'tosa.variable' and m[i].attr('sym_name').text == name.text)]",
        "has(v): '{name.text}' has not been declared by 'tosa.variable'",
        "let e = v.attr('type').type",
        "let s = v.attr('var_shape')",
        "e == input1.element: require same element type for 'input1' ({q(input1.element)}) and the input tensor ({q(e)})",
        "input1.rank == s.size and all(i < s.size, s[i] == -1 or not known(s[i] != input1[i])): require same shapes for 'input1' ({q(input1)}) and the input tensor ('tensor<{s.dims}>')"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %1)
    irdl.attributes {"name" = %0}
  }
  irdl.operation @while_loop attributes {
      assembly = "tosa.while_loop",
      class = "WhileOp",
      rules = ["input_list.size == output_list.size: require same number of values in 'input_list' ({input_list.size}) and 'output_list' ({output_list.size})",
        "let r = cond_graph.first.block",
        "cond_graph.args.size == input_list.size: require same number of values in 'cond_graph' arguments ({cond_graph.args.size}) and 'input_list' ({input_list.size})",
        "for i < input_list.size, let a = cond_graph.args[i]: a.element == input_list[i].element: require same element type for 'cond_graph' arguments ({q(a.element)}) and 'input_list' ({q(input_list[i].element)})",
        "for i < input_list.size, let a = cond_graph.args[i]: fits(a, input_list[i]) or not has(a.rank): require same shapes for 'cond_graph' arguments ({q(a)}) and 'input_list' ({q(input_list[i])})",
        "let r = body_graph.first.block",
        "body_graph.args.size == input_list.size: require same number of values in 'body_graph' arguments ({body_graph.args.size}) and 'input_list' ({input_list.size})",
        "for i < input_list.size, let a = body_graph.args[i]: a.element == input_list[i].element: require same element type for 'body_graph' arguments ({q(a.element)}) and 'input_list' ({q(input_list[i].element)})",
        "for i < input_list.size, let a = body_graph.args[i]: fits(a, input_list[i]) or not has(a.rank): require same shapes for 'body_graph' arguments ({q(a)}) and 'input_list' ({q(input_list[i])})",
        "if body_graph.last.name == 'tosa.yield': body_graph.last.operands.size == input_list.size: require same number of values in 'body_graph' results ({body_graph.last.operands.size}) and 'input_list' ({input_list.size})",
        "if body_graph.last.name == 'tosa.yield': body_graph.last.operands.size == output_list.size: require same number of values in 'body_graph' results ({body_graph.last.operands.size}) and 'output_list' ({output_list.size})",
        "if cond_graph.last.name == 'tosa.yield': cond_graph.last.operands.size == 1: require 'cond_graph' only have one result",
        "done if cond_graph.last.name != 'tosa.yield'",
        "cond_graph.last.operands[0].count == 1: 'cond_graph' result must be a size 1 tensor, got {q(cond_graph.last.operands[0])}",
        "cond_graph.last.operands[0].element is '1-bit signless integer': 'cond_graph' result must be a boolean tensor, got {q(cond_graph.last.operands[0])}"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<tosa.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input_list: variadic %0)
    irdl.results(output_list: variadic %1)
    %2 = irdl.region with size 1
    %3 = irdl.region with size 1
    irdl.regions(cond_graph: %2, body_graph: %3)
  }
  irdl.operation @yield attributes {
      format = "$inputs attr-dict `:` type($inputs)",
      traits = ["Terminator", "Pure"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(inputs: variadic %0)
  }
}
