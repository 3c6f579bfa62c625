// RUN: tenure opt --enable-arm-streaming='if-required-by-ops streaming-mode=streaming-locally za-mode=new-za' --enable-arm-streaming='if-scalable-and-supported streaming-mode=streaming-compatible'
// Functions say in which mode they run, where they work on tiles or on vectors of unknown length.
func.func @tiles() {
  %0 = arm_sme.get_tile : vector<[4]x[4]xi32>
  return
}
func.func @scalable(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = arith.addf %v, %v : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @fixed(%v: vector<4xf32>) -> vector<4xf32> {
  return %v : vector<4xf32>
}
func.func @gathers(%base: memref<?xf32>, %v: vector<[4]xindex>, %m: vector<[4]xi1>, %p: vector<[4]xf32>) -> vector<[4]xf32> {
  %c = arith.constant 0 : index
  %0 = vector.gather %base[%c][%v], %m, %p : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @ignored(%v: vector<[4]xf32>) -> vector<[4]xf32> attributes {enable_arm_streaming_ignore} {
  return %v : vector<[4]xf32>
}
// OUT:
module {
  func.func @tiles() attributes {arm_locally_streaming, arm_new_za, arm_streaming_compatible} {
    %0 = arm_sme.get_tile : vector<[4]x[4]xi32>
    return
  }
  func.func @scalable(%arg0: vector<[4]xf32>) -> vector<[4]xf32> attributes {arm_streaming_compatible} {
    %0 = arith.addf %arg0, %arg0 : vector<[4]xf32>
    return %0 : vector<[4]xf32>
  }
  func.func @fixed(%arg0: vector<4xf32>) -> vector<4xf32> {
    return %arg0 : vector<4xf32>
  }
  func.func @gathers(%arg0: memref<?xf32>, %arg1: vector<[4]xindex>, %arg2: vector<[4]xi1>, %arg3: vector<[4]xf32>) -> vector<[4]xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.gather %arg0[%c0] [%arg1], %arg2, %arg3 : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
    return %0 : vector<[4]xf32>
  }
  func.func @ignored(%arg0: vector<[4]xf32>) -> vector<[4]xf32> attributes {enable_arm_streaming_ignore} {
    return %arg0 : vector<[4]xf32>
  }
}

