// RUN: tenure opt --split-input-file
// Quantized types that are misspelled, and casts that do not fit.
!t = !quant.uniform<i8<-4:9> f32, 0.5>
// -----
!t = !quant.uniform<i4<-9:3>:f32, 0.5>
// -----
!t = !quant.uniform<x8:f32, 0.5>
// -----
!t = !quant.uniform<i64:f32, 0.5>
// -----
!t = !quant.any<i8<3:3>:f32>
// -----
!t = !quant.uniform<i8:f16, 1.0e6>
// -----
!t = !quant.uniform<i8:f32:-1, {1.0, 2.0}>
// -----
!t = !quant.uniform<i8:f32:{0:1, 1:0}, {{1.0}}>
// -----
!t = !quant.uniform<i8:f32:{0:1}, {{1.0, 2.0:3}, {1.0}}>
// -----
!t = !quant.uniform<i8:f32, x>
// -----
!t = !quant.twist<i8>
// -----
!t = !quant.uniform<i8:f32, 0.5>
func.func @f(%x: tensor<4xf32>) {
  %0 = quant.qcast %x : tensor<4xf32> to tensor<5x!t>
  return
}
// -----
!t = !quant.uniform<i8:f32:1, {0.5, 0.25}>
func.func @f(%x: tensor<2x3xf32>) {
  %0 = quant.qcast %x : tensor<2x3xf32> to tensor<2x3x!t>
  return
}
// -----
!t = !quant.uniform<i8:f32:{0:1, 1:2}, {{0.5:1, 0.25}, {0.5, 0.25}}>
func.func @f(%x: tensor<2x5xf32>) {
  %0 = quant.qcast %x : tensor<2x5xf32> to tensor<2x5x!t>
  return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:29: error: expected ':'
// !t = !quant.uniform<i8<-4:9> f32, 0.5>
//                             ^
// <stdin>:4:24: error: illegal storage type minimum: -9
// !t = !quant.uniform<i4<-9:3>:f32, 0.5>
//                        ^
// <stdin>:6:21: error: illegal storage type prefix
// !t = !quant.uniform<x8:f32, 0.5>
//                     ^
// <stdin>:8:21: error: illegal storage type size: 64
// !t = !quant.uniform<i64:f32, 0.5>
//                     ^
// <stdin>:10:13: error: illegal storage min and storage max: (3:3)
// !t = !quant.any<i8<3:3>:f32>
//             ^
// <stdin>:12:34: error: scale 1.000000e+06 out of expressed type range [5.960464e-08, 6.550400e+04]
// !t = !quant.uniform<i8:f16, 1.0e6>
//                                  ^
// <stdin>:14:13: error: illegal quantized dimension: -1
// !t = !quant.uniform<i8:f32:-1, {1.0, 2.0}>
//             ^
// <stdin>:16:13: error: illegal block size: 0
// !t = !quant.uniform<i8:f32:{0:1, 1:0}, {{1.0}}>
//             ^
// <stdin>:18:55: error: tensor literal is invalid; ranks are not consistent between elements
// !t = !quant.uniform<i8:f32:{0:1}, {{1.0, 2.0:3}, {1.0}}>
//                                                       ^
// <stdin>:20:29: error: expected floating point literal
// !t = !quant.uniform<i8:f32, x>
//                             ^
// <stdin>:22:13: error: unknown quantized type twist
// !t = !quant.twist<i8>
//             ^
// <stdin>:26:8: error: 'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape
//   %0 = quant.qcast %x : tensor<4xf32> to tensor<5x!t>
//        ^
// <stdin>:26:8: note: see current operation: %0 = "quant.qcast"(%arg0) : (tensor<4xf32>) -> tensor<5x!quant.uniform<i8:f32, 5.000000e-01>>
// <stdin>:32:8: error: quantized dimension size does not match number of scales
//   %0 = quant.qcast %x : tensor<2x3xf32> to tensor<2x3x!t>
//        ^
// <stdin>:32:8: note: see current operation: %0 = "quant.qcast"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:1, {5.000000e-01,2.500000e-01}>>
// <stdin>:38:8: error: tensor dimension size 5 at axis 1 must be divisible by the corresponding block size 2
//   %0 = quant.qcast %x : tensor<2x5xf32> to tensor<2x5x!t>
//        ^
// <stdin>:38:8: note: see current operation: %0 = "quant.qcast"(%arg0) : (tensor<2x5xf32>) -> tensor<2x5x!quant.uniform<i8:f32:{0:1, 1:2}, {{5.000000e-01:1, 2.500000e-01}, {5.000000e-01, 2.500000e-01}}>>
