// RUN: tenure opt --convert-elementwise-to-linalg
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xi1>, %s: i1, %t: tensor<?x?xi32>, %v: vector<4xf32>) -> (tensor<4x?xf32>, tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xi32>, tensor<?x?xi1>, tensor<4x?xf32>) {
  %0 = arith.addf %a, %b fastmath<fast> {foo} : tensor<4x?xf32>
  %1 = arith.cmpf olt, %a, %b : tensor<4x?xf32>
  %2 = arith.select %c, %a, %b : tensor<4x?xi1>, tensor<4x?xf32>
  %3 = arith.select %s, %a, %b : tensor<4x?xf32>
  %4, %5 = arith.addui_extended %t, %t : tensor<?x?xi32>, tensor<?x?xi1>
  %6 = math.exp %3 : tensor<4x?xf32>
  %7 = arith.addf %v, %v : vector<4xf32>
  %k = arith.constant dense<1> : tensor<2xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4x?xf32>, tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xi32>, tensor<?x?xi1>, tensor<4x?xf32>
}
// OUT:
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<4x?xi1>, %arg3: i1, %arg4: tensor<?x?xi32>, %arg5: vector<4xf32>) -> (tensor<4x?xf32>, tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xi32>, tensor<?x?xi1>, tensor<4x?xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %9 = arith.addf %in, %in_3 fastmath<fast> {foo} : f32
      linalg.yield %9 : f32
    } -> tensor<4x?xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %1 = tensor.empty(%dim) : tensor<4x?xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%1 : tensor<4x?xi1>) {
    ^bb0(%in: f32, %in_3: f32, %out: i1):
      %9 = arith.cmpf olt, %in, %in_3 : f32
      linalg.yield %9 : i1
    } -> tensor<4x?xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg0, %arg1 : tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %9 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %9 : f32
    } -> tensor<4x?xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg0, %arg1 : i1, tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %9 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %9 : f32
    } -> tensor<4x?xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg4, %c0 : tensor<?x?xi32>
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %arg4, %c1_1 : tensor<?x?xi32>
    %5 = tensor.empty(%dim_0, %dim_2) : tensor<?x?xi1>
    %6:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg4 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg4, %5 : tensor<?x?xi32>, tensor<?x?xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i32, %out_4: i1):
      %sum, %overflow = arith.addui_extended %in, %in_3 : i32, i1
      linalg.yield %sum, %overflow : i32, i1
    } -> (tensor<?x?xi32>, tensor<?x?xi1>)
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x?xf32>) outs(%4 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.exp %in : f32
      linalg.yield %9 : f32
    } -> tensor<4x?xf32>
    %8 = arith.addf %arg5, %arg5 : vector<4xf32>
    %cst = arith.constant dense<1> : tensor<2xi32>
    return %0, %2, %3, %4, %6#0, %6#1, %7 : tensor<4x?xf32>, tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xi32>, tensor<?x?xi1>, tensor<4x?xf32>
  }
}

