// RUN: tenure opt --transform-interpreter
// The handle of a result follows an op that a pattern replaces by another op.
module attributes {transform.with_named_sequence} {
  func.func @g(%x: i32) -> i32 {
    return %x : i32
  }
  func.func @f(%x: i32) -> i32 {
    %c = func.constant @g : (i32) -> i32
    %r = func.call_indirect %c(%x) : (i32) -> i32
    return %r : i32
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %i = transform.structured.match ops{["func.call_indirect"]} in %m : (!transform.any_op) -> !transform.any_op
    %v = transform.get_result %i[0] : (!transform.any_op) -> !transform.any_value
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %c = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
    transform.annotate %c "found" : !transform.any_op
    transform.yield
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  func.func @g(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %0 = call @g(%arg0) {found} : (i32) -> i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["func.call_indirect"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %2 = transform.get_result %1[0] : (!transform.any_op) -> !transform.any_value
    transform.apply_patterns to %0 {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %3 = transform.get_defining_op %2 : (!transform.any_value) -> !transform.any_op
    transform.annotate %3 "found" : !transform.any_op
    transform.yield 
  }
}

