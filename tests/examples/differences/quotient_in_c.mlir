// An index is signed in `arith.divsi`.
func.func @f(%x: index, %y: index) -> index {
  %0 = arith.divsi %x, %y : index
  return %0 : index
}
