// RUN: tenure opt --mlir-print-op-generic --mlir-print-local-scope
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
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x32xf32>, memref<16xf32>, memref<16xi32>) -> (), sym_name = "reduce"}> ({
  ^bb0(%arg0: memref<16x32xf32>, %arg1: memref<16xf32>, %arg2: memref<16xi32>):
    "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %2 = "arith.addf"(%arg11, %arg10) <{fastmath = #arith.fastmath<none>}> {acme.x = 2 : i64} : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (memref<16x32xf32>, memref<16xf32>) -> ()
    "linalg.map"(%arg2, %arg2, %arg2) ({
    ^bb0(%arg7: i32, %arg8: i32, %arg9: i32):
      %1 = "arith.addi"(%arg7, %arg8) <{overflowFlags = #arith.overflow<none>}> {acme.y} : (i32, i32) -> i32
      "linalg.yield"(%1) : (i32) -> ()
    }) : (memref<16xi32>, memref<16xi32>, memref<16xi32>) -> ()
    "linalg.map"(%arg2, %arg2, %arg2) ({
    ^bb0(%arg4: i32, %arg5: i32, %arg6: i32):
      %0 = "arith.subi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%0) {acme.z} : (i32) -> ()
    }) : (memref<16xi32>, memref<16xi32>, memref<16xi32>) -> ()
    "linalg.generic"(%arg1) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      "linalg.yield"(%arg3) {acme.w = 1 : i64} : (f32) -> ()
    }) : (memref<16xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
