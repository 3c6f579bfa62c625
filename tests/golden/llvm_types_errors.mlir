// RUN: tenure opt --split-input-file --verify-diagnostics --allow-unregistered-dialect
// What llvm has no type for.
// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @memref_argument(memref<4xf32> {llvm.noalias})
// -----
// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @unknown_argument(i32, !q.t)
// -----
// expected-error@+1 {{failed to construct function type: expected LLVM type for function results'index'}}
llvm.func @index_result() -> index
// -----
// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @vector_of_vectors(vector<2x2xf32>)
// -----
// expected-error@+1 {{failed to construct function type: expected LLVM type for function results'f8E4M3FN'}}
llvm.func @small_float() -> f8E4M3FN
// -----
// expected-error@+1 {{expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @tensor() : tensor<3xf32>
// -----
// expected-error@+1 {{expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @signed() : si32
// -----
llvm.func @load(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got 'memref<4xf32>'}}
  %0 = llvm.load %p : !llvm.ptr -> memref<4xf32>
  llvm.return
}
// -----
func.func @store(%p: !llvm.ptr, %v: complex<f32>) {
  // expected-error@+1 {{'llvm.store' op operand #0 must be LLVM type with size, but got 'complex<f32>'}}
  llvm.store %v, %p : complex<f32>, !llvm.ptr
  return
}
// -----
llvm.func @sizeless(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.void'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}
// -----
// expected-error@+1 {{attribute 'limits' failed to satisfy constraint: type attribute of Wasm limit type}}
wasmssa.memory @m memref<4xf32>
// -----
// These it has.
llvm.func @good(bf16, f16, f32, f64, f80, f128, !llvm.ptr, vector<4xf32>, vector<[4]x!llvm.ptr>, !llvm.struct<(i32)>, !ptr.ptr<#llvm.address_space<0>>, ...) -> !llvm.ppc_fp128
// -----
// expected-error@+1 {{invalid LLVM structure element type: '!llvm.token'}}
func.func private @token(!llvm.struct<(token)>)
// -----
// expected-error@+1 {{invalid LLVM structure element type: '!llvm.token'}}
func.func private @named_token(!llvm.struct<"a", (i32, token)>)
// -----
// expected-error@+1 {{invalid array element type: '!llvm.func<void (!llvm.struct<(index)>)>'}}
func.func private @functions(!llvm.array<2 x func<void (struct<(index)>)>>)
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @large(!llvm.array<18446744073709551616 x i8>)
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @small(!llvm.array<-9223372036854775808 x i8>)
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @space(!llvm.ptr<4294967296>)
// -----
// expected-error@+3 {{integer value too large}}
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
func.func private @parameter(!llvm.target<"t", 4294967296>)
// -----
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @sign(!llvm.array<- x i8>)
// -----
// expected-error@+1 {{expected 'x'}}
func.func private @joined(!llvm.array<2xi8>)
// -----
// What holds a type that is none of LLVM's is none, either.
// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @index_field(!llvm.struct<(index)>)
// -----
// expected-error@+1 {{failed to construct function type: expected LLVM type for function results'!llvm.array<2 x index>'}}
llvm.func @index_element() -> !llvm.array<2 x index>
// -----
func.func @index_value(%0: !llvm.struct<(i32, index)>) {
  // expected-error@+2 {{expected LLVM IR Dialect type, got '!llvm.struct<(i32, index)>'}}
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, index)>
  return
}
// -----
func.func @function(%0: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op type '!llvm.func<void (i32)>' cannot be indexed (index #1)}}
  %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.func<void (i32)>
  return
}
// -----
func.func @target(%0: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op type '!llvm.target<"a">' cannot be indexed (index #1)}}
  %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.target<"a">
  return
}
// -----
// expected-error@+1 {{unknown LLVM type: f12}}
func.func private @no_float(!llvm.struct<(f12)>)
// -----
// expected-error@+1 {{unknown LLVM type: i3token}}
func.func private @no_integer(!llvm.struct<(i3token)>)
// -----
// expected-error@+1 {{expected ')'}}
func.func private @no_comma(!llvm.struct<(i32 i32)>)
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
module {
  llvm.func @good(bf16, f16, f32, f64, f80, f128, !llvm.ptr, vector<4xf32>, vector<[4]x!llvm.ptr>, !llvm.struct<(i32)>, !ptr.ptr<#llvm.address_space<0>>, ...) -> !llvm.ppc_fp128
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
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
