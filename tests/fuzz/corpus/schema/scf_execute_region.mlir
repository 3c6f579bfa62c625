irdl.dialect @s {
  irdl.operation @execute_region attributes {
      assembly = "scf.execute_region",
      traits = ["RecursiveMemoryEffects"],
      verify = "scf.execute_region",
      verify_regions = "scf.execute_region regions"} {
    %0 = irdl.any {attribute = "unit attribute"}
    %1 = irdl.any {type = "any type"}
    irdl.results(result: variadic %1)
    irdl.attributes {"no_inline" = %0}
    %2 = irdl.region
    irdl.regions(region: %2)
  }
}
