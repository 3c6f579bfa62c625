// RUN: tenure opt --canonicalize
// Updates that compute nothing are writes, or go.
func.func @update(%x: memref<i32>, %y: memref<i32>, %value: i32) {
  omp.atomic.update hint(uncontended) memory_order(relaxed) %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%value : i32)
  }
  omp.atomic.update %y : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  omp.atomic.update %y : memref<i32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %value : i32
    omp.yield(%new : i32)
  }
  return
}
// OUT:
module {
  func.func @update(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
    omp.atomic.write %arg0 = %arg2 hint(uncontended) memory_order(relaxed) : memref<i32>, i32
    omp.atomic.update %arg1 : memref<i32> {
    ^bb0(%arg3: i32):
      %0 = arith.addi %arg3, %arg2 : i32
      omp.yield(%0 : i32)
    }
    return
  }
}

