// toy
module {
  toy.func @main() {
    %0 = toy.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>
    %1 = toy.reshape(%0 : tensor<2xf64>) to tensor<2x1xf64>
    %2 = toy.reshape(%1 : tensor<2x1xf64>) to tensor<2x1xf64>
    %3 = toy.reshape(%2 : tensor<2x1xf64>) to tensor<2x1xf64>
    toy.print %3 : tensor<2x1xf64>
    %4 = toy.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf64>
    %5 = toy.reshape(%4 : tensor<4xf64>) to tensor<2x2xf64>
    %6 = toy.reshape(%5 : tensor<2x2xf64>) to tensor<4xf64>
    %7 = toy.reshape(%6 : tensor<4xf64>) to tensor<1x4xf64>
    toy.print %7 : tensor<1x4xf64>
    %8 = toy.mul %5, %5 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %9 = toy.reshape(%8 : tensor<*xf64>) to tensor<4xf64>
    toy.print %9 : tensor<4xf64>
    toy.return
  }
}
// canonical
module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]]> : tensor<1x4xf64>
    %1 = toy.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %2 = toy.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf64>
    toy.print %2 : tensor<2x1xf64>
    toy.print %0 : tensor<1x4xf64>
    %3 = toy.mul %1, %1 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %4 = toy.reshape(%3 : tensor<*xf64>) to tensor<4xf64>
    toy.print %4 : tensor<4xf64>
    toy.return
  }
}
// inlined
module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]]> : tensor<1x4xf64>
    %1 = toy.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %2 = toy.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf64>
    toy.print %2 : tensor<2x1xf64>
    toy.print %0 : tensor<1x4xf64>
    %3 = toy.mul %1, %1 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<*xf64>
    %4 = toy.reshape(%3 : tensor<*xf64>) to tensor<4xf64>
    toy.print %4 : tensor<4xf64>
    toy.return
  }
}
// shaped
module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]]> : tensor<1x4xf64>
    %1 = toy.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>
    %2 = toy.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf64>
    toy.print %2 : tensor<2x1xf64>
    toy.print %0 : tensor<1x4xf64>
    %3 = toy.mul %1, %1 : tensor<2x2xf64>
    %4 = toy.reshape(%3 : tensor<2x2xf64>) to tensor<4xf64>
    toy.print %4 : tensor<4xf64>
    toy.return
  }
}
// affine
module {
  func.func @main() {
    %cst = arith.constant 4.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+00 : f64
    %cst_1 = arith.constant 2.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f64
    %alloc = memref.alloc() : memref<2x2xf64>
    %alloc_3 = memref.alloc() : memref<2x1xf64>
    %alloc_4 = memref.alloc() : memref<2x2xf64>
    %alloc_5 = memref.alloc() : memref<1x4xf64>
    affine.store %cst_2, %alloc_5[0, 0] : memref<1x4xf64>
    affine.store %cst_1, %alloc_5[0, 1] : memref<1x4xf64>
    affine.store %cst_0, %alloc_5[0, 2] : memref<1x4xf64>
    affine.store %cst, %alloc_5[0, 3] : memref<1x4xf64>
    affine.store %cst_2, %alloc_4[0, 0] : memref<2x2xf64>
    affine.store %cst_1, %alloc_4[0, 1] : memref<2x2xf64>
    affine.store %cst_0, %alloc_4[1, 0] : memref<2x2xf64>
    affine.store %cst, %alloc_4[1, 1] : memref<2x2xf64>
    affine.store %cst_2, %alloc_3[0, 0] : memref<2x1xf64>
    affine.store %cst_1, %alloc_3[1, 0] : memref<2x1xf64>
    toy.print %alloc_3 : memref<2x1xf64>
    toy.print %alloc_5 : memref<1x4xf64>
    affine.for %arg0 = 0 to 2 {
      affine.for %arg1 = 0 to 2 {
        %0 = affine.load %alloc_4[%arg0, %arg1] : memref<2x2xf64>
        %1 = arith.mulf %0, %0 : f64
        affine.store %1, %alloc[%arg0, %arg1] : memref<2x2xf64>
      }
    }
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4], strides: [1] : memref<2x2xf64> to memref<4xf64>
    toy.print %reinterpret_cast : memref<4xf64>
    memref.dealloc %alloc_5 : memref<1x4xf64>
    memref.dealloc %alloc_4 : memref<2x2xf64>
    memref.dealloc %alloc_3 : memref<2x1xf64>
    memref.dealloc %alloc : memref<2x2xf64>
    return
  }
}
// final
module {
  func.func private @printF64(f64)
  func.func private @printComma()
  func.func private @printNewline()
  func.func @main() {
    %cst = arith.constant 4.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+00 : f64
    %cst_1 = arith.constant 2.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+00 : f64
    %alloc = memref.alloc() : memref<2x2xf64>
    %alloc_3 = memref.alloc() : memref<2x1xf64>
    %alloc_4 = memref.alloc() : memref<2x2xf64>
    %alloc_5 = memref.alloc() : memref<1x4xf64>
    affine.store %cst_2, %alloc_5[0, 0] : memref<1x4xf64>
    affine.store %cst_1, %alloc_5[0, 1] : memref<1x4xf64>
    affine.store %cst_0, %alloc_5[0, 2] : memref<1x4xf64>
    affine.store %cst, %alloc_5[0, 3] : memref<1x4xf64>
    affine.store %cst_2, %alloc_4[0, 0] : memref<2x2xf64>
    affine.store %cst_1, %alloc_4[0, 1] : memref<2x2xf64>
    affine.store %cst_0, %alloc_4[1, 0] : memref<2x2xf64>
    affine.store %cst, %alloc_4[1, 1] : memref<2x2xf64>
    affine.store %cst_2, %alloc_3[0, 0] : memref<2x1xf64>
    affine.store %cst_1, %alloc_3[1, 0] : memref<2x1xf64>
    affine.for %arg0 = 0 to 2 {
      affine.for %arg1 = 0 to 1 {
        %0 = affine.load %alloc_3[%arg0, %arg1] : memref<2x1xf64>
        func.call @printF64(%0) : (f64) -> ()
        func.call @printComma() : () -> ()
      }
      func.call @printNewline() : () -> ()
    }
    affine.for %arg0 = 0 to 1 {
      affine.for %arg1 = 0 to 4 {
        %0 = affine.load %alloc_5[%arg0, %arg1] : memref<1x4xf64>
        func.call @printF64(%0) : (f64) -> ()
        func.call @printComma() : () -> ()
      }
      func.call @printNewline() : () -> ()
    }
    affine.for %arg0 = 0 to 2 {
      affine.for %arg1 = 0 to 2 {
        %0 = affine.load %alloc_4[%arg0, %arg1] : memref<2x2xf64>
        %1 = arith.mulf %0, %0 : f64
        affine.store %1, %alloc[%arg0, %arg1] : memref<2x2xf64>
      }
    }
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4], strides: [1] : memref<2x2xf64> to memref<4xf64>
    affine.for %arg0 = 0 to 4 {
      %0 = affine.load %reinterpret_cast[%arg0] : memref<4xf64>
      func.call @printF64(%0) : (f64) -> ()
      func.call @printComma() : () -> ()
    }
    call @printNewline() : () -> ()
    memref.dealloc %alloc_5 : memref<1x4xf64>
    memref.dealloc %alloc_4 : memref<2x2xf64>
    memref.dealloc %alloc_3 : memref<2x1xf64>
    memref.dealloc %alloc : memref<2x2xf64>
    return
  }
}
