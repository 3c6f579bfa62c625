irdl.dialect @s {
  irdl.operation @if attributes {
      assembly = "affine.if",
      class = "AffineIfOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<affine.yield>", "ConditionallySpeculatable", "RecursiveMemoryEffects", "NoRegionArguments"],
      verify = "affine.if"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {attribute = "IntegerSet attribute"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
    irdl.results(results: variadic %2)
    irdl.attributes {"condition" = %1}
    %3 = irdl.region with size 1 {name = "thenRegion"}
    %4 = irdl.region {name = "elseRegion"}
    irdl.regions(then_region: %3, else_region: %4)
  }
}
