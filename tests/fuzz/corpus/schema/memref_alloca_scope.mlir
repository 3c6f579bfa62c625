irdl.dialect @s {
  irdl.operation @alloca_scope attributes {
      assembly = "memref.alloca_scope",
      traits = ["AutomaticAllocationScope", "SingleBlock", "SingleBlockImplicitTerminator<memref.alloca_scope.return>", "RecursiveMemoryEffects", "NoRegionArguments"]} {
    %0 = irdl.any {type = "any type"}
    irdl.results(results: variadic %0)
    %1 = irdl.region with size 1 {name = "bodyRegion"}
    irdl.regions(body_region: %1)
  }
}
