// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["scf.forall"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %x, %y = transform.loop.forall_to_for %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %y "inner" : !transform.any_op
    %p = transform.loop.forall_to_parallel %b : (!transform.any_op) -> !transform.any_op
    transform.annotate %p "parallel" : !transform.any_op
    %q = transform.structured.match ops{["scf.parallel"]} attributes{old} in %arg0 : (!transform.any_op) -> !transform.any_op
    %z = transform.loop.parallel_for_to_nested_fors %q : (!transform.any_op) -> !transform.any_op
    transform.annotate %z "outer" : !transform.any_op
    transform.yield
  }
  func.func private @g(index, index)
  func.func @f(%n: index) {
    scf.forall (%i, %j) = (2, %n) to (%n, 9) step (%n, 3) {
      func.call @g(%i, %j) : (index, index) -> ()
    }
    scf.forall (%i, %j) in (%n, 9) {
      func.call @g(%i, %j) : (index, index) -> ()
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
      func.call @g(%i, %j) : (index, index) -> ()
      scf.reduce
    } {old}
    return
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.forall"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1:2 = transform.split_handle %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2:2 = transform.loop.forall_to_for %1#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %2#1 "inner" : !transform.any_op
    %3 = transform.loop.forall_to_parallel %1#1 : (!transform.any_op) -> !transform.any_op
    transform.annotate %3 "parallel" : !transform.any_op
    %4 = transform.structured.match ops{["scf.parallel"]} attributes {old} in %arg0 : (!transform.any_op) -> !transform.any_op
    %5 = transform.loop.parallel_for_to_nested_fors %4 : (!transform.any_op) -> !transform.any_op
    transform.annotate %5 "outer" : !transform.any_op
    transform.yield 
  }
  func.func private @g(index, index)
  func.func @f(%arg0: index) {
    %c2 = arith.constant 2 : index
    %c9 = arith.constant 9 : index
    %c3 = arith.constant 3 : index
    scf.for %arg1 = %c2 to %arg0 step %arg0 {
      scf.for %arg2 = %arg0 to %c9 step %c3 {
        func.call @g(%arg1, %arg2) : (index, index) -> ()
      } {inner}
    }
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c9_1 = arith.constant 9 : index
    %c1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c0_0) to (%arg0, %c9_1) step (%c1, %c1_2) {
      func.call @g(%arg1, %arg2) : (index, index) -> ()
      scf.reduce 
    } {mapping = [#gpu.block<x>, #gpu.block<y>], parallel}
    scf.for %arg1 = %arg0 to %arg0 step %arg0 {
      scf.for %arg2 = %arg0 to %arg0 step %arg0 {
        func.call @g(%arg1, %arg2) : (index, index) -> ()
      }
    } {outer}
    return
  }
}

