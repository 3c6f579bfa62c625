// RUN: tenure opt --cse
// On memory named ops read and write, on tensors they are as what is in them.
func.func @f(%a: memref<4xf32>, %t: tensor<4xf32>, %z: f32) -> tensor<4xf32> {
  linalg.fill ins(%z: f32) outs(%a: memref<4xf32>)
  linalg.transpose ins(%a: memref<4xf32>) outs(%a: memref<4xf32>) permutation = [0]
  linalg.map ins(%a: memref<4xf32>) outs(%a: memref<4xf32>) (%x: f32, %o: f32) { linalg.yield %x : f32 }
  linalg.softmax dimension(0) ins(%a: memref<4xf32>) outs(%a: memref<4xf32>)
  %0 = linalg.softmax dimension(0) ins(%t: tensor<4xf32>) outs(%t: tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.add ins(%t, %t: tensor<4xf32>, tensor<4xf32>) outs(%t: tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.add ins(%t, %t: tensor<4xf32>, tensor<4xf32>) outs(%t: tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.add ins(%1, %2: tensor<4xf32>, tensor<4xf32>) outs(%t: tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
// OUT:
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> tensor<4xf32> {
    linalg.fill ins(%arg2 : f32) outs(%arg0 : memref<4xf32>)
    linalg.transpose ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>) permutation = [0] 
    linalg.map ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    linalg.softmax dimension(0) ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
    %0 = linalg.add ins(%arg1, %arg1 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

