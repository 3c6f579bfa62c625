// RUN: tenure opt --transform-interpreter
func.func @p(%input_tensor: tensor<?x9xf32>, %pad_value: f32, %h: index) -> tensor<?x16xf32> {
  %0 = tensor.pad %input_tensor low[3, 4] high[%h, 3] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %pad_value : f32
    } : tensor<?x9xf32> to tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}
func.func @s(%input_tensor: tensor<7x9xf32>, %pad_value: f32) -> tensor<15x16xf32> {
  %0 = tensor.pad %input_tensor low[3, 4] high[5, 3] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %pad_value : f32
    } : tensor<7x9xf32> to tensor<15x16xf32>
  return %0 : tensor<15x16xf32>
}
func.func @only(%input_tensor: tensor<7x9xf32>, %pad_value: f32) -> tensor<14x9xf32> {
  %0 = tensor.pad %input_tensor nofold low[0, 0] high[7, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %pad_value : f32
    } : tensor<7x9xf32> to tensor<14x9xf32>
  return %0 : tensor<14x9xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1 : !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["tensor.pad"]} in %arg1
      : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.structured.tile_using_for %pad tile_sizes [0, 3]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// OUT:
#map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
#map1 = affine_map<(d0) -> (-d0 + 16, 3)>
#map2 = affine_map<()[s0] -> (0, s0)>
#map3 = affine_map<()[s0, s1] -> (s0 - s1)>
#map4 = affine_map<()[s0, s1] -> (s0 + s1)>
#map5 = affine_map<()[s0, s1, s2, s3] -> (s0 - s1, s2 + s3)>
#map6 = affine_map<()[s0] -> (s0, 0)>
#map7 = affine_map<()[s0, s1, s2] -> (s0 + s1 - s2 + 3)>
#map8 = affine_map<()[s0, s1, s2] -> (s0 + s1 - s2)>
#map9 = affine_map<(d0) -> (-d0 + 4)>
#map10 = affine_map<(d0) -> (0, -d0 + 4)>
#map11 = affine_map<(d0) -> (d0 - 4)>
#map12 = affine_map<(d0) -> (d0 - 4, 0)>
#map13 = affine_map<(d0) -> (d0, 9)>
#map14 = affine_map<(d0) -> (-d0 + 9)>
#map15 = affine_map<(d0, d1) -> (d0 - d1)>
#map16 = affine_map<(d0, d1, d2) -> (-d0 + 9, d1 - d2)>
#map17 = affine_map<(d0) -> (d0, 0)>
#map18 = affine_map<(d0, d1, d2) -> (-d0 + d1 - d2)>
module {
  func.func @p(%arg0: tensor<?x9xf32>, %arg1: f32, %arg2: index) -> tensor<?x16xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x9xf32>
    %0 = affine.apply #map()[%dim, %arg2]
    %1 = tensor.empty(%0) : tensor<?x16xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg0, %c0_0 : tensor<?x9xf32>
    %2 = affine.apply #map()[%dim_1, %arg2]
    %c0_2 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c3 = arith.constant 3 : index
    %3 = scf.for %arg3 = %c0_2 to %c16 step %c3 iter_args(%arg4 = %1) -> (tensor<?x16xf32>) {
      %c16_3 = arith.constant 16 : index
      %4 = affine.min #map1(%arg3)
      %c0_4 = arith.constant 0 : index
      %dim_5 = tensor.dim %arg0, %c0_4 : tensor<?x9xf32>
      %5 = affine.min #map2()[%dim_5]
      %6 = affine.apply #map3()[%dim_5, %5]
      %7 = affine.apply #map4()[%dim_1, %arg2]
      %8 = affine.min #map5()[%dim_5, %5, %dim_1, %arg2]
      %9 = affine.max #map6()[%8]
      %c0_6 = arith.constant 0 : index
      %10 = arith.cmpi eq, %9, %c0_6 : index
      %11 = affine.apply #map7()[%dim_1, %arg2, %9]
      %12 = affine.apply #map8()[%dim_1, %arg2, %9]
      %13 = affine.apply #map9(%arg3)
      %14 = affine.max #map10(%arg3)
      %15 = affine.apply #map11(%arg3)
      %16 = affine.max #map12(%arg3)
      %17 = affine.min #map13(%16)
      %18 = affine.apply #map14(%17)
      %19 = affine.apply #map15(%4, %14)
      %20 = affine.min #map16(%17, %4, %14)
      %21 = affine.max #map17(%20)
      %c0_7 = arith.constant 0 : index
      %22 = arith.cmpi eq, %21, %c0_7 : index
      %23 = arith.ori %22, %10 : i1
      %24 = affine.apply #map15(%4, %21)
      %25 = affine.apply #map18(%14, %4, %21)
      %26 = scf.if %23 -> (tensor<?x?xf32>) {
        %generated = tensor.generate %2, %4 {
        ^bb0(%arg5: index, %arg6: index):
          tensor.yield %arg1 : f32
        } : tensor<?x?xf32>
        scf.yield %generated : tensor<?x?xf32>
      } else {
        %extracted_slice = tensor.extract_slice %arg0[%5, %17] [%9, %21] [1, 1] : tensor<?x9xf32> to tensor<?x?xf32>
        %padded = tensor.pad %extracted_slice low[3, %14] high[%12, %25] {
        ^bb0(%arg5: index, %arg6: index):
          tensor.yield %arg1 : f32
        } : tensor<?x?xf32> to tensor<?x?xf32>
        scf.yield %padded : tensor<?x?xf32>
      }
      %inserted_slice = tensor.insert_slice %26 into %arg4[0, %arg3] [%2, %4] [1, 1] : tensor<?x?xf32> into tensor<?x16xf32>
      scf.yield %inserted_slice : tensor<?x16xf32>
    }
    return %3 : tensor<?x16xf32>
  }
  func.func @s(%arg0: tensor<7x9xf32>, %arg1: f32) -> tensor<15x16xf32> {
    %0 = tensor.empty() : tensor<15x16xf32>
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c3 = arith.constant 3 : index
    %1 = scf.for %arg2 = %c0 to %c16 step %c3 iter_args(%arg3 = %0) -> (tensor<15x16xf32>) {
      %c16_0 = arith.constant 16 : index
      %2 = affine.min #map1(%arg2)
      %c7 = arith.constant 7 : index
      %c0_1 = arith.constant 0 : index
      %3 = arith.cmpi eq, %c7, %c0_1 : index
      %4 = affine.apply #map9(%arg2)
      %5 = affine.max #map10(%arg2)
      %6 = affine.apply #map11(%arg2)
      %7 = affine.max #map12(%arg2)
      %8 = affine.min #map13(%7)
      %9 = affine.apply #map14(%8)
      %10 = affine.apply #map15(%2, %5)
      %11 = affine.min #map16(%8, %2, %5)
      %12 = affine.max #map17(%11)
      %c0_2 = arith.constant 0 : index
      %13 = arith.cmpi eq, %12, %c0_2 : index
      %14 = arith.ori %13, %3 : i1
      %15 = affine.apply #map15(%2, %12)
      %16 = affine.apply #map18(%5, %2, %12)
      %17 = scf.if %14 -> (tensor<15x?xf32>) {
        %generated = tensor.generate %2 {
        ^bb0(%arg4: index, %arg5: index):
          tensor.yield %arg1 : f32
        } : tensor<15x?xf32>
        scf.yield %generated : tensor<15x?xf32>
      } else {
        %extracted_slice = tensor.extract_slice %arg0[0, %8] [7, %12] [1, 1] : tensor<7x9xf32> to tensor<7x?xf32>
        %padded = tensor.pad %extracted_slice low[3, %5] high[5, %16] {
        ^bb0(%arg4: index, %arg5: index):
          tensor.yield %arg1 : f32
        } : tensor<7x?xf32> to tensor<15x?xf32>
        scf.yield %padded : tensor<15x?xf32>
      }
      %inserted_slice = tensor.insert_slice %17 into %arg3[0, %arg2] [15, %2] [1, 1] : tensor<15x?xf32> into tensor<15x16xf32>
      scf.yield %inserted_slice : tensor<15x16xf32>
    }
    return %1 : tensor<15x16xf32>
  }
  func.func @only(%arg0: tensor<7x9xf32>, %arg1: f32) -> tensor<14x9xf32> {
    %0 = tensor.empty() : tensor<14x9xf32>
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %c3 = arith.constant 3 : index
    %1 = scf.for %arg2 = %c0 to %c9 step %c3 iter_args(%arg3 = %0) -> (tensor<14x9xf32>) {
      %c7 = arith.constant 7 : index
      %c0_0 = arith.constant 0 : index
      %2 = arith.cmpi eq, %c7, %c0_0 : index
      %3 = scf.if %2 -> (tensor<14x3xf32>) {
        %generated = tensor.generate  {
        ^bb0(%arg4: index, %arg5: index):
          tensor.yield %arg1 : f32
        } : tensor<14x3xf32>
        scf.yield %generated : tensor<14x3xf32>
      } else {
        %extracted_slice = tensor.extract_slice %arg0[0, %arg2] [7, 3] [1, 1] : tensor<7x9xf32> to tensor<7x3xf32>
        %padded = tensor.pad %extracted_slice nofold low[0, 0] high[7, 0] {
        ^bb0(%arg4: index, %arg5: index):
          tensor.yield %arg1 : f32
        } : tensor<7x3xf32> to tensor<14x3xf32>
        scf.yield %padded : tensor<14x3xf32>
      }
      %inserted_slice = tensor.insert_slice %3 into %arg3[0, %arg2] [14, 3] [1, 1] : tensor<14x3xf32> into tensor<14x9xf32>
      scf.yield %inserted_slice : tensor<14x9xf32>
    }
    return %1 : tensor<14x9xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["tensor.pad"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %tiled_linalg_op, %loops = transform.structured.tile_using_for %0 tile_sizes [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.yield 
    }
  }
}

