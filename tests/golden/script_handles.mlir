// RUN: tenure opt --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.match ops{["func.return"]} in %f : (!transform.any_op) -> !transform.any_op
    %g = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "stale" : !transform.any_op
    transform.yield
  }
  func.func @a() { return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  func.func @a() { return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_producer_of_operand %f[1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @a(%x: i32) { 
    %0 = arith.addi %x, %x : i32
    return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_operand %f[0, 2] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
  func.func @a(%x: i32) { 
    %0 = arith.addi %x, %x : i32
    return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %2 = transform.merge_handles %f, %f : !transform.any_op
    %g = transform.apply_registered_pass "canonicalize" to %2 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @a() { return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %2 = transform.cast %f : !transform.any_op to !transform.op<"func.call">
    transform.yield
  }
  func.func @a() { return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %1 = transform.param.constant 1 : i64 -> !transform.param<i64>
    %2 = transform.param.constant 2 : i64 -> !transform.param<i64>
    transform.debug.emit_param_as_remark %1, "number" : !transform.param<i64>
    %m = transform.merge_handles %1, %2 : !transform.param<i64>
    transform.debug.emit_param_as_remark %m, "numbers", at %root : !transform.param<i64>, !transform.any_op
    transform.match.param.cmpi lt %2, %1 : !transform.param<i64>
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.apply_registered_pass "canonicalise" to %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @a() { return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.get_parent_op %f {op_name = "scf.for"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @a() { return }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %f[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %v, "value" : !transform.any_value
    %t = transform.get_type %v : (!transform.any_value) -> !transform.any_param
    transform.debug.emit_param_as_remark %t : !transform.any_param
    %d = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
  func.func @a(%x: i32) -> (i32, i64) {
     %0 = arith.constant 0 : i64
     return %x, %0 : i32, i64 }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %c = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %root {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.debug.emit_remark_at %c, "addition" : !transform.any_op
    transform.yield
  }
  func.func @a(%x: i32) -> i32 {
     %0 = arith.constant 0 : i32
     %1 = arith.addi %0, %x : i32
     return %1 : i32 }
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:6:5: error: op uses a handle invalidated by a previously executed transform op
//     transform.debug.emit_remark_at %r, "stale" : !transform.any_op
//     ^
// <stdin>:4:10: note: handle to invalidated ops
//     %r = transform.structured.match ops{["func.return"]} in %f : (!transform.any_op) -> !transform.any_op
//          ^
// <stdin>:5:10: note: invalidated by this transform op that consumes its operand #0 and invalidates all handles to payload IR entities associated with this operand and entities nested in them
//     %g = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
//          ^
// <stdin>:9:3: note: ancestor payload op
//   func.func @a() { return }
//   ^
// <stdin>:9:20: note: nested payload op
//   func.func @a() { return }
//                    ^
// <stdin>:15:14: error: %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op expected to contain 2 payloads but it contains 1 payloads
//     %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//              ^
// <stdin>:24:10: error: could not find a producer for operand number: 1 of %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//     %p = transform.get_producer_of_operand %f[1] : (!transform.any_op) -> !transform.any_op
//          ^
// <stdin>:28:10: note: target op
//     %0 = arith.addi %x, %x : i32
//          ^
// <stdin>:35:10: error: position overflow 2 (updated from 2) for maximum 2
//     %p = transform.get_operand %f[0, 2] : (!transform.any_op) -> !transform.any_value
//          ^
// <stdin>:39:10: note: while considering positions of this payload operation
//     %0 = arith.addi %x, %x : i32
//          ^
// <stdin>:47:10: error: a handle passed as operand #0 and consumed by this operation points to a payload entity more than once
//     %g = transform.apply_registered_pass "canonicalize" to %2 : (!transform.any_op) -> !transform.any_op
//          ^
// <stdin>:50:3: note: repeated target op
//   func.func @a() { return }
//   ^
// <stdin>:56:10: error: incompatible payload operation name expected func.call vs func.func -> 
// "func.func"() <{function_type = () -> (), sym_name = "a"}> ({
//   "func.return"() : () -> ()
// }) : () -> ()
//     %2 = transform.cast %f : !transform.any_op to !transform.op<"func.call">
//          ^
// <stdin>:59:3: note: payload operation
//   func.func @a() { return }
//   ^
// <stdin>:68:55: error: expected ':'
//     transform.debug.emit_param_as_remark %m, "numbers", at %root : !transform.param<i64>, !transform.any_op
//                                                       ^
// <stdin>:77:10: error: unknown pass or pass pipeline: canonicalise
//     %g = transform.apply_registered_pass "canonicalise" to %f : (!transform.any_op) -> !transform.any_op
//          ^
// <stdin>:86:10: error: could not find a parent op that matches all requirements
//     %g = transform.get_parent_op %f {op_name = "scf.for"} : (!transform.any_op) -> !transform.any_op
//          ^
// <stdin>:89:20: note: target op
//   func.func @a() { return }
//                    ^
// <stdin>:103:16: remark: value
//   func.func @a(%x: i32) -> (i32, i64) {
//                ^
// <stdin>:103:16: note: value handle points to a block argument #0 in block #0 in region #0
// <stdin>:104:11: remark: value
//      %0 = arith.constant 0 : i64
//           ^
// <stdin>:104:11: note: value handle points to an op result #0
// <stdin>:99:5: remark: i32, i64
//     transform.debug.emit_param_as_remark %t : !transform.any_param
//     ^
// <stdin>:99:5: note: see current operation: transform.debug.emit_param_as_remark %3 : !transform.any_param
// <stdin>:100:10: error: cannot get defining op of block argument
//     %d = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
//          ^
// <stdin>:103:16: note: target value
//   func.func @a(%x: i32) -> (i32, i64) {
//                ^
// <stdin>:111:5: error: cannot apply transform to itself (or one of its ancestors)
//     transform.apply_patterns to %root {
//     ^
// <stdin>:108:1: note: target payload op
// module attributes {transform.with_named_sequence} {
// ^
// <stdin>:122:5: error: tracking listener failed to find replacement op during application of this transform op
//     transform.apply_patterns to %f {
//     ^
// <stdin>:122:5: note: replacement values belong to different ops
// <stdin>:121:10: note: replacement is required because this handle must be updated
//     %c = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
//          ^
// <stdin>:130:11: note: [0] replaced op
//      %1 = arith.addi %0, %x : i32
//           ^
// <stdin>:128:16: note: [0] replacement value 0
//   func.func @a(%x: i32) -> i32 {
//                ^
