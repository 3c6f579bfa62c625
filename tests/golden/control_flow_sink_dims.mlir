// RUN: tenure opt --control-flow-sink
// What is a dimension or symbol only because it is at the top of a function stays there.
func.func @stays(%m: memref<8xi32>, %a: index, %i: i32, %u: memref<*xf32>, %c: i1) {
  %k = index.constant 8
  %0 = index.remu %a, %k
  %1 = arith.index_cast %i : i32 to index
  %2 = arith.addi %1, %a : index
  %3 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%1]
  %c0 = arith.constant 0 : index
  %r = memref.cast %u : memref<*xf32> to memref<?xf32>
  %4 = memref.dim %r, %c0 : memref<?xf32>
  scf.if %c {
    %5 = affine.load %m[%0] : memref<8xi32>
    %6 = affine.load %m[%2] : memref<8xi32>
    %7 = affine.load %m[%3] : memref<8xi32>
    affine.for %x = 0 to %4 {
      affine.store %7, %m[symbol(%4)] : memref<8xi32>
    }
  }
  return
}

func.func @goes(%m: memref<8xi32>, %a: index, %i: i32, %c: i1) {
  %k = index.constant 8
  %0 = index.remu %a, %k
  %1 = arith.addi %a, %a : index
  %2 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%1]
  scf.if %c {
    %3 = memref.load %m[%0] : memref<8xi32>
    %4 = affine.load %m[symbol(%1) + symbol(%2)] : memref<8xi32>
    affine.store %4, %m[%2] : memref<8xi32>
    memref.store %3, %m[%0] : memref<8xi32>
  }
  return
}
// OUT:
#map = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @stays(%arg0: memref<8xi32>, %arg1: index, %arg2: i32, %arg3: memref<*xf32>, %arg4: i1) {
    %idx8 = index.constant 8
    %0 = index.remu %arg1, %idx8
    %1 = arith.index_cast %arg2 : i32 to index
    %cast = memref.cast %arg3 : memref<*xf32> to memref<?xf32>
    scf.if %arg4 {
      %c0 = arith.constant 0 : index
      %dim = memref.dim %cast, %c0 : memref<?xf32>
      %2 = affine.apply #map()[%1]
      %3 = arith.addi %1, %arg1 : index
      %4 = affine.load %arg0[%0] : memref<8xi32>
      %5 = affine.load %arg0[%3] : memref<8xi32>
      %6 = affine.load %arg0[%2] : memref<8xi32>
      affine.for %arg5 = 0 to %dim {
        affine.store %6, %arg0[symbol(%dim)] : memref<8xi32>
      }
    }
    return
  }
  func.func @goes(%arg0: memref<8xi32>, %arg1: index, %arg2: i32, %arg3: i1) {
    scf.if %arg3 {
      %idx8 = index.constant 8
      %0 = arith.addi %arg1, %arg1 : index
      %1 = affine.apply #map()[%0]
      %2 = index.remu %arg1, %idx8
      %3 = memref.load %arg0[%2] : memref<8xi32>
      %4 = affine.load %arg0[symbol(%0) + symbol(%1)] : memref<8xi32>
      affine.store %4, %arg0[%1] : memref<8xi32>
      memref.store %3, %arg0[%2] : memref<8xi32>
    }
    return
  }
}

