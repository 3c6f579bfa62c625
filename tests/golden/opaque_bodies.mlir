// RUN: tenure opt --split-input-file --verify-diagnostics --allow-unregistered-dialect
// Blanks and comments in bodies of known dialects are no part of a type or attribute.
"t.op"() {
  a = !async< value <i32> >, b = !async.value< i32>, c = !async.value<i32>, // a comment
  d = !gpu.mma_matrix<16x16xf32,"AOp" >, e = !pdl.range< value >, f = !amx.tile< 16x64xi8>,
  g = #vector.kind< // the kind
    add>, h = #gpu< address_space <workgroup>>, i = #omp< clause_requires reverse_offload>,
  j = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = none, l2promo=none,
    oob = zero,interleave = none>} : () -> ()
// Others keep what is written.
"t.op"() {a = !t.type< a,  b // c
  >, b = #t<  a =1>} : () -> ()
// -----
// expected-error@+1 {{unknown attribute `reverse_offload` in dialect `omp`}}
"t.op"() {a = #omp< reverse_offload|unified_shared_memory>} : () -> ()
// -----
// expected-error@+1 {{expected valid keyword}}
"t.op"() {a = #gpu< >} : () -> ()
// -----
// expected-error@+1 {{expected '>'}}
gpu.binary @m [#gpu.object<#nvvm.target, "x"// b "BLOB">]
// -----
// expected-error@+1 {{expected ')'}}
func.func private @x(!llvm.struct<(i32, // a )>
 i64)>)
// OUT:
module {
  "t.op"() {a = !async.value<i32>, b = !async.value<i32>, c = !async.value<i32>, d = !gpu.mma_matrix<16x16xf32, "AOp">, e = !pdl.range<value>, f = !amx.tile<16x64xi8>, g = #vector.kind<add>, h = #gpu.address_space<workgroup>, i = #omp<clause_requires reverse_offload>, j = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>} : () -> ()
  "t.op"() {a = !t.type< a,  b // c
  >, b = #t<  a =1>} : () -> ()
}

// -----
// -----
// -----
// -----
