irdl.dialect @s {
  irdl.operation @store attributes {
      assembly = "affine.store",
      class = "AffineStoreOp",
      verify = "affine.store"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "the reference to store to"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "AffineMap attribute"}
    irdl.operands(value: %0, memref: %1, indices: variadic %2)
    irdl.attributes {"map" = %3}
  }
}
