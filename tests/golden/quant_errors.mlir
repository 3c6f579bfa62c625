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
// -----
func.func private @a(!quant.uniform<i8:f16:{}, {0.1}>)
// -----
func.func private @a(!quant.any<i8>, !quant.any<u8:f32>, !quant.any<si8<-4:3>:f64>, !quant.any<ui8>)
// -----
func.func private @a(!quant.any<i8:i8>)
// -----
func.func private @a(!quant.uniform<i8:f8E4M3FN, 0.1>)
// -----
func.func private @a(!quant.uniform<i8:f32, 0x7FF0000000000000>)
// -----
func.func private @a(!quant.calibrated<f32<-0.5:0.5>>)
// -----
func.func private @a(!quant.calibrated<f32<0.5:-0.5>>)
// -----
func.func private @a(!quant.calibrated<f32>)
// -----
func.func private @a(!quant.calibrated<i32<0.0:1.0>>)
// -----
func.func private @a(!quant.calibrated)
// -----
func.func private @a(!quant.uniform<i8<-128:127>:f32, -0.1>)
// -----
func.func private @a(!quant.uniform<f32:f32, 0.1>)
// -----
func.func private @a(!quant.uniform<u:f32, 0.1>)
// -----
func.func private @a(!quant.uniform<i8:f32:{0:1}, {{0.1},0.2}>)
// -----
func.func private @a(!quant.uniform<i8:f32, 0.1:1000>)
// -----
func.func private @a(!quant.uniform<u8:f16:{0:1}, {1.1:-200, 1.7:129}>)
// -----
func.func private @a(!quant.uniform<i8:f8E4M3FN, 1.0e30>)
// -----
func.func private @a(!quant.uniform<i8:f16:{0:1,1:2}, {{0.1:300,0.3},{2.0:1, 0.001:1}}>)
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
// -----
module {
  func.func private @a(!quant.uniform<i8:f16:{}, {9.997550e-02}>)
}

// -----
module {
  func.func private @a(!quant.any<i8>, !quant.any<u8:f32>, !quant.any<i8<-4:3>:f64>, !quant.any<u8>)
}

// -----
// -----
module {
  func.func private @a(!quant.uniform<i8:f8E4M3FN, 1.000000e-01>)
}

// -----
// -----
module {
  func.func private @a(!quant.calibrated<f32<-5.000000e-01:5.000000e-01>>)
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func private @a(!quant.uniform<i8:f32, 1.000000e-01:1000>)
}

// -----
module {
  func.func private @a(!quant.uniform<u8:f16:{0:1}, {1.099610e+00:56, 1.700200e+00:-127}>)
}

// -----
// -----
module {
  func.func private @a(!quant.uniform<i8:f16:{0:1, 1:2}, {{9.997550e-02:44, 3.000490e-01}, {2.000000e+00:1, 1.000400e-03:1}}>)
}

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
// <stdin>:46:36: error: invalid kind of type specified
// func.func private @a(!quant.any<i8:i8>)
//                                    ^
// <stdin>:50:63: error: scale INF out of expressed type range [1.401298e-45, 3.402823e+38]
// func.func private @a(!quant.uniform<i8:f32, 0x7FF0000000000000>)
//                                                               ^
// <stdin>:54:29: error: illegal min and max: (5.000000e-01:-5.000000e-01)
// func.func private @a(!quant.calibrated<f32<0.5:-0.5>>)
//                             ^
// <stdin>:56:43: error: expected '<'
// func.func private @a(!quant.calibrated<f32>)
//                                           ^
// <stdin>:56:40: error: calibrated values must be present
// func.func private @a(!quant.calibrated<f32>)
//                                        ^
// <stdin>:58:40: error: invalid kind of type specified
// func.func private @a(!quant.calibrated<i32<0.0:1.0>>)
//                                        ^
// <stdin>:58:40: error: expecting float expressed type
// func.func private @a(!quant.calibrated<i32<0.0:1.0>>)
//                                        ^
// <stdin>:60:39: error: expected '<'
// func.func private @a(!quant.calibrated)
//                                       ^
// <stdin>:62:59: error: scale -1.000000e-01 out of expressed type range [1.401298e-45, 3.402823e+38]
// func.func private @a(!quant.uniform<i8<-128:127>:f32, -0.1>)
//                                                           ^
// <stdin>:64:37: error: invalid kind of type specified
// func.func private @a(!quant.uniform<f32:f32, 0.1>)
//                                     ^
// <stdin>:66:37: error: expected storage type width
// func.func private @a(!quant.uniform<u:f32, 0.1>)
//                                     ^
// <stdin>:68:61: error: tensor literal is invalid; ranks are not consistent between elements
// func.func private @a(!quant.uniform<i8:f32:{0:1}, {{0.1},0.2}>)
//                                                             ^
// <stdin>:74:56: error: scale 1.000000e+30 out of expressed type range [1.953125e-03, 4.480000e+02]
// func.func private @a(!quant.uniform<i8:f8E4M3FN, 1.0e30>)
//                                                        ^
