// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors: views of an adapter's entries.
//
// Asking twice for one tensor while its view exists gives the same view, so hosts can cache one
// wrapper for it. The adapter knows the view without holding it. A view whose count reached 0 on
// another thread still stands in its entry until its finalizer takes the lock, so it is only taken
// up again if its count is not 0.

#include "adapter/adapter.h"
#include "adapter/flatbuffer.h"
#include "base/status.h"
#include "ir/context.h"

#define ALIGNMENT_MAX 64u

struct tn_tensor {
  tn_object object;
  tn_adapter* adapter;
  tn_adapter_entry* entry;
  int64_t dims[];
};

//===-- Element types -------------------------------------------------------------------------===//

typedef enum element_class {
  ELEMENT_NONE,
  ELEMENT_FLOAT,
  ELEMENT_INTEGER,
  ELEMENT_COMPLEX
} element_class;

typedef struct element_info {
  const char* name;
  uint8_t byte_size;
  uint8_t element_class;
  uint8_t bit_width;   ///< Of integers.
  uint8_t signedness;  ///< Likewise: tn_signedness.
  uint8_t float_kind;  ///< Of floats and complex numbers: tn_float_kind.
} element_info;

static const element_info element_infos[] = {
    [TN_ELEMENT_UNDEFINED] = {"none", 0, ELEMENT_NONE, 0, 0, 0},
    [TN_ELEMENT_FLOAT32] = {"f32", 4, ELEMENT_FLOAT, 0, 0, TN_FLOAT_F32},
    [TN_ELEMENT_UINT8] = {"ui8", 1, ELEMENT_INTEGER, 8, TN_UNSIGNED, 0},
    [TN_ELEMENT_INT8] = {"i8", 1, ELEMENT_INTEGER, 8, TN_SIGNLESS, 0},
    [TN_ELEMENT_UINT16] = {"ui16", 2, ELEMENT_INTEGER, 16, TN_UNSIGNED, 0},
    [TN_ELEMENT_INT16] = {"i16", 2, ELEMENT_INTEGER, 16, TN_SIGNLESS, 0},
    [TN_ELEMENT_INT32] = {"i32", 4, ELEMENT_INTEGER, 32, TN_SIGNLESS, 0},
    [TN_ELEMENT_INT64] = {"i64", 8, ELEMENT_INTEGER, 64, TN_SIGNLESS, 0},
    [TN_ELEMENT_STRING] = {"none", 0, ELEMENT_NONE, 0, 0, 0},
    [TN_ELEMENT_BOOL] = {"i1", 1, ELEMENT_INTEGER, 1, TN_SIGNLESS, 0},
    [TN_ELEMENT_FLOAT16] = {"f16", 2, ELEMENT_FLOAT, 0, 0, TN_FLOAT_F16},
    [TN_ELEMENT_FLOAT64] = {"f64", 8, ELEMENT_FLOAT, 0, 0, TN_FLOAT_F64},
    [TN_ELEMENT_UINT32] = {"ui32", 4, ELEMENT_INTEGER, 32, TN_UNSIGNED, 0},
    [TN_ELEMENT_UINT64] = {"ui64", 8, ELEMENT_INTEGER, 64, TN_UNSIGNED, 0},
    [TN_ELEMENT_COMPLEX64] = {"complex<f32>", 8, ELEMENT_COMPLEX, 0, 0, TN_FLOAT_F32},
    [TN_ELEMENT_COMPLEX128] = {"complex<f64>", 16, ELEMENT_COMPLEX, 0, 0, TN_FLOAT_F64},
    [TN_ELEMENT_BFLOAT16] = {"bf16", 2, ELEMENT_FLOAT, 0, 0, TN_FLOAT_BF16},
    [TN_ELEMENT_FLOAT8E4M3FN] = {"f8E4M3FN", 1, ELEMENT_FLOAT, 0, 0, TN_FLOAT_F8E4M3FN},
    [TN_ELEMENT_FLOAT8E4M3FNUZ] = {"f8E4M3FNUZ", 1, ELEMENT_FLOAT, 0, 0, TN_FLOAT_F8E4M3FNUZ},
    [TN_ELEMENT_FLOAT8E5M2] = {"f8E5M2", 1, ELEMENT_FLOAT, 0, 0, TN_FLOAT_F8E5M2},
    [TN_ELEMENT_FLOAT8E5M2FNUZ] = {"f8E5M2FNUZ", 1, ELEMENT_FLOAT, 0, 0, TN_FLOAT_F8E5M2FNUZ},
};

static const element_info* info_of(uint32_t type) {
  const size_t count = sizeof element_infos / sizeof *element_infos;
  return &element_infos[type < count ? type : TN_ELEMENT_UNDEFINED];
}

const char* tn_element_type_name(tn_element_type type) { return info_of((uint32_t)type)->name; }
size_t tn_element_type_size(tn_element_type type) { return info_of((uint32_t)type)->byte_size; }

static tn_status element_type_get(tn_context* context, uint32_t type, tn_type* out_type) {
  const element_info* info = info_of(type);
  if (info->element_class == ELEMENT_INTEGER) {
    return tn_integer_type_get(context, info->bit_width, (tn_signedness)info->signedness, out_type);
  }
  tn_type type_of_float;
  TN_TRY(tn_float_type_get(context, (tn_float_kind)info->float_kind, &type_of_float));
  if (info->element_class == ELEMENT_COMPLEX) return tn_complex_type_get(type_of_float, out_type);
  *out_type = type_of_float;
  return TN_OK;
}

//===-- Entries -------------------------------------------------------------------------------===//

int64_t tn_adapter__dim(const tn_adapter* adapter, const tn_adapter_entry* entry, size_t index) {
  return (int64_t)tn_flatbuffer__load64(adapter->data + entry->dims_offset + 8 * index);
}

size_t tn_adapter__alignment(const tn_adapter* adapter, const tn_adapter_entry* entry) {
  const uintptr_t address = (uintptr_t)(adapter->data + entry->data_offset) | ALIGNMENT_MAX;
  return (size_t)(address & (~address + 1));
}

tn_status tn_adapter__entry_type(const tn_adapter* adapter, const tn_adapter_entry* entry,
                                 tn_context* context, tn_type* out_type) {
  *out_type = (tn_type){0};
  int64_t dims[TN_ADAPTER_RANK_MAX];
  for (size_t i = 0; i < entry->rank; ++i) dims[i] = tn_adapter__dim(adapter, entry, i);
  tn_type element;
  TN_TRY(element_type_get(context, entry->element_type, &element));
  return tn_tensor_type_get(element, dims, entry->rank, NULL, out_type);
}

//===-- Views ---------------------------------------------------------------------------------===//

static bool retain_if_alive(tn_object* object) {
  uint32_t count = __atomic_load_n(&object->reference_count, __ATOMIC_RELAXED);
  while (count != 0) {
    if (__atomic_compare_exchange_n(&object->reference_count, &count, count + 1, true,
                                    __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
      return true;
    }
  }
  return false;
}

static void finalize(void* object) {
  tn_tensor* tensor = object;
  tn_lock_acquire(&tensor->adapter->lock);
  if (tensor->entry->view == tensor) tensor->entry->view = NULL;
  tn_lock_release(&tensor->adapter->lock);
  tn_object_release(tensor->adapter);
}

static tn_tensor* make_view(tn_adapter* adapter, tn_adapter_entry* entry) {
  const size_t size = sizeof(tn_tensor) + entry->rank * sizeof(int64_t);
  tn_tensor* tensor = tn_object__create(TN_OBJECT_TENSOR, size, finalize);
  if (tensor == NULL) return NULL;
  tensor->adapter = adapter;
  tensor->entry = entry;
  for (size_t i = 0; i < entry->rank; ++i) tensor->dims[i] = tn_adapter__dim(adapter, entry, i);
  tn_object_retain(adapter);
  entry->view = tensor;
  return tensor;
}

tn_status tn_adapter_tensor_at(tn_adapter* adapter, size_t index, tn_tensor** out_tensor) {
  *out_tensor = NULL;
  if (index >= adapter->entry_count) return TN_NOT_FOUND;
  tn_adapter_entry* entry = &adapter->entries[index];
  tn_lock_acquire(&adapter->lock);
  tn_tensor* tensor = entry->view;
  if (tensor == NULL || !retain_if_alive(&tensor->object)) tensor = make_view(adapter, entry);
  tn_lock_release(&adapter->lock);
  *out_tensor = tensor;
  return tensor == NULL ? TN_OUT_OF_MEMORY : TN_OK;
}

tn_status tn_adapter_tensor_find(tn_adapter* adapter, tn_string_view name, tn_tensor** out_tensor) {
  *out_tensor = NULL;
  const size_t index = tn_adapter__find(adapter, name);
  return index == SIZE_MAX ? TN_NOT_FOUND : tn_adapter_tensor_at(adapter, index, out_tensor);
}

tn_string_view tn_tensor_name(const tn_tensor* tensor) { return tensor->entry->name; }
tn_adapter* tn_tensor_adapter(const tn_tensor* tensor) { return tensor->adapter; }
size_t tn_tensor_rank(const tn_tensor* tensor) { return tensor->entry->rank; }
const int64_t* tn_tensor_dims(const tn_tensor* tensor) { return tensor->dims; }
size_t tn_tensor_byte_size(const tn_tensor* tensor) { return tensor->entry->byte_size; }
size_t tn_tensor_byte_offset(const tn_tensor* tensor) { return tensor->entry->data_offset; }

tn_element_type tn_tensor_element_type(const tn_tensor* tensor) {
  return (tn_element_type)tensor->entry->element_type;
}

const void* tn_tensor_data(const tn_tensor* tensor) {
  return tensor->adapter->data + tensor->entry->data_offset;
}

size_t tn_tensor_alignment(const tn_tensor* tensor) {
  return tn_adapter__alignment(tensor->adapter, tensor->entry);
}

tn_status tn_tensor_type(const tn_tensor* tensor, tn_context* context, tn_type* out_type) {
  return tn_adapter__entry_type(tensor->adapter, tensor->entry, context, out_type);
}
