// RUN: tenure opt --transform-interpreter
func.func @matmul(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>)
                    outs(%C : tensor<?x?xf32>) -> (tensor<?x?xf32>)
  return %0 : tensor<?x?xf32>
}
func.func @conv2D(%arg0 : tensor<?x?x?x?xf32>, %arg1 : tensor<?x?x?x?xf32>,
    %arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {
      strides = dense<[2, 3]> : tensor<2xi64>,
      dilation = dense<[4, 5]> : tensor<2xi64>}
      ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
      outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1 : !transform.any_op {transform.readonly}) {
    %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %arg1
      : (!transform.any_op) -> !transform.any_op
    %a, %b, %c, %d = transform.structured.tile_using_for %conv tile_sizes [0, 0, 0, 0, 10, 20, 30]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [2, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// OUT:
#map = affine_map<(d0)[s0] -> (-d0 + s0, 2)>
#map1 = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
#map2 = affine_map<(d0) -> (d0 - 1)>
#map3 = affine_map<()[s0] -> (s0 - 1)>
#map4 = affine_map<(d0)[s0] -> (-d0 + s0, 10)>
#map5 = affine_map<(d0)[s0] -> (-d0 + s0, 20)>
#map6 = affine_map<(d0)[s0] -> (-d0 + s0, 30)>
#map7 = affine_map<(d0)[s0] -> (d0 + s0 * 2 - 3)>
#map8 = affine_map<(d0)[s0] -> (d0 + s0 * 2 - 2)>
#map9 = affine_map<(d0)[s0] -> (d0 + s0 * 3 - 4)>
#map10 = affine_map<(d0)[s0] -> (d0 + s0 * 3 - 3)>
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
    %c0_9 = arith.constant 0 : index
    %c0_10 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg3 = %c0_9 to %dim step %c2 iter_args(%arg4 = %arg2) -> (tensor<?x?xf32>) {
      %1 = scf.for %arg5 = %c0_10 to %dim_0 step %c4 iter_args(%arg6 = %arg4) -> (tensor<?x?xf32>) {
        %2 = affine.min #map(%arg3)[%dim]
        %3 = affine.min #map1(%arg5)[%dim_0]
        %4 = affine.apply #map2(%2)
        %5 = affine.apply #map3()[%dim_4]
        %6 = affine.apply #map2(%3)
        %7 = affine.apply #map2(%2)
        %8 = affine.apply #map2(%3)
        %9 = affine.apply #map2(%3)
        %10 = affine.apply #map3()[%dim_4]
        %11 = affine.apply #map2(%2)
        %12 = affine.apply #map3()[%dim_4]
        %extracted_slice = tensor.extract_slice %arg0[%arg3, %arg5] [%2, %3] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %extracted_slice_11 = tensor.extract_slice %arg1[%arg5, 0] [%3, %dim_4] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %extracted_slice_12 = tensor.extract_slice %arg6[%arg3, 0] [%2, %dim_4] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %13 = linalg.matmul ins(%extracted_slice, %extracted_slice_11 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_12 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %14 = affine.apply #map2(%2)
        %15 = affine.apply #map3()[%dim_4]
        %16 = affine.apply #map2(%3)
        %17 = affine.apply #map2(%2)
        %18 = affine.apply #map3()[%dim_4]
        %inserted_slice = tensor.insert_slice %13 into %arg6[%arg3, 0] [%2, %dim_4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %inserted_slice : tensor<?x?xf32>
      }
      scf.yield %1 : tensor<?x?xf32>
    }
    return %0 : tensor<?x?xf32>
  }
  func.func @conv2D(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?x?xf32>
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?x?xf32>
    %c3 = arith.constant 3 : index
    %dim_2 = tensor.dim %arg0, %c3 : tensor<?x?x?x?xf32>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %arg1, %c0_3 : tensor<?x?x?x?xf32>
    %c1_5 = arith.constant 1 : index
    %dim_6 = tensor.dim %arg1, %c1_5 : tensor<?x?x?x?xf32>
    %c2_7 = arith.constant 2 : index
    %dim_8 = tensor.dim %arg1, %c2_7 : tensor<?x?x?x?xf32>
    %c3_9 = arith.constant 3 : index
    %dim_10 = tensor.dim %arg1, %c3_9 : tensor<?x?x?x?xf32>
    %c0_11 = arith.constant 0 : index
    %dim_12 = tensor.dim %arg2, %c0_11 : tensor<?x?x?x?xf32>
    %c1_13 = arith.constant 1 : index
    %dim_14 = tensor.dim %arg2, %c1_13 : tensor<?x?x?x?xf32>
    %c2_15 = arith.constant 2 : index
    %dim_16 = tensor.dim %arg2, %c2_15 : tensor<?x?x?x?xf32>
    %c3_17 = arith.constant 3 : index
    %dim_18 = tensor.dim %arg2, %c3_17 : tensor<?x?x?x?xf32>
    %c0_19 = arith.constant 0 : index
    %c0_20 = arith.constant 0 : index
    %c0_21 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c20 = arith.constant 20 : index
    %c30 = arith.constant 30 : index
    %0 = scf.for %arg3 = %c0_19 to %dim_4 step %c10 iter_args(%arg4 = %arg2) -> (tensor<?x?x?x?xf32>) {
      %1 = scf.for %arg5 = %c0_20 to %dim_6 step %c20 iter_args(%arg6 = %arg4) -> (tensor<?x?x?x?xf32>) {
        %2 = scf.for %arg7 = %c0_21 to %dim_2 step %c30 iter_args(%arg8 = %arg6) -> (tensor<?x?x?x?xf32>) {
          %3 = affine.min #map4(%arg3)[%dim_4]
          %4 = affine.min #map5(%arg5)[%dim_6]
          %5 = affine.min #map6(%arg7)[%dim_2]
          %6 = affine.apply #map3()[%dim]
          %7 = affine.apply #map3()[%dim_14]
          %8 = affine.apply #map3()[%dim_16]
          %9 = affine.apply #map3()[%dim_10]
          %10 = affine.apply #map2(%3)
          %11 = affine.apply #map2(%4)
          %12 = affine.apply #map2(%5)
          %13 = affine.apply #map3()[%dim]
          %14 = affine.apply #map7(%3)[%dim_14]
          %15 = affine.apply #map8(%3)[%dim_14]
          %16 = affine.apply #map9(%4)[%dim_16]
          %17 = affine.apply #map10(%4)[%dim_16]
          %18 = affine.apply #map2(%5)
          %19 = affine.apply #map2(%3)
          %20 = affine.apply #map2(%4)
          %21 = affine.apply #map2(%5)
          %22 = affine.apply #map3()[%dim_10]
          %23 = affine.apply #map3()[%dim]
          %24 = affine.apply #map3()[%dim_14]
          %25 = affine.apply #map3()[%dim_16]
          %26 = affine.apply #map3()[%dim_10]
          %extracted_slice = tensor.extract_slice %arg0[0, %arg3, %arg5, %arg7] [%dim, %15, %17, %5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
          %extracted_slice_22 = tensor.extract_slice %arg1[%arg3, %arg5, %arg7, 0] [%3, %4, %5, %dim_10] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
          %extracted_slice_23 = tensor.extract_slice %arg8[0, 0, 0, 0] [%dim, %dim_14, %dim_16, %dim_10] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
          %27 = linalg.conv_2d_nhwc_hwcf {dilation = dense<[4, 5]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%extracted_slice, %extracted_slice_22 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%extracted_slice_23 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
          %28 = affine.apply #map3()[%dim]
          %29 = affine.apply #map3()[%dim_14]
          %30 = affine.apply #map3()[%dim_16]
          %31 = affine.apply #map3()[%dim_10]
          %32 = affine.apply #map2(%3)
          %33 = affine.apply #map2(%4)
          %34 = affine.apply #map2(%5)
          %35 = affine.apply #map3()[%dim]
          %36 = affine.apply #map3()[%dim_14]
          %37 = affine.apply #map3()[%dim_16]
          %38 = affine.apply #map3()[%dim_10]
          %inserted_slice = tensor.insert_slice %27 into %arg8[0, 0, 0, 0] [%dim, %dim_14, %dim_16, %dim_10] [1, 1, 1, 1] : tensor<?x?x?x?xf32> into tensor<?x?x?x?xf32>
          scf.yield %inserted_slice : tensor<?x?x?x?xf32>
        }
        scf.yield %2 : tensor<?x?x?x?xf32>
      }
      scf.yield %1 : tensor<?x?x?x?xf32>
    }
    return %0 : tensor<?x?x?x?xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %0 tile_sizes [0, 0, 0, 0, 10, 20, 30] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %1 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %tiled_linalg_op_0, %loops_1:2 = transform.structured.tile_using_for %1 tile_sizes [2, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      transform.yield 
    }
  }
}

