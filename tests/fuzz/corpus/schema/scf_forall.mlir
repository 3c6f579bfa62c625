irdl.dialect @s {
  irdl.operation @forall attributes {
      assembly = "scf.forall",
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<scf.forall.in_parallel>"],
      verify = "scf.forall"} {
    %0 = irdl.any {name = "dynamicLowerBound", type = "index"}
    %1 = irdl.any {name = "dynamicUpperBound", type = "index"}
    %2 = irdl.any {name = "dynamicStep", type = "index"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    %7 = irdl.any {description = "Device Mapping array attribute", optional}
    %8 = irdl.any {type = "any type"}
    irdl.operands(dynamic_lower_bound: variadic %0, dynamic_upper_bound: variadic %1, dynamic_step: variadic %2, outputs: variadic %6)
    irdl.results(results: variadic %8)
    irdl.attributes {"staticLowerBound" = %3, "staticUpperBound" = %4, "staticStep" = %5, "mapping" = %7}
    %9 = irdl.region with size 1
    irdl.regions(region: %9)
  }
}
