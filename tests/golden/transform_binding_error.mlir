// RUN: tenure opt --pass-pipeline=builtin.module(transform-interpreter{debug-bind-trailing-args=#12345678901234567890;5})
// A number of a binding has 64 bits.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op, %p: !transform.param<i64>) {
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.yield
  }
}
// OUT:
// ERR:
// <stdin>:2:1: error: couldn't parse integer pass argument #12345678901234567890;5
// module attributes {transform.with_named_sequence} {
// ^
// <stdin>:2:1: note: see current operation: 
// "builtin.module"() ({
//   "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.param<i64>) -> (), sym_name = "__transform_main"}> ({
//   ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
//     "transform.debug.emit_param_as_remark"(%arg1) : (!transform.param<i64>) -> ()
//     "transform.yield"() : () -> ()
//   }) : () -> ()
// }) {transform.with_named_sequence} : () -> ()
