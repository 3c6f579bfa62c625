irdl.dialect @s {
  irdl.operation @constant attributes {
      format = "attr-dict $value",
      names = "index_constant",
      traits = ["ConstantLike", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "index attribute"}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
}
