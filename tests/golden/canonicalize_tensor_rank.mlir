// RUN: tenure opt --canonicalize
// A size that turns out to be 1 is not dropped in the place of one that was.
func.func @e(%t: tensor<8x8x8xf32>, %n: index) -> (tensor<?x?xf32>, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[0, 0, 0] [%c1, %n, 1] [1, 1, 1] : tensor<8x8x8xf32> to tensor<?x?xf32>
  %d = tensor.dim %s, %c0 : tensor<?x?xf32>
  return %s, %d : tensor<?x?xf32>, index
}
func.func @i(%t: tensor<8x8x8xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<8x8x8xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.insert_slice %s into %t[0, 0, 0] [%c1, %n, 1] [1, 1, 1] : tensor<?x?xf32> into tensor<8x8x8xf32>
  return %r : tensor<8x8x8xf32>
}
func.func @e4(%t: tensor<8x8x8xf32>) -> tensor<?x4xf32> {
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %t[0, 0, 0] [%c1, 4, 1] [1, 1, 1] : tensor<8x8x8xf32> to tensor<?x4xf32>
  return %s : tensor<?x4xf32>
}
func.func @i4(%t: tensor<8x8x8xf32>, %s: tensor<?x4xf32>) -> tensor<8x8x8xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.insert_slice %s into %t[0, 0, 0] [%c1, 4, 1] [1, 1, 1] : tensor<?x4xf32> into tensor<8x8x8xf32>
  return %r : tensor<8x8x8xf32>
}
func.func @p(%t: tensor<8x8x8xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<8x8x8xf32> {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8x8x8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0, 0] [%c1, %n, 1] [1, 1, 1] : tensor<?x?xf32> into tensor<8x8x8xf32>
    }
  }
  return %r : tensor<8x8x8xf32>
}
func.func @m(%t: memref<8x8x8xf32>, %n: index) -> (memref<?x?xf32, strided<[64, 8]>>, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %s = memref.subview %t[0, 0, 0] [%c1, %n, 1] [1, 1, 1] : memref<8x8x8xf32> to memref<?x?xf32, strided<[64, 8]>>
  %d = memref.dim %s, %c0 : memref<?x?xf32, strided<[64, 8]>>
  return %s, %d : memref<?x?xf32, strided<[64, 8]>>, index
}
// OUT:
module {
  func.func @e(%arg0: tensor<8x8x8xf32>, %arg1: index) -> (tensor<?x?xf32>, index) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, %arg1, 1] [1, 1, 1] : tensor<8x8x8xf32> to tensor<1x?xf32>
    %cast = tensor.cast %extracted_slice : tensor<1x?xf32> to tensor<?x?xf32>
    return %cast, %c1 : tensor<?x?xf32>, index
  }
  func.func @i(%arg0: tensor<8x8x8xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<8x8x8xf32> {
    %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<1x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0, 0] [1, %arg2, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<8x8x8xf32>
    return %inserted_slice : tensor<8x8x8xf32>
  }
  func.func @e4(%arg0: tensor<8x8x8xf32>) -> tensor<?x4xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<8x8x8xf32> to tensor<1x4xf32>
    %cast = tensor.cast %extracted_slice : tensor<1x4xf32> to tensor<?x4xf32>
    return %cast : tensor<?x4xf32>
  }
  func.func @i4(%arg0: tensor<8x8x8xf32>, %arg1: tensor<?x4xf32>) -> tensor<8x8x8xf32> {
    %cast = tensor.cast %arg1 : tensor<?x4xf32> to tensor<1x4xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<1x4xf32> into tensor<8x8x8xf32>
    return %inserted_slice : tensor<8x8x8xf32>
  }
  func.func @p(%arg0: tensor<8x8x8xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<8x8x8xf32> {
    %0 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg0) -> (tensor<8x8x8xf32>) {
      %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<1x?xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cast into %arg4[%arg3, 0, 0] [1, %arg2, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<8x8x8xf32>
      }
    }
    return %0 : tensor<8x8x8xf32>
  }
  func.func @m(%arg0: memref<8x8x8xf32>, %arg1: index) -> (memref<?x?xf32, strided<[64, 8]>>, index) {
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg0[0, 0, 0] [1, %arg1, 1] [1, 1, 1] : memref<8x8x8xf32> to memref<1x?xf32, strided<[64, 8]>>
    %cast = memref.cast %subview : memref<1x?xf32, strided<[64, 8]>> to memref<?x?xf32, strided<[64, 8]>>
    return %cast, %c1 : memref<?x?xf32, strided<[64, 8]>>, index
  }
}

