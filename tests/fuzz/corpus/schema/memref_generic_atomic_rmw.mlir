irdl.dialect @s {
  irdl.operation @generic_atomic_rmw attributes {
      assembly = "memref.generic_atomic_rmw",
      class = "GenericAtomicRMWOp",
      match = ["result = element(memref): result type matches element type of memref"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<memref.atomic_yield>"]} {
    %0 = irdl.any {description = "the reference to read from and write to"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "signless integer or floating-point"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %2)
    %3 = irdl.region
    irdl.regions(atomic_body: %3)
  }
}
