// RUN: tenure opt
// Contractions, whose iterators are strings, and ops of which the result's type follows.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @vectors(%arg0: vector<4x8xf32>, %arg1: vector<8x4xf32>, %arg2: vector<4x4xf32>, %arg3: vector<[4]xf32>, %arg4: f32) {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 {note} : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    %1 = vector.outerproduct %arg3, %arg3 : vector<[4]xf32>, vector<[4]xf32>
    %2 = vector.outerproduct %arg3, %arg3, %1 {kind = #vector.kind<maxnumf>} : vector<[4]xf32>, vector<[4]xf32>
    %3 = vector.outerproduct %arg3, %arg4 : vector<[4]xf32>, f32
    %4 = vector.shuffle %arg0, %arg0 [0, -1, 7] : vector<4x8xf32>, vector<4x8xf32>
    return
  }
}
func.func @masked(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: memref<?xf32>, %arg3: index, %arg4: f32) {
  %0 = vector.mask %arg0 { vector.reduction <add>, %arg1, %arg4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %arg0, %arg1 { vector.transfer_read %arg2[%arg3], %arg4 : memref<?xf32>, vector<4xf32> } {note} : vector<4xi1> -> vector<4xf32>
  vector.mask %arg0 { vector.transfer_write %arg1, %arg2[%arg3] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}
// OUT:
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  module {
    func.func @vectors(%arg0: vector<4x8xf32>, %arg1: vector<8x4xf32>, %arg2: vector<4x4xf32>, %arg3: vector<[4]xf32>, %arg4: f32) {
      %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 {note} : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
      %1 = vector.outerproduct %arg3, %arg3 : vector<[4]xf32>, vector<[4]xf32>
      %2 = vector.outerproduct %arg3, %arg3, %1 {kind = #vector.kind<maxnumf>} : vector<[4]xf32>, vector<[4]xf32>
      %3 = vector.outerproduct %arg3, %arg4 : vector<[4]xf32>, f32
      %4 = vector.shuffle %arg0, %arg0 [0, -1, 7] : vector<4x8xf32>, vector<4x8xf32>
      return
    }
  }
  func.func @masked(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: memref<?xf32>, %arg3: index, %arg4: f32) {
    %0 = vector.mask %arg0 { vector.reduction <add>, %arg1, %arg4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %1 = vector.mask %arg0, %arg1 { vector.transfer_read %arg2[%arg3], %arg4 : memref<?xf32>, vector<4xf32> } {note} : vector<4xi1> -> vector<4xf32>
    vector.mask %arg0 { vector.transfer_write %arg1, %arg2[%arg3] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
    return
  }
}

