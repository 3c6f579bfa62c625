// RUN: tenure opt --split-input-file
// What stands behind a minus is said to be missing as well.
#a = affine_map<(i, j) [s0, s1] -> (-(), j)>
// -----
llvm.mlir.global internal @more(0) : i64, i32
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xi32>) {
  %0, %1 = "memref.distinct_objects"(%a, %b) : (memref<?xf32>, memref<?xi32>) -> (memref<?xi32>, memref<?xf32>)
  return
}
// OUT:
// -----
// -----
// ERR:
// <stdin>:2:39: error: no expression inside parentheses
// #a = affine_map<(i, j) [s0, s1] -> (-(), j)>
//                                       ^
// <stdin>:2:39: error: missing operand of negation
// #a = affine_map<(i, j) [s0, s1] -> (-(), j)>
//                                       ^
// <stdin>:4:1: error: custom op 'llvm.mlir.global' expected zero or one type
// llvm.mlir.global internal @more(0) : i64, i32
// ^
// <stdin>:7:12: error: 'memref.distinct_objects' op operand types and result types must match
//   %0, %1 = "memref.distinct_objects"(%a, %b) : (memref<?xf32>, memref<?xi32>) -> (memref<?xi32>, memref<?xf32>)
//            ^
// <stdin>:7:12: note: see current operation: %0:2 = "memref.distinct_objects"(%arg0, %arg1) : (memref<?xf32>, memref<?xi32>) -> (memref<?xi32>, memref<?xf32>)
