// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// What is wrong in attributes of sdy is reported where it is.
"t.op"() {a = #sdy.mesh<["x"=0]>} : () -> ()

// -----

"t.op"() {a = #sdy.foo<1>} : () -> ()

// -----

"t.op"() {a = #sdy.mesh<["x"=2,"x"=2]>} : () -> ()

// -----

"t.op"() {a = #sdy<dimension_sharding{"x"}q>} : () -> ()

// -----

"t.op"() {a = #sdy.sharding<@mesh, [{"x"}], foo>} : () -> ()

// -----

"t.op"() {a = #sdy.mesh<["a"=3,"b"=2],device_ids=[0,1,2]>} : () -> ()

// -----

"t.op"() {a = #sdy.mesh<["a"=3],device_ids=[0,1,1]>} : () -> ()

// -----

"t.op"() {a = #sdy.sharding<@mesh,[{"x"}],unreduced=max{"z"}>} : () -> ()

// -----

"t.op"() {a = #sdy.mesh<["x"]>} : () -> ()

// -----

"t.op"() {a = #sdy.op_sharding_rule<([i])->([a]) {i=2}>} : () -> ()

// -----

"t.op"() {a = #sdy.op_sharding_rule<([i])->([i]) {j=2}>} : () -> ()

// -----

"t.op"() {a = #sdy<dimension_sharding{?,"x"}>} : () -> ()

// -----

"t.op"() {a = #sdy<dimension_sharding{"x"}p01>} : () -> ()

// -----

"t.op"() {a = #sdy.sharding<[{"x"}]>} : () -> ()
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
// -----
// -----
// ERR:
// <stdin>:2:26: error: axis size must be at least 1, got: 0
// "t.op"() {a = #sdy.mesh<["x"=0]>} : () -> ()
//                          ^
// <stdin>:6:20: error: unknown attribute `foo` in dialect `sdy`
// "t.op"() {a = #sdy.foo<1>} : () -> ()
//                    ^
// <stdin>:10:24: error: duplicate axis name: "x"
// "t.op"() {a = #sdy.mesh<["x"=2,"x"=2]>} : () -> ()
//                        ^
// <stdin>:14:44: error: expecting priority in format 'p<number>', got: q
// "t.op"() {a = #sdy<dimension_sharding{"x"}q>} : () -> ()
//                                            ^
// <stdin>:18:45: error: failed to parse Sdy_TensorSharding, expected valid named axis list after comma
// "t.op"() {a = #sdy.sharding<@mesh, [{"x"}], foo>} : () -> ()
//                                             ^
// <stdin>:22:24: error: total product of axis sizes must match total number of device ids, got: 6 != 3
// "t.op"() {a = #sdy.mesh<["a"=3,"b"=2],device_ids=[0,1,2]>} : () -> ()
//                        ^
// <stdin>:26:24: error: sorted device ids must be iota(product(axes)), got: 0, 1, 1
// "t.op"() {a = #sdy.mesh<["a"=3],device_ids=[0,1,1]>} : () -> ()
//                        ^
// <stdin>:30:53: error: expected '{'
// "t.op"() {a = #sdy.sharding<@mesh,[{"x"}],unreduced=max{"z"}>} : () -> ()
//                                                     ^
// <stdin>:34:29: error: expected '='
// "t.op"() {a = #sdy.mesh<["x"]>} : () -> ()
//                             ^
// <stdin>:38:47: error: expecting symbol from 'i' to 'z'. Received: 'a'
// "t.op"() {a = #sdy.op_sharding_rule<([i])->([a]) {i=2}>} : () -> ()
//                                               ^
// <stdin>:42:52: error: expecting factor indices to be ordered like an iota ([0,1,2,...], e.g. {i=#, j=#, ...}). Expecting factor index symbol 'i', received: 'j'
// "t.op"() {a = #sdy.op_sharding_rule<([i])->([i]) {j=2}>} : () -> ()
//                                                    ^
// <stdin>:46:40: error: expected '}'
// "t.op"() {a = #sdy<dimension_sharding{?,"x"}>} : () -> ()
//                                        ^
// <stdin>:50:46: error: priorities with leading zeros are not allowed, got: p01
// "t.op"() {a = #sdy<dimension_sharding{"x"}p01>} : () -> ()
//                                              ^
// <stdin>:54:29: error: invalid kind of attribute specified
// "t.op"() {a = #sdy.sharding<[{"x"}]>} : () -> ()
//                             ^
