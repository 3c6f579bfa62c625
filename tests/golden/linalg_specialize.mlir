// RUN: tenure opt --linalg-inline-scalar-operands --linalg-specialize-generic-ops
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#turned = affine_map<(d0, d1, d2) -> (d2, d1)>
#none = affine_map<(d0, d1, d2) -> ()>
#zero = affine_map<(d0, d1, d2) -> (0, 1)>
func.func @unfold(%x: tensor<4x3xf32>, %y: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %e = tensor.empty() : tensor<2x3x4xf32>
  %0 = linalg.generic {indexing_maps = [#turned, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %y : tensor<4x3xf32>, tensor<2x3x4xf32>) outs(%e : tensor<2x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %1 = arith.subf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @scalars(%x: tensor<f32>, %y: tensor<2x3x4xf32>, %z: tensor<1x2xf32>, %s: f32) -> tensor<2x3x4xf32> {
  %e = tensor.empty() : tensor<2x3x4xf32>
  %0 = linalg.generic {indexing_maps = [#none, #id, #zero, #none, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %y, %z, %s : tensor<f32>, tensor<2x3x4xf32>, tensor<1x2xf32>, f32) outs(%e : tensor<2x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %o: f32):
    %1 = arith.subf %a, %b : f32
    %2 = arith.mulf %1, %c : f32
    %3 = arith.mulf %2, %d : f32
    linalg.yield %3 : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @exp(%y: tensor<2x3x?xf32>) -> tensor<2x3x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y : tensor<2x3x?xf32>) outs(%y : tensor<2x3x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = math.exp %a : f32
    linalg.yield %1 : f32
  } -> tensor<2x3x?xf32>
  return %0 : tensor<2x3x?xf32>
}
// OUT:
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @unfold(%arg0: tensor<4x3xf32>, %arg1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = tensor.empty() : tensor<2x3x4xf32>
    %1 = tensor.empty() : tensor<3x4xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<4x3xf32>) outs(%1 : tensor<3x4xf32>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<2x3x4xf32>
    %broadcasted = linalg.broadcast ins(%transposed : tensor<3x4xf32>) outs(%2 : tensor<2x3x4xf32>) dimensions = [0] 
    %3 = linalg.sub ins(%broadcasted, %arg1 : tensor<2x3x4xf32>, tensor<2x3x4xf32>) outs(%0 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    return %3 : tensor<2x3x4xf32>
  }
  func.func @scalars(%arg0: tensor<f32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<1x2xf32>, %arg3: f32) -> tensor<2x3x4xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<2x3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x3x4xf32>) outs(%0 : tensor<2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %extracted = tensor.extract %arg2[%c0, %c1] : tensor<1x2xf32>
      %extracted_0 = tensor.extract %arg0[] : tensor<f32>
      %2 = arith.subf %extracted_0, %in : f32
      %3 = arith.mulf %2, %extracted : f32
      %4 = arith.mulf %3, %arg3 : f32
      linalg.yield %4 : f32
    } -> tensor<2x3x4xf32>
    return %1 : tensor<2x3x4xf32>
  }
  func.func @exp(%arg0: tensor<2x3x?xf32>) -> tensor<2x3x?xf32> {
    %0 = linalg.exp ins(%arg0 : tensor<2x3x?xf32>) outs(%arg0 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
    return %0 : tensor<2x3x?xf32>
  }
}

