// RUN: tenure opt --split-input-file
// What does not hold of sparse tensors.
#v = #sparse_tensor.encoding<{map = (i) -> (i : compressed), posWidth = 8}>
func.func @f(%x: tensor<8xf32, #v>) {
  %0 = sparse_tensor.positions %x {level = 1 : index} : tensor<8xf32, #v> to memref<?xi8>
  return
}
// -----
#v = #sparse_tensor.encoding<{map = (i) -> (i : compressed), posWidth = 8}>
func.func @f(%x: tensor<8xf32, #v>) {
  %0 = sparse_tensor.positions %x {level = 0 : index} : tensor<8xf32, #v> to memref<?xindex>
  return
}
// -----
func.func @f(%x: f32, %y: f32) {
  %0 = sparse_tensor.binary %x, %y : f32, f32 to f32
    overlap = {
      ^bb0(%a: f32):
        sparse_tensor.yield %a : f32
    }
    left = {}
    right = {}
  return
}
// -----
func.func @f(%x: f32) {
  %0 = sparse_tensor.unary %x : f32 to f64
    present = {
      ^bb0(%a: f32):
        sparse_tensor.yield %a : f32
    }
    absent = {}
  return
}
// -----
#v = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
func.func @f(%x: tensor<8xf32, #v>, %i: f32) {
  %0 = sparse_tensor.foreach in %x init(%i) : tensor<8xf32, #v>, f32 -> f32 do {
  ^bb0(%k: index, %v: f64, %s: f32):
    sparse_tensor.yield %s : f32
  }
  return
}
// -----
#v = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
func.func @f(%x: tensor<8xf32, #v>) {
  %0 = sparse_tensor.concatenate %x, %x {dimension = 0 : index} : tensor<8xf32, #v>, tensor<8xf32, #v> to tensor<17xf32, #v>
  return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:4:8: error: requested level is out of bounds
//   %0 = sparse_tensor.positions %x {level = 1 : index} : tensor<8xf32, #v> to memref<?xi8>
//        ^
// <stdin>:4:8: note: see current operation: %0 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 8 }>>) -> memref<?xi8>
// <stdin>:10:8: error: unexpected type for positions
//   %0 = sparse_tensor.positions %x {level = 0 : index} : tensor<8xf32, #v> to memref<?xindex>
//        ^
// <stdin>:10:8: note: see current operation: %0 = "sparse_tensor.positions"(%arg0) <{level = 0 : index}> : (tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 8 }>>) -> memref<?xindex>
// <stdin>:15:8: error: overlap region must have exactly 2 arguments
//   %0 = sparse_tensor.binary %x, %y : f32, f32 to f32
//        ^
// <stdin>:15:8: note: see current operation: 
// %0 = "sparse_tensor.binary"(%arg0, %arg1) ({
// ^bb0(%arg2: f32):
//   "sparse_tensor.yield"(%arg2) : (f32) -> ()
// }, {
// }, {
// }) : (f32, f32) -> f32
// <stdin>:26:8: error: present region yield type mismatch
//   %0 = sparse_tensor.unary %x : f32 to f64
//        ^
// <stdin>:26:8: note: see current operation: 
// %0 = "sparse_tensor.unary"(%arg0) ({
// ^bb0(%arg1: f32):
//   "sparse_tensor.yield"(%arg1) : (f32) -> ()
// }, {
// }) : (f32) -> f64
// <stdin>:37:8: error: Unmatched element type between input tensor and block argument, expected:f32, got: f64
//   %0 = sparse_tensor.foreach in %x init(%i) : tensor<8xf32, #v>, f32 -> f32 do {
//        ^
// <stdin>:37:8: note: see current operation: 
// %0 = "sparse_tensor.foreach"(%arg0, %arg1) ({
// ^bb0(%arg2: index, %arg3: f64, %arg4: f32):
//   "sparse_tensor.yield"(%arg4) : (f32) -> ()
// }) : (tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, f32) -> f32
// <stdin>:46:8: error: The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.
//   %0 = sparse_tensor.concatenate %x, %x {dimension = 0 : index} : tensor<8xf32, #v>, tensor<8xf32, #v> to tensor<17xf32, #v>
//        ^
// <stdin>:46:8: note: see current operation: %0 = "sparse_tensor.concatenate"(%arg0, %arg0) <{dimension = 0 : index}> : (tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<17xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
