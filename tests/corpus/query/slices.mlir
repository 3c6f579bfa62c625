#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @chains(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>, %m: memref<100xf32>) -> f32 {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<5x5xf32>) outs(%b : tensor<5x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    %2 = arith.addf %in, %in : f32
    linalg.yield %2 : f32
  } -> tensor<5x5xf32>
  %c2 = arith.constant 2 : index
  %e = tensor.extract %0[%c2, %c2] : tensor<5x5xf32>
  %s = arith.addf %e, %e : f32
  %t = arith.addf %s, %e : f32
  affine.for %i = 0 to 16 {
    %l = affine.load %m[%i] : memref<100xf32>
    %p = arith.addf %l, %t : f32
    affine.store %p, %m[%i] : memref<100xf32>
  }
  return %t : f32
}
