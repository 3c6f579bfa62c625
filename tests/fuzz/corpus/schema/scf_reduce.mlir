irdl.dialect @s {
  irdl.operation @reduce attributes {
      format = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
      traits = ["Terminator", "HasParent<scf.parallel>", "RecursiveMemoryEffects"],
      verify_regions = "scf.reduce"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
    %1 = irdl.region with size 1 {variadic}
    irdl.regions(reductions: %1)
  }
}
