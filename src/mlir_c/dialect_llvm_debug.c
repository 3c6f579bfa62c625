// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/LLVM.h>: debug information.
//
// Attributes are spelled as the dialect does, field by field. Where a field takes one kind of
// attribute only, the attribute's name is left out. Other attributes are named by reference in the
// text (text/opaque_text.h), so that a printer finds their aliases, and distinct ones' numbers.

#include "dialects/common/llvm_fields.h"
#include "ir/opaque_text.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir_c/dialect_text.h"

#define NO_ATTRIBUTE ((MlirAttribute){NULL})

//===-- Writing -------------------------------------------------------------------------------===//

/// An attribute that is being spelled; `failed` once something was refused.
typedef struct record {
  const char* function;
  tn_mc_text text;
  bool has_field;
  bool failed;
} record;

static record begin(const char* function, tn_context* context, const char* start) {
  return (record){function, tn_mc_text__begin(context, start), false, false};
}

static void put_name(record* it, const char* name) {
  if (it->has_field) tn_mc_text__add(&it->text, ", ");
  it->has_field = true;
  tn_mc_text__add(&it->text, name);
  tn_mc_text__add(&it->text, " = ");
}

static bool is_opaque_llvm(tn_attribute attribute) {
  return tn_mc__is_text(tn_opaque_attribute_dialect(attribute), "llvm");
}

/// What stands in for an attribute: a string itself, `<...>` of one that is called `bare`, and a
/// reference to others.
static void put_value(record* it, tn_attribute attribute, const char* bare) {
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  const tn_string_view mnemonic = tn_mc__mnemonic(body);
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_STRING)) {
    tn_mc_text__add_attribute(&it->text, attribute);
  } else if (bare != NULL && is_opaque_llvm(attribute) && tn_mc__is_text(mnemonic, bare)) {
    tn_mc_text__add_view(&it->text,
                         (tn_string_view){body.data + mnemonic.size, body.size - mnemonic.size});
  } else {
    char reference[TN_OPAQUE_REFERENCE_SIZE];
    tn_opaque_text__write(reference, attribute.storage->self);
    tn_mc_text__add_view(&it->text, (tn_string_view){reference, sizeof reference});
  }
}

/// A field that is left out if it is null.
static void put(record* it, const char* name, MlirAttribute handle, const char* bare) {
  tn_attribute attribute;
  if (it->failed || handle.ptr == NULL) return;
  if (!tn_mc__take_attribute(it->function, handle, &attribute)) {
    it->failed = true;
    return;
  }
  put_name(it, name);
  put_value(it, attribute, bare);
}

/// A field that has to be there.
static void put_needed(record* it, const char* name, MlirAttribute handle, const char* bare) {
  if (handle.ptr == NULL && !it->failed) {
    it->failed = true;
    tn_mc__refuse_format(it->function, it->text.context, "the %s is null", name);
  }
  put(it, name, handle, bare);
}

static void put_list(record* it, const char* name, intptr_t count, const MlirAttribute* handles) {
  tn_mc_list list;
  if (it->failed || count == 0) return;
  if (!tn_mc__take_attributes(it->function, handles, count, it->text.context, &list)) {
    it->failed = true;
    return;
  }
  put_name(it, name);
  for (size_t i = 0; i < list.count; ++i) {
    if (i != 0) tn_mc_text__add(&it->text, ", ");
    put_value(it, (tn_attribute){list.at[i]}, NULL);
  }
  tn_mc_list__close(&list);
}

static void put_number(record* it, const char* name, uint64_t number) {
  put_name(it, name);
  tn_text_buffer_append_unsigned(&it->text.buffer, number);
}

static void put_count(record* it, const char* name, uint64_t number) {
  if (number != 0) put_number(it, name, number);
}

static void put_mark(record* it, const char* name, bool mark) {
  if (!mark) return;
  put_name(it, name);
  tn_mc_text__add(&it->text, "true");
}

static void refuse_number(record* it, const char* name, uint64_t number) {
  if (!it->failed) {
    tn_mc__refuse_format(it->function, it->text.context, "invalid enum value %s = %llu", name,
                         (unsigned long long)number);
  }
  it->failed = true;
}

/// A word of DWARF's; left out for 0 where `elides_zero`.
static void put_dwarf(record* it, const char* name, unsigned set, uint64_t number,
                      bool elides_zero) {
  const char* word = tn_dwarf__name(set, number);
  if (number == 0 && elides_zero) return;
  if (word == NULL) {
    refuse_number(it, name, number);
    return;
  }
  put_name(it, name);
  tn_mc_text__add(&it->text, tn_dwarf__prefixes[set]);
  tn_mc_text__add(&it->text, word);
}

/// One of four words.
static void put_word(record* it, const char* name, const char* const words[4], unsigned number,
                     bool elides_zero) {
  if (number == 0 && elides_zero) return;
  if (number >= 4) {
    refuse_number(it, name, number);
    return;
  }
  put_name(it, name);
  tn_mc_text__add(&it->text, words[number]);
}

/// A word, or several in quotes.
static void put_flags(record* it, const char* name, const tn_llvm_flag* known, uint64_t flags) {
  uint64_t left = flags;
  size_t count = 0;
  tn_mc_text words = tn_mc_text__begin(it->text.context, "");
  for (; flags != 0 && known->name != NULL; ++known) {
    if ((left & known->bits) != known->bits) continue;
    left &= ~(uint64_t)known->bits;
    if (count++ != 0) tn_mc_text__add(&words, "|");
    tn_mc_text__add(&words, known->name);
  }
  if (left != 0) {
    refuse_number(it, name, flags);
  } else if (flags != 0) {
    put_name(it, name);
    if (count > 1) tn_mc_text__add(&it->text, "\"");
    tn_mc_text__add_view(&it->text, tn_text_buffer_view(&words.buffer));
    if (count > 1) tn_mc_text__add(&it->text, "\"");
  }
  tn_text_buffer_free(&words.buffer);
}

static MlirAttribute end(record* it, const char* last) {
  tn_mc_text__add(&it->text, last);
  if (!it->failed) return tn_mc_text__attribute(&it->text, "llvm", (tn_type){NULL});
  tn_text_buffer_free(&it->text.buffer);
  return NO_ATTRIBUTE;
}

/// Takes the context and begins the attribute.
#define BEGIN(it, ctx, start)                  \
  TN_MC_TAKE_CONTEXT(owner, ctx, NO_ATTRIBUTE) \
  record it = begin(__func__, owner->context, start);

//===-- Types ---------------------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDINullTypeAttrGetName, "llvm.di_null_type")
MlirAttribute mlirLLVMDINullTypeAttrGet(MlirContext ctx) {
  BEGIN(it, ctx, "di_null_type")
  return end(&it, "");
}

TN_MC_NAME(mlirLLVMDIBasicTypeAttrGetName, "llvm.di_basic_type")
MlirAttribute mlirLLVMDIBasicTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name,
                                         uint64_t sizeInBits, MlirLLVMTypeEncoding encoding) {
  BEGIN(it, ctx, "di_basic_type<")
  put_dwarf(&it, "tag", TN_DWARF_TAG, tag, true);
  put_needed(&it, "name", name, NULL);
  put_count(&it, "sizeInBits", sizeInBits);
  put_dwarf(&it, "encoding", TN_DWARF_ATE, encoding, true);
  return end(&it, ">");
}

/// An attribute that stands for another of its kind that is around it.
static MlirAttribute rec_self(const char* function, const char* start, MlirAttribute id) {
  tn_attribute taken;
  if (!tn_mc__take_attribute(function, id, &taken)) return NO_ATTRIBUTE;
  record it = begin(function, tn_attribute_context(taken), start);
  put(&it, "recId", id, NULL);
  put_mark(&it, "isRecSelf", true);
  return end(&it, ">");
}

MlirAttribute mlirLLVMDICompositeTypeAttrGetRecSelf(MlirAttribute recId) {
  return rec_self(__func__, "di_composite_type<", recId);
}

TN_MC_NAME(mlirLLVMDICompositeTypeAttrGetName, "llvm.di_composite_type")
MlirAttribute mlirLLVMDICompositeTypeAttrGet(MlirContext ctx, MlirAttribute recId, bool isRecSelf,
                                             unsigned tag, MlirAttribute name, MlirAttribute file,
                                             uint32_t line, MlirAttribute scope,
                                             MlirAttribute baseType, int64_t flags,
                                             uint64_t sizeInBits, uint64_t alignInBits,
                                             intptr_t nElements, const MlirAttribute* elements,
                                             MlirAttribute dataLocation, MlirAttribute rank,
                                             MlirAttribute allocated, MlirAttribute associated) {
  BEGIN(it, ctx, "di_composite_type<")
  put(&it, "recId", recId, NULL);
  put_mark(&it, "isRecSelf", isRecSelf);
  put_dwarf(&it, "tag", TN_DWARF_TAG, tag, true);
  put(&it, "name", name, NULL);
  put(&it, "file", file, "di_file");
  put_count(&it, "line", line);
  put(&it, "scope", scope, NULL);
  put(&it, "baseType", baseType, NULL);
  put_flags(&it, "flags", tn_llvm__debug_flags, (uint64_t)flags);
  put_count(&it, "sizeInBits", sizeInBits);
  put_count(&it, "alignInBits", alignInBits);
  put(&it, "dataLocation", dataLocation, "di_expression");
  put(&it, "rank", rank, "di_expression");
  put(&it, "allocated", allocated, "di_expression");
  put(&it, "associated", associated, "di_expression");
  put_list(&it, "elements", nElements, elements);
  return end(&it, ">");
}

TN_MC_NAME(mlirLLVMDIDerivedTypeAttrGetName, "llvm.di_derived_type")
MlirAttribute mlirLLVMDIDerivedTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name,
                                           MlirAttribute baseType, uint64_t sizeInBits,
                                           uint32_t alignInBits, uint64_t offsetInBits,
                                           int64_t dwarfAddressSpace, MlirAttribute extraData) {
  BEGIN(it, ctx, "di_derived_type<")
  put_dwarf(&it, "tag", TN_DWARF_TAG, tag, true);
  put(&it, "name", name, NULL);
  put(&it, "baseType", baseType, NULL);
  put_count(&it, "sizeInBits", sizeInBits);
  put_count(&it, "alignInBits", alignInBits);
  put_count(&it, "offsetInBits", offsetInBits);
  if (dwarfAddressSpace != MLIR_CAPI_DWARF_ADDRESS_SPACE_NULL) {
    put_number(&it, "dwarfAddressSpace", (uint64_t)dwarfAddressSpace);
  }
  put(&it, "extraData", extraData, NULL);
  return end(&it, ">");
}

TN_MC_NAME(mlirLLVMDIStringTypeAttrGetName, "llvm.di_string_type")
MlirAttribute mlirLLVMDIStringTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name,
                                          uint64_t sizeInBits, uint32_t alignInBits,
                                          MlirAttribute stringLength, MlirAttribute stringLengthExp,
                                          MlirAttribute stringLocationExp,
                                          MlirLLVMTypeEncoding encoding) {
  BEGIN(it, ctx, "di_string_type<")
  put_dwarf(&it, "tag", TN_DWARF_TAG, tag, true);
  put_needed(&it, "name", name, NULL);
  put_count(&it, "sizeInBits", sizeInBits);
  put_count(&it, "alignInBits", alignInBits);
  put(&it, "stringLength", stringLength, NULL);
  put(&it, "stringLengthExp", stringLengthExp, "di_expression");
  put(&it, "stringLocationExp", stringLocationExp, "di_expression");
  put_dwarf(&it, "encoding", TN_DWARF_ATE, encoding, true);
  return end(&it, ">");
}

TN_MC_NAME(mlirLLVMDISubroutineTypeAttrGetName, "llvm.di_subroutine_type")
MlirAttribute mlirLLVMDISubroutineTypeAttrGet(MlirContext ctx, unsigned callingConvention,
                                              intptr_t nTypes, const MlirAttribute* types) {
  BEGIN(it, ctx, "di_subroutine_type<")
  put_dwarf(&it, "callingConvention", TN_DWARF_CC, callingConvention, true);
  put_list(&it, "types", nTypes, types);
  const bool is_empty = !it.has_field;
  if (is_empty && !it.text.buffer.failed) --it.text.buffer.size;
  return end(&it, is_empty ? "" : ">");
}

//===-- Expressions ---------------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDIExpressionElemAttrGetName, "llvm.di_expression_elem")
MlirAttribute mlirLLVMDIExpressionElemAttrGet(MlirContext ctx, unsigned opcode, intptr_t nArguments,
                                              const uint64_t* arguments) {
  BEGIN(it, ctx, "di_expression_elem")
  TN_MC_TAKE_COUNT(nArguments, owner->context, end(&it, ""))
  const char* word = tn_dwarf__name(TN_DWARF_OP, opcode);
  if (word != NULL) {
    tn_mc_text__add(&it.text, tn_dwarf__prefixes[TN_DWARF_OP]);
    tn_mc_text__add(&it.text, word);
  }
  for (intptr_t i = 0; i < nArguments; ++i) {
    tn_text_buffer_format(&it.text.buffer, "%s%llu", i == 0 ? "(" : ", ",
                          (unsigned long long)arguments[i]);
  }
  return end(&it, nArguments == 0 ? "" : ")");
}

TN_MC_NAME(mlirLLVMDIExpressionAttrGetName, "llvm.di_expression")
MlirAttribute mlirLLVMDIExpressionAttrGet(MlirContext ctx, intptr_t nOperations,
                                          const MlirAttribute* operations) {
  static const size_t prefix_size = sizeof "di_expression_elem" - 1;
  BEGIN(it, ctx, nOperations == 0 ? "di_expression<" : "di_expression<[")
  tn_mc_list list;
  if (!tn_mc__take_attributes(__func__, operations, nOperations, owner->context, &list)) {
    it.failed = true;
    return end(&it, "");
  }
  for (size_t i = 0; i < list.count; ++i) {
    tn_string_view body = tn_opaque_attribute_body((tn_attribute){list.at[i]});
    if (!is_opaque_llvm((tn_attribute){list.at[i]}) || body.size < prefix_size ||
        !tn_mc__drop(&body, "di_expression_elem")) {
      tn_mc__refuse_kind(__func__, list.at[i], "element of an expression");
      it.failed = true;
      break;
    }
    if (i != 0) tn_mc_text__add(&it.text, ", ");
    tn_mc_text__add_view(&it.text, body);
  }
  tn_mc_list__close(&list);
  return end(&it, nOperations == 0 ? ">" : "]>");
}

//===-- Files and units -----------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDIFileAttrGetName, "llvm.di_file")
MlirAttribute mlirLLVMDIFileAttrGet(MlirContext ctx, MlirAttribute name, MlirAttribute directory) {
  BEGIN(it, ctx, "di_file<")
  tn_attribute strings[2];
  it.failed = !tn_mc__take_attribute(__func__, name, &strings[0]) ||
              !tn_mc__take_attribute(__func__, directory, &strings[1]);
  for (size_t i = 0; i < 2 && !it.failed; ++i) {
    if (i != 0) tn_mc_text__add(&it.text, " in ");
    it.failed = !tn_attribute__is(strings[i], TN_ATTRIBUTE_STRING);
    if (it.failed) tn_mc__refuse_kind(__func__, strings[i].storage, "string");
    if (!it.failed) tn_mc_text__add_attribute(&it.text, strings[i]);
  }
  return end(&it, ">");
}

TN_MC_NAME(mlirLLVMDICompileUnitAttrGetName, "llvm.di_compile_unit")
MlirAttribute mlirLLVMDICompileUnitAttrGet(MlirContext ctx, MlirAttribute id,
                                           unsigned sourceLanguage, MlirAttribute file,
                                           MlirAttribute producer, bool isOptimized,
                                           MlirLLVMDIEmissionKind emissionKind,
                                           MlirLLVMDINameTableKind nameTableKind,
                                           MlirAttribute splitDebugFilename) {
  BEGIN(it, ctx, "di_compile_unit<")
  put_needed(&it, "id", id, NULL);
  put_dwarf(&it, "sourceLanguage", TN_DWARF_LANG, sourceLanguage, false);
  put_needed(&it, "file", file, "di_file");
  put(&it, "producer", producer, NULL);
  put_name(&it, "isOptimized");
  tn_mc_text__add(&it.text, isOptimized ? "true" : "false");
  put_word(&it, "emissionKind", tn_llvm__emission_kinds, (unsigned)emissionKind, false);
  put_word(&it, "nameTableKind", tn_llvm__name_table_kinds, (unsigned)nameTableKind, true);
  put(&it, "splitDebugFilename", splitDebugFilename, NULL);
  return end(&it, ">");
}

MlirAttribute mlirLLVMDIFlagsAttrGet(MlirContext ctx, uint64_t value) {
  TN_MC_TAKE_CONTEXT(owner, ctx, NO_ATTRIBUTE)
  tn_type type;
  tn_attribute made;
  if (tn_integer_type_get(owner->context, 32, TN_SIGNLESS, &type) != TN_OK) return NO_ATTRIBUTE;
  return tn_mc__made_attribute(tn_integer_attribute_get(type, (int64_t)value, &made), &made);
}
TN_MC_NAME(mlirLLVMDIFlagsAttrGetName, "builtin.integer")

TN_MC_NAME(mlirLLVMDIModuleAttrGetName, "llvm.di_module")
MlirAttribute mlirLLVMDIModuleAttrGet(MlirContext ctx, MlirAttribute file, MlirAttribute scope,
                                      MlirAttribute name, MlirAttribute configMacros,
                                      MlirAttribute includePath, MlirAttribute apinotes,
                                      unsigned line, bool isDecl) {
  BEGIN(it, ctx, "di_module<")
  put(&it, "file", file, "di_file");
  put(&it, "scope", scope, NULL);
  put(&it, "name", name, NULL);
  put(&it, "configMacros", configMacros, NULL);
  put(&it, "includePath", includePath, NULL);
  put(&it, "apinotes", apinotes, NULL);
  put_count(&it, "line", line);
  put_mark(&it, "isDecl", isDecl);
  return end(&it, ">");
}

//===-- Scopes and variables ------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDILexicalBlockAttrGetName, "llvm.di_lexical_block")
MlirAttribute mlirLLVMDILexicalBlockAttrGet(MlirContext ctx, MlirAttribute scope,
                                            MlirAttribute file, unsigned line, unsigned column) {
  BEGIN(it, ctx, "di_lexical_block<")
  put_needed(&it, "scope", scope, NULL);
  put(&it, "file", file, "di_file");
  put_count(&it, "line", line);
  put_count(&it, "column", column);
  return end(&it, ">");
}

TN_MC_NAME(mlirLLVMDILexicalBlockFileAttrGetName, "llvm.di_lexical_block_file")
MlirAttribute mlirLLVMDILexicalBlockFileAttrGet(MlirContext ctx, MlirAttribute scope,
                                                MlirAttribute file, unsigned discriminator) {
  BEGIN(it, ctx, "di_lexical_block_file<")
  put_needed(&it, "scope", scope, NULL);
  put(&it, "file", file, "di_file");
  put_number(&it, "discriminator", discriminator);
  return end(&it, ">");
}

TN_MC_NAME(mlirLLVMDILocalVariableAttrGetName, "llvm.di_local_variable")
MlirAttribute mlirLLVMDILocalVariableAttrGet(MlirContext ctx, MlirAttribute scope,
                                             MlirAttribute name, MlirAttribute diFile,
                                             unsigned line, unsigned arg, unsigned alignInBits,
                                             MlirAttribute diType, int64_t flags) {
  BEGIN(it, ctx, "di_local_variable<")
  put_needed(&it, "scope", scope, NULL);
  put(&it, "name", name, NULL);
  put(&it, "file", diFile, "di_file");
  put_count(&it, "line", line);
  put_count(&it, "arg", arg);
  put_count(&it, "alignInBits", alignInBits);
  put(&it, "type", diType, NULL);
  put_flags(&it, "flags", tn_llvm__debug_flags, (uint64_t)flags);
  return end(&it, ">");
}

TN_MC_NAME(mlirLLVMDIAnnotationAttrGetName, "llvm.di_annotation")
MlirAttribute mlirLLVMDIAnnotationAttrGet(MlirContext ctx, MlirAttribute name,
                                          MlirAttribute value) {
  BEGIN(it, ctx, "di_annotation<")
  put_needed(&it, "name", name, NULL);
  put_needed(&it, "value", value, NULL);
  return end(&it, ">");
}

MlirAttribute mlirLLVMDISubprogramAttrGetRecSelf(MlirAttribute recId) {
  return rec_self(__func__, "di_subprogram<", recId);
}

TN_MC_NAME(mlirLLVMDISubprogramAttrGetName, "llvm.di_subprogram")
MlirAttribute mlirLLVMDISubprogramAttrGet(
    MlirContext ctx, MlirAttribute recId, bool isRecSelf, MlirAttribute id,
    MlirAttribute compileUnit, MlirAttribute scope, MlirAttribute name, MlirAttribute linkageName,
    MlirAttribute file, unsigned line, unsigned scopeLine, uint64_t subprogramFlags,
    MlirAttribute type, intptr_t nRetainedNodes, const MlirAttribute* retainedNodes,
    intptr_t nAnnotations, const MlirAttribute* annotations) {
  BEGIN(it, ctx, "di_subprogram<")
  put(&it, "recId", recId, NULL);
  put_mark(&it, "isRecSelf", isRecSelf);
  put(&it, "id", id, NULL);
  put(&it, "compileUnit", compileUnit, "di_compile_unit");
  put(&it, "scope", scope, NULL);
  put(&it, "name", name, NULL);
  put(&it, "linkageName", linkageName, NULL);
  put(&it, "file", file, "di_file");
  put_count(&it, "line", line);
  put_count(&it, "scopeLine", scopeLine);
  put_flags(&it, "subprogramFlags", tn_llvm__subprogram_flags, subprogramFlags);
  put(&it, "type", type, "di_subroutine_type");
  put_list(&it, "retainedNodes", nRetainedNodes, retainedNodes);
  put_list(&it, "annotations", nAnnotations, annotations);
  return end(&it, ">");
}

TN_MC_NAME(mlirLLVMDIImportedEntityAttrGetName, "llvm.di_imported_entity")
MlirAttribute mlirLLVMDIImportedEntityAttrGet(MlirContext ctx, unsigned tag, MlirAttribute scope,
                                              MlirAttribute entity, MlirAttribute file,
                                              unsigned line, MlirAttribute name, intptr_t nElements,
                                              const MlirAttribute* elements) {
  BEGIN(it, ctx, "di_imported_entity<")
  put_dwarf(&it, "tag", TN_DWARF_TAG, tag, true);
  put_needed(&it, "scope", scope, NULL);
  put_needed(&it, "entity", entity, NULL);
  put(&it, "file", file, "di_file");
  put_count(&it, "line", line);
  put(&it, "name", name, NULL);
  put_list(&it, "elements", nElements, elements);
  return end(&it, ">");
}

//===-- Reading -------------------------------------------------------------------------------===//

/// The field `name` of an attribute called `mnemonic`; false, refused, for other attributes.
static bool take_field(const char* function, MlirAttribute handle, const char* mnemonic,
                       const char* name, tn_attribute* out_attribute, tn_string_view* out_text) {
  if (!tn_mc__take_attribute(function, handle, out_attribute)) return false;
  if (is_opaque_llvm(*out_attribute) &&
      tn_mc__is_text(tn_mc__mnemonic(tn_opaque_attribute_body(*out_attribute)), mnemonic)) {
    (void)!tn_mc__field(tn_mc__attribute_parts(*out_attribute), name, out_text);
    return true;
  }
  tn_mc__refuse_kind(function, out_attribute->storage, mnemonic);
  return false;
}

/// What put_value wrote, or an attribute in full.
static MlirAttribute read_value(tn_context* context, tn_string_view text, const char* bare) {
  tn_uref reference;
  if (text.size == 0) return NO_ATTRIBUTE;
  if (tn_opaque_text__next(text, 0, &reference) == 0) {
    return tn_mc__give_attribute(tn_attribute__from(context, reference));
  }
  if (text.data[0] != '<' || bare == NULL) {
    return tn_mc__give_attribute(tn_mc__read_attribute(context, text));
  }
  tn_mc_text body = tn_mc_text__begin(context, bare);
  tn_mc_text__add_view(&body, text);
  return tn_mc_text__attribute(&body, "llvm", (tn_type){NULL});
}

static MlirAttribute get_field(const char* function, MlirAttribute handle, const char* mnemonic,
                               const char* name, const char* bare) {
  tn_attribute attribute;
  tn_string_view text;
  if (!take_field(function, handle, mnemonic, name, &attribute, &text)) return NO_ATTRIBUTE;
  return read_value(tn_attribute_context(attribute), text, bare);
}

static unsigned get_number(const char* function, MlirAttribute handle, const char* name) {
  tn_attribute attribute;
  tn_string_view text;
  int64_t number = 0;
  if (take_field(function, handle, "di_subprogram", name, &attribute, &text)) {
    (void)!tn_mc__read_integer(text, &number);
  }
  return (unsigned)number;
}

MlirAttribute mlirLLVMDIDerivedTypeAttrGetBaseType(MlirAttribute diDerivedType) {
  return get_field(__func__, diDerivedType, "di_derived_type", "baseType", NULL);
}

MlirAttribute mlirLLVMDISubprogramAttrGetScope(MlirAttribute diSubprogram) {
  return get_field(__func__, diSubprogram, "di_subprogram", "scope", NULL);
}

unsigned mlirLLVMDISubprogramAttrGetLine(MlirAttribute diSubprogram) {
  return get_number(__func__, diSubprogram, "line");
}

unsigned mlirLLVMDISubprogramAttrGetScopeLine(MlirAttribute diSubprogram) {
  return get_number(__func__, diSubprogram, "scopeLine");
}

MlirAttribute mlirLLVMDISubprogramAttrGetCompileUnit(MlirAttribute diSubprogram) {
  return get_field(__func__, diSubprogram, "di_subprogram", "compileUnit", "di_compile_unit");
}

MlirAttribute mlirLLVMDISubprogramAttrGetFile(MlirAttribute diSubprogram) {
  return get_field(__func__, diSubprogram, "di_subprogram", "file", "di_file");
}

MlirAttribute mlirLLVMDISubprogramAttrGetType(MlirAttribute diSubprogram) {
  return get_field(__func__, diSubprogram, "di_subprogram", "type", "di_subroutine_type");
}

MlirAttribute mlirLLVMDIModuleAttrGetScope(MlirAttribute diModule) {
  return get_field(__func__, diModule, "di_module", "scope", NULL);
}
