// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// What rules and checks of several dialects refuse: texts with braces, memory spaces, numbers with a point, mappings.
func.func @f(%a: i32) {
  emitc.verbatim "{} {{ {}" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  emitc.verbatim "{} {x" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  emitc.verbatim "{{{" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  emitc.verbatim "{{ {} }" args %a : i32
  emitc.verbatim "{ {x"
  return
}
// -----
func.func @f(%m: memref<8xi32>, %i: index) {
  %0 = amdgpu.make_dma_base %m[%i], %m[%i] : memref<8xi32>, memref<8xi32> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%m: memref<8xi32, #gpu.address_space<workgroup>>, %i: index) {
  %0 = amdgpu.make_dma_base %m[%i], %m[%i] : memref<8xi32, #gpu.address_space<workgroup>>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%x: tensor<1x16xf32>, %y: tensor<1xf32>) -> tensor<1x16xf32> {
  %z = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %x, %y, %z : (tensor<1x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x16xf32>
  return %0 : tensor<1x16xf32>
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#other.thread<x>]}
  return
}
// -----
"llvm.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
// OUT:
// -----
// -----
// -----
module {
  func.func @f(%arg0: i32) {
    emitc.verbatim "{{ {} }" args %arg0 : i32
    emitc.verbatim "{ {x"
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:3:3: error: 'emitc.verbatim' op requires operands for each placeholder in the format string
//   emitc.verbatim "{} {{ {}" args %a : i32
//   ^
// <stdin>:3:3: note: see current operation: "emitc.verbatim"(%arg0) <{value = "{} {{ {}"}> : (i32) -> ()
// <stdin>:8:3: error: 'emitc.verbatim' op expected '}' after unescaped '{'
//   emitc.verbatim "{} {x" args %a : i32
//   ^
// <stdin>:8:3: note: see current operation: "emitc.verbatim"(%arg0) <{value = "{} {x"}> : (i32) -> ()
// <stdin>:13:3: error: 'emitc.verbatim' op expected '}' after unescaped '{' at end of string
//   emitc.verbatim "{{{" args %a : i32
//   ^
// <stdin>:13:3: note: see current operation: "emitc.verbatim"(%arg0) <{value = "{{{"}> : (i32) -> ()
// <stdin>:24:8: error: 'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.
//   %0 = amdgpu.make_dma_base %m[%i], %m[%i] : memref<8xi32>, memref<8xi32> -> !amdgpu.tdm_base<i32>
//        ^
// <stdin>:24:8: note: see current operation: %0 = "amdgpu.make_dma_base"(%arg0, %arg1, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32>, index, memref<8xi32>, index) -> !amdgpu.tdm_base<i32>
// <stdin>:29:8: error: 'amdgpu.make_dma_base' op global memref must have global address space attribute.
//   %0 = amdgpu.make_dma_base %m[%i], %m[%i] : memref<8xi32, #gpu.address_space<workgroup>>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
//        ^
// <stdin>:29:8: note: see current operation: %0 = "amdgpu.make_dma_base"(%arg0, %arg1, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32, #gpu.address_space<workgroup>>, index, memref<8xi32, #gpu.address_space<workgroup>>, index) -> !amdgpu.tdm_base<i32>
// <stdin>:35:8: error: 'tosa.negate' op output zero point must be zero for non-int8 integer types
//   %0 = tosa.negate %x, %y, %z : (tensor<1x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x16xf32>
//        ^
// <stdin>:35:8: note: see current operation: %1 = "tosa.negate"(%arg0, %arg1, %0) : (tensor<1x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x16xf32>
// <stdin>:40:3: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
//   scf.forall (%i) in (%n) {
//   ^
// <stdin>:40:3: note: see current operation: 
// "scf.forall"(%arg0) <{mapping = [#other.thread<x>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// ^bb0(%arg1: index):
//   "scf.forall.in_parallel"() ({
//   ^bb0:
//   }) : () -> ()
// }) : (index) -> ()
// <stdin>:45:1: error: 'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type
// "llvm.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
// ^
// <stdin>:45:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = () -> (), linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
// }) : () -> ()
