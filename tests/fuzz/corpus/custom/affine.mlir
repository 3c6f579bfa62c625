#map = affine_map<(d0)[s0] -> (d0 + s0, d0 floordiv 2)>
#set = affine_set<(d0)[s0] : (d0 - 2 >= 0, s0 == 0)>
func.func @f(%m: memref<8x?xf32>, %n: index) {
  %0 = affine.for %i = 0 to %n step 2 iter_args(%a = %n) -> (index) {
    affine.yield %a : index
  }
  affine.for %i = max #map(%n)[%n] to min affine_map<()[s0] -> (4, s0)>()[%n] {
    %1 = affine.load %m[%i, symbol(%n) + 1] : memref<8x?xf32>
    affine.store %1, %m[%i * 2, 0] : memref<8x?xf32>
    affine.if #set(%i)[%n] {
      %2 = affine.apply affine_map<(d0) -> (d0 mod 3)>(%i)
    } else {
      affine.prefetch %m[%i, 0], read, locality<3>, data : memref<8x?xf32>
    }
  }
  %4 = affine.vector_load %m[%n, 0] : memref<8x?xf32>, vector<4xf32>
  affine.vector_store %4, %m[%n, 0] : memref<8x?xf32>, vector<4xf32>
  %6 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%n]
  %7:2 = affine.delinearize_index %n into (4, %n) : index, index
  %8 = affine.linearize_index disjoint [%7#0, %7#1] by (4, %n) : index
  return
}
