// RUN: tenure opt
// vector.transfer_read and transfer_write: what their form leaves out; sequences of transform look like functions, grids like shapes.
func.func @transfers(%m: memref<?x?xf32>, %t: tensor<4x8xf32>, %i: index, %p: f32, %k: vector<8x4xi1>, %s: memref<f32>) -> tensor<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %s[], %p : memref<f32>, vector<f32>
  vector.transfer_write %0, %m[%i, %i] {tag} : vector<4x8xf32>, memref<?x?xf32>
  %4 = vector.transfer_write %0, %t[%i, %i] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  return %4 : tensor<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__main(%arg0: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
shard.grid @grid(shape = 4x?x2)
// OUT:
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @transfers(%arg0: memref<?x?xf32>, %arg1: tensor<4x8xf32>, %arg2: index, %arg3: f32, %arg4: vector<8x4xi1>, %arg5: memref<f32>) -> tensor<4x8xf32> {
    %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 : memref<?x?xf32>, vector<4x8xf32>
    %1 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
    %2 = vector.transfer_read %arg0[%arg2, %arg2], %arg3, %arg4 {permutation_map = #map} : memref<?x?xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %arg5[], %arg3 : memref<f32>, vector<f32>
    vector.transfer_write %0, %arg0[%arg2, %arg2] {tag} : vector<4x8xf32>, memref<?x?xf32>
    %4 = vector.transfer_write %0, %arg1[%arg2, %arg2] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
    return %4 : tensor<4x8xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__main(%arg0: !transform.any_op {transform.readonly}) {
      transform.yield 
    }
  }
  shard.grid @grid(shape = 4x?x2)
}

