irdl.dialect @s {
  irdl.operation @dma_start attributes {
      assembly = "affine.dma_start",
      verify = "affine.dma_start"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
