func.func @f(%l: index, %u: index, %s: index, %x: f32, %b: i1, %t: tensor<4x?xf32>) -> f32 {
  %0 = scf.for %i = %l to %u step %s iter_args(%acc = %x) -> (f32) {
    %1:2 = scf.if %b -> (f32, index) {
      scf.yield %acc, %i : f32, index
    } else {
      scf.yield %x, %l : f32, index
    }
    scf.if %b {
      "t.a"() : () -> ()
    }
    scf.yield %1#0 : f32
  } {t.a = 1 : i8}
  scf.for unsigned %i = %l to %u step %s {
  }
  %2:2 = scf.while (%a = %l, %c = %x) : (index, f32) -> (f32, index) {
    scf.condition(%b) %c, %a : f32, index
  } do {
  ^bb0(%d: f32, %e: index):
    scf.yield %e, %d : index, f32
  }
  %3 = scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %c: f32):
      %r = arith.addf %a, %c : f32
      scf.reduce.return %r : f32
    }
  }
  %4 = scf.forall (%i) in (%u) shared_outs(%o = %t) -> (tensor<4x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %o into %o[0, 0] [4, %u] [1, 1] : tensor<4x?xf32> into tensor<4x?xf32>
    }
  } {mapping = [#t.map]}
  scf.forall (%i, %j) = (0, %l) to (%u, 8) step (1, 2) {
  }
  %5 = scf.index_switch %l -> f32
  case 2 {
    scf.yield %x : f32
  }
  default {
    scf.yield %0 : f32
  }
  %6 = scf.execute_region -> f32 {
    cf.br ^bb1
  ^bb1:
    scf.yield %x : f32
  }
  return %6 : f32
}
