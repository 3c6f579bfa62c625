// RUN: tenure opt --canonicalize
// Transfers whose bounds, masks and sources are known, and reads that are not used.
func.func @bounds(%m: memref<8x?xf32>, %t: tensor<4x4xf32>, %i: index, %x: f32) -> (vector<4x4xf32>, vector<4xf32>, vector<4x8xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_read %t[%c0, %c0], %x : tensor<4x4xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %m[%c2, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%c0, %c0], %x {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x4xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %t[%c2, %c2], %x {permutation_map = affine_map<(d0, d1) -> (0)>} : tensor<4x4xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4x4xf32>, vector<4xf32>, vector<4x8xf32>, vector<4xf32>
}
func.func @pairs(%t: tensor<8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %x: f32) -> (vector<4xf32>, tensor<8xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_write %w, %0[%c4] : vector<4xf32>, tensor<8xf32>
  %2 = vector.transfer_read %1[%c0], %x : tensor<8xf32>, vector<4xf32>
  %3 = vector.transfer_read %t[%c4], %x {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %4 = vector.transfer_write %3, %t[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %5 = tensor.extract_slice %4[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %2, %1, %5 : vector<4xf32>, tensor<8xf32>, tensor<4xf32>
}
func.func @masks(%m: memref<?xf32>, %v: vector<4xf32>, %i: index, %x: f32) -> vector<4xf32> {
  %all = vector.constant_mask [4] : vector<4xi1>
  %some = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %x, %all : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i], %all : vector<4xf32>, memref<?xf32>
  vector.transfer_write %v, %m[%i], %some : vector<4xf32>, memref<?xf32>
  return %0 : vector<4xf32>
}
func.func @casts(%m: memref<4xf32>, %v: vector<4xf32>, %x: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  vector.transfer_write %v, %0[%c0] : vector<4xf32>, memref<?xf32>
  %1 = vector.load %0[%c0] : memref<?xf32>, vector<4xf32>
  vector.store %1, %0[%c0] : memref<?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @unused(%m: memref<4xf32>, %t: tensor<4xf32>, %v: vector<4xf32>, %mask: vector<4xi1>, %x: f32) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0], %x : memref<4xf32>, vector<4xf32>
  %1 = vector.load %m[%c0] : memref<4xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%c0], %mask, %v : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<4xf32>
  vector.transfer_write %v, %m[%c0] : vector<4xf32>, memref<4xf32>
  return
}
func.func @bits(%v: vector<4xf32>) -> (vector<4xi32>, vector<8xi16>, vector<2xf32>, vector<2xi32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %1 = vector.bitcast %0 : vector<8xi16> to vector<4xi32>
  %half = arith.constant dense<1.0> : vector<4xf16>
  %2 = vector.bitcast %half : vector<4xf16> to vector<2xf32>
  %byte = arith.constant dense<-2> : vector<8xi8>
  %3 = vector.bitcast %byte : vector<8xi8> to vector<2xi32>
  return %1, %0, %2, %3 : vector<4xi32>, vector<8xi16>, vector<2xf32>, vector<2xi32>
}
// OUT:
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (0)>
module {
  func.func @bounds(%arg0: memref<8x?xf32>, %arg1: tensor<4x4xf32>, %arg2: index, %arg3: f32) -> (vector<4x4xf32>, vector<4xf32>, vector<4x8xf32>, vector<4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = vector.transfer_read %arg1[%c0, %c0], %arg3 {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
    %1 = vector.transfer_read %arg0[%c2, %arg2], %arg3 {in_bounds = [true], permutation_map = #map} : memref<8x?xf32>, vector<4xf32>
    %2 = vector.transfer_read %arg1[%c0, %c0], %arg3 {permutation_map = #map1} : tensor<4x4xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %arg1[%c2, %c2], %arg3 {in_bounds = [true], permutation_map = #map2} : tensor<4x4xf32>, vector<4xf32>
    return %0, %1, %2, %3 : vector<4x4xf32>, vector<4xf32>, vector<4x8xf32>, vector<4xf32>
  }
  func.func @pairs(%arg0: tensor<8xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: f32) -> (vector<4xf32>, tensor<8xf32>, tensor<4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
    %1 = vector.transfer_write %arg2, %0[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    return %arg1, %1, %extracted_slice : vector<4xf32>, tensor<8xf32>, tensor<4xf32>
  }
  func.func @masks(%arg0: memref<?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: f32) -> vector<4xf32> {
    %0 = vector.constant_mask [3] : vector<4xi1>
    %1 = vector.transfer_read %arg0[%arg2], %arg3 : memref<?xf32>, vector<4xf32>
    vector.transfer_write %arg1, %arg0[%arg2] : vector<4xf32>, memref<?xf32>
    vector.transfer_write %arg1, %arg0[%arg2], %0 : vector<4xf32>, memref<?xf32>
    return %1 : vector<4xf32>
  }
  func.func @casts(%arg0: memref<4xf32>, %arg1: vector<4xf32>, %arg2: f32) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    %0 = vector.load %arg0[%c0] : memref<4xf32>, vector<4xf32>
    vector.store %0, %arg0[%c0] : memref<4xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @unused(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: f32) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    return
  }
  func.func @bits(%arg0: vector<4xf32>) -> (vector<4xi32>, vector<8xi16>, vector<2xf32>, vector<2xi32>) {
    %cst = arith.constant dense<-16843010> : vector<2xi32>
    %cst_0 = arith.constant dense<0.00782680511> : vector<2xf32>
    %0 = vector.bitcast %arg0 : vector<4xf32> to vector<8xi16>
    %1 = vector.bitcast %arg0 : vector<4xf32> to vector<4xi32>
    return %1, %0, %cst_0, %cst : vector<4xi32>, vector<8xi16>, vector<2xf32>, vector<2xi32>
  }
}
