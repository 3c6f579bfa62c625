irdl.dialect @s {
  irdl.operation @prefetch attributes {
      assembly = "memref.prefetch",
      class = "AffinePrefetchOp"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "bool attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3"}
    %4 = irdl.any {attribute = "bool attribute"}
    %5 = irdl.any {attribute = "AffineMap attribute"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.attributes {"isWrite" = %2, "localityHint" = %3, "isDataCache" = %4, "map" = %5}
  }
}
