func.func @truths(%x: i1, %y: i1) -> (i1, i1) {
  %0 = arith.addi %x, %y : i1
  %1 = arith.maxsi %x, %y : i1
  return %0, %1 : i1, i1
}
