// RUN: tenure opt
// A body whose ops use each other's results ends the search for products.
func.func @f(%a: memref<2x2xf32>) {
  "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.negf"(%1) : (f32) -> f32
    %1 = "arith.negf"(%0) : (f32) -> f32
    "linalg.yield"(%0) : (f32) -> ()
  }) : (memref<2x2xf32>, memref<2x2xf32>, memref<2x2xf32>) -> ()
  return
}
// OUT:
// ERR:
// <stdin>:3:3: error: expected add/mul op in the body
//   "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
//   ^
// <stdin>:3:3: note: see current operation: 
// "linalg.matmul"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
//   %0 = "arith.negf"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
//   %1 = "arith.negf"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
//   "linalg.yield"(%0) : (f32) -> ()
// }) : (memref<2x2xf32>, memref<2x2xf32>, memref<2x2xf32>) -> ()
