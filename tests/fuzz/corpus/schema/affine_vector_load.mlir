irdl.dialect @s {
  irdl.operation @vector_load attributes {
      assembly = "affine.vector_load",
      class = "AffineVectorLoadOp",
      verify = "affine.vector_load"} {
    %0 = irdl.any {description = "the reference to load from"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "AffineMap attribute"}
    %3 = irdl.any {type = "vector of any type values"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %3)
    irdl.attributes {"map" = %2}
  }
}
