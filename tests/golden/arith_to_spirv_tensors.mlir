// RUN: tenure opt --convert-arith-to-spirv --split-input-file --verify-diagnostics
func.func @extends(%a: tensor<8xi8>) {
  // expected-error@+1 {{failed to legalize operation 'arith.extui' that was explicitly marked illegal}}
  %0 = arith.extui %a : tensor<8xi8> to tensor<8xi32>
  return
}
// -----
func.func @extends(%a: tensor<8xi8>) {
  // expected-error@+1 {{failed to legalize operation 'arith.extsi' that was explicitly marked illegal}}
  %0 = arith.extsi %a : tensor<8xi8> to tensor<8xi32>
  return
}
// -----
func.func @truncates(%a: tensor<8xi32>) {
  // expected-error@+1 {{failed to legalize operation 'arith.trunci' that was explicitly marked illegal}}
  %0 = arith.trunci %a : tensor<8xi32> to tensor<8xi8>
  return
}
// OUT:
// -----
// -----
