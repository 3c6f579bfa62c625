irdl.dialect @s {
  irdl.operation @for attributes {
      assembly = "scf.for",
      match = ["all(lowerBound, upperBound, step)"],
      traits = ["AutomaticAllocationScope", "ConditionallySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<scf.yield>", "RecursiveMemoryEffects"],
      verify = "scf.for",
      verify_regions = "scf.for body"} {
    %0 = irdl.any {name = "lowerBound", type = "signless integer or index"}
    %1 = irdl.any {name = "upperBound", type = "signless integer or index"}
    %2 = irdl.any {type = "signless integer or index"}
    %3 = irdl.any {name = "initArgs", type = "any type"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {type = "any type"}
    irdl.operands(lower_bound: %0, upper_bound: %1, step: %2, init_args: variadic %3)
    irdl.results(results: variadic %5)
    irdl.attributes {"unsignedCmp" = %4}
    %6 = irdl.region with size 1
    irdl.regions(region: %6)
  }
}
