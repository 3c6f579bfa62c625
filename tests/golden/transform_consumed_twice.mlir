// RUN: tenure opt --split-input-file
// A handle is consumed once, also by ops nested in those that take it.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @foo(%op: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    transform.include @foo failures(propagate) (%arg0) : (!transform.any_op) -> ()
    transform.include @foo failures(propagate) (%arg0) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %0 = transform.structured.match ops{["a.b"]} in %arg0 : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
  transform.sequence %0 : !transform.any_op failures(propagate) {
  ^bb1(%x: !transform.any_op):
    %2 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %0 = transform.structured.match ops{["a.b"]} in %arg0 : (!transform.any_op) -> !transform.any_op
  transform.foreach %0 : !transform.any_op {
  ^bb1(%x: !transform.any_op):
    %2 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
  }
  %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %0 = transform.structured.match ops{["a.b"]} in %arg0 : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
  transform.print %0 : !transform.any_op
}
// OUT:
// -----
// -----
// -----
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.match ops{["a.b"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    print %0 : !transform.any_op
  }
}

// ERR:
// <stdin>:6:3: error: 'transform.sequence' op block argument #0 has more than one potential consumer
//   transform.sequence failures(propagate) {
//   ^
// <stdin>:6:3: note: see current operation: 
// "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
// ^bb0(%arg0: !transform.any_op):
//   "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32, target = @foo}> : (!transform.any_op) -> ()
//   "transform.include"(%arg0) <{failure_propagation_mode = 1 : i32, target = @foo}> : (!transform.any_op) -> ()
//   "transform.yield"() : () -> ()
// }) : () -> ()
// <stdin>:9:5: note: used here as operand #0
//     transform.include @foo failures(propagate) (%arg0) : (!transform.any_op) -> ()
//     ^
// <stdin>:8:5: note: used here as operand #0
//     transform.include @foo failures(propagate) (%arg0) : (!transform.any_op) -> ()
//     ^
// <stdin>:16:8: error: result #0 has more than one potential consumer
//   %0 = transform.structured.match ops{["a.b"]} in %arg0 : (!transform.any_op) -> !transform.any_op
//        ^
// <stdin>:16:8: note: see current operation: %0 = "transform.structured.match"(%arg0) <{ops = ["a.b"]}> : (!transform.any_op) -> !transform.any_op
// <stdin>:18:3: note: used here as operand #0
//   transform.sequence %0 : !transform.any_op failures(propagate) {
//   ^
// <stdin>:17:8: note: used here as operand #0
//   %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
//        ^
// <stdin>:26:8: error: result #0 has more than one potential consumer
//   %0 = transform.structured.match ops{["a.b"]} in %arg0 : (!transform.any_op) -> !transform.any_op
//        ^
// <stdin>:26:8: note: see current operation: %0 = "transform.structured.match"(%arg0) <{ops = ["a.b"]}> : (!transform.any_op) -> !transform.any_op
// <stdin>:31:8: note: used here as operand #0
//   %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
//        ^
// <stdin>:29:10: note: used here as operand #0
//     %2 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
//          ^
