// RUN: tenure opt --allow-unregistered-dialect --split-input-file
// What is wrong in attributes of StableHLO.
"t.op"() {a = #stablehlo.dot<lhs_batching_dimensions = [0], lhs_batching_dimensions = [1]>} : () -> ()
// -----
"t.op"() {a = #stablehlo.conv<[b, 0]x[i, o]->[b, f]>} : () -> ()
// -----
"t.op"() {a = #stablehlo.conv<raw input_batch_dimension = 1, input_batch_dimension = 2>} : () -> ()
// -----
"t.op"() {a = #stablehlo.channel_handle<handle = 1>} : () -> ()
// -----
"t.op"() {a = #stablehlo.result_accuracy<atol = 1 : f32, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : () -> ()
// -----
"t.op"() {a = #stablehlo.mesh<axes=[#stablehlo.bounds<1>]>} : () -> ()
// OUT:
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:87: error: duplicate or unknown struct parameter name: lhs_batching_dimensions
// "t.op"() {a = #stablehlo.dot<lhs_batching_dimensions = [0], lhs_batching_dimensions = [1]>} : () -> ()
//                                                                                       ^
// <stdin>:4:36: error: Expected dimensions f not specified
// "t.op"() {a = #stablehlo.conv<[b, 0]x[i, o]->[b, f]>} : () -> ()
//                                    ^
// <stdin>:6:62: error: expected each dimension of a convolution at most once
// "t.op"() {a = #stablehlo.conv<raw input_batch_dimension = 1, input_batch_dimension = 2>} : () -> ()
//                                                              ^
// <stdin>:8:51: error: expected ','
// "t.op"() {a = #stablehlo.channel_handle<handle = 1>} : () -> ()
//                                                   ^
// <stdin>:10:49: error: unexpected decimal integer literal for a floating point value
// "t.op"() {a = #stablehlo.result_accuracy<atol = 1 : f32, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : () -> ()
//                                                 ^
// <stdin>:10:49: note: add a trailing dot to make the literal a float
// <stdin>:12:37: error: invalid kind of attribute specified
// "t.op"() {a = #stablehlo.mesh<axes=[#stablehlo.bounds<1>]>} : () -> ()
//                                     ^
