// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ring of erasure records.

#include "ir/erasure.h"

#include <string.h>

bool tn_erasure__reserve(tn_shard* shard) {
  tn_context* context = shard->context;
  tn_erasure_ring* ring = &context->erasures;
  tn_lock_acquire(&context->lock);
  if (ring->records == NULL) {
    ring->records = tn_allocate(&context->allocator, sizeof *ring->records);
  }
  const bool available = ring->records != NULL;
  if (available) {
    shard->erasure_next = ring->next;
    shard->erasure_end = ring->next + TN_ERASURE_BATCH;
    // Unused records are empty instead of records of the previous round.
    memset(&ring->records->what[ring->next], 0, TN_ERASURE_BATCH * sizeof *ring->records->what);
    if (ring->next == ring->made) {
      __atomic_store_n(&ring->made, shard->erasure_end, __ATOMIC_RELEASE);
    }
    const uint32_t next = shard->erasure_end == TN_ERASURE_CAPACITY ? 0 : shard->erasure_end;
    __atomic_store_n(&ring->next, next, __ATOMIC_RELAXED);
  }
  tn_lock_release(&context->lock);
  return available;
}

static bool record_matches(const tn_erasure_records* records, uint32_t place, tn_ref slot,
                           uint16_t age, tn_erasure* out_erasure) {
  const uint64_t what = __atomic_load_n(&records->what[place], __ATOMIC_RELAXED);
  if ((uint32_t)what != slot) return false;
  *out_erasure = (tn_erasure){(uint32_t)(what >> 32),
                              __atomic_load_n(&records->locations[place], __ATOMIC_RELAXED)};
  return __atomic_load_n(&records->ages[place], __ATOMIC_RELAXED) == age;
}

bool tn_erasure__find(const tn_context* context, tn_ref slot, uint32_t generation,
                      tn_cell_kind kind, tn_erasure* out_erasure) {
  const tn_erasure_ring* ring = &context->erasures;
  const uint32_t made = __atomic_load_n(&ring->made, __ATOMIC_ACQUIRE);
  if (made == 0 || !tn_cells__holds(&context->cells, slot, kind)) return false;
  const uint16_t age = tn_erasure__age(generation);
  const uint32_t* cell = tn_cells__at(&context->cells, slot);
  const uint32_t now = tn_cell__generation(cell);
  // A retired slot reads 0 instead of the generation after its last one.
  const uint32_t after = now != 0 ? now : context->cells.last_generation + 1;
  if ((after - generation) >> 1 > UINT16_MAX) return false;
  if ((now & 1u) == 0) {
    const uint32_t place = __atomic_load_n(cell + 2, __ATOMIC_RELAXED);
    if (place < made && record_matches(ring->records, place, slot, age, out_erasure)) return true;
  }
  const uint32_t next = __atomic_load_n(&ring->next, __ATOMIC_RELAXED);
  for (uint32_t i = 1; i <= made; ++i) {
    const uint32_t place = next >= i ? next - i : next + made - i;
    if (record_matches(ring->records, place, slot, age, out_erasure)) return true;
  }
  return false;
}
