// RUN: tenure opt --split-input-file --verify-diagnostics --allow-unregistered-dialect --verify-roundtrip
// Annotations of loops, nodes of TBAA and ranges have parameters, and one form each.
"t.o"() {a = #llvm.zero<foo>} : () -> ()
// -----
"t.o"() {a = #llvm.zero, b = #llvm.undef, c = #llvm.poison} : () -> ()
// -----
"t.o"() {a = #llvm.constant_range<i32, 1, 2>} : () -> ()
// -----
"t.o"() {a = #llvm.constant_range<i32, -1, 2>, b = #llvm.constant_range<i1, 0, 1>, c = #llvm.constant_range<i8, 255, 3>, d= #llvm.constant_range<i128, 0x1ffffffffffffffffff, -3>} : () -> ()
// -----
"t.o"() {a = #llvm.constant_range<i8, 256, 3>} : () -> ()
// -----
"t.o"() {a = #llvm.constant_range<i8, -129, 3>} : () -> ()
// -----
"t.o"() {a = #llvm.constant_range<si8, -1, 3>} : () -> ()
// -----
// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
"t.o"() {a = #llvm.constant_range<f32, -1, 3>} : () -> ()
// -----
// expected-error@+1 {{expected ','}}
"t.o"() {a = #llvm.constant_range<i8 -1, 3>} : () -> ()
// -----
// expected-error@+1 {{expected integer value}}
"t.o"() {a = #llvm.constant_range<i8, x, 3>} : () -> ()
// -----
"t.o"() {a = #llvm.constant_range<i8, 1, true>} : () -> ()
// -----
// expected-error@+1 {{expected ','}}
"t.o"() {a = #llvm.constant_range<i8, 1 3>} : () -> ()
// -----
// expected-error@+1 {{expected non-function type}}
"t.o"() {a = #llvm.constant_range<8, 1, 3>} : () -> ()
// -----
"t.o"() {a = #llvm.constant_range<i0, 1, 3>} : () -> ()
// -----
// expected-error@+1 {{expected '<'}}
"t.o"() {a = #llvm.constant_range} : () -> ()
// -----
"t.o"() {a = #llvm.tbaa_type_desc<id = "x", members = {<#llvm.tbaa_root, 0>, <#llvm.tbaa_root, 3>}>} : () -> ()
// -----
// expected-error@+2 {{expected '{'}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.o"() {a = #llvm.tbaa_type_desc<id = "x", members = <#llvm.tbaa_root, 0>>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
"t.o"() {a = #llvm.tbaa_member<#llvm.zero, 0>} : () -> ()
// -----
// expected-error@+3 {{invalid kind of attribute specified}}
// expected-error@+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.o"() {a = #llvm.tbaa_type_desc<id = "x", members = {<#llvm.zero, 0>}>} : () -> ()
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
"t.o"() {a = #llvm.tbaa_member<<id = "x">, 0>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"t.o"() {a = #llvm.loop_annotation<startLoc = loc("x"), vectorize = <disable = true>>} : () -> ()
// -----
"t.o"() {a = #llvm.loop_annotation<startLoc = loc(fused["x", "y"]), vectorize = <disable = true>>} : () -> ()
// -----
"t.o"() {a = #llvm.loop_annotation<endLoc = loc(fused<3>["x"]), vectorize = <disable = true>, parallelAccesses = #llvm.access_group<id = distinct[0]<>>, <id = distinct[1]<>>>} : () -> ()
// -----
"t.o"() {a = #llvm.loop_annotation<>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`}}
"t.o"() {a = #llvm.loop_annotation<disableNonforced = 3>} : () -> ()
// -----
"t.o"() {a = #llvm.loop_annotation<disableNonforced = 1 : i1>} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.o"() {a = #llvm.loop_interleave<>} : () -> ()
// -----
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopInterleaveAttr parameter 'count' which is to be a `IntegerAttr`}}
"t.o"() {a = #llvm.loop_interleave<count = 3.0>} : () -> ()
// -----
"t.o"() {a = #llvm.loop_interleave<count = 3>} : () -> ()
// -----
"t.o"() {a = #llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "x", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "y", members = {<#llvm.tbaa_root<id = "r">, -3>}>, offset = 4, constant = true>} : () -> ()
// -----
"t.o"() {a = #llvm.tbaa_tag<base_type = <id = "x", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "x", members = {<#llvm.tbaa_root<id = "r">, 0>}>, constant = false, offset = 4>} : () -> ()
// -----
"t.o"() {a = #llvm.loop_annotation<unroll = <followupAll = <licm = <versioningDisable = true>>, disable = false, count = 4 : i32>, unrollAndJam = <count = 2>, interleave = <count = 4 : i8>, distribute = <disable = true>, pipeline = <initiationinterval = 3>, peeled = <count = 3>, unswitch = <partialDisable = true>, mustProgress = true, isVectorized = false>} : () -> ()
// -----
// expected-error@+1 {{duplicate or unknown struct parameter name: disable}}
"t.o"() {a = #llvm.loop_licm<disable = true, disable = true>} : () -> ()
// -----
"t.o"() {a = #llvm.loop_vectorize<>, b = #llvm.loop_peeled<>} : () -> ()
// -----
"t.o"() {a = #llvm.undef<foo>, b = #llvm.poison<"bar">} : () -> ()
// -----
#ag = #llvm.access_group<id = distinct[0]<>>
#outer = #llvm.loop_annotation<isVectorized = false, parallelAccesses = #ag>
#inner = #llvm.loop_annotation<disableNonforced = true, licm = <disable = true>>
"t.o"() {a = #llvm.loop_unroll_and_jam<disable = true, followupOuter = #outer, followupInner = #inner>} : () -> ()
// -----
#ag = #llvm.access_group<id = distinct[0]<false>>
#outer = #llvm.loop_annotation<isVectorized = false, parallelAccesses = #ag>
#inner = #llvm.loop_annotation<disableNonforced = true, licm = <disable = true>>
"t.o"() {a = #llvm.loop_unroll_and_jam<disable = true, followupOuter = #outer, followupInner = #inner>} : () -> ()
// -----
#a = #llvm.loop_annotation<mustProgress = true>
#d = #llvm.loop_distribute<disable = false, followupAll = #a>
#outer = #llvm.loop_annotation<distribute = #d, licm=<disable = true>>
#inner = #llvm.loop_annotation<licm = <disable = true>, unroll=<followupAll = #a>>
"t.o"() {a = #llvm.loop_unroll_and_jam<disable = true, followupOuter = #outer, followupInner = #inner>} : () -> ()
// OUT:
module {
  "t.o"() {a = #llvm.zero} : () -> ()
}

// -----
module {
  "t.o"() {a = #llvm.zero, b = #llvm.undef, c = #llvm.poison} : () -> ()
}

// -----
module {
  "t.o"() {a = #llvm.constant_range<i32, 1, 2>} : () -> ()
}

// -----
module {
  "t.o"() {a = #llvm.constant_range<i32, -1, 2>, b = #llvm.constant_range<i1, 0, -1>, c = #llvm.constant_range<i8, -1, 3>, d = #llvm.constant_range<i128, 9444732965739290427391, -3>} : () -> ()
}

// -----
module {
  "t.o"() {a = #llvm.constant_range<i8, 0, 3>} : () -> ()
}

// -----
module {
  "t.o"() {a = #llvm.constant_range<i8, 127, 3>} : () -> ()
}

// -----
module {
  "t.o"() {a = #llvm.constant_range<i8, -1, 3>} : () -> ()
}

// -----
// -----
// -----
// -----
module {
  "t.o"() {a = #llvm.constant_range<i8, 1, 1>} : () -> ()
}

// -----
// -----
// -----
module {
  "t.o"() {a = #llvm.constant_range<i0, 0, 0>} : () -> ()
}

// -----
// -----
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "x", members = {<#tbaa_root, 0>, <#tbaa_root, 3>}>
module {
  "t.o"() {a = #tbaa_type_desc} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
#loc = loc("x")
#loc1 = loc("y")
#loop_vectorize = #llvm.loop_vectorize<disable = true>
#loc2 = loc(fused[#loc, #loc1])
#loop_annotation = #llvm.loop_annotation<vectorize = #loop_vectorize, startLoc = #loc2>
module {
  "t.o"() {a = #loop_annotation} : () -> ()
}

// -----
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#loc = loc("x")
#loop_vectorize = #llvm.loop_vectorize<disable = true>
#loc1 = loc(fused<3 : i64>[#loc])
#loop_annotation = #llvm.loop_annotation<vectorize = #loop_vectorize, endLoc = #loc1, parallelAccesses = #access_group, #access_group1>
module {
  "t.o"() {a = #loop_annotation} : () -> ()
}

// -----
#loop_annotation = #llvm.loop_annotation<>
module {
  "t.o"() {a = #loop_annotation} : () -> ()
}

// -----
// -----
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
module {
  "t.o"() {a = #loop_annotation} : () -> ()
}

// -----
// -----
// -----
#loop_interleave = #llvm.loop_interleave<count = 3 : i64>
module {
  "t.o"() {a = #loop_interleave} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root<id = "r">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "x", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "y", members = {<#tbaa_root, -3>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc1, offset = 4, constant = true>
module {
  "t.o"() {a = #tbaa_tag} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root<id = "r">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "x", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 4>
module {
  "t.o"() {a = #tbaa_tag} : () -> ()
}

// -----
#loop_distribute = #llvm.loop_distribute<disable = true>
#loop_interleave = #llvm.loop_interleave<count = 4 : i8>
#loop_licm = #llvm.loop_licm<versioningDisable = true>
#loop_peeled = #llvm.loop_peeled<count = 3 : i64>
#loop_pipeline = #llvm.loop_pipeline<initiationinterval = 3 : i64>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<count = 2 : i64>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
#loop_annotation = #llvm.loop_annotation<licm = #loop_licm>
#loop_unroll = #llvm.loop_unroll<disable = false, count = 4 : i32, followupAll = #loop_annotation>
#loop_annotation1 = #llvm.loop_annotation<interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = false>
module {
  "t.o"() {a = #loop_annotation1} : () -> ()
}

// -----
// -----
#loop_peeled = #llvm.loop_peeled<>
#loop_vectorize = #llvm.loop_vectorize<>
module {
  "t.o"() {a = #loop_vectorize, b = #loop_peeled} : () -> ()
}

// -----
module {
  "t.o"() {a = #llvm.undef, b = #llvm.poison} : () -> ()
}

// -----
#access_group = #llvm.access_group<id = distinct[0]<>>
#loop_licm = #llvm.loop_licm<disable = true>
#loop_annotation = #llvm.loop_annotation<isVectorized = false, parallelAccesses = #access_group>
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = true, licm = #loop_licm>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = true, followupOuter = #loop_annotation, followupInner = #loop_annotation1>
module {
  "t.o"() {a = #loop_unroll_and_jam} : () -> ()
}

// -----
#distinct = distinct[0]<false>
#loop_licm = #llvm.loop_licm<disable = true>
#access_group = #llvm.access_group<id = #distinct>
#loop_annotation = #llvm.loop_annotation<disableNonforced = true, licm = #loop_licm>
#loop_annotation1 = #llvm.loop_annotation<isVectorized = false, parallelAccesses = #access_group>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = true, followupOuter = #loop_annotation1, followupInner = #loop_annotation>
module {
  "t.o"() {a = #loop_unroll_and_jam} : () -> ()
}

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_licm = #llvm.loop_licm<disable = true>
#loop_distribute = #llvm.loop_distribute<disable = false, followupAll = #loop_annotation>
#loop_unroll = #llvm.loop_unroll<followupAll = #loop_annotation>
#loop_annotation1 = #llvm.loop_annotation<licm = #loop_licm, distribute = #loop_distribute>
#loop_annotation2 = #llvm.loop_annotation<unroll = #loop_unroll, licm = #loop_licm>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = true, followupOuter = #loop_annotation1, followupInner = #loop_annotation2>
module {
  "t.o"() {a = #loop_unroll_and_jam} : () -> ()
}

