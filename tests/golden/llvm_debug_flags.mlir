// RUN: tenure opt --split-input-file --verify-diagnostics --allow-unregistered-dialect --verify-roundtrip
// One set of flags is one attribute, however it is written; fields have an order.
#file = #llvm.di_file<"a.c" in "/t">
"t.op"() {
  a = #llvm.di_subprogram<scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Optimized | Definition">,
  b = #llvm.di_subprogram<scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition|Optimized">,
  c = #llvm.di_subprogram<scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition">,
  d = #llvm.di_subprogram<line = 1, scope = #file, file = <"a.c" in "/t">, subprogramFlags = Definition, name = "f">,
  e = #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/t">, flags = "ObjectPointer|Artificial", arg = 0>,
  f = #llvm.di_composite_type<tag = DW_TAG_structure_type, isRecSelf = false, flags = "Bit0|Bit1">,
  g = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = "Public", line = 0>,
  h = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = Zero>
} : () -> ()
// -----
// expected-error@+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Virtuality}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"t.op"() {a = #llvm.di_subprogram<name = "f", subprogramFlags = "Virtuality">} : () -> ()
// -----
// expected-error@+2 {{LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Bogus}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"t.op"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = Bogus>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM DI flags}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"t.op"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = 4>} : () -> ()
// -----
// expected-error@+1 {{expected '>'}}
"t.op"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = FwdDecl|Artificial>} : () -> ()
// -----
// expected-error@+1 {{duplicate or unknown struct parameter name: flags}}
"t.op"() {a = #llvm.di_derived_type<tag = DW_TAG_member, flags = "Artificial">} : () -> ()
// -----
// expected-error@+1 {{duplicate or unknown struct parameter name: tag}}
"t.op"() {a = #llvm.di_derived_type<tag = DW_TAG_member, tag = DW_TAG_member>} : () -> ()
// -----
// A number of a distinct attribute is the same attribute wherever it is.
#self = #llvm.di_composite_type<recId = distinct[7]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
#node = #llvm.di_composite_type<recId = distinct[7]<>, tag = DW_TAG_structure_type, name = "n", elements = #pointer>
#type = #llvm.di_subroutine_type<types = #node>
#sp = #llvm.di_subprogram<id = distinct[9]<>, name = "f", subprogramFlags = Definition, type = #type>
"t.op"() {a = #sp, b = distinct[9]<>, c = distinct[7]<>} : () -> ()
// OUT:
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = Public>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type>
#di_file = #llvm.di_file<"a.c" in "/t">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, flags = "Artificial|ObjectPointer">
#di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = "Definition|Optimized">
#di_subprogram1 = #llvm.di_subprogram<scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = Definition>
module {
  "t.op"() {a = #di_subprogram, b = #di_subprogram, c = #di_subprogram1, d = #di_subprogram1, e = #di_local_variable, f = #di_composite_type, g = #di_composite_type, h = #di_composite_type1} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "n", elements = #di_derived_type>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_composite_type1>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, name = "f", subprogramFlags = Definition, type = #di_subroutine_type>
module {
  "t.op"() {a = #di_subprogram, b = distinct[1]<>, c = distinct[0]<>} : () -> ()
}

