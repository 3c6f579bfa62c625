// RUN: tenure opt --split-input-file
// Patterns that do not hang together, and values that nothing binds.
pdl.pattern : benefit(1) {
  %unused = type
  %op = operation "foo.op"
  rewrite %op with "rewriter"
}
// -----
pdl.pattern : benefit(1) {
  %op1 = operation "foo.op"
  %op2 = operation "bar.op"
  %val = result 0 of %op2
  rewrite %op1 with "foo"(%val : !pdl.value)
}
// -----
pdl.pattern : benefit(1) {
  rewrite with "foo"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %attr = attribute
  }
}
// -----
#t = !pdl.range<range<value>>
// OUT:
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:3:13: error: 'pdl.type' op expected a bindable user when defined in the matcher body of a `pdl.pattern`
//   %unused = type
//             ^
// <stdin>:3:13: note: see current operation: %0 = "pdl.type"() : () -> !pdl.type
// <stdin>:8:1: error: 'pdl.pattern' op the operations must form a connected component
// pdl.pattern : benefit(1) {
// ^
// <stdin>:8:1: note: see current operation: 
// "pdl.pattern"() <{benefit = 1 : i16}> ({
//   %0 = "pdl.operation"() <{attributeValueNames = [], opName = "foo.op", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
//   %1 = "pdl.operation"() <{attributeValueNames = [], opName = "bar.op", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
//   %2 = "pdl.result"(%1) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
//   "pdl.rewrite"(%0, %2) <{name = "foo", operandSegmentSizes = array<i32: 1, 1>}> ({
//   }) : (!pdl.operation, !pdl.value) -> ()
// }) : () -> ()
// <stdin>:11:10: note: see a disconnected value / operation here
//   %val = result 0 of %op2
//          ^
// <stdin>:15:1: error: 'pdl.pattern' op the pattern must contain at least one `pdl.operation`
// pdl.pattern : benefit(1) {
// ^
// <stdin>:15:1: note: see current operation: 
// "pdl.pattern"() <{benefit = 1 : i16}> ({
//   "pdl.rewrite"() <{name = "foo", operandSegmentSizes = array<i32: 0, 0>}> ({
//   }) : () -> ()
// }) : () -> ()
// <stdin>:22:13: error: 'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`
//     %attr = attribute
//             ^
// <stdin>:22:13: note: see current operation: %1 = "pdl.attribute"() : () -> !pdl.attribute
// <stdin>:26:17: error: element of pdl.range cannot be another range, but got'!pdl.range<value>'
// #t = !pdl.range<range<value>>
//                 ^
