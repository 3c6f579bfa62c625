// RUN: tenure opt --canonicalize --acc-legalize-serial --acc-specialize-for-device
// Conditions that are constants go, serial constructs are parallel ones of one thread, and device code says nothing to the host.
acc.routine @routine func(@device) seq
func.func @device(%m: memref<i32>, %k: i32) attributes {acc.specialized_routine = #acc.specialized_routine<@routine, <seq>, "device">} {
  %0 = acc.copyin varPtr(%m : memref<i32>) -> memref<i32>
  acc.data dataOperands(%0 : memref<i32>) {
    acc.serial {
      memref.store %k, %0[] : memref<i32>
      acc.yield
    }
    acc.terminator
  }
  %t = acc.declare_enter dataOperands(%0 : memref<i32>)
  acc.declare_exit token(%t) dataOperands(%0 : memref<i32>)
  acc.copyout accPtr(%0 : memref<i32>) to varPtr(%m : memref<i32>)
  return
}
func.func @empty() {
  acc.parallel {
    acc.yield
  }
  return
}
func.func @host(%m: memref<i32>, %c: i1, %k: i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = acc.create varPtr(%m : memref<i32>) -> memref<i32>
  %unused = acc.use_device varPtr(%m : memref<i32>) -> memref<i32>
  acc.enter_data if(%true) dataOperands(%0 : memref<i32>)
  acc.exit_data if(%false) dataOperands(%0 : memref<i32>)
  acc.serial async(%k : i32) if(%c) self(%c) wait({%k : i32}) dataOperands(%0 : memref<i32>) {
    %1 = acc.attach varPtr(%m : memref<i32>) -> memref<i32>
    memref.store %k, %1[] : memref<i32>
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.kernel_environment wait({%k : i32}) {
  }
  acc.atomic.update %m : memref<i32> {
  ^bb0(%x: i32):
    acc.yield %k : i32
  }
  acc.atomic.update %m : memref<i32> {
  ^bb0(%x: i32):
    acc.yield %x : i32
  }
  return
}
// OUT:
module {
  acc.routine @routine func(@device) seq 
  func.func @device(%arg0: memref<i32>, %arg1: i32) attributes {acc.specialized_routine = #acc.specialized_routine<@routine, <seq>, "device">} {
    memref.store %arg1, %arg0[] : memref<i32>
    return
  }
  func.func @empty() {
    acc.parallel {
      acc.yield
    }
    return
  }
  func.func @host(%arg0: memref<i32>, %arg1: i1, %arg2: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = acc.create varPtr(%arg0 : memref<i32>) -> memref<i32>
    acc.enter_data dataOperands(%0 : memref<i32>)
    acc.parallel dataOperands(%0 : memref<i32>) async(%arg2 : i32) num_gangs({%c1_i32 : i32}) num_workers(%c1_i32 : i32) vector_length(%c1_i32 : i32) wait({%arg2 : i32}) self(%arg1) if(%arg1) {
      memref.store %arg2, %arg0[] : memref<i32>
      acc.yield
    } attributes {defaultAttr = #acc<defaultvalue none>}
    acc.wait(%arg2 : i32)
    acc.atomic.write %arg0 = %arg2 : memref<i32>, i32
    return
  }
}

