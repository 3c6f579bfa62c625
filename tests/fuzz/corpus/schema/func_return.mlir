irdl.dialect @s {
  irdl.operation @return attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "HasParent<func.func>", "Terminator"],
      verify = "func.return"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
