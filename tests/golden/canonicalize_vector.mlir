// RUN: tenure opt --canonicalize
// Parts of vectors, what is repeated, and constants.
func.func @parts(%v: vector<4x5xf32>, %x: f32, %w: vector<5xf32>, %i: index) -> (f32, f32, vector<5xf32>, f32, f32) {
  %0 = vector.insert %w, %v [1] : vector<5xf32> into vector<4x5xf32>
  %1 = vector.insert %x, %0 [2, 3] : f32 into vector<4x5xf32>
  %2 = vector.extract %1[2, 3] : f32 from vector<4x5xf32>
  %3 = vector.extract %1[1, 0] : f32 from vector<4x5xf32>
  %4 = vector.broadcast %w : vector<5xf32> to vector<4x5xf32>
  %5 = vector.extract %4[%i] : vector<5xf32> from vector<4x5xf32>
  %6 = vector.extract %v[-1, 0] : f32 from vector<4x5xf32>
  %7 = vector.extract %v[3] : vector<5xf32> from vector<4x5xf32>
  %8 = vector.extract %7[2] : f32 from vector<5xf32>
  return %2, %3, %5, %6, %8 : f32, f32, vector<5xf32>, f32, f32
}
func.func @constants() -> (vector<4xi32>, vector<2x2xi32>, vector<3xi1>, vector<4xi1>) {
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, 6]> : vector<3xi32>
  %0 = vector.shuffle %a, %b [5, 0, -1, 3] : vector<3xi32>, vector<3xi32>
  %1 = vector.shape_cast %0 : vector<4xi32> to vector<2x2xi32>
  %c3 = arith.constant dense<3> : vector<3xindex>
  %2 = vector.step : vector<3xindex>
  %3 = arith.cmpi ult, %2, %c3 : vector<3xindex>
  %c9 = arith.constant 9 : index
  %4 = vector.create_mask %c9 : vector<4xi1>
  return %0, %1, %3, %4 : vector<4xi32>, vector<2x2xi32>, vector<3xi1>, vector<4xi1>
}
func.func @turned(%v: vector<2x3x4xf32>) -> (vector<2x3x4xf32>, vector<3x2xi8>) {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<3x4x2xf32> to vector<2x3x4xf32>
  %c = arith.constant dense<7> : vector<2x3xi8>
  %2 = vector.transpose %c, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  return %1, %2 : vector<2x3x4xf32>, vector<3x2xi8>
}
func.func @buffers(%a: memref<4x4xf32>, %n: memref<0xf32>, %x: f32) {
  linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  linalg.copy ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  linalg.fill ins(%x : f32) outs(%n : memref<0xf32>)
  return
}
// OUT:
module {
  func.func @parts(%arg0: vector<4x5xf32>, %arg1: f32, %arg2: vector<5xf32>, %arg3: index) -> (f32, f32, vector<5xf32>, f32, f32) {
    %0 = ub.poison : f32
    %1 = vector.extract %arg2[0] : f32 from vector<5xf32>
    %2 = vector.extract %arg0[3, 2] : f32 from vector<4x5xf32>
    return %arg1, %1, %arg2, %0, %2 : f32, f32, vector<5xf32>, f32, f32
  }
  func.func @constants() -> (vector<4xi32>, vector<2x2xi32>, vector<3xi1>, vector<4xi1>) {
    %cst = arith.constant dense<[6, 1, 1, 4]> : vector<4xi32>
    %cst_0 = arith.constant dense<[[6, 1], [1, 4]]> : vector<2x2xi32>
    %cst_1 = arith.constant dense<true> : vector<3xi1>
    %cst_2 = arith.constant dense<true> : vector<4xi1>
    return %cst, %cst_0, %cst_1, %cst_2 : vector<4xi32>, vector<2x2xi32>, vector<3xi1>, vector<4xi1>
  }
  func.func @turned(%arg0: vector<2x3x4xf32>) -> (vector<2x3x4xf32>, vector<3x2xi8>) {
    %cst = arith.constant dense<7> : vector<3x2xi8>
    return %arg0, %cst : vector<2x3x4xf32>, vector<3x2xi8>
  }
  func.func @buffers(%arg0: memref<4x4xf32>, %arg1: memref<0xf32>, %arg2: f32) {
    linalg.matmul ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)
    return
  }
}

