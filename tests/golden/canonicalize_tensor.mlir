// RUN: tenure opt --canonicalize
func.func @tensors(%t: tensor<8x?xf32>, %n: index) -> (index, index, tensor<?x?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %t, %c0 : tensor<8x?xf32>
  %x = tensor.cast %t : tensor<8x?xf32> to tensor<?x?xf32>
  %e = tensor.dim %x, %c1 : tensor<?x?xf32>
  %s = tensor.extract_slice %t[%c0, %n] [%c2, %n] [%c1, %c1] : tensor<8x?xf32> to tensor<?x?xf32>
  %f = arith.constant 1.0 : f32
  %g = arith.constant 2.0 : f32
  %l = tensor.from_elements %f, %g : tensor<2xf32>
  %h = tensor.extract %l[%c1] : tensor<2xf32>
  return %d, %e, %s, %h : index, index, tensor<?x?xf32>, f32
}
// OUT:
module {
  func.func @tensors(%arg0: tensor<8x?xf32>, %arg1: index) -> (index, index, tensor<?x?xf32>, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %dim = tensor.dim %arg0, %c1 : tensor<8x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [2, %arg1] [1, 1] : tensor<8x?xf32> to tensor<2x?xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x?xf32> to tensor<?x?xf32>
    return %c8, %dim, %cast, %cst : index, index, tensor<?x?xf32>, f32
  }
}

