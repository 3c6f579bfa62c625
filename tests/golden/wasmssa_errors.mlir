// RUN: tenure opt --split-input-file
// What functions, globals and locals of wasmssa do not allow.
wasmssa.func exproted @f() {
  wasmssa.return
}
// -----
wasmssa.func @f(%a: i32) {
  wasmssa.return
}
// -----
"wasmssa.func"() <{sym_name = "a", functionType = (i64) -> i32}> ({
^bb0(%a : !wasmssa<local ref to i32>):
  "wasmssa.return"() : () -> ()
}) : () -> ()
// -----
"wasmssa.func"() <{sym_name = "a", functionType = () -> i32}> ({
^bb0(%a : !wasmssa<local ref to i32>):
  "wasmssa.return"() : () -> ()
}) : () -> ()
// -----
wasmssa.global @a i32 : {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.add %0 %0 : i32
  wasmssa.return %1 : i32
}
// -----
wasmssa.global @a i32 mutable : {
  %0 = wasmssa.global_get @a : i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.global @a i32 : {
  %0 = wasmssa.global_get @b : i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.global @a i8 : {
  wasmssa.return
}
// -----
wasmssa.import_global 3 from "m" as @a : i32
// -----
wasmssa.memory @m !wasmssa<tabletype !wasmssa.funcref [2:]>
// -----
wasmssa.memory @m !wasmssa<limit[4]>
// -----
wasmssa.memory @m !wasmssa<limits[4:]>
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %0 = wasmssa.const 3 : i64
  wasmssa.local_set %a : ref to i32 to %0 : i64
  wasmssa.return
}
// -----
wasmssa.func @f() {
  %0 = wasmssa.const 3 : i64
  %1 = wasmssa.extend 7 low bits from %0 : i64
  wasmssa.return
}
// -----
wasmssa.func @f() {
  %0 = wasmssa.const 3 : i64
  %1 = wasmssa.reinterpret %0 : i64 as f32
  wasmssa.return
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
// -----
// -----
// -----
// ERR:
// <stdin>:2:1: error: custom op 'wasmssa.func' expecting either `exported` or symbol name. got exproted
// wasmssa.func exproted @f() {
// ^
// <stdin>:6:26: error: invalid type for wasm.func argument. Expecting !wasm<local T>, got 'i32'
// wasmssa.func @f(%a: i32) {
//                          ^
// <stdin>:10:1: error: func argument type #0('i64') doesn't match entry block referenced type ('i32')
// "wasmssa.func"() <{sym_name = "a", functionType = (i64) -> i32}> ({
// ^
// <stdin>:10:1: note: see current operation: 
// "wasmssa.func"() <{functionType = (i64) -> i32, sym_name = "a"}> ({
// ^bb0(%arg0: !wasmssa<local ref to i32>):
//   "wasmssa.return"() : () -> ()
// }) : () -> ()
// <stdin>:15:1: error: entry block should have same number of arguments as function type. Function type has 0, entry block has 1
// "wasmssa.func"() <{sym_name = "a", functionType = () -> i32}> ({
// ^
// <stdin>:15:1: note: see current operation: 
// "wasmssa.func"() <{functionType = () -> i32, sym_name = "a"}> ({
// ^bb0(%arg0: !wasmssa<local ref to i32>):
//   "wasmssa.return"() : () -> ()
// }) : () -> ()
// <stdin>:20:1: error: expected a constant initializer for this operator, got %1 = "wasmssa.add"(%0, %0) : (i32, i32) -> i32
// wasmssa.global @a i32 : {
// ^
// <stdin>:20:1: note: see current operation: 
// "wasmssa.global"() <{sym_name = "a", type = i32}> ({
//   %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
//   %1 = "wasmssa.add"(%0, %0) : (i32, i32) -> i32
//   "wasmssa.return"(%1) : (i32) -> ()
// }) : () -> ()
// <stdin>:27:8: error: global.get op is considered constant if it's referring to a import.global symbol marked non-mutable
//   %0 = wasmssa.global_get @a : i32
//        ^
// <stdin>:27:8: note: see current operation: %0 = "wasmssa.global_get"() <{global = @a}> : () -> i32
// <stdin>:32:8: error: symbol @b is undefined
//   %0 = wasmssa.global_get @b : i32
//        ^
// <stdin>:32:8: note: see current operation: %0 = "wasmssa.global_get"() <{global = @b}> : () -> i32
// <stdin>:36:1: error: 'wasmssa.global' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference
// wasmssa.global @a i8 : {
// ^
// <stdin>:36:1: note: see current operation: 
// "wasmssa.global"() <{sym_name = "a", type = i8}> ({
//   "wasmssa.return"() : () -> ()
// }) : () -> ()
// <stdin>:40:23: error: custom op 'wasmssa.import_global' expected string
// wasmssa.import_global 3 from "m" as @a : i32
//                       ^
// <stdin>:42:1: error: 'wasmssa.memory' op attribute 'limits' failed to satisfy constraint: type attribute of Wasm limit type
// wasmssa.memory @m !wasmssa<tabletype !wasmssa.funcref [2:]>
// ^
// <stdin>:42:1: note: see current operation: "wasmssa.memory"() <{limits = !wasmssa<tabletype !wasmssa.funcref [2:]>, sym_name = "m"}> : () -> ()
// <stdin>:44:35: error: expected ':'
// wasmssa.memory @m !wasmssa<limit[4]>
//                                   ^
// <stdin>:46:28: error: unknown  type `limits` in dialect `wasmssa`
// wasmssa.memory @m !wasmssa<limits[4:]>
//                            ^
// <stdin>:50:3: error: input type and result type of local.set do not match
//   wasmssa.local_set %a : ref to i32 to %0 : i64
//   ^
// <stdin>:50:3: note: see current operation: "wasmssa.local_set"(%arg0, %0) : (!wasmssa<local ref to i32>, i64) -> ()
// <stdin>:56:8: error: extend op can only take 8, 16 or 32 bits. Got 7
//   %1 = wasmssa.extend 7 low bits from %0 : i64
//        ^
// <stdin>:56:8: note: see current operation: %1 = "wasmssa.extend"(%0) <{bitsToTake = 7 : i64}> : (i64) -> i64
// <stdin>:62:8: error: input type ('i64') and output type ('f32') have incompatible bit widths
//   %1 = wasmssa.reinterpret %0 : i64 as f32
//        ^
// <stdin>:62:8: note: see current operation: %1 = "wasmssa.reinterpret"(%0) : (i64) -> f32
