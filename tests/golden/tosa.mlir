// RUN: tenure opt
// Words of enumerations stand bare in dictionaries, and those that nobody has to spell are left out.
func.func @words(%arg0: tensor<4xf32>, %arg1: tensor<1x2x2x1xi8>) {
  %0 = tosa.clamp %arg0 {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %arg0 {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.resize %arg1, %s, %o, %b {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xi32>
  %3 = tosa.maximum %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// OUT:
module {
  func.func @words(%arg0: tensor<4xf32>, %arg1: tensor<1x2x2x1xi8>) {
    %0 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tosa.clamp %arg0 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tosa.const_shape  {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.resize %arg1, %2, %3, %4 {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xi32>
    %6 = tosa.maximum %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

