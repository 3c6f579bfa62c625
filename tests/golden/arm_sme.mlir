// RUN: tenure opt
// An outer product's result follows from its operands; layouts that nobody has to spell are left out.
func.func @product(%arg0: vector<[4]xf32>, %arg1: vector<[4]x[4]xf32>, %arg2: vector<[4]xi1>, %arg3: memref<?x?xf32>, %arg4: index) {
  %0 = arm_sme.outerproduct %arg0, %arg0 acc(%arg1) masks(%arg2, %arg2) : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.extract_tile_slice %0[%arg4] layout<vertical> : vector<[4]xf32> from vector<[4]x[4]xf32>
  arm_sme.tile_store %0, %arg3[%arg4, %arg4] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// OUT:
module {
  func.func @product(%arg0: vector<[4]xf32>, %arg1: vector<[4]x[4]xf32>, %arg2: vector<[4]xi1>, %arg3: memref<?x?xf32>, %arg4: index) {
    %0 = arm_sme.outerproduct %arg0, %arg0 acc(%arg1) masks(%arg2, %arg2) : vector<[4]xf32>, vector<[4]xf32>
    %1 = arm_sme.extract_tile_slice %0[%arg4] layout<vertical> : vector<[4]xf32> from vector<[4]x[4]xf32>
    arm_sme.tile_store %0, %arg3[%arg4, %arg4] : memref<?x?xf32>, vector<[4]x[4]xf32>
    return
  }
}

