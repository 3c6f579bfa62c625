// RUN: tenure opt --affine-expand-index-ops
func.func @a(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> index {
  %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (%arg3, %arg4) : index
  func.return %0 : index
}
func.func @b(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> index {
  %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (%arg3, %arg4, 3) : index
  func.return %0 : index
}
func.func @c(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> index {
  %0 = affine.linearize_index [%arg0, %arg1, %arg2] by (%arg3, %arg4, 3) : index
  func.return %0 : index
}
func.func @out(%a: index, %n: index, %m: memref<?xindex>) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %a step %c1 {
    scf.for %j = %c1 to %a step %c1 {
      %0 = affine.linearize_index [%j, %i, %a] by (%n, %n, 4) : index
      memref.store %0, %m[%j] : memref<?xindex>
    }
  }
  %1:3 = affine.delinearize_index %a into (%n, 3) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// OUT:
module {
  func.func @a(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> index {
    %0 = arith.muli %arg4, %arg3 overflow<nsw, nuw> : index
    %1 = arith.muli %arg0, %0 overflow<nsw> : index
    %2 = arith.muli %arg1, %arg4 overflow<nsw> : index
    %3 = arith.addi %1, %2 overflow<nsw> : index
    %4 = arith.addi %3, %arg2 overflow<nsw> : index
    return %4 : index
  }
  func.func @b(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> index {
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg4, %c3 overflow<nsw, nuw> : index
    %1 = arith.muli %arg0, %0 overflow<nsw> : index
    %2 = arith.muli %arg1, %c3 overflow<nsw> : index
    %3 = arith.addi %1, %2 overflow<nsw> : index
    %4 = arith.addi %3, %arg2 overflow<nsw> : index
    return %4 : index
  }
  func.func @c(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> index {
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg4, %c3 overflow<nsw> : index
    %1 = arith.muli %arg0, %0 overflow<nsw> : index
    %2 = arith.muli %arg1, %c3 overflow<nsw> : index
    %3 = arith.addi %1, %2 overflow<nsw> : index
    %4 = arith.addi %3, %arg2 overflow<nsw> : index
    return %4 : index
  }
  func.func @out(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c1 to %arg0 step %c1 {
      scf.for %arg4 = %c1 to %arg0 step %c1 {
        %11 = arith.muli %arg1, %c4 overflow<nsw> : index
        %12 = arith.muli %arg4, %11 overflow<nsw> : index
        %13 = arith.muli %arg3, %c4 overflow<nsw> : index
        %14 = arith.addi %arg0, %13 overflow<nsw> : index
        %15 = arith.addi %14, %12 overflow<nsw> : index
        memref.store %15, %arg2[%arg4] : memref<?xindex>
      }
    }
    %0 = arith.muli %arg1, %c3 overflow<nsw, nuw> : index
    %1 = arith.floordivsi %arg0, %0 : index
    %2 = arith.remsi %arg0, %0 : index
    %3 = arith.cmpi slt, %2, %c0 : index
    %4 = arith.addi %2, %0 overflow<nsw> : index
    %5 = arith.select %3, %4, %2 : index
    %6 = arith.divsi %5, %c3 : index
    %7 = arith.remsi %arg0, %c3 : index
    %8 = arith.cmpi slt, %7, %c0 : index
    %9 = arith.addi %7, %c3 overflow<nsw> : index
    %10 = arith.select %8, %9, %7 : index
    return %1, %6, %10 : index, index, index
  }
}

