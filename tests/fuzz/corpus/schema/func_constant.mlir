irdl.dialect @s {
  irdl.operation @constant attributes {
      format = "attr-dict $value `:` type(results)",
      names = "function",
      traits = ["ConstantLike", "ConditionallySpeculatable", "NoMemoryEffect"],
      verify = "func.constant"} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "any type"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
}
