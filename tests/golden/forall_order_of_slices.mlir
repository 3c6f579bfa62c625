// RUN: tenure opt --canonicalize
// Slices go into the tensors that they went into, whatever the order of the ops.
func.func @casts(%x: tensor<2xi32>, %y: tensor<3xi32>, %p: tensor<1xi32>, %q: tensor<1xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %a = tensor.cast %x : tensor<2xi32> to tensor<?xi32>
  %b = tensor.cast %y : tensor<3xi32> to tensor<?xi32>
  %r:2 = scf.forall (%i) in (2) shared_outs(%o1 = %a, %o2 = %b) -> (tensor<?xi32>, tensor<?xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o2[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
      tensor.parallel_insert_slice %q into %o1[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
    }
  }
  return %r#0, %r#1 : tensor<?xi32>, tensor<?xi32>
}
func.func @one_cast(%x: tensor<2xi32>, %y: tensor<?xi32>, %p: tensor<1xi32>, %q: tensor<1xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %a = tensor.cast %x : tensor<2xi32> to tensor<?xi32>
  %r:2 = scf.forall (%i) in (2) shared_outs(%o1 = %a, %o2 = %y) -> (tensor<?xi32>, tensor<?xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o1[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
      tensor.parallel_insert_slice %q into %o1[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
      tensor.parallel_insert_slice %q into %o2[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
    }
  }
  return %r#0, %r#1 : tensor<?xi32>, tensor<?xi32>
}
func.func @once(%x: tensor<2xi32>, %y: tensor<3xi32>, %p: tensor<1xi32>, %q: tensor<1xi32>) -> (tensor<2xi32>, tensor<3xi32>) {
  %r:2 = scf.forall (%i) in (1) shared_outs(%o1 = %x, %o2 = %y) -> (tensor<2xi32>, tensor<3xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o2[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
      tensor.parallel_insert_slice %q into %o1[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  return %r#0, %r#1 : tensor<2xi32>, tensor<3xi32>
}
func.func @same_twice(%x: tensor<3xi32>, %p: tensor<1xi32>, %q: tensor<2xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %r:2 = scf.forall (%i) in (1) shared_outs(%o1 = %x, %o2 = %x) -> (tensor<3xi32>, tensor<3xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o2[%i] [1] [1] : tensor<1xi32> into tensor<3xi32>
      tensor.parallel_insert_slice %q into %o2[%i] [2] [1] : tensor<2xi32> into tensor<3xi32>
    }
  }
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xi32>
}
// OUT:
module {
  func.func @casts(%arg0: tensor<2xi32>, %arg1: tensor<3xi32>, %arg2: tensor<1xi32>, %arg3: tensor<1xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %0:2 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %arg0, %arg6 = %arg1) -> (tensor<2xi32>, tensor<3xi32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg6[%arg4] [1] [1] : tensor<1xi32> into tensor<3xi32>
        tensor.parallel_insert_slice %arg3 into %arg5[%arg4] [1] [1] : tensor<1xi32> into tensor<2xi32>
      }
    }
    %cast = tensor.cast %0#0 : tensor<2xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %0#1 : tensor<3xi32> to tensor<?xi32>
    return %cast, %cast_0 : tensor<?xi32>, tensor<?xi32>
  }
  func.func @one_cast(%arg0: tensor<2xi32>, %arg1: tensor<?xi32>, %arg2: tensor<1xi32>, %arg3: tensor<1xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %0:2 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %arg0, %arg6 = %arg1) -> (tensor<2xi32>, tensor<?xi32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg5[%arg4] [1] [1] : tensor<1xi32> into tensor<2xi32>
        tensor.parallel_insert_slice %arg3 into %arg5[%arg4] [1] [1] : tensor<1xi32> into tensor<2xi32>
        tensor.parallel_insert_slice %arg3 into %arg6[%arg4] [1] [1] : tensor<1xi32> into tensor<?xi32>
      }
    }
    %cast = tensor.cast %0#0 : tensor<2xi32> to tensor<?xi32>
    return %cast, %0#1 : tensor<?xi32>, tensor<?xi32>
  }
  func.func @once(%arg0: tensor<2xi32>, %arg1: tensor<3xi32>, %arg2: tensor<1xi32>, %arg3: tensor<1xi32>) -> (tensor<2xi32>, tensor<3xi32>) {
    %inserted_slice = tensor.insert_slice %arg2 into %arg1[0] [1] [1] : tensor<1xi32> into tensor<3xi32>
    %inserted_slice_0 = tensor.insert_slice %arg3 into %arg0[0] [1] [1] : tensor<1xi32> into tensor<2xi32>
    return %inserted_slice_0, %inserted_slice : tensor<2xi32>, tensor<3xi32>
  }
  func.func @same_twice(%arg0: tensor<3xi32>, %arg1: tensor<1xi32>, %arg2: tensor<2xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
    %0 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %arg0) -> (tensor<3xi32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[0] [1] [1] : tensor<1xi32> into tensor<3xi32>
        tensor.parallel_insert_slice %arg2 into %arg4[0] [2] [1] : tensor<2xi32> into tensor<3xi32>
      }
    }
    return %arg0, %0 : tensor<3xi32>, tensor<3xi32>
  }
}

