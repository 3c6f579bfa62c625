// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/Quant.h>: what all quantized types have, and casts.

#include "mlir_c/dialect_quant.h"

#include "ir/type_check.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Quant.h"

#define NO_TYPE ((MlirType){NULL})

TN_MC_TYPE_IS_A(mlirTypeIsAAnyQuantizedType, QUANT_ANY)
TN_MC_TYPE_ID(mlirAnyQuantizedTypeGetTypeID, QUANT_ANY)
TN_MC_NAME(mlirAnyQuantizedTypeGetName, "quant.any")

bool mlirTypeIsAQuantizedType(MlirType type) {
  TN_MC_TAKE_TYPE(it, type, false)
  return tn_mc_quant__is(it);
}

unsigned mlirQuantizedTypeGetSignedFlag(void) { return 1; }

int64_t mlirQuantizedTypeGetDefaultMinimumForInteger(bool isSigned, unsigned integralWidth) {
  return tn_mc_quant__default_minimum(isSigned, integralWidth);
}

int64_t mlirQuantizedTypeGetDefaultMaximumForInteger(bool isSigned, unsigned integralWidth) {
  return tn_mc_quant__default_maximum(isSigned, integralWidth);
}

//===-- Questions -----------------------------------------------------------------------------===//

/// Takes a quantized type and its parts.
static bool take(const char* function, MlirType handle, tn_type* out_type, tn_mc_quant* out_quant) {
  if (!tn_mc__take_type(function, handle, out_type)) return false;
  if (tn_mc_quant__is(*out_type) && tn_mc_quant__read(*out_type, out_quant)) return true;
  tn_mc__refuse_kind(function, out_type->storage, "quantized type");
  return false;
}

#define TAKE_QUANT(it, quant, handle, none) \
  tn_type it;                               \
  tn_mc_quant quant;                        \
  if (!take(__func__, handle, &it, &quant)) return none;

MlirType mlirQuantizedTypeGetExpressedType(MlirType type) {
  TAKE_QUANT(it, quant, type, NO_TYPE)
  return tn_mc__give_type(quant.expressed);
}

unsigned mlirQuantizedTypeGetFlags(MlirType type) {
  TAKE_QUANT(it, quant, type, 0)
  return quant.is_signed;
}

bool mlirQuantizedTypeIsSigned(MlirType type) {
  TAKE_QUANT(it, quant, type, false)
  return quant.is_signed;
}

static MlirType storage_type(tn_context* context, const tn_mc_quant* quant) {
  tn_type made;
  if (quant->width == 0) return NO_TYPE;
  return tn_mc__made_type(tn_integer_type_get(context, quant->width, TN_SIGNLESS, &made), &made);
}

MlirType mlirQuantizedTypeGetStorageType(MlirType type) {
  TAKE_QUANT(it, quant, type, NO_TYPE)
  return storage_type(tn_type_context(it), &quant);
}

int64_t mlirQuantizedTypeGetStorageTypeMin(MlirType type) {
  TAKE_QUANT(it, quant, type, 0)
  return quant.minimum;
}

int64_t mlirQuantizedTypeGetStorageTypeMax(MlirType type) {
  TAKE_QUANT(it, quant, type, 0)
  return quant.maximum;
}

unsigned mlirQuantizedTypeGetStorageTypeIntegralWidth(MlirType type) {
  TAKE_QUANT(it, quant, type, 0)
  return quant.width;
}

MlirType mlirAnyQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType,
                                 int64_t storageTypeMin, int64_t storageTypeMax) {
  tn_mc_text text;
  if (!tn_mc_quant__begin(__func__, "any", flags, storageType, expressedType, storageTypeMin,
                          storageTypeMax, &text)) {
    return NO_TYPE;
  }
  tn_mc_text__add(&text, ">");
  return tn_mc_text__type(&text, "quant");
}

//===-- Casts ---------------------------------------------------------------------------------===//
//
// A cast takes a type, or a vector or tensor of it, and gives null for what it does not know.

/// The type itself, or its elements if it is shaped.
static tn_type element_of(tn_type type) {
  return tn_type_is_shaped(type) ? tn_type_element_type(type) : type;
}

bool mlirQuantizedTypeIsCompatibleExpressedType(MlirType type, MlirType candidate) {
  TAKE_QUANT(it, quant, type, false)
  TN_MC_TAKE_TYPE(other, candidate, false)
  return tn_type_equal(element_of(other), quant.expressed);
}

MlirType mlirQuantizedTypeGetQuantizedElementType(MlirType type) {
  TN_MC_TAKE_TYPE(it, type, NO_TYPE)
  const tn_type element = element_of(it);
  return tn_mc_quant__is(element) ? tn_mc__give_type(element) : NO_TYPE;
}

/// `container`, which is shaped or a type alone, with other elements.
static MlirType with_element(tn_type container, MlirType element) {
  tn_type to;
  tn_type made = {NULL};
  if (!tn_type_is_shaped(container)) return element;
  if (element.ptr == NULL || !tn_mc__take_type(__func__, element, &to)) return NO_TYPE;
  switch (tn_type_kind_of(container)) {
    case TN_TYPE_TENSOR:
      return tn_mc__made_type(tn_tensor_type_get(to, tn_shaped_type_dims(container),
                                                 tn_shaped_type_rank(container), NULL, &made),
                              &made);
    case TN_TYPE_UNRANKED_TENSOR:
      return tn_mc__made_type(tn_unranked_tensor_type_get(to, &made), &made);
    case TN_TYPE_VECTOR:
      return tn_mc__made_type(tn_vector_type__with_element(container, to, &made), &made);
    default:
      return NO_TYPE;
  }
}

MlirType mlirQuantizedTypeCastFromStorageType(MlirType type, MlirType candidate) {
  TAKE_QUANT(it, quant, type, NO_TYPE)
  TN_MC_TAKE_TYPE(other, candidate, NO_TYPE)
  const MlirType storage = storage_type(tn_type_context(it), &quant);
  if (tn_mc__give_type(element_of(other)).ptr != storage.ptr) return NO_TYPE;
  return with_element(other, type);
}

MlirType mlirQuantizedTypeCastFromExpressedType(MlirType type, MlirType candidate) {
  TAKE_QUANT(it, quant, type, NO_TYPE)
  TN_MC_TAKE_TYPE(other, candidate, NO_TYPE)
  if (!tn_type_equal(element_of(other), quant.expressed)) return NO_TYPE;
  return with_element(other, type);
}

/// Null, without a word, for what is not quantized.
static MlirType cast_to(tn_type type, bool to_expressed) {
  const tn_type element = element_of(type);
  tn_mc_quant quant;
  if (!tn_mc_quant__is(element) || !tn_mc_quant__read(element, &quant)) return NO_TYPE;
  const MlirType to = to_expressed ? tn_mc__give_type(quant.expressed)
                                   : storage_type(tn_type_context(type), &quant);
  return with_element(type, to);
}

MlirType mlirQuantizedTypeCastToStorageType(MlirType type) {
  TN_MC_TAKE_TYPE(it, type, NO_TYPE)
  return cast_to(it, false);
}

MlirType mlirQuantizedTypeCastToExpressedType(MlirType type) {
  TN_MC_TAKE_TYPE(it, type, NO_TYPE)
  return cast_to(it, true);
}

MlirType mlirQuantizedTypeCastExpressedToStorageType(MlirType type, MlirType candidate) {
  TAKE_QUANT(it, quant, type, NO_TYPE)
  TN_MC_TAKE_TYPE(other, candidate, NO_TYPE)
  if (!tn_type_equal(element_of(other), quant.expressed)) return NO_TYPE;
  return with_element(other, storage_type(tn_type_context(it), &quant));
}
