// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @x1(%c: i1) -> i64 {
  "t.a"() : () -> ()
  %0:2 = scf.execute_region -> (i64, i32) {
    cf.cond_br %c, ^a, ^b
  ^a:
    %1 = "t.b"() : () -> i64
    %2 = "t.b"() : () -> i32
    cf.br ^c(%1, %2 : i64, i32)
  ^b:
    %3 = "t.c"() : () -> i64
    %4 = "t.c"() : () -> i32
    cf.br ^c(%3, %4 : i64, i32)
  ^c(%x: i64, %y: i32):
    scf.yield %x, %y : i64, i32
  }
  "t.d"(%0#1) : (i32) -> ()
  return %0#0 : i64
}
func.func @x2(%c: i1) -> i64 {
  "t.a"() : () -> ()
  %0:2 = scf.execute_region -> (i64, i32) {
    cf.cond_br %c, ^a, ^b
  ^a:
    %1 = "t.b"() : () -> i64
    %2 = "t.b"() : () -> i32
    scf.yield %1, %2 : i64, i32
  ^b:
    %3 = "t.c"() : () -> i64
    %4 = "t.c"() : () -> i32
    scf.yield %3, %4 : i64, i32
  }
  %5 = scf.execute_region -> i64 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %0#0 : i64
  ^b:
    %6 = "t.c"() : () -> i64
    "t.stop"()[^b, ^a] : () -> ()
  }
  "t.d"(%0#1) : (i32) -> ()
  return %5 : i64
}
func.func @x3(%c: i1) -> i64 {
  %5 = scf.execute_region -> i64 no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    %7 = "t.c"() : () -> i64
    scf.yield %7 : i64
  ^b:
    %6 = "t.c"() : () -> i64
    scf.yield %6 : i64
  }
  %q = scf.if %c -> i64 {
    %8 = scf.execute_region -> i64 {
      cf.cond_br %c, ^a, ^b
    ^a:
      %7 = "t.c"() : () -> i64
      scf.yield %7 : i64
    ^b:
      %6 = "t.c"() : () -> i64
      scf.yield %6 : i64
    }
    scf.yield %8 : i64
  } else {
    %8 = scf.execute_region -> i64 {
      %9 = scf.execute_region -> i64 {
        cf.cond_br %c, ^a, ^b
      ^a:
        %7 = "t.c"() : () -> i64
        scf.yield %7 : i64
      ^b:
        %6 = "t.c"() : () -> i64
        scf.yield %6 : i64
      }
      "t.x"() : () -> ()
      scf.yield %9 : i64
    }
    scf.yield %8 : i64
  }
  "t.d"(%q) : (i64) -> ()
  return %5 : i64
}
func.func @x4(%c: i1) {
  scf.execute_region {
    cf.cond_br %c, ^a, ^b
  ^a:
    "t.a"() : () -> ()
    scf.yield
  ^b:
    "t.b"() : () -> ()
    cf.br ^a
  }
  return
}
func.func @x5(%c: i1) {
  scf.execute_region {
    "t.a"() : () -> ()
    "t.stop"() : () -> ()
  }
  "t.b"() : () -> ()
  return
}
func.func @x6(%c: i1, %v: i64) -> (i64, i64, i64) {
  %0:3 = scf.execute_region -> (i64, i64, i64) {
    %7 = "t.c"() : () -> i64
    "t.a"() : () -> ()
    scf.yield %v, %7, %7 : i64, i64, i64
  }
  %1:3 = scf.execute_region -> (i64, i64, i64) no_inline {
    %7 = "t.c"() : () -> i64
    "t.a"() : () -> ()
    scf.yield %v, %7, %v : i64, i64, i64
  }
  return %0#0, %1#0, %1#2 : i64, i64, i64
}
func.func @x7(%c: i1, %v: i64) -> (i64, i64, i64) {
  %1:3 = scf.execute_region -> (i64, i64, i64) no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    %7 = "t.c"() : () -> i64
    scf.yield %v, %7, %v : i64, i64, i64
  ^b:
    %8 = "t.c"() : () -> i64
    scf.yield %v, %8, %8 : i64, i64, i64
  }
  return %1#0, %1#0, %1#2 : i64, i64, i64
}
func.func @is(%i: index) -> (i32, i32) {
  %c5 = arith.constant 5 : index
  %0 = scf.index_switch %c5 -> i32
  case 2 { %1 = "t.a"() : () -> i32
    scf.yield %1 : i32 }
  case 5 { %1 = "t.b"() : () -> i32
    scf.yield %1 : i32 }
  default { %1 = "t.c"() : () -> i32
    scf.yield %1 : i32 }
  %2:2 = scf.index_switch %i -> i32, i32
  case 2 { %1 = "t.a"() : () -> i32
    scf.yield %1, %1 : i32, i32 }
  default { %1 = "t.c"() : () -> i32
    scf.yield %1, %1 : i32, i32 }
  return %0, %2#1 : i32, i32
}
func.func @sw(%f: i32, %a: f32, %b: f32) {
  "foo.pred"()[^bb1, ^bb2, ^bb3] : () -> ()
^bb1:
  "cf.switch"(%f, %a, %a, %b, %a)[^bb2, ^bb2, ^bb3, ^bb2] <{case_operand_segments = array<i32: 1, 1, 1>, case_values = dense<[42, 10, 17]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 1, 3>}> : (i32, f32, f32, f32, f32) -> ()
^bb2(%x: f32):
  "foo.bb2"(%x) : (f32) -> ()
^bb3(%y: f32):
  "foo.bb3"(%y) : (f32) -> ()
}
// OUT:
module {
  func.func @x1(%arg0: i1) -> i64 {
    "t.a"() : () -> ()
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = "t.b"() : () -> i64
    %1 = "t.b"() : () -> i32
    cf.br ^bb3(%0, %1 : i64, i32)
  ^bb2:  // pred: ^bb0
    %2 = "t.c"() : () -> i64
    %3 = "t.c"() : () -> i32
    cf.br ^bb3(%2, %3 : i64, i32)
  ^bb3(%4: i64, %5: i32):  // 2 preds: ^bb1, ^bb2
    "t.d"(%5) : (i32) -> ()
    return %4 : i64
  }
  func.func @x2(%arg0: i1) -> i64 {
    "t.a"() : () -> ()
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = "t.b"() : () -> i64
    %1 = "t.b"() : () -> i32
    cf.br ^bb3(%0, %1 : i64, i32)
  ^bb2:  // pred: ^bb0
    %2 = "t.c"() : () -> i64
    %3 = "t.c"() : () -> i32
    cf.br ^bb3(%2, %3 : i64, i32)
  ^bb3(%4: i64, %5: i32):  // 2 preds: ^bb1, ^bb2
    cf.cond_br %arg0, ^bb4, ^bb5
  ^bb4:  // 2 preds: ^bb3, ^bb5
    "t.d"(%5) : (i32) -> ()
    return %4 : i64
  ^bb5:  // 2 preds: ^bb3, ^bb5
    %6 = "t.c"() : () -> i64
    "t.stop"()[^bb5, ^bb4] : () -> ()
  }
  func.func @x3(%arg0: i1) -> i64 {
    %0 = scf.execute_region -> i64 no_inline {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %2 = "t.c"() : () -> i64
      scf.yield %2 : i64
    ^bb2:  // pred: ^bb0
      %3 = "t.c"() : () -> i64
      scf.yield %3 : i64
    }
    %1 = scf.if %arg0 -> (i64) {
      %2 = "t.c"() : () -> i64
      scf.yield %2 : i64
    } else {
      %2 = "t.c"() : () -> i64
      "t.x"() : () -> ()
      scf.yield %2 : i64
    }
    "t.d"(%1) : (i64) -> ()
    return %0 : i64
  }
  func.func @x4(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb2
    "t.a"() : () -> ()
    return
  ^bb2:  // pred: ^bb0
    "t.b"() : () -> ()
    cf.br ^bb1
  }
  func.func @x5(%arg0: i1) {
    "t.a"() : () -> ()
    "t.b"() : () -> ()
    return
  }
  func.func @x6(%arg0: i1, %arg1: i64) -> (i64, i64, i64) {
    %0 = "t.c"() : () -> i64
    "t.a"() : () -> ()
    scf.execute_region no_inline {
      %1 = "t.c"() : () -> i64
      "t.a"() : () -> ()
      scf.yield
    }
    return %arg1, %arg1, %arg1 : i64, i64, i64
  }
  func.func @x7(%arg0: i1, %arg1: i64) -> (i64, i64, i64) {
    %0 = scf.execute_region -> i64 no_inline {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %1 = "t.c"() : () -> i64
      scf.yield %arg1 : i64
    ^bb2:  // pred: ^bb0
      %2 = "t.c"() : () -> i64
      scf.yield %2 : i64
    }
    return %arg1, %arg1, %0 : i64, i64, i64
  }
  func.func @is(%arg0: index) -> (i32, i32) {
    %0 = "t.b"() : () -> i32
    %1 = scf.index_switch %arg0 -> i32 
    case 2 {
      %2 = "t.a"() : () -> i32
      scf.yield %2 : i32
    }
    default {
      %2 = "t.c"() : () -> i32
      scf.yield %2 : i32
    }
    return %0, %1 : i32, i32
  }
  func.func @sw(%arg0: i32, %arg1: f32, %arg2: f32) {
    "foo.pred"()[^bb1, ^bb2, ^bb3] : () -> ()
  ^bb1:  // pred: ^bb0
    cf.switch %arg0 : i32, [
      default: ^bb2(%arg1 : f32),
      10: ^bb3(%arg2 : f32)
    ]
  ^bb2(%0: f32):  // 2 preds: ^bb0, ^bb1
    "foo.bb2"(%0) : (f32) -> ()
  ^bb3(%1: f32):  // 2 preds: ^bb0, ^bb1
    "foo.bb3"(%1) : (f32) -> ()
  }
}
