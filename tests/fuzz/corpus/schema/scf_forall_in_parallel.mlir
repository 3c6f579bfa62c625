irdl.dialect @s {
  irdl.operation @forall_in_parallel attributes {
      assembly = "scf.forall.in_parallel",
      class = "InParallelOp",
      name = "forall.in_parallel",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Terminator", "HasParent<scf.forall>", "NoTerminator", "SingleBlock", "HasOnlyGraphRegion"],
      verify = "scf.forall.in_parallel"} {
    %0 = irdl.region with size 1
    irdl.regions(region: %0)
  }
}
