// RUN: tenure opt --split-input-file
// What an expression may hold, and which ops in it may be used once; what members are of.
func.func @lit(%x: i32) -> i32 {
  %0 = emitc.expression %x : (i32) -> i32 {
    %l = emitc.literal "1" : i32
    %a = emitc.add %l, %x : (i32, i32) -> i32
    emitc.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @subs(%x: !emitc.array<4xi32>, %i: index) -> i32 {
  %0 = emitc.expression %x, %i : (!emitc.array<4xi32>, index) -> i32 {
    %l = emitc.subscript %x[%i] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
    %a = emitc.load %l : !emitc.lvalue<i32>
    emitc.yield %a : i32
  }
  return %0 : i32
}
// -----
emitc.func @g(%x: i32) -> i32 { emitc.return %x : i32 }
func.func @callonce(%x: i32) -> i32 {
  %0 = emitc.expression %x : (i32) -> i32 {
    %l = emitc.call @g(%x) : (i32) -> i32
    %a = emitc.add %l, %l : (i32, i32) -> i32
    emitc.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @callopaque(%x: i32) -> i32 {
  %0 = emitc.expression %x : (i32) -> i32 {
    %l = emitc.call_opaque "g"(%x) : (i32) -> i32
    %a = emitc.add %l, %l : (i32, i32) -> i32
    emitc.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @apply2(%x: !emitc.lvalue<i32>, %c: i1) -> !emitc.ptr<i32> {
  %0 = emitc.expression %x, %c : (!emitc.lvalue<i32>, i1) -> !emitc.ptr<i32> {
    %l = emitc.apply "&"(%x) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %a = emitc.conditional %c, %l, %l : !emitc.ptr<i32>
    emitc.yield %a : !emitc.ptr<i32>
  }
  return %0 : !emitc.ptr<i32>
}
// -----
func.func @apply3(%x: !emitc.ptr<i32>, %c: i1) -> i32 {
  %0 = emitc.expression %x, %c : (!emitc.ptr<i32>, i1) -> i32 {
    %l = emitc.apply "*"(%x) : (!emitc.ptr<i32>) -> i32
    %a = emitc.conditional %c, %l, %l : i32
    emitc.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @arith(%x: !emitc.opaque<"T">, %c: i1) -> !emitc.opaque<"T"> {
  %0 = emitc.expression %x, %c : (!emitc.opaque<"T">, i1) -> !emitc.opaque<"T"> {
    %l = emitc.add %x, %x : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
    %a = emitc.conditional %c, %l, %l : !emitc.opaque<"T">
    emitc.yield %a : !emitc.opaque<"T">
  }
  return %0 : !emitc.opaque<"T">
}
// -----
func.func @arith2(%x: i32, %c: i1) -> !emitc.opaque<"T"> {
  %0 = emitc.expression %x, %c : (i32, i1) -> !emitc.opaque<"T"> {
    %l = emitc.add %x, %x : (i32, i32) -> !emitc.opaque<"T">
    %a = emitc.conditional %c, %l, %l : !emitc.opaque<"T">
    emitc.yield %a : !emitc.opaque<"T">
  }
  return %0 : !emitc.opaque<"T">
}
// -----
func.func @consts(%c: i1) -> !emitc.opaque<"T"> {
  %0 = emitc.expression %c : (i1) -> !emitc.opaque<"T"> {
    %l = "emitc.constant"() {value = #emitc.opaque<"x">} : () -> !emitc.opaque<"T">
    %a = emitc.conditional %c, %l, %l : !emitc.opaque<"T">
    emitc.yield %a : !emitc.opaque<"T">
  }
  return %0 : !emitc.opaque<"T">
}
// -----
func.func @consts2(%c: i1) -> i32 {
  %0 = emitc.expression %c : (i1) -> i32 {
    %l = "emitc.constant"() {value = 1 : i32} : () -> i32
    %a = emitc.conditional %c, %l, %l : i32
    emitc.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @deref(%x: !emitc.ptr<i32>, %c: i1) -> i32 {
  %0 = emitc.expression %x, %c : (!emitc.ptr<i32>, i1) -> i32 {
    %l = emitc.dereference %x : !emitc.ptr<i32>
    %a = emitc.load %l : !emitc.lvalue<i32>
    emitc.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @load(%x: !emitc.lvalue<i32>, %c: i1) -> i32 {
  %0 = emitc.expression %x, %c : (!emitc.lvalue<i32>, i1) -> i32 {
    %l = emitc.load %x : !emitc.lvalue<i32>
    %a = emitc.add %l, %l : (i32, i32) -> i32
    emitc.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @minus(%x: index, %y: !emitc.ptr<i32>, %c: i1) -> index {
  %0 = emitc.expression %x, %c : (index, i1) -> index {
    %l = emitc.unary_minus %x : (index) -> index
    %a = emitc.conditional %c, %l, %l : index
    emitc.yield %a : index
  }
  return %0 : index
}
// -----
func.func @types(%x: !emitc.size_t, %c: i1) {
  %0 = emitc.expression %x, %c : (!emitc.size_t, i1) -> !emitc.size_t {
    %l = emitc.unary_minus %x : (!emitc.size_t) -> !emitc.size_t
    %a = emitc.conditional %c, %l, %l : !emitc.size_t
    emitc.yield %a : !emitc.size_t
  }
  return
}
// -----
func.func @ptrs(%x: !emitc.ptr<i32>, %i: i32, %c: i1) {
  %0 = emitc.expression %x, %i, %c : (!emitc.ptr<i32>, i32, i1) -> !emitc.ptr<i32> {
    %l = emitc.add %x, %i : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
    %a = emitc.conditional %c, %l, %l : !emitc.ptr<i32>
    emitc.yield %a : !emitc.ptr<i32>
  }
  return
}
// -----
func.func @floats(%x: f16, %z: bf16, %c: i1) {
  %0 = emitc.expression %x, %z, %c : (f16, bf16, i1) -> i1 {
    %l = emitc.cmp lt, %x, %x : (f16, f16) -> i1
    %m = emitc.cmp lt, %z, %z : (bf16, bf16) -> i1
    %a = emitc.conditional %l, %l, %m : i1
    %b = emitc.conditional %m, %a, %m : i1
    emitc.yield %b : i1
  }
  return
}
// -----
func.func @m1(%x: !emitc.lvalue<!emitc.size_t>) {
  %0 = "emitc.member" (%x) {member = "a"} : (!emitc.lvalue<!emitc.size_t>) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @m2(%x: !emitc.lvalue<!emitc.ptr<i32>>) {
  %0 = "emitc.member" (%x) {member = "a"} : (!emitc.lvalue<!emitc.ptr<i32>>) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @m3(%x: !emitc.lvalue<!emitc.ptr<i32>>) {
  %0 = "emitc.member_of_ptr" (%x) {member = "a"} : (!emitc.lvalue<!emitc.ptr<i32>>) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @m4(%x: !emitc.lvalue<!emitc.size_t>) {
  %0 = "emitc.member_of_ptr" (%x) {member = "a"} : (!emitc.lvalue<!emitc.size_t>) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @m5(%x: !emitc.lvalue<!emitc.opaque<"a">>) {
  %0 = "emitc.member_of_ptr" (%x) {member = "a"} : (!emitc.lvalue<!emitc.opaque<"a">>) -> !emitc.lvalue<i32>
  %1 = "emitc.member" (%x) {member = "a"} : (!emitc.lvalue<!emitc.opaque<"a">>) -> !emitc.lvalue<i32>
  return
}
// OUT:
// -----
// -----
module {
  emitc.func @g(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @callonce(%arg0: i32) -> i32 {
    %0 = emitc.expression %arg0 : (i32) -> i32 {
      %1 = call @g(%arg0) : (i32) -> i32
      %2 = add %1, %1 : (i32, i32) -> i32
      yield %2 : i32
    }
    return %0 : i32
  }
}

// -----
// -----
module {
  func.func @apply2(%arg0: !emitc.lvalue<i32>, %arg1: i1) -> !emitc.ptr<i32> {
    %0 = emitc.expression %arg0, %arg1 : (!emitc.lvalue<i32>, i1) -> !emitc.ptr<i32> {
      %1 = apply "&"(%arg0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
      %2 = conditional %arg1, %1, %1 : !emitc.ptr<i32>
      yield %2 : !emitc.ptr<i32>
    }
    return %0 : !emitc.ptr<i32>
  }
}

// -----
// -----
// -----
module {
  func.func @arith2(%arg0: i32, %arg1: i1) -> !emitc.opaque<"T"> {
    %0 = emitc.expression %arg0, %arg1 : (i32, i1) -> !emitc.opaque<"T"> {
      %1 = add %arg0, %arg0 : (i32, i32) -> !emitc.opaque<"T">
      %2 = conditional %arg1, %1, %1 : !emitc.opaque<"T">
      yield %2 : !emitc.opaque<"T">
    }
    return %0 : !emitc.opaque<"T">
  }
}

// -----
// -----
module {
  func.func @consts2(%arg0: i1) -> i32 {
    %0 = emitc.expression %arg0 : (i1) -> i32 {
      %1 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
      %2 = conditional %arg0, %1, %1 : i32
      yield %2 : i32
    }
    return %0 : i32
  }
}

// -----
// -----
// -----
module {
  func.func @minus(%arg0: index, %arg1: !emitc.ptr<i32>, %arg2: i1) -> index {
    %0 = emitc.expression %arg0, %arg2 : (index, i1) -> index {
      %1 = unary_minus %arg0 : (index) -> index
      %2 = conditional %arg2, %1, %1 : index
      yield %2 : index
    }
    return %0 : index
  }
}

// -----
module {
  func.func @types(%arg0: !emitc.size_t, %arg1: i1) {
    %0 = emitc.expression %arg0, %arg1 : (!emitc.size_t, i1) -> !emitc.size_t {
      %1 = unary_minus %arg0 : (!emitc.size_t) -> !emitc.size_t
      %2 = conditional %arg1, %1, %1 : !emitc.size_t
      yield %2 : !emitc.size_t
    }
    return
  }
}

// -----
module {
  func.func @ptrs(%arg0: !emitc.ptr<i32>, %arg1: i32, %arg2: i1) {
    %0 = emitc.expression %arg0, %arg1, %arg2 : (!emitc.ptr<i32>, i32, i1) -> !emitc.ptr<i32> {
      %1 = add %arg0, %arg1 : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
      %2 = conditional %arg2, %1, %1 : !emitc.ptr<i32>
      yield %2 : !emitc.ptr<i32>
    }
    return
  }
}

// -----
module {
  func.func @floats(%arg0: f16, %arg1: bf16, %arg2: i1) {
    %0 = emitc.expression %arg0, %arg1, %arg2 : (f16, bf16, i1) -> i1 {
      %1 = cmp lt, %arg0, %arg0 : (f16, f16) -> i1
      %2 = cmp lt, %arg1, %arg1 : (bf16, bf16) -> i1
      %3 = conditional %1, %1, %2 : i1
      %4 = conditional %2, %3, %2 : i1
      yield %4 : i1
    }
    return
  }
}

// -----
// -----
// -----
module {
  func.func @m3(%arg0: !emitc.lvalue<!emitc.ptr<i32>>) {
    %0 = "emitc.member_of_ptr"(%arg0) <{member = "a"}> : (!emitc.lvalue<!emitc.ptr<i32>>) -> !emitc.lvalue<i32>
    return
  }
}

// -----
// -----
module {
  func.func @m5(%arg0: !emitc.lvalue<!emitc.opaque<"a">>) {
    %0 = "emitc.member_of_ptr"(%arg0) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"a">>) -> !emitc.lvalue<i32>
    %1 = "emitc.member"(%arg0) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"a">>) -> !emitc.lvalue<i32>
    return
  }
}

// ERR:
// <stdin>:3:8: error: 'emitc.expression' op contains an unsupported operation
//   %0 = emitc.expression %x : (i32) -> i32 {
//        ^
// <stdin>:3:8: note: see current operation: 
// %0 = "emitc.expression"(<<UNKNOWN SSA VALUE>>) ({
// ^bb0(%arg0: i32):
//   %1 = "emitc.literal"() <{value = "1"}> : () -> i32
//   %2 = "emitc.add"(%1, %arg0) : (i32, i32) -> i32
//   "emitc.yield"(%2) : (i32) -> ()
// }) : (i32) -> i32
// <stdin>:12:8: error: 'emitc.expression' op contains an unsupported operation
//   %0 = emitc.expression %x, %i : (!emitc.array<4xi32>, index) -> i32 {
//        ^
// <stdin>:12:8: note: see current operation: 
// %0 = "emitc.expression"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) ({
// ^bb0(%arg0: !emitc.array<4xi32>, %arg1: index):
//   %1 = "emitc.subscript"(%arg0, %arg1) : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
//   %2 = "emitc.load"(%1) : (!emitc.lvalue<i32>) -> i32
//   "emitc.yield"(%2) : (i32) -> ()
// }) : (!emitc.array<4xi32>, index) -> i32
// <stdin>:31:8: error: 'emitc.expression' op requires exactly one use for operations with side effects
//   %0 = emitc.expression %x : (i32) -> i32 {
//        ^
// <stdin>:31:8: note: see current operation: 
// %0 = "emitc.expression"(<<UNKNOWN SSA VALUE>>) ({
// ^bb0(%arg0: i32):
//   %1 = "emitc.call_opaque"(%arg0) <{callee = "g"}> : (i32) -> i32
//   %2 = "emitc.add"(%1, %1) : (i32, i32) -> i32
//   "emitc.yield"(%2) : (i32) -> ()
// }) : (i32) -> i32
// <stdin>:49:8: error: 'emitc.expression' op requires exactly one use for operations with side effects
//   %0 = emitc.expression %x, %c : (!emitc.ptr<i32>, i1) -> i32 {
//        ^
// <stdin>:49:8: note: see current operation: 
// %0 = "emitc.expression"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) ({
// ^bb0(%arg0: !emitc.ptr<i32>, %arg1: i1):
//   %1 = "emitc.apply"(%arg0) <{applicableOperator = "*"}> : (!emitc.ptr<i32>) -> i32
//   %2 = "emitc.conditional"(%arg1, %1, %1) : (i1, i32, i32) -> i32
//   "emitc.yield"(%2) : (i32) -> ()
// }) : (!emitc.ptr<i32>, i1) -> i32
// <stdin>:58:8: error: 'emitc.expression' op requires exactly one use for operations with side effects
//   %0 = emitc.expression %x, %c : (!emitc.opaque<"T">, i1) -> !emitc.opaque<"T"> {
//        ^
// <stdin>:58:8: note: see current operation: 
// %0 = "emitc.expression"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) ({
// ^bb0(%arg0: !emitc.opaque<"T">, %arg1: i1):
//   %1 = "emitc.add"(%arg0, %arg0) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
//   %2 = "emitc.conditional"(%arg1, %1, %1) : (i1, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
//   "emitc.yield"(%2) : (!emitc.opaque<"T">) -> ()
// }) : (!emitc.opaque<"T">, i1) -> !emitc.opaque<"T">
// <stdin>:76:8: error: 'emitc.expression' op requires exactly one use for operations with side effects
//   %0 = emitc.expression %c : (i1) -> !emitc.opaque<"T"> {
//        ^
// <stdin>:76:8: note: see current operation: 
// %0 = "emitc.expression"(<<UNKNOWN SSA VALUE>>) ({
// ^bb0(%arg0: i1):
//   %1 = "emitc.constant"() <{value = #emitc.opaque<"x">}> : () -> !emitc.opaque<"T">
//   %2 = "emitc.conditional"(%arg0, %1, %1) : (i1, !emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
//   "emitc.yield"(%2) : (!emitc.opaque<"T">) -> ()
// }) : (i1) -> !emitc.opaque<"T">
// <stdin>:94:8: error: 'emitc.expression' op contains an unsupported operation
//   %0 = emitc.expression %x, %c : (!emitc.ptr<i32>, i1) -> i32 {
//        ^
// <stdin>:94:8: note: see current operation: 
// %0 = "emitc.expression"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) ({
// ^bb0(%arg0: !emitc.ptr<i32>, %arg1: i1):
//   %1 = "emitc.dereference"(%arg0) : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
//   %2 = "emitc.load"(%1) : (!emitc.lvalue<i32>) -> i32
//   "emitc.yield"(%2) : (i32) -> ()
// }) : (!emitc.ptr<i32>, i1) -> i32
// <stdin>:103:8: error: 'emitc.expression' op requires exactly one use for operations with side effects
//   %0 = emitc.expression %x, %c : (!emitc.lvalue<i32>, i1) -> i32 {
//        ^
// <stdin>:103:8: note: see current operation: 
// %0 = "emitc.expression"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) ({
// ^bb0(%arg0: !emitc.lvalue<i32>, %arg1: i1):
//   %1 = "emitc.load"(%arg0) : (!emitc.lvalue<i32>) -> i32
//   %2 = "emitc.add"(%1, %1) : (i32, i32) -> i32
//   "emitc.yield"(%2) : (i32) -> ()
// }) : (!emitc.lvalue<i32>, i1) -> i32
// <stdin>:150:8: error: 'emitc.member' op operand #0 must be emitc.lvalue of EmitC opaque type values, but got '!emitc.lvalue<!emitc.size_t>'
//   %0 = "emitc.member" (%x) {member = "a"} : (!emitc.lvalue<!emitc.size_t>) -> !emitc.lvalue<i32>
//        ^
// <stdin>:150:8: note: see current operation: %0 = "emitc.member"(%arg0) <{member = "a"}> : (!emitc.lvalue<!emitc.size_t>) -> !emitc.lvalue<i32>
// <stdin>:155:8: error: 'emitc.member' op operand #0 must be emitc.lvalue of EmitC opaque type values, but got '!emitc.lvalue<!emitc.ptr<i32>>'
//   %0 = "emitc.member" (%x) {member = "a"} : (!emitc.lvalue<!emitc.ptr<i32>>) -> !emitc.lvalue<i32>
//        ^
// <stdin>:155:8: note: see current operation: %0 = "emitc.member"(%arg0) <{member = "a"}> : (!emitc.lvalue<!emitc.ptr<i32>>) -> !emitc.lvalue<i32>
// <stdin>:165:8: error: 'emitc.member_of_ptr' op operand #0 must be emitc.lvalue of EmitC opaque type or EmitC pointer type values, but got '!emitc.lvalue<!emitc.size_t>'
//   %0 = "emitc.member_of_ptr" (%x) {member = "a"} : (!emitc.lvalue<!emitc.size_t>) -> !emitc.lvalue<i32>
//        ^
// <stdin>:165:8: note: see current operation: %0 = "emitc.member_of_ptr"(%arg0) <{member = "a"}> : (!emitc.lvalue<!emitc.size_t>) -> !emitc.lvalue<i32>
