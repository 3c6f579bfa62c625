// RUN: tenure opt --allow-unregistered-dialect --convert-func-to-llvm=index-bitwidth=32
// Descriptors have numbers of the width of an index.
func.func @f(%0: memref<?xf32>, %1: memref<*xi8>) -> memref<i8> attributes {llvm.emit_c_interface} {
  %2 = "t.op"(%0, %1) : (memref<?xf32>, memref<*xi8>) -> memref<i8>
  return %2 : memref<i8>
}
// OUT:
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i32)> attributes {llvm.emit_c_interface} {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(i32, ptr)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(i32, ptr)> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i32, ptr)> to memref<*xi8>
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<?xf32>
    %11 = "t.op"(%10, %3) : (memref<?xf32>, memref<*xi8>) -> memref<i8>
    %12 = builtin.unrealized_conversion_cast %11 : memref<i8> to !llvm.struct<(ptr, ptr, i32)>
    llvm.return %12 : !llvm.struct<(ptr, ptr, i32)>
  }
  llvm.func @_mlir_ciface_f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %6 = llvm.load %arg2 : !llvm.ptr -> !llvm.struct<(i32, ptr)>
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(i32, ptr)> 
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(i32, ptr)> 
    %9 = llvm.call @f(%1, %2, %3, %4, %5, %7, %8) : (!llvm.ptr, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i32)>
    llvm.store %9, %arg0 : !llvm.struct<(ptr, ptr, i32)>, !llvm.ptr
    llvm.return
  }
}

