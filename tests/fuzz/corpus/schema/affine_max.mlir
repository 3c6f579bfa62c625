irdl.dialect @s {
  irdl.operation @max attributes {
      assembly = "affine.apply",
      class = "AffineMaxOp",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"],
      verify = "affine.min"} {
    %0 = irdl.any {attribute = "AffineMap attribute"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(operands: variadic %1)
    irdl.results(result: %2)
    irdl.attributes {"map" = %0}
  }
}
