// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// What verifiers of transform ops refuse, and device mappings.
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({^bb0(%a: !transform.any_op): 
  "transform.yield"() : () -> ()}) : () -> ()
// -----
%0 = "test.op"() : () -> !transform.any_op
"transform.sequence"(%0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({^bb0(%a: !transform.any_op): 
  "transform.yield"() : () -> ()}) : (!transform.any_op) -> ()
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  "test.something"() : () -> ()
  transform.sequence %arg0 : !transform.any_op failures(propagate) { ^bb1(%a: !transform.any_op): }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  transform.sequence %arg0 : !transform.any_op failures(propagate) { ^bb1(%a: !transform.any_op): }
  transform.sequence %arg0 : !transform.any_op failures(propagate) { ^bb1(%a: !transform.any_op): }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  transform.named_sequence @foo() { transform.yield }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  transform.with_pdl_patterns %arg0 : !transform.any_op {
  ^bb1(%arg1: !transform.any_op):
    transform.sequence %arg1 : !transform.any_op failures(propagate) { ^bb2(%a: !transform.any_op): }
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %r : (!transform.any_op) -> !transform.op<"a.b">
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %x: !transform.op<"tensor.empty">):
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %x : (!transform.op<"tensor.empty">) -> !transform.op<"a.b">
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %x: !transform.op<"tensor.pad">):
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %x : (!transform.op<"tensor.pad">) -> !transform.op<"bufferization.alloc_tensor">
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %p: !transform.param<i64>):
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%a: !smt.int):
    %c = arith.constant 1 : i64
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %p: !transform.param<i64>):
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%a: !smt.int):
    "transform.test"() : () -> ()
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %p: !transform.param<i64>):
  %x = vector.step : vector<4xindex>
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %p: !transform.param<i64>):
  "foo.bar"() : () -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %p: !transform.param<i64>):
  transform.named_sequence @f() { transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %p: !transform.param<i64>):
  pdl.pattern @f : benefit(1) { %0 = operation "a" rewrite %0 with "b" }
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %p: !transform.param<i64>):
  %0 = transform.structured.promote %r {mapping = [#gpu.thread<x>, #gpu.block<y>, #gpu.warp<x>, #gpu.warpgroup<x>, #gpu.lane<x>, #gpu.memory_space<workgroup>, #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %p: !transform.param<i64>):
  %0 = transform.structured.promote %r {mapping = [#gpu.thread<x>, #gpu.block<y>, #gpu.warp<x>, #gpu.warpgroup<x>, #gpu.lane<x>, #gpu.memory_space<workgroup>]} : (!transform.any_op) -> !transform.any_op
}
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [#gpu.address_space<workgroup>]} return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [#gpu.memory_space<workgroup>]} return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [#gpu.mask<3>]} return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [1]} return }
// -----
func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [#arith.fastmath<none>]} return }
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
// -----
// -----
// -----
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
    %0 = transform.structured.promote %arg0 {mapping = [#gpu.thread<x>, #gpu.block<y>, #gpu.warp<x>, #gpu.warpgroup<x>, #gpu.lane<x>, #gpu.memory_space<workgroup>]} : (!transform.any_op) -> !transform.any_op
  }
}

// -----
// -----
module {
  func.func @f(%arg0: index) {
    scf.forall (%arg1) in (%arg0) {
    } {mapping = [#gpu.memory_space<workgroup>]}
    return
  }
}

// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:1: error: 'transform.sequence' op operand count (0) does not match with the total size (1) specified in attribute 'operandSegmentSizes'
// "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({^bb0(%a: !transform.any_op): 
// ^
// <stdin>:2:1: note: see current operation: 
// "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
// ^bb0(%arg0: !transform.any_op):
//   "transform.yield"() : () -> ()
// }) : () -> ()
// <stdin>:6:1: error: 'transform.sequence' op does not expect extra operands when used as top-level
// "transform.sequence"(%0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({^bb0(%a: !transform.any_op): 
// ^
// <stdin>:6:1: note: see current operation: 
// "transform.sequence"(%0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
// ^bb0(%arg0: !transform.any_op):
//   "transform.yield"() : () -> ()
// }) : (!transform.any_op) -> ()
// <stdin>:9:1: error: 'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body
// transform.with_pdl_patterns {
// ^
// <stdin>:9:1: note: see current operation: 
// "transform.with_pdl_patterns"() ({
// ^bb0(%arg0: !transform.any_op):
//   "test.something"() : () -> ()
//   "transform.sequence"(%arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
//   ^bb0(%arg1: !transform.any_op):
//     "transform.yield"() : () -> ()
//   }) : (!transform.any_op) -> ()
// }) : () -> ()
// <stdin>:11:3: note: offending op
//   "test.something"() : () -> ()
//   ^
// <stdin>:15:1: error: 'transform.with_pdl_patterns' op expects only one non-pattern op in its body
// transform.with_pdl_patterns {
// ^
// <stdin>:15:1: note: see current operation: 
// "transform.with_pdl_patterns"() ({
// ^bb0(%arg0: !transform.any_op):
//   "transform.sequence"(%arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
//   ^bb0(%arg2: !transform.any_op):
//     "transform.yield"() : () -> ()
//   }) : (!transform.any_op) -> ()
//   "transform.sequence"(%arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
//   ^bb0(%arg1: !transform.any_op):
//     "transform.yield"() : () -> ()
//   }) : (!transform.any_op) -> ()
// }) : () -> ()
// <stdin>:17:3: note: first non-pattern op
//   transform.sequence %arg0 : !transform.any_op failures(propagate) { ^bb1(%a: !transform.any_op): }
//   ^
// <stdin>:18:3: note: second non-pattern op
//   transform.sequence %arg0 : !transform.any_op failures(propagate) { ^bb1(%a: !transform.any_op): }
//   ^
// <stdin>:21:1: error: 'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body
// transform.with_pdl_patterns {
// ^
// <stdin>:21:1: note: see current operation: 
// "transform.with_pdl_patterns"() ({
// ^bb0(%arg0: !transform.any_op):
//   "transform.named_sequence"() <{function_type = () -> (), sym_name = "foo"}> ({
//     "transform.yield"() : () -> ()
//   }) : () -> ()
// }) : () -> ()
// <stdin>:23:3: note: offending op
//   transform.named_sequence @foo() { transform.yield }
//   ^
// <stdin>:26:1: error: 'transform.with_pdl_patterns' op expects at least one non-pattern op
// transform.with_pdl_patterns {
// ^
// <stdin>:26:1: note: see current operation: 
// "transform.with_pdl_patterns"() ({
// ^bb0(%arg0: !transform.any_op):
// }) : () -> ()
// <stdin>:32:3: error: 'transform.with_pdl_patterns' op cannot be nested
//   transform.with_pdl_patterns %arg0 : !transform.any_op {
//   ^
// <stdin>:32:3: note: see current operation: 
// "transform.with_pdl_patterns"(%arg0) ({
// ^bb0(%arg1: !transform.any_op):
//   "transform.sequence"(%arg1) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
//   ^bb0(%arg2: !transform.any_op):
//     "transform.yield"() : () -> ()
//   }) : (!transform.any_op) -> ()
// }) : (!transform.any_op) -> ()
// <stdin>:30:1: note: parent operation
// transform.with_pdl_patterns {
// ^
// <stdin>:40:8: error: 'transform.bufferization.empty_tensor_to_alloc_tensor' op operand #0 must be Transform IR handle to tensor.empty operations, but got '!transform.any_op'
//   %0 = transform.bufferization.empty_tensor_to_alloc_tensor %r : (!transform.any_op) -> !transform.op<"a.b">
//        ^
// <stdin>:40:8: note: see current operation: %0 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%arg0) : (!transform.any_op) -> !transform.op<"a.b">
// <stdin>:45:8: error: 'transform.bufferization.empty_tensor_to_alloc_tensor' op result #0 must be Transform IR handle to bufferization.alloc_tensor operations, but got '!transform.op<"a.b">'
//   %0 = transform.bufferization.empty_tensor_to_alloc_tensor %x : (!transform.op<"tensor.empty">) -> !transform.op<"a.b">
//        ^
// <stdin>:45:8: note: see current operation: %0 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%arg1) : (!transform.op<"tensor.empty">) -> !transform.op<"a.b">
// <stdin>:50:8: error: 'transform.bufferization.empty_tensor_to_alloc_tensor' op operand #0 must be Transform IR handle to tensor.empty operations, but got '!transform.op<"tensor.pad">'
//   %0 = transform.bufferization.empty_tensor_to_alloc_tensor %x : (!transform.op<"tensor.pad">) -> !transform.op<"bufferization.alloc_tensor">
//        ^
// <stdin>:50:8: note: see current operation: %0 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%arg1) : (!transform.op<"tensor.pad">) -> !transform.op<"bufferization.alloc_tensor">
// <stdin>:55:3: error: 'transform.smt.constrain_params' op ops contained in region should belong to SMT-dialect
//   transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
//   ^
// <stdin>:55:3: note: see current operation: 
// "transform.smt.constrain_params"(%arg1) ({
// ^bb0(%arg2: !smt.int):
//   %0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
//   "smt.yield"() : () -> ()
// }) : (!transform.param<i64>) -> ()
// <stdin>:63:3: error: 'transform.smt.constrain_params' op ops contained in region should belong to SMT-dialect
//   transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
//   ^
// <stdin>:63:3: note: see current operation: 
// "transform.smt.constrain_params"(%arg1) ({
// ^bb0(%arg2: !smt.int):
//   "transform.test"() : () -> ()
//   "smt.yield"() : () -> ()
// }) : (!transform.param<i64>) -> ()
// <stdin>:69:1: error: 'transform.sequence' op expected children ops to implement TransformOpInterface
// transform.sequence failures(propagate) {
// ^
// <stdin>:69:1: note: see current operation: 
// "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
// ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
//   %0 = "vector.step"() : () -> vector<4xindex>
//   "transform.yield"() : () -> ()
// }) : () -> ()
// <stdin>:71:8: note: op without interface
//   %x = vector.step : vector<4xindex>
//        ^
// <stdin>:74:1: error: 'transform.sequence' op expected children ops to implement TransformOpInterface
// transform.sequence failures(propagate) {
// ^
// <stdin>:74:1: note: see current operation: 
// "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
// ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
//   "foo.bar"() : () -> ()
//   "transform.yield"() : () -> ()
// }) : () -> ()
// <stdin>:76:3: note: op without interface
//   "foo.bar"() : () -> ()
//   ^
// <stdin>:81:3: error: 'transform.named_sequence' op symbol's parent must have the SymbolTable trait
//   transform.named_sequence @f() { transform.yield }
//   ^
// <stdin>:81:3: note: see current operation: 
// "transform.named_sequence"() <{function_type = () -> (), sym_name = "f"}> ({
//   "transform.yield"() : () -> ()
// }) : () -> ()
// <stdin>:84:1: error: 'transform.sequence' op expected children ops to implement TransformOpInterface
// transform.sequence failures(propagate) {
// ^
// <stdin>:84:1: note: see current operation: 
// "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
// ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>):
//   "pdl.pattern"() <{benefit = 1 : i16, sym_name = "f"}> ({
//     %0 = "pdl.operation"() <{attributeValueNames = [], opName = "a", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
//     "pdl.rewrite"(%0) <{name = "b", operandSegmentSizes = array<i32: 1, 0>}> ({
//     }) : (!pdl.operation) -> ()
//   }) : () -> ()
//   "transform.yield"() : () -> ()
// }) : () -> ()
// <stdin>:86:3: note: op without interface
//   pdl.pattern @f : benefit(1) { %0 = operation "a" rewrite %0 with "b" }
//   ^
// <stdin>:91:8: error: 'transform.structured.promote' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
//   %0 = transform.structured.promote %r {mapping = [#gpu.thread<x>, #gpu.block<y>, #gpu.warp<x>, #gpu.warpgroup<x>, #gpu.lane<x>, #gpu.memory_space<workgroup>, #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} : (!transform.any_op) -> !transform.any_op
//        ^
// <stdin>:91:8: note: see current operation: %0 = "transform.structured.promote"(%arg0) <{mapping = [#gpu.thread<x>, #gpu.block<y>, #gpu.warp<x>, #gpu.warpgroup<x>, #gpu.lane<x>, #gpu.memory_space<workgroup>, #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>], operands_to_promote = [], use_full_tile_buffers = []}> : (!transform.any_op) -> !transform.any_op
// <stdin>:99:27: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
// func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [#gpu.address_space<workgroup>]} return }
//                           ^
// <stdin>:99:27: note: see current operation: 
// "scf.forall"(%arg0) <{mapping = [#gpu.address_space<workgroup>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// ^bb0(%arg1: index):
//   "scf.forall.in_parallel"() ({
//   ^bb0:
//   }) : () -> ()
// }) : (index) -> ()
// <stdin>:103:27: error: 'scf.forall' op mapping attribute size must match op rank
// func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [#gpu.mask<3>]} return }
//                           ^
// <stdin>:103:27: note: see current operation: 
// "scf.forall"(%arg0) <{mapping = [#gpu.mask<3>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// ^bb0(%arg1: index):
//   "scf.forall.in_parallel"() ({
//   ^bb0:
//   }) : () -> ()
// }) : (index) -> ()
// <stdin>:105:27: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
// func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]} return }
//                           ^
// <stdin>:105:27: note: see current operation: 
// "scf.forall"(%arg0) <{mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// ^bb0(%arg1: index):
//   "scf.forall.in_parallel"() ({
//   ^bb0:
//   }) : () -> ()
// }) : (index) -> ()
// <stdin>:107:27: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
// func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [1]} return }
//                           ^
// <stdin>:107:27: note: see current operation: 
// "scf.forall"(%arg0) <{mapping = [1], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// ^bb0(%arg1: index):
//   "scf.forall.in_parallel"() ({
//   ^bb0:
//   }) : () -> ()
// }) : (index) -> ()
// <stdin>:109:27: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
// func.func @f(%a: index) { scf.forall (%i) in (%a) { } {mapping = [#arith.fastmath<none>]} return }
//                           ^
// <stdin>:109:27: note: see current operation: 
// "scf.forall"(%arg0) <{mapping = [#arith.fastmath<none>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// ^bb0(%arg1: index):
//   "scf.forall.in_parallel"() ({
//   ^bb0:
//   }) : () -> ()
// }) : (index) -> ()
