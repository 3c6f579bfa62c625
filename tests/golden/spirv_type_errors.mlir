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
// -----
func.func private @f(!spirv.array<?xf32>)
// -----
func.func private @f(!spirv.array<4 f32>)
// -----
func.func private @f(!spirv.array<4>)
// -----
func.func private @f(!spirv.array<>)
// -----
func.func private @f(!spirv.array)
// -----
func.func private @f(!spirv.array<0xf32>)
// -----
func.func private @f(!spirv.array<4xf32, stride=0>)
// -----
func.func private @f(!spirv.array<4 x f32, foo=4>)
// -----
func.func private @f(!spirv.array<4x4xf32>)
// -----
func.func private @f(!spirv.array<4xf32,>)
// -----
func.func private @f(!spirv.matrix<f32>)
// -----
func.func private @f(!spirv.matrix<?xvector<3xf32>>)
// -----
func.func private @f(!spirv.matrix<1 x vector<3xf32>>)
// -----
func.func private @f(!spirv.matrix<2x2xvector<3xf32>>)
// -----
func.func private @f(!spirv.matrix<2 x f32>)
// -----
func.func private @f(!spirv.matrix<2 x vector<5xf32>>)
// -----
func.func private @f(!spirv.matrix<2 x vector<2xi32>>)
// -----
func.func private @f(!spirv.matrix<2 x vector<2x2xf32>>)
// -----
func.func private @f(!spirv.coopmatrix<f32, Device, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<?x?xf32, Device, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<2x?xf32, Device, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<2xf32, Device, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<2x2xf32, Device, Foo>)
// -----
func.func private @f(!spirv.coopmatrix<2x2xf32, Foo, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<2x2xf32, Device>)
// -----
func.func private @f(!spirv.ptr<f32>)
// -----
func.func private @f(!spirv.ptr<f32, >)
// -----
func.func private @f(!spirv.ptr<f32, Foo>)
// -----
func.func private @f(!spirv.ptr<f32 Foo>)
// -----
func.func private @f(!spirv.ptr<f32, "Uniform">)
// -----
func.func private @f(!spirv.sampled_image<f32>)
// -----
func.func private @f(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)
// -----
func.func private @f(!spirv.struct<f32>)
// -----
func.func private @f(!spirv.struct<(f32 [0, 1])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, Location=])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, Location=abc])>)
// -----
func.func private @f(!spirv.struct<(f32), Foo>)
// -----
func.func private @f(!spirv.struct<(f32) Block>)
// -----
func.func private @f(!spirv.struct<(f32), 3>)
// -----
func.func private @f(!spirv.struct<a, (!spirv.struct<a, (f32)>)>)
// -----
func.func private @f(!spirv.struct<"a b", (f32)>)
// -----
func.func private @f(!spirv.ptr<!llvm.ptr, Uniform>)
// -----
func.func private @f(!spirv.ptr<vector<2x2xf32>, Uniform>)
// -----
func.func private @f(!spirv.ptr<vector<5xf32>, Uniform>)
// -----
func.func private @f(!spirv.ptr<() -> (), Uniform>)
// -----
func.func private @f(!spirv.arm.tensor<f32>)
// -----
func.func private @f(!spirv.arm.tensor<0xf32>)
// -----
func.func private @f(!spirv.arm.tensor<?x2xf32>)
// -----
func.func private @f(!spirv.arm.tensor<2xi7>)
// -----
func.func private @f(!spirv.arm.tensor<*f32>)
// -----
func.func private @f(!spirv.arm.foo<2xi7>)
// -----
func.func private @f(!spirv.arm)
// -----
func.func private @f(!spirv.image<i7, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>)
// -----
func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Foo>)
// -----
func.func private @f(!spirv.image<f32, Dim2E, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>)
// -----
func.func private @f(!spirv.image<f32 Dim2D>)
// -----
func.func private @f(!spirv.rtarray<4xf32>)
// -----
func.func private @f(!spirv.rtarray<tuple<>>)
// -----
func.func private @f(!spirv.ptr<!spirv.sampler, Uniform>)
// -----
func.func private @f(!spirv.ptr<complex<f32>, Uniform>)
// -----
func.func private @f(!spirv.array<4xf32, stride=4, 5>)
// -----
func.func private @f(!spirv.array<4xf32, stride>)
// -----
func.func private @f(!spirv.array<0x10xf32>)
// -----
func.func private @f(!spirv.struct<(f32 [4294967296])>)
// -----
func.func private @f(!spirv.struct<a>)
// -----
func.func private @f(!spirv.struct<(f32 [0, Foo])>)
// -----
func.func private @f(!spirv.struct<(f32 [0], f32)>)
// -----
func.func private @f(!spirv.struct<(f32 [0), f32>)
// -----
func.func private @f(!spirv.struct<(f32 f32)>)
// -----
func.func private @f(!spirv.struct<(f32,)>)
// -----
func.func private @f(!spirv.struct<a (f32)>)
// -----
func.func private @f(!spirv.struct<(f32 [], f32 [1])>)
// -----
func.func private @f(!spirv.struct<(f32 [1,])>)
// -----
func.func private @f(!spirv.struct<(f32 [,])>)
// -----
func.func private @f(!spirv.struct<(f32 [0 NonWritable])>)
// -----
func.func private @f(!spirv.struct<>)
// -----
func.func private @f(!spirv.struct<(f32),>)
// -----
func.func private @f(!spirv.sampler)
// -----
func.func private @f(!spirv.foo<3>)
// -----
func.func private @f(!spirv<"ptr<f32, Uniform>">)
// -----
func.func private @f(!spirv.array<2x3>)
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
// <stdin>:32:35: error: expected static shape
// func.func private @f(!spirv.array<?xf32>)
//                                   ^
// <stdin>:34:36: error: expected 'x' in dimension list
// func.func private @f(!spirv.array<4 f32>)
//                                    ^
// <stdin>:36:36: error: expected 'x' in dimension list
// func.func private @f(!spirv.array<4>)
//                                    ^
// <stdin>:38:35: error: expected single integer for array element count
// func.func private @f(!spirv.array<>)
//                                   ^
// <stdin>:40:34: error: expected '<'
// func.func private @f(!spirv.array)
//                                  ^
// <stdin>:42:35: error: expected array length greater than 0
// func.func private @f(!spirv.array<0xf32>)
//                                   ^
// <stdin>:44:49: error: ArrayStride must be greater than zero
// func.func private @f(!spirv.array<4xf32, stride=0>)
//                                                 ^
// <stdin>:46:44: error: expected 'stride'
// func.func private @f(!spirv.array<4 x f32, foo=4>)
//                                            ^
// <stdin>:48:35: error: expected single integer for array element count
// func.func private @f(!spirv.array<4x4xf32>)
//                                   ^
// <stdin>:50:41: error: expected 'stride'
// func.func private @f(!spirv.array<4xf32,>)
//                                         ^
// <stdin>:52:36: error: expected single unsigned integer for number of columns
// func.func private @f(!spirv.matrix<f32>)
//                                    ^
// <stdin>:54:36: error: expected static shape
// func.func private @f(!spirv.matrix<?xvector<3xf32>>)
//                                    ^
// <stdin>:56:36: error: matrix is expected to have 2, 3, or 4 columns
// func.func private @f(!spirv.matrix<1 x vector<3xf32>>)
//                                    ^
// <stdin>:58:36: error: expected single unsigned integer for number of columns
// func.func private @f(!spirv.matrix<2x2xvector<3xf32>>)
//                                    ^
// <stdin>:60:40: error: matrix must be composed using vector type, got 'f32'
// func.func private @f(!spirv.matrix<2 x f32>)
//                                        ^
// <stdin>:62:40: error: matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5
// func.func private @f(!spirv.matrix<2 x vector<5xf32>>)
//                                        ^
// <stdin>:64:40: error: matrix columns' elements must be of Float type, got 'i32'
// func.func private @f(!spirv.matrix<2 x vector<2xi32>>)
//                                        ^
// <stdin>:66:40: error: only 1-D vector allowed but found 'vector<2x2xf32>'
// func.func private @f(!spirv.matrix<2 x vector<2x2xf32>>)
//                                        ^
// <stdin>:68:40: error: expected row and column count
// func.func private @f(!spirv.coopmatrix<f32, Device, MatrixA>)
//                                        ^
// <stdin>:70:40: error: expected static shape
// func.func private @f(!spirv.coopmatrix<?x?xf32, Device, MatrixA>)
//                                        ^
// <stdin>:72:42: error: expected static shape
// func.func private @f(!spirv.coopmatrix<2x?xf32, Device, MatrixA>)
//                                          ^
// <stdin>:74:40: error: expected row and column count
// func.func private @f(!spirv.coopmatrix<2xf32, Device, MatrixA>)
//                                        ^
// <stdin>:76:57: error: invalid use <id> attribute specification: Foo
// func.func private @f(!spirv.coopmatrix<2x2xf32, Device, Foo>)
//                                                         ^
// <stdin>:78:49: error: invalid scope <id> attribute specification: Foo
// func.func private @f(!spirv.coopmatrix<2x2xf32, Foo, MatrixA>)
//                                                 ^
// <stdin>:80:55: error: expected ','
// func.func private @f(!spirv.coopmatrix<2x2xf32, Device>)
//                                                       ^
// <stdin>:82:36: error: expected ','
// func.func private @f(!spirv.ptr<f32>)
//                                    ^
// <stdin>:84:38: error: expected valid keyword
// func.func private @f(!spirv.ptr<f32, >)
//                                      ^
// <stdin>:86:36: error: unknown storage class: Foo
// func.func private @f(!spirv.ptr<f32, Foo>)
//                                    ^
// <stdin>:88:36: error: expected ','
// func.func private @f(!spirv.ptr<f32 Foo>)
//                                    ^
// <stdin>:90:38: error: expected valid keyword
// func.func private @f(!spirv.ptr<f32, "Uniform">)
//                                      ^
// <stdin>:92:43: error: sampled image must be composed using image type, got 'f32'
// func.func private @f(!spirv.sampled_image<f32>)
//                                           ^
// <stdin>:94:43: error: sampled image Dim must not be SubpassData or Buffer, got Buffer
// func.func private @f(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)
//                                           ^
// <stdin>:96:29: error: recursive struct reference not nested in struct definition
// func.func private @f(!spirv.struct<f32>)
//                             ^
// <stdin>:98:45: error: expected valid keyword
// func.func private @f(!spirv.struct<(f32 [0, 1])>)
//                                             ^
// <stdin>:100:54: error: expected attribute value
// func.func private @f(!spirv.struct<(f32 [0, Location=])>)
//                                                      ^
// <stdin>:102:54: error: expected attribute value
// func.func private @f(!spirv.struct<(f32 [0, Location=abc])>)
//                                                      ^
// <stdin>:104:43: error: unknown attribute: 'Foo'
// func.func private @f(!spirv.struct<(f32), Foo>)
//                                           ^
// <stdin>:106:41: error: expected '>'
// func.func private @f(!spirv.struct<(f32) Block>)
//                                         ^
// <stdin>:108:43: error: expected valid keyword
// func.func private @f(!spirv.struct<(f32), 3>)
//                                           ^
// <stdin>:110:47: error: identifier already used for an enclosing struct
// func.func private @f(!spirv.struct<a, (!spirv.struct<a, (f32)>)>)
//                                               ^
// <stdin>:112:36: error: expected '('
// func.func private @f(!spirv.struct<"a b", (f32)>)
//                                    ^
// <stdin>:114:33: error: cannot use '!llvm.ptr' to compose SPIR-V types
// func.func private @f(!spirv.ptr<!llvm.ptr, Uniform>)
//                                 ^
// <stdin>:116:33: error: only 1-D vector allowed but found 'vector<2x2xf32>'
// func.func private @f(!spirv.ptr<vector<2x2xf32>, Uniform>)
//                                 ^
// <stdin>:118:33: error: vector length has to be less than or equal to 4 but found 5
// func.func private @f(!spirv.ptr<vector<5xf32>, Uniform>)
//                                 ^
// <stdin>:120:33: error: cannot use '() -> ()' to compose SPIR-V types
// func.func private @f(!spirv.ptr<() -> (), Uniform>)
//                                 ^
// <stdin>:122:40: error: arm.tensors do not support rank zero
// func.func private @f(!spirv.arm.tensor<f32>)
//                                        ^
// <stdin>:124:40: error: arm.tensors do not support zero dimensions
// func.func private @f(!spirv.arm.tensor<0xf32>)
//                                        ^
// <stdin>:126:40: error: arm.tensor shape dimensions must be either fully dynamic or completed shaped
// func.func private @f(!spirv.arm.tensor<?x2xf32>)
//                                        ^
// <stdin>:128:42: error: only 1/8/16/32/64-bit integer type allowed but found 'i7'
// func.func private @f(!spirv.arm.tensor<2xi7>)
//                                          ^
// <stdin>:130:41: error: expected 'x' in dimension list
// func.func private @f(!spirv.arm.tensor<*f32>)
//                                         ^
// <stdin>:132:29: error: unknown SPIR-V type: arm.foo
// func.func private @f(!spirv.arm.foo<2xi7>)
//                             ^
// <stdin>:134:29: error: unknown SPIR-V type: arm
// func.func private @f(!spirv.arm)
//                             ^
// <stdin>:136:35: error: only 1/8/16/32/64-bit integer type allowed but found 'i7'
// func.func private @f(!spirv.image<i7, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>)
//                                   ^
// <stdin>:138:96: error: unknown attribute: 'Foo'
// func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Foo>)
//                                                                                                ^
// <stdin>:140:40: error: unknown attribute: 'Dim2E'
// func.func private @f(!spirv.image<f32, Dim2E, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>)
//                                        ^
// <stdin>:142:38: error: expected ','
// func.func private @f(!spirv.image<f32 Dim2D>)
//                                      ^
// <stdin>:144:37: error: expected non-function type
// func.func private @f(!spirv.rtarray<4xf32>)
//                                     ^
// <stdin>:146:37: error: cannot use 'tuple<>' to compose SPIR-V types
// func.func private @f(!spirv.rtarray<tuple<>>)
//                                     ^
// <stdin>:148:40: error: unknown SPIR-V type: sampler
// func.func private @f(!spirv.ptr<!spirv.sampler, Uniform>)
//                                        ^
// <stdin>:150:33: error: cannot use 'complex<f32>' to compose SPIR-V types
// func.func private @f(!spirv.ptr<complex<f32>, Uniform>)
//                                 ^
// <stdin>:152:50: error: expected '>'
// func.func private @f(!spirv.array<4xf32, stride=4, 5>)
//                                                  ^
// <stdin>:154:48: error: expected '='
// func.func private @f(!spirv.array<4xf32, stride>)
//                                                ^
// <stdin>:156:35: error: expected single integer for array element count
// func.func private @f(!spirv.array<0x10xf32>)
//                                   ^
// <stdin>:158:42: error: integer value too large
// func.func private @f(!spirv.struct<(f32 [4294967296])>)
//                                          ^
// <stdin>:160:29: error: recursive struct reference not nested in struct definition
// func.func private @f(!spirv.struct<a>)
//                             ^
// <stdin>:162:45: error: unknown attribute: 'Foo'
// func.func private @f(!spirv.struct<(f32 [0, Foo])>)
//                                             ^
// <stdin>:164:29: error: offset specification must be given for all members
// func.func private @f(!spirv.struct<(f32 [0], f32)>)
//                             ^
// <stdin>:166:35: error: unbalanced '[' character in pretty dialect name
// func.func private @f(!spirv.struct<(f32 [0), f32>)
//                                   ^
// <stdin>:168:40: error: expected ')'
// func.func private @f(!spirv.struct<(f32 f32)>)
//                                        ^
// <stdin>:170:41: error: expected non-function type
// func.func private @f(!spirv.struct<(f32,)>)
//                                         ^
// <stdin>:172:37: error: expected ','
// func.func private @f(!spirv.struct<a (f32)>)
//                                     ^
// <stdin>:174:50: error: offset specification must be given for all members
// func.func private @f(!spirv.struct<(f32 [], f32 [1])>)
//                                                  ^
// <stdin>:176:44: error: expected valid keyword
// func.func private @f(!spirv.struct<(f32 [1,])>)
//                                            ^
// <stdin>:178:42: error: expected valid keyword
// func.func private @f(!spirv.struct<(f32 [,])>)
//                                          ^
// <stdin>:180:43: error: expected ','
// func.func private @f(!spirv.struct<(f32 [0 NonWritable])>)
//                                           ^
// <stdin>:182:36: error: expected '('
// func.func private @f(!spirv.struct<>)
//                                    ^
// <stdin>:184:42: error: expected valid keyword
// func.func private @f(!spirv.struct<(f32),>)
//                                          ^
// <stdin>:186:29: error: unknown SPIR-V type: sampler
// func.func private @f(!spirv.sampler)
//                             ^
// <stdin>:188:29: error: unknown SPIR-V type: foo
// func.func private @f(!spirv.foo<3>)
//                             ^
// <stdin>:190:29: error: expected valid keyword
// func.func private @f(!spirv<"ptr<f32, Uniform>">)
//                             ^
// <stdin>:192:38: error: expected 'x' in dimension list
// func.func private @f(!spirv.array<2x3>)
//                                      ^
