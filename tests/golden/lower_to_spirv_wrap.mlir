// RUN: tenure opt --convert-gpu-to-spirv=use-64bit-index=true
// Indices are folded modulo 2^64.
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int64, Int8], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @kernels {
    gpu.func @k(%m: memref<8x4xf32, #spirv.storage_class<StorageBuffer>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c = arith.constant 0x4000000000000001 : index
      %d = arith.constant 0x7FFFFFFFFFFFFFFF : index
      %x = memref.load %m[%c, %d] : memref<8x4xf32, #spirv.storage_class<StorageBuffer>>
      memref.store %x, %m[%d, %c] : memref<8x4xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}
// OUT:
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Int64, Int8], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  spirv.module @__spv__kernels Logical GLSL450 {
    spirv.func @k(%arg0: !spirv.ptr<!spirv.struct<(!spirv.array<32 x f32, stride=4> [0])>, StorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>, workgroup_attributions = 0 : i64} {
      %cst4611686018427387905_i64 = spirv.Constant 4611686018427387905 : i64
      %cst9223372036854775807_i64 = spirv.Constant 9223372036854775807 : i64
      %cst0_i64 = spirv.Constant 0 : i64
      %cst0_i64_0 = spirv.Constant 0 : i64
      %cst4_i64 = spirv.Constant 4 : i64
      %cst4_i64_1 = spirv.Constant 4 : i64
      %cst1_i64 = spirv.Constant 1 : i64
      %cst-9223372036854775805_i64 = spirv.Constant -9223372036854775805 : i64
      %0 = spirv.AccessChain %arg0[%cst0_i64, %cst-9223372036854775805_i64] : !spirv.ptr<!spirv.struct<(!spirv.array<32 x f32, stride=4> [0])>, StorageBuffer>, i64, i64 -> !spirv.ptr<f32, StorageBuffer>
      %1 = spirv.Load "StorageBuffer" %0 : f32
      %cst0_i64_2 = spirv.Constant 0 : i64
      %cst0_i64_3 = spirv.Constant 0 : i64
      %cst4_i64_4 = spirv.Constant 4 : i64
      %cst-4_i64 = spirv.Constant -4 : i64
      %cst1_i64_5 = spirv.Constant 1 : i64
      %cst4611686018427387901_i64 = spirv.Constant 4611686018427387901 : i64
      %2 = spirv.AccessChain %arg0[%cst0_i64_2, %cst4611686018427387901_i64] : !spirv.ptr<!spirv.struct<(!spirv.array<32 x f32, stride=4> [0])>, StorageBuffer>, i64, i64 -> !spirv.ptr<f32, StorageBuffer>
      spirv.Store "StorageBuffer" %2, %1 : f32
      spirv.Return
    }
  }
  gpu.module @kernels {
    gpu.func @k(%arg0: memref<8x4xf32, #spirv.storage_class<StorageBuffer>>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c4611686018427387905 = arith.constant 4611686018427387905 : index
      %c9223372036854775807 = arith.constant 9223372036854775807 : index
      %0 = memref.load %arg0[%c4611686018427387905, %c9223372036854775807] : memref<8x4xf32, #spirv.storage_class<StorageBuffer>>
      memref.store %0, %arg0[%c9223372036854775807, %c4611686018427387905] : memref<8x4xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

