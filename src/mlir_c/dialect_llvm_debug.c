// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/LLVM.h>: debug information.

#include "mlir-c/Dialect/LLVM.h"
#include "mlir_c/dialect_make.h"

#define NO_ATTRIBUTE ((MlirAttribute){NULL})

/// Takes the context and begins the attribute.
#define BEGIN(self, ctx, mnemonic)             \
  TN_MC_TAKE_CONTEXT(owner, ctx, NO_ATTRIBUTE) \
  tn_mc_maker self = tn_mc_maker__begin(__func__, owner->context, "#llvm." mnemonic);

//===-- Types ---------------------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDINullTypeAttrGetName, "llvm.di_null_type")
MlirAttribute mlirLLVMDINullTypeAttrGet(MlirContext ctx) {
  BEGIN(self, ctx, "di_null_type")
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDIBasicTypeAttrGetName, "llvm.di_basic_type")
MlirAttribute mlirLLVMDIBasicTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name,
                                         uint64_t sizeInBits, MlirLLVMTypeEncoding encoding) {
  BEGIN(self, ctx, "di_basic_type")
  tn_mc_maker__put_words(&self, tag);
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_number(&self, sizeInBits);
  tn_mc_maker__put_words(&self, encoding);
  return tn_mc_maker__attribute(&self);
}

/// Returns an attribute that refers to an enclosing one of its kind.
static MlirAttribute rec_self(const char* function, const char* mnemonic, MlirAttribute id) {
  tn_attribute taken;
  if (!tn_mc__take_attribute(function, id, &taken)) return NO_ATTRIBUTE;
  tn_mc_maker maker = tn_mc_maker__begin(function, tn_attribute_context(taken), mnemonic);
  tn_mc_maker__put_handle(&maker, id);
  tn_mc_maker__put_number(&maker, true);
  return tn_mc_maker__attribute(&maker);
}

MlirAttribute mlirLLVMDICompositeTypeAttrGetRecSelf(MlirAttribute recId) {
  return rec_self(__func__, "#llvm.di_composite_type", recId);
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
  BEGIN(self, ctx, "di_composite_type")
  tn_mc_maker__put_handle(&self, recId);
  tn_mc_maker__put_number(&self, isRecSelf);
  tn_mc_maker__put_words(&self, tag);
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_handle(&self, file);
  tn_mc_maker__put_number(&self, line);
  tn_mc_maker__put_handle(&self, scope);
  tn_mc_maker__put_handle(&self, baseType);
  tn_mc_maker__put_words(&self, (uint64_t)flags);
  tn_mc_maker__put_number(&self, sizeInBits);
  tn_mc_maker__put_number(&self, alignInBits);
  tn_mc_maker__put_handle(&self, dataLocation);
  tn_mc_maker__put_handle(&self, rank);
  tn_mc_maker__put_handle(&self, allocated);
  tn_mc_maker__put_handle(&self, associated);
  tn_mc_maker__put_handles(&self, nElements, elements);
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDIDerivedTypeAttrGetName, "llvm.di_derived_type")
MlirAttribute mlirLLVMDIDerivedTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name,
                                           MlirAttribute baseType, uint64_t sizeInBits,
                                           uint32_t alignInBits, uint64_t offsetInBits,
                                           int64_t dwarfAddressSpace, MlirAttribute extraData) {
  BEGIN(self, ctx, "di_derived_type")
  tn_mc_maker__put_words(&self, tag);
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_handle(&self, baseType);
  tn_mc_maker__put_number(&self, sizeInBits);
  tn_mc_maker__put_number(&self, alignInBits);
  tn_mc_maker__put_number(&self, offsetInBits);
  if (dwarfAddressSpace == MLIR_CAPI_DWARF_ADDRESS_SPACE_NULL) {
    tn_mc_maker__put_handle(&self, NO_ATTRIBUTE);
  } else {
    tn_mc_maker__put_number(&self, (uint64_t)dwarfAddressSpace);
  }
  tn_mc_maker__put_handle(&self, extraData);
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDIStringTypeAttrGetName, "llvm.di_string_type")
MlirAttribute mlirLLVMDIStringTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name,
                                          uint64_t sizeInBits, uint32_t alignInBits,
                                          MlirAttribute stringLength, MlirAttribute stringLengthExp,
                                          MlirAttribute stringLocationExp,
                                          MlirLLVMTypeEncoding encoding) {
  BEGIN(self, ctx, "di_string_type")
  tn_mc_maker__put_words(&self, tag);
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_number(&self, sizeInBits);
  tn_mc_maker__put_number(&self, alignInBits);
  tn_mc_maker__put_handle(&self, stringLength);
  tn_mc_maker__put_handle(&self, stringLengthExp);
  tn_mc_maker__put_handle(&self, stringLocationExp);
  tn_mc_maker__put_words(&self, encoding);
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDISubroutineTypeAttrGetName, "llvm.di_subroutine_type")
MlirAttribute mlirLLVMDISubroutineTypeAttrGet(MlirContext ctx, unsigned callingConvention,
                                              intptr_t nTypes, const MlirAttribute* types) {
  BEGIN(self, ctx, "di_subroutine_type")
  tn_mc_maker__put_words(&self, callingConvention);
  tn_mc_maker__put_handles(&self, nTypes, types);
  return tn_mc_maker__attribute(&self);
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
  BEGIN(self, ctx, "di_expression_elem")
  TN_MC_TAKE_COUNT(nArguments, owner->context, NO_ATTRIBUTE)
  tn_mc_maker__put_words(&self, opcode);
  tn_attribute list = {NULL};
  if (make_numbers(owner->context, (size_t)nArguments, arguments, &list) != TN_OK) {
    return NO_ATTRIBUTE;
  }
  tn_mc_maker__put(&self, list);
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDIExpressionAttrGetName, "llvm.di_expression")
MlirAttribute mlirLLVMDIExpressionAttrGet(MlirContext ctx, intptr_t nOperations,
                                          const MlirAttribute* operations) {
  BEGIN(self, ctx, "di_expression")
  tn_mc_maker__put_handles(&self, nOperations, operations);
  return tn_mc_maker__attribute(&self);
}

//===-- Files and units -----------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDIFileAttrGetName, "llvm.di_file")
MlirAttribute mlirLLVMDIFileAttrGet(MlirContext ctx, MlirAttribute name, MlirAttribute directory) {
  BEGIN(self, ctx, "di_file")
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_handle(&self, directory);
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDICompileUnitAttrGetName, "llvm.di_compile_unit")
MlirAttribute mlirLLVMDICompileUnitAttrGet(MlirContext ctx, MlirAttribute id,
                                           unsigned sourceLanguage, MlirAttribute file,
                                           MlirAttribute producer, bool isOptimized,
                                           MlirLLVMDIEmissionKind emissionKind,
                                           MlirLLVMDINameTableKind nameTableKind,
                                           MlirAttribute splitDebugFilename) {
  BEGIN(self, ctx, "di_compile_unit")
  tn_mc_maker__put_handle(&self, id);
  tn_mc_maker__put_words(&self, sourceLanguage);
  tn_mc_maker__put_handle(&self, file);
  tn_mc_maker__put_handle(&self, producer);
  tn_mc_maker__put_number(&self, isOptimized);
  tn_mc_maker__put_words(&self, (uint64_t)emissionKind);
  tn_mc_maker__put_words(&self, (uint64_t)nameTableKind);
  tn_mc_maker__put_handle(&self, splitDebugFilename);
  return tn_mc_maker__attribute(&self);
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
  BEGIN(self, ctx, "di_module")
  tn_mc_maker__put_handle(&self, file);
  tn_mc_maker__put_handle(&self, scope);
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_handle(&self, configMacros);
  tn_mc_maker__put_handle(&self, includePath);
  tn_mc_maker__put_handle(&self, apinotes);
  tn_mc_maker__put_number(&self, line);
  tn_mc_maker__put_number(&self, isDecl);
  return tn_mc_maker__attribute(&self);
}

//===-- Scopes and variables ------------------------------------------------------------------===//

TN_MC_NAME(mlirLLVMDILexicalBlockAttrGetName, "llvm.di_lexical_block")
MlirAttribute mlirLLVMDILexicalBlockAttrGet(MlirContext ctx, MlirAttribute scope,
                                            MlirAttribute file, unsigned line, unsigned column) {
  BEGIN(self, ctx, "di_lexical_block")
  tn_mc_maker__put_handle(&self, scope);
  tn_mc_maker__put_handle(&self, file);
  tn_mc_maker__put_number(&self, line);
  tn_mc_maker__put_number(&self, column);
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDILexicalBlockFileAttrGetName, "llvm.di_lexical_block_file")
MlirAttribute mlirLLVMDILexicalBlockFileAttrGet(MlirContext ctx, MlirAttribute scope,
                                                MlirAttribute file, unsigned discriminator) {
  BEGIN(self, ctx, "di_lexical_block_file")
  tn_mc_maker__put_handle(&self, scope);
  tn_mc_maker__put_handle(&self, file);
  tn_mc_maker__put_number(&self, discriminator);
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDILocalVariableAttrGetName, "llvm.di_local_variable")
MlirAttribute mlirLLVMDILocalVariableAttrGet(MlirContext ctx, MlirAttribute scope,
                                             MlirAttribute name, MlirAttribute diFile,
                                             unsigned line, unsigned arg, unsigned alignInBits,
                                             MlirAttribute diType, int64_t flags) {
  BEGIN(self, ctx, "di_local_variable")
  tn_mc_maker__put_handle(&self, scope);
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_handle(&self, diFile);
  tn_mc_maker__put_number(&self, line);
  tn_mc_maker__put_number(&self, arg);
  tn_mc_maker__put_number(&self, alignInBits);
  tn_mc_maker__put_handle(&self, diType);
  tn_mc_maker__put_words(&self, (uint64_t)flags);
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDIAnnotationAttrGetName, "llvm.di_annotation")
MlirAttribute mlirLLVMDIAnnotationAttrGet(MlirContext ctx, MlirAttribute name,
                                          MlirAttribute value) {
  BEGIN(self, ctx, "di_annotation")
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_handle(&self, value);
  return tn_mc_maker__attribute(&self);
}

MlirAttribute mlirLLVMDISubprogramAttrGetRecSelf(MlirAttribute recId) {
  return rec_self(__func__, "#llvm.di_subprogram", recId);
}

TN_MC_NAME(mlirLLVMDISubprogramAttrGetName, "llvm.di_subprogram")
MlirAttribute mlirLLVMDISubprogramAttrGet(
    MlirContext ctx, MlirAttribute recId, bool isRecSelf, MlirAttribute id,
    MlirAttribute compileUnit, MlirAttribute scope, MlirAttribute name, MlirAttribute linkageName,
    MlirAttribute file, unsigned line, unsigned scopeLine, uint64_t subprogramFlags,
    MlirAttribute type, intptr_t nRetainedNodes, const MlirAttribute* retainedNodes,
    intptr_t nAnnotations, const MlirAttribute* annotations) {
  BEGIN(self, ctx, "di_subprogram")
  tn_mc_maker__put_handle(&self, recId);
  tn_mc_maker__put_number(&self, isRecSelf);
  tn_mc_maker__put_handle(&self, id);
  tn_mc_maker__put_handle(&self, compileUnit);
  tn_mc_maker__put_handle(&self, scope);
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_handle(&self, linkageName);
  tn_mc_maker__put_handle(&self, file);
  tn_mc_maker__put_number(&self, line);
  tn_mc_maker__put_number(&self, scopeLine);
  tn_mc_maker__put_words(&self, subprogramFlags);
  tn_mc_maker__put_handle(&self, type);
  tn_mc_maker__put_handles(&self, nRetainedNodes, retainedNodes);
  tn_mc_maker__put_handles(&self, nAnnotations, annotations);
  return tn_mc_maker__attribute(&self);
}

TN_MC_NAME(mlirLLVMDIImportedEntityAttrGetName, "llvm.di_imported_entity")
MlirAttribute mlirLLVMDIImportedEntityAttrGet(MlirContext ctx, unsigned tag, MlirAttribute scope,
                                              MlirAttribute entity, MlirAttribute file,
                                              unsigned line, MlirAttribute name, intptr_t nElements,
                                              const MlirAttribute* elements) {
  BEGIN(self, ctx, "di_imported_entity")
  tn_mc_maker__put_words(&self, tag);
  tn_mc_maker__put_handle(&self, scope);
  tn_mc_maker__put_handle(&self, entity);
  tn_mc_maker__put_handle(&self, file);
  tn_mc_maker__put_number(&self, line);
  tn_mc_maker__put_handle(&self, name);
  tn_mc_maker__put_handles(&self, nElements, elements);
  return tn_mc_maker__attribute(&self);
}

//===-- Accessors -----------------------------------------------------------------------------===//

/// Returns the parameter `name` of an attribute called `mnemonic`; refuses other attributes and
/// returns null.
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
