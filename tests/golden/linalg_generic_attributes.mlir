// RUN: tenure opt
// Attributes of linalg.generic that are not its own stay, wherever they are written.
#map = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.generic {alpha, indexing_maps = [#map, #map], iterator_types = ["parallel"], t.x = [1]}
      ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) attrs = {zeta = "z"} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  %1 = linalg.generic {doc = "d", indexing_maps = [#map, #map], iterator_types = ["parallel"], library_call = "l", zeta}
      ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
// OUT:
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) attrs =  {alpha, t.x = [1], zeta = "z"} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %1 = linalg.generic {doc = "d", indexing_maps = [#map, #map], iterator_types = ["parallel"], library_call = "l"} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) attrs =  {zeta} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
}

