// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @y1(%i: index, %v: i32) -> (i32, i32, i32) {
  %2:4 = scf.index_switch %i -> i32, i32, i32, i32
  case 2 { %1 = "t.a"() : () -> i32
    %3 = "t.a"() : () -> i32
    scf.yield %1, %v, %3, %1 : i32, i32, i32, i32 }
  default { %1 = "t.c"() : () -> i32
    %3 = "t.d"() : () -> i32
    scf.yield %1, %v, %3, %1 : i32, i32, i32, i32 }
  return %2#0, %2#1, %2#3 : i32, i32, i32
}
func.func @y2(%i: index, %v: i32) -> (i32) {
  %2 = scf.index_switch %i -> i32
  case 2 { 
    "t.a"() : () -> i32
    scf.yield %v : i32 }
  default { scf.yield %v : i32 }
  return %2 : i32
}
func.func @y3(%i: index, %v: i32) -> (i32, i32) {
  %2:3 = scf.index_switch %i {foo} -> i32, i32, i32
  case 2 { 
    %c1 = arith.constant 1 : i32
    "t.a"() : () -> i32
    scf.yield %c1, %v, %c1 : i32, i32, i32 }
  default { 
    %c1 = arith.constant 1 : i32
    scf.yield %c1, %c1, %v : i32, i32, i32 }
  return %2#0, %2#1 : i32, i32
}
func.func @y4(%c: i1, %v: i64, %w: i64) -> (i64, i64, i64) {
  %1:5 = scf.execute_region -> (i64, i64, i64, i64, i64) no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    %7 = "t.c"() : () -> i64
    scf.yield %v, %7, %w, %7, %7 : i64, i64, i64, i64, i64
  ^b:
    %8 = "t.c"() : () -> i64
    scf.yield %v, %8, %8, %8, %8 : i64, i64, i64, i64, i64
  } {foo}
  return %1#1, %1#3, %1#2 : i64, i64, i64
}
func.func @y5(%c: i1, %v: i64, %w: i64) -> (i64, i64, i64) {
  %1:4 = scf.if %c -> (i64, i64, i64, i64) {
    %7 = "t.c"() : () -> i64
    scf.yield %v, %7, %w, %7 : i64, i64, i64, i64
  } else {
    %8 = "t.c"() : () -> i64
    scf.yield %v, %8, %8, %8 : i64, i64, i64, i64
  } {foo}
  return %1#1, %1#3, %1#2 : i64, i64, i64
}
func.func @y6(%c: i1, %v: i64, %w: i64, %n: index) -> (i64, i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %1:4 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v, %y = %w, %z = %v, %u = %v) -> (i64, i64, i64, i64) {
    %7 = "t.c"(%x, %y, %z) : (i64, i64, i64) -> i64
    scf.yield %7, %y, %7, %x : i64, i64, i64, i64
  } {foo}
  return %1#1, %1#3, %1#2 : i64, i64, i64
}
func.func @y7(%c: i1, %v: i64, %w: i64, %n: index) -> (i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %1:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v, %y = %w, %z = %v) -> (i64, i64, i64) {
    %7 = "t.c"(%x) : (i64) -> i64
    %8 = arith.addi %y, %w : i64
    scf.yield %7, %8, %7 : i64, i64, i64
  } {foo}
  return %1#0 : i64
}
func.func @y8(%c: i1, %v: i64, %w: i64, %n: index) -> (i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %1:2 = scf.while(%x = %v, %y = %w) : (i64, i64) -> (i64, i64) {
    %k = "t.c"(%x) : (i64) -> i1
    scf.condition(%k) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %8 = arith.addi %y, %w : i64
    %7 = "t.c"(%x) : (i64) -> i64
    scf.yield %7, %8 : i64, i64
  } attributes {foo}
  return %1#0 : i64
}
func.func @y9(%i: index, %v: i32) -> (i32, i32) {
  %2:2 = scf.index_switch %i -> i32, i32
  case 2 { %1 = "t.a"() : () -> i32
    scf.yield %1, %v : i32, i32 }
  default { %1 = "t.c"() : () -> i32
    scf.yield %v, %1 : i32, i32 }
  "t.u"() : () -> ()
  return %2#0, %2#1 : i32, i32
}
func.func @y10(%c: i1, %v: i64, %w: i64) -> (i64, i64, i64) {
  %1:4 = scf.if %c -> (i64, i64, i64, i64) {
    %7 = "t.c"() : () -> i64
    scf.yield %7, %7, %w, %7 : i64, i64, i64, i64
  } else {
    %8 = "t.c"() : () -> i64
    %9 = "t.c"() : () -> i64
    scf.yield %9, %8, %8, %9 : i64, i64, i64, i64
  }
  return %1#3, %1#1, %1#0 : i64, i64, i64
}
func.func @y11(%c: i1, %v: i64, %w: i64) -> (i64, i64) {
  %1:2 = scf.if %c -> (i64, i64) {
    %7 = "t.c"() : () -> i64
    scf.yield %7, %7 : i64, i64
  } else {
    %c0 = arith.constant 0 : i64
    scf.yield %c0, %c0 : i64, i64
  } {foo}
  return %1#1, %1#0 : i64, i64
}
func.func @i1(%p: i1, %a: i64) {
    scf.if %p {
      %v5 = "t.o"(%a) : (i64) -> i64
    } else {
    } {foo}
  return
}
func.func @i2(%p: i1, %a: i64) {
    %0 = scf.if %p -> i64 {
      %v5 = "t.o"(%a) : (i64) -> i64
      scf.yield %v5 : i64
    } else {
      scf.yield %a : i64
    } {foo}
  return
}
func.func @i3(%p: i1, %a: i64) -> i64 {
    %0:2 = scf.if %p -> (i64, i64) {
      %v5 = "t.o"(%a) : (i64) -> i64
      scf.yield %v5, %a : i64, i64
    } else {
      %v5 = "t.o"(%a) : (i64) -> i64
      scf.yield %a, %v5 : i64, i64
    } {foo}
  return %0#1 : i64
}
func.func @i4(%p: i1, %q: i1, %a: i64) {
    scf.if %p {
      scf.if %q {
        %v5 = "t.o"(%a) : (i64) -> i64
      } {bar}
    } {foo}
  return
}
func.func @i5(%p: i1, %q: i1, %a: i64) {
    scf.if %p {
        %v5 = "t.o"(%a) : (i64) -> i64
    } {foo}
    scf.if %p {
        %v5 = "t.o"(%a) : (i64) -> i64
    } {bar}
  return
}
func.func @i6(%p: i1, %q: i1, %a: i64) {
    scf.if %p {
    } else {
        %v5 = "t.o"(%a) : (i64) -> i64
    } {foo}
  return
}
func.func @i7(%p: i1, %q: i1, %a: i64, %b: i64) -> (i64, i64) {
    %0:2 = scf.if %p -> (i64, i64) {
      %v5 = "t.o"(%a) : (i64) -> i64
      scf.yield %v5, %a : i64, i64
    } else {
      %v5 = "t.o"(%a) : (i64) -> i64
      scf.yield %v5, %b : i64, i64
    } {foo}
  return %0#0, %0#1 : i64, i64
}
// OUT:
module {
  func.func @y1(%arg0: index, %arg1: i32) -> (i32, i32, i32) {
    %0 = scf.index_switch %arg0 -> i32 
    case 2 {
      %1 = "t.a"() : () -> i32
      %2 = "t.a"() : () -> i32
      scf.yield %1 : i32
    }
    default {
      %1 = "t.c"() : () -> i32
      %2 = "t.d"() : () -> i32
      scf.yield %1 : i32
    }
    return %0, %arg1, %0 : i32, i32, i32
  }
  func.func @y2(%arg0: index, %arg1: i32) -> i32 {
    scf.index_switch %arg0 
    case 2 {
      %0 = "t.a"() : () -> i32
      scf.yield
    }
    default {
    }
    return %arg1 : i32
  }
  func.func @y3(%arg0: index, %arg1: i32) -> (i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.index_switch %arg0 {foo} -> i32 
    case 2 {
      %1 = "t.a"() : () -> i32
      scf.yield %arg1 : i32
    }
    default {
      scf.yield %c1_i32 : i32
    }
    return %c1_i32, %0 : i32, i32
  }
  func.func @y4(%arg0: i1, %arg1: i64, %arg2: i64) -> (i64, i64, i64) {
    %0:2 = scf.execute_region -> (i64, i64) no_inline {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %1 = "t.c"() : () -> i64
      scf.yield %1, %arg2 : i64, i64
    ^bb2:  // pred: ^bb0
      %2 = "t.c"() : () -> i64
      scf.yield %2, %2 : i64, i64
    } {foo}
    return %0#0, %0#0, %0#1 : i64, i64, i64
  }
  func.func @y5(%arg0: i1, %arg1: i64, %arg2: i64) -> (i64, i64, i64) {
    %0:2 = scf.if %arg0 -> (i64, i64) {
      %1 = "t.c"() : () -> i64
      scf.yield %1, %arg2 : i64, i64
    } else {
      %1 = "t.c"() : () -> i64
      scf.yield %1, %1 : i64, i64
    }
    return %0#0, %0#0, %0#1 : i64, i64, i64
  }
  func.func @y6(%arg0: i1, %arg1: i64, %arg2: i64, %arg3: index) -> (i64, i64, i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %c0 to %arg3 step %c1 iter_args(%arg5 = %arg1, %arg6 = %arg1) -> (i64, i64) {
      %1 = "t.c"(%arg5, %arg2, %arg5) : (i64, i64, i64) -> i64
      scf.yield %1, %arg5 : i64, i64
    } {foo}
    return %arg2, %0#1, %0#0 : i64, i64, i64
  }
  func.func @y7(%arg0: i1, %arg1: i64, %arg2: i64, %arg3: index) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %c0 to %arg3 step %c1 iter_args(%arg5 = %arg1, %arg6 = %arg2) -> (i64, i64) {
      %1 = "t.c"(%arg5) : (i64) -> i64
      %2 = arith.addi %arg6, %arg2 : i64
      scf.yield %1, %2 : i64, i64
    } {foo}
    return %0#0 : i64
  }
  func.func @y8(%arg0: i1, %arg1: i64, %arg2: i64, %arg3: index) -> i64 {
    %0:2 = scf.while (%arg4 = %arg1, %arg5 = %arg2) : (i64, i64) -> (i64, i64) {
      %1 = "t.c"(%arg4) : (i64) -> i1
      scf.condition(%1) %arg4, %arg5 : i64, i64
    } do {
    ^bb0(%arg4: i64, %arg5: i64):
      %1 = arith.addi %arg5, %arg2 : i64
      %2 = "t.c"(%arg4) : (i64) -> i64
      scf.yield %2, %1 : i64, i64
    } attributes {foo}
    return %0#0 : i64
  }
  func.func @y9(%arg0: index, %arg1: i32) -> (i32, i32) {
    %0:2 = scf.index_switch %arg0 -> i32, i32 
    case 2 {
      %1 = "t.a"() : () -> i32
      scf.yield %1, %arg1 : i32, i32
    }
    default {
      %1 = "t.c"() : () -> i32
      scf.yield %arg1, %1 : i32, i32
    }
    "t.u"() : () -> ()
    return %0#0, %0#1 : i32, i32
  }
  func.func @y10(%arg0: i1, %arg1: i64, %arg2: i64) -> (i64, i64, i64) {
    %0:2 = scf.if %arg0 -> (i64, i64) {
      %1 = "t.c"() : () -> i64
      scf.yield %1, %1 : i64, i64
    } else {
      %1 = "t.c"() : () -> i64
      %2 = "t.c"() : () -> i64
      scf.yield %2, %1 : i64, i64
    }
    return %0#0, %0#1, %0#0 : i64, i64, i64
  }
  func.func @y11(%arg0: i1, %arg1: i64, %arg2: i64) -> (i64, i64) {
    %c0_i64 = arith.constant 0 : i64
    %0 = scf.if %arg0 -> (i64) {
      %1 = "t.c"() : () -> i64
      scf.yield %1 : i64
    } else {
      scf.yield %c0_i64 : i64
    } {foo}
    return %0, %0 : i64, i64
  }
  func.func @i1(%arg0: i1, %arg1: i64) {
    scf.if %arg0 {
      %0 = "t.o"(%arg1) : (i64) -> i64
    } {foo}
    return
  }
  func.func @i2(%arg0: i1, %arg1: i64) {
    scf.if %arg0 {
      %0 = "t.o"(%arg1) : (i64) -> i64
    } {foo}
    return
  }
  func.func @i3(%arg0: i1, %arg1: i64) -> i64 {
    %0 = scf.if %arg0 -> (i64) {
      %1 = "t.o"(%arg1) : (i64) -> i64
      scf.yield %arg1 : i64
    } else {
      %1 = "t.o"(%arg1) : (i64) -> i64
      scf.yield %1 : i64
    } {foo}
    return %0 : i64
  }
  func.func @i4(%arg0: i1, %arg1: i1, %arg2: i64) {
    %0 = arith.andi %arg0, %arg1 : i1
    scf.if %0 {
      %1 = "t.o"(%arg2) : (i64) -> i64
    }
    return
  }
  func.func @i5(%arg0: i1, %arg1: i1, %arg2: i64) {
    scf.if %arg0 {
      %0 = "t.o"(%arg2) : (i64) -> i64
      %1 = "t.o"(%arg2) : (i64) -> i64
    }
    return
  }
  func.func @i6(%arg0: i1, %arg1: i1, %arg2: i64) {
    scf.if %arg0 {
    } else {
      %0 = "t.o"(%arg2) : (i64) -> i64
    } {foo}
    return
  }
  func.func @i7(%arg0: i1, %arg1: i1, %arg2: i64, %arg3: i64) -> (i64, i64) {
    %0 = arith.select %arg0, %arg2, %arg3 : i64
    %1 = scf.if %arg0 -> (i64) {
      %2 = "t.o"(%arg2) : (i64) -> i64
      scf.yield %2 : i64
    } else {
      %2 = "t.o"(%arg2) : (i64) -> i64
      scf.yield %2 : i64
    }
    return %1, %0 : i64, i64
  }
}
