// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/LLVM.h>: types, and enum attributes.
//
// A named struct gets its body later and stays the same type (named_type.h).

#include <stdlib.h>

#include "dialects/common/llvm_type.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir_c/dialect_make.h"

#define NO_TYPE ((MlirType){NULL})
#define NO_ATTRIBUTE ((MlirAttribute){NULL})
#define NO_TEXT ((MlirStringRef){NULL, 0})

TN_MC_NAME(mlirLLVMPointerTypeGetName, "llvm.ptr")
TN_MC_TYPE_ID(mlirLLVMPointerTypeGetTypeID, LLVM_POINTER)
TN_MC_TYPE_IS_A(mlirTypeIsALLVMPointerType, LLVM_POINTER)
TN_MC_NAME(mlirLLVMVoidTypeGetName, "llvm.void")
TN_MC_TYPE_GET(mlirLLVMVoidTypeGet, "!llvm.void")

TN_MC_NAME(mlirLLVMArrayTypeGetName, "llvm.array")
TN_MC_NAME(mlirLLVMFunctionTypeGetName, "llvm.func")
TN_MC_NAME(mlirLLVMStructTypeGetName, "llvm.struct")
TN_MC_TYPE_ID(mlirLLVMStructTypeGetTypeID, LLVM_STRUCT)
TN_MC_TYPE_IS_A(mlirTypeIsALLVMStructType, LLVM_STRUCT)

/// Opens a type with this id; returns from the function for others.
#define TAKE_PARTS(self, parts, type, id, expected, none) \
  TN_MC_TAKE_DIALECT_TYPE(self, type, id, expected, none) \
  const tn_llvm_parts parts = tn_llvm_type__open(self);   \
  if (parts.kind == TN_LLVM_NONE) return none;

/// Returns the field or argument at `index`.
static MlirType give_part(tn_type of, const tn_llvm_parts* parts, intptr_t index) {
  TN_MC_TAKE_INDEX(index, (size_t)parts->count, tn_type_context(of), NO_TYPE)
  return tn_mc__give_type(tn_llvm_parts__at(parts, (uint64_t)index));
}

//===-- Pointers and arrays -------------------------------------------------------------------===//

MlirType mlirLLVMPointerTypeGet(MlirContext ctx, unsigned addressSpace) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_type made;
  return tn_mc__made_type(tn_llvm_type__pointer(record->context, addressSpace, &made), &made);
}

unsigned mlirLLVMPointerTypeGetAddressSpace(MlirType pointerType) {
  TN_MC_TAKE_DIALECT_TYPE(self, pointerType, LLVM_POINTER, "LLVM pointer type", 0)
  return tn_llvm_type__kind(self) == TN_LLVM_POINTER ? tn_llvm_type__space(self) : 0;
}

MlirType mlirLLVMArrayTypeGet(MlirType elementType, unsigned numElements) {
  TN_MC_TAKE_TYPE_THAT(element, elementType, tn_llvm_type__may_be_held(element),
                       "LLVM array element type", NO_TYPE)
  tn_type made;
  return tn_mc__made_type(
      tn_llvm_type__array(tn_type_context(element), numElements, element, &made), &made);
}

MlirType mlirLLVMArrayTypeGetElementType(MlirType type) {
  TAKE_PARTS(self, parts, type, LLVM_ARRAY, "LLVM array type", NO_TYPE)
  return tn_mc__give_type(parts.only);
}

//===-- Functions -----------------------------------------------------------------------------===//

MlirType mlirLLVMFunctionTypeGet(MlirType resultType, intptr_t nArgumentTypes,
                                 const MlirType* argumentTypes, bool isVarArg) {
  TN_MC_TAKE_TYPE(result, resultType, NO_TYPE)
  tn_context* context = tn_type_context(result);
  tn_mc_list list;
  if (!tn_mc__take_types(__func__, argumentTypes, nArgumentTypes, context, &list)) return NO_TYPE;
  tn_type made;
  const tn_status status = tn_llvm_type__function(context, result, tn_mc_list__types(&list),
                                                  list.count, isVarArg, &made);
  tn_mc_list__close(&list);
  return tn_mc__made_type(status, &made);
}

#define TAKE_FUNCTION(self, parts, type, none) \
  TAKE_PARTS(self, parts, type, LLVM_FUNCTION, "LLVM function type", none)

intptr_t mlirLLVMFunctionTypeGetNumInputs(MlirType type) {
  TAKE_FUNCTION(self, parts, type, 0)
  return (intptr_t)parts.count;
}

MlirType mlirLLVMFunctionTypeGetInput(MlirType type, intptr_t pos) {
  TAKE_FUNCTION(self, parts, type, NO_TYPE)
  return give_part(self, &parts, pos);
}

MlirType mlirLLVMFunctionTypeGetReturnType(MlirType type) {
  TAKE_FUNCTION(self, parts, type, NO_TYPE)
  return tn_mc__give_type(parts.only);
}

//===-- Structs -------------------------------------------------------------------------------===//

static MlirType get_literal(tn_location where, const tn_mc_list* list, bool is_packed) {
  tn_context* context = (tn_context*)(uintptr_t)where.context;
  for (size_t i = 0; i < list->count; ++i) {
    if (tn_llvm_type__may_be_held((tn_type){list->at[i]})) continue;
    (void)tn_context__fail(context, TN_INVALID_ARGUMENT, where,
                           "invalid LLVM structure element type");
    return NO_TYPE;
  }
  tn_type made;
  return tn_mc__made_type(
      tn_llvm_type__struct(context, tn_mc_list__types(list), list->count, is_packed, &made), &made);
}

MlirType mlirLLVMStructTypeLiteralGet(MlirContext ctx, intptr_t nFieldTypes,
                                      const MlirType* fieldTypes, bool isPacked) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_mc_list list;
  if (!tn_mc__take_types(__func__, fieldTypes, nFieldTypes, record->context, &list)) {
    return NO_TYPE;
  }
  const MlirType made = get_literal(tn_location_unknown(record->context), &list, isPacked);
  tn_mc_list__close(&list);
  return made;
}

MlirType mlirLLVMStructTypeLiteralGetChecked(MlirLocation loc, intptr_t nFieldTypes,
                                             const MlirType* fieldTypes, bool isPacked) {
  TN_MC_TAKE_LOCATION(where, loc, NO_TYPE)
  tn_mc_list list;
  tn_context* context = (tn_context*)(uintptr_t)where.context;
  if (!tn_mc__take_types(__func__, fieldTypes, nFieldTypes, context, &list)) return NO_TYPE;
  const MlirType made = get_literal(where, &list, isPacked);
  tn_mc_list__close(&list);
  return made;
}

MlirType mlirLLVMStructTypeOpaqueGet(MlirContext ctx, MlirStringRef name) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_attribute string;
  tn_type made = {NULL};
  bool is_opaque = false;
  if (tn_string_attribute_get(record->context, tn_mc__view(name), &string) != TN_OK ||
      tn_llvm_type__opaque(record->context, string, &made, &is_opaque) != TN_OK) {
    return NO_TYPE;
  }
  if (is_opaque) return tn_mc__give_type(made);
  tn_mc__refuse_format(__func__, record->context, "redeclaring defined struct as opaque");
  return NO_TYPE;
}

#define TAKE_STRUCT(self, parts, type, none) \
  TAKE_PARTS(self, parts, type, LLVM_STRUCT, "LLVM struct type", none)

bool mlirLLVMStructTypeIsLiteral(MlirType type) {
  TAKE_STRUCT(self, parts, type, false)
  return parts.name.storage == NULL;
}

intptr_t mlirLLVMStructTypeGetNumElementTypes(MlirType type) {
  TAKE_STRUCT(self, parts, type, 0)
  return (intptr_t)parts.count;
}

MlirType mlirLLVMStructTypeGetElementType(MlirType type, intptr_t position) {
  TAKE_STRUCT(self, parts, type, NO_TYPE)
  return give_part(self, &parts, position);
}

bool mlirLLVMStructTypeIsPacked(MlirType type) {
  TAKE_STRUCT(self, parts, type, false)
  return parts.is_packed;
}

MlirStringRef mlirLLVMStructTypeGetIdentifier(MlirType type) {
  TAKE_STRUCT(self, parts, type, NO_TEXT)
  if (parts.name.storage == NULL) {
    tn_mc__refuse_kind(__func__, self.storage, "identified LLVM struct type");
    return NO_TEXT;
  }
  return tn_mc__text(tn_string_attribute_value(parts.name));
}

bool mlirLLVMStructTypeIsOpaque(MlirType type) {
  TAKE_STRUCT(self, parts, type, false)
  return parts.is_opaque;
}

//===-- Named structs -------------------------------------------------------------------------===//

static tn_status get_named(tn_context* context, tn_string_view name, tn_type* out_type) {
  tn_attribute string;
  out_type->storage = NULL;
  TN_TRY(tn_string_attribute_get(context, name, &string));
  return tn_llvm_type__named(context, string, out_type);
}

MlirType mlirLLVMStructTypeIdentifiedGet(MlirContext ctx, MlirStringRef name) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_type made;
  const tn_status status = get_named(record->context, tn_mc__view(name), &made);
  return tn_mc__made_type(status, &made);
}

static tn_status set_body(tn_type type, const tn_mc_list* fields, bool is_packed) {
  bool fits = false;
  TN_TRY(tn_llvm_type__set_body(type, tn_mc_list__types(fields), fields->count, is_packed, &fits));
  return fits ? TN_OK : TN_ALREADY_EXISTS;
}

/// Returns a struct without a body called `name`, or `name` with a number appended.
static tn_status get_new(tn_context* context, tn_string_view name, const tn_mc_list* fields,
                         bool is_packed, tn_type* out_type) {
  for (int64_t number = 0;; ++number) {
    tn_text_buffer text = tn_text_buffer_make(&context->allocator);
    tn_text_buffer_append_view(&text, name);
    if (number != 0) tn_text_buffer_format(&text, ".%lld", (long long)number);
    const tn_status status = text.failed ? tn_context__out_of_memory(context)
                                         : get_named(context, tn_text_buffer_view(&text), out_type);
    tn_text_buffer_free(&text);
    TN_TRY(status);
    if (!tn_llvm_type__open(*out_type).is_opaque) continue;
    const tn_status told = set_body(*out_type, fields, is_packed);
    if (told != TN_ALREADY_EXISTS) return told;
  }
}

MlirType mlirLLVMStructTypeIdentifiedNewGet(MlirContext ctx, MlirStringRef name,
                                            intptr_t nFieldTypes, const MlirType* fieldTypes,
                                            bool isPacked) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_mc_list list;
  tn_type made;
  if (!tn_mc__take_types(__func__, fieldTypes, nFieldTypes, record->context, &list)) {
    return NO_TYPE;
  }
  const tn_status status = get_new(record->context, tn_mc__view(name), &list, isPacked, &made);
  tn_mc_list__close(&list);
  return tn_mc__made_type(status, &made);
}

MlirLogicalResult mlirLLVMStructTypeSetBody(MlirType structType, intptr_t nFieldTypes,
                                            const MlirType* fieldTypes, bool isPacked) {
  TAKE_STRUCT(self, parts, structType, mlirLogicalResultFailure())
  tn_mc_list list;
  if (parts.name.storage == NULL ||
      !tn_mc__take_types(__func__, fieldTypes, nFieldTypes, tn_type_context(self), &list)) {
    return mlirLogicalResultFailure();
  }
  const tn_status status = set_body(self, &list, isPacked);
  tn_mc_list__close(&list);
  if (status == TN_ALREADY_EXISTS) {
    tn_mc__refuse_format(__func__, tn_type_context(self),
                         "the named type already has a different body");
  }
  return status == TN_OK ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

//===-- Enum attributes -----------------------------------------------------------------------===//

static MlirAttribute get_word(const char* function, tn_context* context, const char* mnemonic,
                              uint64_t number) {
  tn_attribute made;
  const tn_status status = tn_enum_attribute__of_number(
      context, tn_string_view_from("llvm"), tn_string_view_from(mnemonic), number, &made);
  if (status == TN_OK && made.storage == NULL) {
    tn_mc__refuse_format(function, context, "invalid enum value %u", (unsigned)number);
    return NO_ATTRIBUTE;
  }
  return tn_mc__made_attribute(status, &made);
}

TN_MC_NAME(mlirLLVMCConvAttrGetName, "llvm.cconv")
MlirAttribute mlirLLVMCConvAttrGet(MlirContext ctx, MlirLLVMCConv cconv) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  return get_word(__func__, record->context, "cconv", (uint64_t)cconv);
}

TN_MC_NAME(mlirLLVMComdatAttrGetName, "llvm.comdat")
MlirAttribute mlirLLVMComdatAttrGet(MlirContext ctx, MlirLLVMComdat comdat) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  return get_word(__func__, record->context, "comdat", (uint64_t)comdat);
}

TN_MC_NAME(mlirLLVMLinkageAttrGetName, "llvm.linkage")
MlirAttribute mlirLLVMLinkageAttrGet(MlirContext ctx, MlirLLVMLinkage linkage) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  return get_word(__func__, record->context, "linkage", (uint64_t)linkage);
}
