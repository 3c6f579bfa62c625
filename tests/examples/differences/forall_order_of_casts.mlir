memref.global @in0 : memref<1xi64> = dense<5>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi64>
  %x0 = memref.load %g0[%c0] : memref<1xi64>
  // The slice that stands first goes into the second tensor.
  %a = tensor.from_elements %x0, %x0 : tensor<2xi64>
  %b = tensor.from_elements %x0, %x0 : tensor<2xi64>
  %c10 = arith.constant 10 : i64
  %c20 = arith.constant 20 : i64
  %p = tensor.from_elements %c10 : tensor<1xi64>
  %q = tensor.from_elements %c20 : tensor<1xi64>
  %u = tensor.cast %a : tensor<2xi64> to tensor<?xi64>
  %v = tensor.cast %b : tensor<2xi64> to tensor<?xi64>
  %f:2 = scf.forall (%i) in (2) shared_outs(%o1 = %u, %o2 = %v) -> (tensor<?xi64>, tensor<?xi64>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o2[%i] [1] [1] : tensor<1xi64> into tensor<?xi64>
      tensor.parallel_insert_slice %q into %o1[%i] [1] [1] : tensor<1xi64> into tensor<?xi64>
    }
  }
  %r = tensor.extract %f#0[%c0] : tensor<?xi64>
  return %r : i64
}
