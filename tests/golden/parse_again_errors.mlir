// RUN: tenure opt --split-input-file
// The first of two ops that are spelled alike is right.
func.func @type(%a: i32, %b: i64) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %b : i32
  return
}
// -----
func.func @unknown(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %1, %none : i32
  return
}
// -----
func.func @results(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1:2 = arith.addi %a, %a : i32
  return
}
// -----
func.func @unnamed(%a: memref<4xf32>) {
  memref.dealloc %a : memref<4xf32>
  %0 = memref.dealloc %a : memref<4xf32>
  return
}
// -----
func.func @twice(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %0 = arith.addi %a, %a : i32
  return
}
// -----
func.func @goes_on(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.addi %b, %a : index
  %2 = arith.addi %b, %a : index %a
  return
}
// -----
func.func @earlier(%c: i1) {
  cf.br ^b
^a:
  %0 = arith.addi %1, %1 : i64
  %3 = arith.addi %1, %1 : i32
  return
^b:
  %1 = "func.constant"() {value = @earlier} : () -> i32
  cf.br ^a
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:4:23: error: use of value '%b' expects different type than prior uses: 'i32' vs 'i64'
//   %1 = arith.addi %a, %b : i32
//                       ^
// <stdin>:2:26: note: prior use here
// func.func @type(%a: i32, %b: i64) {
//                          ^
// <stdin>:11:23: error: use of undeclared SSA value name
//   %2 = arith.addi %1, %none : i32
//                       ^
// <stdin>:17:3: error: operation defines 1 results but was provided 2 to bind
//   %1:2 = arith.addi %a, %a : i32
//   ^
// <stdin>:23:3: error: cannot name an operation with no results
//   %0 = memref.dealloc %a : memref<4xf32>
//   ^
// <stdin>:29:3: error: redefinition of SSA value '%0'
//   %0 = arith.addi %a, %a : i32
//   ^
// <stdin>:28:3: note: previously defined here
//   %0 = arith.addi %a, %a : i32
//   ^
// <stdin>:36:36: error: expected '=' after SSA name
//   %2 = arith.addi %b, %a : index %a
//                                    ^
// <stdin>:44:19: error: use of value '%1' expects different type than prior uses: 'i32' vs 'i64'
//   %3 = arith.addi %1, %1 : i32
//                   ^
// <stdin>:43:19: note: prior use here
//   %0 = arith.addi %1, %1 : i64
//                   ^
