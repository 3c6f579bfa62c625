// RUN: tenure opt --convert-func-to-llvm
// Callers in C give memrefs and structs in memory, and functions that are declared call those that C defines.
func.func @scale(%0: i32 {llvm.signext}, %1: memref<2xf32>, %2: index) -> (i32 {llvm.zeroext}) attributes {llvm.emit_c_interface, t.x} {
  return %0 : i32
}
func.func private @sum(memref<?xf32> {llvm.noalias}, memref<*xf32, 2>, memref<i8, 3>) -> f32 attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<weak>}
func.func @twice(%0: memref<?xf32>, %1: memref<*xf32, 2>, %2: memref<i8, 3>) -> (memref<?xf32>, f32) attributes {llvm.emit_c_interface} {
  %3 = call @sum(%0, %1, %2) : (memref<?xf32>, memref<*xf32, 2>, memref<i8, 3>) -> f32
  return %0, %3 : memref<?xf32>, f32
}
func.func private @product(complex<f32> {llvm.noundef}) -> complex<f32> attributes {llvm.emit_c_interface, llvm.readnone}
func.func private @"no arguments"() attributes {llvm.emit_c_interface}
func.func private @no_unit(memref<i8>) attributes {llvm.emit_c_interface = 1 : i32}
func.func private @not_lowered(tensor<1xf32>) attributes {llvm.emit_c_interface}
// OUT:
module {
  llvm.func @scale(%arg0: i32 {llvm.signext}, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> (i32 {llvm.zeroext}) attributes {llvm.emit_c_interface, t.x} {
    llvm.return %arg0 : i32
  }
  llvm.func @_mlir_ciface_scale(%arg0: i32 {llvm.signext}, %arg1: !llvm.ptr, %arg2: i64) -> (i32 {llvm.zeroext}) attributes {llvm.emit_c_interface, t.x} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.call @scale(%arg0, %1, %2, %3, %4, %5, %arg2) : (i32, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> i32
    llvm.return %6 : i32
  }
  llvm.func private @sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr<3>, %arg8: !llvm.ptr<3>, %arg9: i64) -> f32 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %8 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %9 = llvm.insertvalue %arg5, %8[0] : !llvm.struct<(i64, ptr)> 
    %10 = llvm.insertvalue %arg6, %9[1] : !llvm.struct<(i64, ptr)> 
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.alloca %11 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %10, %12 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %13 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64)>
    %14 = llvm.insertvalue %arg7, %13[0] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %15 = llvm.insertvalue %arg8, %14[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %16 = llvm.insertvalue %arg9, %15[2] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.alloca %17 x !llvm.struct<(ptr<3>, ptr<3>, i64)> : (i64) -> !llvm.ptr
    llvm.store %16, %18 : !llvm.struct<(ptr<3>, ptr<3>, i64)>, !llvm.ptr
    %19 = llvm.call @_mlir_ciface_sum(%7, %12, %18) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> f32
    llvm.return %19 : f32
  }
  llvm.func @_mlir_ciface_sum(!llvm.ptr {llvm.noalias}, !llvm.ptr, !llvm.ptr) -> f32 attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @twice(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr<3>, %arg8: !llvm.ptr<3>, %arg9: i64) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)> attributes {llvm.emit_c_interface} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %4 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(i64, ptr)> 
    %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg0, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg1, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg2, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg3, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %arg4, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.extractvalue %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.extractvalue %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.extractvalue %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)> 
    %19 = llvm.extractvalue %6[1] : !llvm.struct<(i64, ptr)> 
    %20 = llvm.extractvalue %3[0] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %21 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %22 = llvm.extractvalue %3[2] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %23 = llvm.call @sum(%13, %14, %15, %16, %17, %18, %19, %20, %21, %22) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i64) -> f32
    %24 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)>
    %25 = llvm.insertvalue %12, %24[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)> 
    %26 = llvm.insertvalue %23, %25[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)> 
    llvm.return %26 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)>
  }
  llvm.func @_mlir_ciface_twice(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.load %arg2 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.load %arg3 : !llvm.ptr -> !llvm.struct<(ptr<3>, ptr<3>, i64)>
    %10 = llvm.extractvalue %9[0] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %11 = llvm.extractvalue %9[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %12 = llvm.extractvalue %9[2] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %13 = llvm.call @twice(%1, %2, %3, %4, %5, %7, %8, %10, %11, %12) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i64) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)>
    llvm.store %13, %arg0 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, f32)>, !llvm.ptr
    llvm.return
  }
  llvm.func private @product(%arg0: !llvm.struct<(f32, f32)> {llvm.noundef}) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.alloca %0 x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
    llvm.call @_mlir_ciface_product(%1, %arg0) : (!llvm.ptr, !llvm.struct<(f32, f32)>) -> ()
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(f32, f32)>
    llvm.return %2 : !llvm.struct<(f32, f32)>
  }
  llvm.func @_mlir_ciface_product(!llvm.ptr, !llvm.struct<(f32, f32)> {llvm.noundef}) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @"no arguments"() attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    llvm.call @"_mlir_ciface_no arguments"() : () -> ()
    llvm.return
  }
  llvm.func @"_mlir_ciface_no arguments"() attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @no_unit(!llvm.ptr, !llvm.ptr, i64) attributes {llvm.emit_c_interface = 1 : i32, sym_visibility = "private"}
  func.func private @not_lowered(tensor<1xf32>) attributes {llvm.emit_c_interface}
}

