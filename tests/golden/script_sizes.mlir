// RUN: tenure opt --transform-interpreter
func.func @matmul(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>)
                    outs(%C : tensor<?x?xf32>) -> (tensor<?x?xf32>)
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1 : !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 { target_size = 7, dimension = 1, divisor = 2} : (!transform.any_op) -> !transform.any_op
    %t = transform.structured.split %0 after %1#2 {dimension = 1} : !transform.any_op, !transform.any_op
    transform.yield
  }
}
// OUT:
#map = affine_map<()[s0] -> (s0 floordiv 2)>
#map1 = affine_map<() -> (4)>
#map2 = affine_map<()[s0] -> ((s0 floordiv 2 + 3) floordiv 4)>
#map3 = affine_map<()[s0] -> (((s0 floordiv 2) floordiv ((s0 floordiv 2 + 3) floordiv 4)) * 2)>
#map4 = affine_map<()[s0] -> ((s0 floordiv 2) mod ((s0 floordiv 2 + 3) floordiv 4))>
#map5 = affine_map<()[s0] -> ((s0 floordiv 2 + 3) floordiv 4 - (s0 floordiv 2) mod ((s0 floordiv 2 + 3) floordiv 4))>
#map6 = affine_map<()[s0] -> (((s0 floordiv 2) floordiv ((s0 floordiv 2 + 3) floordiv 4)) * 2 + 2)>
#map7 = affine_map<()[s0] -> ((((s0 floordiv 2) floordiv ((s0 floordiv 2 + 3) floordiv 4)) * ((s0 floordiv 2 + 3) floordiv 4 - (s0 floordiv 2) mod ((s0 floordiv 2 + 3) floordiv 4))) * 2 + (((s0 floordiv 2) floordiv ((s0 floordiv 2 + 3) floordiv 4)) * 2 + 2) * ((s0 floordiv 2) mod ((s0 floordiv 2 + 3) floordiv 4)))>
#map8 = affine_map<()[s0] -> ((((s0 floordiv 2) floordiv ((s0 floordiv 2 + 3) floordiv 4)) * ((s0 floordiv 2 + 3) floordiv 4 - (s0 floordiv 2) mod ((s0 floordiv 2 + 3) floordiv 4))) * 2)>
#map9 = affine_map<()[s0, s1] -> ((((s0 floordiv 2) floordiv ((s0 floordiv 2 + 3) floordiv 4)) * ((s0 floordiv 2 + 3) floordiv 4 - (s0 floordiv 2) mod ((s0 floordiv 2 + 3) floordiv 4))) * 2, s1)>
#map10 = affine_map<()[s0, s1] -> (s0 - s1)>
#map11 = affine_map<()[s0] -> (s0 - 1)>
#map12 = affine_map<()[s0, s1] -> (s0 - s1 - 1)>
module {
  func.func @matmul(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
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
    %0 = affine.apply #map()[%dim_4]
    %1 = affine.apply #map1()
    %2 = affine.apply #map2()[%dim_4]
    %3 = affine.apply #map3()[%dim_4]
    %4 = affine.apply #map4()[%dim_4]
    %5 = affine.apply #map5()[%dim_4]
    %6 = affine.apply #map6()[%dim_4]
    %7 = affine.apply #map7()[%dim_4]
    %8 = arith.cmpi eq, %7, %dim_4 : index
    cf.assert %8, "could not compute dynamic multi-size tile shapes"
    %9 = affine.apply #map8()[%dim_4]
    %c0_9 = arith.constant 0 : index
    %dim_10 = tensor.dim %arg0, %c0_9 : tensor<?x?xf32>
    %c1_11 = arith.constant 1 : index
    %dim_12 = tensor.dim %arg0, %c1_11 : tensor<?x?xf32>
    %c0_13 = arith.constant 0 : index
    %dim_14 = tensor.dim %arg1, %c0_13 : tensor<?x?xf32>
    %c1_15 = arith.constant 1 : index
    %dim_16 = tensor.dim %arg1, %c1_15 : tensor<?x?xf32>
    %c0_17 = arith.constant 0 : index
    %dim_18 = tensor.dim %arg2, %c0_17 : tensor<?x?xf32>
    %c1_19 = arith.constant 1 : index
    %dim_20 = tensor.dim %arg2, %c1_19 : tensor<?x?xf32>
    %10 = affine.min #map9()[%dim_4, %dim_16]
    %11 = affine.apply #map10()[%dim_16, %10]
    %12 = affine.apply #map11()[%dim_10]
    %13 = affine.apply #map11()[%10]
    %14 = affine.apply #map11()[%dim_12]
    %15 = affine.apply #map11()[%dim_10]
    %16 = affine.apply #map11()[%dim_12]
    %17 = affine.apply #map11()[%dim_12]
    %18 = affine.apply #map11()[%10]
    %19 = affine.apply #map11()[%dim_10]
    %20 = affine.apply #map11()[%10]
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim_10, %dim_12] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %extracted_slice_21 = tensor.extract_slice %arg1[0, 0] [%dim_12, %10] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %extracted_slice_22 = tensor.extract_slice %arg2[0, 0] [%dim_10, %10] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %21 = linalg.matmul ins(%extracted_slice, %extracted_slice_21 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_22 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %22 = affine.apply #map11()[%dim_10]
    %23 = affine.apply #map11()[%10]
    %24 = affine.apply #map11()[%dim_12]
    %25 = affine.apply #map11()[%dim_10]
    %26 = affine.apply #map11()[%10]
    %inserted_slice = tensor.insert_slice %21 into %arg2[0, 0] [%dim_10, %10] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %27 = affine.apply #map11()[%dim_10]
    %28 = affine.apply #map12()[%dim_16, %10]
    %29 = affine.apply #map11()[%dim_12]
    %30 = affine.apply #map11()[%dim_10]
    %31 = affine.apply #map11()[%dim_12]
    %32 = affine.apply #map11()[%dim_12]
    %33 = affine.apply #map12()[%dim_16, %10]
    %34 = affine.apply #map10()[%dim_16, %10]
    %35 = affine.apply #map11()[%dim_10]
    %36 = affine.apply #map12()[%dim_16, %10]
    %37 = affine.apply #map10()[%dim_16, %10]
    %extracted_slice_23 = tensor.extract_slice %arg0[0, 0] [%dim_10, %dim_12] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %extracted_slice_24 = tensor.extract_slice %arg1[0, %10] [%dim_12, %34] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %extracted_slice_25 = tensor.extract_slice %inserted_slice[0, %10] [%dim_10, %37] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %38 = linalg.matmul ins(%extracted_slice_23, %extracted_slice_24 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_25 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %39 = affine.apply #map11()[%dim_10]
    %40 = affine.apply #map12()[%dim_16, %10]
    %41 = affine.apply #map11()[%dim_12]
    %42 = affine.apply #map11()[%dim_10]
    %43 = affine.apply #map12()[%dim_16, %10]
    %44 = affine.apply #map10()[%dim_16, %10]
    %inserted_slice_26 = tensor.insert_slice %38 into %inserted_slice[0, %10] [%dim_10, %44] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    return %inserted_slice_26 : tensor<?x?xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %low_size, %high_size, %split_point = transform.structured.multitile_sizes %0 {dimension = 1 : i64, divisor = 2 : i64, target_size = 7 : i64} : (!transform.any_op) -> !transform.any_op
      %1 = transform.structured.split %0 after %split_point  {dimension = 1 : i64} : !transform.any_op, !transform.any_op
      transform.yield 
    }
  }
}

