// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Uses of functions by functions. Pairs are never removed, so the table has no holes.

#include "pass/inline_uses.h"

#include "base/hash.h"

static const tn_allocator* allocator_of(const tn_use_counts* counts) {
  return &counts->rewriter->context->allocator;
}

void tn_use_counts__open(tn_rewriter* rewriter, size_t function_count, tn_use_counts* out_counts) {
  const tn_allocator* allocator = &rewriter->context->allocator;
  const size_t size = (function_count + 1) * sizeof(uint32_t);
  *out_counts = (tn_use_counts){.rewriter = rewriter, .function_count = function_count};
  out_counts->first = tn_allocate_zeroed(allocator, size);
  out_counts->sums = tn_allocate_zeroed(allocator, size);
  if (out_counts->first != NULL && out_counts->sums != NULL) return;
  tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
}

void tn_use_counts__close(tn_use_counts* counts) {
  if (counts->rewriter == NULL) return;
  const tn_allocator* allocator = allocator_of(counts);
  const size_t size = (counts->function_count + 1) * sizeof(uint32_t);
  tn_deallocate(allocator, counts->first, counts->first == NULL ? 0 : size);
  tn_deallocate(allocator, counts->sums, counts->sums == NULL ? 0 : size);
  tn_deallocate(allocator, counts->pairs, counts->pair_capacity * sizeof *counts->pairs);
  tn_deallocate(allocator, counts->slots, counts->slot_count * sizeof *counts->slots);
  *counts = (tn_use_counts){.rewriter = NULL};
}

/// Returns the slot of a pair, or the empty slot to insert it; the table is not full.
static uint32_t* slot_for(const tn_use_counts* counts, uint32_t user, uint32_t used) {
  size_t at = tn_hash_word((uint64_t)user << 32 | used) & (counts->slot_count - 1);
  for (;; at = (at + 1) & (counts->slot_count - 1)) {
    uint32_t* slot = &counts->slots[at];
    if (*slot == 0) return slot;
    const tn_use_pair* pair = &counts->pairs[*slot - 1];
    if (pair->user == user && pair->used == used) return slot;
  }
}

static bool grow_slots(tn_use_counts* counts) {
  const tn_allocator* allocator = allocator_of(counts);
  const size_t count = counts->slot_count == 0 ? 64 : counts->slot_count * 2;
  uint32_t* slots = tn_allocate_zeroed(allocator, count * sizeof *slots);
  if (slots == NULL) return false;
  tn_deallocate(allocator, counts->slots, counts->slot_count * sizeof *counts->slots);
  counts->slots = slots;
  counts->slot_count = count;
  for (size_t i = 0; i < counts->pair_count; ++i) {
    *slot_for(counts, counts->pairs[i].user, counts->pairs[i].used) = (uint32_t)i + 1;
  }
  return true;
}

/// Returns NULL if there is none.
static tn_use_pair* find_pair(const tn_use_counts* counts, uint32_t user, uint32_t used) {
  const uint32_t number = counts->slot_count == 0 ? 0 : *slot_for(counts, user, used);
  return number == 0 ? NULL : &counts->pairs[number - 1];
}

/// Returns NULL and reports an error when out of memory.
static tn_use_pair* make_pair(tn_use_counts* counts, uint32_t user, uint32_t used) {
  tn_rewriter* rewriter = counts->rewriter;
  if ((counts->slot_count < 2 * (counts->pair_count + 1) && !grow_slots(counts)) ||
      !tn_array_grow(allocator_of(counts), (void*)&counts->pairs, &counts->pair_capacity,
                     counts->pair_count + 1, sizeof *counts->pairs)) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return NULL;
  }
  tn_use_pair* pair = &counts->pairs[counts->pair_count++];
  *slot_for(counts, user, used) = (uint32_t)counts->pair_count;
  *pair = (tn_use_pair){.user = user, .used = used, .next = counts->first[user]};
  counts->first[user] = (uint32_t)counts->pair_count;
  return pair;
}

void tn_use_counts__add(tn_use_counts* counts, uint32_t user, uint32_t used, uint32_t count) {
  if (!tn_use_counts__is_known(counts, used) || count == 0) return;
  tn_use_pair* pair = find_pair(counts, user, used);
  if (pair == NULL) pair = make_pair(counts, user, used);
  if (pair == NULL) return;
  pair->count += count;
  counts->sums[used] += count;
}

void tn_use_counts__drop(tn_use_counts* counts, uint32_t user, uint32_t used) {
  tn_use_pair* pair = find_pair(counts, user, used);
  if (!tn_use_counts__is_known(counts, used) || pair == NULL || pair->count == 0) return;
  --pair->count;
  --counts->sums[used];
}

void tn_use_counts__drop_all(tn_use_counts* counts, uint32_t user) {
  for (uint32_t at = counts->first[user]; at != 0; at = counts->pairs[at - 1].next) {
    tn_use_pair* pair = &counts->pairs[at - 1];
    if (tn_use_counts__is_known(counts, pair->used)) counts->sums[pair->used] -= pair->count;
    pair->count = 0;
  }
}

void tn_use_counts__merge(tn_use_counts* counts, uint32_t from, uint32_t into) {
  // New pairs are inserted before the current one, and pairs may be reallocated.
  for (uint32_t at = counts->first[from]; at != 0; at = counts->pairs[at - 1].next) {
    const tn_use_pair pair = counts->pairs[at - 1];
    tn_use_counts__add(counts, into, pair.used, pair.count);
  }
}
