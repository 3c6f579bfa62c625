irdl.dialect @s {
  irdl.operation @prefetch attributes {
      assembly = "memref.prefetch"} {
    %0 = irdl.any {description = "prefetch address"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "bool attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3"}
    %4 = irdl.any {attribute = "bool attribute"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.attributes {"isWrite" = %2, "localityHint" = %3, "isDataCache" = %4}
  }
}
