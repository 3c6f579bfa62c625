// RUN: tenure opt --remove-dead-values
func.func private @sums(%a: i32, %unused: i32, %m: memref<i32>) -> (i32, i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  memref.store %0, %m[] : memref<i32>
  return %1, %0, %unused : i32, i32, i32
}
func.func @calls(%a: i32, %m: memref<i32>) -> i32 {
  %c4 = arith.constant 4 : i32
  %0:3 = call @sums(%a, %c4, %m) : (i32, i32, memref<i32>) -> (i32, i32, i32)
  %1:3 = call @sums(%0#1, %a, %m) : (i32, i32, memref<i32>) -> (i32, i32, i32)
  return %0#1 : i32
}
func.func @branches(%m: memref<4xi32>, %i: index, %c: i1) -> i32 {
  %k = arith.addi %i, %i : index
  %0 = memref.load %m[%k] : memref<4xi32>
  cf.cond_br %c, ^a(%0, %k : i32, index), ^a(%0, %i : i32, index)
^a(%x: i32, %y: index):
  %r = arith.constant 7 : i32
  cf.br ^b(%x, %r, %y : i32, i32, index)
^b(%u: i32, %v: i32, %w: index):
  memref.store %v, %m[%w] : memref<4xi32>
  return %v : i32
}
func.func private @a_loop_that_does_nothing(%n: index, %x: f32) -> f32 {
  %0 = scf.for %i = %n to %n step %n iter_args(%s = %x) -> (f32) {
    %1 = arith.addf %s, %s : f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
func.func @uses(%n: index, %x: f32) {
  %0 = call @a_loop_that_does_nothing(%n, %x) : (index, f32) -> f32
  return
}
func.func @taken_as_a_value() -> ((i32) -> i32) {
  %f = func.constant @callback : (i32) -> i32
  return %f : (i32) -> i32
}
func.func private @callback(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  return %c1 : i32
}
func.func @loads(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %v: i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%j] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  %2 = memref.alloc(%j) : memref<?xi32>
  return
}
func.func @first_op_of_block_dies(%c: i1, %x: i32) -> i32 {
  %dead = arith.constant 3 : i64
  cf.cond_br %c, ^bb1(%dead, %x : i64, i32), ^bb1(%dead, %x : i64, i32)
^bb1(%a: i64, %b: i32):
  %also_dead = arith.addi %a, %a : i64
  cf.cond_br %c, ^bb2(%a, %a : i64, i64), ^bb3
^bb2(%d: i64, %e: i64):
  %f = arith.addi %d, %e : i64
  cf.br ^bb3
^bb3:
  return %b : i32
}
// OUT:
module {
  func.func private @sums(%arg0: i32, %arg1: memref<i32>) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    memref.store %0, %arg1[] : memref<i32>
    return %0 : i32
  }
  func.func @calls(%arg0: i32, %arg1: memref<i32>) -> i32 {
    %0 = call @sums(%arg0, %arg1) : (i32, memref<i32>) -> i32
    %1 = call @sums(%0, %arg1) : (i32, memref<i32>) -> i32
    return %0 : i32
  }
  func.func @branches(%arg0: memref<4xi32>, %arg1: index, %arg2: i1) -> i32 {
    %0 = arith.addi %arg1, %arg1 : index
    %1 = memref.load %arg0[%0] : memref<4xi32>
    cf.cond_br %arg2, ^bb1(%0 : index), ^bb1(%arg1 : index)
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb0
    %c7_i32 = arith.constant 7 : i32
    cf.br ^bb2(%c7_i32, %2 : i32, index)
  ^bb2(%3: i32, %4: index):  // pred: ^bb1
    memref.store %3, %arg0[%4] : memref<4xi32>
    return %3 : i32
  }
  func.func private @a_loop_that_does_nothing() {
    return
  }
  func.func @uses(%arg0: index, %arg1: f32) {
    call @a_loop_that_does_nothing() : () -> ()
    return
  }
  func.func @taken_as_a_value() -> ((i32) -> i32) {
    %f = constant @callback : (i32) -> i32
    return %f : (i32) -> i32
  }
  func.func private @callback(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func @loads(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: index, %arg3: index, %arg4: i32) {
    %0 = memref.load %arg0[%arg2] : memref<4xi32>
    memref.store %arg4, %arg0[%arg2] : memref<4xi32>
    return
  }
  func.func @first_op_of_block_dies(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    cf.cond_br %arg0, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return %0 : i32
  }
}

