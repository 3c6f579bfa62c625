// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/BuiltinAttributes.h>: creation of dense elements.

#include <stdlib.h>

#include "ir/attribute_make.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir_c/elements.h"

#define NO_ATTRIBUTE ((MlirAttribute){NULL})

#define TAKE_SHAPED(type, handle)                                           \
  TN_MC_TAKE_TYPE_THAT(type, handle, tn_shaped_type_has_static_shape(type), \
                       "shaped type with a static shape", NO_ATTRIBUTE)

/// Checks that the type has this number of elements, or that the number is 1, for a splat.
static bool check_count(const char* function, tn_type type, intptr_t count) {
  const int64_t expected = tn_shaped_type_element_count(type);
  if (count == 1 || (count >= 0 && count == expected)) return true;
  tn_mc__refuse_format(function, tn_type_context(type), "expected %lld elements or one, got %lld",
                       (long long)expected, (long long)count);
  return false;
}

static MlirAttribute get_dense(tn_type type, const void* bytes, size_t byte_size) {
  tn_attribute made;
  return tn_mc__made_attribute(tn_dense_elements_attribute_get(type, bytes, byte_size, &made),
                               &made);
}

//===-- From numbers --------------------------------------------------------------------------===//

static MlirAttribute get_numbers(const char* function, tn_type type, tn_mc_number number,
                                 size_t size, intptr_t count, const void* numbers) {
  if (!tn_mc__element_is(tn_type_element_type(type), number, size)) {
    tn_mc__refuse_kind(function, type.storage, "shaped type of this element type");
    return NO_ATTRIBUTE;
  }
  if (!check_count(function, type, count)) return NO_ATTRIBUTE;
  return get_dense(type, numbers, (size_t)count * size);
}

/// The Get function for an array of numbers.
#define GET(name, type, number)                                                             \
  MlirAttribute mlirDenseElementsAttr##name##Get(MlirType shapedType, intptr_t numElements, \
                                                 const type* elements) {                    \
    TAKE_SHAPED(self, shapedType)                                                           \
    return get_numbers(__func__, self, number, sizeof(type), numElements, elements);        \
  }
/// The SplatGet function for one number.
#define SPLAT(name, type, number)                                                          \
  MlirAttribute mlirDenseElementsAttr##name##SplatGet(MlirType shapedType, type element) { \
    TAKE_SHAPED(self, shapedType)                                                          \
    return get_numbers(__func__, self, number, sizeof(type), 1, &element);                 \
  }

GET(UInt8, uint8_t, TN_MC_UNSIGNED)
GET(Int8, int8_t, TN_MC_SIGNED)
GET(UInt16, uint16_t, TN_MC_UNSIGNED)
GET(Int16, int16_t, TN_MC_SIGNED)
GET(UInt32, uint32_t, TN_MC_UNSIGNED)
GET(Int32, int32_t, TN_MC_SIGNED)
GET(UInt64, uint64_t, TN_MC_UNSIGNED)
GET(Int64, int64_t, TN_MC_SIGNED)
GET(Float, float, TN_MC_FLOAT)
GET(Double, double, TN_MC_FLOAT)
GET(BFloat16, uint16_t, TN_MC_FLOAT)
GET(Float16, uint16_t, TN_MC_FLOAT)
SPLAT(UInt8, uint8_t, TN_MC_UNSIGNED)
SPLAT(Int8, int8_t, TN_MC_SIGNED)
SPLAT(UInt32, uint32_t, TN_MC_UNSIGNED)
SPLAT(Int32, int32_t, TN_MC_SIGNED)
SPLAT(UInt64, uint64_t, TN_MC_UNSIGNED)
SPLAT(Int64, int64_t, TN_MC_SIGNED)
SPLAT(Float, float, TN_MC_FLOAT)
SPLAT(Double, double, TN_MC_FLOAT)

//===-- From bools ----------------------------------------------------------------------------===//

static bool has_bits(tn_type type) {
  return tn_mc__element_is(tn_type_element_type(type), TN_MC_BOOL, 1);
}

static MlirAttribute get_bit_splat(tn_type type, bool value) {
  const unsigned char byte = value ? 0xff : 0x00;
  return get_dense(type, &byte, 1);
}

MlirAttribute mlirDenseElementsAttrBoolSplatGet(MlirType shapedType, bool element) {
  TAKE_SHAPED(self, shapedType)
  if (has_bits(self)) return get_bit_splat(self, element);
  tn_mc__refuse_kind(__func__, self.storage, "shaped type of i1");
  return NO_ATTRIBUTE;
}

/// Packs bytes, which are zero or not, to bits.
static MlirAttribute get_bits(const char* function, tn_type type, const unsigned char* bytes,
                              size_t count) {
  const int64_t all = tn_shaped_type_element_count(type);
  if (count == 1 && all != 0) return get_bit_splat(type, bytes[0] != 0);
  unsigned char* bits = calloc(1, count / 8 + 1);
  if (bits == NULL) {
    tn_mc__refuse(function, tn_type_context(type), "out of memory");
    return NO_ATTRIBUTE;
  }
  for (size_t i = 0; i < count; ++i) bits[i / 8] |= (unsigned char)((bytes[i] != 0) << i % 8);
  const MlirAttribute made = get_dense(type, bits, (count + 7) / 8);
  free(bits);
  return made;
}

MlirAttribute mlirDenseElementsAttrBoolGet(MlirType shapedType, intptr_t numElements,
                                           const int* elements) {
  TAKE_SHAPED(self, shapedType)
  if (!has_bits(self)) {
    tn_mc__refuse_kind(__func__, self.storage, "shaped type of i1");
    return NO_ATTRIBUTE;
  }
  if (!check_count(__func__, self, numElements)) return NO_ATTRIBUTE;
  const size_t count = (size_t)numElements;
  unsigned char* bytes = malloc(count + 1);
  if (bytes == NULL) {
    tn_mc__refuse(__func__, tn_type_context(self), "out of memory");
    return NO_ATTRIBUTE;
  }
  for (size_t i = 0; i < count; ++i) bytes[i] = elements[i] != 0;
  const MlirAttribute made = get_bits(__func__, self, bytes, count);
  free(bytes);
  return made;
}

//===-- From attributes and strings -----------------------------------------------------------===//

static MlirAttribute get_strings(const char* function, tn_type type, const tn_mc_list* list) {
  tn_string_view* strings = calloc(list->count + 1, sizeof *strings);
  if (strings == NULL) {
    tn_mc__refuse(function, tn_type_context(type), "out of memory");
    return NO_ATTRIBUTE;
  }
  MlirAttribute elements = NO_ATTRIBUTE;
  size_t count = 0;
  while (count < list->count &&
         list->at[count]->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_STRING)) {
    strings[count] = tn_string_attribute_value((tn_attribute){list->at[count]});
    ++count;
  }
  if (count < list->count) {
    tn_mc__refuse_kind(function, list->at[count], "string");
  } else {
    tn_attribute made;
    elements = tn_mc__made_attribute(
        tn_dense_string_elements_attribute_get(type, strings, count, &made), &made);
  }
  free(strings);
  return elements;
}

/// Writes the attributes' bytes sequentially.
static bool put_elements(const char* function, tn_type element_type, const tn_mc_list* list,
                         unsigned char* bytes) {
  const size_t size = tn_mc__element_size(element_type);
  for (size_t i = 0; i < list->count; ++i) {
    if (tn_mc__element_bytes(element_type, (tn_attribute){list->at[i]}, bytes + i * size)) continue;
    tn_mc__refuse_kind(function, list->at[i], "element of the shaped type");
    return false;
  }
  return true;
}

static MlirAttribute get_elements(const char* function, tn_type type, const tn_mc_list* list) {
  if (!check_count(function, type, (intptr_t)list->count)) return NO_ATTRIBUTE;
  const tn_type element_type = tn_type_element_type(type);
  const size_t size = tn_mc__element_size(element_type);
  if (size == 0) return get_strings(function, type, list);
  unsigned char* bytes = calloc(list->count + 1, size);
  if (bytes == NULL) {
    tn_mc__refuse(function, tn_type_context(type), "out of memory");
    return NO_ATTRIBUTE;
  }
  MlirAttribute made = NO_ATTRIBUTE;
  if (put_elements(function, element_type, list, bytes)) {
    made = has_bits(type) ? get_bits(function, type, bytes, list->count)
                          : get_dense(type, bytes, list->count * size);
  }
  free(bytes);
  return made;
}

MlirAttribute mlirDenseElementsAttrGet(MlirType shapedType, intptr_t numElements,
                                       const MlirAttribute* elements) {
  TAKE_SHAPED(self, shapedType)
  tn_mc_list list;
  if (!tn_mc__take_attributes(__func__, elements, numElements, tn_type_context(self), &list)) {
    return NO_ATTRIBUTE;
  }
  const MlirAttribute made = get_elements(__func__, self, &list);
  tn_mc_list__close(&list);
  return made;
}

MlirAttribute mlirDenseElementsAttrSplatGet(MlirType shapedType, MlirAttribute element) {
  TAKE_SHAPED(self, shapedType)
  tn_mc_list list;
  if (!tn_mc__take_attributes(__func__, &element, 1, tn_type_context(self), &list)) {
    return NO_ATTRIBUTE;
  }
  const MlirAttribute made = get_elements(__func__, self, &list);
  tn_mc_list__close(&list);
  return made;
}

MlirAttribute mlirDenseElementsAttrStringGet(MlirType shapedType, intptr_t numElements,
                                             MlirStringRef* strs) {
  TAKE_SHAPED(self, shapedType)
  if (!check_count(__func__, self, numElements)) return NO_ATTRIBUTE;
  const size_t count = (size_t)numElements;
  tn_string_view* strings = calloc(count + 1, sizeof *strings);
  if (strings == NULL) {
    tn_mc__refuse(__func__, tn_type_context(self), "out of memory");
    return NO_ATTRIBUTE;
  }
  for (size_t i = 0; i < count; ++i) strings[i] = tn_mc__view(strs[i]);
  tn_attribute made;
  const tn_status status = tn_dense_string_elements_attribute_get(self, strings, count, &made);
  free(strings);
  return tn_mc__made_attribute(status, &made);
}

//===-- From bytes ----------------------------------------------------------------------------===//

MlirAttribute mlirDenseElementsAttrRawBufferGet(MlirType shapedType, size_t rawBufferSize,
                                                const void* rawBuffer) {
  TAKE_SHAPED(self, shapedType)
  return get_dense(self, rawBufferSize == 0 ? "" : rawBuffer, rawBufferSize);
}

static MlirAttribute reshape_strings(tn_type type, tn_attribute elements) {
  const size_t count = tn_dense_string_elements_attribute_count(elements);
  tn_string_view* strings = calloc(count + 1, sizeof *strings);
  if (strings == NULL) {
    tn_context__out_of_memory(tn_type_context(type));
    return NO_ATTRIBUTE;
  }
  for (size_t i = 0; i < count; ++i) {
    strings[i] = tn_dense_string_elements_attribute_element(elements, i);
  }
  tn_attribute made;
  const tn_status status = tn_dense_string_elements_attribute_get(type, strings, count, &made);
  free(strings);
  return tn_mc__made_attribute(status, &made);
}

MlirAttribute mlirDenseElementsAttrReshapeGet(MlirAttribute attr, MlirType shapedType) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr,
                            tn_attribute__is(self, TN_ATTRIBUTE_DENSE_ELEMENTS) ||
                                tn_attribute__is(self, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS),
                            "dense elements", NO_ATTRIBUTE)
  TAKE_SHAPED(type, shapedType)
  const tn_type own = tn_attribute_type(self);
  if (!tn_type_equal(tn_type_element_type(own), tn_type_element_type(type)) ||
      tn_shaped_type_element_count(own) != tn_shaped_type_element_count(type)) {
    tn_mc__refuse_kind(__func__, type.storage, "type with the same elements");
    return NO_ATTRIBUTE;
  }
  if (tn_attribute__is(self, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS))
    return reshape_strings(type, self);
  size_t size;
  const void* bytes = tn_dense_elements_attribute_data(self, &size);
  return get_dense(type, bytes, size);
}
