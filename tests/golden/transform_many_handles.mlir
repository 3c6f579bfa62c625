// RUN: tenure opt --pass-pipeline=builtin.module(transform-interpreter{debug-bind-trailing-args=#0,#1,#2,#3,#4,#5,#6,#7,#8,#9,#10,#11,#12,#13,#14,#15,#16,#17})
// A script has as many handles, bindings, results and pattern sets as it likes.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @callee(%x0: !transform.any_op {transform.readonly}, %x1: !transform.any_op {transform.readonly}, %x2: !transform.any_op {transform.readonly}, %x3: !transform.any_op {transform.readonly}, %x4: !transform.any_op {transform.readonly}, %x5: !transform.any_op {transform.readonly}, %x6: !transform.any_op {transform.readonly}, %x7: !transform.any_op {transform.readonly}, %x8: !transform.any_op {transform.readonly}, %x9: !transform.any_op {transform.readonly}, %x10: !transform.any_op {transform.readonly}, %x11: !transform.any_op {transform.readonly}, %x12: !transform.any_op {transform.readonly}, %x13: !transform.any_op {transform.readonly}, %x14: !transform.any_op {transform.readonly}, %x15: !transform.any_op {transform.readonly}, %x16: !transform.any_op {transform.readonly}, %x17: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) {
    transform.annotate %x17 "included" : !transform.any_op
    transform.yield %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %x16, %x17 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
  }
  transform.named_sequence @matcher(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) {
    transform.match.operation_name %op ["func.func"] : !transform.any_op
    transform.yield %op, %op, %op, %op, %op, %op, %op, %op, %op, %op, %op, %op, %op, %op, %op, %op, %op, %op : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
  }
  transform.named_sequence @action(%x0: !transform.any_op {transform.readonly}, %x1: !transform.any_op {transform.readonly}, %x2: !transform.any_op {transform.readonly}, %x3: !transform.any_op {transform.readonly}, %x4: !transform.any_op {transform.readonly}, %x5: !transform.any_op {transform.readonly}, %x6: !transform.any_op {transform.readonly}, %x7: !transform.any_op {transform.readonly}, %x8: !transform.any_op {transform.readonly}, %x9: !transform.any_op {transform.readonly}, %x10: !transform.any_op {transform.readonly}, %x11: !transform.any_op {transform.readonly}, %x12: !transform.any_op {transform.readonly}, %x13: !transform.any_op {transform.readonly}, %x14: !transform.any_op {transform.readonly}, %x15: !transform.any_op {transform.readonly}, %x16: !transform.any_op {transform.readonly}, %x17: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) {
    transform.annotate %x17 "matched" : !transform.any_op
    transform.yield %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %x16, %x17 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op, %p0: !transform.param<i64>, %p1: !transform.param<i64>, %p2: !transform.param<i64>, %p3: !transform.param<i64>, %p4: !transform.param<i64>, %p5: !transform.param<i64>, %p6: !transform.param<i64>, %p7: !transform.param<i64>, %p8: !transform.param<i64>, %p9: !transform.param<i64>, %p10: !transform.param<i64>, %p11: !transform.param<i64>, %p12: !transform.param<i64>, %p13: !transform.param<i64>, %p14: !transform.param<i64>, %p15: !transform.param<i64>, %p16: !transform.param<i64>, %p17: !transform.param<i64>) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.annotate %f "bound" = %p17 : !transform.any_op, !transform.param<i64>
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %i:18 = transform.include @callee failures(propagate) (%f, %f, %f, %f, %f, %f, %f, %f, %f, %f, %f, %f, %f, %f, %f, %f, %f, %f) : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.foreach %i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11, %i#12, %i#13, %i#14, %i#15, %i#16, %i#17 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op {
    ^bb0(%y0: !transform.any_op, %y1: !transform.any_op, %y2: !transform.any_op, %y3: !transform.any_op, %y4: !transform.any_op, %y5: !transform.any_op, %y6: !transform.any_op, %y7: !transform.any_op, %y8: !transform.any_op, %y9: !transform.any_op, %y10: !transform.any_op, %y11: !transform.any_op, %y12: !transform.any_op, %y13: !transform.any_op, %y14: !transform.any_op, %y15: !transform.any_op, %y16: !transform.any_op, %y17: !transform.any_op):
      transform.annotate %y17 "each" : !transform.any_op
    }
    %c:18 = transform.collect_matching @matcher in %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %c#17 "collected" : !transform.any_op
    %u, %m:18 = transform.foreach_match in %root @matcher -> @action : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %m#17 "yielded" : !transform.any_op
    transform.yield
  }
  func.func @g(%x: i32) -> i32 {
    %0 = arith.constant 0 : i32
    %1 = arith.addi %x, %0 : i32
    return %1 : i32
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @callee(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.any_op {transform.readonly}, %arg2: !transform.any_op {transform.readonly}, %arg3: !transform.any_op {transform.readonly}, %arg4: !transform.any_op {transform.readonly}, %arg5: !transform.any_op {transform.readonly}, %arg6: !transform.any_op {transform.readonly}, %arg7: !transform.any_op {transform.readonly}, %arg8: !transform.any_op {transform.readonly}, %arg9: !transform.any_op {transform.readonly}, %arg10: !transform.any_op {transform.readonly}, %arg11: !transform.any_op {transform.readonly}, %arg12: !transform.any_op {transform.readonly}, %arg13: !transform.any_op {transform.readonly}, %arg14: !transform.any_op {transform.readonly}, %arg15: !transform.any_op {transform.readonly}, %arg16: !transform.any_op {transform.readonly}, %arg17: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) {
    transform.annotate %arg17 "included" : !transform.any_op
    transform.yield %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
  }
  transform.named_sequence @matcher(%arg0: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) {
    transform.match.operation_name %arg0 ["func.func"] : !transform.any_op
    transform.yield %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
  }
  transform.named_sequence @action(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.any_op {transform.readonly}, %arg2: !transform.any_op {transform.readonly}, %arg3: !transform.any_op {transform.readonly}, %arg4: !transform.any_op {transform.readonly}, %arg5: !transform.any_op {transform.readonly}, %arg6: !transform.any_op {transform.readonly}, %arg7: !transform.any_op {transform.readonly}, %arg8: !transform.any_op {transform.readonly}, %arg9: !transform.any_op {transform.readonly}, %arg10: !transform.any_op {transform.readonly}, %arg11: !transform.any_op {transform.readonly}, %arg12: !transform.any_op {transform.readonly}, %arg13: !transform.any_op {transform.readonly}, %arg14: !transform.any_op {transform.readonly}, %arg15: !transform.any_op {transform.readonly}, %arg16: !transform.any_op {transform.readonly}, %arg17: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) {
    transform.annotate %arg17 "matched" : !transform.any_op
    transform.yield %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op, %arg1: !transform.param<i64>, %arg2: !transform.param<i64>, %arg3: !transform.param<i64>, %arg4: !transform.param<i64>, %arg5: !transform.param<i64>, %arg6: !transform.param<i64>, %arg7: !transform.param<i64>, %arg8: !transform.param<i64>, %arg9: !transform.param<i64>, %arg10: !transform.param<i64>, %arg11: !transform.param<i64>, %arg12: !transform.param<i64>, %arg13: !transform.param<i64>, %arg14: !transform.param<i64>, %arg15: !transform.param<i64>, %arg16: !transform.param<i64>, %arg17: !transform.param<i64>, %arg18: !transform.param<i64>) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %0 "bound" = %arg18 : !transform.any_op, !transform.param<i64>
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %1:18 = transform.include @callee failures(propagate) (%0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0, %0) : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.foreach %1#0, %1#1, %1#2, %1#3, %1#4, %1#5, %1#6, %1#7, %1#8, %1#9, %1#10, %1#11, %1#12, %1#13, %1#14, %1#15, %1#16, %1#17 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op {
    ^bb0(%arg19: !transform.any_op, %arg20: !transform.any_op, %arg21: !transform.any_op, %arg22: !transform.any_op, %arg23: !transform.any_op, %arg24: !transform.any_op, %arg25: !transform.any_op, %arg26: !transform.any_op, %arg27: !transform.any_op, %arg28: !transform.any_op, %arg29: !transform.any_op, %arg30: !transform.any_op, %arg31: !transform.any_op, %arg32: !transform.any_op, %arg33: !transform.any_op, %arg34: !transform.any_op, %arg35: !transform.any_op, %arg36: !transform.any_op):
      transform.annotate %arg36 "each" : !transform.any_op
    }
    %2:18 = transform.collect_matching @matcher in %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %2#17 "collected" : !transform.any_op
    %updated_root, %yielded, %yielded_0, %yielded_1, %yielded_2, %yielded_3, %yielded_4, %yielded_5, %yielded_6, %yielded_7, %yielded_8, %yielded_9, %yielded_10, %yielded_11, %yielded_12, %yielded_13, %yielded_14, %yielded_15, %yielded_16 = transform.foreach_match in %arg0 
        @matcher -> @action : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %yielded_16 "yielded" : !transform.any_op
    transform.yield 
  }
  func.func @g(%arg0: i32) -> i32 attributes {bound = 17 : i64, collected, each, included, matched, yielded} {
    return %arg0 : i32
  }
}

