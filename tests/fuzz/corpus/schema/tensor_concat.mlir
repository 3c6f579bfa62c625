irdl.dialect @s {
  irdl.operation @concat attributes {
      format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
      names = ["concat"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %1)
    irdl.results(result: %2)
    irdl.attributes {"dim" = %0}
  }
}
