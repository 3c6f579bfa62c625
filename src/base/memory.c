// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory: the default allocator and growing arrays.
//
// The default allocator is the C library's heap. Alignments above that of malloc use aligned_alloc;
// such blocks are never resized in place, and the size passed with the block is the number of bytes
// to copy.

#include "base/memory.h"

#include <stdlib.h>

static void* resize_aligned(void* block, size_t old_size, size_t new_size, size_t alignment) {
  const size_t rounded = (new_size + alignment - 1) / alignment * alignment;
  if (rounded < new_size) return NULL;
  void* fresh = aligned_alloc(alignment, rounded);
  if (fresh == NULL || block == NULL) return fresh;
  memcpy(fresh, block, old_size < new_size ? old_size : new_size);
  free(block);
  return fresh;
}

static void* default_resize(void* user_data, void* block, size_t old_size, size_t new_size,
                            size_t alignment) {
  (void)user_data;
  if (new_size == 0) {
    free(block);
    return NULL;
  }
  if (alignment <= alignof(max_align_t)) return realloc(block, new_size);
  return resize_aligned(block, old_size, new_size, alignment);
}

tn_allocator tn_allocator_default(void) {
  return (tn_allocator){.user_data = NULL, .resize = default_resize};
}

bool tn_array_grow(const tn_allocator* allocator, void* items_pointer, size_t* capacity,
                   size_t needed, size_t item_size) {
  if (needed <= *capacity) return true;
  size_t new_capacity = *capacity < 8 ? 8 : *capacity;
  while (new_capacity < needed) {
    if (!tn_checked_multiply(new_capacity, 2, &new_capacity)) return false;
  }
  size_t byte_size = 0;
  if (!tn_checked_multiply(new_capacity, item_size, &byte_size)) return false;
  void* items = NULL;
  memcpy(&items, items_pointer, sizeof items);
  items = tn_reallocate(allocator, items, *capacity * item_size, byte_size);
  if (items == NULL) return false;
  memcpy(items_pointer, &items, sizeof items);
  *capacity = new_capacity;
  return true;
}
