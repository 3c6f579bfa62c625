// RUN: tenure opt --transform-interpreter
func.func @matmul(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>)
                    outs(%C : tensor<?x?xf32>) -> (tensor<?x?xf32>)
  return %0 : tensor<?x?xf32>
}
func.func @m2(%A: tensor<13x7xf32>, %B: tensor<7x9xf32>, %C: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<13x7xf32>, tensor<7x9xf32>)
                    outs(%C : tensor<13x9xf32>) -> (tensor<13x9xf32>)
  return %0 : tensor<13x9xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1 : !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.split %0 after 5 {dimension = 1} : !transform.any_op
    transform.yield
  }
}
// OUT:
#map = affine_map<()[s0] -> (5, s0)>
#map1 = affine_map<()[s0, s1] -> (s0 - s1)>
#map2 = affine_map<()[s0] -> (s0 - 1)>
#map3 = affine_map<()[s0, s1] -> (s0 - s1 - 1)>
module {
  func.func @matmul(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg1, %c0_1 : tensor<?x?xf32>
    %c1_3 = arith.constant 1 : index
    %dim_4 = tensor.dim %arg1, %c1_3 : tensor<?x?xf32>
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %arg2, %c0_5 : tensor<?x?xf32>
    %c1_7 = arith.constant 1 : index
    %dim_8 = tensor.dim %arg2, %c1_7 : tensor<?x?xf32>
    %0 = affine.min #map()[%dim_4]
    %1 = affine.apply #map1()[%dim_4, %0]
    %2 = affine.apply #map2()[%dim]
    %3 = affine.apply #map2()[%0]
    %4 = affine.apply #map2()[%dim_0]
    %5 = affine.apply #map2()[%dim]
    %6 = affine.apply #map2()[%dim_0]
    %7 = affine.apply #map2()[%dim_0]
    %8 = affine.apply #map2()[%0]
    %9 = affine.apply #map2()[%dim]
    %10 = affine.apply #map2()[%0]
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %extracted_slice_9 = tensor.extract_slice %arg1[0, 0] [%dim_0, %0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %extracted_slice_10 = tensor.extract_slice %arg2[0, 0] [%dim, %0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %11 = linalg.matmul ins(%extracted_slice, %extracted_slice_9 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_10 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %12 = affine.apply #map2()[%dim]
    %13 = affine.apply #map2()[%0]
    %14 = affine.apply #map2()[%dim_0]
    %15 = affine.apply #map2()[%dim]
    %16 = affine.apply #map2()[%0]
    %inserted_slice = tensor.insert_slice %11 into %arg2[0, 0] [%dim, %0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %17 = affine.apply #map2()[%dim]
    %18 = affine.apply #map3()[%dim_4, %0]
    %19 = affine.apply #map2()[%dim_0]
    %20 = affine.apply #map2()[%dim]
    %21 = affine.apply #map2()[%dim_0]
    %22 = affine.apply #map2()[%dim_0]
    %23 = affine.apply #map3()[%dim_4, %0]
    %24 = affine.apply #map1()[%dim_4, %0]
    %25 = affine.apply #map2()[%dim]
    %26 = affine.apply #map3()[%dim_4, %0]
    %27 = affine.apply #map1()[%dim_4, %0]
    %extracted_slice_11 = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %extracted_slice_12 = tensor.extract_slice %arg1[0, %0] [%dim_0, %24] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %extracted_slice_13 = tensor.extract_slice %inserted_slice[0, %0] [%dim, %27] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %28 = linalg.matmul ins(%extracted_slice_11, %extracted_slice_12 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_13 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %29 = affine.apply #map2()[%dim]
    %30 = affine.apply #map3()[%dim_4, %0]
    %31 = affine.apply #map2()[%dim_0]
    %32 = affine.apply #map2()[%dim]
    %33 = affine.apply #map3()[%dim_4, %0]
    %34 = affine.apply #map1()[%dim_4, %0]
    %inserted_slice_14 = tensor.insert_slice %28 into %inserted_slice[0, %0] [%dim, %34] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    return %inserted_slice_14 : tensor<?x?xf32>
  }
  func.func @m2(%arg0: tensor<13x7xf32>, %arg1: tensor<7x9xf32>, %arg2: tensor<13x9xf32>) -> tensor<13x9xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [13, 7] [1, 1] : tensor<13x7xf32> to tensor<13x7xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[0, 0] [7, 5] [1, 1] : tensor<7x9xf32> to tensor<7x5xf32>
    %extracted_slice_1 = tensor.extract_slice %arg2[0, 0] [13, 5] [1, 1] : tensor<13x9xf32> to tensor<13x5xf32>
    %0 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<13x7xf32>, tensor<7x5xf32>) outs(%extracted_slice_1 : tensor<13x5xf32>) -> tensor<13x5xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg2[0, 0] [13, 5] [1, 1] : tensor<13x5xf32> into tensor<13x9xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0] [13, 7] [1, 1] : tensor<13x7xf32> to tensor<13x7xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 5] [7, 4] [1, 1] : tensor<7x9xf32> to tensor<7x4xf32>
    %extracted_slice_4 = tensor.extract_slice %inserted_slice[0, 5] [13, 4] [1, 1] : tensor<13x9xf32> to tensor<13x4xf32>
    %1 = linalg.matmul ins(%extracted_slice_2, %extracted_slice_3 : tensor<13x7xf32>, tensor<7x4xf32>) outs(%extracted_slice_4 : tensor<13x4xf32>) -> tensor<13x4xf32>
    %inserted_slice_5 = tensor.insert_slice %1 into %inserted_slice[0, 5] [13, 4] [1, 1] : tensor<13x4xf32> into tensor<13x9xf32>
    return %inserted_slice_5 : tensor<13x9xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %1 = transform.structured.split %0 after 5  {dimension = 1 : i64} : !transform.any_op
      transform.yield 
    }
  }
}

