// RUN: tenure opt
// Functions with attributions of memory, launches with and without clusters, tokens, warps; names by dimension.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%arg0: memref<8xf32> {gpu.note}, %arg1: f32) workgroup(%arg2 : memref<4xf32, 3> {gpu.note}) private(%arg3 : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %thread_id_x = gpu.thread_id  x
      gpu.return
    }
    gpu.func @plain() {
      gpu.return
    }
  }
  func.func @launches(%arg0: index, %arg1: memref<8xf32>, %arg2: f32, %arg3: i32) {
    gpu.launch_func  @kernels::@scale blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  dynamic_shared_memory_size %arg3 args(%arg1 : memref<8xf32>, %arg2 : f32)
    %0 = gpu.wait async
    %1 = gpu.launch_func async [%0] @kernels::@scale clusters in (%arg3, %arg3, %arg3) blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3) : i32 args(%arg1 : memref<8xf32>, %arg2 : f32)
    %memref, %asyncToken = gpu.alloc async [%1] () : memref<8xf32>
    %2 = gpu.launch async [%asyncToken] blocks(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) threads(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) dynamic_shared_memory_size %arg3 workgroup(%arg16 : memref<4xf32, 3>) private(%arg17 : memref<1xf32, 5>) {
      gpu.terminator
    }
    gpu.launch clusters(%arg4, %arg5, %arg6) in (%arg22 = %arg0, %arg23 = %arg0, %arg24 = %arg0) blocks(%arg7, %arg8, %arg9) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) threads(%arg10, %arg11, %arg12) in (%arg19 = %arg0, %arg20 = %arg0, %arg21 = %arg0) {
      gpu.terminator
    } {note}
    %3 = gpu.warp_execute_on_lane_0(%arg0)[32] args(%arg2 : f32) -> (f32) {
    ^bb0(%arg4: f32):
      gpu.yield %arg4 : f32
    }
    gpu.warp_execute_on_lane_0(%arg0)[32] {
    }
    return
  }
  // The type of a constant matrix's value is what the matrix's type names behind its sizes.
  func.func @matrix(%arg0: f32, %arg1: f16) {
    %0 = gpu.subgroup_mma_constant_matrix %arg0 : !gpu.mma_matrix<16x16xf32, "COp">
    %1 = gpu.subgroup_mma_constant_matrix %arg1 : !gpu.mma_matrix<16x8xf16, "AOp">
    return
  }
}
// OUT:
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%arg0: memref<8xf32> {gpu.note}, %arg1: f32) workgroup(%arg2 : memref<4xf32, 3> {gpu.note}) private(%arg3 : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %thread_id_x = gpu.thread_id  x
      gpu.return
    }
    gpu.func @plain() {
      gpu.return
    }
  }
  func.func @launches(%arg0: index, %arg1: memref<8xf32>, %arg2: f32, %arg3: i32) {
    gpu.launch_func  @kernels::@scale blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  dynamic_shared_memory_size %arg3 args(%arg1 : memref<8xf32>, %arg2 : f32)
    %0 = gpu.wait async
    %1 = gpu.launch_func async [%0] @kernels::@scale clusters in (%arg3, %arg3, %arg3) blocks in (%arg3, %arg3, %arg3) threads in (%arg3, %arg3, %arg3) : i32 args(%arg1 : memref<8xf32>, %arg2 : f32)
    %memref, %asyncToken = gpu.alloc async [%1] () : memref<8xf32>
    %2 = gpu.launch async [%asyncToken] blocks(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) threads(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) dynamic_shared_memory_size %arg3 workgroup(%arg16 : memref<4xf32, 3>) private(%arg17 : memref<1xf32, 5>) {
      gpu.terminator
    }
    gpu.launch clusters(%arg16, %arg17, %arg18) in (%arg19 = %arg0, %arg20 = %arg0, %arg21 = %arg0) blocks(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) threads(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) {
      gpu.terminator
    } {note}
    %3 = gpu.warp_execute_on_lane_0(%arg0)[32] args(%arg2 : f32) -> (f32) {
    ^bb0(%arg4: f32):
      gpu.yield %arg4 : f32
    }
    gpu.warp_execute_on_lane_0(%arg0)[32] {
    }
    return
  }
  func.func @matrix(%arg0: f32, %arg1: f16) {
    %0 = gpu.subgroup_mma_constant_matrix %arg0 : !gpu.mma_matrix<16x16xf32, "COp">
    %1 = gpu.subgroup_mma_constant_matrix %arg1 : !gpu.mma_matrix<16x8xf16, "AOp">
    return
  }
}

