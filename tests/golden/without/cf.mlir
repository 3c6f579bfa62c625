// RUN: tenure opt --allow-unregistered-dialect --canonicalize --inline
func.func private @many(%a: i32) -> i32 {
  "t.br"(%a)[^bb1] : (i32) -> ()
^bb1:
  return %a : i32
}
func.func @calls(%a: i32) -> i32 {
  %0 = func.call @many(%a) : (i32) -> i32
  return %0 : i32
}
func.func @regions(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    "t.br"(%a)[^bb1] : (i32) -> ()
  ^bb1:
    scf.yield %a : i32
  }
  return %0 : i32
}
// OUT:
module {
  func.func private @many(%arg0: i32) -> i32 {
    "t.br"(%arg0)[^bb1] : (i32) -> ()
  ^bb1:  // pred: ^bb0
    return %arg0 : i32
  }
  func.func @calls(%arg0: i32) -> i32 {
    %0 = call @many(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @regions(%arg0: i32) -> i32 {
    scf.execute_region {
      "t.br"(%arg0)[^bb1] : (i32) -> ()
    ^bb1:  // pred: ^bb0
      scf.yield
    }
    return %arg0 : i32
  }
}

