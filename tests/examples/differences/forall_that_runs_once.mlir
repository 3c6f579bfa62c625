memref.global @in0 : memref<1xi64> = dense<5>
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %g0 = memref.get_global @in0 : memref<1xi64>
  %x0 = memref.load %g0[%c0] : memref<1xi64>
  // The results are in the order of the tensors, not of the slices.
  %a = tensor.from_elements %x0, %x0 : tensor<2xi64>
  %b = tensor.from_elements %x0, %x0, %x0 : tensor<3xi64>
  %c10 = arith.constant 10 : i64
  %c20 = arith.constant 20 : i64
  %p = tensor.from_elements %c10 : tensor<1xi64>
  %q = tensor.from_elements %c20 : tensor<1xi64>
  %f:2 = scf.forall (%i) in (1) shared_outs(%o1 = %a, %o2 = %b) -> (tensor<2xi64>, tensor<3xi64>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o2[%i] [1] [1] : tensor<1xi64> into tensor<3xi64>
      tensor.parallel_insert_slice %q into %o1[%i] [1] [1] : tensor<1xi64> into tensor<2xi64>
    }
  }
  %g = tensor.extract %f#0[%c0] : tensor<2xi64>
  %h = tensor.extract %f#1[%c0] : tensor<3xi64>
  %r = arith.subi %g, %h : i64
  return %r : i64
}
