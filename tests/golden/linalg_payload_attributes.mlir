// RUN: tenure opt --mlir-print-local-scope
// The one op of a region keeps all its attributes but `fastmath<none>`, and so does linalg.yield.
func.func @reduce(%a: memref<16x32xf32>, %b: memref<16xf32>, %c: memref<16xi32>) {
  linalg.reduce {arith.addf {acme.x = 2, fastmath = #arith.fastmath<none>}} ins(%a : memref<16x32xf32>) outs(%b : memref<16xf32>) dimensions = [1]
  linalg.map {arith.addi {acme.y}} ins(%c, %c : memref<16xi32>, memref<16xi32>) outs(%c : memref<16xi32>)
  linalg.map ins(%c, %c : memref<16xi32>, memref<16xi32>) outs(%c : memref<16xi32>) (%x: i32, %y: i32, %z: i32) {
    %0 = arith.subi %x, %y : i32
    linalg.yield %0 {acme.z} : i32
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%b : memref<16xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x {acme.w = 1} : f32
  }
  return
}
// OUT:
module {
  func.func @reduce(%arg0: memref<16x32xf32>, %arg1: memref<16xf32>, %arg2: memref<16xi32>) {
    linalg.reduce { arith.addf {acme.x = 2 : i64} } ins(%arg0 : memref<16x32xf32>) outs(%arg1 : memref<16xf32>) dimensions = [1] 
    linalg.map { arith.addi {acme.y, overflowFlags = #arith.overflow<none>} } ins(%arg2, %arg2 : memref<16xi32>, memref<16xi32>) outs(%arg2 : memref<16xi32>)
    linalg.map ins(%arg2, %arg2 : memref<16xi32>, memref<16xi32>) outs(%arg2 : memref<16xi32>)
      (%in: i32, %in_0: i32, %init: i32) {
        %0 = arith.subi %in, %in_0 : i32
        linalg.yield %0 {acme.z} : i32
      }
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%arg1 : memref<16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out {acme.w = 1 : i64} : f32
    }
    return
  }
}
