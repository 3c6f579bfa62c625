// RUN: tenure opt --convert-spirv-to-llvm=client-api=OpenCL
spirv.module @kernels Physical64 OpenCL {
  spirv.GlobalVariable @data bind(1, 2) : !spirv.ptr<!spirv.array<4 x f32, stride=4>, StorageBuffer>
  spirv.GlobalVariable @id : !spirv.ptr<vector<3xi32>, Input>
  spirv.func @bits(%a: vector<2xi32>, %n: i8, %s: !spirv.struct<(i8 [0], f32 [4])>) -> vector<2xi32> "Pure" {
    %0 = spirv.BitFieldUExtract %a, %n, %n : vector<2xi32>, i8, i8
    %1 = spirv.ShiftLeftLogical %0, %a : vector<2xi32>, vector<2xi32>
    %2 = spirv.CompositeExtract %s[1 : i32] : !spirv.struct<(i8 [0], f32 [4])>
    %3 = spirv.GL.InverseSqrt %2 : f32
    spirv.ReturnValue %1 : vector<2xi32>
  }
  spirv.func @memory(%i: i32, %c: i1) "None" {
    %0 = spirv.mlir.addressof @data : !spirv.ptr<!spirv.array<4 x f32, stride=4>, StorageBuffer>
    %1 = spirv.AccessChain %0[%i] : !spirv.ptr<!spirv.array<4 x f32, stride=4>, StorageBuffer>, i32 -> !spirv.ptr<f32, StorageBuffer>
    %2 = spirv.Load "StorageBuffer" %1 ["Aligned", 4] : f32
    %k = spirv.Constant 1.5 : f32
    %3 = spirv.Variable init(%k) : !spirv.ptr<f32, Function>
    spirv.mlir.selection {
      spirv.BranchConditional %c [1, 3], ^then, ^merge
    ^then:
      spirv.Store "Function" %3, %2 ["Volatile"] : f32
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    %4 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %2 : f32 -> f32
    spirv.ControlBarrier <Workgroup>, <Device>, <AcquireRelease|WorkgroupMemory>
    spirv.Return
  }
  spirv.EntryPoint "Kernel" @memory, @id
  spirv.ExecutionMode @memory "LocalSize", 32, 1, 1
}
// OUT:
module {
  module @kernels {
    llvm.mlir.global external constant @__spv__kernels_memory_execution_mode_info_17() {addr_space = 0 : i32} : !llvm.struct<(i32, array<3 x i32>)> {
      %0 = llvm.mlir.poison : !llvm.struct<(i32, array<3 x i32>)>
      %1 = llvm.mlir.constant(17 : i32) : i32
      %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, array<3 x i32>)> 
      %3 = llvm.mlir.constant(32 : i32) : i32
      %4 = llvm.insertvalue %3, %2[1, 0] : !llvm.struct<(i32, array<3 x i32>)> 
      %5 = llvm.mlir.constant(1 : i32) : i32
      %6 = llvm.insertvalue %5, %4[1, 1] : !llvm.struct<(i32, array<3 x i32>)> 
      %7 = llvm.mlir.constant(1 : i32) : i32
      %8 = llvm.insertvalue %7, %6[1, 2] : !llvm.struct<(i32, array<3 x i32>)> 
      llvm.return %8 : !llvm.struct<(i32, array<3 x i32>)>
    }
    llvm.func spir_funccc @_Z22__spirv_ControlBarrieriii(i32, i32, i32) attributes {convergent, no_unwind, will_return}
    llvm.func spir_funccc @_Z27__spirv_GroupNonUniformFAddiif(i32, i32, f32) -> f32 attributes {convergent, no_unwind, will_return}
    llvm.mlir.global external @kernels_data_descriptor_set1_binding2() {addr_space = 0 : i32} : !llvm.array<4 x f32>
    llvm.mlir.global external constant @id() {addr_space = 1 : i32} : vector<3xi32>
    llvm.func @bits(%arg0: vector<2xi32>, %arg1: i8, %arg2: !llvm.struct<(i8, f32)>) -> vector<2xi32> attributes {passthrough = ["readonly"]} {
      %0 = llvm.mlir.poison : vector<2xi8>
      %1 = llvm.mlir.constant(0 : i32) : i32
      %2 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi8>
      %3 = llvm.mlir.constant(1 : i32) : i32
      %4 = llvm.insertelement %arg1, %2[%3 : i32] : vector<2xi8>
      %5 = llvm.zext %4 : vector<2xi8> to vector<2xi32>
      %6 = llvm.mlir.poison : vector<2xi8>
      %7 = llvm.mlir.constant(0 : i32) : i32
      %8 = llvm.insertelement %arg1, %6[%7 : i32] : vector<2xi8>
      %9 = llvm.mlir.constant(1 : i32) : i32
      %10 = llvm.insertelement %arg1, %8[%9 : i32] : vector<2xi8>
      %11 = llvm.zext %10 : vector<2xi8> to vector<2xi32>
      %12 = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
      %13 = llvm.shl %12, %11 : vector<2xi32>
      %14 = llvm.xor %13, %12 : vector<2xi32>
      %15 = llvm.lshr %arg0, %5 : vector<2xi32>
      %16 = llvm.and %15, %14 : vector<2xi32>
      %17 = llvm.shl %16, %arg0 : vector<2xi32>
      %18 = llvm.extractvalue %arg2[1] : !llvm.struct<(i8, f32)> 
      %19 = llvm.mlir.constant(1.000000e+00 : f32) : f32
      %20 = llvm.intr.sqrt(%18) : (f32) -> f32
      %21 = llvm.fdiv %19, %20 : f32
      llvm.return %17 : vector<2xi32>
    }
    llvm.func @memory(%arg0: i32, %arg1: i1) {
      %0 = llvm.mlir.addressof @kernels_data_descriptor_set1_binding2 : !llvm.ptr
      %1 = llvm.mlir.constant(0 : i32) : i32
      %2 = llvm.getelementptr %0[%1, %arg0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x f32>
      %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> f32
      %4 = llvm.mlir.constant(1.500000e+00 : f32) : f32
      %5 = llvm.mlir.constant(1 : i32) : i32
      %6 = llvm.alloca %5 x f32 : (i32) -> !llvm.ptr
      llvm.store %4, %6 : f32, !llvm.ptr
      llvm.cond_br %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      llvm.store volatile %3, %6 : f32, !llvm.ptr
      llvm.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      llvm.br ^bb3
    ^bb3:  // pred: ^bb2
      %7 = llvm.mlir.constant(3 : i32) : i32
      %8 = llvm.mlir.constant(0 : i32) : i32
      %9 = llvm.call spir_funccc @_Z27__spirv_GroupNonUniformFAddiif(%7, %8, %3) {convergent, no_unwind, will_return} : (i32, i32, f32) -> f32
      %10 = llvm.mlir.constant(2 : i32) : i32
      %11 = llvm.mlir.constant(1 : i32) : i32
      %12 = llvm.mlir.constant(264 : i32) : i32
      llvm.call spir_funccc @_Z22__spirv_ControlBarrieriii(%10, %11, %12) {convergent, no_unwind, will_return} : (i32, i32, i32) -> ()
      llvm.return
    }
  }
}

