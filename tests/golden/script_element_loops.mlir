// RUN: tenure opt --transform-interpreter
func.func @matmul(%A: memref<?x?xf32>, %B: memref<?x7xf32>, %C: memref<?x7xf32>) {
  linalg.matmul ins(%A, %B : memref<?x?xf32>, memref<?x7xf32>)
                    outs(%C : memref<?x7xf32>) 
  return 
}
func.func @g(%A: memref<?xf32>, %C: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%A: memref<?xf32>) outs(%C: memref<?xf32>) {
   ^bb0(%x: f32, %y: f32):
     %i = linalg.index 0 : index
     %c = arith.index_cast %i : index to i32
     %f = arith.sitofp %c : i32 to f32
     %s = arith.addf %f, %x : f32
     linalg.yield %s : f32
  }
  return 
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1 : !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface {LinalgOp} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.convert_to_loops %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// OUT:
#map = affine_map<(d0, d1, d2) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @matmul(%arg0: memref<?x?xf32>, %arg1: memref<?x7xf32>, %arg2: memref<?x7xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg1, %c0_1 : memref<?x7xf32>
    %c0_3 = arith.constant 0 : index
    %dim_4 = memref.dim %arg2, %c0_3 : memref<?x7xf32>
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    scf.for %arg3 = %c0_5 to %dim step %c1_6 {
      %c0_7 = arith.constant 0 : index
      %c7 = arith.constant 7 : index
      %c1_8 = arith.constant 1 : index
      scf.for %arg4 = %c0_7 to %c7 step %c1_8 {
        %c0_9 = arith.constant 0 : index
        %c1_10 = arith.constant 1 : index
        scf.for %arg5 = %c0_9 to %dim_0 step %c1_10 {
          %0 = affine.apply #map(%arg3, %arg4, %arg5)
          %1 = affine.apply #map1(%arg3, %arg4, %arg5)
          %2 = memref.load %arg0[%0, %1] : memref<?x?xf32>
          %3 = affine.apply #map1(%arg3, %arg4, %arg5)
          %4 = affine.apply #map2(%arg3, %arg4, %arg5)
          %5 = memref.load %arg1[%3, %4] : memref<?x7xf32>
          %6 = affine.apply #map(%arg3, %arg4, %arg5)
          %7 = affine.apply #map2(%arg3, %arg4, %arg5)
          %8 = memref.load %arg2[%6, %7] : memref<?x7xf32>
          %9 = arith.mulf %2, %5 : f32
          %10 = arith.addf %8, %9 : f32
          %11 = affine.apply #map(%arg3, %arg4, %arg5)
          %12 = affine.apply #map2(%arg3, %arg4, %arg5)
          memref.store %10, %arg2[%11, %12] : memref<?x7xf32>
        }
      }
    }
    return
  }
  func.func @g(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %arg1, %c0_0 : memref<?xf32>
    %c0_2 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0_2 to %dim step %c1 {
      %0 = affine.apply #map3(%arg2)
      %1 = memref.load %arg0[%0] : memref<?xf32>
      %2 = arith.index_cast %arg2 : index to i32
      %3 = arith.sitofp %2 : i32 to f32
      %4 = arith.addf %3, %1 : f32
      %5 = affine.apply #map3(%arg2)
      memref.store %4, %arg1[%5] : memref<?xf32>
    }
    return
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match interface{LinalgOp} in %arg0 : (!transform.any_op) -> !transform.any_op
      %1 = transform.structured.convert_to_loops %0 : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
  }
}

