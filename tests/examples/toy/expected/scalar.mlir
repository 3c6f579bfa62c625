// toy
module {
  toy.func private @square(%arg0: tensor<*xf64>) -> tensor<*xf64> {
    %0 = toy.mul %arg0, %arg0 : tensor<*xf64>
    toy.return %0 : tensor<*xf64>
  }
  toy.func @main() {
    %0 = toy.constant dense<2.000000e+00> : tensor<f64>
    %1 = toy.constant dense<3.000000e+00> : tensor<f64>
    %2 = toy.constant dense<4.000000e+00> : tensor<f64>
    %3 = toy.generic_call @square(%2) : (tensor<f64>) -> tensor<*xf64>
    %4 = toy.mul %1, %3 : (tensor<f64>, tensor<*xf64>) -> tensor<*xf64>
    %5 = toy.add %0, %4 : (tensor<f64>, tensor<*xf64>) -> tensor<*xf64>
    toy.print %5 : tensor<*xf64>
    %6 = toy.constant dense<2.000000e+00> : tensor<f64>
    %7 = toy.constant dense<3.000000e+00> : tensor<f64>
    %8 = toy.add %6, %7 : (tensor<f64>, tensor<f64>) -> tensor<*xf64>
    %9 = toy.constant dense<5.000000e-01> : tensor<f64>
    %10 = toy.mul %8, %9 : (tensor<*xf64>, tensor<f64>) -> tensor<*xf64>
    toy.print %10 : tensor<*xf64>
    toy.return
  }
}
// canonical
module {
  toy.func private @square(%arg0: tensor<*xf64>) -> tensor<*xf64> {
    %0 = toy.mul %arg0, %arg0 : tensor<*xf64>
    toy.return %0 : tensor<*xf64>
  }
  toy.func @main() {
    %0 = toy.constant dense<5.000000e-01> : tensor<f64>
    %1 = toy.constant dense<2.000000e+00> : tensor<f64>
    %2 = toy.constant dense<3.000000e+00> : tensor<f64>
    %3 = toy.constant dense<4.000000e+00> : tensor<f64>
    %4 = toy.generic_call @square(%3) : (tensor<f64>) -> tensor<*xf64>
    %5 = toy.mul %2, %4 : (tensor<f64>, tensor<*xf64>) -> tensor<*xf64>
    %6 = toy.add %1, %5 : (tensor<f64>, tensor<*xf64>) -> tensor<*xf64>
    toy.print %6 : tensor<*xf64>
    %7 = toy.add %1, %2 : (tensor<f64>, tensor<f64>) -> tensor<*xf64>
    %8 = toy.mul %7, %0 : (tensor<*xf64>, tensor<f64>) -> tensor<*xf64>
    toy.print %8 : tensor<*xf64>
    toy.return
  }
}
// inlined
module {
  toy.func @main() {
    %0 = toy.constant dense<5.000000e-01> : tensor<f64>
    %1 = toy.constant dense<2.000000e+00> : tensor<f64>
    %2 = toy.constant dense<3.000000e+00> : tensor<f64>
    %3 = toy.constant dense<4.000000e+00> : tensor<f64>
    %4 = toy.cast %3 : tensor<f64> to tensor<*xf64>
    %5 = toy.mul %4, %4 : tensor<*xf64>
    %6 = toy.mul %2, %5 : (tensor<f64>, tensor<*xf64>) -> tensor<*xf64>
    %7 = toy.add %1, %6 : (tensor<f64>, tensor<*xf64>) -> tensor<*xf64>
    toy.print %7 : tensor<*xf64>
    %8 = toy.add %1, %2 : (tensor<f64>, tensor<f64>) -> tensor<*xf64>
    %9 = toy.mul %8, %0 : (tensor<*xf64>, tensor<f64>) -> tensor<*xf64>
    toy.print %9 : tensor<*xf64>
    toy.return
  }
}
// shaped
module {
  toy.func @main() {
    %0 = toy.constant dense<5.000000e-01> : tensor<f64>
    %1 = toy.constant dense<2.000000e+00> : tensor<f64>
    %2 = toy.constant dense<3.000000e+00> : tensor<f64>
    %3 = toy.constant dense<4.000000e+00> : tensor<f64>
    %4 = toy.mul %3, %3 : tensor<f64>
    %5 = toy.mul %2, %4 : tensor<f64>
    %6 = toy.add %1, %5 : tensor<f64>
    toy.print %6 : tensor<f64>
    %7 = toy.add %1, %2 : tensor<f64>
    %8 = toy.mul %7, %0 : tensor<f64>
    toy.print %8 : tensor<f64>
    toy.return
  }
}
// affine
module {
  func.func @main() {
    %cst = arith.constant 4.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+00 : f64
    %cst_1 = arith.constant 2.000000e+00 : f64
    %cst_2 = arith.constant 5.000000e-01 : f64
    %alloc = memref.alloc() : memref<f64>
    %alloc_3 = memref.alloc() : memref<f64>
    %alloc_4 = memref.alloc() : memref<f64>
    %alloc_5 = memref.alloc() : memref<f64>
    %alloc_6 = memref.alloc() : memref<f64>
    %alloc_7 = memref.alloc() : memref<f64>
    %alloc_8 = memref.alloc() : memref<f64>
    %alloc_9 = memref.alloc() : memref<f64>
    %alloc_10 = memref.alloc() : memref<f64>
    affine.store %cst_2, %alloc_10[] : memref<f64>
    affine.store %cst_1, %alloc_9[] : memref<f64>
    affine.store %cst_0, %alloc_8[] : memref<f64>
    affine.store %cst, %alloc_7[] : memref<f64>
    %0 = affine.load %alloc_7[] : memref<f64>
    %1 = arith.mulf %0, %0 : f64
    affine.store %1, %alloc_6[] : memref<f64>
    %2 = affine.load %alloc_8[] : memref<f64>
    %3 = affine.load %alloc_6[] : memref<f64>
    %4 = arith.mulf %2, %3 : f64
    affine.store %4, %alloc_5[] : memref<f64>
    %5 = affine.load %alloc_9[] : memref<f64>
    %6 = affine.load %alloc_5[] : memref<f64>
    %7 = arith.addf %5, %6 : f64
    affine.store %7, %alloc_4[] : memref<f64>
    toy.print %alloc_4 : memref<f64>
    %8 = affine.load %alloc_9[] : memref<f64>
    %9 = affine.load %alloc_8[] : memref<f64>
    %10 = arith.addf %8, %9 : f64
    affine.store %10, %alloc_3[] : memref<f64>
    %11 = affine.load %alloc_3[] : memref<f64>
    %12 = affine.load %alloc_10[] : memref<f64>
    %13 = arith.mulf %11, %12 : f64
    affine.store %13, %alloc[] : memref<f64>
    toy.print %alloc : memref<f64>
    memref.dealloc %alloc_10 : memref<f64>
    memref.dealloc %alloc_9 : memref<f64>
    memref.dealloc %alloc_8 : memref<f64>
    memref.dealloc %alloc_7 : memref<f64>
    memref.dealloc %alloc_6 : memref<f64>
    memref.dealloc %alloc_5 : memref<f64>
    memref.dealloc %alloc_4 : memref<f64>
    memref.dealloc %alloc_3 : memref<f64>
    memref.dealloc %alloc : memref<f64>
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
    %cst_2 = arith.constant 5.000000e-01 : f64
    %alloc = memref.alloc() : memref<f64>
    %alloc_3 = memref.alloc() : memref<f64>
    %alloc_4 = memref.alloc() : memref<f64>
    %alloc_5 = memref.alloc() : memref<f64>
    %alloc_6 = memref.alloc() : memref<f64>
    %alloc_7 = memref.alloc() : memref<f64>
    %alloc_8 = memref.alloc() : memref<f64>
    %alloc_9 = memref.alloc() : memref<f64>
    %alloc_10 = memref.alloc() : memref<f64>
    affine.store %cst_2, %alloc_10[] : memref<f64>
    affine.store %cst_1, %alloc_9[] : memref<f64>
    affine.store %cst_0, %alloc_8[] : memref<f64>
    affine.store %cst, %alloc_7[] : memref<f64>
    %0 = affine.load %alloc_7[] : memref<f64>
    %1 = arith.mulf %0, %0 : f64
    affine.store %1, %alloc_6[] : memref<f64>
    %2 = affine.load %alloc_8[] : memref<f64>
    %3 = affine.load %alloc_6[] : memref<f64>
    %4 = arith.mulf %2, %3 : f64
    affine.store %4, %alloc_5[] : memref<f64>
    %5 = affine.load %alloc_9[] : memref<f64>
    %6 = affine.load %alloc_5[] : memref<f64>
    %7 = arith.addf %5, %6 : f64
    affine.store %7, %alloc_4[] : memref<f64>
    %8 = affine.load %alloc_4[] : memref<f64>
    call @printF64(%8) : (f64) -> ()
    call @printComma() : () -> ()
    call @printNewline() : () -> ()
    %9 = affine.load %alloc_9[] : memref<f64>
    %10 = affine.load %alloc_8[] : memref<f64>
    %11 = arith.addf %9, %10 : f64
    affine.store %11, %alloc_3[] : memref<f64>
    %12 = affine.load %alloc_3[] : memref<f64>
    %13 = affine.load %alloc_10[] : memref<f64>
    %14 = arith.mulf %12, %13 : f64
    affine.store %14, %alloc[] : memref<f64>
    %15 = affine.load %alloc[] : memref<f64>
    call @printF64(%15) : (f64) -> ()
    call @printComma() : () -> ()
    call @printNewline() : () -> ()
    memref.dealloc %alloc_10 : memref<f64>
    memref.dealloc %alloc_9 : memref<f64>
    memref.dealloc %alloc_8 : memref<f64>
    memref.dealloc %alloc_7 : memref<f64>
    memref.dealloc %alloc_6 : memref<f64>
    memref.dealloc %alloc_5 : memref<f64>
    memref.dealloc %alloc_4 : memref<f64>
    memref.dealloc %alloc_3 : memref<f64>
    memref.dealloc %alloc : memref<f64>
    return
  }
}
