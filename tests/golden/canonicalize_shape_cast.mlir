// RUN: tenure opt --canonicalize
// Of a shape whose type says less than the op knows, what is less is a cast.
func.func @g(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %i: index) -> (tensor<2xindex>, index, tensor<?xindex>, index) {
  %0 = shape.shape_of %arg0 : tensor<2x3xf32> -> tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  %r = shape.rank %0 : tensor<?xindex> -> index
  %2 = shape.shape_of %arg1 : tensor<f32> -> tensor<?xindex>
  %c1 = arith.constant 1 : index
  %e = shape.get_extent %0, %c1 : tensor<?xindex>, index -> index
  return %1, %r, %2, %e : tensor<2xindex>, index, tensor<?xindex>, index
}
// OUT:
module {
  func.func @g(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: index) -> (tensor<2xindex>, index, tensor<?xindex>, index) {
    %0 = shape.const_shape [] : tensor<0xindex>
    %c1 = arith.constant 1 : index
    %1 = shape.const_shape [2, 3] : tensor<2xindex>
    %cast = tensor.cast %1 : tensor<2xindex> to tensor<?xindex>
    %2 = shape.rank %cast : tensor<?xindex> -> index
    %cast_0 = tensor.cast %0 : tensor<0xindex> to tensor<?xindex>
    %3 = shape.get_extent %cast, %c1 : tensor<?xindex>, index -> index
    return %1, %2, %cast_0, %3 : tensor<2xindex>, index, tensor<?xindex>, index
  }
}

