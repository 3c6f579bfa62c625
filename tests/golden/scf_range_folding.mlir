// RUN: tenure opt --scf-for-loop-range-folding
// A factor is known to be positive, and bounds that are known do not overflow.
func.func @factors(%m: memref<?xindex>, %lb: index, %ub: index, %f: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c-2 = arith.constant -2 : index
  %huge = arith.constant 4611686018427387904 : index
  scf.for %i = %lb to %ub step %c1 {
    %k = arith.muli %i, %c4 overflow<nsw> : index
    memref.store %k, %m[%k] : memref<?xindex>
  }
  scf.for %i = %lb to %ub step %c1 {
    %k = arith.muli %i, %c-2 : index
    memref.store %k, %m[%k] : memref<?xindex>
  }
  scf.for %i = %lb to %ub step %c1 {
    %k = arith.muli %c0, %i : index
    memref.store %k, %m[%k] : memref<?xindex>
  }
  scf.for %i = %lb to %ub step %c1 {
    %k = arith.muli %i, %f : index
    memref.store %k, %m[%k] : memref<?xindex>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %k = arith.muli %i, %huge : index
    memref.store %k, %m[%k] : memref<?xindex>
  }
  scf.for %i = %lb to %ub step %c1 {
    %k = arith.addi %f, %i : index
    memref.store %k, %m[%k] : memref<?xindex>
  }
  return
}
func.func @others(%m: memref<?xi8>, %at: index) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c100 = arith.constant 100 : i8
  %c50 = arith.constant 50 : i8
  %c-2 = arith.constant -2 : i8
  scf.for %i = %c0 to %c100 step %c1 : i8 {
    %k = arith.addi %i, %c50 : i8
    memref.store %k, %m[%at] : memref<?xi8>
  }
  scf.for unsigned %i = %c0 to %c100 step %c1 : i8 {
    %k = arith.addi %i, %c-2 : i8
    memref.store %k, %m[%at] : memref<?xi8>
  }
  return
}
func.func @wide(%x: memref<?xi128>, %i: index) {
  %lo = arith.constant 0 : i128
  %hi = arith.constant 1000 : i128
  %st = arith.constant 1 : i128
  %k = arith.constant 7 : i128
  %most = arith.constant 170141183460469231731687303715884105727 : i128
  scf.for %v = %lo to %hi step %st : i128 {
    %s = arith.addi %v, %k : i128
    %m = arith.muli %s, %k : i128
    memref.store %m, %x[%i] : memref<?xi128>
  }
  scf.for %v = %lo to %hi step %st : i128 {
    %s = arith.addi %v, %most : i128
    memref.store %s, %x[%i] : memref<?xi128>
  }
  scf.for %v = %lo to %hi step %st : i128 {
    %s = arith.muli %v, %most : i128
    memref.store %s, %x[%i] : memref<?xi128>
  }
  return
}
// OUT:
module {
  func.func @factors(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c-2 = arith.constant -2 : index
    %c4611686018427387904 = arith.constant 4611686018427387904 : index
    %0 = arith.muli %arg1, %c4 : index
    %1 = arith.muli %arg2, %c4 : index
    %2 = arith.muli %c1, %c4 : index
    scf.for %arg4 = %0 to %1 step %2 {
      memref.store %arg4, %arg0[%arg4] : memref<?xindex>
    }
    scf.for %arg4 = %arg1 to %arg2 step %c1 {
      %5 = arith.muli %arg4, %c-2 : index
      memref.store %5, %arg0[%5] : memref<?xindex>
    }
    scf.for %arg4 = %arg1 to %arg2 step %c1 {
      %5 = arith.muli %c0, %arg4 : index
      memref.store %5, %arg0[%5] : memref<?xindex>
    }
    scf.for %arg4 = %arg1 to %arg2 step %c1 {
      %5 = arith.muli %arg4, %arg3 : index
      memref.store %5, %arg0[%5] : memref<?xindex>
    }
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %5 = arith.muli %arg4, %c4611686018427387904 : index
      memref.store %5, %arg0[%5] : memref<?xindex>
    }
    %3 = arith.addi %arg3, %arg1 : index
    %4 = arith.addi %arg3, %arg2 : index
    scf.for %arg4 = %3 to %4 step %c1 {
      memref.store %arg4, %arg0[%arg4] : memref<?xindex>
    }
    return
  }
  func.func @others(%arg0: memref<?xi8>, %arg1: index) {
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %c100_i8 = arith.constant 100 : i8
    %c50_i8 = arith.constant 50 : i8
    %c-2_i8 = arith.constant -2 : i8
    scf.for %arg2 = %c0_i8 to %c100_i8 step %c1_i8  : i8 {
      %0 = arith.addi %arg2, %c50_i8 : i8
      memref.store %0, %arg0[%arg1] : memref<?xi8>
    }
    scf.for unsigned %arg2 = %c0_i8 to %c100_i8 step %c1_i8  : i8 {
      %0 = arith.addi %arg2, %c-2_i8 : i8
      memref.store %0, %arg0[%arg1] : memref<?xi8>
    }
    return
  }
  func.func @wide(%arg0: memref<?xi128>, %arg1: index) {
    %c0_i128 = arith.constant 0 : i128
    %c1000_i128 = arith.constant 1000 : i128
    %c1_i128 = arith.constant 1 : i128
    %c7_i128 = arith.constant 7 : i128
    %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
    %0 = arith.addi %c0_i128, %c7_i128 : i128
    %1 = arith.addi %c1000_i128, %c7_i128 : i128
    %2 = arith.muli %0, %c7_i128 : i128
    %3 = arith.muli %1, %c7_i128 : i128
    %4 = arith.muli %c1_i128, %c7_i128 : i128
    scf.for %arg2 = %2 to %3 step %4  : i128 {
      memref.store %arg2, %arg0[%arg1] : memref<?xi128>
    }
    scf.for %arg2 = %c0_i128 to %c1000_i128 step %c1_i128  : i128 {
      %5 = arith.addi %arg2, %c170141183460469231731687303715884105727_i128 : i128
      memref.store %5, %arg0[%arg1] : memref<?xi128>
    }
    scf.for %arg2 = %c0_i128 to %c1000_i128 step %c1_i128  : i128 {
      %5 = arith.muli %arg2, %c170141183460469231731687303715884105727_i128 : i128
      memref.store %5, %arg0[%arg1] : memref<?xi128>
    }
    return
  }
}

