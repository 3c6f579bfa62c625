// RUN: tenure opt --transform-interpreter --split-input-file
// The number that stands for a size which an operand says, where there is none. mlir-opt reads past the operands.
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled:2 = transform.structured.tile_using_for %op tile_sizes [-9223372036854775808] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled:2 = transform.structured.tile_using_forall %op num_threads [-9223372036854775808] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled:2 = transform.structured.tile_using_forall %op tile_sizes [-9223372036854775808] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// OUT:
// -----
// -----
// ERR:
// <stdin>:9:16: error: 'static_sizes' does not match the operands
//     %tiled:2 = transform.structured.tile_using_for %op tile_sizes [-9223372036854775808] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//                ^
// <stdin>:21:16: error: 'static_num_threads' does not match the operands
//     %tiled:2 = transform.structured.tile_using_forall %op num_threads [-9223372036854775808] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//                ^
// <stdin>:33:16: error: 'static_tile_sizes' does not match the operands
//     %tiled:2 = transform.structured.tile_using_forall %op tile_sizes [-9223372036854775808] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//                ^
