// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks an adapter's data against its checksums, and that its file did not change since it was
// loaded.
//
// Data is read in blocks through tn_adapter__read, never through the mapping.

#include <inttypes.h>

#include "adapter/adapter.h"
#include "base/hash.h"
#include "base/status.h"
#include "ir/context.h"

#define BLOCK_SIZE ((size_t)256 << 10)

typedef struct checker {
  const tn_adapter* adapter;
  tn_file_report report;
  tn_progress_fn progress;
  void* progress_data;
  uint64_t done;
  uint64_t total;
  unsigned char* block;
  tn_hash_stream hash;
} checker;

static tn_status refuse_changed(const checker* c) {
  return tn_file_report__refuse(&c->report, TN_IO_ERROR, TN_FILE_REPORT_NOWHERE,
                                "the file was changed after it was loaded");
}

static tn_status hash_entry(checker* c, const tn_adapter_entry* entry) {
  tn_hash_stream_init(&c->hash);
  for (size_t offset = 0; offset < entry->byte_size; offset += BLOCK_SIZE) {
    const size_t left = entry->byte_size - offset;
    const size_t size = left < BLOCK_SIZE ? left : BLOCK_SIZE;
    if (!tn_adapter__read(c->adapter, entry->data_offset + offset, size, c->block)) {
      return refuse_changed(c);
    }
    tn_hash_stream_add(&c->hash, c->block, size);
    c->done += size;
    if (c->progress != NULL) TN_TRY(c->progress(c->progress_data, c->done, c->total));
  }
  return TN_OK;
}

// In a packed tensor with an odd number of elements, the last half byte is padding.
static tn_status check_padding(checker* c, const tn_adapter_entry* entry) {
  bool odd = tn_element_type_bit_width((tn_element_type)entry->element_type) == 4;
  unsigned char last = 0;
  for (size_t i = 0; i < entry->rank; ++i) odd = odd && entry->dims[i] % 2 != 0;
  if (!odd) return TN_OK;
  const size_t offset = entry->data_offset + entry->byte_size - 1;
  if (tn_adapter__read(c->adapter, offset, 1, &last) && last >> 4 == 0) return TN_OK;
  return tn_file_report__refuse(&c->report, TN_MALFORMED, offset,
                                "unused bits of its last byte are not 0");
}

static tn_status check_entries(checker* c) {
  for (size_t i = 0; i < c->adapter->entry_count; ++i) {
    const tn_adapter_entry* entry = &c->adapter->entries[i];
    c->report.parameter = i + 1;
    c->report.parameter_name = entry->name;
    TN_TRY(hash_entry(c, entry));
    TN_TRY(check_padding(c, entry));
    if (c->adapter->checksums == NULL) continue;
    const uint64_t found = tn_hash_stream_digest(&c->hash);
    if (found == c->adapter->checksums[i]) continue;
    return tn_file_report__refuse(&c->report, TN_MALFORMED, entry->data_offset,
                                  "checksum %016" PRIx64
                                  " of its data does not match the file's %016" PRIx64,
                                  found, c->adapter->checksums[i]);
  }
  // No data was read.
  c->report.parameter = 0;
  return tn_adapter_is_unchanged(c->adapter) ? TN_OK : refuse_changed(c);
}

tn_status tn_adapter_check(const tn_adapter* adapter, tn_context* context, tn_progress_fn progress,
                           void* progress_data) {
  const tn_allocator allocator = tn_context_allocator(context);
  checker c = {.adapter = adapter, .progress = progress, .progress_data = progress_data};
  c.report = (tn_file_report){context, tn_adapter_name(adapter), adapter->size, 0, {0}};
  for (size_t i = 0; i < adapter->entry_count; ++i) c.total += adapter->entries[i].byte_size;
  c.block = tn_allocate(&allocator, BLOCK_SIZE);
  if (c.block == NULL) return tn_context__out_of_memory(context);
  tn_callback_guard call;
  tn_object_retain((tn_adapter*)(uintptr_t)adapter);
  tn_callback_guard__begin(&call, context, TN_CALL_CHANGES);
  const tn_status status = check_entries(&c);
  tn_deallocate(&allocator, c.block, BLOCK_SIZE);
  tn_object_release((tn_adapter*)(uintptr_t)adapter);
  tn_callback_guard__end(&call);
  return status;
}
