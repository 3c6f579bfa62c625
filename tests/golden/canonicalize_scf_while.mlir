// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @while_unused(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%a = %n, %b = %c1) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %c1 : i32
    scf.yield %s, %y : i32, i32
  }
  return %r#0 : i32
}
func.func @while_false(%n: i32) -> i32 {
  %false = arith.constant false
  %r = scf.while (%a = %n) : (i32) -> i32 {
    %k = "t.k"(%a) : (i32) -> i32
    scf.condition(%false) %k : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @while_cond_inside() {
  scf.while : () -> () {
    %c = "t.c"() : () -> i1
    scf.condition(%c)
  } do {
    %c = "t.c"() : () -> i1
    scf.yield
  }
  %r = scf.while : () -> i1 {
    %c = "t.c"() : () -> i1
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%x: i1):
    "t.use"(%x) : (i1) -> ()
    scf.yield
  }
  "t.use"(%r) : (i1) -> ()
  return
}
func.func @while_cmp(%n: i32) {
  scf.while (%a = %n) : (i32) -> i32 {
    %b = "t.v"() : () -> i32
    %c = arith.cmpi ne, %a, %b : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%x: i32):
    %b = "t.v"() : () -> i32
    %q = arith.cmpi ne, %x, %b : i32
    "t.use"(%q) : (i1) -> ()
    scf.yield %x : i32
  }
  return
}
func.func @while_unused_arg(%n: i32) -> i32 {
  %r = scf.while (%a = %n, %u = %n) : (i32, i32) -> i32 {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%x: i32):
    %v = "t.v"() : () -> i32
    scf.yield %x, %v : i32, i32
  }
  return %r : i32
}
func.func @while_invariant(%n: i32, %k: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n, %i = %k) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%a, %i) : (i32, i32) -> i1
    scf.condition(%c) %a, %i : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %v = "t.v"(%x, %y) : (i32, i32) -> i32
    scf.yield %v, %y : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @while_dup(%n: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n) : (i32) -> (i32, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %a : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %v = "t.v"(%x, %y) : (i32, i32) -> i32
    scf.yield %v : i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @while_align(%n: i32, %k: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n, %b = %k) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%a, %b) : (i32, i32) -> i1
    scf.condition(%c) %b, %a : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %v = "t.v"(%x, %y) : (i32, i32) -> i32
    scf.yield %v, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @while_move(%n: i32) -> (i32) {
  %r = scf.while (%a = %n) : (i32) -> (i32) {
    %c = "t.c"(%a) : (i32) -> i1
    %s = arith.addi %a, %a : i32
    scf.condition(%c) %s : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  return %n : i32
}
func.func @w_mix(%n: i32, %k: i32, %f: f32) -> (i32, f32, i32) {
  %r:4 = scf.while (%a = %n, %b = %f, %u = %k) : (i32, f32, i32) -> (i32, f32, i32, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %f, %k, %u : i32, f32, i32, i32
  } do {
  ^bb0(%x: i32, %y: f32, %z: i32, %w: i32):
    %v = "t.v"(%x, %y, %z) : (i32, f32, i32) -> i32
    scf.yield %v, %y, %w : i32, f32, i32
  }
  return %r#0, %r#1, %r#2 : i32, f32, i32
}
func.func @w_swap(%n: i32, %k: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n, %b = %k) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %b, %a : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %v:2 = "t.v"(%x, %y) : (i32, i32) -> (i32, i32)
    scf.yield %v#0, %v#1 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @w_cmp(%n: i32, %k: i32) -> i32 {
  %r = scf.while (%a = %n) : (i32) -> i32 {
    %c = arith.cmpi slt, %a, %k : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%x: i32):
    %p = arith.cmpi slt, %x, %k : i32
    %q = arith.cmpi sge, %x, %k : i32
    %s = arith.cmpi sgt, %x, %k : i32
    %v = "t.v"(%p, %q, %s, %x) : (i1, i1, i1, i32) -> i32
    scf.yield %v : i32
  }
  return %r : i32
}
func.func @w_nested(%n: i32, %k: i32) -> i32 {
  %r = scf.while (%a = %n) : (i32) -> i32 {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%x: i32):
    %q:2 = scf.while (%b = %x, %d = %k) : (i32, i32) -> (i32, i32) {
      %c = "t.c"(%b, %d) : (i32, i32) -> i1
      scf.condition(%c) %b, %x : i32, i32
    } do {
    ^bb0(%y: i32, %z: i32):
      %v = "t.v"(%y, %z) : (i32, i32) -> i32
      scf.yield %v, %k : i32, i32
    }
    scf.yield %q#1 : i32
  }
  return %r : i32
}
func.func @w_attr(%n: i32) -> i32 {
  %r:2 = scf.while (%a = %n) : (i32) -> (i32, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    %d = "t.d"(%a) : (i32) -> i32
    scf.condition(%c) %d, %d : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    "t.use"(%y) : (i32) -> ()
    scf.yield %y : i32
  } attributes {my.attr = 1 : i32}
  return %r#1 : i32
}
func.func @w_true(%n: i32) {
  %r = scf.while (%a = %n) : (i32) -> i1 {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%x: i1):
    %s = arith.select %x, %n, %n : i32
    %v = "t.v"(%x, %s) : (i1, i32) -> i32
    scf.yield %v : i32
  }
  "t.use"(%r) : (i1) -> ()
  return
}
func.func @while_unused2(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%a = %n, %b = %c1) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %c1 : i32
    scf.yield %s, %y : i32, i32
  } attributes {my.attr = 1 : i32}
  return %r#0 : i32
}
func.func @while_false2(%n: i32) -> i32 {
  %false = arith.constant false
  %r = scf.while (%a = %n) : (i32) -> i32 {
    %k = "t.k"(%a) : (i32) -> i32
    scf.condition(%false) %k : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  } attributes {my.attr = 1 : i32}
  return %r : i32
}
func.func @while_cmp2(%n: i32) {
  scf.while (%a = %n) : (i32) -> i32 {
    %b = "t.v"() : () -> i32
    %c = arith.cmpi ne, %a, %b : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%x: i32):
    %b = "t.v"() : () -> i32
    %q = arith.cmpi ne, %x, %b : i32
    "t.use"(%q) : (i1) -> ()
    scf.yield %x : i32
  } attributes {my.attr = 1 : i32}
  return
}
func.func @while_unused_arg2(%n: i32) -> i32 {
  %r = scf.while (%a = %n, %u = %n) : (i32, i32) -> i32 {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%x: i32):
    %v = "t.v"() : () -> i32
    scf.yield %x, %v : i32, i32
  } attributes {my.attr = 1 : i32}
  return %r : i32
}
func.func @while_invariant2(%n: i32, %k: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n, %i = %k) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%a, %i) : (i32, i32) -> i1
    scf.condition(%c) %a, %i : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %v = "t.v"(%x, %y) : (i32, i32) -> i32
    scf.yield %v, %y : i32, i32
  } attributes {my.attr = 1 : i32}
  return %r#0, %r#1 : i32, i32
}
func.func @while_dup2(%n: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n) : (i32) -> (i32, i32) {
    %c = "t.c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %a : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %v = "t.v"(%x, %y) : (i32, i32) -> i32
    scf.yield %v : i32
  } attributes {my.attr = 1 : i32}
  return %r#0, %r#1 : i32, i32
}
func.func @while_align2(%n: i32, %k: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n, %b = %k) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%a, %b) : (i32, i32) -> i1
    scf.condition(%c) %b, %a : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %v = "t.v"(%x, %y) : (i32, i32) -> i32
    scf.yield %v, %x : i32, i32
  } attributes {my.attr = 1 : i32}
  return %r#0, %r#1 : i32, i32
}
func.func @while_move2(%n: i32) -> (i32) {
  %r = scf.while (%a = %n) : (i32) -> (i32) {
    %c = "t.c"(%a) : (i32) -> i1
    %s = arith.addi %a, %a : i32
    scf.condition(%c) %s : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  } attributes {my.attr = 1 : i32}
  return %n : i32
}
// OUT:
module {
  func.func @while_unused(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg1) : (i32) -> i1
      scf.condition(%1) %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      %1 = arith.addi %arg1, %c1_i32 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @while_false(%arg0: i32) -> i32 {
    %false = arith.constant false
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "t.k"(%arg1) : (i32) -> i32
      scf.condition(%false) %1 : i32
    } do {
    ^bb0(%arg1: i32):
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
  func.func @while_cond_inside() {
    %true = arith.constant true
    scf.while : () -> () {
      %1 = "t.c"() : () -> i1
      scf.condition(%1)
    } do {
      %1 = "t.c"() : () -> i1
      scf.yield
    }
    %0 = scf.while : () -> i1 {
      %1 = "t.c"() : () -> i1
      scf.condition(%1) %1 : i1
    } do {
    ^bb0(%arg0: i1):
      "t.use"(%true) : (i1) -> ()
      scf.yield
    }
    "t.use"(%0) : (i1) -> ()
    return
  }
  func.func @while_cmp(%arg0: i32) {
    scf.while : () -> () {
      %0 = "t.v"() : () -> i32
      %1 = arith.cmpi ne, %arg0, %0 : i32
      scf.condition(%1)
    } do {
      %0 = "t.v"() : () -> i32
      %1 = arith.cmpi ne, %arg0, %0 : i32
      "t.use"(%1) : (i1) -> ()
      scf.yield
    }
    return
  }
  func.func @while_unused_arg(%arg0: i32) -> i32 {
    scf.while : () -> () {
      %0 = "t.c"(%arg0) : (i32) -> i1
      scf.condition(%0)
    } do {
      %0 = "t.v"() : () -> i32
      scf.yield
    }
    return %arg0 : i32
  }
  func.func @while_invariant(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg2, %arg1) : (i32, i32) -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "t.v"(%arg2, %arg1) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %arg1 : i32, i32
  }
  func.func @while_dup(%arg0: i32) -> (i32, i32) {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg1) : (i32) -> i1
      scf.condition(%1) %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      %1 = "t.v"(%arg1, %arg1) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @while_align(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg2, %arg1) : (i32, i32) -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "t.v"(%arg1, %arg2) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %arg1, %0 : i32, i32
  }
  func.func @while_move(%arg0: i32) -> i32 {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg1) : (i32) -> i1
      %2 = arith.addi %arg1, %arg1 : i32
      scf.condition(%1) %2 : i32
    } do {
    ^bb0(%arg1: i32):
      scf.yield %arg1 : i32
    }
    return %arg0 : i32
  }
  func.func @w_mix(%arg0: i32, %arg1: i32, %arg2: f32) -> (i32, f32, i32) {
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg3) : (i32) -> i1
      scf.condition(%1) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = "t.v"(%arg3, %arg2, %arg1) : (i32, f32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %arg2, %arg1 : i32, f32, i32
  }
  func.func @w_swap(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, i32) -> (i32, i32) {
      %1 = "t.c"(%arg2) : (i32) -> i1
      scf.condition(%1) %arg2, %arg3 : i32, i32
    } do {
    ^bb0(%arg2: i32, %arg3: i32):
      %1:2 = "t.v"(%arg3, %arg2) : (i32, i32) -> (i32, i32)
      scf.yield %1#0, %1#1 : i32, i32
    }
    return %0#1, %0#0 : i32, i32
  }
  func.func @w_cmp(%arg0: i32, %arg1: i32) -> i32 {
    %false = arith.constant false
    %true = arith.constant true
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.cmpi sgt, %arg2, %arg1 : i32
      %2 = "t.v"(%true, %false, %1, %arg2) : (i1, i1, i1, i32) -> i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @w_nested(%arg0: i32, %arg1: i32) -> i32 {
    scf.while : () -> () {
      %0 = "t.c"(%arg0) : (i32) -> i1
      scf.condition(%0)
    } do {
      %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
        %1 = "t.c"(%arg2, %arg1) : (i32, i32) -> i1
        scf.condition(%1) %arg2 : i32
      } do {
      ^bb0(%arg2: i32):
        %1 = "t.v"(%arg2, %arg0) : (i32, i32) -> i32
        scf.yield %1 : i32
      }
      scf.yield
    }
    return %arg0 : i32
  }
  func.func @w_attr(%arg0: i32) -> i32 {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg1) : (i32) -> i1
      %2 = "t.d"(%arg1) : (i32) -> i32
      scf.condition(%1) %2 : i32
    } do {
    ^bb0(%arg1: i32):
      "t.use"(%arg1) : (i32) -> ()
      scf.yield %arg1 : i32
    } attributes {my.attr = 1 : i32}
    return %0 : i32
  }
  func.func @w_true(%arg0: i32) {
    %true = arith.constant true
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i1 {
      %1 = "t.c"(%arg1) : (i32) -> i1
      scf.condition(%1) %1 : i1
    } do {
    ^bb0(%arg1: i1):
      %1 = "t.v"(%true, %arg0) : (i1, i32) -> i32
      scf.yield %1 : i32
    }
    "t.use"(%0) : (i1) -> ()
    return
  }
  func.func @while_unused2(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg1) : (i32) -> i1
      scf.condition(%1) %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      %1 = arith.addi %arg1, %c1_i32 : i32
      scf.yield %1 : i32
    } attributes {my.attr = 1 : i32}
    return %0 : i32
  }
  func.func @while_false2(%arg0: i32) -> i32 {
    %false = arith.constant false
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "t.k"(%arg1) : (i32) -> i32
      scf.condition(%false) %1 : i32
    } do {
    ^bb0(%arg1: i32):
      scf.yield %arg1 : i32
    } attributes {my.attr = 1 : i32}
    return %0 : i32
  }
  func.func @while_cmp2(%arg0: i32) {
    scf.while : () -> () {
      %0 = "t.v"() : () -> i32
      %1 = arith.cmpi ne, %arg0, %0 : i32
      scf.condition(%1)
    } do {
      %0 = "t.v"() : () -> i32
      %1 = arith.cmpi ne, %arg0, %0 : i32
      "t.use"(%1) : (i1) -> ()
      scf.yield
    } attributes {my.attr = 1 : i32}
    return
  }
  func.func @while_unused_arg2(%arg0: i32) -> i32 {
    scf.while : () -> () {
      %0 = "t.c"(%arg0) : (i32) -> i1
      scf.condition(%0)
    } do {
      %0 = "t.v"() : () -> i32
      scf.yield
    } attributes {my.attr = 1 : i32}
    return %arg0 : i32
  }
  func.func @while_invariant2(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg2, %arg1) : (i32, i32) -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "t.v"(%arg2, %arg1) : (i32, i32) -> i32
      scf.yield %1 : i32
    } attributes {my.attr = 1 : i32}
    return %0, %arg1 : i32, i32
  }
  func.func @while_dup2(%arg0: i32) -> (i32, i32) {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg1) : (i32) -> i1
      scf.condition(%1) %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      %1 = "t.v"(%arg1, %arg1) : (i32, i32) -> i32
      scf.yield %1 : i32
    } attributes {my.attr = 1 : i32}
    return %0, %0 : i32, i32
  }
  func.func @while_align2(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg2, %arg1) : (i32, i32) -> i1
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = "t.v"(%arg1, %arg2) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %arg1, %0 : i32, i32
  }
  func.func @while_move2(%arg0: i32) -> i32 {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %1 = "t.c"(%arg1) : (i32) -> i1
      %2 = arith.addi %arg1, %arg1 : i32
      scf.condition(%1) %2 : i32
    } do {
    ^bb0(%arg1: i32):
      scf.yield %arg1 : i32
    } attributes {my.attr = 1 : i32}
    return %arg0 : i32
  }
}
