// RUN: tenure opt
// The arguments have the names of the operands, so a value is an operand once.
func.func @twice(%a: i32, %b: i32) -> (i32, i32) {
  %r = "emitc.expression"(%a, %a) ({
  ^bb0(%x: i32, %y: i32):
    %1 = emitc.sub %x, %y : (i32, i32) -> i32
    emitc.yield %1 : i32
  }) : (i32, i32) -> i32
  %s = "emitc.expression"(%a, %b) ({
  ^bb0(%x: i32, %y: i32):
    %1 = emitc.sub %x, %y : (i32, i32) -> i32
    emitc.yield %1 : i32
  }) : (i32, i32) -> i32
  return %r, %s : i32, i32
}
// OUT:
module {
  func.func @twice(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = "emitc.expression"(%arg0, %arg0) ({
    ^bb0(%arg2: i32, %arg3: i32):
      %2 = emitc.sub %arg2, %arg3 : (i32, i32) -> i32
      emitc.yield %2 : i32
    }) : (i32, i32) -> i32
    %1 = emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
      %2 = sub %arg0, %arg1 : (i32, i32) -> i32
      yield %2 : i32
    }
    return %0, %1 : i32, i32
  }
}

