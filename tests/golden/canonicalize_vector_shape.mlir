// RUN: tenure opt --canonicalize
// Parts of what has another shape, and dimensions of one element that change places.
func.func @parts(%a: vector<2x4x3xf32>, %b: vector<2x4xf32>, %c: vector<2x1x3xi8>) -> (vector<3xf32>, f32, vector<6xi8>, vector<1x1x4xi32>) {
  %0 = vector.shape_cast %a : vector<2x4x3xf32> to vector<8x3xf32>
  %1 = vector.extract %0[5] : vector<3xf32> from vector<8x3xf32>
  %2 = vector.shape_cast %b : vector<2x4xf32> to vector<8xf32>
  %3 = vector.extract %2[6] : f32 from vector<8xf32>
  %4 = vector.transpose %c, [0, 2, 1] : vector<2x1x3xi8> to vector<2x3x1xi8>
  %5 = vector.shape_cast %4 : vector<2x3x1xi8> to vector<6xi8>
  %6 = arith.constant dense<[[[1, 2, 3, 4]]]> : vector<1x1x4xi32>
  %7 = vector.transpose %6, [1, 0, 2] : vector<1x1x4xi32> to vector<1x1x4xi32>
  return %1, %3, %5, %7 : vector<3xf32>, f32, vector<6xi8>, vector<1x1x4xi32>
}
func.func @kept(%a: vector<1x4xi32>, %b: vector<[1]x1x4xi32>, %v: vector<1x1x4xf32>) -> (vector<4x1xi32>, vector<1x[1]x4xi32>, vector<1x1x4xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<1x4xi32> to vector<4x1xi32>
  %1 = vector.transpose %b, [1, 0, 2] : vector<[1]x1x4xi32> to vector<1x[1]x4xi32>
  %2 = vector.transpose %v, [1, 0, 2] : vector<1x1x4xf32> to vector<1x1x4xf32>
  return %0, %1, %2 : vector<4x1xi32>, vector<1x[1]x4xi32>, vector<1x1x4xf32>
}
func.func @nothing(%v: vector<3xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [] : vector<3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}
// OUT:
module {
  func.func @parts(%arg0: vector<2x4x3xf32>, %arg1: vector<2x4xf32>, %arg2: vector<2x1x3xi8>) -> (vector<3xf32>, f32, vector<6xi8>, vector<1x1x4xi32>) {
    %cst = arith.constant dense<[[[1, 2, 3, 4]]]> : vector<1x1x4xi32>
    %0 = vector.extract %arg0[1, 1] : vector<3xf32> from vector<2x4x3xf32>
    %1 = vector.extract %arg1[1, 2] : f32 from vector<2x4xf32>
    %2 = vector.shape_cast %arg2 : vector<2x1x3xi8> to vector<6xi8>
    return %0, %1, %2, %cst : vector<3xf32>, f32, vector<6xi8>, vector<1x1x4xi32>
  }
  func.func @kept(%arg0: vector<1x4xi32>, %arg1: vector<[1]x1x4xi32>, %arg2: vector<1x1x4xf32>) -> (vector<4x1xi32>, vector<1x[1]x4xi32>, vector<1x1x4xf32>) {
    %0 = vector.transpose %arg0, [1, 0] : vector<1x4xi32> to vector<4x1xi32>
    %1 = vector.transpose %arg1, [1, 0, 2] : vector<[1]x1x4xi32> to vector<1x[1]x4xi32>
    return %0, %1, %arg2 : vector<4x1xi32>, vector<1x[1]x4xi32>, vector<1x1x4xf32>
  }
  func.func @nothing(%arg0: vector<3xf32>, %arg1: vector<3xf32>) -> vector<3xf32> {
    return %arg0 : vector<3xf32>
  }
}

