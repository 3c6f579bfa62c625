irdl.dialect @s {
  irdl.operation @transpose attributes {
      assembly = "memref.transpose",
      names = ["transpose"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "strided memref of any type values"}
    %1 = irdl.any {attribute = "AffineMap attribute"}
    %2 = irdl.any {type = "strided memref of any type values"}
    irdl.operands(in: %0)
    irdl.results(result: %2)
    irdl.attributes {"permutation" = %1}
  }
}
