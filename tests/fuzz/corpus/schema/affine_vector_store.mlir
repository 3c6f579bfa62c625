irdl.dialect @s {
  irdl.operation @vector_store attributes {
      assembly = "affine.vector_store",
      class = "AffineVectorStoreOp",
      verify = "affine.vector_store"} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {description = "the reference to store to"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "AffineMap attribute"}
    irdl.operands(value: %0, memref: %1, indices: variadic %2)
    irdl.attributes {"map" = %3}
  }
}
