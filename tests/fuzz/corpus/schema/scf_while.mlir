irdl.dialect @s {
  irdl.operation @while attributes {
      assembly = "scf.while",
      traits = ["RecursiveMemoryEffects", "SingleBlock"],
      verify_regions = "scf.while"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(inits: variadic %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region with size 1
    %3 = irdl.region with size 1
    irdl.regions(before: %2, after: %3)
  }
}
