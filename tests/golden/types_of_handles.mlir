// RUN: tenure opt --split-input-file
// Types of handles and matrices: their elements, shapes and operands.
func.func private @a(!gpu.mma_matrix<16x16xf32, "COp">, !gpu.async.token)
// -----
func.func private @a(!gpu.mma_matrix<16x16xf32, "XOp">)
// -----
func.func private @a(!gpu.mma_matrix<16x16x3xf32, "COp">)
// -----
func.func private @a(!gpu.mma_matrix<16x16xi64, "COp">)
// -----
func.func private @a(!gpu.mma_matrix<16x?xi64, "COp">)
// -----
func.func private @a(!gpu.mma_matrix<16x16xf16 "COp">)
// -----
func.func private @a(!gpu.mma_matrix<16x16xf16, COp>)
// -----
func.func private @a(!gpu.mma_matrix<16x16xf16>)
// -----
func.func private @a(!gpu.mma_matrix)
// -----
func.func private @a(!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spgemmop_handle)
// -----
func.func private @a(!gpu.foo)
// -----
func.func private @a(!gpu.async.token<3>)
// -----
func.func private @a(!pdl.range<type>, !pdl.range< value >, !pdl.value)
// -----
func.func private @a(!pdl.range)
// -----
func.func private @a(!pdl.range<>)
// -----
func.func private @a(!pdl.range<range<type>>)
// -----
func.func private @a(!pdl.range<i32>)
// -----
func.func private @a(!pdl.range<!pdl.type>)
// -----
func.func private @a(!pdl.range<foo>)
// -----
func.func private @a(!pdl.value<foo>)
// -----
func.func private @a(!shape.shape<3>, !shape.size)
// OUT:
module {
  func.func private @a(!gpu.mma_matrix<16x16xf32, "COp">, !gpu.async.token)
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
  func.func private @a(!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spgemmop_handle)
}

// -----
// -----
module {
  func.func private @a(!gpu.async.token)
}

// -----
module {
  func.func private @a(!pdl.range<type>, !pdl.range<value>, !pdl.value)
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func private @a(!pdl.value)
}

// -----
module {
  func.func private @a(!shape.shape, !shape.size)
}

// ERR:
// <stdin>:4:27: error: operand expected to be one of AOp, BOp or COp
// func.func private @a(!gpu.mma_matrix<16x16xf32, "XOp">)
//                           ^
// <stdin>:6:27: error: MMAMatrixType must have exactly two dimensions
// func.func private @a(!gpu.mma_matrix<16x16x3xf32, "COp">)
//                           ^
// <stdin>:8:27: error: MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64
// func.func private @a(!gpu.mma_matrix<16x16xi64, "COp">)
//                           ^
// <stdin>:10:41: error: expected static shape
// func.func private @a(!gpu.mma_matrix<16x?xi64, "COp">)
//                                         ^
// <stdin>:12:47: error: expected ','
// func.func private @a(!gpu.mma_matrix<16x16xf16 "COp">)
//                                               ^
// <stdin>:14:49: error: expected string
// func.func private @a(!gpu.mma_matrix<16x16xf16, COp>)
//                                                 ^
// <stdin>:16:47: error: expected ','
// func.func private @a(!gpu.mma_matrix<16x16xf16>)
//                                               ^
// <stdin>:18:37: error: expected '<'
// func.func private @a(!gpu.mma_matrix)
//                                     ^
// <stdin>:22:27: error: unknown gpu type: foo
// func.func private @a(!gpu.foo)
//                           ^
// <stdin>:28:32: error: expected '<'
// func.func private @a(!pdl.range)
//                                ^
// <stdin>:30:33: error: expected valid keyword
// func.func private @a(!pdl.range<>)
//                                 ^
// <stdin>:32:33: error: element of pdl.range cannot be another range, but got'!pdl.range<type>'
// func.func private @a(!pdl.range<range<type>>)
//                                 ^
// <stdin>:34:33: error: invalid 'pdl' type: `i32'
// func.func private @a(!pdl.range<i32>)
//                                 ^
// <stdin>:36:33: error: expected valid keyword
// func.func private @a(!pdl.range<!pdl.type>)
//                                 ^
// <stdin>:38:33: error: invalid 'pdl' type: `foo'
// func.func private @a(!pdl.range<foo>)
//                                 ^
