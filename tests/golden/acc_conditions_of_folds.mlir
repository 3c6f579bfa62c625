// RUN: tenure opt --convert-openacc-to-scf
// What is no statement with a condition folds, as in other conversions.
func.func @folded(%a: memref<f32>, %x: i32, %c: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
  %true = arith.constant true
  %3 = arith.andi %c, %true : i1
  %4 = arith.xori %true, %true : i1
  %5 = acc.create varPtr(%a : memref<f32>) -> memref<f32>
  acc.enter_data if(%3) dataOperands(%5 : memref<f32>)
  %6 = acc.update_device varPtr(%a : memref<f32>) -> memref<f32>
  acc.update if(%true) dataOperands(%6 : memref<f32>)
  acc.exit_data if(%4) dataOperands(%5 : memref<f32>)
  return %0, %2 : i32, i32
}
// OUT:
module {
  func.func @folded(%arg0: memref<f32>, %arg1: i32, %arg2: i1) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = builtin.unrealized_conversion_cast %arg1 : i32 to i64
    %true = arith.constant true
    %1 = arith.xori %true, %true : i1
    %2 = acc.create varPtr(%arg0 : memref<f32>) -> memref<f32>
    scf.if %arg2 {
      acc.enter_data dataOperands(%2 : memref<f32>)
    }
    %3 = acc.update_device varPtr(%arg0 : memref<f32>) -> memref<f32>
    acc.update dataOperands(%3 : memref<f32>)
    scf.if %1 {
      acc.exit_data dataOperands(%2 : memref<f32>)
    }
    return %arg1, %arg1 : i32, i32
  }
}

