// toy
module {
  toy.func private @transpose_transpose(%arg0: tensor<*xf64>) -> tensor<*xf64> {
    %0 = toy.transpose(%arg0 : tensor<*xf64>) to tensor<*xf64>
    %1 = toy.transpose(%0 : tensor<*xf64>) to tensor<*xf64>
    toy.return %1 : tensor<*xf64>
  }
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>
    %1 = toy.reshape(%0 : tensor<2x3xf64>) to tensor<2x3xf64>
    %2 = toy.generic_call @transpose_transpose(%1) : (tensor<2x3xf64>) -> tensor<*xf64>
    toy.print %2 : tensor<*xf64>
    toy.return
  }
}
// canonical
module {
  toy.func private @transpose_transpose(%arg0: tensor<*xf64>) -> tensor<*xf64> {
    toy.return %arg0 : tensor<*xf64>
  }
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>
    %1 = toy.generic_call @transpose_transpose(%0) : (tensor<2x3xf64>) -> tensor<*xf64>
    toy.print %1 : tensor<*xf64>
    toy.return
  }
}
// inlined
module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>
    %1 = toy.cast %0 : tensor<2x3xf64> to tensor<*xf64>
    toy.print %1 : tensor<*xf64>
    toy.return
  }
}
// shaped
module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>
    toy.print %0 : tensor<2x3xf64>
    toy.return
  }
}
// affine
module {
  func.func @main() {
    %cst = arith.constant 6.000000e+00 : f64
    %cst_0 = arith.constant 5.000000e+00 : f64
    %cst_1 = arith.constant 4.000000e+00 : f64
    %cst_2 = arith.constant 3.000000e+00 : f64
    %cst_3 = arith.constant 2.000000e+00 : f64
    %cst_4 = arith.constant 1.000000e+00 : f64
    %alloc = memref.alloc() : memref<2x3xf64>
    affine.store %cst_4, %alloc[0, 0] : memref<2x3xf64>
    affine.store %cst_3, %alloc[0, 1] : memref<2x3xf64>
    affine.store %cst_2, %alloc[0, 2] : memref<2x3xf64>
    affine.store %cst_1, %alloc[1, 0] : memref<2x3xf64>
    affine.store %cst_0, %alloc[1, 1] : memref<2x3xf64>
    affine.store %cst, %alloc[1, 2] : memref<2x3xf64>
    toy.print %alloc : memref<2x3xf64>
    memref.dealloc %alloc : memref<2x3xf64>
    return
  }
}
// final
module {
  func.func private @printF64(f64)
  func.func private @printComma()
  func.func private @printNewline()
  func.func @main() {
    %cst = arith.constant 6.000000e+00 : f64
    %cst_0 = arith.constant 5.000000e+00 : f64
    %cst_1 = arith.constant 4.000000e+00 : f64
    %cst_2 = arith.constant 3.000000e+00 : f64
    %cst_3 = arith.constant 2.000000e+00 : f64
    %cst_4 = arith.constant 1.000000e+00 : f64
    %alloc = memref.alloc() : memref<2x3xf64>
    affine.store %cst_4, %alloc[0, 0] : memref<2x3xf64>
    affine.store %cst_3, %alloc[0, 1] : memref<2x3xf64>
    affine.store %cst_2, %alloc[0, 2] : memref<2x3xf64>
    affine.store %cst_1, %alloc[1, 0] : memref<2x3xf64>
    affine.store %cst_0, %alloc[1, 1] : memref<2x3xf64>
    affine.store %cst, %alloc[1, 2] : memref<2x3xf64>
    affine.for %arg0 = 0 to 2 {
      affine.for %arg1 = 0 to 3 {
        %0 = affine.load %alloc[%arg0, %arg1] : memref<2x3xf64>
        func.call @printF64(%0) : (f64) -> ()
        func.call @printComma() : () -> ()
      }
      func.call @printNewline() : () -> ()
    }
    memref.dealloc %alloc : memref<2x3xf64>
    return
  }
}
