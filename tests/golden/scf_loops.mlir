// RUN: tenure opt --scf-for-loop-range-folding --scf-for-loop-specialization --scf-parallel-loop-specialization --scf-forall-to-parallel --scf-parallel-for-to-nested-fors --scf-for-to-while
#least = affine_map<()[s0, s1] -> (1024, s0 - s1, 2000)>
#other = affine_map<()[s0] -> (s0 + 1, s0)>
func.func private @g(index, index)
func.func @ranges(%n: index, %k: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %k {
    %0 = arith.addi %k, %i : index
    %1 = arith.muli %0, %n : index
    %2 = memref.load %m[%1] : memref<?xi32>
    scf.for %j = %i to %n step %k {
      %3 = arith.muli %j, %i : index
      memref.store %2, %m[%3] : memref<?xi32>
    }
  }
  return
}
func.func @least(%n: index, %k: index, %s: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %b = affine.min #least()[%n, %k]
  %d = affine.min #other()[%n]
  scf.for %i = %c0 to %b step %k {
    func.call @g(%i, %b) : (index, index) -> ()
  } {kept}
  scf.for %i = %c0 to %d step %k {
    func.call @g(%i, %b) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %n) to (%b, %b) step (%k, %k) {
    func.call @g(%i, %b) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %n) to (%b, %d) step (%k, %k) {
    func.call @g(%i, %b) : (index, index) -> ()
  }
  %r = scf.for unsigned %i = %s to %s step %s iter_args(%a = %s) -> i32 : i32 {
    %x = arith.addi %a, %i : i32
    scf.yield %x : i32
  } {kept}
  return %r : i32
}
func.func @forall(%n: index) {
  scf.forall (%i, %j) = (2, %n) to (%n, 9) step (%n, 3) {
    func.call @g(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}
// OUT:
#map = affine_map<()[s0, s1] -> (1024, s0 - s1, 2000)>
#map1 = affine_map<()[s0] -> (s0 + 1, s0)>
module {
  func.func private @g(index, index)
  func.func @ranges(%arg0: index, %arg1: index, %arg2: memref<?xi32>) {
    %c0 = arith.constant 0 : index
    %0 = scf.while (%arg3 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg3, %arg0 : index
      scf.condition(%1) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %1 = arith.addi %arg3, %arg1 : index
      %2 = arith.addi %arg1, %arg3 : index
      %3 = arith.muli %2, %arg0 : index
      %4 = memref.load %arg2[%3] : memref<?xi32>
      %5 = scf.while (%arg4 = %arg3) : (index) -> index {
        %6 = arith.cmpi slt, %arg4, %arg0 : index
        scf.condition(%6) %arg4 : index
      } do {
      ^bb0(%arg4: index):
        %6 = arith.addi %arg4, %arg1 : index
        %7 = arith.muli %arg4, %arg3 : index
        memref.store %4, %arg2[%7] : memref<?xi32>
        scf.yield %6 : index
      }
      scf.yield %1 : index
    }
    return
  }
  func.func @least(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
    %c1024 = arith.constant 1024 : index
    %c0 = arith.constant 0 : index
    %0 = affine.min #map()[%arg0, %arg1]
    %1 = affine.min #map1()[%arg0]
    %2 = arith.cmpi eq, %0, %c1024 : index
    scf.if %2 {
      %9 = scf.while (%arg3 = %c0) : (index) -> index {
        %10 = arith.cmpi slt, %arg3, %c1024 : index
        scf.condition(%10) %arg3 : index
      } do {
      ^bb0(%arg3: index):
        %10 = arith.addi %arg3, %arg1 : index
        func.call @g(%arg3, %c1024) : (index, index) -> ()
        scf.yield %10 : index
      } attributes {kept}
    } else {
      %9 = scf.while (%arg3 = %c0) : (index) -> index {
        %10 = arith.cmpi slt, %arg3, %0 : index
        scf.condition(%10) %arg3 : index
      } do {
      ^bb0(%arg3: index):
        %10 = arith.addi %arg3, %arg1 : index
        func.call @g(%arg3, %0) : (index, index) -> ()
        scf.yield %10 : index
      } attributes {kept}
    }
    %3 = scf.while (%arg3 = %c0) : (index) -> index {
      %9 = arith.cmpi slt, %arg3, %1 : index
      scf.condition(%9) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %9 = arith.addi %arg3, %arg1 : index
      func.call @g(%arg3, %0) : (index, index) -> ()
      scf.yield %9 : index
    }
    %4 = arith.cmpi eq, %0, %c1024 : index
    %5 = arith.cmpi eq, %0, %c1024 : index
    %6 = arith.andi %4, %5 : i1
    scf.if %6 {
      %9 = scf.while (%arg3 = %c0) : (index) -> index {
        %10 = arith.cmpi slt, %arg3, %c1024 : index
        scf.condition(%10) %arg3 : index
      } do {
      ^bb0(%arg3: index):
        %10 = arith.addi %arg3, %arg1 : index
        %11 = scf.while (%arg4 = %arg0) : (index) -> index {
          %12 = arith.cmpi slt, %arg4, %c1024 : index
          scf.condition(%12) %arg4 : index
        } do {
        ^bb0(%arg4: index):
          %12 = arith.addi %arg4, %arg1 : index
          func.call @g(%arg3, %c1024) : (index, index) -> ()
          scf.yield %12 : index
        }
        scf.yield %10 : index
      }
    } else {
      %9 = scf.while (%arg3 = %c0) : (index) -> index {
        %10 = arith.cmpi slt, %arg3, %0 : index
        scf.condition(%10) %arg3 : index
      } do {
      ^bb0(%arg3: index):
        %10 = arith.addi %arg3, %arg1 : index
        %11 = scf.while (%arg4 = %arg0) : (index) -> index {
          %12 = arith.cmpi slt, %arg4, %0 : index
          scf.condition(%12) %arg4 : index
        } do {
        ^bb0(%arg4: index):
          %12 = arith.addi %arg4, %arg1 : index
          func.call @g(%arg3, %0) : (index, index) -> ()
          scf.yield %12 : index
        }
        scf.yield %10 : index
      }
    }
    %7 = scf.while (%arg3 = %c0) : (index) -> index {
      %9 = arith.cmpi slt, %arg3, %0 : index
      scf.condition(%9) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %9 = arith.addi %arg3, %arg1 : index
      %10 = scf.while (%arg4 = %arg0) : (index) -> index {
        %11 = arith.cmpi slt, %arg4, %1 : index
        scf.condition(%11) %arg4 : index
      } do {
      ^bb0(%arg4: index):
        %11 = arith.addi %arg4, %arg1 : index
        func.call @g(%arg3, %0) : (index, index) -> ()
        scf.yield %11 : index
      }
      scf.yield %9 : index
    }
    %8:2 = scf.while (%arg3 = %arg2, %arg4 = %arg2) : (i32, i32) -> (i32, i32) {
      %9 = arith.cmpi ult, %arg3, %arg2 : i32
      scf.condition(%9) %arg3, %arg4 : i32, i32
    } do {
    ^bb0(%arg3: i32, %arg4: i32):
      %9 = arith.addi %arg3, %arg2 : i32
      %10 = arith.addi %arg4, %arg3 : i32
      scf.yield %9, %10 : i32, i32
    } attributes {kept, unsignedCmp}
    return %8#1 : i32
  }
  func.func @forall(%arg0: index) {
    %c2 = arith.constant 2 : index
    %c9 = arith.constant 9 : index
    %c3 = arith.constant 3 : index
    %0 = scf.while (%arg1 = %c2) : (index) -> index {
      %1 = arith.cmpi slt, %arg1, %arg0 : index
      scf.condition(%1) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      %1 = arith.addi %arg1, %arg0 : index
      %2 = scf.while (%arg2 = %arg0) : (index) -> index {
        %3 = arith.cmpi slt, %arg2, %c9 : index
        scf.condition(%3) %arg2 : index
      } do {
      ^bb0(%arg2: index):
        %3 = arith.addi %arg2, %c3 : index
        func.call @g(%arg1, %arg2) : (index, index) -> ()
        scf.yield %3 : index
      }
      scf.yield %1 : index
    }
    return
  }
}

