// RUN: tenure opt --split-input-file --allow-unregistered-dialect
llvm.func @text_type() {
  %0 = llvm.mlir.constant("abc") : !llvm.array<2 x i8>
  llvm.return
}
// -----
llvm.func @elements() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<3 x i32>
  llvm.return
}
// -----
llvm.func @nested() {
  %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<1 x array<2 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @semantics() {
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  llvm.return
}
// -----
llvm.func @ordering(%p : !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
// -----
llvm.func @exchange(%p : !llvm.ptr, %v : i32) {
  %0 = llvm.cmpxchg %p, %v, %v acq_rel release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @back(%v : i32) -> i64 {
  llvm.return %v : i32
}
// -----
llvm.func @callee(i32) -> i8
llvm.func @calls(%v : i8) {
  %0 = llvm.call @callee(%v) : (i8) -> i8
  llvm.return
}
// -----
llvm.func @weights(%c : i1) {
  llvm.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.mlir.global appending @g(1 : i32) : i32
// -----
llvm.mlir.global @g() {alignment = 3 : i64} : i32
// -----
"a.b"() {t = !llvm.array<2 x func<void ()>>} : () -> ()
// -----
"a.b"() {t = !llvm.struct<"s", (struct<"t">)>} : () -> ()
// -----
"a.b"() {t = !llvm.array<2 i8>} : () -> ()
// -----
"a.b"() {t = !llvm.nothing} : () -> ()
// -----
llvm.func @variadic(...) -> i32
llvm.func @invokes(%v : i32) attributes {personality = @variadic} {
  %0 = llvm.invoke @variadic(%v) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (i32)>) : (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
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
// -----
// ERR:
// <stdin>:2:8: error: 'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant
//   %0 = llvm.mlir.constant("abc") : !llvm.array<2 x i8>
//        ^
// <stdin>:2:8: note: see current operation: %0 = "llvm.mlir.constant"() <{value = "abc"}> : () -> !llvm.array<2 x i8>
// <stdin>:7:8: error: 'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2
//   %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<3 x i32>
//        ^
// <stdin>:7:8: note: see current operation: %0 = "llvm.mlir.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> !llvm.array<3 x i32>
// <stdin>:12:8: error: 'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 1 vs. 2
//   %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<1 x array<2 x struct<(i32)>>>
//        ^
// <stdin>:12:8: note: see current operation: %0 = "llvm.mlir.constant"() <{value = [[1 : i32]]}> : () -> !llvm.array<1 x array<2 x struct<(i32)>>>
// <stdin>:17:8: error: 'llvm.mlir.constant' op expected integer type of width 32
//   %0 = llvm.mlir.constant(1.0 : f32) : i64
//        ^
// <stdin>:17:8: note: see current operation: %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> i64
// <stdin>:22:8: error: 'llvm.load' op unsupported ordering 'release'
//   %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> f32
//        ^
// <stdin>:22:8: note: see current operation: %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 5 : i64}> : (!llvm.ptr) -> f32
// <stdin>:27:8: error: 'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'
//   %0 = llvm.cmpxchg %p, %v, %v acq_rel release : !llvm.ptr, i32
//        ^
// <stdin>:27:8: note: see current operation: %0 = "llvm.cmpxchg"(%arg0, %arg1, %arg1) <{failure_ordering = 5 : i64, success_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
// <stdin>:32:3: error: 'llvm.return' op mismatching result types
//   llvm.return %v : i32
//   ^
// <stdin>:32:3: note: see current operation: "llvm.return"(%arg0) : (i32) -> ()
// <stdin>:31:1: note: when returning from function
// llvm.func @back(%v : i32) -> i64 {
// ^
// <stdin>:37:8: error: 'llvm.call' op operand type mismatch for operand 0: 'i8' != 'i32'
//   %0 = llvm.call @callee(%v) : (i8) -> i8
//        ^
// <stdin>:37:8: note: see current operation: %0 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i8) -> i8
// <stdin>:42:3: error: branch weights cannot all be zero
//   llvm.cond_br %c weights([0, 0]), ^bb1, ^bb1
//   ^
// <stdin>:42:3: note: see current operation: "llvm.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// <stdin>:47:1: error: 'llvm.mlir.global' op expected array type for 'appending' linkage
// llvm.mlir.global appending @g(1 : i32) : i32
// ^
// <stdin>:47:1: note: see current operation: 
// "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<appending>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:49:1: error: alignment attribute is not a power of 2
// llvm.mlir.global @g() {alignment = 3 : i64} : i32
// ^
// <stdin>:49:1: note: see current operation: 
// "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 3 : i64, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// }) : () -> ()
// <stdin>:51:25: error: invalid array element type: '!llvm.func<void ()>'
// "a.b"() {t = !llvm.array<2 x func<void ()>>} : () -> ()
//                         ^
// <stdin>:53:43: error: struct without a body only allowed in a recursive struct
// "a.b"() {t = !llvm.struct<"s", (struct<"t">)>} : () -> ()
//                                           ^
// <stdin>:55:28: error: expected 'x'
// "a.b"() {t = !llvm.array<2 i8>} : () -> ()
//                            ^
// <stdin>:57:20: error: unknown LLVM type: nothing
// "a.b"() {t = !llvm.nothing} : () -> ()
//                    ^
// <stdin>:61:8: error: 'llvm.invoke' op expected var_callee_type to be a variadic function type
//   %0 = llvm.invoke @variadic(%v) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (i32)>) : (i32) -> i32
//        ^
// <stdin>:61:8: note: see current operation: %0 = "llvm.invoke"(%arg0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @variadic, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, var_callee_type = !llvm.func<i32 (i32)>}> : (i32) -> i32
