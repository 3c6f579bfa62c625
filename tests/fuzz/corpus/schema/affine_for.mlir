irdl.dialect @s {
  irdl.operation @for attributes {
      assembly = "affine.for",
      class = "AffineForOp",
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope", "SingleBlock", "SingleBlockImplicitTerminator<affine.yield>", "ConditionallySpeculatable", "RecursiveMemoryEffects"],
      verify = "affine.for"} {
    %0 = irdl.any {name = "lowerBoundOperands", type = "index"}
    %1 = irdl.any {name = "upperBoundOperands", type = "index"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "AffineMap attribute"}
    %4 = irdl.any {attribute = "AffineMap attribute"}
    %5 = irdl.any {attribute = "index attribute"}
    %6 = irdl.any {type = "any type"}
    irdl.operands(lower_bound_operands: variadic %0, upper_bound_operands: variadic %1, inits: variadic %2)
    irdl.results(results: variadic %6)
    irdl.attributes {"lowerBoundMap" = %3, "upperBoundMap" = %4, "step" = %5}
    %7 = irdl.region with size 1
    irdl.regions(region: %7)
  }
}
