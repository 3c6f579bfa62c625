// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts parameters of a builder.
//
// All new elements are created before any parameter changes. They are read in blocks, from the file
// rather than the mapping, as doubles, which represent every value that is cast.

#include "adapter/adapter.h"
#include "adapter/adapter_builder.h"
#include "adapter/element.h"
#include "base/status.h"
#include "ir/context.h"

/// Number of components read at a time. It is even, since two 4-bit elements share a byte.
#define BLOCK_COMPONENTS ((size_t)2048)
#define COMPONENT_SIZE_MAX 8u

static bool can_cast(uint32_t from, uint32_t to) {
  const tn_element_class from_class = tn_element__class_of(from);
  const tn_element_class to_class = tn_element__class_of(to);
  if (from_class == TN_ELEMENT_CLASS_NONE || to_class == TN_ELEMENT_CLASS_NONE) return false;
  if (from == to) return true;
  if (to_class == TN_ELEMENT_CLASS_COMPLEX) return from_class == TN_ELEMENT_CLASS_COMPLEX;
  if (from_class == TN_ELEMENT_CLASS_COMPLEX) return false;
  if (to_class == TN_ELEMENT_CLASS_FLOAT) {
    return from_class == TN_ELEMENT_CLASS_FLOAT ||
           tn_element_type_bit_width((tn_element_type)from) <= 32;
  }
  return (from == TN_ELEMENT_INT4 && to == TN_ELEMENT_INT8) ||
         (from == TN_ELEMENT_UINT4 && (to == TN_ELEMENT_UINT8 || to == TN_ELEMENT_INT8));
}

/// Returns the size in bytes of `count` components of a type; a complex element has two components.
static size_t size_of_components(uint32_t type, size_t count) {
  const size_t bits = tn_element_type_bit_width((tn_element_type)type) / tn_element__parts(type);
  return bits == 4 ? count / 2 + count % 2 : count * (bits / 8);
}

static tn_status cast_elements(const tn_adapter_builder* builder,
                               const tn_adapter_builder_item* item, uint32_t type, size_t count,
                               unsigned char* out) {
  unsigned char bytes[BLOCK_COMPONENTS * COMPONENT_SIZE_MAX];
  double values[BLOCK_COMPONENTS];
  for (size_t first = 0; first < count; first += BLOCK_COMPONENTS) {
    const size_t step = count - first < BLOCK_COMPONENTS ? count - first : BLOCK_COMPONENTS;
    const size_t size = size_of_components(item->element_type, step);
    if (!tn_adapter_builder__read(item, size_of_components(item->element_type, first), size,
                                  bytes)) {
      return tn_adapter_builder__report_changed(builder, item);
    }
    tn_element__load(item->element_type, bytes, 0, step, values);
    tn_element__store(type, values, first, step, out);
  }
  return TN_OK;
}

/// Returns the number of components of a tensor, whose byte size was checked.
static size_t component_count(const tn_adapter_builder_item* item) {
  size_t count = tn_element__parts(item->element_type);
  for (size_t i = 0; i < item->rank; ++i) count *= (size_t)item->dims[i];
  return item->byte_size == 0 ? 0 : count;
}

static tn_status make_cast(const tn_adapter_builder* builder, const tn_adapter_builder_item* item,
                           uint32_t type, tn_blob** out_blob) {
  *out_blob = NULL;
  if (item->device != NULL || !can_cast(item->element_type, type)) {
    return tn_adapter_builder__refuse(
        builder, TN_INVALID_ARGUMENT, item->name, "cannot cast %s to %s",
        item->device != NULL ? "data on a device"
                             : tn_element_type_name((tn_element_type)item->element_type),
        tn_element_type_name((tn_element_type)type));
  }
  const size_t count = component_count(item);
  size_t size = 0;
  bool empty = false;
  if (!tn_element__byte_size(type, item->dims, item->rank, &size, &empty)) {
    return tn_adapter_builder__refuse(builder, TN_LIMIT_EXCEEDED, item->name,
                                      "the result is too large");
  }
  unsigned char* bytes = tn_allocate(&builder->allocator, size + 1);
  if (bytes == NULL) return tn_context__out_of_memory(builder->context);
  tn_status status = cast_elements(builder, item, type, count, bytes);
  if (status == TN_OK && tn_blob_copy(bytes, size, 64, out_blob) != TN_OK) {
    status = tn_context__out_of_memory(builder->context);
  }
  tn_deallocate(&builder->allocator, bytes, size + 1);
  return status;
}

static tn_status cast_all(tn_adapter_builder* builder, uint32_t type) {
  const size_t size = (builder->count + 1) * sizeof(tn_blob*);
  tn_blob** blobs = tn_allocate_zeroed(&builder->allocator, size);
  if (blobs == NULL) return tn_context__out_of_memory(builder->context);
  tn_status status = TN_OK;
  for (size_t i = 0; status == TN_OK && i < builder->count; ++i) {
    const tn_adapter_builder_item* item = builder->items[i];
    if (tn_element__class_of(item->element_type) != TN_ELEMENT_CLASS_FLOAT) continue;
    if (item->element_type != type) status = make_cast(builder, item, type, &blobs[i]);
  }
  for (size_t i = 0; i < builder->count; ++i) {
    if (status != TN_OK) {
      tn_object_release(blobs[i]);
    } else if (blobs[i] != NULL) {
      tn_adapter_builder__set_elements(builder->items[i], type, blobs[i]);
    }
  }
  tn_deallocate(&builder->allocator, blobs, size);
  return status;
}

static tn_status cast(tn_adapter_builder* builder, tn_string_view name, tn_element_type type) {
  tn_status status;
  tn_blob* blob;
  if (name.size == 0) return cast_all(builder, (uint32_t)type);
  tn_adapter_builder_item* item = tn_adapter_builder__require(builder, name, &status);
  if (item == NULL) return status;
  TN_TRY(make_cast(builder, item, (uint32_t)type, &blob));
  tn_adapter_builder__set_elements(item, (uint32_t)type, blob);
  return TN_OK;
}

tn_status tn_adapter_builder_cast(tn_adapter_builder* builder, tn_string_view name,
                                  tn_element_type type) {
  tn_adapter_builder_use use;
  TN_TRY(tn_adapter_builder__may_change(builder));
  tn_adapter_builder__begin_call(&use, builder);
  return tn_adapter_builder__end_call(&use, cast(builder, name, type));
}
