// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Erasure records: the former entities of slots of stale handles.
//
// A context remembers at least its last 65,536 erasures in a ring of 14-byte records. A freed cell
// keeps the index of its record until it is reused; after that the ring is searched. Shards reserve
// records in batches, so that recording takes four stores.
//
// A record has 16 bits of half the generation of its slot. That suffices, as the ring holds little
// more than 65,536 records: it is queried only for the last 65,536 generations of a slot, newest
// records first.

#ifndef TENURE_SRC_IR_ERASURE_H
#define TENURE_SRC_IR_ERASURE_H

#include "ir/context.h"

/// Flag of `tn_erasure.shape`: the entity was erased together with an ancestor.
#define TN_ERASURE_BY_PARENT 0x80000000u

/// Reserves records for the shard; false if there is no memory for the ring: then nothing is
/// recorded.
bool tn_erasure__reserve(tn_shard* shard);

/// Returns the part of a generation that is recorded.
static inline uint16_t tn_erasure__age(uint32_t generation) { return (uint16_t)(generation >> 1); }

/// Writes the reserved record at index `place`, and returns `place`.
static inline uint32_t tn_erasure__record_at(const tn_context* context, uint32_t place, tn_ref slot,
                                             uint32_t generation, uint32_t shape,
                                             uint32_t location) {
  tn_erasure_records* records = context->erasures.records;
  __atomic_store_n(&records->what[place], (uint64_t)shape << 32 | slot, __ATOMIC_RELAXED);
  __atomic_store_n(&records->locations[place], location, __ATOMIC_RELAXED);
  __atomic_store_n(&records->ages[place], tn_erasure__age(generation), __ATOMIC_RELAXED);
  return place;
}

/// Records that the live `slot` is being erased, and returns the record's index for tn_cell__free.
static inline uint32_t tn_erasure__record(tn_shard* shard, tn_ref slot, uint32_t generation,
                                          uint32_t shape, uint32_t location) {
  if (TN_UNLIKELY(shard->erasure_next == shard->erasure_end) && !tn_erasure__reserve(shard)) {
    return 0;
  }
  return tn_erasure__record_at(shard->context, shard->erasure_next++, slot, generation, shape,
                               location);
}

/// Finds the record of the erasure of (slot, generation), if it is remembered and of `kind`.
bool tn_erasure__find(const tn_context* context, tn_ref slot, uint32_t generation,
                      tn_cell_kind kind, tn_erasure* out_erasure);

#endif  // TENURE_SRC_IR_ERASURE_H
