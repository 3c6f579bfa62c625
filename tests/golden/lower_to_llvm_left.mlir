// RUN: tenure opt --split-input-file --convert-to-llvm
// Ops that MLIR converts and this library does not are errors; what MLIR leaves as well is left.
func.func @memory(%a: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<4xf32>
  %1 = arith.addf %0, %0 : f32
  memref.store %1, %a[%i] : memref<4xf32>
  return %1 : f32
}
// -----
memref.global "private" @g : memref<4xf32> = dense<1.0>
// -----
func.func @vectors(%a: vector<4xf32>, %f: f32) -> f32 {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32>
  vector.print %a : vector<4xf32>
  vector.print %f : f32
  return %f : f32
}
// -----
func.func @left(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
    %b = arith.addf %a, %a : f32
    scf.yield %b : f32
  }
  gpu.barrier
  %t = tensor.splat %r : tensor<4xf32>
  return %r : f32
}
// OUT:
// -----
// -----
// -----
module {
  llvm.func @left(%arg0: i64, %arg1: f32) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
    %5 = scf.for %arg2 = %2 to %0 step %4 iter_args(%arg3 = %arg1) -> (f32) {
      %6 = llvm.fadd %arg3, %arg3 : f32
      scf.yield %6 : f32
    }
    gpu.barrier
    %splat = tensor.splat %5 : tensor<4xf32>
    llvm.return %5 : f32
  }
}

// ERR:
// <stdin>:3:8: error: 'memref.load' op remains after conversion: this library does not convert it to the llvm dialect
//   %0 = memref.load %a[%i] : memref<4xf32>
//        ^
// <stdin>:3:8: note: see current operation: %8 = "memref.load"(%7, %0) : (memref<4xf32>, index) -> f32
// <stdin>:5:3: error: 'memref.store' op remains after conversion: this library does not convert it to the llvm dialect
//   memref.store %1, %a[%i] : memref<4xf32>
//   ^
// <stdin>:9:1: error: 'memref.global' op remains after conversion: this library does not convert it to the llvm dialect
// memref.global "private" @g : memref<4xf32> = dense<1.0>
// ^
// <stdin>:9:1: note: see current operation: "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<4xf32>, sym_name = "g", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
// <stdin>:12:8: error: 'vector.broadcast' op remains after conversion: this library does not convert it to the llvm dialect
//   %0 = vector.broadcast %f : f32 to vector<4xf32>
//        ^
// <stdin>:12:8: note: see current operation: %0 = "vector.broadcast"(%arg1) : (f32) -> vector<4xf32>
// <stdin>:15:3: error: 'vector.print' op remains after conversion: this library does not convert it to the llvm dialect
//   vector.print %f : f32
//   ^
