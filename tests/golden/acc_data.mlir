// RUN: tenure opt --openacc-legalize-data-values --convert-openacc-to-scf
// What is in constructs uses the variables of the device; conditions of statements stand around them.
func.func private @use(memref<4xf32>)
func.func @constructs(%a: memref<4xf32>, %i: index, %c: i1) {
  %0 = acc.create varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.enter_data if(%c) dataOperands(%0 : memref<4xf32>)
  acc.data dataOperands(%0 : memref<4xf32>) {
    %1 = memref.load %a[%i] : memref<4xf32>
    acc.kernels {
      memref.store %1, %a[%i] : memref<4xf32>
      acc.terminator
    }
    acc.terminator
  }
  %2 = acc.use_device varPtr(%a : memref<4xf32>) -> memref<4xf32>
  acc.host_data dataOperands(%2 : memref<4xf32>) {
    func.call @use(%a) : (memref<4xf32>) -> ()
    acc.terminator
  }
  return
}
func.func @declared(%a: memref<4xf32>, %i: index, %f: f32) {
  %false = arith.constant false
  %0 = acc.create varPtr(%a : memref<4xf32>) -> memref<4xf32>
  %t = acc.declare_enter dataOperands(%0 : memref<4xf32>)
  acc.serial {
    memref.store %f, %a[%i] : memref<4xf32>
    acc.yield
  }
  acc.declare_exit token(%t) dataOperands(%0 : memref<4xf32>)
  acc.parallel {
    memref.store %f, %a[%i] : memref<4xf32>
    acc.yield
  }
  acc.exit_data if(%false) dataOperands(%0 : memref<4xf32>)
  return
}
// OUT:
module {
  func.func private @use(memref<4xf32>)
  func.func @constructs(%arg0: memref<4xf32>, %arg1: index, %arg2: i1) {
    %0 = acc.create varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
    scf.if %arg2 {
      acc.enter_data dataOperands(%0 : memref<4xf32>)
    }
    acc.data dataOperands(%0 : memref<4xf32>) {
      %2 = memref.load %arg0[%arg1] : memref<4xf32>
      acc.kernels {
        memref.store %2, %0[%arg1] : memref<4xf32>
        acc.terminator
      }
      acc.terminator
    }
    %1 = acc.use_device varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
    acc.host_data dataOperands(%1 : memref<4xf32>) {
      func.call @use(%1) : (memref<4xf32>) -> ()
      acc.terminator
    }
    return
  }
  func.func @declared(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
    %false = arith.constant false
    %0 = acc.create varPtr(%arg0 : memref<4xf32>) -> memref<4xf32>
    %1 = acc.declare_enter dataOperands(%0 : memref<4xf32>)
    acc.serial {
      memref.store %arg2, %0[%arg1] : memref<4xf32>
      acc.yield
    }
    acc.declare_exit token(%1) dataOperands(%0 : memref<4xf32>)
    acc.parallel {
      memref.store %arg2, %arg0[%arg1] : memref<4xf32>
      acc.yield
    }
    return
  }
}

