// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// Types of emitc that are none, and values of types that C does not have.
func.func private @opaque(!emitc.opaque<"T*">, !emitc.ptr<!emitc.opaque<"T">>)
// -----
func.func private @opaque(!emitc.ptr<!emitc.opaque<"">>)
// -----
func.func private @pointer(!emitc.ptr<!emitc.lvalue<i32>>)
// -----
func.func private @array(!emitc.array<2x3xvector<4xf32>>)
// -----
func.func private @array(!emitc.array<f32>)
// -----
func.func private @array(!emitc.array<4x?xf32>)
// -----
func.func private @lvalue(!emitc.lvalue<!emitc.array<4xi8>>)
// -----
func.func private @lvalue(!emitc.lvalue<tuple<i8, !emitc.ptr<i24>>>)
// -----
// Pointers may be to anything, and then are not supported.
func.func private @pointer(!emitc.ptr<memref<4xf32>>, !emitc.array< 2 x !emitc.ptr<i24> >, !emitc.size_t<i32>)
// -----
%0 = "t.o"() : () -> !emitc.ptr<!emitc.ptr<i24>>
emitc.call_opaque "f"(%0) : (!emitc.ptr<!emitc.ptr<i24>>) -> ()
// -----
%0 = emitc.call_opaque "f"() : () -> tensor<?xf32>
// -----
%0 = emitc.call_opaque "f"() : () -> tuple<tensor<2xf64>, !emitc.ssize_t, !emitc.ptr<tensor<2x!emitc.opaque<"T">>>>
// -----
%0 = emitc.call_opaque "f"() : () -> tuple<i8, !emitc.array<2xi8>>
// -----
%0 = emitc.literal "M" : f80
// -----
emitc.func @f(%0: !emitc.ptr<vector<2xf32>>) -> !emitc.ptr<vector<2xf32>> {
  return %0 : !emitc.ptr<vector<2xf32>>
}
// -----
emitc.func @f(%0: i24) {
  %1 = emitc.mul %0, %0 : (i24, i24) -> i24
  return
}
// -----
emitc.global @g : !emitc.ptr<none>
// -----
emitc.func @f(%0: tuple<i8>) {
  %1 = emitc.cast %0 : tuple<i8> to i8
  return
}
// -----
emitc.func @f(%0: i32) {
  emitc.for %1 = %0 to %0 step %0 : i32 {
    emitc.yield %1 : i32
  }
  return
}
// -----
%0 = "t.o"() : () -> i32
%1 = emitc.apply "*"(%0) : (i32) -> i32
// -----
// A quote in a string does not end it.
func.func private @encoding(!emitc.ptr<tensor<2xi32, "a\">b">>)
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func private @pointer(!emitc.ptr<memref<4xf32>>, !emitc.array<2x!emitc.ptr<i24>>, !emitc.size_t)
}

// -----
// -----
// -----
module {
  %0 = emitc.call_opaque "f"() : () -> tuple<tensor<2xf64>, !emitc.ssize_t, !emitc.ptr<tensor<2x!emitc.opaque<"T">>>>
}

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
  func.func private @encoding(!emitc.ptr<tensor<2xi32, "a\22>b">>)
}

// ERR:
// <stdin>:2:40: error: pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead
// func.func private @opaque(!emitc.opaque<"T*">, !emitc.ptr<!emitc.opaque<"T">>)
//                                        ^
// <stdin>:4:51: error: expected non empty string in !emitc.opaque type
// func.func private @opaque(!emitc.ptr<!emitc.opaque<"">>)
//                                                   ^
// <stdin>:4:55: error: failed to parse EmitC_PointerType parameter 'pointee' which is to be a `Type`
// func.func private @opaque(!emitc.ptr<!emitc.opaque<"">>)
//                                                       ^
// <stdin>:6:38: error: pointers to lvalues are not allowed
// func.func private @pointer(!emitc.ptr<!emitc.lvalue<i32>>)
//                                      ^
// <stdin>:8:38: error: invalid array element type ''vector<4xf32>''
// func.func private @array(!emitc.array<2x3xvector<4xf32>>)
//                                      ^
// <stdin>:10:38: error: shape must not be empty
// func.func private @array(!emitc.array<f32>)
//                                      ^
// <stdin>:12:41: error: expected static shape
// func.func private @array(!emitc.array<4x?xf32>)
//                                         ^
// <stdin>:14:40: error: !emitc.lvalue cannot wrap !emitc.array type
// func.func private @lvalue(!emitc.lvalue<!emitc.array<4xi8>>)
//                                        ^
// <stdin>:16:40: error: !emitc.lvalue must wrap supported emitc type, but got 'tuple<i8, !emitc.ptr<i24>>'
// func.func private @lvalue(!emitc.lvalue<tuple<i8, !emitc.ptr<i24>>>)
//                                        ^
// <stdin>:22:1: error: 'emitc.call_opaque' op operand #0 must be variadic of type supported by EmitC, but got '!emitc.ptr<!emitc.ptr<i24>>'
// emitc.call_opaque "f"(%0) : (!emitc.ptr<!emitc.ptr<i24>>) -> ()
// ^
// <stdin>:22:1: note: see current operation: "emitc.call_opaque"(%0) <{callee = "f"}> : (!emitc.ptr<!emitc.ptr<i24>>) -> ()
// <stdin>:24:6: error: 'emitc.call_opaque' op result #0 must be variadic of type supported by EmitC, but got 'tensor<?xf32>'
// %0 = emitc.call_opaque "f"() : () -> tensor<?xf32>
//      ^
// <stdin>:24:6: note: see current operation: %0 = "emitc.call_opaque"() <{callee = "f"}> : () -> tensor<?xf32>
// <stdin>:28:6: error: 'emitc.call_opaque' op result #0 must be variadic of type supported by EmitC, but got 'tuple<i8, !emitc.array<2xi8>>'
// %0 = emitc.call_opaque "f"() : () -> tuple<i8, !emitc.array<2xi8>>
//      ^
// <stdin>:28:6: note: see current operation: %0 = "emitc.call_opaque"() <{callee = "f"}> : () -> tuple<i8, !emitc.array<2xi8>>
// <stdin>:30:6: error: 'emitc.literal' op result #0 must be type supported by EmitC, but got 'f80'
// %0 = emitc.literal "M" : f80
//      ^
// <stdin>:30:6: note: see current operation: %0 = "emitc.literal"() <{value = "M"}> : () -> f80
// <stdin>:33:3: error: 'emitc.return' op operand #0 must be type supported by EmitC, but got '!emitc.ptr<vector<2xf32>>'
//   return %0 : !emitc.ptr<vector<2xf32>>
//   ^
// <stdin>:33:3: note: see current operation: "emitc.return"(%arg0) : (!emitc.ptr<vector<2xf32>>) -> ()
// <stdin>:37:8: error: 'emitc.mul' op operand #0 must be floating-point type supported by EmitC or integer, index or opaque type supported by EmitC, but got 'i24'
//   %1 = emitc.mul %0, %0 : (i24, i24) -> i24
//        ^
// <stdin>:37:8: note: see current operation: %0 = "emitc.mul"(%arg0, %arg0) : (i24, i24) -> i24
// <stdin>:41:1: error: 'emitc.global' op expected valid emitc type
// emitc.global @g : !emitc.ptr<none>
// ^
// <stdin>:41:1: note: see current operation: "emitc.global"() <{sym_name = "g", type = !emitc.ptr<none>}> : () -> ()
// <stdin>:44:8: error: 'emitc.cast' op operand type 'tuple<i8>' and result type 'i8' are cast incompatible
//   %1 = emitc.cast %0 : tuple<i8> to i8
//        ^
// <stdin>:44:8: note: see current operation: %0 = "emitc.cast"(%arg0) : (tuple<i8>) -> i8
// <stdin>:50:5: error: 'emitc.yield' op yields a value not returned by parent
//     emitc.yield %1 : i32
//     ^
// <stdin>:50:5: note: see current operation: "emitc.yield"(%arg1) : (i32) -> ()
// <stdin>:56:6: error: 'emitc.apply' op operand type must be a pointer when applying `*`
// %1 = emitc.apply "*"(%0) : (i32) -> i32
//      ^
// <stdin>:56:6: note: see current operation: %1 = "emitc.apply"(%0) <{applicableOperator = "*"}> : (i32) -> i32
