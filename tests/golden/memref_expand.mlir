// RUN: tenure opt --expand-realloc --memref-expand
func.func @a(%i: index, %n: index, %s: memref<2xf32>, %d: memref<?xf32, 3>, %sh: memref<3xi32>, %si: memref<2xindex>, %u: memref<*xf32>, %dyn: memref<?xindex>) -> (memref<?xf32>, memref<4xf32>, memref<?xf32, 3>, memref<?x?x8xf32>, memref<4x5xf32>, memref<*xf32>, memref<?x?xf32>) {
  %0 = memref.realloc %s (%n) {alignment = 8} : memref<2xf32> to memref<?xf32>
  %1 = memref.realloc %s {foo} : memref<2xf32> to memref<4xf32>
  %2 = memref.realloc %d(%i) : memref<?xf32, 3> to memref<?xf32, 3>
  %3 = memref.reshape %u(%sh) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  %4 = memref.reshape %u(%si) : (memref<*xf32>, memref<2xindex>) -> memref<4x5xf32>
  %5 = memref.reshape %u(%dyn) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %6 = memref.reshape %u(%si) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0, %1, %2, %3, %4, %5, %6 : memref<?xf32>, memref<4xf32>, memref<?xf32, 3>, memref<?x?x8xf32>, memref<4x5xf32>, memref<*xf32>, memref<?x?xf32>
}
// OUT:
module {
  func.func @a(%arg0: index, %arg1: index, %arg2: memref<2xf32>, %arg3: memref<?xf32, 3>, %arg4: memref<3xi32>, %arg5: memref<2xindex>, %arg6: memref<*xf32>, %arg7: memref<?xindex>) -> (memref<?xf32>, memref<4xf32>, memref<?xf32, 3>, memref<?x?x8xf32>, memref<4x5xf32>, memref<*xf32>, memref<?x?xf32>) {
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi ult, %c2, %arg1 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc = memref.alloc(%arg1) {alignment = 8 : i64} : memref<?xf32>
      %subview = memref.subview %alloc[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
      memref.copy %arg2, %subview : memref<2xf32> to memref<2xf32, strided<[1]>>
      memref.dealloc %arg2 : memref<2xf32>
      scf.yield %alloc : memref<?xf32>
    } else {
      %reinterpret_cast_9 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg1], strides: [1] : memref<2xf32> to memref<?xf32>
      scf.yield %reinterpret_cast_9 : memref<?xf32>
    }
    %c2_0 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %2 = arith.cmpi ult, %c2_0, %c4 : index
    %3 = scf.if %2 -> (memref<4xf32>) {
      %alloc = memref.alloc() : memref<4xf32>
      %subview = memref.subview %alloc[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
      memref.copy %arg2, %subview : memref<2xf32> to memref<2xf32, strided<[1]>>
      memref.dealloc %arg2 : memref<2xf32>
      scf.yield %alloc : memref<4xf32>
    } else {
      %reinterpret_cast_9 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [4], strides: [1] : memref<2xf32> to memref<4xf32>
      scf.yield %reinterpret_cast_9 : memref<4xf32>
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?xf32, 3>
    %4 = arith.cmpi ult, %dim, %arg0 : index
    %5 = scf.if %4 -> (memref<?xf32, 3>) {
      %alloc = memref.alloc(%arg0) : memref<?xf32, 3>
      %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32, 3> to memref<?xf32, strided<[1]>, 3>
      memref.copy %arg3, %subview : memref<?xf32, 3> to memref<?xf32, strided<[1]>, 3>
      memref.dealloc %arg3 : memref<?xf32, 3>
      scf.yield %alloc : memref<?xf32, 3>
    } else {
      %reinterpret_cast_9 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg0], strides: [1] : memref<?xf32, 3> to memref<?xf32, 3>
      scf.yield %reinterpret_cast_9 : memref<?xf32, 3>
    }
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %6 = memref.load %arg4[%c1] : memref<3xi32>
    %7 = arith.index_cast %6 : i32 to index
    %c8_1 = arith.constant 8 : index
    %8 = arith.muli %c8_1, %7 : index
    %c0_2 = arith.constant 0 : index
    %9 = memref.load %arg4[%c0_2] : memref<3xi32>
    %10 = arith.index_cast %9 : i32 to index
    %reinterpret_cast = memref.reinterpret_cast %arg6 to offset: [0], sizes: [%10, %7, 8], strides: [%8, 8, 1] : memref<*xf32> to memref<?x?x8xf32>
    %c5 = arith.constant 5 : index
    %c4_3 = arith.constant 4 : index
    %reinterpret_cast_4 = memref.reinterpret_cast %arg6 to offset: [0], sizes: [4, 5], strides: [5, 1] : memref<*xf32> to memref<4x5xf32>
    %reshape = memref.reshape %arg6(%arg7) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    %c1_5 = arith.constant 1 : index
    %11 = memref.load %arg5[%c1_5] : memref<2xindex>
    %c1_6 = arith.constant 1 : index
    %12 = arith.muli %c1_6, %11 : index
    %c0_7 = arith.constant 0 : index
    %13 = memref.load %arg5[%c0_7] : memref<2xindex>
    %reinterpret_cast_8 = memref.reinterpret_cast %arg6 to offset: [0], sizes: [%13, %11], strides: [%12, 1] : memref<*xf32> to memref<?x?xf32>
    return %1, %3, %5, %reinterpret_cast, %reinterpret_cast_4, %reshape, %reinterpret_cast_8 : memref<?xf32>, memref<4xf32>, memref<?xf32, 3>, memref<?x?x8xf32>, memref<4x5xf32>, memref<*xf32>, memref<?x?xf32>
  }
}

