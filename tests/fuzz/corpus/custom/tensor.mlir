func.func @f(%n: index, %t: tensor<4x?xf32>, %x: f32, %s: tensor<2xindex>) {
  %0 = tensor.empty(%n) : tensor<?x2xf32>
  %1 = tensor.extract %t[%n, %n] : tensor<4x?xf32>
  %2 = tensor.insert %x into %t[%n, %n] : tensor<4x?xf32>
  %3 = tensor.extract_slice %t[0, %n] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
  %4 = tensor.insert_slice %3 into %t[0, %n] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x?xf32>
  %5 = tensor.pad %t low[1, %n] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  %6 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  %7 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %8 = tensor.expand_shape %7 [[0, 1]] output_shape [4, %n] : tensor<?xf32> into tensor<4x?xf32>
  %9 = tensor.from_elements %x, %x : tensor<2xf32>
  %10 = tensor.gather %t[%s] gather_dims([0]) unique : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<1x?xf32>
  %11 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %12 = tensor.cast %t : tensor<4x?xf32> to tensor<4x2xf32>
  %13 = tensor.splat %x[%n] : tensor<?x2xf32>
  return
}
