// Where 32 bits take the place of 8 and 16, 24 of them are no part of %x, and what overflows goes into them.
func.func @extended(%x: i8) -> i16 {
  %0 = arith.extsi %x : i8 to i16
  return %0 : i16
}
func.func @divided(%x: i8, %y: i8) -> i8 {
  %0 = arith.addi %x, %x : i8
  %1 = arith.divsi %0, %y : i8
  return %1 : i8
}
func.func @compared(%x: i8, %y: i8) -> i1 {
  %0 = arith.muli %x, %y : i8
  %1 = arith.cmpi slt, %0, %x : i8
  return %1 : i1
}
