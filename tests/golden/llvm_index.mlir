// RUN: tenure opt
// Indices into llvm's structs, arrays and vectors, and the types that follow from them.
func.func @f(%p: !llvm.ptr, %i: i64, %s: !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)>, %x: f32) {
  %0 = llvm.getelementptr inbounds|nuw %p[%i, 1, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %1 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  %2 = llvm.extractvalue %s[1, 0] : !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)>
  %3 = llvm.extractvalue %s[1, 1] : !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)>
  %4 = llvm.extractvalue %s[2, 3, 1] : !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)>
  %5 = llvm.insertvalue %x, %s[1, 0] {a} : !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)>
  %6 = llvm.getelementptr nusw|nuw %p[-1] : (!llvm.ptr) -> !llvm.ptr, f32
  %7 = llvm.mlir.undef : vector<4xf32>
  %8 = llvm.shufflevector %7, %7 [0, 5, -1] : vector<4xf32>
  %9 = "llvm.getelementptr"(%p) <{elem_type = f32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
  %10 = llvm.getelementptr %p[0, 1, 2, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x array<3 x vector<2xf32>>>
  return
}
// OUT:
module {
  func.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)>, %arg3: f32) {
    %0 = llvm.getelementptr inbounds|nuw %arg0[%arg1, 1, %arg1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
    %1 = llvm.getelementptr %arg0[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %2 = llvm.extractvalue %arg2[1, 0] : !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)> 
    %3 = llvm.extractvalue %arg2[1, 1] : !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)> 
    %4 = llvm.extractvalue %arg2[2, 3, 1] : !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)> 
    %5 = llvm.insertvalue %arg3, %arg2[1, 0] {a} : !llvm.struct<"a", packed (i32, struct<(f32, ptr)>, array<4 x array<2 x i8>>)> 
    %6 = llvm.getelementptr nusw|nuw %arg0[-1] : (!llvm.ptr) -> !llvm.ptr, f32
    %7 = llvm.mlir.undef : vector<4xf32>
    %8 = llvm.shufflevector %7, %7 [0, 5, -1] : vector<4xf32> 
    %9 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %10 = llvm.getelementptr %arg0[0, 1, 2, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x array<3 x vector<2xf32>>>
    return
  }
}

