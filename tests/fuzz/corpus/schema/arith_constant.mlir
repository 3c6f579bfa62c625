irdl.dialect @s {
  irdl.operation @constant attributes {
      format = "attr-dict $value",
      match = ["all(value, result)"],
      names = "constant",
      traits = ["ConstantLike", "ConditionallySpeculatable", "NoMemoryEffect"],
      verify = "arith.constant"} {
    %0 = irdl.any {attribute = "TypedAttr instance"}
    %1 = irdl.any {type = "any type"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
}
