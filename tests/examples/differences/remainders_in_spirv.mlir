// The remainder has the sign of %x, which its absolute value does not show for the least number.
func.func @remainder(%x: i32, %y: i32) -> i32 {
  %0 = arith.remsi %x, %y : i32
  return %0 : i32
}
