// RUN: tenure opt --split-input-file
// Shapes, element types and registers of warp-level matrix products.
llvm.func @combination(%p: !llvm.ptr, %s: i32) {
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<bf16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @load(%p: !llvm.ptr, %s: i32) {
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @load_f64(%p: !llvm.ptr, %s: i32) {
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(f64)>
  llvm.return
}

// -----

llvm.func @store(%p: !llvm.ptr, %s: i32, %a: f64) {
  nvvm.wmma.store %p, %s, %a {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f64
  llvm.return
}

// -----

llvm.func @store_type(%p: !llvm.ptr, %s: i32, %a: f32) {
  nvvm.wmma.store %p, %s, %a, %a {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f32, f32
  llvm.return
}

// -----

llvm.func @arguments(%a: f64) {
  %0 = nvvm.wmma.mma %a, %a {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @argument_type(%a: f64, %b: f32) {
  %0 = nvvm.wmma.mma %a, %a, %a, %b {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f32) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @result(%a: f64) {
  %0 = nvvm.wmma.mma %a, %a, %a, %a {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64)>
  llvm.return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:3:8: error: 'nvvm.wmma.load' op invalid attribute combination
//   %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<bf16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(i32)>
//        ^
// <stdin>:3:8: note: see current operation: %0 = "nvvm.wmma.load"(%arg0, %arg1) <{eltype = #nvvm.mma_type<bf16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(i32)>
// <stdin>:10:8: error: 'nvvm.wmma.load' op expected destination type is a structure of 4 elements of type 'i32'
//   %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32)>
//        ^
// <stdin>:10:8: note: see current operation: %0 = "nvvm.wmma.load"(%arg0, %arg1) <{eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 32 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(i32, i32, i32)>
// <stdin>:17:8: error: 'nvvm.wmma.load' op expected destination type to be f64
//   %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(f64)>
//        ^
// <stdin>:17:8: note: see current operation: %0 = "nvvm.wmma.load"(%arg0, %arg1) <{eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(f64)>
// <stdin>:24:3: error: 'nvvm.wmma.store' op expected 2 data operands
//   nvvm.wmma.store %p, %s, %a {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f64
//   ^
// <stdin>:24:3: note: see current operation: "nvvm.wmma.store"(%arg0, %arg2, %arg1) <{eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32}> : (!llvm.ptr, f64, i32) -> ()
// <stdin>:31:3: error: 'nvvm.wmma.store' op expected data operands of type 'f64'
//   nvvm.wmma.store %p, %s, %a, %a {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f32, f32
//   ^
// <stdin>:31:3: note: see current operation: "nvvm.wmma.store"(%arg0, %arg2, %arg2, %arg1) <{eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32}> : (!llvm.ptr, f32, f32, i32) -> ()
// <stdin>:38:8: error: 'nvvm.wmma.mma' op expected 4 arguments
//   %0 = nvvm.wmma.mma %a, %a {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64) -> !llvm.struct<(f64, f64)>
//        ^
// <stdin>:38:8: note: see current operation: %0 = "nvvm.wmma.mma"(%arg0, %arg0) <{eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32}> : (f64, f64) -> !llvm.struct<(f64, f64)>
// <stdin>:45:8: error: 'nvvm.wmma.mma' op expected argument 3 to be of type 'f64'
//   %0 = nvvm.wmma.mma %a, %a, %a, %b {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f32) -> !llvm.struct<(f64, f64)>
//        ^
// <stdin>:45:8: note: see current operation: %0 = "nvvm.wmma.mma"(%arg0, %arg0, %arg0, %arg1) <{eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32}> : (f64, f64, f64, f32) -> !llvm.struct<(f64, f64)>
// <stdin>:52:8: error: 'nvvm.wmma.mma' op expected destination type is a structure of 2 elements of type 'f64'
//   %0 = nvvm.wmma.mma %a, %a, %a, %a {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64)>
//        ^
// <stdin>:52:8: note: see current operation: %0 = "nvvm.wmma.mma"(%arg0, %arg0, %arg0, %arg0) <{eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32}> : (f64, f64, f64, f64) -> !llvm.struct<(f64)>
