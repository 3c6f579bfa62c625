irdl.dialect @s {
  irdl.operation @apply attributes {
      assembly = "affine.apply",
      class = "AffineApplyOp",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"],
      verify = "affine.apply"} {
    %0 = irdl.any {attribute = "AffineMap attribute"}
    %1 = irdl.any {name = "mapOperands", type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(map_operands: variadic %1)
    irdl.results(result: %2)
    irdl.attributes {"map" = %0}
  }
}
