// RUN: tenure opt --convert-arith-to-emitc
func.func @vector(%a: vector<4xi32>) {
  %0 = arith.addi %a, %a : vector<4xi32>
  return
}
// OUT:
// ERR:
// <stdin>:2:8: error: failed to legalize operation 'arith.addi' that was explicitly marked illegal
//   %0 = arith.addi %a, %a : vector<4xi32>
//        ^
// <stdin>:2:8: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
