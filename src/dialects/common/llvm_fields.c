// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tables of the llvm dialect's encodings.

#include "dialects/common/llvm_fields.h"

#include <string.h>

//===-- Words ---------------------------------------------------------------------------------===//

const char* const tn_dwarf__prefixes[] = {"DW_TAG_", "DW_ATE_", "DW_LANG_", "DW_CC_", "DW_OP_"};

typedef struct dwarf_name {
  uint16_t set;
  uint16_t number;
  const char* name;
} dwarf_name;

static const dwarf_name dwarf_names[] = {
#include "dialects/common/dwarf_names.inc"
};

const char* tn_dwarf__name(unsigned set, uint64_t number) {
  for (size_t i = 0; i < sizeof dwarf_names / sizeof dwarf_names[0]; ++i) {
    if (dwarf_names[i].set == set && dwarf_names[i].number == number) return dwarf_names[i].name;
  }
  return NULL;
}

bool tn_dwarf__number(unsigned set, tn_string_view word, uint64_t* out_number) {
  const size_t prefix_size = strlen(tn_dwarf__prefixes[set]);
  *out_number = 0;
  if (word.size <= prefix_size || memcmp(word.data, tn_dwarf__prefixes[set], prefix_size) != 0) {
    return false;
  }
  const tn_string_view name = {word.data + prefix_size, word.size - prefix_size};
  for (size_t i = 0; i < sizeof dwarf_names / sizeof dwarf_names[0]; ++i) {
    const char* known = dwarf_names[i].name;
    if (dwarf_names[i].set != set || strlen(known) != name.size ||
        memcmp(known, name.data, name.size) != 0) {
      continue;
    }
    *out_number = dwarf_names[i].number;
    return true;
  }
  return false;
}

// Flags of several bits stand in front of those with one of them.
const tn_llvm_flag tn_llvm__debug_flags[] = {{3, "Public"},
                                             {2, "Protected"},
                                             {1, "Private"},
                                             {1u << 2, "FwdDecl"},
                                             {1u << 3, "AppleBlock"},
                                             {1u << 4, "ReservedBit4"},
                                             {1u << 5, "Virtual"},
                                             {1u << 6, "Artificial"},
                                             {1u << 7, "Explicit"},
                                             {1u << 8, "Prototyped"},
                                             {1u << 9, "ObjcClassComplete"},
                                             {1u << 10, "ObjectPointer"},
                                             {1u << 11, "Vector"},
                                             {1u << 12, "StaticMember"},
                                             {1u << 13, "LValueReference"},
                                             {1u << 14, "RValueReference"},
                                             {1u << 15, "ExportSymbols"},
                                             {1u << 16,
                                              "SingleInheritance|MultipleInheritance|"
                                              "VirtualInheritance"},
                                             {1u << 18, "IntroducedVirtual"},
                                             {1u << 19, "BitField"},
                                             {1u << 20, "NoReturn"},
                                             {1u << 22, "TypePassByValue"},
                                             {1u << 23, "TypePassByReference"},
                                             {1u << 24, "EnumClass"},
                                             {1u << 25, "Thunk"},
                                             {1u << 26, "NonTrivial"},
                                             {1u << 27, "BigEndian"},
                                             {1u << 28, "LittleEndian"},
                                             {1u << 29, "AllCallsDescribed"},
                                             {0, NULL}};

const tn_llvm_flag tn_llvm__subprogram_flags[] = {
    {1u << 0, "Virtual"},    {1u << 1, "PureVirtual"}, {1u << 2, "LocalToUnit"},
    {1u << 3, "Definition"}, {1u << 4, "Optimized"},   {1u << 5, "Pure"},
    {1u << 6, "Elemental"},  {1u << 7, "Recursive"},   {1u << 8, "MainSubprogram"},
    {1u << 9, "Deleted"},    {1u << 11, "ObjCDirect"}, {0, NULL}};

/// Names of debug flags beside those that are printed.
static const tn_llvm_flag other_flags[] = {{0, "Zero"},
                                           {1, "Bit0"},
                                           {2, "Bit1"},
                                           {1u << 16, "SingleInheritance"},
                                           {1u << 16, "MultipleInheritance"},
                                           {1u << 16, "VirtualInheritance"},
                                           {0, NULL}};

static bool find_flag(const tn_llvm_flag* flags, tn_string_view name, uint32_t* out_bits) {
  for (; flags->name != NULL; ++flags) {
    if (!tn_string_view_equal(name, tn_string_view_from(flags->name))) continue;
    *out_bits = flags->bits;
    return true;
  }
  return false;
}

bool tn_llvm__flag_bits(bool is_subprogram, tn_string_view name, uint32_t* out_bits) {
  *out_bits = 0;
  if (is_subprogram) return find_flag(tn_llvm__subprogram_flags, name, out_bits);
  return find_flag(tn_llvm__debug_flags, name, out_bits) || find_flag(other_flags, name, out_bits);
}

const char* tn_llvm__flag_words(bool is_subprogram) {
  if (is_subprogram) {
    return "Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, "
           "MainSubprogram, Deleted, ObjCDirect";
  }
  return "Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, "
         "Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, "
         "StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, "
         "MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, "
         "TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, "
         "LittleEndian, AllCallsDescribed";
}

const char* const tn_llvm__emission_kinds[4] = {"None", "Full", "LineTablesOnly",
                                                "DebugDirectivesOnly"};
const char* const tn_llvm__name_table_kinds[4] = {"Default", "GNU", "None", "Apple"};

//===-- Fields --------------------------------------------------------------------------------===//

const tn_llvm_record tn_llvm__records[TN_LLVM_RECORD_COUNT] = {
    {"di_basic_type",
     {{"tag", TN_LLVM_TAG},
      {"name", TN_LLVM_STRING},
      {"sizeInBits", TN_LLVM_COUNT},
      {"encoding", TN_LLVM_ENCODING}}},
    {"di_compile_unit",
     {{"id", TN_LLVM_ATTRIBUTE},
      {"sourceLanguage", TN_LLVM_LANGUAGE},
      {"file", TN_LLVM_ATTRIBUTE},
      {"producer", TN_LLVM_OPTIONAL},
      {"isOptimized", TN_LLVM_TRUTH},
      {"emissionKind", TN_LLVM_EMISSION_KIND},
      {"nameTableKind", TN_LLVM_NAME_TABLE_KIND}}},
    {"di_composite_type",
     {{"recId", TN_LLVM_OPTIONAL},
      {"isRecSelf", TN_LLVM_MARK},
      {"tag", TN_LLVM_TAG},
      {"name", TN_LLVM_OPTIONAL},
      {"file", TN_LLVM_OPTIONAL},
      {"line", TN_LLVM_COUNT},
      {"scope", TN_LLVM_OPTIONAL},
      {"baseType", TN_LLVM_OPTIONAL},
      {"flags", TN_LLVM_FLAGS},
      {"sizeInBits", TN_LLVM_COUNT},
      {"alignInBits", TN_LLVM_COUNT},
      {"dataLocation", TN_LLVM_OPTIONAL},
      {"rank", TN_LLVM_OPTIONAL},
      {"allocated", TN_LLVM_OPTIONAL},
      {"associated", TN_LLVM_OPTIONAL},
      {"elements", TN_LLVM_LIST}}},
    {"di_derived_type",
     {{"tag", TN_LLVM_TAG},
      {"name", TN_LLVM_OPTIONAL},
      {"baseType", TN_LLVM_OPTIONAL},
      {"sizeInBits", TN_LLVM_COUNT},
      {"alignInBits", TN_LLVM_COUNT},
      {"offsetInBits", TN_LLVM_COUNT},
      {"dwarfAddressSpace", TN_LLVM_OPTIONAL_NUMBER},
      {"extraData", TN_LLVM_OPTIONAL}}},
    {"di_expression_elem", {{NULL, TN_LLVM_NUMBER}}},
    {"di_expression", {{NULL, TN_LLVM_NUMBER}}},
    {"di_file", {{NULL, TN_LLVM_NUMBER}}},
    {"di_global_variable",
     {{"scope", TN_LLVM_OPTIONAL},
      {"name", TN_LLVM_OPTIONAL},
      {"linkageName", TN_LLVM_OPTIONAL},
      {"file", TN_LLVM_ATTRIBUTE},
      {"line", TN_LLVM_NUMBER},
      {"type", TN_LLVM_ATTRIBUTE},
      {"isLocalToUnit", TN_LLVM_MARK},
      {"isDefined", TN_LLVM_MARK},
      {"alignInBits", TN_LLVM_COUNT}}},
    {"di_global_variable_expression", {{"var", TN_LLVM_ATTRIBUTE}, {"expr", TN_LLVM_OPTIONAL}}},
    {"di_imported_entity",
     {{"tag", TN_LLVM_TAG},
      {"scope", TN_LLVM_ATTRIBUTE},
      {"entity", TN_LLVM_ATTRIBUTE},
      {"file", TN_LLVM_OPTIONAL},
      {"line", TN_LLVM_COUNT},
      {"name", TN_LLVM_OPTIONAL},
      {"elements", TN_LLVM_LIST}}},
    {"di_label",
     {{"scope", TN_LLVM_ATTRIBUTE},
      {"name", TN_LLVM_OPTIONAL},
      {"file", TN_LLVM_OPTIONAL},
      {"line", TN_LLVM_COUNT}}},
    {"di_lexical_block",
     {{"scope", TN_LLVM_ATTRIBUTE},
      {"file", TN_LLVM_OPTIONAL},
      {"line", TN_LLVM_COUNT},
      {"column", TN_LLVM_COUNT}}},
    {"di_lexical_block_file",
     {{"scope", TN_LLVM_ATTRIBUTE}, {"file", TN_LLVM_OPTIONAL}, {"discriminator", TN_LLVM_NUMBER}}},
    {"di_local_variable",
     {{"scope", TN_LLVM_ATTRIBUTE},
      {"name", TN_LLVM_OPTIONAL},
      {"file", TN_LLVM_OPTIONAL},
      {"line", TN_LLVM_COUNT},
      {"arg", TN_LLVM_COUNT},
      {"alignInBits", TN_LLVM_COUNT},
      {"type", TN_LLVM_OPTIONAL},
      {"flags", TN_LLVM_FLAGS}}},
    {"di_namespace",
     {{"name", TN_LLVM_OPTIONAL}, {"scope", TN_LLVM_OPTIONAL}, {"exportSymbols", TN_LLVM_TRUTH}}},
    {"di_subprogram",
     {{"recId", TN_LLVM_OPTIONAL},
      {"isRecSelf", TN_LLVM_MARK},
      {"id", TN_LLVM_OPTIONAL},
      {"compileUnit", TN_LLVM_OPTIONAL},
      {"scope", TN_LLVM_OPTIONAL},
      {"name", TN_LLVM_OPTIONAL},
      {"linkageName", TN_LLVM_OPTIONAL},
      {"file", TN_LLVM_OPTIONAL},
      {"line", TN_LLVM_COUNT},
      {"scopeLine", TN_LLVM_COUNT},
      {"subprogramFlags", TN_LLVM_SUBPROGRAM_FLAGS},
      {"type", TN_LLVM_OPTIONAL},
      {"retainedNodes", TN_LLVM_LIST},
      {"annotations", TN_LLVM_LIST}}},
    {"di_subrange",
     {{"count", TN_LLVM_ANY},
      {"lowerBound", TN_LLVM_ANY},
      {"upperBound", TN_LLVM_ANY},
      {"stride", TN_LLVM_ANY}}},
    {"di_subroutine_type", {{"callingConvention", TN_LLVM_CONVENTION}, {"types", TN_LLVM_LIST}}},
    {"loop_annotation",
     {{"disableNonforced", TN_LLVM_OPTIONAL},
      {"vectorize", TN_LLVM_OPTIONAL},
      {"interleave", TN_LLVM_OPTIONAL},
      {"unroll", TN_LLVM_OPTIONAL},
      {"unrollAndJam", TN_LLVM_OPTIONAL},
      {"licm", TN_LLVM_OPTIONAL},
      {"distribute", TN_LLVM_OPTIONAL},
      {"pipeline", TN_LLVM_OPTIONAL},
      {"peeled", TN_LLVM_OPTIONAL},
      {"unswitch", TN_LLVM_OPTIONAL},
      {"mustProgress", TN_LLVM_OPTIONAL},
      {"isVectorized", TN_LLVM_OPTIONAL},
      {"startLoc", TN_LLVM_OPTIONAL},
      {"endLoc", TN_LLVM_OPTIONAL},
      {"parallelAccesses", TN_LLVM_LIST}}},
};
