// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @broadcast(%a: tensor<4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func @transpose(%a: tensor<4x2x3xf32>, %b: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<4x2x3xf32>) outs(%b : tensor<3x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x2xf32>
    return %0 : tensor<3x4x2xf32>
  }
  func.func @matmul(%a: tensor<4x8xi32>, %b: tensor<8x5xi32>, %c: tensor<4x5xi32>) -> tensor<4x5xi32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi32>, tensor<8x5xi32>) outs(%c : tensor<4x5xi32>) {
    ^bb0(%x: i32, %y: i32, %out: i32):
      %1 = arith.muli %y, %x : i32
      %2 = arith.addi %1, %out : i32
      linalg.yield %2 : i32
    } -> tensor<4x5xi32>
    return %0 : tensor<4x5xi32>
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  func.func @broadcast(%arg0: tensor<4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<3x4xf32>) dimensions = [0] 
    return %broadcasted : tensor<3x4xf32>
  }
  func.func @transpose(%arg0: tensor<4x2x3xf32>, %arg1: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<4x2x3xf32>) outs(%arg1 : tensor<3x4x2xf32>) permutation = [2, 0, 1] 
    return %transposed : tensor<3x4x2xf32>
  }
  func.func @matmul(%arg0: tensor<4x8xi32>, %arg1: tensor<8x5xi32>, %arg2: tensor<4x5xi32>) -> tensor<4x5xi32> {
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<8x5xi32>) outs(%arg2 : tensor<4x5xi32>) -> tensor<4x5xi32>
    return %0 : tensor<4x5xi32>
  }
}

