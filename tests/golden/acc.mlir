// RUN: tenure opt
func.func @data(%a: !llvm.ptr, %m: memref<10xf32>, %i: i32, %c: i1) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) async(%i : i32 [#acc.device_type<nvidia>], %i : i32) -> memref<10xf32>
  %1 = acc.create varPtr(%a : !llvm.ptr) varType(f32) async -> !llvm.ptr {name = "x"}
  acc.data if(%c) dataOperands(%0 : memref<10xf32>) wait({devnum: %i : i32, %i : i32} [#acc.device_type<nvidia>], {%i : i32}) {
    acc.terminator
  }
  acc.copyout accPtr(%0 : memref<10xf32>) async to varPtr(%m : memref<10xf32>) varType(tensor<10xf32>)
  acc.enter_data async wait(%i, %i : i32, i32) dataOperands(%1 : !llvm.ptr)
  acc.wait(%i : i32) async(%i : i32) if(%c)
  return
}
func.func @loop(%i: i32) {
  acc.parallel combined(loop) num_gangs({%i : i32, %i : i32}, {%i : i32} [#acc.device_type<host>]) num_workers(%i : i32 [#acc.device_type<host>]) {
    acc.loop combined(parallel) gang({num=%i : i32, static=%i : i32}) worker vector(%i : i32) tile({%i : i32, %i : i32}) control(%b : i32, %c : i32) = (%i, %i : i32, i32) to (%i, %i : i32, i32) step (%i, %i : i32, i32) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>}
    acc.yield
  }
  return
}
acc.routine @a func(@loop) bind("n", @loop [#acc.device_type<host>]) gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<host>]) worker ([#acc.device_type<radeon>]) seq ([#acc.device_type<multicore>]) nohost
acc.routine @b func(@loop) gang
// OUT:
module {
  func.func @data(%arg0: !llvm.ptr, %arg1: memref<10xf32>, %arg2: i32, %arg3: i1) {
    %0 = acc.copyin varPtr(%arg1 : memref<10xf32>) async(%arg2 : i32 [#acc.device_type<nvidia>], %arg2 : i32) -> memref<10xf32>
    %1 = acc.create varPtr(%arg0 : !llvm.ptr) varType(f32) async -> !llvm.ptr {name = "x"}
    acc.data if(%arg3) dataOperands(%0 : memref<10xf32>) wait({devnum: %arg2 : i32, %arg2 : i32} [#acc.device_type<nvidia>], {%arg2 : i32}) {
      acc.terminator
    }
    acc.copyout accPtr(%0 : memref<10xf32>) async to varPtr(%arg1 : memref<10xf32>) varType(tensor<10xf32>)
    acc.enter_data async wait(%arg2, %arg2 : i32, i32) dataOperands(%1 : !llvm.ptr)
    acc.wait(%arg2 : i32) async(%arg2 : i32) if(%arg3)
    return
  }
  func.func @loop(%arg0: i32) {
    acc.parallel combined(loop) num_gangs({%arg0 : i32, %arg0 : i32}, {%arg0 : i32} [#acc.device_type<host>]) num_workers(%arg0 : i32 [#acc.device_type<host>]) {
      acc.loop combined(parallel) gang({num=%arg0 : i32, static=%arg0 : i32}) worker vector(%arg0 : i32) tile({%arg0 : i32, %arg0 : i32}) control(%arg1 : i32, %arg2 : i32) = (%arg0, %arg0 : i32, i32) to (%arg0, %arg0 : i32, i32)  step (%arg0, %arg0 : i32, i32) {
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    return
  }
  acc.routine @a func(@loop) bind(@loop [#acc.device_type<host>], "n") gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<host>]) worker ([#acc.device_type<radeon>]) seq ([#acc.device_type<multicore>]) nohost
  acc.routine @b func(@loop) gang
}

