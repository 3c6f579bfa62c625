// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @castslice(%a: tensor<?x?x8xf32>, %i: index, %n: index) -> (tensor<4x?xf32>, tensor<4x?x8xf32>, tensor<?x3x?xf32>, tensor<*xf32>, tensor<5xf32>) {
  %0 = tensor.extract_slice %a[%i, 0, 0][%n, 1, %n][1, 1, %i] : tensor<?x?x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.extract_slice %a[0, 0, 0][%n, %n, 8][1, 1, 1] {foo} : tensor<?x?x8xf32> to tensor<?x?x8xf32>
  %3 = tensor.cast %2 : tensor<?x?x8xf32> to tensor<4x?x8xf32>
  %4 = tensor.cast %2 : tensor<?x?x8xf32> to tensor<?x3x?xf32>
  %5 = tensor.cast %2 : tensor<?x?x8xf32> to tensor<*xf32>
  %6 = tensor.extract_slice %a[%i, 0, 0][1, %n, 1][1, 1, 1] : tensor<?x?x8xf32> to tensor<?xf32>
  %7 = tensor.cast %6 : tensor<?xf32> to tensor<5xf32>
  return %1, %3, %4, %5, %7 : tensor<4x?xf32>, tensor<4x?x8xf32>, tensor<?x3x?xf32>, tensor<*xf32>, tensor<5xf32>
}
func.func @inscast(%a: tensor<4x8xf32>, %b: tensor<?x4xf32>, %c: tensor<16x16xf32>, %n: index, %d: tensor<4xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %c : tensor<16x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %0 into %1[%n, 0][%n, %n][1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %3 = tensor.cast %b : tensor<?x4xf32> to tensor<?x?xf32>
  %4 = tensor.insert_slice %3 into %1[%n, 0][%n, %n][1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %5 = tensor.cast %d : tensor<4xf32> to tensor<?xf32>
  %6 = tensor.insert_slice %5 into %1[%n, 0][1, %n][1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %7 = tensor.insert_slice %5 into %c[%n, 0][%n, 1][1, 1] : tensor<?xf32> into tensor<16x16xf32>
  %8 = tensor.insert_slice %5 into %c[%n, 14][1, %n][1, 1] : tensor<?xf32> into tensor<16x16xf32>
  return %2, %4, %6, %7, %8 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<16x16xf32>, tensor<16x16xf32>
}
func.func @par(%a: tensor<4x8xf32>, %b: tensor<?x?xf32>, %n: index, %m: index, %s: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0:2 = scf.forall (%i) in (%n) shared_outs(%o = %b, %p = %b) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %1 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i, 0][%n, %m][1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %s into %p[%i, %c2][1, %c4][1, %c2] : tensor<?xf32> into tensor<?x?xf32>
    }
  }
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @slices(%a: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.extract_slice %a[%c0, %n][%c3, %n][%c1, %c1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %a[%c0, %n][1, %c3][%c1, %c1] : tensor<?x?xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %a[%c0, %n][%c3, 1][%c1, %c1] : tensor<?x?xf32> to tensor<?xf32>
  %3 = tensor.extract_slice %a[%c0, %n][1, 4][%c1, %c1] : tensor<?x?xf32> to tensor<4xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>
}
// OUT:
module {
  func.func @castslice(%arg0: tensor<?x?x8xf32>, %arg1: index, %arg2: index) -> (tensor<4x?xf32>, tensor<4x?x8xf32>, tensor<?x3x?xf32>, tensor<*xf32>, tensor<5xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0, 0] [4, 1, %arg2] [1, 1, %arg1] : tensor<?x?x8xf32> to tensor<4x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0] [%arg2, %arg2, 8] [1, 1, 1] {foo} : tensor<?x?x8xf32> to tensor<?x?x8xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0] [4, %arg2, 8] [1, 1, 1] : tensor<?x?x8xf32> to tensor<4x?x8xf32>
    %cast = tensor.cast %extracted_slice_0 : tensor<?x?x8xf32> to tensor<?x3x?xf32>
    %cast_2 = tensor.cast %extracted_slice_0 : tensor<?x?x8xf32> to tensor<*xf32>
    %extracted_slice_3 = tensor.extract_slice %arg0[%arg1, 0, 0] [1, 5, 1] [1, 1, 1] : tensor<?x?x8xf32> to tensor<5xf32>
    return %extracted_slice, %extracted_slice_1, %cast, %cast_2, %extracted_slice_3 : tensor<4x?xf32>, tensor<4x?x8xf32>, tensor<?x3x?xf32>, tensor<*xf32>, tensor<5xf32>
  }
  func.func @inscast(%arg0: tensor<4x8xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<16x16xf32>, %arg3: index, %arg4: tensor<4xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %cast = tensor.cast %arg2 : tensor<16x16xf32> to tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %arg2[%arg3, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<16x16xf32>
    %cast_0 = tensor.cast %inserted_slice : tensor<16x16xf32> to tensor<?x?xf32>
    %cast_1 = tensor.cast %arg1 : tensor<?x4xf32> to tensor<?x?xf32>
    %inserted_slice_2 = tensor.insert_slice %cast_1 into %cast[%arg3, 0] [%arg3, %arg3] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %cast_3 = tensor.cast %arg4 : tensor<4xf32> to tensor<?xf32>
    %inserted_slice_4 = tensor.insert_slice %arg4 into %arg2[%arg3, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<16x16xf32>
    %cast_5 = tensor.cast %inserted_slice_4 : tensor<16x16xf32> to tensor<?x?xf32>
    %inserted_slice_6 = tensor.insert_slice %arg4 into %arg2[%arg3, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<16x16xf32>
    %inserted_slice_7 = tensor.insert_slice %cast_3 into %arg2[%arg3, 14] [1, %arg3] [1, 1] : tensor<?xf32> into tensor<16x16xf32>
    return %cast_0, %inserted_slice_2, %cast_5, %inserted_slice_6, %inserted_slice_7 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
  func.func @par(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index, %arg4: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %0:2 = scf.forall (%arg5) in (%arg2) shared_outs(%arg6 = %arg1, %arg7 = %arg1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
      %cast = tensor.cast %arg4 : tensor<?xf32> to tensor<4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg0 into %arg6[%arg5, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
        tensor.parallel_insert_slice %cast into %arg7[%arg5, 2] [1, 4] [1, 2] : tensor<4xf32> into tensor<?x?xf32>
      }
    }
    return %0#0, %0#1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @slices(%arg0: tensor<?x?xf32>, %arg1: index) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [3, %arg1] [1, 1] : tensor<?x?xf32> to tensor<3x?xf32>
    %cast = tensor.cast %extracted_slice : tensor<3x?xf32> to tensor<?x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, %arg1] [1, 3] [1, 1] : tensor<?x?xf32> to tensor<3xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<3xf32> to tensor<?xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, %arg1] [3, 1] [1, 1] : tensor<?x?xf32> to tensor<3xf32>
    %cast_3 = tensor.cast %extracted_slice_2 : tensor<3xf32> to tensor<?xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, %arg1] [1, 4] [1, 1] : tensor<?x?xf32> to tensor<4xf32>
    return %cast, %cast_1, %cast_3, %extracted_slice_4 : tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>
  }
}
