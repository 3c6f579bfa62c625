// RUN: tenure opt --scf-parallel-loop-tiling="parallel-loop-tile-sizes=4,2 no-min-max-bounds"
func.func @p(%a: index, %b: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c24 = arith.constant 24 : index
  scf.parallel (%i, %j) = (%a, %c0) to (%b, %c24) step (%c3, %c3) {
    %v = memref.load %m[%i, %j] : memref<?x?xf32>
    scf.parallel (%k) = (%c0) to (%c24) step (%c3) {
      memref.store %v, %m[%k, %j] : memref<?x?xf32>
    }
    scf.parallel (%k, %l, %n) = (%i, %i, %c0) to (%j, %j, %b) step (%c3, %a, %a) {
      memref.store %v, %m[%k, %l] : memref<?x?xf32>
    }
  }
  return
}
// OUT:
module {
  func.func @p(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c24 = arith.constant 24 : index
    scf.parallel (%arg3, %arg4) = (%arg0, %c0) to (%arg1, %c24) step (%c3, %c3) {
      %0 = memref.load %arg2[%arg3, %arg4] : memref<?x?xf32>
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %1 = arith.muli %c3, %c4 : index
      scf.parallel (%arg5) = (%c0) to (%c24) step (%1) {
        scf.parallel (%arg6) = (%c0_0) to (%1) step (%c3) {
          %5 = arith.addi %arg6, %arg5 : index
          memref.store %0, %arg2[%5, %arg4] : memref<?x?xf32>
          scf.reduce 
        }
        scf.reduce 
      }
      %c0_1 = arith.constant 0 : index
      %c4_2 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %2 = arith.muli %c3, %c4_2 : index
      %3 = arith.muli %arg0, %c2 : index
      %4 = arith.muli %arg0, %c1 : index
      scf.parallel (%arg5, %arg6, %arg7) = (%arg3, %arg3, %c0) to (%arg4, %arg4, %arg1) step (%2, %3, %4) {
        scf.parallel (%arg8, %arg9, %arg10) = (%c0_1, %c0_1, %c0_1) to (%2, %3, %4) step (%c3, %arg0, %arg0) {
          %5 = arith.addi %arg8, %arg5 : index
          %6 = arith.addi %arg9, %arg6 : index
          %7 = arith.addi %arg10, %arg7 : index
          %true = arith.constant true
          %8 = arith.cmpi slt, %5, %arg4 : index
          %9 = arith.andi %true, %8 : i1
          %10 = arith.cmpi slt, %6, %arg4 : index
          %11 = arith.andi %9, %10 : i1
          %12 = arith.cmpi slt, %7, %arg1 : index
          %13 = arith.andi %11, %12 : i1
          scf.if %13 {
            memref.store %0, %arg2[%5, %6] : memref<?x?xf32>
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

