// RUN: tenure opt --split-input-file --convert-gpu-to-spirv
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, GroupNonUniformShuffle,
    GroupNonUniformArithmetic], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<subgroup_size = 16>>} {
  gpu.module @kernels {
    gpu.func @one(%a: f32, %m: memref<16xf32>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 2, 1]>} {
      %0 = gpu.block_id x
      %1 = gpu.block_dim y
      %2 = arith.addi %0, %1 : index
      %w = arith.constant 16 : i32
      %o = arith.constant 1 : i32
      %v, %b = gpu.shuffle xor %a, %o, %w : f32
      %s = gpu.subgroup_reduce add %v : (f32) -> (f32)
      memref.store %s, %m[%2] : memref<16xf32>
      gpu.barrier
      gpu.return
    }
  }
}
// -----
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses, Int8], []>,
    #spirv.resource_limits<>>} {
  gpu.module @kernels {
    gpu.func @two(%m: memref<4xf32, 3>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} {
      %0 = gpu.thread_id z
      gpu.printf "%d", %0 : index
      gpu.return
    }
  }
}
// -----
module {
  gpu.module @kernels {
    gpu.func @bare(%a: f32) kernel {
      gpu.return
    }
  }
}
// OUT:
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, GroupNonUniformShuffle, GroupNonUniformArithmetic], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<subgroup_size = 16>>} {
  spirv.module @__spv__kernels Logical GLSL450 {
    spirv.GlobalVariable @__builtin__WorkgroupId__ built_in("WorkgroupId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.func @one(%arg0: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>}, %arg1: !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 2, 1]>, workgroup_attributions = 0 : i64} {
      %__builtin__WorkgroupId___addr = spirv.mlir.addressof @__builtin__WorkgroupId__ : !spirv.ptr<vector<3xi32>, Input>
      %0 = spirv.Load "Input" %__builtin__WorkgroupId___addr : vector<3xi32>
      %1 = spirv.CompositeExtract %0[0 : i32] : vector<3xi32>
      %cst2_i32 = spirv.Constant 2 : i32
      %2 = spirv.IAdd %1, %cst2_i32 : i32
      %cst16_i32 = spirv.Constant 16 : i32
      %cst1_i32 = spirv.Constant 1 : i32
      %3 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg0, %cst1_i32 : f32, i32
      %true = spirv.Constant true
      %4 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %3 : f32 -> f32
      %cst0_i32 = spirv.Constant 0 : i32
      %cst0_i32_0 = spirv.Constant 0 : i32
      %cst1_i32_1 = spirv.Constant 1 : i32
      %5 = spirv.AccessChain %arg1[%cst0_i32, %2] : !spirv.ptr<!spirv.struct<(!spirv.array<16 x f32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
      spirv.Store "StorageBuffer" %5, %4 : f32
      spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
      spirv.Return
    }
  }
  gpu.module @kernels {
    gpu.func @one(%arg0: f32, %arg1: memref<16xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 2, 1]>} {
      %block_id_x = gpu.block_id  x
      %block_dim_y = gpu.block_dim  y
      %0 = arith.addi %block_id_x, %block_dim_y : index
      %c16_i32 = arith.constant 16 : i32
      %c1_i32 = arith.constant 1 : i32
      %shuffleResult, %valid = gpu.shuffle  xor %arg0, %c1_i32, %c16_i32 : f32
      %1 = gpu.subgroup_reduce  add %shuffleResult : (f32) -> f32
      memref.store %1, %arg1[%0] : memref<16xf32>
      gpu.barrier
      gpu.return
    }
  }
}

// -----
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses, Int8], []>, #spirv.resource_limits<>>} {
  gpu.module @kernels {
    spirv.module @__spv__kernels Physical32 OpenCL {
      spirv.SpecConstant @printfMsg0_sc0 = 37 : i8
      spirv.SpecConstant @printfMsg0_sc1 = 100 : i8
      spirv.SpecConstant @printfMsg0_sc2 = 0 : i8
      spirv.SpecConstantComposite @printfMsg0_scc (@printfMsg0_sc0, @printfMsg0_sc1, @printfMsg0_sc2) : !spirv.array<3 x i8>
      spirv.GlobalVariable @printfMsg0 initializer(@printfMsg0_scc) {Constant} : !spirv.ptr<!spirv.array<3 x i8>, UniformConstant>
      spirv.GlobalVariable @__builtin__LocalInvocationId__ built_in("LocalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
      spirv.func @two(%arg0: !spirv.ptr<!spirv.array<4 x f32>, Workgroup>) "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>, workgroup_attributions = 0 : i64} {
        %__builtin__LocalInvocationId___addr = spirv.mlir.addressof @__builtin__LocalInvocationId__ : !spirv.ptr<vector<3xi32>, Input>
        %0 = spirv.Load "Input" %__builtin__LocalInvocationId___addr : vector<3xi32>
        %1 = spirv.CompositeExtract %0[2 : i32] : vector<3xi32>
        %printfMsg0_addr = spirv.mlir.addressof @printfMsg0 : !spirv.ptr<!spirv.array<3 x i8>, UniformConstant>
        %2 = spirv.Bitcast %printfMsg0_addr : !spirv.ptr<!spirv.array<3 x i8>, UniformConstant> to !spirv.ptr<i8, UniformConstant>
        %3 = spirv.CL.printf %2 %1 : !spirv.ptr<i8, UniformConstant>, i32 -> i32
        spirv.Return
      }
    }
    func.func @two(%arg0: memref<4xf32, 3>) attributes {gpu.kernel} {
      return
    }
  }
}

// -----
// ERR:
// <stdin>:33:5: remark: match failure: missing 'spirv.entry_point_abi' attribute
//     gpu.func @bare(%a: f32) kernel {
//     ^
// <stdin>:33:5: note: see current operation: 
// "gpu.func"() <{function_type = (f32) -> ()}> ({
// ^bb0(%arg0: f32):
//   "gpu.return"() : () -> ()
// }) {gpu.kernel, sym_name = "bare", workgroup_attributions = 0 : i64} : () -> ()
// <stdin>:33:5: error: failed to legalize operation 'gpu.func'
//     gpu.func @bare(%a: f32) kernel {
//     ^
// <stdin>:33:5: note: see current operation: 
// "gpu.func"() <{function_type = (f32) -> ()}> ({
// ^bb0(%arg0: f32):
//   "gpu.return"() : () -> ()
// }) {gpu.kernel, sym_name = "bare", workgroup_attributions = 0 : i64} : () -> ()
