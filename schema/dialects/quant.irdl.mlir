// The quant dialect, made by import-dialect.

irdl.dialect @quant attributes {all_attributes, inlines} {
  irdl.operation @dcast attributes {
      class = "DequantizeCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      rules = ["let alike = input.type.shaped == result.type.shaped",
        "alike: failed to verify that input and result are both scalars or both tensors with matching shape",
        "if input.type.shaped: input.type.ranked == result.type.ranked: failed to verify that input and result are both scalars or both tensors with matching shape",
        "if input.type.ranked: same_shape(input, result): failed to verify that input and result are both scalars or both tensors with matching shape",
        "let other = when(input.element is '!quant', result, input)",
        "let some = when(input.element is '!quant', input, result)",
        "let q = some.element.body",
        "let head = either(q.part(0), q)",
        "let behind = head.behind(':')",
        "let expressed = either(behind.ahead(':'), behind)",
        "let axis = behind.behind(':')",
        "let stored = either(head.ahead('<'), head.ahead(':'))",
        "let scales = q.part(1).body",
        "let blocks = axis.begins('{')",
        "expressed.as_type == other.element: !expressed type in quantized type expected to match float type",
        "if has(axis), if not blocks: some.type.shaped: !scalar types may not use per-axis quantization",
        "if not blocks: axis.number < some.type.rank: !quantized dimension must be less than tensor rank",
        "if not blocks: some.type.dim(axis.number) == ? or some.type.dim(axis.number) == scales.parts: !quantized dimension size does not match number of scales",
        "if blocks: some.type.shaped: !scalar types may not use sub-channel quantization",
        "if blocks: some.type.ranked: !tensor containing the sub-channel quantized type must be ranked",
        "if blocks: not any(d in some.type.dims, d == 0): !tensor dimension size of zero is not allowed with sub-channel quantization",
        "if blocks, for i < axis.body.parts, let d = axis.body.part(i).ahead(':').number: d < some.type.rank: !quantized dimension {d} must be less than tensor rank {some.type.rank}",
        "if blocks, for i < axis.body.parts, let d = axis.body.part(i).ahead(':').number, let b = axis.body.part(i).behind(':').number, if some.type.dim(d) != ?: some.type.dim(d) % b == 0: !tensor dimension size {some.type.dim(d)} at axis {d} must be divisible by the corresponding block size {b}"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
        "let q = some.element.body",
        "let head = either(q.part(0), q)",
        "let behind = head.behind(':')",
        "let expressed = either(behind.ahead(':'), behind)",
        "let axis = behind.behind(':')",
        "let stored = either(head.ahead('<'), head.ahead(':'))",
        "let scales = q.part(1).body",
        "let blocks = axis.begins('{')",
        "expressed.as_type == other.element: !expressed type in quantized type expected to match float type",
        "if has(axis), if not blocks: some.type.shaped: !scalar types may not use per-axis quantization",
        "if not blocks: axis.number < some.type.rank: !quantized dimension must be less than tensor rank",
        "if not blocks: some.type.dim(axis.number) == ? or some.type.dim(axis.number) == scales.parts: !quantized dimension size does not match number of scales",
        "if blocks: some.type.shaped: !scalar types may not use sub-channel quantization",
        "if blocks: some.type.ranked: !tensor containing the sub-channel quantized type must be ranked",
        "if blocks: not any(d in some.type.dims, d == 0): !tensor dimension size of zero is not allowed with sub-channel quantization",
        "if blocks, for i < axis.body.parts, let d = axis.body.part(i).ahead(':').number: d < some.type.rank: !quantized dimension {d} must be less than tensor rank {some.type.rank}",
        "if blocks, for i < axis.body.parts, let d = axis.body.part(i).ahead(':').number, let b = axis.body.part(i).behind(':').number, if some.type.dim(d) != ?: some.type.dim(d) % b == 0: !tensor dimension size {some.type.dim(d)} at axis {d} must be divisible by the corresponding block size {b}"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
        "let q = some.element.body",
        "let head = either(q.part(0), q)",
        "let behind = head.behind(':')",
        "let expressed = either(behind.ahead(':'), behind)",
        "let axis = behind.behind(':')",
        "let stored = either(head.ahead('<'), head.ahead(':'))",
        "let scales = q.part(1).body",
        "let blocks = axis.begins('{')",
        "stored.digits.number == other.element.width: !storage type in quantized type expected to match integer type",
        "if has(axis), if not blocks: some.type.shaped: !scalar types may not use per-axis quantization",
        "if not blocks: axis.number < some.type.rank: !quantized dimension must be less than tensor rank",
        "if not blocks: some.type.dim(axis.number) == ? or some.type.dim(axis.number) == scales.parts: !quantized dimension size does not match number of scales",
        "if blocks: some.type.shaped: !scalar types may not use sub-channel quantization",
        "if blocks: some.type.ranked: !tensor containing the sub-channel quantized type must be ranked",
        "if blocks: not any(d in some.type.dims, d == 0): !tensor dimension size of zero is not allowed with sub-channel quantization",
        "if blocks, for i < axis.body.parts, let d = axis.body.part(i).ahead(':').number: d < some.type.rank: !quantized dimension {d} must be less than tensor rank {some.type.rank}",
        "if blocks, for i < axis.body.parts, let d = axis.body.part(i).ahead(':').number, let b = axis.body.part(i).behind(':').number, if some.type.dim(d) != ?: some.type.dim(d) % b == 0: !tensor dimension size {some.type.dim(d)} at axis {d} must be divisible by the corresponding block size {b}"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "scalar or tensor of signless integer or quantized type", type = "signless integer or !quant or tensor of signless integer or !quant values"}
    %1 = irdl.any {description = "scalar or tensor of signless integer or quantized type", type = "signless integer or !quant or tensor of signless integer or !quant values"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
}
