// RUN: tenure opt --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-thread-dims=1}))"
func.func @a(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 3 to min affine_map<(d0) -> (d0, 100)>(%n) step 4 {
    affine.for %j = %n to 9 {
      %v = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %v, %m[%j, %i] : memref<?x?xf32>
    }
  }
  return
}
// OUT:
module {
  func.func @a(%arg0: memref<?x?xf32>, %arg1: index) {
    %c3 = arith.constant 3 : index
    %c100 = arith.constant 100 : index
    %0 = arith.minsi %arg1, %c100 : index
    %1 = arith.subi %0, %c3 : index
    %c4 = arith.constant 4 : index
    %2 = arith.ceildivsi %1, %c4 : index
    %c9 = arith.constant 9 : index
    %3 = arith.subi %c9, %arg1 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %2, %arg9 = %c1_0, %arg10 = %c1_0) threads(%arg5, %arg6, %arg7) in (%arg11 = %3, %arg12 = %c1_0, %arg13 = %c1_0) {
      %4 = arith.muli %c4, %arg2 : index
      %5 = arith.addi %c3, %4 : index
      %6 = arith.addi %arg1, %arg5 : index
      %7 = affine.load %arg0[%5, %6] : memref<?x?xf32>
      affine.store %7, %arg0[%6, %5] : memref<?x?xf32>
      gpu.terminator
    }
    return
  }
}

