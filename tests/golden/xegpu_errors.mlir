// RUN: tenure opt --split-input-file
// Layouts that do not hold together, or do not go with their tensors.
func.func @f(%0: !xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [24, 48]>>) { return }
// -----
func.func @f(%0: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 0>>) { return }
// -----
func.func @f(%0: !xegpu.tensor_desc<4x5xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4>>) { return }
// -----
#l = #xegpu.layout<sg_layout = [16, 1, 1], sg_data = [1, 8, 2]>
#s = #xegpu.slice<#l, dims = [2, 2]>
// -----
#l = #xegpu.layout<inst_data = [16, 2], order = [0, 1]>
// -----
func.func @f(%0: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>) { return }
// -----
func.func private @a(!xegpu.tensor_desc<4x8xf32>, !xegpu.tensor_desc<4x8xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.block_tdesc_attr<memory_space = slm, array_length = 2>>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>, #xegpu.layout<lane_layout = [8], lane_data = [1]>>)
// -----
func.func private @a(!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<memory_space = slm, chunk_size = 2>>)
// -----
func.func private @a(!xegpu.tensor_desc<f32>)
// -----
func.func private @a(!xegpu.tensor_desc<?xf32>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, 3>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.layout<lane_layout = [8], lane_data = [1]>, #xegpu.block_tdesc_attr<>>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.layout<lane_layout = [8], lane_data = [1]>, #xegpu.layout<lane_layout = [8], lane_data = [1]>>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.layout<lane_layout = [3], lane_data = [1]>>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.slice<#xegpu.layout<lane_layout = [8,1], lane_data = [1,1]>, dims = [0]>>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, memory_space = slm>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
func.func private @a(!xegpu.tensor_desc<8x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
func.func private @a(!xegpu.tensor_desc<8x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3>>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32,>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [8], lane_data = [1]>>)
// -----
func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<sg_layout = [2, 2], sg_data = [4, 8], inst_data=[4,8], lane_layout = [1,8], lane_data = [1,1], order=[1,0]>>)
// -----
func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.block_tdesc_attr<boundary_check = true>>)
// -----
func.func private @a(!xegpu.tensor_desc<8xindex>)
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.block_tdesc_attr<memory_space =  slm, array_length = 2 : i64>>)
}

// -----
module {
  func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>, #xegpu.layout<lane_layout = [8], lane_data = [1]>>)
}

// -----
module {
  func.func private @a(!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<memory_space =  slm, chunk_size = 2 : i64>>)
}

// -----
// -----
module {
  func.func private @a(!xegpu.tensor_desc<?xf32>)
}

// -----
// -----
module {
  func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.layout<lane_layout = [8], lane_data = [1]>>)
}

// -----
module {
  func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.layout<lane_layout = [8], lane_data = [1]>>)
}

// -----
// -----
module {
  func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.slice<#xegpu.layout<lane_layout = [8, 1], lane_data = [1, 1]>, dims = [0]>>)
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<sg_layout = [2, 2], sg_data = [4, 8], inst_data = [4, 8], lane_layout = [1, 8], lane_data = [1, 1], order = [1, 0]>>)
}

// -----
module {
  func.func private @a(!xegpu.tensor_desc<8xf32>)
}

// -----
// ERR:
// <stdin>:2:25: error: cannot distribute [128, 128] using #xegpu.layout<sg_layout = [4, 2], sg_data = [24, 48]>
// func.func @f(%0: !xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [24, 48]>>) { return }
//                         ^
// <stdin>:4:69: error: invalid chunk size
// func.func @f(%0: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 0>>) { return }
//                                                                     ^
// <stdin>:6:25: error: expected last dim of tensor to match chunk size
// func.func @f(%0: !xegpu.tensor_desc<4x5xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4>>) { return }
//                         ^
// <stdin>:9:18: error: repeated dim (2) in slice attribute.
// #s = #xegpu.slice<#l, dims = [2, 2]>
//                  ^
// <stdin>:11:19: error: expected sg_layout/lane_layout being used with order
// #l = #xegpu.layout<inst_data = [16, 2], order = [0, 1]>
//                   ^
// <stdin>:13:25: error: SLM is only supported for 1D block tensor
// func.func @f(%0: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>) { return }
//                         ^
// <stdin>:15:58: error: SLM is only supported for 1D block tensor
// func.func private @a(!xegpu.tensor_desc<4x8xf32>, !xegpu.tensor_desc<4x8xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)
//                                                          ^
// <stdin>:23:29: error: expected non-zero rank tensor
// func.func private @a(!xegpu.tensor_desc<f32>)
//                             ^
// <stdin>:27:48: error: expected a layout or an encoding
// func.func private @a(!xegpu.tensor_desc<8xf32, 3>)
//                                                ^
// <stdin>:33:29: error: cannot distribute [8] using #xegpu.layout<lane_layout = [3], lane_data = [1]>
// func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.layout<lane_layout = [3], lane_data = [1]>>)
//                             ^
// <stdin>:37:47: error: expected attribute value
// func.func private @a(!xegpu.tensor_desc<8xf32, memory_space = slm>)
//                                               ^
// <stdin>:39:29: error: expected non-contiguous elements for 1D tensor
// func.func private @a(!xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
//                             ^
// <stdin>:41:29: error: expected last dim of tensor to match chunk size
// func.func private @a(!xegpu.tensor_desc<8x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
//                             ^
// <stdin>:43:29: error: expected last dim of tensor to be a multiple of 2
// func.func private @a(!xegpu.tensor_desc<8x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3>>)
//                             ^
// <stdin>:45:40: error: unbalanced '<' character in pretty dialect name
// func.func private @a(!xegpu.tensor_desc<8xf32)
//                                        ^
// <stdin>:47:47: error: expected attribute value
// func.func private @a(!xegpu.tensor_desc<8xf32,>)
//                                               ^
// <stdin>:49:29: error: expected layout rank to match tensor rank
// func.func private @a(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [8], lane_data = [1]>>)
//                             ^
// <stdin>:55:29: error: expected an integer or float element type
// func.func private @a(!xegpu.tensor_desc<8xindex>)
//                             ^
