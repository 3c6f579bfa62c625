// The quant dialect, made by import-dialect.

irdl.dialect @quant {
  irdl.operation @dcast attributes {
      class = "DequantizeCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "scalar or tensor of quantized type"}
    %1 = irdl.any {description = "scalar or tensor of floating-point"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @qcast attributes {
      class = "QuantizeCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "scalar or tensor of floating-point"}
    %1 = irdl.any {description = "scalar or tensor of quantized type"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @scast attributes {
      class = "StorageCastOp",
      format = "$input attr-dict `:` type($input) `to` type($result)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "scalar or tensor of signless integer or quantized type"}
    %1 = irdl.any {description = "scalar or tensor of signless integer or quantized type"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
}
