// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.vector.materialize_masks
      transform.apply_patterns.memref.alloc_to_alloca size_limit(200)
    } : !transform.any_op
    transform.yield
  }
  func.func @reads(%m: memref<?xf32>, %t: tensor<8x9xf32>, %i: index, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<[4]xf32>) {
    %p = arith.constant 0.0 : f32
    %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
    %1 = vector.transfer_read %t[%i, %i], %p, %k : tensor<8x9xf32>, vector<4xf32>
    %2 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<[4]xf32>
    return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<[4]xf32>
  }
  func.func @writes(%m: memref<7xf32>, %t: tensor<?x?xf32>, %v: vector<4xf32>, %i: index, %k: vector<4xi1>) -> tensor<?x?xf32> {
    vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<7xf32>
    vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<7xf32> } : vector<4xi1>
    %0 = vector.mask %k { vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<?x?xf32> } : vector<4xi1> -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @passed(%t: tensor<8xf32>, %v: vector<4xf32>, %i: index, %k: vector<4xi1>) -> vector<4xf32> {
    %p = arith.constant 0.0 : f32
    %0 = vector.mask %k, %v { vector.transfer_read %t[%i], %p {in_bounds = [true]} : tensor<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @chosen(%c: i1) -> vector<1xi1> {
    %0 = arith.constant dense<true> : vector<1xi1>
    %1 = arith.constant dense<false> : vector<1xi1>
    %2 = arith.select %c, %0, %1 : vector<1xi1>
    return %2 : vector<1xi1>
  }
  func.func @made(%i: index) -> (vector<3xi1>, vector<i1>) {
    %0 = vector.create_mask %i : vector<3xi1>
    %1 = vector.create_mask %i : vector<i1>
    return %0, %1 : vector<3xi1>, vector<i1>
  }
  func.func private @use(memref<4xcomplex<f64>>, memref<3xvector<3xf32>>, memref<5x5xf64>)
  func.func @allocs() {
    %0 = memref.alloc() : memref<4xcomplex<f64>>
    %1 = memref.alloc() : memref<3xvector<3xf32>>
    %2 = memref.alloc() : memref<5x5xf64>
    call @use(%0, %1, %2) : (memref<4xcomplex<f64>>, memref<3xvector<3xf32>>, memref<5x5xf64>) -> ()
    memref.dealloc %1 : memref<3xvector<3xf32>>
    memref.dealloc %0 : memref<4xcomplex<f64>>
    memref.dealloc %2 : memref<5x5xf64>
    return
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.vector.materialize_masks
      transform.apply_patterns.memref.alloc_to_alloca size_limit(200)
    } : !transform.any_op
    transform.yield 
  }
  func.func @reads(%arg0: memref<?xf32>, %arg1: tensor<8x9xf32>, %arg2: index, %arg3: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<[4]xf32>) {
    %c9 = arith.constant 9 : index
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.subi %dim, %arg2 : index
    %1 = arith.index_cast %0 : index to i64
    %2 = vector.broadcast %1 : i64 to vector<4xi64>
    %3 = arith.cmpi sgt, %2, %cst : vector<4xi64>
    %4 = vector.transfer_read %arg0[%arg2], %cst_0, %3 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %5 = arith.subi %c9, %arg2 : index
    %6 = arith.index_cast %5 : index to i64
    %7 = vector.broadcast %6 : i64 to vector<4xi64>
    %8 = arith.cmpi sgt, %7, %cst : vector<4xi64>
    %9 = arith.andi %8, %arg3 : vector<4xi1>
    %10 = vector.transfer_read %arg1[%arg2, %arg2], %cst_0, %9 {in_bounds = [true]} : tensor<8x9xf32>, vector<4xf32>
    %dim_1 = memref.dim %arg0, %c0 : memref<?xf32>
    %11 = arith.subi %dim_1, %arg2 : index
    %12 = vector.create_mask %11 : vector<[4]xi1>
    %13 = vector.transfer_read %arg0[%arg2], %cst_0, %12 {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
    return %4, %10, %13 : vector<4xf32>, vector<4xf32>, vector<[4]xf32>
  }
  func.func @writes(%arg0: memref<7xf32>, %arg1: tensor<?x?xf32>, %arg2: vector<4xf32>, %arg3: index, %arg4: vector<4xi1>) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
    %c7 = arith.constant 7 : index
    vector.transfer_write %arg2, %arg0[%arg3] {in_bounds = [true]} : vector<4xf32>, memref<7xf32>
    %0 = arith.subi %c7, %arg3 : index
    %1 = arith.index_cast %0 : index to i64
    %2 = vector.broadcast %1 : i64 to vector<4xi64>
    %3 = arith.cmpi sgt, %2, %cst : vector<4xi64>
    %4 = arith.andi %3, %arg4 : vector<4xi1>
    vector.transfer_write %arg2, %arg0[%arg3], %4 {in_bounds = [true]} : vector<4xf32>, memref<7xf32>
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xf32>
    %5 = arith.subi %dim, %arg3 : index
    %6 = arith.index_cast %5 : index to i64
    %7 = vector.broadcast %6 : i64 to vector<4xi64>
    %8 = arith.cmpi sgt, %7, %cst : vector<4xi64>
    %9 = arith.andi %8, %arg4 : vector<4xi1>
    %10 = vector.transfer_write %arg2, %arg1[%arg3, %arg3], %9 {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
    return %10 : tensor<?x?xf32>
  }
  func.func @passed(%arg0: tensor<8xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: vector<4xi1>) -> vector<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.mask %arg3, %arg1 { vector.transfer_read %arg0[%arg2], %cst {in_bounds = [true]} : tensor<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @chosen(%arg0: i1) -> vector<1xi1> {
    %0 = vector.broadcast %arg0 : i1 to vector<1xi1>
    return %0 : vector<1xi1>
  }
  func.func @made(%arg0: index) -> (vector<3xi1>, vector<i1>) {
    %cst = arith.constant dense<0> : vector<i64>
    %cst_0 = arith.constant dense<[0, 1, 2]> : vector<3xi64>
    %0 = arith.index_cast %arg0 : index to i64
    %1 = vector.broadcast %0 : i64 to vector<3xi64>
    %2 = arith.cmpi sgt, %1, %cst_0 : vector<3xi64>
    %3 = arith.index_cast %arg0 : index to i64
    %4 = vector.broadcast %3 : i64 to vector<i64>
    %5 = arith.cmpi sgt, %4, %cst : vector<i64>
    return %2, %5 : vector<3xi1>, vector<i1>
  }
  func.func private @use(memref<4xcomplex<f64>>, memref<3xvector<3xf32>>, memref<5x5xf64>)
  func.func @allocs() {
    %alloca = memref.alloca() : memref<4xcomplex<f64>>
    %alloca_0 = memref.alloca() : memref<3xvector<3xf32>>
    %alloc = memref.alloc() : memref<5x5xf64>
    call @use(%alloca, %alloca_0, %alloc) : (memref<4xcomplex<f64>>, memref<3xvector<3xf32>>, memref<5x5xf64>) -> ()
    memref.dealloc %alloc : memref<5x5xf64>
    return
  }
}

