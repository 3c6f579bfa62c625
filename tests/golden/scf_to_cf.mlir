// RUN: tenure opt --convert-scf-to-cf
#u = #llvm.loop_unroll<disable = true>
func.func private @g(index, index) -> i32
func.func @switch(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 {
    %a = arith.constant 3 : i32
    scf.yield %a : i32
  }
  case 5 {
    %a = arith.constant 4 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 7 : i32
    scf.yield %a : i32
  }
  scf.index_switch %i
  default {
    scf.yield
  }
  return %r : i32
}
func.func @parallel(%n: index, %s: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i, %j) = (%c1, %n) to (%n, %n) step (%c1, %n) init (%s) -> i32 {
    %v = func.call @g(%i, %j) : (index, index) -> i32
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %w = arith.addi %a, %b : i32
      scf.reduce.return %w : i32
    }
  }
  scf.forall (%i, %j) in (4, %n) {
    %v = func.call @g(%i, %j) : (index, index) -> i32
  }
  return %r : i32
}
func.func @loops(%n: index, %c: i1, %s: i32, %m: memref<?xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for unsigned %i = %c1 to %n step %c1 iter_args(%a = %s) -> i32 {
    %x = scf.if %c -> i32 {
      %y = scf.while (%b = %a) : (i32) -> i32 {
        %z = arith.cmpi eq, %b, %s : i32
        scf.condition(%z) %b : i32
      } do {
      ^bb0(%b: i32):
        %z = arith.addi %b, %b : i32
        scf.yield %z : i32
      }
      scf.yield %y : i32
    } else {
      %y = scf.execute_region -> i32 {
        cf.cond_br %c, ^bb1, ^bb2
      ^bb1:
        scf.yield %a : i32
      ^bb2:
        scf.yield %s : i32
      }
      scf.yield %y : i32
    }
    scf.if %c {
      memref.store %x, %m[%i] : memref<?xi32>
    }
    scf.yield %x : i32
  } {llvm.loop_annotation = #llvm.loop_annotation<unroll = #u>, other}
  %q:2 = scf.while (%b = %r) : (i32) -> (i32, i1) {
    %z = arith.cmpi eq, %b, %s : i32
    scf.condition(%z) %b, %c : i32, i1
  } do {
  ^bb0(%b: i32, %d: i1):
    scf.yield %b : i32
  } attributes {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  scf.while (%b = %r) : (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield %s : i32
  }
  return %q#0 : i32
}
// OUT:
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll>
module {
  func.func private @g(index, index) -> i32
  func.func @switch(%arg0: index) -> i32 {
    %0 = arith.index_cast %arg0 : index to i32
    cf.switch %0 : i32, [
      default: ^bb3,
      2: ^bb1,
      5: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %c3_i32 = arith.constant 3 : i32
    cf.br ^bb4(%c3_i32 : i32)
  ^bb2:  // pred: ^bb0
    %c4_i32 = arith.constant 4 : i32
    cf.br ^bb4(%c4_i32 : i32)
  ^bb3:  // pred: ^bb0
    %c7_i32 = arith.constant 7 : i32
    cf.br ^bb4(%c7_i32 : i32)
  ^bb4(%1: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    %2 = arith.index_cast %arg0 : index to i32
    cf.switch %2 : i32, [
      default: ^bb5]
  ^bb5:  // pred: ^bb4
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    return %1 : i32
  }
  func.func @parallel(%arg0: index, %arg1: i32) -> i32 {
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c1, %arg1 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb5
    %2 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %2, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg0, %1 : index, i32)
  ^bb3(%3: index, %4: i32):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %3, %arg0 : index
    cf.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %6 = call @g(%0, %3) : (index, index) -> i32
    %7 = arith.addi %4, %6 : i32
    %8 = arith.addi %3, %arg0 : index
    cf.br ^bb3(%8, %7 : index, i32)
  ^bb5:  // pred: ^bb3
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9, %4 : index, i32)
  ^bb6:  // pred: ^bb1
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    cf.br ^bb7(%c0 : index)
  ^bb7(%10: index):  // 2 preds: ^bb6, ^bb11
    %11 = arith.cmpi slt, %10, %c4 : index
    cf.cond_br %11, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%c0_0 : index)
  ^bb9(%12: index):  // 2 preds: ^bb8, ^bb10
    %13 = arith.cmpi slt, %12, %arg0 : index
    cf.cond_br %13, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %14 = call @g(%10, %12) : (index, index) -> i32
    %15 = arith.addi %12, %c1_2 : index
    cf.br ^bb9(%15 : index)
  ^bb11:  // pred: ^bb9
    %16 = arith.addi %10, %c1_1 : index
    cf.br ^bb7(%16 : index)
  ^bb12:  // pred: ^bb7
    return %1 : i32
  }
  func.func @loops(%arg0: index, %arg1: i1, %arg2: i32, %arg3: memref<?xi32>) -> i32 {
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c1, %arg2 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb15
    %2 = arith.cmpi ult, %0, %arg0 : index
    cf.cond_br %2, ^bb2, ^bb16
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg1, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    cf.br ^bb4(%1 : i32)
  ^bb4(%3: i32):  // 2 preds: ^bb3, ^bb5
    %4 = arith.cmpi eq, %3, %arg2 : i32
    cf.cond_br %4, ^bb5(%3 : i32), ^bb6
  ^bb5(%5: i32):  // pred: ^bb4
    %6 = arith.addi %5, %5 : i32
    cf.br ^bb4(%6 : i32)
  ^bb6:  // pred: ^bb4
    cf.br ^bb12(%3 : i32)
  ^bb7:  // pred: ^bb2
    cf.br ^bb8
  ^bb8:  // pred: ^bb7
    cf.cond_br %arg1, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    cf.br ^bb11(%1 : i32)
  ^bb10:  // pred: ^bb8
    cf.br ^bb11(%arg2 : i32)
  ^bb11(%7: i32):  // 2 preds: ^bb9, ^bb10
    cf.br ^bb12(%7 : i32)
  ^bb12(%8: i32):  // 2 preds: ^bb6, ^bb11
    cf.br ^bb13
  ^bb13:  // pred: ^bb12
    cf.cond_br %arg1, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    memref.store %8, %arg3[%0] : memref<?xi32>
    cf.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9, %8 : index, i32) {llvm.loop_annotation = #loop_annotation1}
  ^bb16:  // pred: ^bb1
    cf.br ^bb17(%1 : i32)
  ^bb17(%10: i32):  // 2 preds: ^bb16, ^bb18
    %11 = arith.cmpi eq, %10, %arg2 : i32
    cf.cond_br %11, ^bb18(%10, %arg1 : i32, i1), ^bb19
  ^bb18(%12: i32, %13: i1):  // pred: ^bb17
    cf.br ^bb17(%12 : i32) {llvm.loop_annotation = #loop_annotation}
  ^bb19:  // pred: ^bb17
    cf.br ^bb20(%1 : i32)
  ^bb20(%14: i32):  // 2 preds: ^bb19, ^bb21
    cf.cond_br %arg1, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    cf.br ^bb20(%arg2 : i32)
  ^bb22:  // pred: ^bb20
    return %10 : i32
  }
}

