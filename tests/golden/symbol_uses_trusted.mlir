// RUN: tenure opt --inline --sccp --remove-dead-values --duplicate-function-elimination --allow-unregistered-dialect
// No pass trusts that it sees all uses of symbols next to an op that may be a symbol table.
func.func private @f(%a: i32) -> i32 {
  return %a : i32
}
func.func private @g(%a: i32, %b: i32) -> i32 {
  return %a : i32
}
func.func private @h(%a: i32) -> i32 {
  return %a : i32
}
func.func @calls() -> (i32, i32, i32) {
  %c = arith.constant 1 : i32
  "a.one"() ({
    "a.end"() : () -> ()
  }) : () -> ()
  %0 = call @f(%c) : (i32) -> i32
  %1 = call @g(%c, %c) : (i32, i32) -> i32
  %2 = call @h(%c) : (i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}
// OUT:
module {
  func.func private @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @g(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @h(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @calls() -> (i32, i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    "a.one"() ({
      "a.end"() : () -> ()
    }) : () -> ()
    return %c1_i32, %c1_i32, %c1_i32 : i32, i32, i32
  }
}

