// RUN: tenure opt --split-input-file --verify-diagnostics --allow-unregistered-dialect --verify-roundtrip
// Debug information has parameters: one form of each attribute, and what is wrong with others.
"t.o"() {a = #llvm.di_null_type<foo>} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
"t.o"() {a = #llvm.di_expression_elem<DW_OP_deref>} : () -> ()
// -----
// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.o"() {a = #llvm.di_expression<>, b = #llvm.di_expression<[DW_OP_plus_uconst(3, 4), DW_OP_LLVM_convert(3, DW_ATE_signed), DW_OP_LLVM_convert(DW_ATE_signed)]>} : () -> ()
// -----
"t.o"() {a = #llvm.di_expression<[DW_OP_plus_uconst(3, 4), DW_OP_LLVM_convert(3, DW_ATE_signed), DW_OP_LLVM_convert(3, 7), DW_OP_LLVM_convert(3, 5, DW_ATE_signed)]>} : () -> ()
// -----
// expected-error@+2 {{encountered unknown attribute encoding "DW_ATE_foo"}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.o"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(3, DW_ATE_foo)]>} : () -> ()
// -----
// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.o"() {a = #llvm.di_expression<[DW_OP_deref()]>} : () -> ()
// -----
// expected-error@+3 {{invalid debug info debug info operation encoding name: DW_OP_foo}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.o"() {a = #llvm.di_expression<[DW_OP_foo]>} : () -> ()
// -----
"t.o"() {a = #llvm.di_expression<[DW_OP_deref(-1)]>} : () -> ()
// -----
// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.o"() {a = #llvm.di_expression<[DW_OP_deref(x)]>} : () -> ()
// -----
// expected-error@+3 {{expected valid keyword}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.o"() {a = #llvm.di_expression<[3]>} : () -> ()
// -----
// expected-error@+2 {{invalid debug info debug info calling convention name: DW_CC_foo}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
"t.o"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_foo>} : () -> ()
// -----
// expected-error@+2 {{invalid debug info debug info tag name: DW_TAG_foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.o"() {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "x">} : () -> ()
// -----
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.o"() {a = #llvm.di_basic_type<tag = "DW_TAG_base_type", name = "x">} : () -> ()
// -----
// expected-error@+2 {{invalid debug info debug info encoding name: DW_ATE_foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
"t.o"() {a = #llvm.di_basic_type<tag = DW_TAG_null, name = "x", encoding = DW_ATE_foo>} : () -> ()
// -----
// expected-error@+2 {{invalid debug info debug info language name: DW_LANG_foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`}}
"t.o"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_foo>} : () -> ()
// -----
"t.o"() {a = #llvm.di_composite_type<flags = Public>, b = #llvm.di_composite_type<flags = Private>, c= #llvm.di_composite_type<flags = "Bit0|Bit1|Virtual">,d=#llvm.di_composite_type<flags = "Protected | Virtual">} : () -> ()
// -----
"t.o"() {a = #llvm.di_composite_type<flags = SingleInheritance>} : () -> ()
// -----
"t.o"() {a = #llvm.di_composite_type<flags = "SingleInheritance|Virtual">} : () -> ()
// -----
// expected-error@+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Zero|Virtual}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"t.o"() {a = #llvm.di_composite_type<flags = "Zero|Virtual">} : () -> ()
// -----
// expected-error@+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: }}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"t.o"() {a = #llvm.di_composite_type<flags = "">} : () -> ()
// -----
// expected-error@+1 {{expected '>'}}
"t.o"() {a = #llvm.di_composite_type<flags = Virtual|FwdDecl>} : () -> ()
// -----
// expected-error@+2 {{expected keyword for LLVM DISubprogram flags}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"t.o"() {a = #llvm.di_subprogram<subprogramFlags = 3>} : () -> ()
// -----
"t.o"() {a = #llvm.di_subprogram<subprogramFlags = "Virtual|Definition">} : () -> ()
// -----
// expected-error@+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"t.o"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = Foo>} : () -> ()
// -----
"t.o"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = None, nameTableKind = Default>} : () -> ()
// -----
// expected-error@+2 {{expected one of [Default, GNU, None, Apple] for LLVM debug name table kind, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'nameTableKind' which is to be a `DINameTableKind`}}
"t.o"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = None, nameTableKind = Foo>} : () -> ()
// -----
"t.o"() {a = #llvm.di_derived_type<tag = DW_TAG_member, dwarfAddressSpace = 3>, b = #llvm.di_derived_type<dwarfAddressSpace = 0>} : () -> ()
// -----
// expected-error@+1 {{expected 'in'}}
"t.o"() {a = #llvm.di_file<"a" "b">} : () -> ()
// -----
// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
"t.o"() {a = #llvm.di_file<odd>} : () -> ()
// -----
// expected-error@+1 {{expected '<'}}
"t.o"() {a = #llvm.di_file} : () -> ()
// -----
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DILexicalBlockAttr parameter 'line' which is to be a `unsigned`}}
"t.o"() {a = #llvm.di_lexical_block<scope = #llvm.di_file<"a" in "b">, line = 99999999999999999999>} : () -> ()
// -----
// expected-error@+1 {{expected '<'}}
"t.o"() {a = #llvm.di_subroutine_type, b = #llvm.di_subroutine_type<>} : () -> ()
// -----
"t.o"() {a = #llvm.di_subroutine_type<>, b = #llvm.di_subprogram<>} : () -> ()
// OUT:
#di_null_type = #llvm.di_null_type
module {
  "t.o"() {a = #di_null_type} : () -> ()
}

// -----
// -----
// -----
module {
  "t.o"() {a = #llvm.di_expression<[DW_OP_plus_uconst(3, 4), DW_OP_LLVM_convert(3, DW_ATE_signed), DW_OP_LLVM_convert(3, DW_ATE_unsigned), DW_OP_LLVM_convert(3, DW_ATE_signed, DW_ATE_signed)]>} : () -> ()
}

// -----
// -----
// -----
// -----
module {
  "t.o"() {a = #llvm.di_expression<[DW_OP_deref(18446744073709551615)]>} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
#di_composite_type = #llvm.di_composite_type<flags = Public>
#di_composite_type1 = #llvm.di_composite_type<flags = Private>
#di_composite_type2 = #llvm.di_composite_type<flags = "Public|Virtual">
#di_composite_type3 = #llvm.di_composite_type<flags = "Protected|Virtual">
module {
  "t.o"() {a = #di_composite_type, b = #di_composite_type1, c = #di_composite_type2, d = #di_composite_type3} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<flags = "SingleInheritance|MultipleInheritance|VirtualInheritance">
module {
  "t.o"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<flags = "Virtual|SingleInheritance|MultipleInheritance|VirtualInheritance">
module {
  "t.o"() {a = #di_composite_type} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
#di_subprogram = #llvm.di_subprogram<subprogramFlags = "Virtual|Definition">
module {
  "t.o"() {a = #di_subprogram} : () -> ()
}

// -----
// -----
#di_file = #llvm.di_file<"a" in "b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
module {
  "t.o"() {a = #di_compile_unit} : () -> ()
}

// -----
// -----
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, dwarfAddressSpace = 3>
#di_derived_type1 = #llvm.di_derived_type<dwarfAddressSpace = 0>
module {
  "t.o"() {a = #di_derived_type, b = #di_derived_type1} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
#di_subprogram = #llvm.di_subprogram<>
#di_subroutine_type = #llvm.di_subroutine_type<>
module {
  "t.o"() {a = #di_subroutine_type, b = #di_subprogram} : () -> ()
}

