irdl.dialect @s {
  irdl.operation @yield attributes {
      class = "AffineYieldOp",
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Terminator"],
      verify = "affine.yield"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
