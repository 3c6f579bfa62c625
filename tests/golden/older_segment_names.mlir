// RUN: tenure opt
func.func @segments(%f: i32, %m: memref<?xf32>, %i: index) {
  %0 = "memref.alloca"() {operand_segment_sizes = array<i32: 0, 0>} : () -> memref<1xindex>
  %1 = "memref.alloca"() <{operand_segment_sizes = array<i32: 0, 0>}> : () -> memref<1xindex>
  "cf.switch"(%f)[^bb1] {case_operand_segments = array<i32>, operand_segment_sizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
}
// OUT:
module {
  func.func @segments(%arg0: i32, %arg1: memref<?xf32>, %arg2: index) {
    %alloca = memref.alloca() : memref<1xindex>
    %alloca_0 = memref.alloca() : memref<1xindex>
    cf.switch %arg0 : i32, [
      default: ^bb1]
  ^bb1:  // pred: ^bb0
    return
  }
}

