// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @forall_dim(%a: tensor<?x?xf32>, %s: tensor<1x5xf32>, %n: index, %i: index) -> (index, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %1:2 = scf.forall (%x) in (%n) shared_outs(%o = %a, %p = %a) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%x, 0][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %s into %p[%x, 1][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
    }
  } {foo}
  %2 = tensor.dim %1#0, %c0 : tensor<?x?xf32>
  %3 = tensor.dim %1#1, %i : tensor<?x?xf32>
  return %2, %3, %1#1 : index, index, tensor<?x?xf32>
}
func.func @forall_cast(%a: tensor<4x8xf32>, %b: tensor<?x?xf32>, %s: tensor<1x5xf32>, %n: index) -> (tensor<?x?xf32>, tensor<4x8xf32>) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1:3 = scf.forall (%x, %y) in (%n, 4) shared_outs(%o = %b, %p = %0, %q = %0) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %d = tensor.dim %p, %y : tensor<?x?xf32>
    "t.use"(%d, %o) : (index, tensor<?x?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%x, 0][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %s into %p[%x, 1][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %s into %q[%y, 1][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
    }
  } {foo, mapping = [#gpu.block<x>, #gpu.block<y>]}
  %2 = tensor.cast %1#1 : tensor<?x?xf32> to tensor<4x8xf32>
  "t.use"(%1#0, %1#2) : (tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  return %1#2, %2 : tensor<?x?xf32>, tensor<4x8xf32>
}
func.func @forall_args(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %s: tensor<1x5xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %1:4 = scf.forall (%x) in (%n) shared_outs(%o = %a, %p = %b, %q = %a, %r = %b) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    "t.use"(%o, %q) : (tensor<?x?xf32>, tensor<?x?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%x, 0][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %s into %p[%x, 1][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
    }
  } {foo}
  return %1#1, %1#2 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @forall_dims(%a: tensor<?x?xf32>, %s: tensor<1x5xf32>, %n: index, %m: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = scf.forall (%x, %y, %z) = (0, %c3, %n) to (%n, %c4, %m) step (1, 1, 2) shared_outs(%o = %a) -> (tensor<?x?xf32>) {
    "t.use"(%x, %y, %z, %o) : (index, index, index, tensor<?x?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%x, %y][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
    }
  } {foo}
  %1 = scf.forall (%x, %y) = (2, 5) to (3, 8) step (4, 3) shared_outs(%o = %a) -> (tensor<?x?xf32>) {
    "t.use"(%x, %y, %o) : (index, index, tensor<?x?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%x, %y][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
    }
  } {foo}
  %2 = scf.forall (%x, %y) = (2, %n) to (3, %n) step (4, 3) shared_outs(%o = %a) -> (tensor<?x?xf32>) {
    "t.use"(%x, %y, %o) : (index, index, tensor<?x?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%x, %y][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
    }
  }
  %3 = scf.forall (%x, %y) in (1, %n) shared_outs(%o = %a) -> (tensor<?x?xf32>) {
    "t.use"(%x, %y, %o) : (index, index, tensor<?x?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%x, %y][1, 5][1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
    }
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @forall_memref(%m: memref<?xf32>, %f: f32, %n: index) {
  scf.forall (%x, %y) in (1, 1) {
    memref.store %f, %m[%x] : memref<?xf32>
  }
  scf.forall (%x, %y) in (1, %n) {
    memref.store %f, %m[%y] : memref<?xf32>
    memref.store %f, %m[%x] : memref<?xf32>
  }
  scf.forall (%x, %y) in (0, %n) {
    memref.store %f, %m[%y] : memref<?xf32>
  }
  scf.forall (%x, %y) in (%n, %n) {
  }
  return
}
// OUT:
module {
  func.func @forall_dim(%arg0: tensor<?x?xf32>, %arg1: tensor<1x5xf32>, %arg2: index, %arg3: index) -> (index, index, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg4) in (%arg2) shared_outs(%arg5 = %arg0) -> (tensor<?x?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg5[%arg4, 1] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
      }
    } {foo}
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %arg3 : tensor<?x?xf32>
    return %dim, %dim_0, %0 : index, index, tensor<?x?xf32>
  }
  func.func @forall_cast(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<1x5xf32>, %arg3: index) -> (tensor<?x?xf32>, tensor<4x8xf32>) {
    %0:3 = scf.forall (%arg4, %arg5) in (%arg3, 4) shared_outs(%arg6 = %arg1, %arg7 = %arg0, %arg8 = %arg0) -> (tensor<?x?xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
      %dim = tensor.dim %arg7, %arg5 : tensor<4x8xf32>
      "t.use"(%dim, %arg6) : (index, tensor<?x?xf32>) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg6[%arg4, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
        tensor.parallel_insert_slice %arg2 into %arg7[%arg4, 1] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<4x8xf32>
        tensor.parallel_insert_slice %arg2 into %arg8[%arg5, 1] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<4x8xf32>
      }
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    %cast = tensor.cast %0#2 : tensor<4x8xf32> to tensor<?x?xf32>
    "t.use"(%0#0, %cast) : (tensor<?x?xf32>, tensor<?x?xf32>) -> ()
    return %cast, %0#1 : tensor<?x?xf32>, tensor<4x8xf32>
  }
  func.func @forall_args(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<1x5xf32>, %arg3: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %arg1) -> (tensor<?x?xf32>) {
      "t.use"(%arg0, %arg0) : (tensor<?x?xf32>, tensor<?x?xf32>) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg5[%arg4, 1] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
      }
    } {foo}
    return %0, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @forall_dims(%arg0: tensor<?x?xf32>, %arg1: tensor<1x5xf32>, %arg2: index, %arg3: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = scf.forall (%arg4, %arg5) = (0, %arg2) to (%arg2, %arg3) step (1, 2) shared_outs(%arg6 = %arg0) -> (tensor<?x?xf32>) {
      "t.use"(%arg4, %c3, %arg5, %arg6) : (index, index, index, tensor<?x?xf32>) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg6[%arg4, 3] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
      }
    } {foo}
    "t.use"(%c2, %c5, %arg0) : (index, index, tensor<?x?xf32>) -> ()
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[2, 5] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
    %1 = scf.forall (%arg4, %arg5) in (1, %arg2) shared_outs(%arg6 = %arg0) -> (tensor<?x?xf32>) {
      "t.use"(%c0, %arg5, %arg6) : (index, index, tensor<?x?xf32>) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg6[0, %arg5] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x?xf32>
      }
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    return %0, %inserted_slice, %arg0, %1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @forall_memref(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
    %c0 = arith.constant 0 : index
    memref.store %arg1, %arg0[%c0] : memref<?xf32>
    scf.forall (%arg3) in (%arg2) {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
      memref.store %arg1, %arg0[%c0] : memref<?xf32>
    }
    return
  }
}
