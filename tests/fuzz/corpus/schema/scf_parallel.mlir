irdl.dialect @s {
  irdl.operation @parallel attributes {
      assembly = "scf.parallel",
      traits = ["AutomaticAllocationScope", "AttrSizedOperandSegments", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<scf.reduce>"],
      verify = "scf.parallel"} {
    %0 = irdl.any {name = "lowerBound", type = "index"}
    %1 = irdl.any {name = "upperBound", type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {name = "initVals", type = "any type"}
    %4 = irdl.any {type = "any type"}
    irdl.operands(lower_bound: variadic %0, upper_bound: variadic %1, step: variadic %2, init_vals: variadic %3)
    irdl.results(results: variadic %4)
    %5 = irdl.region with size 1
    irdl.regions(region: %5)
  }
}
