// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ring of erasure records.

#include "ir/erasure.h"

#include <string.h>

bool tn_erasure__reserve(tn_shard* shard) {
  tn_context* context = shard->context;
  tn_erasure_ring* ring = &context->erasures;
  tn_lock_acquire(&context->lock);
  if (ring->entries == NULL) {
    ring->entries = tn_allocate(&context->allocator, TN_ERASURE_CAPACITY * sizeof *ring->entries);
  }
  const bool available = ring->entries != NULL;
  if (available) {
    shard->erasure_next = ring->next;
    shard->erasure_end = ring->next + TN_ERASURE_BATCH;
    if (ring->next == ring->made) {
      memset(&ring->entries[ring->next], 0, TN_ERASURE_BATCH * sizeof *ring->entries);
      __atomic_store_n(&ring->made, shard->erasure_end, __ATOMIC_RELEASE);
    }
    ring->next = shard->erasure_end == TN_ERASURE_CAPACITY ? 0 : shard->erasure_end;
  }
  tn_lock_release(&context->lock);
  return available;
}

static bool entry_matches(const tn_erasure* entry, uint64_t cell, tn_erasure* out_erasure) {
  if (__atomic_load_n(&entry->cell, __ATOMIC_RELAXED) != cell) return false;
  *out_erasure = (tn_erasure){cell, __atomic_load_n(&entry->what, __ATOMIC_RELAXED)};
  return true;
}

bool tn_erasure__find(const tn_context* context, tn_ref slot, uint32_t generation,
                      tn_cell_kind kind, tn_erasure* out_erasure) {
  const uint32_t made = __atomic_load_n(&context->erasures.made, __ATOMIC_ACQUIRE);
  if (made == 0 || !tn_cells__holds(&context->cells, slot, kind)) return false;
  const tn_erasure* entries = context->erasures.entries;
  const uint64_t pair = tn_erasure__pair(slot, generation);
  const uint32_t* cell = tn_cells__at(&context->cells, slot);
  if ((tn_cell__generation(cell) & 1u) == 0) {
    const uint32_t place = __atomic_load_n(cell + 2, __ATOMIC_RELAXED);
    if (place < made && entry_matches(&entries[place], pair, out_erasure)) {
      return true;
    }
  }
  for (uint32_t i = 0; i < made; ++i) {
    if (entry_matches(&entries[i], pair, out_erasure)) return true;
  }
  return false;
}
