// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @c1(%f: f32, %g: f32, %n: index) -> (tensor<2x2xf32>, tensor<4xf32>, tensor<2x?xf32>, tensor<4xf32>) {
  %0 = tensor.from_elements %f, %g, %f, %g : tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %2 = tensor.splat %f : tensor<2x2xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %4 = tensor.splat %f[%n] : tensor<?xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, %n] : tensor<?xf32> into tensor<2x?xf32>
  %6 = tensor.from_elements %f, %g, %f, %g : tensor<1x4xf32>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
  return %1, %3, %5, %7 : tensor<2x2xf32>, tensor<4xf32>, tensor<2x?xf32>, tensor<4xf32>
}
func.func @c2() -> (tensor<2x2xf32>, tensor<4xi1>, tensor<2x1xcomplex<f32>>, tensor<4xi8>, tensor<4xf32>) {
  %0 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %2 = arith.constant dense<[[true, false],[true, true]]> : tensor<2x2xi1>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<2x2xi1> into tensor<4xi1>
  %4 = arith.constant dense<[(1.0,2.0),(3.0,4.0)]> : tensor<2xcomplex<f32>>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 1] : tensor<2xcomplex<f32>> into tensor<2x1xcomplex<f32>>
  %6 = arith.constant sparse<0, 1> : tensor<2x2xi8>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<2x2xi8> into tensor<4xi8>
  %8 = arith.constant dense_resource<abc> : tensor<2x2xf32>
  %9 = tensor.collapse_shape %8 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %1, %3, %5, %7, %9 : tensor<2x2xf32>, tensor<4xi1>, tensor<2x1xcomplex<f32>>, tensor<4xi8>, tensor<4xf32>
}
func.func @c3(%a: tensor<12x?xf32>, %n: index) -> (tensor<?x?x?xf32>, tensor<3x?x?xf32>, tensor<?x?x?x?xf32>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<12x?xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c3, %c4, %n] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [3, %c4, %n] : tensor<?x?xf32> into tensor<3x?x?xf32>
  %3 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%c3, %n, %c3, %n] : tensor<?x?xf32> into tensor<?x?x?x?xf32>
  return %1, %2, %3 : tensor<?x?x?xf32>, tensor<3x?x?xf32>, tensor<?x?x?x?xf32>
}
func.func @c4(%a: tensor<?x?xf32>, %n: index, %m: index, %k: index) -> (tensor<?x?xf32>, tensor<?x?x?xf32>) {
  %c3 = arith.constant 3 : index
  %1 = tensor.expand_shape %a [[0, 1, 2], [3, 4, 5]] output_shape [%n, %m, 2, %k, 3, %n] : tensor<?x?xf32> into tensor<?x?x2x?x3x?xf32>
  %2 = tensor.collapse_shape %1 [[0, 1, 2], [3, 4, 5]] : tensor<?x?x2x?x3x?xf32> into tensor<?x?xf32>
  %3 = tensor.collapse_shape %1 [[0, 1, 2], [3, 4], [5]] : tensor<?x?x2x?x3x?xf32> into tensor<?x?x?xf32>
  return %2, %3 : tensor<?x?xf32>, tensor<?x?x?xf32>
}
func.func @c5(%a: tensor<?x?xf32>, %n: index, %m: index, %k: index) -> (tensor<?x3x?xf32>) {
  %1 = tensor.expand_shape %a [[0], [1, 2, 3, 4]] output_shape [%n, 3, 1, %m, %k] : tensor<?x?xf32> into tensor<?x3x1x?x?xf32>
  %2 = tensor.collapse_shape %1 [[0], [1, 2], [3, 4]] : tensor<?x3x1x?x?xf32> into tensor<?x3x?xf32>
  return %2 : tensor<?x3x?xf32>
}
func.func @c6(%a: tensor<4x?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?x1xf32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %b = tensor.expand_shape %a [[0], [1, 2]] output_shape [4, %n, 5] : tensor<4x?xf32> into tensor<4x?x5xf32>
  %c = tensor.cast %b : tensor<4x?x5xf32> to tensor<?x?x5xf32>
  %2 = tensor.collapse_shape %c [[0, 1, 2]] : tensor<?x?x5xf32> into tensor<?xf32>
  %d = tensor.expand_shape %2 [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %1, %2, %d : tensor<?xf32>, tensor<?xf32>, tensor<?x1xf32>
}
func.func @c7(%a: memref<?x4xf32>, %b: memref<2x3x4xf32>, %n: index) -> (memref<?xf32>, memref<24xf32>, memref<6x4xf32>, memref<2x12xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [%n, 2, 2, 2] : memref<?x4xf32> into memref<?x2x2x2xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3]] : memref<?x2x2x2xf32> into memref<?xf32>
  %2 = memref.collapse_shape %b [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %4 = memref.expand_shape %3 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %5 = memref.expand_shape %3 [[0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
  return %1, %3, %4, %5 : memref<?xf32>, memref<24xf32>, memref<6x4xf32>, memref<2x12xf32>
}
func.func @c8(%a: memref<4x?xf32>, %n: index) -> (memref<?x?x?xf32>, memref<?xf32>, memref<2x2x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%c2, %c2, %n] : memref<?x?xf32> into memref<?x?x?xf32>
  %2 = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %3 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, %n] : memref<4x?xf32> into memref<2x2x?xf32>
  return %1, %2, %3 : memref<?x?x?xf32>, memref<?xf32>, memref<2x2x?xf32>
}
func.func @c9(%a: tensor<?x?xf32>, %b: tensor<?x?x4xf32>, %n: index, %i: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %1 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, %i] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %2 = tensor.collapse_shape %b [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %d0 = tensor.dim %1, %c0 : tensor<?x4x?xf32>
  %d1 = tensor.dim %1, %c1 : tensor<?x4x?xf32>
  %d2 = tensor.dim %1, %c2 : tensor<?x4x?xf32>
  %d3 = tensor.dim %2, %c0 : tensor<?x4xf32>
  %d4 = tensor.dim %2, %c1 : tensor<?x4xf32>
  %d5 = tensor.dim %2, %i : tensor<?x4xf32>
  return %d0, %d1, %d2, %d3, %d4, %d5 : index, index, index, index, index, index
}
func.func @pair_unit(%a: tensor<2x1x1x6xf32>) -> (tensor<12x1xf32>, tensor<2x1x6x1xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<2x1x1x6xf32> into tensor<12xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
  %2 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, 1, 6, 1] : tensor<12xf32> into tensor<2x1x6x1xf32>
  return %1, %2 : tensor<12x1xf32>, tensor<2x1x6x1xf32>
}
func.func @pair_unknown(%a: tensor<?x2x3x5xf32>, %n: index) -> (tensor<?x15xf32>, tensor<?x?xf32>, tensor<3x?x10xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<?x2x3x5xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 15] : tensor<?xf32> into tensor<?x15xf32>
  %2 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  %3 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [3, %n, 10] : tensor<?xf32> into tensor<3x?x10xf32>
  return %1, %2, %3 : tensor<?x15xf32>, tensor<?x?xf32>, tensor<3x?x10xf32>
}
func.func @pair_memref(%a: memref<1x1xf32>, %b: memref<4x6xf32>) -> (memref<1x1x1xf32>, memref<2x2x6xf32>, memref<4x6xf32>) {
  %0 = memref.collapse_shape %a [] : memref<1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
  %2 = memref.collapse_shape %b [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %3 = memref.expand_shape %2 [[0, 1, 2]] output_shape [2, 2, 6] : memref<24xf32> into memref<2x2x6xf32>
  %4 = memref.expand_shape %b [[0, 1], [2, 3]] output_shape [4, 1, 1, 6] : memref<4x6xf32> into memref<4x1x1x6xf32>
  %5 = memref.collapse_shape %4 [[0], [1, 2, 3]] : memref<4x1x1x6xf32> into memref<4x6xf32>
  return %1, %3, %5 : memref<1x1x1xf32>, memref<2x2x6xf32>, memref<4x6xf32>
}
// OUT:
module {
  func.func @c1(%arg0: f32, %arg1: f32, %arg2: index) -> (tensor<2x2xf32>, tensor<4xf32>, tensor<2x?xf32>, tensor<4xf32>) {
    %from_elements = tensor.from_elements %arg0, %arg1, %arg0, %arg1 : tensor<2x2xf32>
    %splat = tensor.splat %arg0 : tensor<4xf32>
    %splat_0 = tensor.splat %arg0[%arg2] : tensor<?xf32>
    %expanded = tensor.expand_shape %splat_0 [[0, 1]] output_shape [2, %arg2] : tensor<?xf32> into tensor<2x?xf32>
    %from_elements_1 = tensor.from_elements %arg0, %arg1, %arg0, %arg1 : tensor<4xf32>
    return %from_elements, %splat, %expanded, %from_elements_1 : tensor<2x2xf32>, tensor<4xf32>, tensor<2x?xf32>, tensor<4xf32>
  }
  func.func @c2() -> (tensor<2x2xf32>, tensor<4xi1>, tensor<2x1xcomplex<f32>>, tensor<4xi8>, tensor<4xf32>) {
    %cst = arith.constant dense_resource<abc> : tensor<2x2xf32>
    %cst_0 = arith.constant sparse<0, 1> : tensor<2x2xi8>
    %cst_1 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
    %cst_2 = arith.constant dense<[true, false, true, true]> : tensor<4xi1>
    %cst_3 = arith.constant dense<[[(1.000000e+00,2.000000e+00)], [(3.000000e+00,4.000000e+00)]]> : tensor<2x1xcomplex<f32>>
    %collapsed = tensor.collapse_shape %cst_0 [[0, 1]] : tensor<2x2xi8> into tensor<4xi8>
    %collapsed_4 = tensor.collapse_shape %cst [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    return %cst_1, %cst_2, %cst_3, %collapsed, %collapsed_4 : tensor<2x2xf32>, tensor<4xi1>, tensor<2x1xcomplex<f32>>, tensor<4xi8>, tensor<4xf32>
  }
  func.func @c3(%arg0: tensor<12x?xf32>, %arg1: index) -> (tensor<?x?x?xf32>, tensor<3x?x?xf32>, tensor<?x?x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg0 : tensor<12x?xf32> to tensor<?x?xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, %arg1] : tensor<12x?xf32> into tensor<3x4x?xf32>
    %cast_0 = tensor.cast %expanded : tensor<3x4x?xf32> to tensor<?x?x?xf32>
    %expanded_1 = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [3, 4, %arg1] : tensor<12x?xf32> into tensor<3x4x?xf32>
    %cast_2 = tensor.cast %expanded_1 : tensor<3x4x?xf32> to tensor<3x?x?xf32>
    %expanded_3 = tensor.expand_shape %cast [[0, 1], [2, 3]] output_shape [3, %arg1, %c3, %arg1] : tensor<?x?xf32> into tensor<3x?x?x?xf32>
    %cast_4 = tensor.cast %expanded_3 : tensor<3x?x?x?xf32> to tensor<?x?x?x?xf32>
    return %cast_0, %cast_2, %cast_4 : tensor<?x?x?xf32>, tensor<3x?x?xf32>, tensor<?x?x?x?xf32>
  }
  func.func @c4(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> (tensor<?x?xf32>, tensor<?x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %arg1, %arg2 : index
    %1 = arith.muli %0, %c2 : index
    %2 = arith.muli %arg3, %c3 : index
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%1, %2, %arg1] : tensor<?x?xf32> into tensor<?x?x?xf32>
    return %arg0, %expanded : tensor<?x?xf32>, tensor<?x?x?xf32>
  }
  func.func @c5(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x3x?xf32> {
    %0 = arith.muli %arg2, %arg3 : index
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg1, 3, %0] : tensor<?x?xf32> into tensor<?x3x?xf32>
    return %expanded : tensor<?x3x?xf32>
  }
  func.func @c6(%arg0: tensor<4x?xf32>, %arg1: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?x1xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
    %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
    %expanded = tensor.expand_shape %collapsed_0 [[0, 1]] output_shape [%arg1, 1] : tensor<?xf32> into tensor<?x1xf32>
    return %collapsed, %collapsed_0, %expanded : tensor<?xf32>, tensor<?xf32>, tensor<?x1xf32>
  }
  func.func @c7(%arg0: memref<?x4xf32>, %arg1: memref<2x3x4xf32>, %arg2: index) -> (memref<?xf32>, memref<24xf32>, memref<6x4xf32>, memref<2x12xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
    %collapse_shape_0 = memref.collapse_shape %arg1 [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
    %collapse_shape_1 = memref.collapse_shape %arg1 [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
    %collapse_shape_2 = memref.collapse_shape %arg1 [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
    return %collapse_shape, %collapse_shape_0, %collapse_shape_1, %collapse_shape_2 : memref<?xf32>, memref<24xf32>, memref<6x4xf32>, memref<2x12xf32>
  }
  func.func @c8(%arg0: memref<4x?xf32>, %arg1: index) -> (memref<?x?x?xf32>, memref<?xf32>, memref<2x2x?xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, %arg1] : memref<4x?xf32> into memref<2x2x?xf32>
    %cast = memref.cast %expand_shape : memref<2x2x?xf32> to memref<?x?x?xf32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x?xf32> into memref<?xf32>
    %expand_shape_0 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, %arg1] : memref<4x?xf32> into memref<2x2x?xf32>
    return %cast, %collapse_shape, %expand_shape_0 : memref<?x?x?xf32>, memref<?xf32>, memref<2x2x?xf32>
  }
  func.func @c9(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x4xf32>, %arg2: index, %arg3: index) -> (index, index, index, index, index, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg2, 4, %arg3] : tensor<?x?xf32> into tensor<?x4x?xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
    %dim = tensor.dim %expanded, %c0 : tensor<?x4x?xf32>
    %dim_0 = tensor.dim %expanded, %c2 : tensor<?x4x?xf32>
    %dim_1 = tensor.dim %collapsed, %c0 : tensor<?x4xf32>
    %dim_2 = tensor.dim %collapsed, %arg3 : tensor<?x4xf32>
    return %dim, %c4, %dim_0, %dim_1, %c4, %dim_2 : index, index, index, index, index, index
  }
  func.func @pair_unit(%arg0: tensor<2x1x1x6xf32>) -> (tensor<12x1xf32>, tensor<2x1x6x1xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2, 3]] : tensor<2x1x1x6xf32> into tensor<12xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %expanded_0 = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [2, 1, 6, 1] : tensor<12xf32> into tensor<2x1x6x1xf32>
    return %expanded, %expanded_0 : tensor<12x1xf32>, tensor<2x1x6x1xf32>
  }
  func.func @pair_unknown(%arg0: tensor<?x2x3x5xf32>, %arg1: index) -> (tensor<?x15xf32>, tensor<?x?xf32>, tensor<3x?x10xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2, 3]] : tensor<?x2x3x5xf32> into tensor<?xf32>
    %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1], [2, 3]] : tensor<?x2x3x5xf32> into tensor<?x15xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [%arg1, %arg1] : tensor<?xf32> into tensor<?x?xf32>
    %expanded_1 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [3, %arg1, 10] : tensor<?xf32> into tensor<3x?x10xf32>
    return %collapsed_0, %expanded, %expanded_1 : tensor<?x15xf32>, tensor<?x?xf32>, tensor<3x?x10xf32>
  }
  func.func @pair_memref(%arg0: memref<1x1xf32>, %arg1: memref<4x6xf32>) -> (memref<1x1x1xf32>, memref<2x2x6xf32>, memref<4x6xf32>) {
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [1, 1, 1] : memref<1x1xf32> into memref<1x1x1xf32>
    %expand_shape_0 = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
    return %expand_shape, %expand_shape_0, %arg1 : memref<1x1x1xf32>, memref<2x2x6xf32>, memref<4x6xf32>
  }
}
