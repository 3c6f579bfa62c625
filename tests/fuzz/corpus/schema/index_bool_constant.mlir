irdl.dialect @s {
  irdl.operation @bool_constant attributes {
      format = "attr-dict $value",
      name = "bool.constant",
      names = "bool_constant",
      traits = ["ConstantLike", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "bool attribute"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
}
