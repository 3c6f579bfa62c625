func.func @main() -> i64 {
  // The angle of (0, 0) is 0, as C has it.
  %zero = arith.constant 0.0 : f32
  %x = math.atan2 %zero, %zero : f32
  %bits = arith.bitcast %x : f32 to i32
  %r = arith.extui %bits : i32 to i64
  return %r : i64
}
