// RUN: tenure opt --canonicalize
func.func @branches(%x: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^one(%x : i32), ^two
^one(%a: i32):
  cf.br ^three(%a : i32)
^two:
  %c5 = arith.constant 5 : i32
  cf.br ^three(%c5 : i32)
^three(%b: i32):
  return %b : i32
}
func.func @selects(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^next(%x : i32), ^next(%y : i32)
^next(%a: i32):
  return %a : i32
}
func.func @switch(%flag: i32) -> i32 {
  %c42 = arith.constant 42 : i32
  %c1 = arith.constant 1 : i32
  cf.switch %c42 : i32, [default: ^a(%flag : i32), 42: ^a(%c1 : i32)]
^a(%v: i32):
  return %v : i32
}
// OUT:
module {
  func.func @branches(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @selects(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0 : i32
  }
  func.func @switch(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
}

