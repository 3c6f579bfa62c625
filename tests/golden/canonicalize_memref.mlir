// RUN: tenure opt --canonicalize
func.func @sizes() -> (memref<?x4xf32>, index) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%c8) : memref<?x4xf32>
  %d = memref.dim %m, %c0 : memref<?x4xf32>
  return %m, %d : memref<?x4xf32>, index
}
func.func @view(%m: memref<16x16xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.subview %m[%c1, %c2] [%c2, %c2] [%c1, %c1] : memref<16x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %s : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @unread(%v: f32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %v, %m[%c0] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
memref.global "private" constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func @element() -> i32 {
  %c1 = arith.constant 1 : index
  %t = memref.get_global @table : memref<2x2xi32>
  %v = memref.load %t[%c1, %c1] : memref<2x2xi32>
  return %v : i32
}
// OUT:
module {
  func.func @sizes() -> (memref<?x4xf32>, index) {
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<8x4xf32>
    %cast = memref.cast %alloc : memref<8x4xf32> to memref<?x4xf32>
    return %cast, %c8 : memref<?x4xf32>, index
  }
  func.func @view(%arg0: memref<16x16xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %subview = memref.subview %arg0[1, 2] [2, 2] [1, 1] : memref<16x16xf32> to memref<2x2xf32, strided<[16, 1], offset: 18>>
    %cast = memref.cast %subview : memref<2x2xf32, strided<[16, 1], offset: 18>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @unread(%arg0: f32) {
    return
  }
  memref.global "private" constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
  func.func @element() -> i32 {
    %c1 = arith.constant 1 : index
    %0 = memref.get_global @table : memref<2x2xi32>
    %1 = memref.load %0[%c1, %c1] : memref<2x2xi32>
    return %1 : i32
  }
}

