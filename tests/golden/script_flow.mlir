// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_add(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["arith.addi"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @mark(%op: !transform.any_op {transform.readonly}) {
    %text = transform.param.constant "an addition" -> !transform.any_param
    transform.annotate %op "found" = %text : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @is_mul(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["arith.muli", "arith.subi"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %same = transform.foreach_match in %root @is_add -> @mark : (!transform.any_op) -> !transform.any_op
    %muls = transform.collect_matching @is_mul in %same : (!transform.any_op) -> !transform.any_op
    transform.foreach %muls : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      %around = transform.get_parent_op %one {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
      transform.annotate %around "has_product" : !transform.any_op
      %from = transform.get_producer_of_operand %one[0] : (!transform.any_op) -> !transform.any_op
      transform.annotate %from "multiplied" : !transform.any_op
    }
    %f = transform.structured.match ops{["func.func"]} in %same : (!transform.any_op) -> !transform.any_op
    %first, %rest = transform.split_handle %f {overflow_result = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.alternatives %first : !transform.any_op {
    ^bb0(%alternative: !transform.any_op):
      transform.annotate %alternative "tried" : !transform.any_op
      %none = transform.structured.match ops{["scf.for"]} in %alternative : (!transform.any_op) -> !transform.any_op
      %loop = transform.split_handle %none : (!transform.any_op) -> !transform.any_op
    }, {
    ^bb0(%alternative: !transform.any_op):
      transform.annotate %alternative "taken" : !transform.any_op
    }
    transform.sequence %rest : !transform.any_op failures(suppress) {
    ^bb0(%some: !transform.any_op):
      %loop, %other = transform.split_handle %some : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.annotate %loop "never" : !transform.any_op
    }
    transform.apply_patterns to %rest {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %rest : !transform.any_op
    transform.yield
  }
  func.func @first(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b : i32
    return %1 : i32
  }
  func.func @second(%a: i32) -> (i32, i32) {
    %zero = arith.constant 0 : i32
    %0 = arith.addi %a, %zero : i32
    %1 = arith.xori %0, %a : i32
    %2 = arith.ori %0, %a : i32
    %3 = arith.ori %0, %a : i32
    return %2, %3 : i32, i32
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_add(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %arg0 ["arith.addi"] : !transform.any_op
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @mark(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.param.constant "an addition" -> !transform.any_param
    transform.annotate %arg0 "found" = %0 : !transform.any_op, !transform.any_param
    transform.yield 
  }
  transform.named_sequence @is_mul(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %arg0 ["arith.muli", "arith.subi"] : !transform.any_op
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
    %updated_root = transform.foreach_match in %arg0 
        @is_add -> @mark : (!transform.any_op) -> !transform.any_op
    %0 = transform.collect_matching @is_mul in %updated_root : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %3 = transform.get_parent_op %arg1 {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
      transform.annotate %3 "has_product" : !transform.any_op
      %4 = transform.get_producer_of_operand %arg1[0] : (!transform.any_op) -> !transform.any_op
      transform.annotate %4 "multiplied" : !transform.any_op
    }
    %1 = transform.structured.match ops{["func.func"]} in %updated_root : (!transform.any_op) -> !transform.any_op
    %2:2 = transform.split_handle %1 {overflow_result = 1 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.alternatives %2#0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.annotate %arg1 "tried" : !transform.any_op
      %3 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
      %4 = transform.split_handle %3 : (!transform.any_op) -> !transform.any_op
    }, {
    ^bb0(%arg1: !transform.any_op):
      transform.annotate %arg1 "taken" : !transform.any_op
    }
    transform.sequence %2#1 : !transform.any_op failures(suppress) {
    ^bb0(%arg1: !transform.any_op):
      %3:2 = split_handle %arg1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      annotate %3#0 "never" : !transform.any_op
    }
    transform.apply_patterns to %2#1 {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %2#1 : !transform.any_op
    transform.yield 
  }
  func.func @first(%arg0: i32, %arg1: i32) -> i32 attributes {has_product, tried} {
    %0 = arith.addi %arg0, %arg1 {found = "an addition", multiplied} : i32
    %1 = arith.muli %0, %arg1 : i32
    return %1 : i32
  }
  func.func @second(%arg0: i32) -> (i32, i32) {
    return %arg0, %arg0 : i32, i32
  }
}

