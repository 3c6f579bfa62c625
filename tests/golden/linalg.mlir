// RUN: tenure opt --split-input-file
// linalg: named ops make the regions that they leave out, others spell theirs or name the one op in it.
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @forms(%a: tensor<4x4xi8>, %c: tensor<4x4xi32>, %f: tensor<4x4xf32>, %s: f32, %m: memref<4x4xf32>, %v: tensor<4xf32>) {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %a : tensor<4x4xi8>, tensor<4x4xi8>) outs(%c : tensor<4x4xi32>) -> tensor<4x4xi32>
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {tag} ins(%f, %f : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  linalg.fill ins(%s : f32) outs(%m : memref<4x4xf32>)
  %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%f : tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) attrs = {tag} {
  ^bb0(%x: f32, %y: f32):
    %9 = arith.addf %x, %y : f32
    linalg.yield %9 : f32
  } -> tensor<4x4xf32>
  %3 = linalg.map ins(%f, %f : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) (%x: f32, %y: f32, %o: f32) {
    %9 = arith.addf %x, %y fastmath<fast> : f32
    linalg.yield %9 : f32
  }
  %4 = linalg.reduce {arith.addf} ins(%f : tensor<4x4xf32>) outs(%v : tensor<4xf32>) dimensions = [1]
  %5 = linalg.reduce ins(%f : tensor<4x4xf32>) outs(%v : tensor<4xf32>) dimensions = [1] (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  %6 = linalg.transpose ins(%f : tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) permutation = [1, 0]
  %7 = linalg.broadcast ins(%v : tensor<4xf32>) outs(%f : tensor<4x4xf32>) dimensions = [1]
  return
}
// -----
func.func @wrong(%x: tensor<4xindex>) {
  %0 = linalg.add ins(%x, %x : tensor<4xindex>, tensor<4xindex>) outs(%x : tensor<4xindex>) -> tensor<4xindex>
  return
}
// OUT:
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @forms(%arg0: tensor<4x4xi8>, %arg1: tensor<4x4xi32>, %arg2: tensor<4x4xf32>, %arg3: f32, %arg4: memref<4x4xf32>, %arg5: tensor<4xf32>) {
    %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg0 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg1 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %1 = linalg.matmul indexing_maps = [#map, #map1, #map2] {tag} ins(%arg2, %arg2 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
    linalg.fill ins(%arg3 : f32) outs(%arg4 : memref<4x4xf32>)
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) attrs =  {tag} {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<4x4xf32>
    %mapped = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg2, %arg2 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>)
    %reduced = linalg.reduce { arith.addf } ins(%arg2 : tensor<4x4xf32>) outs(%arg5 : tensor<4xf32>) dimensions = [1] 
    %reduced_0 = linalg.reduce ins(%arg2 : tensor<4x4xf32>) outs(%arg5 : tensor<4xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %transposed = linalg.transpose ins(%arg2 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) permutation = [1, 0] 
    %broadcasted = linalg.broadcast ins(%arg5 : tensor<4xf32>) outs(%arg2 : tensor<4x4xf32>) dimensions = [1] 
    return
  }
}

// -----
// ERR:
// <stdin>:26:19: error: custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'
//   %0 = linalg.add ins(%x, %x : tensor<4xindex>, tensor<4xindex>) outs(%x : tensor<4xindex>) -> tensor<4xindex>
//                   ^
