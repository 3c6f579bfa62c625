// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cached texts. The cache is small enough to stay in the processor's cache: a miss, which most
// attributes are, costs no memory access.

#include "text/printer.h"

static size_t byte_size_of(size_t pair_count) {
  return 2 * pair_count * (sizeof(tn_uref) + sizeof(uint8_t) + TN_KEPT_TEXT_ROOM) + TN_SINK_SLACK;
}

tn_status tn_kept_texts__open(tn_kept_texts* texts, const tn_allocator* allocator,
                              uint32_t pair_count) {
  const size_t count = 2 * (size_t)pair_count;
  char* memory = tn_allocate(allocator, byte_size_of(pair_count));
  if (memory == NULL) return TN_OUT_OF_MEMORY;
  texts->keys = (tn_uref*)(void*)memory;
  texts->bytes = memory + count * sizeof(tn_uref);
  texts->sizes = (uint8_t*)texts->bytes + count * TN_KEPT_TEXT_ROOM + TN_SINK_SLACK;
  texts->pair_mask = pair_count - 1;
  memset(texts->keys, 0, count * sizeof(tn_uref));
  return TN_OK;
}

void tn_kept_texts__close(tn_kept_texts* texts, const tn_allocator* allocator) {
  tn_deallocate(allocator, texts->keys, byte_size_of((size_t)texts->pair_mask + 1));
}

void tn_kept_texts__keep(tn_kept_texts* texts, const tn_print_sink* sink, tn_uref reference,
                         uint64_t start) {
  if (start < sink->flushed) return;
  const size_t offset = (size_t)(start - sink->flushed);
  const size_t size = sink->size - offset;
  if (size == 0 || size > TN_KEPT_TEXT_ROOM) return;
  const uint32_t first = tn_kept_texts__pair(texts, reference) * 2;
  uint32_t number = first;
  if (texts->keys[first] != 0) {
    number = texts->keys[first + 1] == 0 ? first + 1 : first + (texts->next_victim++ & 1u);
  }
  texts->keys[number] = reference;
  texts->sizes[number] = (uint8_t)size;
  memcpy(texts->bytes + (size_t)number * TN_KEPT_TEXT_ROOM, sink->data + offset, size);
}
