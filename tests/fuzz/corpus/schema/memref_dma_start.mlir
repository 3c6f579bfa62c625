irdl.dialect @s {
  irdl.operation @dma_start attributes {
      assembly = "memref.dma_start",
      verify = "memref.dma_start"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
