// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/Quant.h>: functions for all quantized types, and casts.

#include "mlir_c/dialect_quant.h"

#include "ir/type_check.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Quant.h"

#define NO_TYPE ((MlirType){NULL})

TN_MC_TYPE_IS_A(mlirTypeIsAAnyQuantizedType, QUANT_ANY)
TN_MC_TYPE_ID(mlirAnyQuantizedTypeGetTypeID, QUANT_ANY)
TN_MC_NAME(mlirAnyQuantizedTypeGetName, "quant.any")

/// Returns whether the type is quantized, of any kind.
static bool is_quantized(tn_type type) {
  const tn_mc_id id = tn_mc__id_of_type(type);
  return id == TN_MC_ID_QUANT_ANY || id == TN_MC_ID_QUANT_UNIFORM ||
         id == TN_MC_ID_QUANT_PER_AXIS || id == TN_MC_ID_QUANT_SUB_CHANNEL ||
         id == TN_MC_ID_QUANT_CALIBRATED;
}

bool mlirTypeIsAQuantizedType(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, false)
  return is_quantized(self);
}

tn_mc_id tn_mc__id_of_uniform(tn_type type) {
  if (tn_type_parameter_at(type, TN_MC_QUANT_BLOCK_SIZES).storage != NULL) {
    return TN_MC_ID_QUANT_SUB_CHANNEL;
  }
  return tn_type_parameter_at(type, TN_MC_QUANT_AXES).storage != NULL ? TN_MC_ID_QUANT_PER_AXIS
                                                                      : TN_MC_ID_QUANT_UNIFORM;
}

unsigned mlirQuantizedTypeGetSignedFlag(void) { return 1; }

int64_t mlirQuantizedTypeGetDefaultMinimumForInteger(bool isSigned, unsigned integralWidth) {
  if (!isSigned || integralWidth == 0 || integralWidth > 64) return 0;
  return (int64_t)(UINT64_MAX << (integralWidth - 1));
}

int64_t mlirQuantizedTypeGetDefaultMaximumForInteger(bool isSigned, unsigned integralWidth) {
  if (integralWidth == 0 || integralWidth > 64) return 0;
  const uint64_t all = UINT64_MAX >> (64 - integralWidth);
  return (int64_t)(isSigned ? all >> 1 : all);
}

//===-- Accessors -----------------------------------------------------------------------------===//

#define TAKE_QUANT(self, handle, none) \
  TN_MC_TAKE_TYPE_THAT(self, handle, is_quantized(self), "quantized type", none)

static bool is_calibrated(tn_type type) {
  return tn_mc__id_of_type(type) == TN_MC_ID_QUANT_CALIBRATED;
}

/// Returns the expressed type; null if there is none.
static tn_type expressed_of(tn_type type) {
  return tn_mc__parameter_type(type, is_calibrated(type) ? 0 : TN_MC_QUANT_EXPRESSED);
}

/// Returns the storage type; null for a calibrated type.
static tn_type stored_of(tn_type type) {
  return is_calibrated(type) ? (tn_type){NULL} : tn_mc__parameter_type(type, TN_MC_QUANT_STORAGE);
}

static int64_t number_of(tn_type type, size_t index) {
  return is_calibrated(type) ? 0 : tn_integer_attribute_value(tn_type_parameter_at(type, index));
}

MlirType mlirQuantizedTypeGetExpressedType(MlirType type) {
  TAKE_QUANT(self, type, NO_TYPE)
  return tn_mc__give_type(expressed_of(self));
}

static bool is_signed(tn_type type) {
  const tn_type stored = stored_of(type);
  return stored.storage != NULL && tn_integer_type_signedness(stored) != TN_UNSIGNED;
}

unsigned mlirQuantizedTypeGetFlags(MlirType type) {
  TAKE_QUANT(self, type, 0)
  return is_signed(self);
}

bool mlirQuantizedTypeIsSigned(MlirType type) {
  TAKE_QUANT(self, type, false)
  return is_signed(self);
}

/// Returns the signless storage type.
static MlirType storage_type(tn_type type) {
  const tn_type stored = stored_of(type);
  tn_type made;
  if (stored.storage == NULL) return NO_TYPE;
  return tn_mc__made_type(
      tn_integer_type_get(tn_type_context(type), tn_integer_type_width(stored), TN_SIGNLESS, &made),
      &made);
}

MlirType mlirQuantizedTypeGetStorageType(MlirType type) {
  TAKE_QUANT(self, type, NO_TYPE)
  return storage_type(self);
}

int64_t mlirQuantizedTypeGetStorageTypeMin(MlirType type) {
  TAKE_QUANT(self, type, 0)
  return number_of(self, TN_MC_QUANT_MINIMUM);
}

int64_t mlirQuantizedTypeGetStorageTypeMax(MlirType type) {
  TAKE_QUANT(self, type, 0)
  return number_of(self, TN_MC_QUANT_MAXIMUM);
}

unsigned mlirQuantizedTypeGetStorageTypeIntegralWidth(MlirType type) {
  TAKE_QUANT(self, type, 0)
  return is_calibrated(self) ? 0 : tn_integer_type_width(stored_of(self));
}

tn_mc_maker tn_mc_quant__begin(const char* function, const char* name, unsigned flags,
                               MlirType storage, MlirType expressed, int64_t minimum,
                               int64_t maximum) {
  tn_mc_maker maker = {.failed = true};
  tn_type stored;
  tn_type number = {NULL};
  if (!tn_mc__take_type(function, storage, &stored) ||
      (expressed.ptr != NULL && !tn_mc__take_type(function, expressed, &number))) {
    return maker;
  }
  tn_context* context = tn_type_context(stored);
  if (!tn_type__is(stored, TN_TYPE_INTEGER)) {
    tn_mc__refuse(function, context, "storage type must be integral");
    return maker;
  }
  if (tn_integer_type_get(context, tn_integer_type_width(stored),
                          (flags & 1u) != 0 ? TN_SIGNLESS : TN_UNSIGNED, &stored) != TN_OK) {
    return maker;
  }
  maker = tn_mc_maker__begin(function, context, name);
  tn_mc_maker__put_type(&maker, stored);
  tn_mc_maker__put_type(&maker, number);
  tn_mc_maker__put_number(&maker, (uint64_t)minimum);
  tn_mc_maker__put_number(&maker, (uint64_t)maximum);
  return maker;
}

MlirType mlirAnyQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType,
                                 int64_t storageTypeMin, int64_t storageTypeMax) {
  tn_mc_maker maker = tn_mc_quant__begin(__func__, "!quant.any", flags, storageType, expressedType,
                                         storageTypeMin, storageTypeMax);
  return tn_mc_maker__type(&maker);
}

//===-- Casts ---------------------------------------------------------------------------------===//
// A cast takes a type, or a vector or tensor of it, and returns null for unsupported types.

/// Returns the type itself, or its element type if it is shaped.
static tn_type element_of(tn_type type) {
  return tn_type_is_shaped(type) ? tn_type_element_type(type) : type;
}

bool mlirQuantizedTypeIsCompatibleExpressedType(MlirType type, MlirType candidate) {
  TAKE_QUANT(self, type, false)
  TN_MC_TAKE_TYPE(other, candidate, false)
  return tn_type_equal(element_of(other), expressed_of(self));
}

MlirType mlirQuantizedTypeGetQuantizedElementType(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, NO_TYPE)
  const tn_type element = element_of(self);
  return is_quantized(element) ? tn_mc__give_type(element) : NO_TYPE;
}

/// Returns `container`, which is shaped or a single type, with another element type.
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
  TAKE_QUANT(self, type, NO_TYPE)
  TN_MC_TAKE_TYPE(other, candidate, NO_TYPE)
  const MlirType storage = storage_type(self);
  if (tn_mc__give_type(element_of(other)).ptr != storage.ptr) return NO_TYPE;
  return with_element(other, type);
}

MlirType mlirQuantizedTypeCastFromExpressedType(MlirType type, MlirType candidate) {
  TAKE_QUANT(self, type, NO_TYPE)
  TN_MC_TAKE_TYPE(other, candidate, NO_TYPE)
  if (!tn_type_equal(element_of(other), expressed_of(self))) return NO_TYPE;
  return with_element(other, type);
}

/// Returns null, without a report, for types that are not quantized.
static MlirType cast_to(tn_type type, bool to_expressed) {
  const tn_type element = element_of(type);
  if (!is_quantized(element)) return NO_TYPE;
  return with_element(
      type, to_expressed ? tn_mc__give_type(expressed_of(element)) : storage_type(element));
}

MlirType mlirQuantizedTypeCastToStorageType(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, NO_TYPE)
  return cast_to(self, false);
}

MlirType mlirQuantizedTypeCastToExpressedType(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, NO_TYPE)
  return cast_to(self, true);
}

MlirType mlirQuantizedTypeCastExpressedToStorageType(MlirType type, MlirType candidate) {
  TAKE_QUANT(self, type, NO_TYPE)
  TN_MC_TAKE_TYPE(other, candidate, NO_TYPE)
  if (!tn_type_equal(element_of(other), expressed_of(self))) return NO_TYPE;
  return with_element(other, storage_type(self));
}
