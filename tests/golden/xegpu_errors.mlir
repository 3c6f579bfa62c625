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
// OUT:
// -----
// -----
// -----
// -----
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
