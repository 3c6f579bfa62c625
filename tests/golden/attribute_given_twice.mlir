// RUN: tenure opt --split-input-file --verify-diagnostics

// A form that a schema declares: the dictionary has the last word, as in MLIR.
func.func @declared(%a: i32) -> i1 {
  %0 = arith.cmpi eq, %a, %a {predicate = 1 : i64} : i32
  return %0 : i1
}
memref.global @renamed : memref<2xf32> {sym_name = "last"}
func.func @sizes() {
  %0 = memref.alloc() {operandSegmentSizes = array<i32: 0, 0>} : memref<i32>
  %1 = memref.alloc() {operandSegmentSizes = 3 : i32} : memref<i32>
  %2 = memref.alloc() {operandSegmentSizes = array<f32: 0.0, 0.0>} : memref<i32>
  return
}

// -----

func.func @wrong_sizes() {
  // expected-error @+1 {{operand count (0) does not match with the total size (1) specified in attribute 'operandSegmentSizes'}}
  %0 = memref.alloc() {operandSegmentSizes = array<i32: 1, 0>} : memref<i32>
  return
}

// -----

func.func @another_type() {
  // expected-error @+1 {{attribute 'value' occurs more than once in the attribute list}}
  %0 = arith.constant {value = 2 : i64} 1 : i32
  return
}

// -----

llvm.func @indices_of_another_kind(%t: !llvm.struct<(i32, ptr)>) {
  // expected-error @+1 {{attribute 'position' failed to satisfy constraint: i64 dense array attribute}}
  %0 = llvm.extractvalue %t[0] {position = array<i32: 0, 1>} : !llvm.struct<(i32, ptr)>
  llvm.return
}

// -----

// A form that is written in C.
// expected-error @+1 {{custom op 'llvm.func' attribute 'sym_name' occurs more than once in the attribute list}}
llvm.func @f() attributes {sym_name = "g"}

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' attribute 'value' occurs more than once in the attribute list}}
llvm.mlir.global internal @x(1 : i32) {value = 2 : i32} : i32

// -----

func.func @sizes_twice(%n: index) {
  // expected-error @+1 {{custom op 'scf.forall' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  scf.forall (%i) in (%n) { } {operandSegmentSizes = array<i32: 1, 0, 0, 0>}
  return
}
// OUT:
module {
  func.func @declared(%arg0: i32) -> i1 {
    %0 = arith.cmpi ne, %arg0, %arg0 : i32
    return %0 : i1
  }
  memref.global @last : memref<2xf32>
  func.func @sizes() {
    %alloc = memref.alloc() : memref<i32>
    %alloc_0 = memref.alloc() : memref<i32>
    %alloc_1 = memref.alloc() : memref<i32>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
