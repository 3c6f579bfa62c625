// RUN: tenure opt --convert-func-to-spirv
// Casts that nothing makes legal are folded, as other ops are.
func.func @there_and_back(%a: i32, %b: f32) -> (i32, i32, f32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %1, %b : i32, f32 to i8
  %3:2 = builtin.unrealized_conversion_cast %2 : i8 to i32, f32
  %4 = builtin.unrealized_conversion_cast %3#0 : i32 to i32
  return %1, %4, %3#1 : i32, i32, f32
}
// OUT:
module {
  func.func @there_and_back(%arg0: i32, %arg1: f32) -> (i32, i32, f32) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, f32 to i8
    return %arg0, %arg0, %arg1 : i32, i32, f32
  }
}

