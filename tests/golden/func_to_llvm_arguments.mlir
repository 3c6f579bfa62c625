// RUN: tenure opt --convert-func-to-llvm
// What arguments are cast back to stands in the order of MLIR: the last argument's first.
func.func @f(%a: index, %b: complex<f32>, %c: memref<4xf32>, %d: index, %e: memref<*xf32>) {
  %0 = memref.load %c[%a] : memref<4xf32>
  %1 = complex.re %b : complex<f32>
  %2 = memref.rank %e : memref<*xf32>
  %3 = index.add %d, %2
  return
}
// OUT:
module {
  llvm.func @f(%arg0: i64, %arg1: !llvm.struct<(f32, f32)>, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr) {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg8, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg9, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    %4 = builtin.unrealized_conversion_cast %arg7 : i64 to index
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %arg4, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg5, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg6, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
    %12 = builtin.unrealized_conversion_cast %arg1 : !llvm.struct<(f32, f32)> to complex<f32>
    %13 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %14 = memref.load %11[%13] : memref<4xf32>
    %15 = complex.re %12 : complex<f32>
    %16 = memref.rank %3 : memref<*xf32>
    %17 = index.add %4, %16
    llvm.return
  }
}

