irdl.dialect @s {
  irdl.operation @load attributes {
      assembly = "affine.load",
      class = "AffineLoadOp",
      verify = "affine.load"} {
    %0 = irdl.any {description = "the reference to load from"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "AffineMap attribute"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %3)
    irdl.attributes {"map" = %2}
  }
}
