// RUN: tenure opt --acc-specialize-for-host --acc-specialize-for-device --allow-unregistered-dialect
// Loops outside of constructs are those of scf, and what is atomic there is a load and a store.
func.func @loops(%m: memref<i64>, %l: i64, %u: i64, %s: i64, %i: index, %x: i32) {
  acc.loop control(%iv : i64, %jv : index, %kv : i32) = (%l, %i, %x : i64, index, i32) to (%u, %i, %x : i64, index, i32) step (%s, %i, %x : i64, index, i32) {
    memref.store %iv, %m[] : memref<i64>
    "a.use"(%jv, %kv) : (index, i32) -> ()
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, true, false>, seq = [#acc.device_type<none>]}
  acc.loop {
    %c = arith.cmpi eq, %l, %u : i64
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    memref.store %l, %m[] : memref<i64>
    cf.br ^bb2
  ^bb2:
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}
func.func @atomic(%m: memref<i64>, %n: memref<i64>, %l: i64, %p: !llvm.ptr) {
  acc.atomic.write %m = %l : memref<i64>, i64
  acc.atomic.write %p = %l : !llvm.ptr, i64
  acc.atomic.capture {
    acc.atomic.read %n = %m : memref<i64>, memref<i64>, i64
    acc.atomic.update %m : memref<i64> {
    ^bb0(%old: i64):
      %1 = arith.addi %old, %l : i64
      acc.yield %1 : i64
    }
    acc.terminator
  }
  acc.parallel {
    acc.atomic.update %m : memref<i64> {
    ^bb0(%old: i64):
      %1 = arith.addi %old, %l : i64
      acc.yield %1 : i64
    }
    acc.yield
  }
  return
}
acc.routine @routine func(@device) seq
func.func @device(%m: memref<i64>, %l: i64) attributes {acc.specialized_routine = #acc.specialized_routine<@routine, <seq>, "device">} {
  acc.atomic.write %m = %l : memref<i64>, i64
  return
}
func.func @empty() {
  "acc.data"() <{defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
  }) : () -> ()
  return
}
// OUT:
module {
  func.func @loops(%arg0: memref<i64>, %arg1: i64, %arg2: i64, %arg3: i64, %arg4: index, %arg5: i32) {
    %c1 = arith.constant 1 : index
    %0 = arith.index_cast %arg1 : i64 to index
    %1 = arith.index_cast %arg2 : i64 to index
    %2 = arith.addi %1, %c1 overflow<nsw> : index
    %3 = arith.index_cast %arg3 : i64 to index
    scf.for %arg6 = %0 to %2 step %3 {
      %4 = arith.addi %arg4, %c1 overflow<nsw> : index
      scf.for %arg7 = %arg4 to %4 step %arg4 {
        %5 = arith.index_cast %arg5 : i32 to index
        %6 = arith.index_cast %arg5 : i32 to index
        %7 = arith.index_cast %arg5 : i32 to index
        scf.for %arg8 = %5 to %6 step %7 {
          %8 = arith.index_cast %arg6 : index to i64
          %9 = arith.index_cast %arg8 : index to i32
          memref.store %8, %arg0[] : memref<i64>
          "a.use"(%arg7, %9) : (index, i32) -> ()
        }
      }
    }
    scf.execute_region {
      %4 = arith.cmpi eq, %arg1, %arg2 : i64
      cf.cond_br %4, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      memref.store %arg1, %arg0[] : memref<i64>
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      scf.yield
    }
    return
  }
  func.func @atomic(%arg0: memref<i64>, %arg1: memref<i64>, %arg2: i64, %arg3: !llvm.ptr) {
    memref.store %arg2, %arg0[] : memref<i64>
    llvm.store %arg2, %arg3 : i64, !llvm.ptr
    memref.copy %arg0, %arg1 : memref<i64> to memref<i64>
    %0 = memref.load %arg0[] : memref<i64>
    %1 = arith.addi %0, %arg2 : i64
    memref.store %1, %arg0[] : memref<i64>
    acc.parallel {
      acc.atomic.update %arg0 : memref<i64> {
      ^bb0(%arg4: i64):
        %2 = arith.addi %arg4, %arg2 : i64
        acc.yield %2 : i64
      }
      acc.yield
    }
    return
  }
  acc.routine @routine func(@device) seq 
  func.func @device(%arg0: memref<i64>, %arg1: i64) attributes {acc.specialized_routine = #acc.specialized_routine<@routine, <seq>, "device">} {
    acc.atomic.write %arg0 = %arg1 : memref<i64>, i64
    return
  }
  func.func @empty() {
    acc.data {
    } attributes {defaultAttr = #acc<defaultvalue none>}
    return
  }
}

