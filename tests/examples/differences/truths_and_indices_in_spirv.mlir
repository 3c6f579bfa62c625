// A truth is -1 with a sign, and an index is one when it is odd.
func.func @index(%x: i1) -> index {
  %0 = arith.index_cast %x : i1 to index
  return %0 : index
}
func.func @truth(%x: index) -> i1 {
  %0 = arith.index_cast %x : index to i1
  return %0 : i1
}
