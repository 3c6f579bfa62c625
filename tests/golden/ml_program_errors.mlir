// RUN: tenure opt --split-input-file
// What programs of ml_program, and a few others, do not allow.
ml_program.func @f(%x: i32) -> i32 {
  ml_program.return %x, %x : i32, i32
}
// -----
ml_program.subgraph @g(%x: i64) -> i32 {
  ml_program.output %x : i64
}
// -----
ml_program.global private @constant : i32
// -----
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load_const @nothing : i32
  ml_program.return %0 : i32
}
// -----
ml_program.global private mutable @v(42 : i64) : i64
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load @v : i32
  ml_program.return %0 : i32
}
// -----
ml_program.global private mutable @v(42 : i64) : i64
ml_program.func @f() -> i64 {
  %0 = ml_program.global_load_const @v : i64
  ml_program.return %0 : i64
}
// -----
ml_program.global private @v(42 : i64) : i64
ml_program.func @f(%x: i64) {
  ml_program.global_store @v = %x : i64
  ml_program.return
}
// -----
ml_program.global private mutable @v(42 : i64) : i64
ml_program.func @f(%x: i32) {
  ml_program.global_store @v = %x : i32
  ml_program.return
}
// -----
ml_program.global private mutable @v : i32
ml_program.subgraph @g() -> (i32, !ml_program.token) {
  %t = ml_program.token
  %0, %u = ml_program.global_load_graph @v ordering(() -> !ml_program.token) : i32
  %w = ml_program.global_store_graph @v = %0 ordering(%t, %u) : i32
  ml_program.output %0, %w : i32, !ml_program.token
}
// -----
"memref.distinct_objects"() : () -> ()
// -----
pdl_interp.func @matcher(%a: !pdl.operation) {
  %0 = pdl_interp.create_operation "foo.op" -> <inferred>
  pdl_interp.finalize
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
// ERR:
// <stdin>:3:3: error: 'ml_program.return' op has 2 operands, but enclosing function (@f) returns 1
//   ml_program.return %x, %x : i32, i32
//   ^
// <stdin>:3:3: note: see current operation: "ml_program.return"(%arg0, %arg0) : (i32, i32) -> ()
// <stdin>:7:3: error: type of output operand 0 ('i64') doesn't match function result type ('i32') in function @g
//   ml_program.output %x : i64
//   ^
// <stdin>:7:3: note: see current operation: "ml_program.output"(%arg0) : (i64) -> ()
// <stdin>:10:1: error: 'ml_program.global' op immutable global must have an initial value
// ml_program.global private @constant : i32
// ^
// <stdin>:10:1: note: see current operation: "ml_program.global"() <{sym_name = "constant", sym_visibility = "private", type = i32}> : () -> ()
// <stdin>:13:8: error: 'ml_program.global_load_const' op undefined global: @nothing
//   %0 = ml_program.global_load_const @nothing : i32
//        ^
// <stdin>:13:8: note: see current operation: %0 = "ml_program.global_load_const"() <{global = @nothing}> : () -> i32
// <stdin>:19:8: error: 'ml_program.global_load' op cannot load from global typed 'i64' as 'i32'
//   %0 = ml_program.global_load @v : i32
//        ^
// <stdin>:19:8: note: see current operation: %0 = "ml_program.global_load"() <{global = @v}> : () -> i32
// <stdin>:25:8: error: 'ml_program.global_load_const' op cannot load as const from mutable global @v
//   %0 = ml_program.global_load_const @v : i64
//        ^
// <stdin>:25:8: note: see current operation: %0 = "ml_program.global_load_const"() <{global = @v}> : () -> i64
// <stdin>:31:3: error: 'ml_program.global_store' op cannot store to an immutable global @v
//   ml_program.global_store @v = %x : i64
//   ^
// <stdin>:31:3: note: see current operation: "ml_program.global_store"(%arg0) <{global = @v}> : (i64) -> ()
// <stdin>:37:3: error: 'ml_program.global_store' op cannot store to a global typed 'i64' from 'i32'
//   ml_program.global_store @v = %x : i32
//   ^
// <stdin>:37:3: note: see current operation: "ml_program.global_store"(%arg0) <{global = @v}> : (i32) -> ()
// <stdin>:45:61: error: expected '->'
//   %w = ml_program.global_store_graph @v = %0 ordering(%t, %u) : i32
//                                                             ^
// <stdin>:49:1: error: 'memref.distinct_objects' op expected at least one operand
// "memref.distinct_objects"() : () -> ()
// ^
// <stdin>:49:1: note: see current operation: "memref.distinct_objects"() : () -> ()
// <stdin>:52:8: error: 'pdl_interp.create_operation' op has inferred results, but the created operation 'foo.op' does not support result type inference (or is not registered)
//   %0 = pdl_interp.create_operation "foo.op" -> <inferred>
//        ^
// <stdin>:52:8: note: see current operation: %0 = "pdl_interp.create_operation"() <{inferredResultTypes, inputAttributeNames = [], name = "foo.op", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
