memref.global @in0 : memref<1xi64> = dense<4>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi64>
  %x0 = memref.load %g0[%c0] : memref<1xi64>
  // Of the sizes 1, n and 1 the last is dropped: the slice has 1 row of n.
  %c1 = arith.constant 1 : index
  %n = arith.index_cast %x0 : i64 to index
  %t = tensor.splat %x0 : tensor<8x8x8xi64>
  %s = tensor.extract_slice %t[0, 0, 0] [%c1, %n, 1] [1, 1, 1] : tensor<8x8x8xi64> to tensor<?x?xi64>
  %k = call @rows(%s) : (tensor<?x?xi64>) -> index
  %r = arith.index_cast %k : index to i64
  return %r : i64
}
func.func private @rows(%s: tensor<?x?xi64>) -> index attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %s, %c0 : tensor<?x?xi64>
  return %d : index
}
