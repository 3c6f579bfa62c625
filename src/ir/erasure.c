// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ring of erasure records.

#include "ir/erasure.h"

bool tn_erasure__reserve(tn_shard* shard) {
  tn_context* context = shard->context;
  tn_erasure_ring* ring = &context->erasures;
  tn_lock_acquire(&context->lock);
  if (ring->entries == NULL) {
    tn_erasure* entries =
        tn_allocate_zeroed(&context->allocator, TN_ERASURE_CAPACITY * sizeof *entries);
    __atomic_store_n(&ring->entries, entries, __ATOMIC_RELEASE);
  }
  const bool available = ring->entries != NULL;
  if (available) {
    shard->erasure_next = ring->next;
    ring->next += TN_ERASURE_BATCH;
    shard->erasure_end = ring->next;
  }
  tn_lock_release(&context->lock);
  return available;
}

static bool entry_matches(const tn_erasure* entry, tn_ref slot, uint32_t generation,
                          tn_erasure* out_erasure) {
  if (__atomic_load_n(&entry->slot, __ATOMIC_RELAXED) != slot ||
      __atomic_load_n(&entry->generation, __ATOMIC_RELAXED) != generation) {
    return false;
  }
  *out_erasure = (tn_erasure){slot, generation, __atomic_load_n(&entry->shape, __ATOMIC_RELAXED),
                              __atomic_load_n(&entry->location, __ATOMIC_RELAXED)};
  return true;
}

bool tn_erasure__find(const tn_context* context, tn_ref slot, uint32_t generation,
                      tn_cell_kind kind, tn_erasure* out_erasure) {
  const tn_erasure* entries = __atomic_load_n(&context->erasures.entries, __ATOMIC_ACQUIRE);
  if (entries == NULL || !tn_cells__holds(&context->cells, slot, kind)) return false;
  const uint32_t* cell = tn_cells__at(&context->cells, slot);
  if ((tn_cell__generation(cell) & 1u) == 0) {
    const uint32_t number = __atomic_load_n(cell + 2, __ATOMIC_RELAXED);
    // The low 32 bits fix the place in the ring only while numbers fit; the search below covers the
    // rest.
    if (entry_matches(&entries[number % TN_ERASURE_CAPACITY], slot, generation, out_erasure)) {
      return true;
    }
  }
  for (uint32_t i = 0; i < TN_ERASURE_CAPACITY; ++i) {
    if (entry_matches(&entries[i], slot, generation, out_erasure)) return true;
  }
  return false;
}
