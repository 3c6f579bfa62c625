irdl.dialect @s {
  irdl.operation @if attributes {
      assembly = "scf.if",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<scf.yield>", "RecursiveMemoryEffects", "ConditionallySpeculatable", "NoRegionArguments"],
      verify = "scf.if",
      verify_regions = "scf.if regions"} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(condition: %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region with size 1 {name = "thenRegion"}
    %3 = irdl.region {name = "elseRegion"}
    irdl.regions(then_region: %2, else_region: %3)
  }
}
