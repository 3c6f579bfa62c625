// The quant dialect, made by import-dialect.

irdl.dialect @quant {
  irdl.operation @dcast attributes {
      class = "DequantizeCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "scalar or tensor of quantized type", type = "!quant or tensor of !quant values"}
    %1 = irdl.any {description = "scalar or tensor of floating-point", type = "floating-point or tensor of floating-point values"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @qcast attributes {
      class = "QuantizeCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "scalar or tensor of floating-point", type = "floating-point or tensor of floating-point values"}
    %1 = irdl.any {description = "scalar or tensor of quantized type", type = "!quant or tensor of !quant values"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @scast attributes {
      class = "StorageCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "scalar or tensor of signless integer or quantized type", type = "signless integer or !quant or tensor of signless integer or !quant values"}
    %1 = irdl.any {description = "scalar or tensor of signless integer or quantized type", type = "signless integer or !quant or tensor of signless integer or !quant values"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
}
