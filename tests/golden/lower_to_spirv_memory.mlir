// RUN: tenure opt --split-input-file --map-memref-spirv-storage-class --convert-scf-to-spirv
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>,
    #spirv.resource_limits<>>} {
func.func @loops(%m: memref<4x6xf32>, %n: memref<?xi8>, %i: index, %c: i1) -> f32 {
  %l = arith.constant 0 : index
  %u = arith.constant 4 : index
  %s = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %k = %l to %u step %s iter_args(%a = %z) -> (f32) {
    %v = memref.load %m[%k, %i] : memref<4x6xf32>
    %b = arith.addf %a, %v : f32
    scf.yield %b : f32
  }
  %t = scf.if %c -> (f32) {
    scf.yield %r : f32
  } else {
    scf.yield %z : f32
  }
  %w = scf.while (%x = %i) : (index) -> index {
    %d = arith.cmpi slt, %x, %u : index
    scf.condition(%d) %x : index
  } do {
  ^bb0(%y: index):
    %q = arith.addi %y, %s : index
    scf.yield %q : index
  }
  %e = memref.load %n[%w] : memref<?xi8>
  memref.store %e, %n[%l] : memref<?xi8>
  return %t : f32
}
}
// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>,
    #spirv.resource_limits<>>} {
func.func @places(%i: index) -> i32 {
  %a = memref.alloca() : memref<3xf32, 6>
  %w = memref.alloc() : memref<8xi32, 3>
  %o = arith.constant 1 : i32
  %r = memref.atomic_rmw maxs %o, %w[%i] : (i32, memref<8xi32, 3>) -> i32
  memref.dealloc %w : memref<8xi32, 3>
  %s = arith.addi %r, %o : i32
  return %s : i32
}
}
// -----
func.func @unknown(%m: memref<4xf32, 2>) {
  return
}
// OUT:
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  spirv.func @loops(%arg0: !spirv.ptr<!spirv.struct<(!spirv.array<24 x f32, stride=4> [0])>, StorageBuffer>, %arg1: !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>, %arg2: i32, %arg3: i1) -> f32 "None" {
    %cst0_i32 = spirv.Constant 0 : i32
    %cst4_i32 = spirv.Constant 4 : i32
    %cst1_i32 = spirv.Constant 1 : i32
    %cst_f32 = spirv.Constant 0.000000e+00 : f32
    %0 = spirv.Variable : !spirv.ptr<f32, Function>
    spirv.mlir.loop {
      spirv.Branch ^bb1(%cst0_i32, %cst_f32 : i32, f32)
    ^bb1(%19: i32, %20: f32):  // 2 preds: ^bb0, ^bb2
      %21 = spirv.SLessThan %19, %cst4_i32 : i32
      spirv.BranchConditional %21, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %cst0_i32_15 = spirv.Constant 0 : i32
      %cst0_i32_16 = spirv.Constant 0 : i32
      %cst6_i32 = spirv.Constant 6 : i32
      %22 = spirv.IMul %19, %cst6_i32 : i32
      %cst1_i32_17 = spirv.Constant 1 : i32
      %23 = spirv.IAdd %arg2, %22 : i32
      %24 = spirv.AccessChain %arg0[%cst0_i32_15, %23] : !spirv.ptr<!spirv.struct<(!spirv.array<24 x f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
      %25 = spirv.Load "StorageBuffer" %24 : f32
      %26 = spirv.FAdd %20, %25 : f32
      spirv.Store "Function" %0, %26 : f32
      %27 = spirv.IAdd %19, %cst1_i32 : i32
      spirv.Branch ^bb1(%27, %26 : i32, f32)
    ^bb3:  // pred: ^bb1
      spirv.mlir.merge
    }
    %1 = spirv.Load "Function" %0 : f32
    %2 = spirv.Variable : !spirv.ptr<f32, Function>
    spirv.mlir.selection {
      spirv.BranchConditional %arg3, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      spirv.Store "Function" %2, %1 : f32
      spirv.Branch ^bb3
    ^bb2:  // pred: ^bb0
      spirv.Store "Function" %2, %cst_f32 : f32
      spirv.Branch ^bb3
    ^bb3:  // 2 preds: ^bb1, ^bb2
      spirv.mlir.merge
    }
    %3 = spirv.Load "Function" %2 : f32
    %4 = spirv.Variable : !spirv.ptr<i32, Function>
    spirv.mlir.loop {
      spirv.Branch ^bb1(%arg2 : i32)
    ^bb1(%19: i32):  // 2 preds: ^bb0, ^bb2
      %20 = spirv.SLessThan %19, %cst4_i32 : i32
      spirv.Store "Function" %4, %19 : i32
      spirv.BranchConditional %20, ^bb2(%19 : i32), ^bb3
    ^bb2(%21: i32):  // pred: ^bb1
      %22 = spirv.IAdd %21, %cst1_i32 : i32
      spirv.Branch ^bb1(%22 : i32)
    ^bb3:  // pred: ^bb1
      spirv.mlir.merge
    }
    %5 = spirv.Load "Function" %4 : i32
    %cst0_i32_0 = spirv.Constant 0 : i32
    %cst0_i32_1 = spirv.Constant 0 : i32
    %cst1_i32_2 = spirv.Constant 1 : i32
    %cst4_i32_3 = spirv.Constant 4 : i32
    %6 = spirv.SDiv %5, %cst4_i32_3 : i32
    %7 = spirv.AccessChain %arg1[%cst0_i32_0, %6] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
    %8 = spirv.Load "StorageBuffer" %7 : i32
    %cst4_i32_4 = spirv.Constant 4 : i32
    %cst8_i32 = spirv.Constant 8 : i32
    %9 = spirv.UMod %5, %cst4_i32_4 : i32
    %10 = spirv.IMul %9, %cst8_i32 : i32
    %11 = spirv.ShiftRightArithmetic %8, %10 : i32, i32
    %cst255_i32 = spirv.Constant 255 : i32
    %12 = spirv.BitwiseAnd %11, %cst255_i32 : i32
    %cst24_i32 = spirv.Constant 24 : i32
    %13 = spirv.ShiftLeftLogical %12, %cst24_i32 : i32, i32
    %14 = spirv.ShiftRightArithmetic %13, %cst24_i32 : i32, i32
    %cst0_i32_5 = spirv.Constant 0 : i32
    %cst0_i32_6 = spirv.Constant 0 : i32
    %cst1_i32_7 = spirv.Constant 1 : i32
    %cst4_i32_8 = spirv.Constant 4 : i32
    %cst8_i32_9 = spirv.Constant 8 : i32
    %cst0_i32_10 = spirv.Constant 0 : i32
    %cst0_i32_11 = spirv.Constant 0 : i32
    %cst255_i32_12 = spirv.Constant 255 : i32
    %cst-256_i32 = spirv.Constant -256 : i32
    %15 = spirv.BitwiseAnd %14, %cst255_i32_12 : i32
    %cst4_i32_13 = spirv.Constant 4 : i32
    %cst0_i32_14 = spirv.Constant 0 : i32
    %16 = spirv.AccessChain %arg1[%cst0_i32_5, %cst0_i32_14] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
    %17 = spirv.AtomicAnd <Device> <AcquireRelease> %16, %cst-256_i32 : !spirv.ptr<i32, StorageBuffer>
    %18 = spirv.AtomicOr <Device> <AcquireRelease> %16, %15 : !spirv.ptr<i32, StorageBuffer>
    spirv.ReturnValue %3 : f32
  }
}

// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  spirv.GlobalVariable @__workgroup_mem__0 : !spirv.ptr<!spirv.struct<(!spirv.array<8 x i32>)>, Workgroup>
  spirv.func @places(%arg0: i32) -> i32 "None" {
    %0 = spirv.Variable : !spirv.ptr<!spirv.struct<(!spirv.array<3 x f32>)>, Function>
    %__workgroup_mem__0_addr = spirv.mlir.addressof @__workgroup_mem__0 : !spirv.ptr<!spirv.struct<(!spirv.array<8 x i32>)>, Workgroup>
    %cst1_i32 = spirv.Constant 1 : i32
    %cst0_i32 = spirv.Constant 0 : i32
    %cst0_i32_0 = spirv.Constant 0 : i32
    %cst1_i32_1 = spirv.Constant 1 : i32
    %1 = spirv.AccessChain %__workgroup_mem__0_addr[%cst0_i32, %arg0] : !spirv.ptr<!spirv.struct<(!spirv.array<8 x i32>)>, Workgroup>, i32, i32 -> !spirv.ptr<i32, Workgroup>
    %2 = spirv.AtomicSMax <Workgroup> <AcquireRelease> %1, %cst1_i32 : !spirv.ptr<i32, Workgroup>
    %3 = spirv.IAdd %2, %cst1_i32 : i32
    spirv.ReturnValue %3 : i32
  }
}

// -----
// ERR:
// <stdin>:45:1: error: 'func.func' op failed to legalize memory space
// func.func @unknown(%m: memref<4xf32, 2>) {
// ^
// <stdin>:45:1: note: see current operation: 
// "func.func"() <{function_type = (memref<4xf32, 2>) -> (), sym_name = "unknown"}> ({
// ^bb0(%arg0: memref<4xf32, 2>):
//   "func.return"() : () -> ()
// }) : () -> ()
