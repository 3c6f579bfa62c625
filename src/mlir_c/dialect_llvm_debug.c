// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/LLVM.h>: debug information.
//
// An attribute is made of the parameters that its definition has, in their order: a number becomes
// the word, the flags or the integer that the definition says.

#include <stdio.h>
#include <tenure/parameters.h>

#include "ir/definition.h"
#include "ir/dialect_table.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir_c/dialect_text.h"

#define NO_ATTRIBUTE ((MlirAttribute){NULL})

//===-- Making --------------------------------------------------------------------------------===//

#define PARAMETER_MAX 18u

/// An attribute that is being made; `failed` once something was refused.
typedef struct record {
  const char* function;
  tn_context* context;
  const tn_definition* definition;  ///< NULL if there is none, which was reported.
  tn_attribute parameters[PARAMETER_MAX];
  uint32_t count;
  bool failed;
} record;

static record begin(const char* function, tn_context* context, const char* mnemonic) {
  static const tn_string_view name = {"llvm", 4};
  record it = {.function = function, .context = context, .failed = true};
  tn_dialect* dialect = NULL;
  if (tn_dialect__load(context, name, &dialect) != TN_OK ||
      tn_dialect__complete(context, dialect) != TN_OK) {
    return it;
  }
  it.definition = tn_definition__find(dialect, false, tn_string_view_from(mnemonic));
  it.failed = it.definition == NULL || it.definition->parameter_count > PARAMETER_MAX;
  if (it.failed) {
    tn_mc__refuse_format(function, context, "the dialect 'llvm' has no '%s'", mnemonic);
  }
  return it;
}

/// The parameter that comes next; NULL once something was refused.
static const tn_parameter* next_parameter(record* it) {
  if (it->failed || it->count == it->definition->parameter_count) return NULL;
  it->parameters[it->count] = (tn_attribute){NULL};
  return &it->definition->parameters[it->count++];
}

static void set_last(record* it, tn_status status, tn_attribute value) {
  it->failed = status != TN_OK;
  if (!it->failed) it->parameters[it->count - 1] = value;
}

/// A parameter that is missing if it is null.
static void put(record* it, MlirAttribute handle) {
  tn_attribute attribute;
  if (next_parameter(it) == NULL || handle.ptr == NULL) return;
  it->failed = !tn_mc__take_attribute(it->function, handle, &attribute);
  if (!it->failed) it->parameters[it->count - 1] = attribute;
}

static void put_list(record* it, intptr_t count, const MlirAttribute* handles) {
  tn_mc_list list;
  if (next_parameter(it) == NULL || count == 0) return;
  it->failed = !tn_mc__take_attributes(it->function, handles, count, it->context, &list);
  if (it->failed) return;
  tn_attribute made = {NULL};
  tn_attribute* values = tn_allocate(&it->context->allocator, list.count * sizeof *values);
  if (values == NULL) {
    it->failed = true;
    (void)tn_context__out_of_memory(it->context);
  } else {
    for (size_t i = 0; i < list.count; ++i) values[i] = (tn_attribute){list.at[i]};
    set_last(it, tn_array_attribute_get(it->context, values, list.count, &made), made);
    tn_deallocate(&it->context->allocator, values, list.count * sizeof *values);
  }
  tn_mc_list__close(&list);
}

static void put_number(record* it, uint64_t number) {
  const tn_parameter* parameter = next_parameter(it);
  tn_attribute made = {NULL};
  if (parameter == NULL) return;
  set_last(it, tn_integer_attribute_get(parameter->type, (int64_t)number, &made), made);
}

/// The word for a number, or flags; 0 also for none.
static void put_words(record* it, uint64_t number) {
  const tn_parameter* parameter = next_parameter(it);
  uint64_t value;
  tn_attribute made = {NULL};
  if (parameter == NULL) return;
  if (tn_enum_attribute__value_of(parameter->words, number, &value)) {
    set_last(it, tn_enum_attribute__string(it->context, parameter->words, value, &made), made);
  } else if (number != 0 || !parameter->is_optional) {
    it->failed = true;
    tn_mc__refuse_format(it->function, it->context, "no word stands for %.*s = %llu",
                         (int)parameter->name.size, parameter->name.data,
                         (unsigned long long)number);
  }
}

static MlirAttribute end(record* it) {
  char name[64];
  tn_attribute made = {NULL};
  if (it->failed) return NO_ATTRIBUTE;
  const int size = snprintf(name, sizeof name, "llvm.%.*s", (int)it->definition->mnemonic.size,
                            it->definition->mnemonic.data);
  const tn_string_view view = {name, (size_t)size};
  return tn_mc__made_attribute(
      tn_dialect_attribute_get(it->context, view, it->parameters, it->count, &made), &made);
}

/// Takes the context and begins the attribute.
#define BEGIN(it, ctx, mnemonic)               \
  TN_MC_TAKE_CONTEXT(owner, ctx, NO_ATTRIBUTE) \
  record it = begin(__func__, owner->context, mnemonic);

//===-- Types ---------------------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDINullTypeAttrGetName, "llvm.di_null_type")
MlirAttribute mlirLLVMDINullTypeAttrGet(MlirContext ctx) {
  BEGIN(it, ctx, "di_null_type")
  return end(&it);
}

TN_MC_NAME(mlirLLVMDIBasicTypeAttrGetName, "llvm.di_basic_type")
MlirAttribute mlirLLVMDIBasicTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name,
                                         uint64_t sizeInBits, MlirLLVMTypeEncoding encoding) {
  BEGIN(it, ctx, "di_basic_type")
  put_words(&it, tag);
  put(&it, name);
  put_number(&it, sizeInBits);
  put_words(&it, encoding);
  return end(&it);
}

/// An attribute that stands for another of its kind that is around it.
static MlirAttribute rec_self(const char* function, const char* mnemonic, MlirAttribute id) {
  tn_attribute taken;
  if (!tn_mc__take_attribute(function, id, &taken)) return NO_ATTRIBUTE;
  record it = begin(function, tn_attribute_context(taken), mnemonic);
  put(&it, id);
  put_number(&it, true);
  return end(&it);
}

MlirAttribute mlirLLVMDICompositeTypeAttrGetRecSelf(MlirAttribute recId) {
  return rec_self(__func__, "di_composite_type", recId);
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
  BEGIN(it, ctx, "di_composite_type")
  put(&it, recId);
  put_number(&it, isRecSelf);
  put_words(&it, tag);
  put(&it, name);
  put(&it, file);
  put_number(&it, line);
  put(&it, scope);
  put(&it, baseType);
  put_words(&it, (uint64_t)flags);
  put_number(&it, sizeInBits);
  put_number(&it, alignInBits);
  put(&it, dataLocation);
  put(&it, rank);
  put(&it, allocated);
  put(&it, associated);
  put_list(&it, nElements, elements);
  return end(&it);
}

TN_MC_NAME(mlirLLVMDIDerivedTypeAttrGetName, "llvm.di_derived_type")
MlirAttribute mlirLLVMDIDerivedTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name,
                                           MlirAttribute baseType, uint64_t sizeInBits,
                                           uint32_t alignInBits, uint64_t offsetInBits,
                                           int64_t dwarfAddressSpace, MlirAttribute extraData) {
  BEGIN(it, ctx, "di_derived_type")
  put_words(&it, tag);
  put(&it, name);
  put(&it, baseType);
  put_number(&it, sizeInBits);
  put_number(&it, alignInBits);
  put_number(&it, offsetInBits);
  if (dwarfAddressSpace == MLIR_CAPI_DWARF_ADDRESS_SPACE_NULL) {
    put(&it, NO_ATTRIBUTE);
  } else {
    put_number(&it, (uint64_t)dwarfAddressSpace);
  }
  put(&it, extraData);
  return end(&it);
}

TN_MC_NAME(mlirLLVMDIStringTypeAttrGetName, "llvm.di_string_type")
MlirAttribute mlirLLVMDIStringTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name,
                                          uint64_t sizeInBits, uint32_t alignInBits,
                                          MlirAttribute stringLength, MlirAttribute stringLengthExp,
                                          MlirAttribute stringLocationExp,
                                          MlirLLVMTypeEncoding encoding) {
  BEGIN(it, ctx, "di_string_type")
  put_words(&it, tag);
  put(&it, name);
  put_number(&it, sizeInBits);
  put_number(&it, alignInBits);
  put(&it, stringLength);
  put(&it, stringLengthExp);
  put(&it, stringLocationExp);
  put_words(&it, encoding);
  return end(&it);
}

TN_MC_NAME(mlirLLVMDISubroutineTypeAttrGetName, "llvm.di_subroutine_type")
MlirAttribute mlirLLVMDISubroutineTypeAttrGet(MlirContext ctx, unsigned callingConvention,
                                              intptr_t nTypes, const MlirAttribute* types) {
  BEGIN(it, ctx, "di_subroutine_type")
  put_words(&it, callingConvention);
  put_list(&it, nTypes, types);
  return end(&it);
}

//===-- Expressions ---------------------------------------------------------------------------===//

static tn_status make_numbers(tn_context* context, size_t count, const uint64_t* numbers,
                              tn_attribute* out_list) {
  tn_type type;
  tn_status status = tn_integer_type_get(context, 64, TN_UNSIGNED, &type);
  tn_attribute* values = tn_allocate(&context->allocator, (count + 1) * sizeof *values);
  if (values == NULL) return tn_context__out_of_memory(context);
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = tn_integer_attribute_get(type, (int64_t)numbers[i], &values[i]);
  }
  if (status == TN_OK) status = tn_array_attribute_get(context, values, count, out_list);
  tn_deallocate(&context->allocator, values, (count + 1) * sizeof *values);
  return status;
}

TN_MC_NAME(mlirLLVMDIExpressionElemAttrGetName, "llvm.di_expression_elem")
MlirAttribute mlirLLVMDIExpressionElemAttrGet(MlirContext ctx, unsigned opcode, intptr_t nArguments,
                                              const uint64_t* arguments) {
  BEGIN(it, ctx, "di_expression_elem")
  TN_MC_TAKE_COUNT(nArguments, owner->context, NO_ATTRIBUTE)
  put_words(&it, opcode);
  if (next_parameter(&it) != NULL) {
    tn_attribute list = {NULL};
    set_last(&it, make_numbers(owner->context, (size_t)nArguments, arguments, &list), list);
  }
  return end(&it);
}

TN_MC_NAME(mlirLLVMDIExpressionAttrGetName, "llvm.di_expression")
MlirAttribute mlirLLVMDIExpressionAttrGet(MlirContext ctx, intptr_t nOperations,
                                          const MlirAttribute* operations) {
  BEGIN(it, ctx, "di_expression")
  put_list(&it, nOperations, operations);
  return end(&it);
}

//===-- Files and units -----------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDIFileAttrGetName, "llvm.di_file")
MlirAttribute mlirLLVMDIFileAttrGet(MlirContext ctx, MlirAttribute name, MlirAttribute directory) {
  BEGIN(it, ctx, "di_file")
  put(&it, name);
  put(&it, directory);
  return end(&it);
}

TN_MC_NAME(mlirLLVMDICompileUnitAttrGetName, "llvm.di_compile_unit")
MlirAttribute mlirLLVMDICompileUnitAttrGet(MlirContext ctx, MlirAttribute id,
                                           unsigned sourceLanguage, MlirAttribute file,
                                           MlirAttribute producer, bool isOptimized,
                                           MlirLLVMDIEmissionKind emissionKind,
                                           MlirLLVMDINameTableKind nameTableKind,
                                           MlirAttribute splitDebugFilename) {
  BEGIN(it, ctx, "di_compile_unit")
  put(&it, id);
  put_words(&it, sourceLanguage);
  put(&it, file);
  put(&it, producer);
  put_number(&it, isOptimized);
  put_words(&it, (uint64_t)emissionKind);
  put_words(&it, (uint64_t)nameTableKind);
  put(&it, splitDebugFilename);
  return end(&it);
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
  BEGIN(it, ctx, "di_module")
  put(&it, file);
  put(&it, scope);
  put(&it, name);
  put(&it, configMacros);
  put(&it, includePath);
  put(&it, apinotes);
  put_number(&it, line);
  put_number(&it, isDecl);
  return end(&it);
}

//===-- Scopes and variables ------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDILexicalBlockAttrGetName, "llvm.di_lexical_block")
MlirAttribute mlirLLVMDILexicalBlockAttrGet(MlirContext ctx, MlirAttribute scope,
                                            MlirAttribute file, unsigned line, unsigned column) {
  BEGIN(it, ctx, "di_lexical_block")
  put(&it, scope);
  put(&it, file);
  put_number(&it, line);
  put_number(&it, column);
  return end(&it);
}

TN_MC_NAME(mlirLLVMDILexicalBlockFileAttrGetName, "llvm.di_lexical_block_file")
MlirAttribute mlirLLVMDILexicalBlockFileAttrGet(MlirContext ctx, MlirAttribute scope,
                                                MlirAttribute file, unsigned discriminator) {
  BEGIN(it, ctx, "di_lexical_block_file")
  put(&it, scope);
  put(&it, file);
  put_number(&it, discriminator);
  return end(&it);
}

TN_MC_NAME(mlirLLVMDILocalVariableAttrGetName, "llvm.di_local_variable")
MlirAttribute mlirLLVMDILocalVariableAttrGet(MlirContext ctx, MlirAttribute scope,
                                             MlirAttribute name, MlirAttribute diFile,
                                             unsigned line, unsigned arg, unsigned alignInBits,
                                             MlirAttribute diType, int64_t flags) {
  BEGIN(it, ctx, "di_local_variable")
  put(&it, scope);
  put(&it, name);
  put(&it, diFile);
  put_number(&it, line);
  put_number(&it, arg);
  put_number(&it, alignInBits);
  put(&it, diType);
  put_words(&it, (uint64_t)flags);
  return end(&it);
}

TN_MC_NAME(mlirLLVMDIAnnotationAttrGetName, "llvm.di_annotation")
MlirAttribute mlirLLVMDIAnnotationAttrGet(MlirContext ctx, MlirAttribute name,
                                          MlirAttribute value) {
  BEGIN(it, ctx, "di_annotation")
  put(&it, name);
  put(&it, value);
  return end(&it);
}

MlirAttribute mlirLLVMDISubprogramAttrGetRecSelf(MlirAttribute recId) {
  return rec_self(__func__, "di_subprogram", recId);
}

TN_MC_NAME(mlirLLVMDISubprogramAttrGetName, "llvm.di_subprogram")
MlirAttribute mlirLLVMDISubprogramAttrGet(
    MlirContext ctx, MlirAttribute recId, bool isRecSelf, MlirAttribute id,
    MlirAttribute compileUnit, MlirAttribute scope, MlirAttribute name, MlirAttribute linkageName,
    MlirAttribute file, unsigned line, unsigned scopeLine, uint64_t subprogramFlags,
    MlirAttribute type, intptr_t nRetainedNodes, const MlirAttribute* retainedNodes,
    intptr_t nAnnotations, const MlirAttribute* annotations) {
  BEGIN(it, ctx, "di_subprogram")
  put(&it, recId);
  put_number(&it, isRecSelf);
  put(&it, id);
  put(&it, compileUnit);
  put(&it, scope);
  put(&it, name);
  put(&it, linkageName);
  put(&it, file);
  put_number(&it, line);
  put_number(&it, scopeLine);
  put_words(&it, subprogramFlags);
  put(&it, type);
  put_list(&it, nRetainedNodes, retainedNodes);
  put_list(&it, nAnnotations, annotations);
  return end(&it);
}

TN_MC_NAME(mlirLLVMDIImportedEntityAttrGetName, "llvm.di_imported_entity")
MlirAttribute mlirLLVMDIImportedEntityAttrGet(MlirContext ctx, unsigned tag, MlirAttribute scope,
                                              MlirAttribute entity, MlirAttribute file,
                                              unsigned line, MlirAttribute name, intptr_t nElements,
                                              const MlirAttribute* elements) {
  BEGIN(it, ctx, "di_imported_entity")
  put_words(&it, tag);
  put(&it, scope);
  put(&it, entity);
  put(&it, file);
  put_number(&it, line);
  put(&it, name);
  put_list(&it, nElements, elements);
  return end(&it);
}

//===-- Reading -------------------------------------------------------------------------------===//

/// The parameter `name` of an attribute called `mnemonic`; null, refused, for other attributes.
static tn_attribute take_parameter(const char* function, MlirAttribute handle, const char* mnemonic,
                                   const char* name) {
  tn_attribute attribute;
  if (!tn_mc__take_attribute(function, handle, &attribute)) return (tn_attribute){NULL};
  if (tn_opaque__is_called(attribute.storage, "llvm", mnemonic)) {
    return tn_attribute_parameter(attribute, tn_string_view_from(name));
  }
  tn_mc__refuse_kind(function, attribute.storage, mnemonic);
  return (tn_attribute){NULL};
}

static MlirAttribute get_field(const char* function, MlirAttribute handle, const char* mnemonic,
                               const char* name) {
  const tn_attribute value = take_parameter(function, handle, mnemonic, name);
  return value.storage == NULL ? NO_ATTRIBUTE : tn_mc__give_attribute(value);
}

static unsigned get_number(const char* function, MlirAttribute handle, const char* name) {
  return (unsigned)tn_integer_attribute_value(
      take_parameter(function, handle, "di_subprogram", name));
}

MlirAttribute mlirLLVMDIDerivedTypeAttrGetBaseType(MlirAttribute diDerivedType) {
  return get_field(__func__, diDerivedType, "di_derived_type", "baseType");
}

MlirAttribute mlirLLVMDISubprogramAttrGetScope(MlirAttribute diSubprogram) {
  return get_field(__func__, diSubprogram, "di_subprogram", "scope");
}

unsigned mlirLLVMDISubprogramAttrGetLine(MlirAttribute diSubprogram) {
  return get_number(__func__, diSubprogram, "line");
}

unsigned mlirLLVMDISubprogramAttrGetScopeLine(MlirAttribute diSubprogram) {
  return get_number(__func__, diSubprogram, "scopeLine");
}

MlirAttribute mlirLLVMDISubprogramAttrGetCompileUnit(MlirAttribute diSubprogram) {
  return get_field(__func__, diSubprogram, "di_subprogram", "compileUnit");
}

MlirAttribute mlirLLVMDISubprogramAttrGetFile(MlirAttribute diSubprogram) {
  return get_field(__func__, diSubprogram, "di_subprogram", "file");
}

MlirAttribute mlirLLVMDISubprogramAttrGetType(MlirAttribute diSubprogram) {
  return get_field(__func__, diSubprogram, "di_subprogram", "type");
}

MlirAttribute mlirLLVMDIModuleAttrGetScope(MlirAttribute diModule) {
  return get_field(__func__, diModule, "di_module", "scope");
}
