memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 64 : i64}
memref.global @u : memref<2xi32> = uninitialized
func.func @f(%n: index, %m: memref<4x?xf32, strided<[?, 1], offset: ?>, 3>) {
  %0 = memref.alloc(%n)[%n] {alignment = 8 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %1 = memref.alloca() : memref<8xf32>
  %2 = memref.get_global @g : memref<2xi32>
  %3 = memref.load %m[%n, %n] : memref<4x?xf32, strided<[?, 1], offset: ?>, 3>
  memref.store %3, %1[%n] {nontemporal = true} : memref<8xf32>
  %4 = memref.subview %m[0, %n] [2, %n] [1, 1] : memref<4x?xf32, strided<[?, 1], offset: ?>, 3> to memref<2x?xf32, strided<[?, 1], offset: ?>, 3>
  %5 = memref.reinterpret_cast %1 to offset: [%n], sizes: [2, 4], strides: [4, 1] : memref<8xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  %6 = memref.expand_shape %1 [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  %7 = memref.collapse_shape %6 [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  %8 = memref.transpose %6 (i, j) -> (j, i) : memref<2x4xf32> to memref<4x2xf32, strided<[1, 4]>>
  %9 = memref.generic_atomic_rmw %1[%n] : memref<8xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %old : f32
  }
  %10 = memref.atomic_rmw addf %3, %1[%n] : (f32, memref<8xf32>) -> f32
  memref.prefetch %1[%n], write, locality<1>, instr : memref<8xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %6 : memref<2x4xf32> -> memref<f32>, index, index, index, index, index
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  %11 = memref.dim %m, %n : memref<4x?xf32, strided<[?, 1], offset: ?>, 3>
  memref.copy %1, %7 : memref<8xf32> to memref<8xf32>
  memref.dealloc %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
