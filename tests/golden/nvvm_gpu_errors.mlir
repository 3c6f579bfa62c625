// RUN: tenure opt --split-input-file
// What ops for GPUs do not allow.
llvm.func @f(%x: vector<4xf32>, %r: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %x, %r : vector<4xf32> -> i16 (f8E5M2)
  llvm.return
}
// -----
llvm.func @f(%b: !llvm.ptr<3>, %n: i32, %p: i1) {
  nvvm.mbarrier.arrive.expect_tx %b, %n, predicate = %p {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  llvm.return
}
// -----
llvm.func @f(%d: !llvm.ptr, %s: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[] : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
func.func @f(%x: f32) {
  %0 = gpu.all_reduce maxsi %x {} : (f32) -> (f32)
  return
}
// -----
func.func @f(%x: f32) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 12) : (f32) -> (f32)
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: i32) kernel {
      gpu.return
    }
  }
  func.func @f(%n: index) {
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @f(%n: index) {
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:3:8: error: 'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.
//   %0 = nvvm.convert.f32x4.to.f4x4 %x, %r : vector<4xf32> -> i16 (f8E5M2)
//        ^
// <stdin>:3:8: note: see current operation: %0 = "nvvm.convert.f32x4.to.f4x4"(%arg0, %arg1) <{dstTy = f8E5M2, relu = false}> : (vector<4xf32>, i32) -> i16
// <stdin>:8:3: error: mbarrier scope must be CTA when using predicate
//   nvvm.mbarrier.arrive.expect_tx %b, %n, predicate = %p {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
//   ^
// <stdin>:8:3: note: see current operation: "nvvm.mbarrier.arrive.expect_tx"(%arg0, %arg1, %arg2) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32, i1) -> ()
// <stdin>:13:3: error: expects coordinates between 1 to 5 dimension
//   nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[] : !llvm.ptr, !llvm.ptr<3>
//   ^
// <stdin>:13:3: note: see current operation: "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg0, %arg1) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
// <stdin>:18:8: error: `maxsi` reduction operation is not compatible with type 'f32'
//   %0 = gpu.all_reduce maxsi %x {} : (f32) -> (f32)
//        ^
// <stdin>:18:8: note: see current operation: 
// %0 = "gpu.all_reduce"(<<UNKNOWN SSA VALUE>>) <{op = #gpu<all_reduce_op maxsi>}> ({
// }) : (f32) -> f32
// <stdin>:23:8: error: 'gpu.subgroup_reduce' op cluster size 12 is not a power of two
//   %0 = gpu.subgroup_reduce add %x cluster(size = 12) : (f32) -> (f32)
//        ^
// <stdin>:23:8: note: see current operation: %0 = "gpu.subgroup_reduce"(%arg0) <{cluster_size = 12 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
// <stdin>:34:5: error: 'gpu.launch_func' op got 0 kernel operands but expected 1
//     gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
//     ^
// <stdin>:34:5: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
// <stdin>:41:5: error: 'gpu.launch_func' op kernel container 'm' is undefined
//     gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
//     ^
// <stdin>:41:5: note: see current operation: "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
