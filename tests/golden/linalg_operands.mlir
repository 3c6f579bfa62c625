// RUN: tenure opt --split-input-file
// Named by an op or a word, linalg ops make their body of their operands; too few are refused.
func.func @a() {
  linalg.map {arith.addf}
}
// -----
func.func @b(%a: tensor<4xf32>) {
  linalg.map {arith.addf} ins(%a : tensor<4xf32>)
}
// -----
func.func @c(%a: tensor<4xf32>) {
  linalg.map {arith.addf} outs(%a : tensor<4xf32>)
}
// -----
func.func @d(%a: tensor<4xf32>) {
  linalg.reduce {arith.addf} dimensions=[0]
}
// -----
func.func @d(%a: tensor<4xf32>) {
  linalg.reduce {arith.addf} ins(%a : tensor<4xf32>) dimensions=[0]
}
// -----
func.func @e(%a: tensor<4xf32>) {
  linalg.transpose permutation=[0]
}
// -----
func.func @e(%a: tensor<4xf32>) {
  linalg.transpose outs(%a : tensor<4xf32>) permutation=[0]
}
// -----
func.func @e(%a: tensor<4xf32>) {
  linalg.broadcast dimensions=[0]
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:3:3: error: 'linalg.map' op expected 1 or more operands, but found 0
//   linalg.map {arith.addf}
//   ^
// <stdin>:3:3: note: see current operation: 
// "linalg.map"() ({
// }) : () -> ()
// <stdin>:7:3: error: 'arith.addf' op expected 2 operands, but found 0
//   linalg.map {arith.addf} ins(%a : tensor<4xf32>)
//   ^
// <stdin>:7:3: note: see current operation: %0 = "arith.addf"() <{fastmath = #arith.fastmath<none>}> : () -> f32
// <stdin>:11:3: error: 'arith.addf' op expected 2 operands, but found 0
//   linalg.map {arith.addf} outs(%a : tensor<4xf32>)
//   ^
// <stdin>:11:3: note: see current operation: %1 = "arith.addf"() <{fastmath = #arith.fastmath<none>}> : () -> f32
// <stdin>:15:3: error: 'linalg.reduce' op region #0 ('combiner') failed to verify constraint: region with 1 blocks
//   linalg.reduce {arith.addf} dimensions=[0]
//   ^
// <stdin>:15:3: note: see current operation: 
// "linalg.reduce"() <{dimensions = array<i64: 0>}> ({
// }) : () -> ()
// <stdin>:19:3: error: 'arith.addf' op expected 2 operands, but found 1
//   linalg.reduce {arith.addf} ins(%a : tensor<4xf32>) dimensions=[0]
//   ^
// <stdin>:19:3: note: see current operation: %0 = "arith.addf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// <stdin>:23:3: error: 'linalg.transpose' op expected 2 operands, but found 0
//   linalg.transpose permutation=[0]
//   ^
// <stdin>:23:3: note: see current operation: 
// "linalg.transpose"() <{permutation = array<i64: 0>}> ({
// }) : () -> ()
// <stdin>:27:3: error: 'linalg.transpose' op expected 2 operands, but found 1
//   linalg.transpose outs(%a : tensor<4xf32>) permutation=[0]
//   ^
// <stdin>:27:3: note: see current operation: 
// %0 = "linalg.transpose"(%arg0) <{permutation = array<i64: 0>}> ({
// ^bb0(%arg1: f32):
//   "linalg.yield"(%arg1) : (f32) -> ()
// }) : (tensor<4xf32>) -> tensor<4xf32>
// <stdin>:31:3: error: 'linalg.broadcast' op expected 2 operands, but found 0
//   linalg.broadcast dimensions=[0]
//   ^
// <stdin>:31:3: note: see current operation: 
// "linalg.broadcast"() <{dimensions = array<i64: 0>}> ({
// }) : () -> ()
