// RUN: tenure opt --split-input-file
// What transforms do not allow.
transform.sequence failures(propagate) {
^bb0:
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
  transform.structured.interchange %r iterator_interchange = [2, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.include @none failures(propagate) (%r) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%r: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.collect_matching @match in %r : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
  transform.with_pdl_patterns %r : !transform.any_op {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
func.func @f(%x: tensor<4xf32>, %y: tensor<5xf32>) -> tensor<5xf32> {
  %0 = bufferization.materialize_in_destination %x in %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
func.func @f(%x: memref<4xf32>, %y: memref<2x4xf32>) {
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<2x4xf32>)
  return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:1: error: 'transform.sequence' op expects the entry block to have at least one argument
// transform.sequence failures(propagate) {
// ^
// <stdin>:2:1: note: see current operation: 
// "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
//   "transform.yield"() : () -> ()
// }) : () -> ()
// <stdin>:8:3: error: 'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 2, 0
//   transform.structured.interchange %r iterator_interchange = [2, 0] : (!transform.any_op) -> !transform.any_op
//   ^
// <stdin>:8:3: note: see current operation: %0 = "transform.structured.interchange"(%arg0) <{iterator_interchange = array<i64: 2, 0>}> : (!transform.any_op) -> !transform.any_op
// <stdin>:13:5: error: 'transform.include' op does not reference a named transform sequence
//     transform.include @none failures(propagate) (%r) : (!transform.any_op) -> ()
//     ^
// <stdin>:13:5: note: see current operation: "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32, target = @none}> : (!transform.any_op) -> ()
// <stdin>:23:10: error: expected the matcher to yield as many values as op has results (1), got 0
//     %0 = transform.collect_matching @match in %r : (!transform.any_op) -> !transform.any_op
//          ^
// <stdin>:23:10: note: see current operation: %0 = "transform.collect_matching"(%arg0) <{matcher = @match}> : (!transform.any_op) -> !transform.any_op
// <stdin>:30:3: error: 'transform.with_pdl_patterns' op expects at least one non-pattern op
//   transform.with_pdl_patterns %r : !transform.any_op {
//   ^
// <stdin>:30:3: note: see current operation: 
// "transform.with_pdl_patterns"(%arg0) ({
// ^bb0(%arg1: !transform.any_op):
// }) : (!transform.any_op) -> ()
// <stdin>:36:8: error: 'bufferization.materialize_in_destination' op source/destination shapes are incompatible
//   %0 = bufferization.materialize_in_destination %x in %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
//        ^
// <stdin>:36:8: note: see current operation: %0 = "bufferization.materialize_in_destination"(%arg0, %arg1) : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
// <stdin>:41:3: error: 'linalg.exp' op expected operand #0 rank (1) to match the result rank of indexing_map (2)
//   linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<2x4xf32>)
//   ^
// <stdin>:41:3: note: see current operation: 
// "linalg.exp"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// ^bb0(%arg2: f32, %arg3: f32):
//   %0 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
//   "linalg.yield"(%0) : (f32) -> ()
// }) : (memref<4xf32>, memref<2x4xf32>) -> ()
