// RUN: tenure opt --split-input-file --convert-memref-to-emitc
func.func @of_dynamic_shape(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  return
}
// -----
func.func @aligned(%n: index) {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  return
}
// OUT:
// -----
// ERR:
// <stdin>:2:8: error: failed to legalize operation 'memref.alloc' that was explicitly marked illegal
//   %0 = memref.alloc(%n) : memref<?xf32>
//        ^
// <stdin>:2:8: note: see current operation: %2 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// <stdin>:7:8: error: failed to legalize operation 'memref.alloc' that was explicitly marked illegal
//   %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
//        ^
// <stdin>:7:8: note: see current operation: %1 = "memref.alloc"(%arg0) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
