// RUN: tenure opt --remove-dead-values
// All attributes of a call stay, however many.
func.func private @both(%a: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}
func.func @first(%a: i32) -> i32 {
  %0:2 = "func.call"(%a) <{callee = @both}> {a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7} : (i32) -> (i32, i32)
  return %0#0 : i32
}
// What is handed on to a block several ways goes or stays for all of them.
func.func @ways(%a: i32, %b: i32) -> i32 {
  %dead = arith.addi %a, %a : i32
  %kept = arith.muli %a, %b : i32
  cf.switch %a : i32, [
    default: ^end(%a, %dead, %a : i32, i32, i32),
    1: ^end(%b, %dead, %kept : i32, i32, i32),
    2: ^other(%dead : i32),
    3: ^end(%a, %a, %b : i32, i32, i32),
    4: ^other(%b : i32),
    5: ^none
  ]
^other(%x: i32):
  cf.br ^end(%b, %x, %x : i32, i32, i32)
^none:
  cf.br ^end(%b, %b, %b : i32, i32, i32)
^end(%y: i32, %z: i32, %w: i32):
  return %w : i32
}
// OUT:
module {
  func.func private @both(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @first(%arg0: i32) -> i32 {
    %0 = call @both(%arg0) {a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7} : (i32) -> i32
    return %0 : i32
  }
  func.func @ways(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %arg0, %arg1 : i32
    cf.switch %arg0 : i32, [
      default: ^bb3(%arg0, %0, %arg0 : i32, i32, i32),
      1: ^bb3(%arg1, %0, %1 : i32, i32, i32),
      2: ^bb1(%0 : i32),
      3: ^bb3(%arg0, %arg0, %arg1 : i32, i32, i32),
      4: ^bb1(%arg1 : i32),
      5: ^bb2
    ]
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
    cf.br ^bb3(%arg1, %2, %2 : i32, i32, i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg1, %arg1, %arg1 : i32, i32, i32)
  ^bb3(%3: i32, %4: i32, %5: i32):  // 5 preds: ^bb0, ^bb0, ^bb0, ^bb1, ^bb2
    return %5 : i32
  }
}

