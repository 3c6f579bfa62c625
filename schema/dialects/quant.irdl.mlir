// The quant dialect, made by import-dialect.

irdl.dialect @quant attributes {all_attributes, all_types = "unknown quantized type ", inlines, inferring_builders = []} {
  irdl.type @any attributes {at_mnemonic, format = "`<` custom<AnyQuantized>($storage_type, $expressed_type, $minimum, $maximum) `>`"} {
    %0 = irdl.any {parameter = "integer type"}
    %1 = irdl.any {parameter = "type", optional}
    %2 = irdl.any {parameter = "i64"}
    %3 = irdl.any {parameter = "i64"}
    irdl.parameters(storage_type: %0, expressed_type: %1, minimum: %2, maximum: %3)
  }
  irdl.type @calibrated attributes {at_mnemonic, format = "`<` custom<CalibratedQuantized>($expressed_type, $minimum, $maximum) `>`"} {
    %0 = irdl.any {parameter = "type"}
    %1 = irdl.any {parameter = "float attribute"}
    %2 = irdl.any {parameter = "float attribute"}
    irdl.parameters(expressed_type: %0, minimum: %1, maximum: %2)
  }
  irdl.type @uniform attributes {at_mnemonic, format = "`<` custom<UniformQuantized>($storage_type, $expressed_type, $minimum, $maximum, $scales, $zero_points, $axes, $block_sizes) `>`"} {
    %0 = irdl.any {parameter = "integer type"}
    %1 = irdl.any {parameter = "type"}
    %2 = irdl.any {parameter = "i64"}
    %3 = irdl.any {parameter = "i64"}
    %4 = irdl.any
    %5 = irdl.any
    %6 = irdl.any {optional, parameter = "i32 array"}
    %7 = irdl.any {optional, parameter = "i64 array"}
    irdl.parameters(storage_type: %0, expressed_type: %1, minimum: %2, maximum: %3, scales: %4, zero_points: %5, axes: %6, block_sizes: %7)
  }
  irdl.operation @dcast attributes {
      class = "DequantizeCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      rules = ["let alike = input.type.shaped == result.type.shaped",
        "alike: failed to verify that input and result are both scalars or both tensors with matching shape",
        "if input.type.shaped: input.type.ranked == result.type.ranked: failed to verify that input and result are both scalars or both tensors with matching shape",
        "if input.type.ranked: same_shape(input, result): failed to verify that input and result are both scalars or both tensors with matching shape",
        "let other = when(input.element is '!quant', result, input)",
        "let some = when(input.element is '!quant', input, result)",
        "let q = some.element",
        "let axes = q.param('axes')",
        "let blocks = q.param('block_sizes')",
        "q.param('expressed_type') == other.element: !expressed type in quantized type expected to match float type",
        "if has(axes), if not has(blocks): some.type.shaped: !scalar types may not use per-axis quantization",
        "if not has(blocks): axes[0] < some.type.rank: !quantized dimension must be less than tensor rank",
        "if not has(blocks): some.type.dim(axes[0]) == ? or some.type.dim(axes[0]) == q.param('scales').size: !quantized dimension size does not match number of scales",
        "if has(blocks): some.type.shaped: !scalar types may not use sub-channel quantization",
        "if has(blocks): some.type.ranked: !tensor containing the sub-channel quantized type must be ranked",
        "if has(blocks): not any(d in some.type.dims, d == 0): !tensor dimension size of zero is not allowed with sub-channel quantization",
        "if has(blocks), for i < axes.size, let d = axes[i]: d < some.type.rank: !quantized dimension {d} must be less than tensor rank {some.type.rank}",
        "if has(blocks), for i < axes.size, let d = axes[i], let b = blocks[i], if some.type.dim(d) != ?: some.type.dim(d) % b == 0: !tensor dimension size {some.type.dim(d)} at axis {d} must be divisible by the corresponding block size {b}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "scalar or tensor of quantized type", type = "!quant or tensor of !quant values"}
    %1 = irdl.any {description = "scalar or tensor of floating-point", type = "floating-point or tensor of floating-point values"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @qcast attributes {
      class = "QuantizeCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      rules = ["let alike = input.type.shaped == result.type.shaped",
        "alike: failed to verify that input and result are both scalars or both tensors with matching shape",
        "if input.type.shaped: input.type.ranked == result.type.ranked: failed to verify that input and result are both scalars or both tensors with matching shape",
        "if input.type.ranked: same_shape(input, result): failed to verify that input and result are both scalars or both tensors with matching shape",
        "let other = input",
        "let some = result",
        "let q = some.element",
        "let axes = q.param('axes')",
        "let blocks = q.param('block_sizes')",
        "q.param('expressed_type') == other.element: !expressed type in quantized type expected to match float type",
        "if has(axes), if not has(blocks): some.type.shaped: !scalar types may not use per-axis quantization",
        "if not has(blocks): axes[0] < some.type.rank: !quantized dimension must be less than tensor rank",
        "if not has(blocks): some.type.dim(axes[0]) == ? or some.type.dim(axes[0]) == q.param('scales').size: !quantized dimension size does not match number of scales",
        "if has(blocks): some.type.shaped: !scalar types may not use sub-channel quantization",
        "if has(blocks): some.type.ranked: !tensor containing the sub-channel quantized type must be ranked",
        "if has(blocks): not any(d in some.type.dims, d == 0): !tensor dimension size of zero is not allowed with sub-channel quantization",
        "if has(blocks), for i < axes.size, let d = axes[i]: d < some.type.rank: !quantized dimension {d} must be less than tensor rank {some.type.rank}",
        "if has(blocks), for i < axes.size, let d = axes[i], let b = blocks[i], if some.type.dim(d) != ?: some.type.dim(d) % b == 0: !tensor dimension size {some.type.dim(d)} at axis {d} must be divisible by the corresponding block size {b}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "scalar or tensor of floating-point", type = "floating-point or tensor of floating-point values"}
    %1 = irdl.any {description = "scalar or tensor of quantized type", type = "!quant or tensor of !quant values"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @scast attributes {
      class = "StorageCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      rules = ["let alike = input.type.shaped == result.type.shaped",
        "alike: failed to verify that input and result are both scalars or both tensors with matching shape",
        "if input.type.shaped: input.type.ranked == result.type.ranked: failed to verify that input and result are both scalars or both tensors with matching shape",
        "if input.type.ranked: same_shape(input, result): failed to verify that input and result are both scalars or both tensors with matching shape",
        "(input.element is 'integer') != (result.element is 'integer'): failed to verify that input must be integer and result must be quantized, or vice versa",
        "let other = when(input.element is '!quant', result, input)",
        "let some = when(input.element is '!quant', input, result)",
        "let q = some.element",
        "let axes = q.param('axes')",
        "let blocks = q.param('block_sizes')",
        "q.param('storage_type').width == other.element.width: !storage type in quantized type expected to match integer type",
        "if has(axes), if not has(blocks): some.type.shaped: !scalar types may not use per-axis quantization",
        "if not has(blocks): axes[0] < some.type.rank: !quantized dimension must be less than tensor rank",
        "if not has(blocks): some.type.dim(axes[0]) == ? or some.type.dim(axes[0]) == q.param('scales').size: !quantized dimension size does not match number of scales",
        "if has(blocks): some.type.shaped: !scalar types may not use sub-channel quantization",
        "if has(blocks): some.type.ranked: !tensor containing the sub-channel quantized type must be ranked",
        "if has(blocks): not any(d in some.type.dims, d == 0): !tensor dimension size of zero is not allowed with sub-channel quantization",
        "if has(blocks), for i < axes.size, let d = axes[i]: d < some.type.rank: !quantized dimension {d} must be less than tensor rank {some.type.rank}",
        "if has(blocks), for i < axes.size, let d = axes[i], let b = blocks[i], if some.type.dim(d) != ?: some.type.dim(d) % b == 0: !tensor dimension size {some.type.dim(d)} at axis {d} must be divisible by the corresponding block size {b}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "scalar or tensor of signless integer or quantized type", type = "signless integer or !quant or tensor of signless integer or !quant values"}
    %1 = irdl.any {description = "scalar or tensor of signless integer or quantized type", type = "signless integer or !quant or tensor of signless integer or !quant values"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
}
