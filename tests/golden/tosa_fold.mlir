// RUN: tenure opt --canonicalize
// What tosa, quant and linalg.index fold to one of their operands, or to a number.
func.func @arithmetic(%a: tensor<4xf32>, %i: tensor<4xi32>, %one: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>) {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %ones = "tosa.const"() <{values = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %four = "tosa.const"() <{values = dense<4> : tensor<4xi32>}> : () -> tensor<4xi32>
  %none = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %two = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.add %a, %zero : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.mul %ones, %a, %none : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %2 = tosa.mul %i, %four, %two : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %3 = tosa.mul %i, %four, %none : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %4 = tosa.add %zero, %one : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>
}
func.func @shapes(%a: tensor<2x1xf32>, %p: tensor<1xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
  %pads = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %pads, %p : (tensor<2x1xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x1xf32>
  %1 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %2 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %3 = tosa.reverse %a {axis = 0 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %4 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  return %0, %1, %2, %3, %4 : tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>
}
func.func @reshapes(%a: tensor<2x6xf32>) -> (tensor<12xf32>, tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %f = tosa.const_shape {values = dense<12> : tensor<1xindex>} : () -> !tosa.shape<1>
  %o = tosa.const_shape {values = dense<[2, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  %1 = tosa.reshape %0, %f : (tensor<3x4xf32>, !tosa.shape<1>) -> tensor<12xf32>
  %2 = tosa.reshape %0, %o : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<2x6xf32>
  return %1, %2 : tensor<12xf32>, tensor<2x6xf32>
}
func.func @quantized(%a: i8, %q: !quant.uniform<i8:f32, 2.0>) -> (i8, !quant.uniform<i8:f32, 2.0>) {
  %0 = quant.scast %a : i8 to !quant.uniform<i8:f32, 2.0>
  %1 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to i8
  %2 = quant.dcast %q : !quant.uniform<i8:f32, 2.0> to f32
  %3 = quant.qcast %2 : f32 to !quant.uniform<i8:f32, 2.0>
  return %1, %3 : i8, !quant.uniform<i8:f32, 2.0>
}
func.func @index(%t: tensor<1x4xindex>) -> tensor<1x4xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%t : tensor<1x4xindex>) {
  ^bb0(%out: index):
    %1 = linalg.index 0 : index
    %2 = linalg.index 1 : index
    %3 = arith.addi %1, %2 : index
    linalg.yield %3 : index
  } -> tensor<1x4xindex>
  return %0 : tensor<1x4xindex>
}
// OUT:
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @arithmetic(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %1 = "tosa.const"() <{values = dense<4> : tensor<4xi32>}> : () -> tensor<4xi32>
    %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.mul %arg1, %1, %2 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
    %4 = tosa.add %arg2, %0 : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %arg0, %arg0, %arg1, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>
  }
  func.func @shapes(%arg0: tensor<2x1xf32>, %arg1: tensor<1xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
    %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
    return %arg0, %arg0, %arg0, %0, %arg0 : tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>
  }
  func.func @reshapes(%arg0: tensor<2x6xf32>) -> (tensor<12xf32>, tensor<2x6xf32>) {
    %0 = tosa.const_shape  {values = dense<12> : tensor<1xindex>} : () -> !tosa.shape<1>
    %1 = tosa.reshape %arg0, %0 : (tensor<2x6xf32>, !tosa.shape<1>) -> tensor<12xf32>
    return %1, %arg0 : tensor<12xf32>, tensor<2x6xf32>
  }
  func.func @quantized(%arg0: i8, %arg1: !quant.uniform<i8:f32, 2.000000e+00>) -> (i8, !quant.uniform<i8:f32, 2.000000e+00>) {
    return %arg0, %arg1 : i8, !quant.uniform<i8:f32, 2.000000e+00>
  }
  func.func @index(%arg0: tensor<1x4xindex>) -> tensor<1x4xindex> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<1x4xindex>) {
    ^bb0(%out: index):
      %1 = linalg.index 1 : index
      linalg.yield %1 : index
    } -> tensor<1x4xindex>
    return %0 : tensor<1x4xindex>
  }
}
