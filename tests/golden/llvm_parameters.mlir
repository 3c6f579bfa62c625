// RUN: tenure opt --split-input-file --verify-diagnostics --allow-unregistered-dialect --verify-roundtrip
// Attributes of llvm that have parameters: one form for each, and what verifiers say of them.
"t.o"() {
  a00 = #llvm<comdat any>,
  a01 = #llvm<dso_local_equivalent @x>,
  a02 = #llvm.blocktag< id=3 >,
  a03 = #llvm.blockaddress<tag = <id = 3>, function = @f>,
  a04 = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>,
  a05 = #llvm.target_features<["+a" ,"-b"]>,
  a06 = #llvm.target_features<[]>,
  a07 = #llvm.target<chip = "y", triple = "x", features = <["+a"]>>,
  a08 = #llvm.mlir.module_flag<error, "wchar", 4 : i32>,
  a09 = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 3>]>,
  a10 = #llvm.vec_type_hint<hint = i32, is_signed = true>,
  a11 = #llvm.vec_type_hint<hint = i32, is_signed = false>,
  a12 = #llvm.dereferenceable<bytes = 8, mayBeNull = true>,
  a13 = #llvm.address_space<0x3>,
  a14 = #llvm.tbaa_root,
  a15 = #llvm.tbaa_root<id = "x">,
  a16 = #llvm.mmra_tag<"a" : "b">,
  a17 = #llvm.dependent_libraries<"a","b">,
  a18 = #llvm.alias_scope<id = "x", domain = #llvm.alias_scope_domain<id = "q">>,
  a19 = #llvm.access_group<id = distinct[0]<>>,
  a20 = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>,
  a21 = #llvm.profile_summary<format = SampleProfile, total_count = 3, max_count = 4, max_internal_count = 5, max_function_count = 6, num_counts = 7, num_functions = 8, is_partial_profile = 9, partial_profile_ratio = 1.0, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>,
  a22 = #llvm.mlir.workgroup_attribution<3 : i64, i32>
} : () -> ()
// -----
// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
"t.o"() {a = #llvm.mlir.module_flag<append, "CG Profile", 3 : i32>} : () -> ()
// -----
// expected-error@+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
"t.o"() {a = #llvm.mlir.module_flag<append, "ProfileSummary", 3 : i32>} : () -> ()
// -----
// expected-error@+1 {{only integer and string values are currently supported for unknown key '"x"'}}
"t.o"() {a = #llvm.mlir.module_flag<append, "x", [3 : i32]>} : () -> ()
// -----
// expected-error@+1 {{target features must start with '+' or '-'}}
"t.o"() {a = #llvm.target_features<["a"]>} : () -> ()
// -----
// expected-error@+1 {{target features can not contain ','}}
"t.o"() {a = #llvm.target_features<["+a,+b"]>} : () -> ()
// -----
// expected-error@+1 {{target features can not be null or empty}}
"t.o"() {a = #llvm.target_features<[""]>} : () -> ()
// -----
// expected-error@+1 {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
"t.o"() {a = #llvm.alias_scope<id = 3, domain = <id = 3>>} : () -> ()
// -----
"t.o"() {a = #llvm.alias_scope_domain<id = 3>} : () -> ()
// -----
"t.o"() {a = #llvm.mlir.module_flag<append, "CG Profile", []>} : () -> ()
// -----
// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
"t.o"() {a = #llvm.mlir.module_flag<append, "CG Profile", [3]>} : () -> ()
// -----
// expected-error@+1 {{expected ','}}
"t.o"() {a = #llvm.memory_effects<other = none>} : () -> ()
// -----
// expected-error@+2 {{expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: bogus}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
"t.o"() {a = #llvm.mlir.module_flag<bogus, "a", 3 : i32>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
"t.o"() {a = #llvm.blockaddress<function = @f::@g, tag = <id = 3>>} : () -> ()
// -----
// expected-error@+1 {{struct is missing required parameter: hint}}
"t.o"() {a = #llvm.vec_type_hint<is_signed = true>} : () -> ()
// -----
"t.o"() {a = #llvm.dereferenceable<bytes = -1>} : () -> ()
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_AddressSpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"t.o"() {a = #llvm.address_space<4294967296>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
"t.o"() {a = #llvm.access_group<id = 3>} : () -> ()
// OUT:
#access_group = #llvm.access_group<id = distinct[0]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = "q">
#mmra_tag = #llvm.mmra_tag<"a":"b">
#tbaa_root = #llvm.tbaa_root
#tbaa_root1 = #llvm.tbaa_root<id = "x">
#alias_scope = #llvm.alias_scope<id = "x", domain = #alias_scope_domain>
module {
  "t.o"() {a00 = #llvm<comdat any>, a01 = #llvm<dso_local_equivalent @x>, a02 = #llvm.blocktag<id = 3>, a03 = #llvm.blockaddress<function = @f, tag = <id = 3>>, a04 = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, a05 = #llvm.target_features<["+a", "-b"]>, a06 = #llvm.target_features<[]>, a07 = #llvm.target<triple = "x", chip = "y", features = <["+a"]>>, a08 = #llvm.mlir.module_flag<error, "wchar", 4 : i32>, a09 = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 3>]>, a10 = #llvm.vec_type_hint<hint = i32, is_signed = true>, a11 = #llvm.vec_type_hint<hint = i32>, a12 = #llvm.dereferenceable<bytes = 8, mayBeNull = true>, a13 = #llvm.address_space<3>, a14 = #tbaa_root, a15 = #tbaa_root1, a16 = #mmra_tag, a17 = #llvm.dependent_libraries<"a", "b">, a18 = #alias_scope, a19 = #access_group, a20 = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>, a21 = #llvm.profile_summary<format = SampleProfile, total_count = 3, max_count = 4, max_internal_count = 5, max_function_count = 6, num_counts = 7, num_functions = 8, is_partial_profile = 9, partial_profile_ratio = 1.000000e+00 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>, a22 = #llvm.mlir.workgroup_attribution<3 : i64, i32>} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = 3 : i64>
module {
  "t.o"() {a = #alias_scope_domain} : () -> ()
}

// -----
module {
  "t.o"() {a = #llvm.mlir.module_flag<append, "CG Profile", []>} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
module {
  "t.o"() {a = #llvm.dereferenceable<bytes = 18446744073709551615>} : () -> ()
}

// -----
// -----
