irdl.dialect @s {
  irdl.operation @select attributes {
      assembly = "arith.select",
      match = ["all(true_value, false_value, result)"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "arith.select"} {
    %0 = irdl.any {type = "bool-like"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(condition: %0, true_value: %1, false_value: %2)
    irdl.results(result: %3)
  }
}
