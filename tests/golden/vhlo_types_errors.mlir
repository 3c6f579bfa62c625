// RUN: tenure opt --allow-unregistered-dialect --split-input-file
// What is wrong in types and attributes of vhlo.
"t.op"() {a = #vhlo.integer_v1<7>} : () -> ()
// -----
"t.op"() {a = #vhlo.integer_v1<"a" : i32>} : () -> ()
// -----
"t.op"() {a = #vhlo.float_v1<1.0 : !vhlo.tuple_v1<>>} : () -> ()
// -----
"t.op"() {a = #vhlo.float_v1<1 : !vhlo.f32_v1>} : () -> ()
// -----
"t.op"() {a = #vhlo.dict_v1<{#vhlo.string_v1<"a">}>} : () -> ()
// -----
"t.op"() {a = !vhlo.tensor_v1<8x4>} : () -> ()
// -----
"t.op"() {a = !vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 2:15, -128:127, 1>} : () -> ()
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:33: error: expected ':'
// "t.op"() {a = #vhlo.integer_v1<7>} : () -> ()
//                                 ^
// <stdin>:4:31: error: expected an integer
// "t.op"() {a = #vhlo.integer_v1<"a" : i32>} : () -> ()
//                               ^
// <stdin>:6:36: error: expected an integer, index or float type
// "t.op"() {a = #vhlo.float_v1<1.0 : !vhlo.tuple_v1<>>} : () -> ()
//                                    ^
// <stdin>:8:30: error: unexpected decimal integer literal for a floating point value
// "t.op"() {a = #vhlo.float_v1<1 : !vhlo.f32_v1>} : () -> ()
//                              ^
// <stdin>:8:30: note: add a trailing dot to make the literal a float
// <stdin>:10:50: error: expected '='
// "t.op"() {a = #vhlo.dict_v1<{#vhlo.string_v1<"a">}>} : () -> ()
//                                                  ^
// <stdin>:12:34: error: expected 'x' in dimension list
// "t.op"() {a = !vhlo.tensor_v1<8x4>} : () -> ()
//                                  ^
// <stdin>:14:56: error: unexpected decimal integer literal for a floating point value
// "t.op"() {a = !vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 2:15, -128:127, 1>} : () -> ()
//                                                        ^
// <stdin>:14:56: note: add a trailing dot to make the literal a float
