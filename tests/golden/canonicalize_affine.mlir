// RUN: tenure opt --canonicalize
#shift = affine_map<(d0) -> (d0 + 8)>
#sum = affine_map<(d0)[s0] -> (d0 + s0)>
func.func @compose(%m: memref<64xf32>, %s: index) {
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 16 {
    %a = affine.apply #shift(%i)
    %b = affine.apply #sum(%a)[%c4]
    %v = affine.load %m[%b] : memref<64xf32>
    affine.store %v, %m[%i mod 16] : memref<64xf32>
  }
  return
}
func.func @least(%a: index, %b: index) -> (index, index) {
  %0 = affine.min affine_map<()[s0, s1] -> (s1, s0, s1)>()[%a, %b]
  %c3 = arith.constant 3 : index
  %1 = affine.max affine_map<()[s0] -> (7, s0)>()[%c3]
  return %0, %1 : index, index
}
func.func @never(%m: memref<4xf32>, %v: f32) {
  affine.for %i = 0 to 4 {
    affine.if affine_set<(d0) : (d0 >= 0, d0 - d0 - 1 >= 0)>(%i) {
      affine.store %v, %m[%i] : memref<4xf32>
    }
  }
  return
}
// OUT:
#map = affine_map<()[s0, s1] -> (s1, s0)>
#set = affine_set<(d0) : (d0 >= 0, -1 >= 0)>
module {
  func.func @compose(%arg0: memref<64xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 16 {
      %0 = affine.load %arg0[%arg2 + 12] : memref<64xf32>
      affine.store %0, %arg0[%arg2] : memref<64xf32>
    }
    return
  }
  func.func @least(%arg0: index, %arg1: index) -> (index, index) {
    %c7 = arith.constant 7 : index
    %0 = affine.min #map()[%arg0, %arg1]
    return %0, %c7 : index, index
  }
  func.func @never(%arg0: memref<4xf32>, %arg1: f32) {
    affine.for %arg2 = 0 to 4 {
      affine.if #set(%arg2) {
        affine.store %arg1, %arg0[%arg2] : memref<4xf32>
      }
    }
    return
  }
}

