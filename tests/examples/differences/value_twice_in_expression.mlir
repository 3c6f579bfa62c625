func.func @nothing(%x: i32) -> i32 {
  %0 = "emitc.expression"(%x, %x) ({
  ^bb0(%a: i32, %b: i32):
    %1 = emitc.sub %a, %b : (i32, i32) -> i32
    emitc.yield %1 : i32
  }) : (i32, i32) -> i32
  return %0 : i32
}
