// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Devices: copies an adapter's tensors to memory that the host cannot read.
//
// Bytes are first read into a block of host memory, which detects changes of the file. All copies
// are made before any is entered, and without holding the adapter's lock, since a device may call
// code that accesses the adapter, or wait for a thread that does.

#include "adapter/adapter.h"
#include "base/status.h"
#include "ir/context.h"

#define BLOCK_SIZE ((size_t)1 << 20)

//===-- The CPU -------------------------------------------------------------------------------===//

static tn_status cpu_allocate(void* user_data, size_t byte_size, void** out_block) {
  (void)user_data;
  const tn_allocator allocator = tn_allocator_default();
  *out_block = tn_allocate(&allocator, byte_size);
  return *out_block == NULL ? TN_OUT_OF_MEMORY : TN_OK;
}

static void cpu_deallocate(void* user_data, void* block, size_t byte_size) {
  (void)user_data;
  const tn_allocator allocator = tn_allocator_default();
  tn_deallocate(&allocator, block, byte_size);
}

static tn_status cpu_copy_in(void* user_data, void* block, size_t offset, const void* bytes,
                             size_t byte_size) {
  (void)user_data;
  if (byte_size != 0) memcpy((char*)block + offset, bytes, byte_size);
  return TN_OK;
}

static tn_status cpu_copy_out(void* user_data, const void* block, size_t offset, void* out,
                              size_t byte_size) {
  (void)user_data;
  if (byte_size != 0) memcpy(out, (const char*)block + offset, byte_size);
  return TN_OK;
}

const tn_device_allocator* tn_device_allocator_cpu(void) {
  static const tn_device_allocator cpu = {.kind = TN_DEVICE_CPU,
                                          .name = "cpu",
                                          .allocate = cpu_allocate,
                                          .deallocate = cpu_deallocate,
                                          .copy_in = cpu_copy_in,
                                          .copy_out = cpu_copy_out};
  return &cpu;
}

//===-- Choosing ------------------------------------------------------------------------------===//

static tn_status refuse(tn_context* context, tn_status status, const char* words) {
  return tn_context__fail(context, status, tn_location_unknown(context), "%s", words);
}

static bool is_cpu(const tn_device_allocator* device) {
  return device->kind == TN_DEVICE_CPU || device->name == NULL ||
         strcmp(device->name, "cpu") == 0 || strcmp(device->name, "CPU") == 0;
}

static bool is_whole(const tn_device_allocator* device) {
  return device->allocate != NULL && device->deallocate != NULL && device->copy_in != NULL &&
         device->copy_out != NULL && (device->retain == NULL) == (device->release == NULL);
}

tn_status tn_adapter__choose_device(tn_adapter* adapter, tn_context* context,
                                    const tn_adapter_options* options) {
  if (options->device == NULL) return TN_OK;
  if (is_cpu(options->device)) {
    return refuse(context, TN_INVALID_ARGUMENT, "expected a device allocator for the adapter");
  }
  if (!is_whole(options->device)) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "the allocator of device '%s' is missing a function",
                            options->device->name);
  }
  adapter->device = *options->device;
  if (adapter->device.retain != NULL) adapter->device.retain(adapter->device.user_data);
  return TN_OK;
}

const tn_device_allocator* tn_adapter_device(const tn_adapter* adapter) {
  return adapter->device.kind == TN_DEVICE_CPU ? NULL : &adapter->device;
}

//===-- Copying -------------------------------------------------------------------------------===//

static tn_status copy_entry(const tn_adapter* adapter, const tn_adapter_entry* entry, void* host,
                            void* block) {
  const tn_device_allocator* device = &adapter->device;
  for (size_t offset = 0; offset < entry->byte_size; offset += BLOCK_SIZE) {
    const size_t left = entry->byte_size - offset;
    const size_t size = left < BLOCK_SIZE ? left : BLOCK_SIZE;
    if (!tn_adapter__read(adapter, entry->data_offset + offset, size, host)) return TN_IO_ERROR;
    TN_TRY(device->copy_in(device->user_data, block, offset, host, size));
  }
  return TN_OK;
}

static tn_status copy_entries(const tn_adapter* adapter, void** blocks, void* host) {
  const tn_device_allocator* device = &adapter->device;
  for (size_t i = 0; i < adapter->entry_count; ++i) {
    const tn_adapter_entry* entry = &adapter->entries[i];
    if (entry->byte_size == 0) continue;
    TN_TRY(device->allocate(device->user_data, entry->byte_size, &blocks[i]));
    TN_TRY(copy_entry(adapter, entry, host, blocks[i]));
  }
  return TN_OK;
}

static void free_block(const tn_adapter* adapter, size_t number, void* block) {
  const tn_device_allocator* device = &adapter->device;
  if (block == NULL) return;
  device->deallocate(device->user_data, block, adapter->entries[number].byte_size);
}

static void free_blocks(const tn_adapter* adapter, void** blocks) {
  for (size_t i = 0; i < adapter->entry_count; ++i) free_block(adapter, i, blocks[i]);
}

// Enters the copies; returns false if another thread did so first.
static bool enter_blocks(tn_adapter* adapter, void** blocks) {
  tn_lock_acquire(&adapter->lock);
  const bool first = !adapter->on_device;
  for (size_t i = 0; first && i < adapter->entry_count; ++i) {
    adapter->entries[i].device_data = blocks[i];
  }
  adapter->on_device = true;
  tn_lock_release(&adapter->lock);
  return first;
}

static tn_status copy_all(tn_adapter* adapter) {
  const size_t size = BLOCK_SIZE + adapter->entry_count * sizeof(void*);
  void** blocks = tn_allocate_zeroed(&adapter->allocator, size);
  if (blocks == NULL) return TN_OUT_OF_MEMORY;
  const tn_status status = copy_entries(adapter, blocks, blocks + adapter->entry_count);
  if (status != TN_OK || !enter_blocks(adapter, blocks)) free_blocks(adapter, blocks);
  tn_deallocate(&adapter->allocator, blocks, size);
  return status;
}

static bool is_on_device(tn_adapter* adapter) {
  tn_lock_acquire(&adapter->lock);
  const bool on_device = adapter->on_device;
  tn_lock_release(&adapter->lock);
  return on_device;
}

static tn_status copy_and_report(tn_adapter* adapter, tn_context* context) {
  const tn_status status = is_on_device(adapter) ? TN_OK : copy_all(adapter);
  if (status == TN_OK) return TN_OK;
  if (status == TN_OUT_OF_MEMORY) return tn_context__out_of_memory(context);
  return tn_context__fail(
      context, status, tn_location_unknown(context),
      "adapter '%.*s' cannot be copied to device '%s'%s", (int)adapter->name_size, adapter->name,
      adapter->device.name,
      tn_adapter_is_unchanged(adapter) ? "" : ": its file was changed after it was loaded");
}

tn_status tn_adapter_copy_to_device(tn_adapter* adapter, tn_context* context) {
  if (tn_adapter_device(adapter) == NULL) {
    return refuse(context, TN_INVALID_ARGUMENT, "the adapter was loaded without a device");
  }
  tn_callback_guard call;
  tn_object_retain(adapter);
  tn_callback_guard__begin(&call, context, TN_CALL_CHANGES);
  const tn_status status = copy_and_report(adapter, context);
  tn_object_release(adapter);
  tn_callback_guard__end(&call);
  return status;
}

void tn_adapter__leave_device(tn_adapter* adapter) {
  for (size_t i = 0; adapter->on_device && i < adapter->entry_count; ++i) {
    free_block(adapter, i, adapter->entries[i].device_data);
  }
  if (adapter->device.release != NULL) adapter->device.release(adapter->device.user_data);
}
