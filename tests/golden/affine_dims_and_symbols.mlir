// RUN: tenure opt --split-input-file --verify-diagnostics --allow-unregistered-dialect
func.func @symbol_of_apply(%a: index) {
  affine.for %i = 0 to 4 {
    // expected-error@+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  }
  return
}
// -----
func.func @symbol_of_apply_composed(%a: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    // expected-error@+1 {{dimensional operand cannot be used as a symbol}}
    %1 = affine.apply affine_map<()[s0] -> (s0)>()[%0]
  }
  return
}
// -----
func.func @divisions_are_not_pure(%m: memref<8xindex>, %a: index, %c: i1) {
  scf.if %c {
    %k = index.constant 7
    %0 = index.divs %a, %k
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %1 = affine.load %m[%0] : memref<8xindex>
  }
  return
}
// -----
func.func @division_by_value(%m: memref<8xindex>, %a: index, %c: i1) {
  scf.if %c {
    %0 = arith.divsi %a, %a : index
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %1 = affine.load %m[%0] : memref<8xindex>
  }
  return
}
// -----
func.func @carried_values(%m: memref<8xindex>, %a: index) {
  %0 = affine.for %i = 0 to 8 iter_args(%x = %a) -> index {
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %1 = affine.load %m[%x] : memref<8xindex>
    affine.yield %x : index
  }
  return
}
// -----
func.func @linearized(%m: memref<8xindex>, %a: index, %one: index) {
  scf.for %i = %a to %a step %one {
    %0 = affine.linearize_index [%i, %a] by (2, 2) : index
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %1 = affine.load %m[%0] : memref<8xindex>
  }
  return
}
// -----
func.func @delinearized(%m: memref<8xindex>, %a: index, %one: index) {
  scf.for %i = %a to %a step %one {
    %0:2 = affine.delinearize_index %i into (2, 2) : index, index
    // expected-error@+1 {{'affine.store' op operand cannot be used as a dimension id}}
    affine.store %a, %m[%0#1] : memref<8xindex>
  }
  return
}
// -----
func.func @extent_of_alloca(%m: memref<8xindex>, %a: index, %c: i1) {
  scf.if %c {
    %c0 = arith.constant 0 : index
    %0 = memref.alloca(%a) : memref<?xindex>
    %1 = memref.dim %0, %c0 : memref<?xindex>
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %2 = affine.load %m[%1] : memref<8xindex>
  }
  return
}
// -----
func.func @extent_of_unknown(%m: memref<8xindex>, %a: index, %c: i1) {
  scf.if %c {
    %c0 = arith.constant 0 : index
    %0 = "t.memref"() : () -> memref<4xf32>
    %1 = memref.dim %0, %c0 : memref<4xf32>
    // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
    %2 = affine.load %m[symbol(%1)] : memref<8xindex>
  }
  return
}
// -----
func.func @extent_of_view(%m: memref<8xindex>, %bytes: memref<2048xi8>, %a: index, %c: i1) {
  scf.if %c {
    %c0 = arith.constant 0 : index
    %0 = "t.index"() : () -> index
    %1 = memref.view %bytes[%a][%0] : memref<2048xi8> to memref<?x4xf32>
    %2 = memref.dim %1, %c0 : memref<?x4xf32>
    // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
    %3 = affine.load %m[symbol(%2)] : memref<8xindex>
  }
  return
}
// -----
func.func @extent_through_unranked(%m: memref<8xindex>, %u: memref<?xf32>, %a: index, %c: i1) {
  scf.if %c {
    %c0 = arith.constant 0 : index
    %0 = memref.subview %u[0] [%a] [1] : memref<?xf32> to memref<?xf32>
    %1 = memref.cast %0 : memref<?xf32> to memref<*xf32>
    %2 = memref.cast %1 : memref<*xf32> to memref<?xf32>
    %3 = memref.dim %2, %c0 : memref<?xf32>
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %4 = affine.load %m[%3] : memref<8xindex>
  }
  return
}
// -----
func.func @in_unregistered(%m: memref<8xindex>) {
  "t.region"() ({
    %0 = "t.index"() : () -> index
    // An op of an unknown dialect may be a scope of symbols and dimensions.
    %1 = affine.load %m[%0] : memref<8xindex>
    "t.end"() : () -> ()
  }) : () -> ()
  return
}
// -----
"t.func"() ({
^bb0(%m: memref<8xindex>, %a: index):
  // So may this one.
  affine.for %i = 0 to %a {
  }
  "t.end"() : () -> ()
}) : () -> ()
// -----
func.func @prefetch(%m: memref<8xindex>, %c: i1) {
  scf.if %c {
    %0 = arith.index_cast %c : i1 to index
    // expected-error@+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%0], write, locality<3>, data : memref<8xindex>
  }
  return
}
// -----
module {
  emitc.func @bounds_after_body(%a: index) {
    %m = "t.memref"() : () -> memref<8xindex>
    affine.for %i = 0 to %a {
      // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
      %0 = affine.load %m[symbol(%a)] : memref<8xindex>
    }
    emitc.return
  }
}
// -----
func.func @right(%m: memref<8xindex>, %u: memref<?xf32>, %a: index, %c: i1) {
  %one = arith.constant 1 : index
  affine.for %i = 0 to 4 {
    %0:2 = affine.delinearize_index %i into (2, 2) : index, index
    %1 = affine.load %m[%0#1] : memref<8xindex>
    gpu.launch blocks(%x, %y, %z) in (%sx = %a, %sy = %a, %sz = %a)
        threads(%tx, %ty, %tz) in (%bx = %a, %by = %a, %bz = %a) {
      %2 = affine.load %m[symbol(%i)] : memref<8xindex>
      gpu.terminator
    }
  }
  scf.if %c {
    %3 = scf.for %i = %a to %a step %one iter_args(%x = %a) -> index {
      scf.yield %x : index
    }
    %4 = affine.load %m[symbol(%3)] : memref<8xindex>
    %c0 = arith.constant 0 : index
    %5 = memref.subview %u[0] [%a] [1] : memref<?xf32> to memref<?xf32>
    %6 = memref.dim %5, %c0 : memref<?xf32>
    %7 = affine.load %m[symbol(%6)] : memref<8xindex>
    %8 = arith.remui %a, %a : index
    %9 = affine.load %m[%8] : memref<8xindex>
  }
  return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @in_unregistered(%arg0: memref<8xindex>) {
    "t.region"() ({
      %0 = "t.index"() : () -> index
      %1 = affine.load %arg0[%0] : memref<8xindex>
      "t.end"() : () -> ()
    }) : () -> ()
    return
  }
}

// -----
module {
  "t.func"() ({
  ^bb0(%arg0: memref<8xindex>, %arg1: index):
    affine.for %arg2 = 0 to %arg1 {
    }
    "t.end"() : () -> ()
  }) : () -> ()
}

// -----
// -----
// -----
module {
  func.func @right(%arg0: memref<8xindex>, %arg1: memref<?xf32>, %arg2: index, %arg3: i1) {
    %c1 = arith.constant 1 : index
    affine.for %arg4 = 0 to 4 {
      %0:2 = affine.delinearize_index %arg4 into (2, 2) : index, index
      %1 = affine.load %arg0[%0#1] : memref<8xindex>
      gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg2, %arg12 = %arg2, %arg13 = %arg2) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg2, %arg15 = %arg2, %arg16 = %arg2) {
        %2 = affine.load %arg0[symbol(%arg4)] : memref<8xindex>
        gpu.terminator
      }
    }
    scf.if %arg3 {
      %0 = scf.for %arg4 = %arg2 to %arg2 step %c1 iter_args(%arg5 = %arg2) -> (index) {
        scf.yield %arg5 : index
      }
      %1 = affine.load %arg0[symbol(%0)] : memref<8xindex>
      %c0 = arith.constant 0 : index
      %subview = memref.subview %arg1[0] [%arg2] [1] : memref<?xf32> to memref<?xf32>
      %dim = memref.dim %subview, %c0 : memref<?xf32>
      %2 = affine.load %arg0[symbol(%dim)] : memref<8xindex>
      %3 = arith.remui %arg2, %arg2 : index
      %4 = affine.load %arg0[%3] : memref<8xindex>
    }
    return
  }
}

