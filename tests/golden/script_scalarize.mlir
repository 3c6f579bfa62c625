// RUN: tenure opt --transform-interpreter
func.func @m2(%A: tensor<13x7xf32>, %B: tensor<7x19xf32>, %C: tensor<13x19xf32>) -> tensor<13x19xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<13x7xf32>, tensor<7x19xf32>)
                    outs(%C : tensor<13x19xf32>) -> (tensor<13x19xf32>)
  return %0 : tensor<13x19xf32>
}
func.func @conv(%arg0 : memref<?x?xf32>, %arg1 : memref<3x3xf32>, %arg2 : memref<?x8xf32>) {
  linalg.conv_2d ins(%arg0, %arg1 : memref<?x?xf32>, memref<3x3xf32>) outs(%arg2 : memref<?x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1 : !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 { target_size = 7, dimension = 1, divisor = 1} : (!transform.any_op) -> !transform.param<i64>
    %t = transform.structured.split %0 after %1#2 {dimension = 1, multiway} : !transform.any_op, !transform.param<i64>
    %c = transform.structured.match ops{["linalg.conv_2d"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.scalarize %c : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// OUT:
module {
  func.func @m2(%arg0: tensor<13x7xf32>, %arg1: tensor<7x19xf32>, %arg2: tensor<13x19xf32>) -> tensor<13x19xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [13, 7] [1, 1] : tensor<13x7xf32> to tensor<13x7xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[0, 0] [7, 12] [1, 1] : tensor<7x19xf32> to tensor<7x12xf32>
    %extracted_slice_1 = tensor.extract_slice %arg2[0, 0] [13, 12] [1, 1] : tensor<13x19xf32> to tensor<13x12xf32>
    %0 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<13x7xf32>, tensor<7x12xf32>) outs(%extracted_slice_1 : tensor<13x12xf32>) -> tensor<13x12xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg2[0, 0] [13, 12] [1, 1] : tensor<13x12xf32> into tensor<13x19xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0] [13, 7] [1, 1] : tensor<13x7xf32> to tensor<13x7xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 12] [7, 7] [1, 1] : tensor<7x19xf32> to tensor<7x7xf32>
    %extracted_slice_4 = tensor.extract_slice %inserted_slice[0, 12] [13, 7] [1, 1] : tensor<13x19xf32> to tensor<13x7xf32>
    %1 = linalg.matmul ins(%extracted_slice_2, %extracted_slice_3 : tensor<13x7xf32>, tensor<7x7xf32>) outs(%extracted_slice_4 : tensor<13x7xf32>) -> tensor<13x7xf32>
    %inserted_slice_5 = tensor.insert_slice %1 into %inserted_slice[0, 12] [13, 7] [1, 1] : tensor<13x7xf32> into tensor<13x19xf32>
    return %inserted_slice_5 : tensor<13x19xf32>
  }
  func.func @conv(%arg0: memref<?x?xf32>, %arg1: memref<3x3xf32>, %arg2: memref<?x8xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg2, %c0_1 : memref<?x8xf32>
    %c0_3 = arith.constant 0 : index
    %dim_4 = memref.dim %arg0, %c0_3 : memref<?x?xf32>
    %c1_5 = arith.constant 1 : index
    %dim_6 = memref.dim %arg0, %c1_5 : memref<?x?xf32>
    %c0_7 = arith.constant 0 : index
    %dim_8 = memref.dim %arg2, %c0_7 : memref<?x8xf32>
    %c0_9 = arith.constant 0 : index
    %c1_10 = arith.constant 1 : index
    scf.for %arg3 = %c0_9 to %dim_2 step %c1_10 {
      %subview = memref.subview %arg0[%arg3, 0] [3, 10] [1, 1] : memref<?x?xf32> to memref<3x10xf32, strided<[?, 1], offset: ?>>
      %subview_11 = memref.subview %arg1[0, 0] [3, 3] [1, 1] : memref<3x3xf32> to memref<3x3xf32, strided<[3, 1]>>
      %subview_12 = memref.subview %arg2[%arg3, 0] [1, 8] [1, 1] : memref<?x8xf32> to memref<1x8xf32, strided<[8, 1], offset: ?>>
      linalg.conv_2d ins(%subview, %subview_11 : memref<3x10xf32, strided<[?, 1], offset: ?>>, memref<3x3xf32, strided<[3, 1]>>) outs(%subview_12 : memref<1x8xf32, strided<[8, 1], offset: ?>>)
    }
    return
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %low_size, %high_size, %split_point = transform.structured.multitile_sizes %0 {dimension = 1 : i64, target_size = 7 : i64} : (!transform.any_op) -> !transform.param<i64>
      %1 = transform.structured.split %0 after %split_point  {dimension = 1 : i64, multiway} : !transform.any_op, !transform.param<i64>
      %2 = transform.structured.match ops{["linalg.conv_2d"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %3 = transform.structured.scalarize %2 : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
  }
}

