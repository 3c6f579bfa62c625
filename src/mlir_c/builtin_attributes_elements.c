// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/BuiltinAttributes.h>: functions for all elements, reading dense elements, and sparse
// elements.

#include "mlir-c/BuiltinAttributes.h"
#include "mlir_c/elements.h"
#include "mlir_c/type_id.h"

#define NO_ATTRIBUTE ((MlirAttribute){NULL})
#define NO_TEXT ((MlirStringRef){NULL, 0})

static bool is_dense(tn_attribute attribute) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS) ||
         tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS);
}

static tn_type element_type_of(tn_attribute elements) {
  return tn_type_element_type(tn_attribute_type(elements));
}

//===-- All elements --------------------------------------------------------------------------===//

static bool is_elements(tn_attribute attribute) {
  return is_dense(attribute) || tn_attribute__is(attribute, TN_ATTRIBUTE_SPARSE_ELEMENTS) ||
         tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_RESOURCE);
}

bool mlirAttributeIsAElements(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return is_elements(self);
}

#define TAKE_ELEMENTS(self, attr, none) \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, is_elements(self), "elements", none)

/// Returns the linear index of an element; false if there is none at these indices.
static bool flatten(tn_type type, intptr_t rank, const uint64_t* indices, uint64_t* out_index) {
  const size_t own = tn_shaped_type_rank(type);
  *out_index = 0;
  if (!tn_shaped_type_has_static_shape(type)) return false;
  if (own == 0 && rank == 1) return indices[0] == 0;
  if (rank < 0 || (size_t)rank != own) return false;
  const int64_t* dims = tn_shaped_type_dims(type);
  for (size_t i = 0; i < own; ++i) {
    if (indices[i] >= (uint64_t)dims[i]) return false;
    *out_index = *out_index * (uint64_t)dims[i] + indices[i];
  }
  return true;
}

bool mlirElementsAttrIsValidIndex(MlirAttribute attr, intptr_t rank, uint64_t* idxs) {
  TAKE_ELEMENTS(self, attr, false)
  uint64_t index;
  return flatten(tn_attribute_type(self), rank, idxs, &index);
}

int64_t mlirElementsAttrGetNumElements(MlirAttribute attr) {
  TAKE_ELEMENTS(self, attr, 0)
  return tn_shaped_type_element_count(tn_attribute_type(self));
}

/// Returns the row of the indices that equals the wanted one; -1 if there is none.
static int64_t find_row(tn_attribute sparse, uint64_t wanted) {
  const tn_attribute indices = tn_sparse_elements_attribute_indices(sparse);
  const size_t rank = tn_shaped_type_rank(tn_attribute_type(sparse));
  const int64_t rows =
      tn_shaped_type_element_count(tn_attribute_type(indices)) / (int64_t)(rank == 0 ? 1 : rank);
  size_t size;
  const uint64_t* at = tn_dense_elements_attribute_data(indices, &size);
  const bool is_splat = tn_dense_elements_attribute_is_splat(indices);
  for (int64_t row = 0; row < rows; ++row) {
    uint64_t index = 0;
    for (size_t i = 0; i < rank; ++i) {
      const int64_t dim = tn_shaped_type_dims(tn_attribute_type(sparse))[i];
      index = index * (uint64_t)dim + at[is_splat ? 0 : (size_t)row * rank + i];
    }
    if (index == wanted) return row;
  }
  return -1;
}

/// Returns the value of unset elements.
static tn_attribute zero_of(tn_type type) {
  tn_attribute made = {NULL};
  if (tn_type__is(type, TN_TYPE_FLOAT)) {
    (void)!tn_float_attribute_get(type, 0, &made);
  } else if (tn_type__is(type, TN_TYPE_COMPLEX)) {
    const tn_attribute part = zero_of(tn_type_element_type(type));
    const tn_attribute parts[2] = {part, part};
    if (!tn_attribute_is_null(part)) {
      (void)!tn_array_attribute_get(tn_type_context(type), parts, 2, &made);
    }
  } else if (tn_mc__element_size(type) != 0) {
    (void)!tn_integer_attribute_get(type, 0, &made);
  } else {
    (void)!tn_typed_string_attribute_get(type, (tn_string_view){"", 0}, &made);
  }
  return made;
}

static tn_attribute sparse_element(tn_attribute sparse, uint64_t index) {
  const int64_t row = find_row(sparse, index);
  if (row < 0) return zero_of(element_type_of(sparse));
  return tn_mc__dense_element(tn_sparse_elements_attribute_values(sparse), (size_t)row);
}

MlirAttribute mlirElementsAttrGetValue(MlirAttribute attr, intptr_t rank, uint64_t* idxs) {
  TAKE_ELEMENTS(self, attr, NO_ATTRIBUTE)
  uint64_t index;
  if (!flatten(tn_attribute_type(self), rank, idxs, &index)) {
    tn_mc__refuse(__func__, tn_attribute_context(self), "indices out of range");
    return NO_ATTRIBUTE;
  }
  if (is_dense(self)) return tn_mc__give_attribute(tn_mc__dense_element(self, (size_t)index));
  if (tn_attribute__is(self, TN_ATTRIBUTE_SPARSE_ELEMENTS)) {
    return tn_mc__give_attribute(sparse_element(self, index));
  }
  tn_mc__refuse(__func__, tn_attribute_context(self), "cannot get an element of a resource");
  return NO_ATTRIBUTE;
}

//===-- Dense elements ------------------------------------------------------------------------===//

bool mlirAttributeIsADenseElements(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return is_dense(self);
}

bool mlirAttributeIsADenseIntElements(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  if (!tn_attribute__is(self, TN_ATTRIBUTE_DENSE_ELEMENTS)) return false;
  const tn_type_kind kind = tn_type_kind_of(element_type_of(self));
  return kind == TN_TYPE_INTEGER || kind == TN_TYPE_INDEX;
}

bool mlirAttributeIsADenseFPElements(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_attribute__is(self, TN_ATTRIBUTE_DENSE_ELEMENTS) &&
         tn_type__is(element_type_of(self), TN_TYPE_FLOAT);
}

MlirTypeID mlirDenseIntOrFPElementsAttrGetTypeID(void) {
  return tn_mc__type_id((tn_mc_id)(TN_MC_ID_ATTRIBUTES + TN_ATTRIBUTE_DENSE_ELEMENTS));
}

#define TAKE_DENSE(self, attr, none) \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, is_dense(self), "dense elements", none)
#define TAKE_SPLAT(self, attr, none) \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_dense_elements_attribute_is_splat(self), "splat", none)

bool mlirDenseElementsAttrIsSplat(MlirAttribute attr) {
  TAKE_DENSE(self, attr, false)
  return tn_dense_elements_attribute_is_splat(self);
}

MlirAttribute mlirDenseElementsAttrGetSplatValue(MlirAttribute attr) {
  TAKE_SPLAT(self, attr, NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_mc__dense_element(self, 0));
}

const void* mlirDenseElementsAttrGetRawData(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_DENSE_ELEMENTS),
                            "dense numeric elements", NULL)
  size_t size;
  return tn_dense_elements_attribute_data(self, &size);
}

/// Returns the address of the element at `index`, if the elements are of this kind; else refuses
/// the call and returns NULL.
static const void* number_at(const char* function, tn_attribute dense, tn_mc_number number,
                             size_t size, intptr_t index) {
  const tn_type type = tn_attribute_type(dense);
  if (!tn_attribute__is(dense, TN_ATTRIBUTE_DENSE_ELEMENTS) ||
      !tn_mc__element_is(tn_type_element_type(type), number, size)) {
    tn_mc__refuse_kind(function, dense.storage, "elements of this number type");
    return NULL;
  }
  const int64_t count = tn_shaped_type_element_count(type);
  if (index < 0 || index >= count) {
    tn_mc__refuse_index(function, tn_type_context(type), index, (size_t)count);
    return NULL;
  }
  size_t byte_size;
  const char* bytes = tn_dense_elements_attribute_data(dense, &byte_size);
  return tn_dense_elements_attribute_is_splat(dense) ? bytes : bytes + (size_t)index * size;
}

#define VALUE(name, type, number)                                                \
  type mlirDenseElementsAttrGet##name##Value(MlirAttribute attr, intptr_t pos) { \
    TAKE_DENSE(self, attr, 0)                                                    \
    type value = 0;                                                              \
    const void* at = number_at(__func__, self, number, sizeof value, pos);       \
    if (at != NULL) memcpy(&value, at, sizeof value);                            \
    return value;                                                                \
  }
#define SPLAT_VALUE(name, type, number)                                  \
  type mlirDenseElementsAttrGet##name##SplatValue(MlirAttribute attr) {  \
    TAKE_SPLAT(self, attr, 0)                                            \
    type value = 0;                                                      \
    const void* at = number_at(__func__, self, number, sizeof value, 0); \
    if (at != NULL) memcpy(&value, at, sizeof value);                    \
    return value;                                                        \
  }

VALUE(Int8, int8_t, TN_MC_SIGNED)
VALUE(UInt8, uint8_t, TN_MC_UNSIGNED)
VALUE(Int16, int16_t, TN_MC_SIGNED)
VALUE(UInt16, uint16_t, TN_MC_UNSIGNED)
VALUE(Int32, int32_t, TN_MC_SIGNED)
VALUE(UInt32, uint32_t, TN_MC_UNSIGNED)
VALUE(Int64, int64_t, TN_MC_SIGNED)
VALUE(UInt64, uint64_t, TN_MC_UNSIGNED)
VALUE(Index, uint64_t, TN_MC_UNSIGNED)
VALUE(Float, float, TN_MC_FLOAT)
VALUE(Double, double, TN_MC_FLOAT)
SPLAT_VALUE(Int8, int8_t, TN_MC_SIGNED)
SPLAT_VALUE(UInt8, uint8_t, TN_MC_UNSIGNED)
SPLAT_VALUE(Int32, int32_t, TN_MC_SIGNED)
SPLAT_VALUE(UInt32, uint32_t, TN_MC_UNSIGNED)
SPLAT_VALUE(Int64, int64_t, TN_MC_SIGNED)
SPLAT_VALUE(UInt64, uint64_t, TN_MC_UNSIGNED)
SPLAT_VALUE(Float, float, TN_MC_FLOAT)
SPLAT_VALUE(Double, double, TN_MC_FLOAT)

bool mlirDenseElementsAttrGetBoolValue(MlirAttribute attr, intptr_t pos) {
  TAKE_DENSE(self, attr, false)
  // With size 0 all elements are at the first address; the bit is extracted below.
  const unsigned char* bytes = number_at(__func__, self, TN_MC_BOOL, 0, pos);
  if (bytes == NULL) return false;
  if (tn_dense_elements_attribute_is_splat(self)) return bytes[0] != 0;
  return (bytes[pos / 8] >> pos % 8 & 1) != 0;
}

int mlirDenseElementsAttrGetBoolSplatValue(MlirAttribute attr) {
  TAKE_SPLAT(self, attr, 0)
  const unsigned char* bytes = number_at(__func__, self, TN_MC_BOOL, 0, 0);
  return bytes != NULL && bytes[0] != 0;
}

#define TAKE_STRINGS(self, attr, none)                                                  \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr,                                                 \
                            tn_attribute__is(self, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS), \
                            "dense elements of strings", none)

MlirStringRef mlirDenseElementsAttrGetStringValue(MlirAttribute attr, intptr_t pos) {
  TAKE_STRINGS(self, attr, NO_TEXT)
  const int64_t count = tn_shaped_type_element_count(tn_attribute_type(self));
  TN_MC_TAKE_INDEX(pos, count, tn_attribute_context(self), NO_TEXT)
  return tn_mc__text(tn_dense_string_elements_attribute_element(self, (size_t)pos));
}

MlirStringRef mlirDenseElementsAttrGetStringSplatValue(MlirAttribute attr) {
  TAKE_STRINGS(self, attr, NO_TEXT)
  if (tn_dense_elements_attribute_is_splat(self)) {
    return tn_mc__text(tn_dense_string_elements_attribute_element(self, 0));
  }
  tn_mc__refuse_kind(__func__, self.storage, "splat");
  return NO_TEXT;
}

//===-- Sparse elements -----------------------------------------------------------------------===//

bool mlirAttributeIsASparseElements(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_attribute__is(self, TN_ATTRIBUTE_SPARSE_ELEMENTS);
}

MlirTypeID mlirSparseElementsAttrGetTypeID(void) {
  return tn_mc__type_id((tn_mc_id)(TN_MC_ID_ATTRIBUTES + TN_ATTRIBUTE_SPARSE_ELEMENTS));
}

MlirAttribute mlirSparseElementsAttribute(MlirType shapedType, MlirAttribute denseIndices,
                                          MlirAttribute denseValues) {
  TN_MC_TAKE_TYPE(type, shapedType, NO_ATTRIBUTE)
  TN_MC_TAKE_ATTRIBUTE(indices, denseIndices, NO_ATTRIBUTE)
  TN_MC_TAKE_ATTRIBUTE(values, denseValues, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_sparse_elements_attribute_get(type, indices, values, &made),
                               &made);
}

#define TAKE_SPARSE(self, attr, none)                                                         \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_SPARSE_ELEMENTS), \
                            "sparse elements", none)

MlirAttribute mlirSparseElementsAttrGetIndices(MlirAttribute attr) {
  TAKE_SPARSE(self, attr, NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_sparse_elements_attribute_indices(self));
}

MlirAttribute mlirSparseElementsAttrGetValues(MlirAttribute attr) {
  TAKE_SPARSE(self, attr, NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_sparse_elements_attribute_values(self));
}
