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
    toy.return
  }
}
// canonical
module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]]> : tensor<1x4xf64>
    %1 = toy.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf64>
    toy.print %1 : tensor<2x1xf64>
    toy.print %0 : tensor<1x4xf64>
    toy.return
  }
}
// inlined
module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]]> : tensor<1x4xf64>
    %1 = toy.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf64>
    toy.print %1 : tensor<2x1xf64>
    toy.print %0 : tensor<1x4xf64>
    toy.return
  }
}
// shaped
module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]]> : tensor<1x4xf64>
    %1 = toy.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf64>
    toy.print %1 : tensor<2x1xf64>
    toy.print %0 : tensor<1x4xf64>
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
    %alloc = memref.alloc() : memref<2x1xf64>
    %alloc_3 = memref.alloc() : memref<1x4xf64>
    affine.store %cst_2, %alloc_3[0, 0] : memref<1x4xf64>
    affine.store %cst_1, %alloc_3[0, 1] : memref<1x4xf64>
    affine.store %cst_0, %alloc_3[0, 2] : memref<1x4xf64>
    affine.store %cst, %alloc_3[0, 3] : memref<1x4xf64>
    affine.store %cst_2, %alloc[0, 0] : memref<2x1xf64>
    affine.store %cst_1, %alloc[1, 0] : memref<2x1xf64>
    toy.print %alloc : memref<2x1xf64>
    toy.print %alloc_3 : memref<1x4xf64>
    memref.dealloc %alloc_3 : memref<1x4xf64>
    memref.dealloc %alloc : memref<2x1xf64>
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
    %alloc = memref.alloc() : memref<2x1xf64>
    %alloc_3 = memref.alloc() : memref<1x4xf64>
    affine.store %cst_2, %alloc_3[0, 0] : memref<1x4xf64>
    affine.store %cst_1, %alloc_3[0, 1] : memref<1x4xf64>
    affine.store %cst_0, %alloc_3[0, 2] : memref<1x4xf64>
    affine.store %cst, %alloc_3[0, 3] : memref<1x4xf64>
    affine.store %cst_2, %alloc[0, 0] : memref<2x1xf64>
    affine.store %cst_1, %alloc[1, 0] : memref<2x1xf64>
    affine.for %arg0 = 0 to 2 {
      affine.for %arg1 = 0 to 1 {
        %0 = affine.load %alloc[%arg0, %arg1] : memref<2x1xf64>
        func.call @printF64(%0) : (f64) -> ()
        func.call @printComma() : () -> ()
      }
      func.call @printNewline() : () -> ()
    }
    affine.for %arg0 = 0 to 1 {
      affine.for %arg1 = 0 to 4 {
        %0 = affine.load %alloc_3[%arg0, %arg1] : memref<1x4xf64>
        func.call @printF64(%0) : (f64) -> ()
        func.call @printComma() : () -> ()
      }
      func.call @printNewline() : () -> ()
    }
    memref.dealloc %alloc_3 : memref<1x4xf64>
    memref.dealloc %alloc : memref<2x1xf64>
    return
  }
}
