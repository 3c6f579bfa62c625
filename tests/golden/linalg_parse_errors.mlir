// RUN: tenure opt --split-input-file
// Errors of linalg's forms, at the place and in the order in which MLIR reports them.

func.func @strides(%a: tensor<1x4x4x6xf32>, %b: tensor<8x2x2x6xf32>, %c: tensor<1x2x2x8xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<8xi64>} ins(%a, %b : tensor<1x4x4x6xf32>, tensor<8x2x2x6xf32>) outs(%c : tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
  return
}

// -----

func.func @elements(%a: tensor<1x4x4x6xf32>, %b: tensor<8x2x2x6xf32>, %c: tensor<1x2x2x8xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<2> : tensor<2xi32>} ins(%a, %b : tensor<1x4x4x6xf32>, tensor<8x2x2x6xf32>) outs(%c : tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
  return
}

// -----

func.func @before_the_region(%a: tensor<4xf32>, %b: tensor<8xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32) {
    %1 = unknown.op %x : f32
    linalg.yield %1 : f32
  }
  return
}

// -----

func.func @iterator(%a: tensor<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["window"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @outputs(%a: tensor<?x?xf32>) {
  %0 = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a, %a : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}
// OUT:
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:4:33: error: custom op 'linalg.conv_2d_nhwc_fhwc' 'linalg.conv_2d_nhwc_fhwc' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]
//   %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<8xi64>} ins(%a, %b : tensor<1x4x4x6xf32>, tensor<8x2x2x6xf32>) outs(%c : tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
//                                 ^
// <stdin>:11:33: error: custom op 'linalg.conv_2d_nhwc_fhwc' 'linalg.conv_2d_nhwc_fhwc' op attribute 'dilations' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]
//   %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<2> : tensor<2xi32>} ins(%a, %b : tensor<1x4x4x6xf32>, tensor<8x2x2x6xf32>) outs(%c : tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
//                                 ^
// <stdin>:18:48: error: use of value '%b' expects different type than prior uses: 'tensor<4xf32>' vs 'tensor<8xf32>'
//   %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32) {
//                                                ^
// <stdin>:17:49: note: prior use here
// func.func @before_the_region(%a: tensor<4xf32>, %b: tensor<8xf32>) {
//                                                 ^
// <stdin>:28:92: error: custom op 'linalg.generic' unexpected iterator_type (window)
//   linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["window"]} outs(%a : tensor<4xf32>) {
//                                                                                            ^
// <stdin>:38:73: error: custom op 'linalg.matmul' number of operands and types do not match: got 2 operands and 1 types
//   %0 = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a, %a : tensor<?x?xf32>) -> tensor<?x?xf32>
//                                                                         ^
