// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/BuiltinAttributes.h>: dense arrays, and elements whose bytes are a resource.

#include <stdlib.h>
#include <tenure/object.h>
#include <tenure/resource.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir_c/elements.h"
#include "mlir_c/type_id.h"

#define NO_ATTRIBUTE ((MlirAttribute){NULL})

//===-- Dense arrays --------------------------------------------------------------------------===//

MlirTypeID mlirDenseArrayAttrGetTypeID(void) {
  return tn_mc__type_id((tn_mc_id)(TN_MC_ID_ATTRIBUTES + TN_ATTRIBUTE_DENSE_ARRAY));
}

/// Returns whether the attribute is a dense array of signless integers, or floats, of `width` bits.
static bool is_array_of(tn_attribute attribute, bool is_float, uint32_t width) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY)) return false;
  const tn_type type = tn_dense_array_attribute_element_type(attribute);
  if (tn_type_bit_width(type) != width) return false;
  if (!is_float) {
    return tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_signedness(type) == TN_SIGNLESS;
  }
  return tn_float_type_kind(type) == (width == 32 ? TN_FLOAT_F32 : TN_FLOAT_F64);
}

static MlirAttribute get_array(tn_context* context, bool is_float, uint32_t width, intptr_t count,
                               const void* values) {
  tn_type type;
  tn_attribute made;
  const tn_status status =
      is_float ? tn_float_type_get(context, width == 32 ? TN_FLOAT_F32 : TN_FLOAT_F64, &type)
               : tn_integer_type_get(context, width, TN_SIGNLESS, &type);
  if (status != TN_OK) return NO_ATTRIBUTE;
  const size_t size = (size_t)count * ((width + 7) / 8);
  return tn_mc__made_attribute(
      tn_dense_array_attribute_get(type, (size_t)count, count == 0 ? "" : values, size, &made),
      &made);
}

/// mlirAttributeIsA<name>, mlir<name>Get and mlir<name>GetElement, for elements stored as `type`.
#define ARRAY(name, type, is_float, width)                                                       \
  bool mlirAttributeIsADense##name##Array(MlirAttribute attr) {                                  \
    TN_MC_TAKE_ATTRIBUTE(self, attr, false)                                                      \
    return is_array_of(self, is_float, width);                                                   \
  }                                                                                              \
  type mlirDense##name##ArrayGetElement(MlirAttribute attr, intptr_t pos) {                      \
    TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, is_array_of(self, is_float, width), "array of " #name, \
                              0)                                                                 \
    TN_MC_TAKE_INDEX(pos, tn_dense_array_attribute_count(self), tn_attribute_context(self), 0)   \
    size_t size;                                                                                 \
    return ((const type*)tn_dense_array_attribute_data(self, &size))[pos];                       \
  }
#define ARRAY_GET(name, type, is_float, width)                                                  \
  MlirAttribute mlirDense##name##ArrayGet(MlirContext ctx, intptr_t size, const type* values) { \
    TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)                                               \
    TN_MC_TAKE_COUNT(size, record->context, NO_ATTRIBUTE)                                       \
    return get_array(record->context, is_float, width, size, values);                           \
  }

ARRAY(Bool, bool, false, 1)
ARRAY(I8, int8_t, false, 8)
ARRAY_GET(I8, int8_t, false, 8)
ARRAY(I16, int16_t, false, 16)
ARRAY_GET(I16, int16_t, false, 16)
ARRAY(I32, int32_t, false, 32)
ARRAY_GET(I32, int32_t, false, 32)
ARRAY(I64, int64_t, false, 64)
ARRAY_GET(I64, int64_t, false, 64)
ARRAY(F32, float, true, 32)
ARRAY_GET(F32, float, true, 32)
ARRAY(F64, double, true, 64)
ARRAY_GET(F64, double, true, 64)

MlirAttribute mlirDenseBoolArrayGet(MlirContext ctx, intptr_t size, const int* values) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  TN_MC_TAKE_COUNT(size, record->context, NO_ATTRIBUTE)
  unsigned char* bytes = malloc((size_t)size + 1);
  if (bytes == NULL) {
    tn_mc__refuse(__func__, record->context, "out of memory");
    return NO_ATTRIBUTE;
  }
  for (intptr_t i = 0; i < size; ++i) bytes[i] = values[i] != 0;
  const MlirAttribute made = get_array(record->context, false, 1, size, bytes);
  free(bytes);
  return made;
}

intptr_t mlirDenseArrayGetNumElements(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_DENSE_ARRAY),
                            "dense array", 0)
  return (intptr_t)tn_dense_array_attribute_count(self);
}

//===-- Creating resources --------------------------------------------------------------------===//

bool mlirAttributeIsADenseResourceElements(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_attribute__is(self, TN_ATTRIBUTE_DENSE_RESOURCE);
}

MlirStringRef mlirDenseResourceElementsAttrGetName(void) {
  return TN_MC_LITERAL("builtin.dense_resource_elements");
}

/// The client's function that is called when the bytes are no longer used.
typedef struct client_deleter {
  void (*call)(void* userData, const void* data, size_t size, size_t align);
  void* user_data;
  size_t alignment;
} client_deleter;

static void release_client_bytes(void* user_data, const void* data, size_t byte_size) {
  client_deleter* deleter = user_data;
  deleter->call(deleter->user_data, data, byte_size, deleter->alignment);
  free(deleter);
}

/// Returns the elements of a resource with the blob, called `name`, or by a derived name if that is
/// taken.
static MlirAttribute get_resource(tn_type type, tn_string_view name, tn_blob* blob) {
  static const tn_string_view dialect = {"builtin", 7};
  tn_resource* resource;
  tn_attribute made;
  if (tn_resource_insert(tn_type_context(type), dialect, name, blob, &resource) != TN_OK) {
    return NO_ATTRIBUTE;
  }
  return tn_mc__made_attribute(
      tn_dense_resource_attribute_get(type, tn_resource_key(resource), &made), &made);
}

#define TAKE_SHAPED(type, handle) \
  TN_MC_TAKE_TYPE_THAT(type, handle, tn_type_is_shaped(type), "shaped type", NO_ATTRIBUTE)

MlirAttribute mlirUnmanagedDenseResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, void* data, size_t dataLength, size_t dataAlignment,
    bool dataIsMutable,
    void (*deleter)(void* userData, const void* data, size_t size, size_t align), void* userData) {
  TAKE_SHAPED(type, shapedType)
  (void)dataIsMutable;
  tn_blob* blob = NULL;
  client_deleter* kept = malloc(sizeof *kept);
  if (kept != NULL) {
    *kept = (client_deleter){deleter, userData, dataAlignment};
    const tn_blob_release_fn release = deleter == NULL ? NULL : release_client_bytes;
    if (tn_blob_create(data, dataLength, dataAlignment, release, kept, &blob) != TN_OK) blob = NULL;
  }
  if (blob == NULL || deleter == NULL) free(kept);
  if (blob == NULL) {
    tn_mc__refuse(__func__, tn_type_context(type), "out of memory, or the data is misaligned");
    return NO_ATTRIBUTE;
  }
  const MlirAttribute made = get_resource(type, tn_mc__view(name), blob);
  tn_object_release(blob);
  return made;
}

/// Returns a resource of numbers that the client keeps alive.
static MlirAttribute get_unmanaged(const char* function, tn_type type, MlirStringRef name,
                                   intptr_t count, size_t size, const void* numbers) {
  tn_blob* blob;
  if (count < 0 ||
      tn_blob_create(numbers, (size_t)count * size, size, NULL, NULL, &blob) != TN_OK) {
    tn_mc__refuse(function, tn_type_context(type),
                  "out of memory, or the data does not match the element type");
    return NO_ATTRIBUTE;
  }
  const MlirAttribute made = get_resource(type, tn_mc__view(name), blob);
  tn_object_release(blob);
  return made;
}

#define RESOURCE_GET(name, type)                                                            \
  MlirAttribute mlirUnmanagedDense##name##ResourceElementsAttrGet(                          \
      MlirType shapedType, MlirStringRef key, intptr_t numElements, const type* elements) { \
    TAKE_SHAPED(self, shapedType)                                                           \
    return get_unmanaged(__func__, self, key, numElements, sizeof *elements, elements);     \
  }

RESOURCE_GET(Bool, int)
RESOURCE_GET(UInt8, uint8_t)
RESOURCE_GET(Int8, int8_t)
RESOURCE_GET(UInt16, uint16_t)
RESOURCE_GET(Int16, int16_t)
RESOURCE_GET(UInt32, uint32_t)
RESOURCE_GET(Int32, int32_t)
RESOURCE_GET(UInt64, uint64_t)
RESOURCE_GET(Int64, int64_t)
RESOURCE_GET(Float, float)
RESOURCE_GET(Double, double)

//===-- Reading resources ---------------------------------------------------------------------===//

/// Copies the number at `index` of the resource's bytes; refuses the call and returns false if
/// there is none.
static bool read_number(const char* function, tn_attribute elements, intptr_t index, size_t size,
                        void* out) {
  static const tn_string_view dialect = {"builtin", 7};
  tn_context* context = tn_attribute_context(elements);
  tn_resource* resource;
  tn_blob* blob;
  if (tn_resource_find(context, dialect, tn_dense_resource_attribute_key(elements), &resource) !=
          TN_OK ||
      tn_resource_retain_blob(resource, &blob) != TN_OK || blob == NULL) {
    tn_mc__refuse(function, context, "the resource has no bytes");
    return false;
  }
  const size_t count = tn_blob_byte_size(blob) / size;
  const bool is_there = index >= 0 && (size_t)index < count;
  if (is_there) memcpy(out, (const char*)tn_blob_data(blob) + (size_t)index * size, size);
  tn_object_release(blob);
  if (!is_there) tn_mc__refuse_index(function, context, index, count);
  return is_there;
}

static bool is_resource_of(tn_attribute attribute, tn_mc_number number, size_t size) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_RESOURCE) &&
         tn_mc__element_is(tn_type_element_type(tn_attribute_type(attribute)), number, size);
}

#define RESOURCE_VALUE(name, type, number)                                               \
  type mlirDense##name##ResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos) { \
    TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, is_resource_of(self, number, sizeof(type)),    \
                              "resource of this element type", 0)                        \
    type value = 0;                                                                      \
    (void)!read_number(__func__, self, pos, sizeof value, &value);                       \
    return value;                                                                        \
  }

RESOURCE_VALUE(UInt8, uint8_t, TN_MC_UNSIGNED)
RESOURCE_VALUE(Int8, int8_t, TN_MC_SIGNED)
RESOURCE_VALUE(UInt16, uint16_t, TN_MC_UNSIGNED)
RESOURCE_VALUE(Int16, int16_t, TN_MC_SIGNED)
RESOURCE_VALUE(UInt32, uint32_t, TN_MC_UNSIGNED)
RESOURCE_VALUE(Int32, int32_t, TN_MC_SIGNED)
RESOURCE_VALUE(UInt64, uint64_t, TN_MC_UNSIGNED)
RESOURCE_VALUE(Int64, int64_t, TN_MC_SIGNED)
RESOURCE_VALUE(Float, float, TN_MC_FLOAT)
RESOURCE_VALUE(Double, double, TN_MC_FLOAT)

bool mlirDenseBoolResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, is_resource_of(self, TN_MC_BOOL, 1), "resource of i1",
                            false)
  unsigned char value = 0;
  (void)!read_number(__func__, self, pos, 1, &value);
  return value != 0;
}
