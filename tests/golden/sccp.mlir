// RUN: tenure opt --sccp
func.func private @add_one(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  return %0 : i32
}
func.func @calls() -> i32 {
  %c4 = arith.constant 4 : i32
  %0 = func.call @add_one(%c4) : (i32) -> i32
  return %0 : i32
}
func.func @branches(%u: i32) -> i32 {
  %false = arith.constant false
  %c7 = arith.constant 7 : i32
  cf.cond_br %false, ^a(%u : i32), ^a(%c7 : i32)
^a(%v: i32):
  return %v : i32
}
func.func @loop(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 3 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k) -> (i32) {
    %b = arith.andi %a, %k : i32
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @same_bounds(%x: i32, %r: memref<?xi32>) -> i32 {
  %a = arith.constant 5 : index
  %s = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %k = scf.for %i = %a to %a step %s iter_args(%q = %z) -> (i32) {
    %c = arith.addi %o, %o : i32
    memref.store %c, %r[%i] : memref<?xi32>
    scf.yield %c : i32
  }
  return %k : i32
}
func.func @no_trip(%x: i32, %r: memref<?xi32>) -> i32 {
  %a = arith.constant 5 : index
  %b = arith.constant 3 : index
  %s = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %k = scf.for %i = %a to %b step %s iter_args(%q = %z) -> (i32) {
    %c = arith.addi %o, %o : i32
    memref.store %c, %r[%i] : memref<?xi32>
    scf.yield %c : i32
  }
  return %k : i32
}
func.func @one_trip(%x: i32, %r: memref<?xi32>) -> i32 {
  %a = arith.constant 5 : index
  %b = arith.constant 6 : index
  %s = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %k = scf.for %i = %a to %b step %s iter_args(%q = %z) -> (i32) {
    %c = arith.addi %q, %o : i32
    memref.store %c, %r[%i] : memref<?xi32>
    scf.yield %c : i32
  }
  return %k : i32
}
func.func @some_trips(%x: i32, %r: memref<?xi32>) -> i32 {
  %a = arith.constant 5 : index
  %b = arith.constant 8 : index
  %s = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %k = scf.for %i = %a to %b step %s iter_args(%q = %z) -> (i32) {
    memref.store %o, %r[%i] : memref<?xi32>
    scf.yield %o : i32
  }
  return %k : i32
}
// OUT:
module {
  func.func private @add_one(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    return %c5_i32 : i32
  }
  func.func @calls() -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = call @add_one(%c4_i32) : (i32) -> i32
    return %c5_i32 : i32
  }
  func.func @branches(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %false = arith.constant false
    cf.cond_br %false, ^bb1(%arg0 : i32), ^bb1(%c7_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
  func.func @loop(%arg0: index) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    return %c3_i32 : i32
  }
  func.func @same_bounds(%arg0: i32, %arg1: memref<?xi32>) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0 = scf.for %arg2 = %c5 to %c5 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
      memref.store %c2_i32, %arg1[%arg2] : memref<?xi32>
      scf.yield %c2_i32 : i32
    }
    return %0 : i32
  }
  func.func @no_trip(%arg0: i32, %arg1: memref<?xi32>) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %0 = scf.for %arg2 = %c5 to %c3 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
      memref.store %c2_i32, %arg1[%arg2] : memref<?xi32>
      scf.yield %c2_i32 : i32
    }
    return %0 : i32
  }
  func.func @one_trip(%arg0: i32, %arg1: memref<?xi32>) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %0 = scf.for %arg2 = %c5 to %c6 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
      %1 = arith.addi %arg3, %c1_i32 : i32
      memref.store %1, %arg1[%arg2] : memref<?xi32>
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @some_trips(%arg0: i32, %arg1: memref<?xi32>) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c5 = arith.constant 5 : index
    %0 = scf.for %arg2 = %c5 to %c8 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
      memref.store %c1_i32, %arg1[%arg2] : memref<?xi32>
      scf.yield %c1_i32 : i32
    }
    return %0 : i32
  }
}

