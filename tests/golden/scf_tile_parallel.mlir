// RUN: tenure opt --scf-parallel-loop-tiling="parallel-loop-tile-sizes=4,2"
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
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
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
        %5 = affine.min #map(%2, %arg4, %arg5)
        %6 = affine.min #map(%3, %arg4, %arg6)
        %7 = affine.min #map(%4, %arg1, %arg7)
        scf.parallel (%arg8, %arg9, %arg10) = (%c0_1, %c0_1, %c0_1) to (%5, %6, %7) step (%c3, %arg0, %arg0) {
          %8 = arith.addi %arg8, %arg5 : index
          %9 = arith.addi %arg9, %arg6 : index
          %10 = arith.addi %arg10, %arg7 : index
          memref.store %0, %arg2[%8, %9] : memref<?x?xf32>
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

