// RUN: tenure opt --loop-invariant-code-motion
func.func @hoist(%n: index, %x: i32, %y: i32, %m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = arith.addi %x, %y : i32
      %b = arith.muli %a, %a : i32
      %d = arith.divsi %a, %x : i32
      %k = arith.addi %i, %i : index
      memref.store %b, %m[%k] : memref<8xi32>
      memref.store %d, %m[%j] : memref<8xi32>
    }
  }
  affine.for %i = 0 to 8 {
    %a = arith.subi %x, %y : i32
    affine.store %a, %m[%i] : memref<8xi32>
  }
  return
}
// OUT:
module {
  func.func @hoist(%arg0: index, %arg1: i32, %arg2: i32, %arg3: memref<8xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg1, %arg2 : i32
    %1 = arith.muli %0, %0 : i32
    scf.for %arg4 = %c0 to %arg0 step %c1 {
      %3 = arith.addi %arg4, %arg4 : index
      scf.for %arg5 = %c0 to %arg0 step %c1 {
        %4 = arith.divsi %0, %arg1 : i32
        memref.store %1, %arg3[%3] : memref<8xi32>
        memref.store %4, %arg3[%arg5] : memref<8xi32>
      }
    }
    %2 = arith.subi %arg1, %arg2 : i32
    affine.for %arg4 = 0 to 8 {
      affine.store %2, %arg3[%arg4] : memref<8xi32>
    }
    return
  }
}

