// RUN: tenure opt
// Types that are half a function's, lists of sizes, symbols and options.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %arg0 : (!transform.any_op) -> !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.match.structured.dim %arg1[except(0, 1)] {parallel} : !transform.any_op
      %1 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %arg1 : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}) {
    transform.foreach %arg0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.yield
    }
    transform.yield
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_param) {
    %0 = transform.foreach_match in %arg0 @match -> @act : (!transform.any_op) -> !transform.any_op
    %1, %2:3 = transform.structured.tile_using_for %0 tile_sizes [4, [8], %arg1] interchange = [1, 0, 2] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %3, %4 = transform.structured.tile_using_forall %1 num_threads *(%arg1) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %5, %6 = transform.structured.tile_using_forall %3 tile_sizes [%arg1, 2] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %5 vector_sizes [[4], 2] : !transform.any_op
    %7, %8, %9 = transform.structured.multitile_sizes %5 {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    %10 = transform.structured.split %4 after 16 {dimension = 1 : i64} : !transform.any_op
    %11 = transform.structured.split %6 after %9 {dimension = 1 : i64} : !transform.any_op, !transform.any_op
    %12 = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, "max-iterations" = %arg1, list = [1, %arg1]} to %5 : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
    %13 = transform.get_operand %12[all] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %arg0 : (!transform.any_op) -> !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.match.structured.dim %arg1[except(0, 1)] {parallel} : !transform.any_op
      %1 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %arg1 : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}) {
    transform.foreach %arg0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
    }
    transform.yield 
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_param) {
    %updated_root = transform.foreach_match in %arg0 
        @match -> @act : (!transform.any_op) -> !transform.any_op
    %tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %updated_root tile_sizes [4, [8], %arg1] interchange = [1, 0, 2] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %tiled_op, %forall_op = transform.structured.tile_using_forall %tiled_linalg_op num_threads *(%arg1) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %tiled_op_0, %forall_op_1 = transform.structured.tile_using_forall %tiled_op tile_sizes [%arg1, 2] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %tiled_op_0 vector_sizes [[4], 2] : !transform.any_op
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %tiled_op_0 {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    %0 = transform.structured.split %forall_op after 16  {dimension = 1 : i64} : !transform.any_op
    %1 = transform.structured.split %forall_op_1 after %split_point  {dimension = 1 : i64} : !transform.any_op, !transform.any_op
    %2 = transform.apply_registered_pass "canonicalize" with options = {"list" = [1 : i64, %arg1], "max-iterations" = %arg1, "top-down" = false} to %tiled_op_0 : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
    %3 = transform.get_operand %2[all] : (!transform.any_op) -> !transform.any_value
    transform.yield 
  }
}

