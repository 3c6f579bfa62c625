// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata. There are only a few keys, so lookup is linear.

#include "adapter/metadata.h"

#include "base/memory.h"
#include "base/status.h"

// Key and value share a block, whose size is one byte more than theirs, so that it is never 0.
static size_t block_size(const tn_metadata_entry* entry) {
  return entry->key.size + entry->value.size + 1;
}

static tn_status make_entry(const tn_allocator* allocator, tn_string_view key, tn_string_view value,
                            tn_metadata_entry* out_entry) {
  char* block = tn_allocate(allocator, key.size + value.size + 1);
  if (block == NULL) return TN_OUT_OF_MEMORY;
  if (key.size != 0) memcpy(block, key.data, key.size);
  if (value.size != 0) memcpy(block + key.size, value.data, value.size);
  block[key.size + value.size] = '\0';
  *out_entry = (tn_metadata_entry){{block, key.size}, {block + key.size, value.size}};
  return TN_OK;
}

static void free_entry(const tn_metadata_entry* entry, const tn_allocator* allocator) {
  tn_deallocate(allocator, (void*)(uintptr_t)entry->key.data, block_size(entry));
}

size_t tn_metadata__find(const tn_metadata* metadata, tn_string_view key) {
  for (size_t i = 0; i < metadata->count; ++i) {
    if (tn_string_view_equal(metadata->entries[i].key, key)) return i;
  }
  return SIZE_MAX;
}

tn_status tn_metadata__set(tn_metadata* metadata, const tn_allocator* allocator, tn_string_view key,
                           tn_string_view value) {
  const size_t found = tn_metadata__find(metadata, key);
  if (found == SIZE_MAX && !tn_array_grow(allocator, &metadata->entries, &metadata->capacity,
                                          metadata->count + 1, sizeof *metadata->entries)) {
    return TN_OUT_OF_MEMORY;
  }
  tn_metadata_entry entry;
  TN_TRY(make_entry(allocator, key, value, &entry));
  if (found != SIZE_MAX) free_entry(&metadata->entries[found], allocator);
  metadata->entries[found == SIZE_MAX ? metadata->count++ : found] = entry;
  return TN_OK;
}

void tn_metadata__remove(tn_metadata* metadata, const tn_allocator* allocator, size_t index) {
  free_entry(&metadata->entries[index], allocator);
  metadata->count--;
  memmove(&metadata->entries[index], &metadata->entries[index + 1],
          (metadata->count - index) * sizeof *metadata->entries);
}

tn_status tn_metadata__copy(const tn_metadata* metadata, const tn_allocator* allocator,
                            tn_metadata* out_copy) {
  *out_copy = (tn_metadata){0};
  for (size_t i = 0; i < metadata->count; ++i) {
    const tn_status status =
        tn_metadata__set(out_copy, allocator, metadata->entries[i].key, metadata->entries[i].value);
    if (status == TN_OK) continue;
    tn_metadata__free(out_copy, allocator);
    return status;
  }
  return TN_OK;
}

void tn_metadata__free(tn_metadata* metadata, const tn_allocator* allocator) {
  for (size_t i = 0; i < metadata->count; ++i) free_entry(&metadata->entries[i], allocator);
  tn_deallocate(allocator, metadata->entries, metadata->capacity * sizeof *metadata->entries);
  *metadata = (tn_metadata){0};
}
