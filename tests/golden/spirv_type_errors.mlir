// RUN: tenure opt --split-input-file
// SPIR-V types that are misspelled.
func.func private @f(!spirv.array<4xtuple<>>)
// -----
func.func private @f(!spirv.array<f32>)
// -----
func.func private @f(!spirv.rtarray<i7>)
// -----
func.func private @f(!spirv.ptr<f32, Nowhere>)
// -----
func.func private @f(!spirv.ptr<f32  Uniform>)
// -----
func.func private @f(!spirv.matrix<7 x vector<2xf32>>)
// -----
func.func private @f(!spirv.matrix<2 x vector<2xi8>>)
// -----
func.func private @f(!spirv.matrix<2 x f16>)
// -----
func.func private @f(!spirv.struct<(f32 [0], i8)>)
// -----
func.func private @f(!spirv.struct<s, (!spirv.ptr<!spirv.struct<t>, Uniform>)>)
// -----
func.func private @f(!spirv.struct<(f32 [0, NonWritable NonReadable])>)
// -----
func.func private @f(!spirv.image<f32, Dim2D, NoDepth>)
// -----
func.func private @f(!spirv.coopmatrix<8x8xf32, Subgroup, MatrixD>)
// -----
func.func private @f(!spirv.arm.tensor<2x?xi8>)
// -----
func.func private @f(!spirv.sampled_image<i32>)
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
// ERR:
// <stdin>:2:37: error: cannot use 'tuple<>' to compose SPIR-V types
// func.func private @f(!spirv.array<4xtuple<>>)
//                                     ^
// <stdin>:4:35: error: expected single integer for array element count
// func.func private @f(!spirv.array<f32>)
//                                   ^
// <stdin>:6:37: error: only 1/8/16/32/64-bit integer type allowed but found 'i7'
// func.func private @f(!spirv.rtarray<i7>)
//                                     ^
// <stdin>:8:36: error: unknown storage class: Nowhere
// func.func private @f(!spirv.ptr<f32, Nowhere>)
//                                    ^
// <stdin>:10:36: error: expected ','
// func.func private @f(!spirv.ptr<f32  Uniform>)
//                                    ^
// <stdin>:12:36: error: matrix is expected to have 2, 3, or 4 columns
// func.func private @f(!spirv.matrix<7 x vector<2xf32>>)
//                                    ^
// <stdin>:14:40: error: matrix columns' elements must be of Float type, got 'i8'
// func.func private @f(!spirv.matrix<2 x vector<2xi8>>)
//                                        ^
// <stdin>:16:40: error: matrix must be composed using vector type, got 'f16'
// func.func private @f(!spirv.matrix<2 x f16>)
//                                        ^
// <stdin>:18:29: error: offset specification must be given for all members
// func.func private @f(!spirv.struct<(f32 [0], i8)>)
//                             ^
// <stdin>:20:58: error: recursive struct reference not nested in struct definition
// func.func private @f(!spirv.struct<s, (!spirv.ptr<!spirv.struct<t>, Uniform>)>)
//                                                          ^
// <stdin>:22:56: error: expected ']'
// func.func private @f(!spirv.struct<(f32 [0, NonWritable NonReadable])>)
//                                                        ^
// <stdin>:24:54: error: expected ','
// func.func private @f(!spirv.image<f32, Dim2D, NoDepth>)
//                                                      ^
// <stdin>:26:59: error: invalid use <id> attribute specification: MatrixD
// func.func private @f(!spirv.coopmatrix<8x8xf32, Subgroup, MatrixD>)
//                                                           ^
// <stdin>:28:40: error: arm.tensor shape dimensions must be either fully dynamic or completed shaped
// func.func private @f(!spirv.arm.tensor<2x?xi8>)
//                                        ^
// <stdin>:30:43: error: sampled image must be composed using image type, got 'i32'
// func.func private @f(!spirv.sampled_image<i32>)
//                                           ^
