irdl.dialect @s {
  irdl.operation @dma_wait attributes {
      assembly = "affine.dma_wait",
      verify = "affine.dma_wait"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
