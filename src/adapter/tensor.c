// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors: views of an adapter's entries.
//
// While the view of a tensor exists, further requests return the same one, so that hosts can cache
// a wrapper for it. The adapter refers to the view without holding it. A view whose count reached 0
// on another thread is still in its entry until its finalizer takes the lock, so it is only
// retained again if its count is not 0.

#include "adapter/adapter.h"
#include "adapter/element.h"
#include "base/status.h"
#include "ir/context.h"

#define ALIGNMENT_MAX 64u

struct tn_tensor {
  tn_object object;
  tn_adapter* adapter;
  tn_adapter_entry* entry;
};

//===-- Entries -------------------------------------------------------------------------------===//

size_t tn_adapter__alignment(const tn_adapter* adapter, const tn_adapter_entry* entry) {
  const uintptr_t address = (uintptr_t)(adapter->data + entry->data_offset) | ALIGNMENT_MAX;
  return (size_t)(address & (~address + 1));
}

tn_status tn_adapter__entry_type(const tn_adapter* adapter, const tn_adapter_entry* entry,
                                 tn_context* context, tn_type* out_type) {
  *out_type = (tn_type){0};
  (void)adapter;
  tn_type element;
  TN_TRY(tn_element__mlir_type(context, entry->element_type, &element));
  return tn_tensor_type_get(element, entry->dims, entry->rank, NULL, out_type);
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

static bool finalize(void* object) {
  tn_tensor* tensor = object;
  tn_lock_acquire(&tensor->adapter->lock);
  if (tensor->entry->view == tensor) tensor->entry->view = NULL;
  tn_lock_release(&tensor->adapter->lock);
  tn_object_release(tensor->adapter);
  return true;
}

static tn_tensor* make_view(tn_adapter* adapter, tn_adapter_entry* entry) {
  tn_tensor* tensor = tn_object__create(TN_OBJECT_TENSOR, sizeof *tensor, finalize);
  if (tensor == NULL) return NULL;
  tensor->adapter = adapter;
  tensor->entry = entry;
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
const int64_t* tn_tensor_dims(const tn_tensor* tensor) { return tensor->entry->dims; }
size_t tn_tensor_byte_size(const tn_tensor* tensor) { return tensor->entry->byte_size; }
size_t tn_tensor_byte_offset(const tn_tensor* tensor) { return tensor->entry->data_offset; }

tn_element_type tn_tensor_element_type(const tn_tensor* tensor) {
  return (tn_element_type)tensor->entry->element_type;
}

const void* tn_tensor_data(const tn_tensor* tensor) {
  return tensor->adapter->data + tensor->entry->data_offset;
}

tn_status tn_tensor_read(const tn_tensor* tensor, size_t offset, size_t byte_size, void* out) {
  const tn_adapter_entry* entry = tensor->entry;
  if (offset > entry->byte_size || entry->byte_size - offset < byte_size) {
    return TN_INVALID_ARGUMENT;
  }
  const bool read = tn_adapter__read(tensor->adapter, entry->data_offset + offset, byte_size, out);
  return read ? TN_OK : TN_IO_ERROR;
}

size_t tn_tensor_alignment(const tn_tensor* tensor) {
  return tn_adapter__alignment(tensor->adapter, tensor->entry);
}

tn_status tn_tensor_type(const tn_tensor* tensor, tn_context* context, tn_type* out_type) {
  return tn_adapter__entry_type(tensor->adapter, tensor->entry, context, out_type);
}

//===-- Devices -------------------------------------------------------------------------------===//

void* tn_tensor_device_data(const tn_tensor* tensor) {
  tn_lock_acquire(&tensor->adapter->lock);
  void* block = tensor->entry->device_data;
  tn_lock_release(&tensor->adapter->lock);
  return block;
}

tn_status tn_tensor_read_device(const tn_tensor* tensor, size_t offset, size_t byte_size,
                                void* out) {
  const tn_adapter_entry* entry = tensor->entry;
  const tn_device_allocator* device = tn_adapter_device(tensor->adapter);
  const void* block = tn_tensor_device_data(tensor);
  if (block == NULL || device == NULL) return TN_NOT_FOUND;
  if (offset > entry->byte_size || entry->byte_size - offset < byte_size) {
    return TN_INVALID_ARGUMENT;
  }
  return device->copy_out(device->user_data, block, offset, out, byte_size);
}
