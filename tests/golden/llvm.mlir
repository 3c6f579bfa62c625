// RUN: tenure opt
// Functions of llvm with linkage, visibility and convention; calls with bundles; globals; comparisons.
module {
  llvm.mlir.global private constant @text("hi\00") {addr_space = 0 : i32}
  llvm.mlir.global internal thread_local unnamed_addr @count(7 : i32) {addr_space = 0 : i32, alignment = 4 : i64} : i32
  llvm.mlir.global external hidden @pointer() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> (i32 {llvm.signext})
  llvm.func internal fastcc @pair(%arg0: !llvm.ptr, %arg1: i64) -> !llvm.struct<(i32, ptr)> vscale_range(1, 16) attributes {dso_local} {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
    llvm.return %0 : !llvm.struct<(i32, ptr)>
  }
  llvm.func hidden local_unnamed_addr @calls(%arg0: !llvm.ptr, %arg1: i32, %arg2: f32) {
    %0 = llvm.alloca %arg1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %1 = llvm.icmp "slt" %arg1, %arg1 : i32
    %2 = llvm.fcmp "oeq" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %3 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    llvm.call tail %arg0(%arg1) : !llvm.ptr, (i32 {llvm.signext}) -> ()
    llvm.call fastcc @calls(%arg0, %arg1, %arg2) ["deopt"(%1, %arg1 : i1, i32), "none"()] : (!llvm.ptr, i32, f32) -> ()
    llvm.return
  }
}
// OUT:
module {
  llvm.mlir.global private constant @text("hi\00") {addr_space = 0 : i32}
  llvm.mlir.global internal thread_local unnamed_addr @count(7 : i32) {addr_space = 0 : i32, alignment = 4 : i64} : i32
  llvm.mlir.global external hidden @pointer() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> (i32 {llvm.signext})
  llvm.func internal fastcc @pair(%arg0: !llvm.ptr, %arg1: i64) -> !llvm.struct<(i32, ptr)> vscale_range(1, 16) attributes {dso_local} {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
    llvm.return %0 : !llvm.struct<(i32, ptr)>
  }
  llvm.func hidden local_unnamed_addr @calls(%arg0: !llvm.ptr, %arg1: i32, %arg2: f32) {
    %0 = llvm.alloca %arg1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %1 = llvm.icmp "slt" %arg1, %arg1 : i32
    %2 = llvm.fcmp "oeq" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %3 = llvm.call @printf(%arg0, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    llvm.call tail %arg0(%arg1) : !llvm.ptr, (i32 {llvm.signext}) -> ()
    llvm.call fastcc @calls(%arg0, %arg1, %arg2) ["deopt"(%1, %arg1 : i1, i32), "none"()] : (!llvm.ptr, i32, f32) -> ()
    llvm.return
  }
}

