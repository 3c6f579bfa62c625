// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @slice_full(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.extract_slice %a[0, 0][4, 8][1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @slice_const(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[%c0, %c1][%c4, %c4][%c1, %c1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @slice_of_cast(%a: tensor<16x16xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = tensor.cast %a : tensor<16x16xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 0][4, %n][1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
func.func @slice_of_insert(%a: tensor<16xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.insert_slice %b into %a[2][4][1] : tensor<4xf32> into tensor<16xf32>
  %1 = tensor.extract_slice %0[2][4][1] : tensor<16xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @slice_of_splat(%f: f32) -> tensor<4xf32> {
  %0 = arith.constant dense<1.0> : tensor<16xf32>
  %1 = tensor.extract_slice %0[2][4][1] : tensor<16xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @slice_of_splat_op(%f: f32) -> tensor<4xf32> {
  %0 = tensor.splat %f : tensor<16xf32>
  %1 = tensor.extract_slice %0[2][4][1] : tensor<16xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @insert_full(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.insert_slice %a into %b[0, 0][4, 8][1, 1] : tensor<4x8xf32> into tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @insert_back(%a: tensor<16xf32>) -> tensor<16xf32> {
  %0 = tensor.extract_slice %a[2][4][1] : tensor<16xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %a[2][4][1] : tensor<4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}
func.func @insert_twice(%a: tensor<16xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<16xf32> {
  %0 = tensor.insert_slice %b into %a[2][4][1] : tensor<4xf32> into tensor<16xf32>
  %1 = tensor.insert_slice %c into %0[2][4][1] : tensor<4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}
func.func @insert_const(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %b into %a[%c0, %c1][%c4, %c4][%c1, %c1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @insert_cast(%a: tensor<16x16xf32>, %b: tensor<4x4xf32>, %n: index) -> tensor<16x16xf32> {
  %0 = tensor.cast %b : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %a[0, 0][%n, %n][1, 1] : tensor<?x?xf32> into tensor<16x16xf32>
  return %1 : tensor<16x16xf32>
}
func.func @insert_same_const() -> tensor<8xf32> {
  %a = arith.constant dense<1.0> : tensor<8xf32>
  %b = arith.constant dense<1.0> : tensor<2xf32>
  %0 = tensor.insert_slice %b into %a[0][2][1] : tensor<2xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @collapse_expand(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
func.func @expand_collapse(%a: tensor<32xf32>) -> tensor<32xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  return %1 : tensor<32xf32>
}
func.func @collapse_collapse(%a: tensor<2x4x8xf32>) -> tensor<64xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x4x8xf32> into tensor<8x8xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @expand_expand(%a: tensor<64xf32>) -> tensor<2x4x8xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 4, 8] : tensor<8x8xf32> into tensor<2x4x8xf32>
  return %1 : tensor<2x4x8xf32>
}
func.func @collapse_of_expand_more(%a: tensor<8x8xf32>) -> tensor<64xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 4, 8] : tensor<8x8xf32> into tensor<2x4x8xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<2x4x8xf32> into tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @pad_zero(%a: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %0 = tensor.pad %a low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @pad_const(%a: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[%c1] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @generate_static() -> tensor<?x4xindex> {
  %c3 = arith.constant 3 : index
  %g = tensor.generate %c3 {
  ^bb0(%i: index, %j: index):
    tensor.yield %i : index
  } : tensor<?x4xindex>
  return %g : tensor<?x4xindex>
}
func.func @call_cast(%a: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.extract %0[%c0] : tensor<?xf32>
  return %1 : f32
}
func.func @reshape(%a: tensor<4x8xf32>, %s: tensor<2xindex>) -> tensor<4x8xf32> {
  %0 = tensor.reshape %a(%s) : (tensor<4x8xf32>, tensor<2xindex>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @dim_expand(%a: tensor<?x4xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x2x4xf32>
  %2 = tensor.dim %0, %c2 : tensor<?x2x4xf32>
  return %1, %2 : index, index
}
func.func @gather(%i: tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32> {
  %a = arith.constant dense<1.0> : tensor<4x5x6xf32>
  %0 = tensor.gather %a[%i] gather_dims([0, 1, 2]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  return %0 : tensor<1x2x1x1x1xf32>
}
func.func @concat(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// OUT:
module {
  func.func @slice_full(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    return %arg0 : tensor<4x8xf32>
  }
  func.func @slice_const(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
    %cast = tensor.cast %extracted_slice : tensor<4x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @slice_of_cast(%arg0: tensor<16x16xf32>, %arg1: index) -> tensor<4x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, %arg1] [1, 1] : tensor<16x16xf32> to tensor<4x?xf32>
    return %extracted_slice : tensor<4x?xf32>
  }
  func.func @slice_of_insert(%arg0: tensor<16xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    return %arg1 : tensor<4xf32>
  }
  func.func @slice_of_splat(%arg0: f32) -> tensor<4xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
    return %cst : tensor<4xf32>
  }
  func.func @slice_of_splat_op(%arg0: f32) -> tensor<4xf32> {
    %splat = tensor.splat %arg0 : tensor<16xf32>
    %extracted_slice = tensor.extract_slice %splat[2] [4] [1] : tensor<16xf32> to tensor<4xf32>
    return %extracted_slice : tensor<4xf32>
  }
  func.func @insert_full(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    return %arg0 : tensor<4x8xf32>
  }
  func.func @insert_back(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    return %arg0 : tensor<16xf32>
  }
  func.func @insert_twice(%arg0: tensor<16xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<16xf32> {
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[2] [4] [1] : tensor<4xf32> into tensor<16xf32>
    return %inserted_slice : tensor<16xf32>
  }
  func.func @insert_const(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x4xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 1] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @insert_cast(%arg0: tensor<16x16xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> tensor<16x16xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<16x16xf32>
    return %inserted_slice : tensor<16x16xf32>
  }
  func.func @insert_same_const() -> tensor<8xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<8xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<2xf32>
    %inserted_slice = tensor.insert_slice %cst_0 into %cst[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
    return %inserted_slice : tensor<8xf32>
  }
  func.func @collapse_expand(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    return %arg0 : tensor<4x8xf32>
  }
  func.func @expand_collapse(%arg0: tensor<32xf32>) -> tensor<32xf32> {
    return %arg0 : tensor<32xf32>
  }
  func.func @collapse_collapse(%arg0: tensor<2x4x8xf32>) -> tensor<64xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<2x4x8xf32> into tensor<64xf32>
    return %collapsed : tensor<64xf32>
  }
  func.func @expand_expand(%arg0: tensor<64xf32>) -> tensor<2x4x8xf32> {
    %expanded = tensor.expand_shape %arg0 [[0, 1, 2]] output_shape [2, 4, 8] : tensor<64xf32> into tensor<2x4x8xf32>
    return %expanded : tensor<2x4x8xf32>
  }
  func.func @collapse_of_expand_more(%arg0: tensor<8x8xf32>) -> tensor<64xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
    return %collapsed : tensor<64xf32>
  }
  func.func @pad_zero(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @pad_const(%arg0: tensor<?xf32>, %arg1: f32) -> tensor<?xf32> {
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %arg0 low[%c1] high[2] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<?xf32>
    return %padded : tensor<?xf32>
  }
  func.func @generate_static() -> tensor<?x4xindex> {
    %generated = tensor.generate  {
    ^bb0(%arg0: index, %arg1: index):
      tensor.yield %arg0 : index
    } : tensor<3x4xindex>
    %cast = tensor.cast %generated : tensor<3x4xindex> to tensor<?x4xindex>
    return %cast : tensor<?x4xindex>
  }
  func.func @call_cast(%arg0: tensor<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<4xf32>
    return %extracted : f32
  }
  func.func @reshape(%arg0: tensor<4x8xf32>, %arg1: tensor<2xindex>) -> tensor<4x8xf32> {
    %reshape = tensor.reshape %arg0(%arg1) : (tensor<4x8xf32>, tensor<2xindex>) -> tensor<4x8xf32>
    return %reshape : tensor<4x8xf32>
  }
  func.func @dim_expand(%arg0: tensor<?x4xf32>, %arg1: index) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
    %dim = tensor.dim %expanded, %c0 : tensor<?x2x4xf32>
    return %dim, %c4 : index, index
  }
  func.func @gather(%arg0: tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<1x2x1x1x1xf32>
    return %cst : tensor<1x2x1x1x1xf32>
  }
  func.func @concat(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}
