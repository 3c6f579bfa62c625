// RUN: tenure opt "--pass-pipeline=builtin.module(func.func(mem2reg))"
func.func private @use(i64)
// Branches that cannot be reached grow, which moves what says where they lead.
func.func @dead_ways(%a: i64, %b: i64, %c: i1) {
  %m = memref.alloca() : memref<i64>
  %n = memref.alloca() : memref<memref<i64>>
  memref.store %a, %m[] : memref<i64>
  cf.br ^meet
^one:
  cf.br ^meet
^two:
  cf.cond_br %c, ^meet, ^three
^meet:
  %v = memref.load %m[] : memref<i64>
  func.call @use(%v) : (i64) -> ()
  memref.store %b, %m[] : memref<i64>
  cf.cond_br %c, ^meet, ^end
^three:
  cf.switch %a : i64, [ default: ^meet, 1: ^meet, 2: ^end ]
^end:
  return
}
// What goes to a block is what another variable held, which is promoted later.
func.func @from_one_to_another(%a: i64, %c: i1) -> i64 {
  %m = memref.alloca() : memref<i64>
  %n = memref.alloca() : memref<i64>
  %o = memref.alloca() : memref<i64>
  memref.store %a, %o[] : memref<i64>
  %v = memref.load %n[] : memref<i64>
  memref.store %v, %m[] : memref<i64>
  cf.br ^loop
^loop:
  %w = memref.load %m[] : memref<i64>
  %x = memref.load %n[] : memref<i64>
  %y = memref.load %o[] : memref<i64>
  memref.store %w, %n[] : memref<i64>
  memref.store %x, %o[] : memref<i64>
  memref.store %y, %m[] : memref<i64>
  cf.cond_br %c, ^loop, ^end
^end:
  %r = memref.load %m[] : memref<i64>
  return %r : i64
}
// A pointer that goes to a block is used there, though the branch has it last.
func.func @pointer_handed_on(%a: i64, %c: i1) -> i64 {
  %p = memref.alloca() : memref<memref<i64>>
  %m = memref.alloca() : memref<i64>
  %n = memref.alloca() : memref<i64>
  memref.store %a, %m[] : memref<i64>
  memref.store %a, %n[] : memref<i64>
  cf.cond_br %c, ^left, ^right
^left:
  memref.store %m, %p[] : memref<memref<i64>>
  cf.br ^end
^right:
  memref.store %n, %p[] : memref<memref<i64>>
  cf.br ^end
^end:
  %q = memref.load %p[] : memref<memref<i64>>
  %r = memref.load %q[] : memref<i64>
  return %r : i64
}
// OUT:
module {
  func.func private @use(i64)
  func.func @dead_ways(%arg0: i64, %arg1: i64, %arg2: i1) {
    %0 = ub.poison : i64
    %alloca = memref.alloca() : memref<memref<i64>>
    cf.br ^bb3(%arg0 : i64)
  ^bb1:  // no predecessors
    cf.br ^bb3(%0 : i64)
  ^bb2:  // no predecessors
    cf.cond_br %arg2, ^bb3(%0 : i64), ^bb4
  ^bb3(%1: i64):  // 6 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb4
    call @use(%1) : (i64) -> ()
    cf.cond_br %arg2, ^bb3(%arg1 : i64), ^bb5
  ^bb4:  // pred: ^bb2
    cf.switch %arg0 : i64, [
      default: ^bb3(%0 : i64),
      1: ^bb3(%0 : i64),
      2: ^bb5
    ]
  ^bb5:  // 2 preds: ^bb3, ^bb4
    return
  }
  func.func @from_one_to_another(%arg0: i64, %arg1: i1) -> i64 {
    %0 = ub.poison : i64
    cf.br ^bb1(%0, %0, %arg0 : i64, i64, i64)
  ^bb1(%1: i64, %2: i64, %3: i64):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg1, ^bb1(%3, %1, %2 : i64, i64, i64), ^bb2
  ^bb2:  // pred: ^bb1
    return %3 : i64
  }
  func.func @pointer_handed_on(%arg0: i64, %arg1: i1) -> i64 {
    %alloca = memref.alloca() : memref<i64>
    %alloca_0 = memref.alloca() : memref<i64>
    memref.store %arg0, %alloca[] : memref<i64>
    memref.store %arg0, %alloca_0[] : memref<i64>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%alloca : memref<i64>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%alloca_0 : memref<i64>)
  ^bb3(%0: memref<i64>):  // 2 preds: ^bb1, ^bb2
    %1 = memref.load %0[] : memref<i64>
    return %1 : i64
  }
}

