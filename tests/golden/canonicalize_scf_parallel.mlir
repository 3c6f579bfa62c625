// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @par_zero(%m: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c0) step (%c1, %c1) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}
func.func @par_one(%m: memref<?xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) {
    %k = arith.addi %i, %j : index
    memref.store %f, %m[%k] : memref<?xf32>
  }
  return
}
func.func @par_all_one(%m: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c0, %c5) to (%c1, %c5) step (%c1, %c1) {
    memref.store %f, %m[%j] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%c1) step (%c5) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}
func.func @par_reduce(%f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%f) -> f32 {
    %v = "t.v"(%i) : (index) -> f32
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %q: f32):
      %s = arith.addf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
func.func @par_merge(%m: memref<?x?xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
func.func @forall_const(%n: index, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.forall (%i, %j) = (%c0, %c0) to (%c8, %n) step (%c1, %c1) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) in (%c8, %n) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}
func.func @forall_dim(%a: tensor<?xf32>, %s: tensor<1xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (4) shared_outs(%x = %a) -> (tensor<?xf32>) {
    %d = tensor.dim %x, %c0 : tensor<?xf32>
    "t.use"(%d) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %x[%i][1][1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
func.func @par_step(%m: memref<?xf32>, %f: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.parallel (%i, %j, %k) = (%c0, %c1, %n) to (%c3, %c3, %n) step (%c3, %c1, %c1) init (%f, %f) -> (f32, f32) {
    %v = "t.v"(%i, %j) : (index, index) -> f32
    scf.reduce(%v, %f : f32, f32) {
    ^bb0(%l: f32, %q: f32):
      %s = arith.addf %l, %q : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %q: f32):
      %s = arith.mulf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
func.func @par_keep(%f: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.parallel (%i, %j, %k) = (%c0, %c1, %n) to (%c3, %c3, %c3) step (%c3, %c1, %c1) init (%f, %f) -> (f32, f32) {
    %v = "t.v"(%i, %j, %k) : (index, index, index) -> f32
    scf.reduce(%v, %f : f32, f32) {
    ^bb0(%l: f32, %q: f32):
      %s = arith.addf %l, %q : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %q: f32):
      %s = arith.mulf %l, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
func.func @par_once(%f: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.parallel (%i) = (%c0) to (%c3) step (%c3) init (%f, %f) -> (f32, f32) {
    %v = "t.v"(%i) : (index) -> f32
    scf.reduce(%v, %f : f32, f32) {
    ^bb0(%l: f32, %q: f32):
      %s = arith.addf %l, %q : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %q: f32):
      %s = arith.mulf %l, %q : f32
      %t = arith.mulf %s, %f : f32
      scf.reduce.return %t : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
func.func @par_nest_dep(%m: memref<?x?xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      memref.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  scf.parallel (%i, %q) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      scf.parallel (%k) = (%c1) to (%n) step (%n) {
        memref.store %f, %m[%i, %j] : memref<?x?xf32>
        memref.store %f, %m[%k, %q] : memref<?x?xf32>
      }
    }
  }
  return
}
// OUT:
module {
  func.func @par_zero(%arg0: memref<?xf32>, %arg1: f32) {
    return
  }
  func.func @par_one(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) {
      memref.store %arg1, %arg0[%arg3] : memref<?xf32>
      scf.reduce 
    }
    return
  }
  func.func @par_all_one(%arg0: memref<?xf32>, %arg1: f32) {
    %c0 = arith.constant 0 : index
    memref.store %arg1, %arg0[%c0] : memref<?xf32>
    return
  }
  func.func @par_reduce(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = "t.v"(%c0) : (index) -> f32
    %1 = arith.addf %arg0, %0 : f32
    return %1 : f32
  }
  func.func @par_merge(%arg0: memref<?x?xf32>, %arg1: f32, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%arg2, %arg2) step (%c1, %c1) {
      memref.store %arg1, %arg0[%arg3, %arg4] : memref<?x?xf32>
      scf.reduce 
    }
    return
  }
  func.func @forall_const(%arg0: index, %arg1: tensor<?xf32>) {
    scf.forall (%arg2, %arg3) in (8, %arg0) {
      "t.use"(%arg2, %arg3) : (index, index) -> ()
    }
    scf.forall (%arg2, %arg3) in (8, %arg0) {
      "t.use"(%arg2, %arg3) : (index, index) -> ()
    }
    return
  }
  func.func @forall_dim(%arg0: tensor<?xf32>, %arg1: tensor<1xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<?xf32>) {
      %dim = tensor.dim %arg3, %c0 : tensor<?xf32>
      "t.use"(%dim) : (index) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    return %0 : tensor<?xf32>
  }
  func.func @par_step(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
    return %arg1, %arg1 : f32, f32
  }
  func.func @par_keep(%arg0: f32, %arg1: index) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.parallel (%arg2, %arg3) = (%c1, %arg1) to (%c3, %c3) step (%c1, %c1) init (%arg0, %arg0) -> (f32, f32) {
      %1 = "t.v"(%c0, %arg2, %arg3) : (index, index, index) -> f32
      scf.reduce(%1, %arg0 : f32, f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.mulf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }
    }
    return %0#0, %0#1 : f32, f32
  }
  func.func @par_once(%arg0: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %0 = "t.v"(%c0) : (index) -> f32
    %1 = arith.addf %arg0, %0 : f32
    %2 = arith.mulf %arg0, %arg0 : f32
    %3 = arith.mulf %2, %arg0 : f32
    return %1, %3 : f32, f32
  }
  func.func @par_nest_dep(%arg0: memref<?x?xf32>, %arg1: f32, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) {
      scf.parallel (%arg4) = (%c0) to (%arg3) step (%c1) {
        memref.store %arg1, %arg0[%arg3, %arg4] : memref<?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) {
      memref.store %arg1, %arg0[%arg3, %arg3] : memref<?x?xf32>
      scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
        memref.store %arg1, %arg0[%arg3, %arg4] : memref<?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4, %arg5, %arg6) = (%c0, %c1, %c0, %c1) to (%arg2, %arg2, %arg2, %arg2) step (%c1, %c1, %c1, %arg2) {
      memref.store %arg1, %arg0[%arg3, %arg5] : memref<?x?xf32>
      memref.store %arg1, %arg0[%arg6, %arg4] : memref<?x?xf32>
      scf.reduce 
    }
    return
  }
}
