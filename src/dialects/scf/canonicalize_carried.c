// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What loops and conditions carry around without need: values given twice, and values that never
// change. All of a loop's are found in one go, so that a loop may carry as many as it likes.

#include "dialects/scf/scf.h"

uint32_t tn_pairs__first(tn_rewriter* it, tn_pairs* pairs, tn_ref a, tn_ref b, uint32_t number) {
  const uintptr_t key = (uintptr_t)((uint64_t)a << 32 | b);
  uintptr_t found = number;
  if (!tn_judy_map_get(&pairs->map, key, &found) &&
      tn_judy_map_set(&pairs->map, key, number) != TN_OK) {
    tn_rw__fail(it, tn_context__out_of_memory(it->context));
  }
  return (uint32_t)found;
}

enum { UNSEEN, ON_PATH, CHANGES, STAYS };

/// One walk from value to value, each going on as the next.
typedef struct path {
  tn_ref* inits;
  const tn_ref* next;
  tn_ref* states;
  tn_refs numbers;
} path;

/// Whether what a value goes on as begins as it does, if it is another one.
static bool goes_on_alike(const path* it, uint32_t number) {
  const int32_t next = (int32_t)it->next[number];
  return next < 0 ? next == TN_SCF_AS_BEGUN : it->inits[next] == it->inits[number];
}

/// Settles all values on the path, which ends in front of `end`: a value on it, one that is settled,
/// or none.
static void settle(path* it, int32_t end) {
  const tn_ref* numbers = tn_refs__items(&it->numbers);
  uint32_t ring = it->numbers.count;
  bool stays = end < 0 || it->states[end] != CHANGES;
  if (end >= 0 && it->states[end] == ON_PATH) {
    do stays = goes_on_alike(it, numbers[--ring]) && stays;
    while (numbers[ring] != (tn_ref)end);
  }
  for (uint32_t i = it->numbers.count; i-- > 0;) {
    if (i < ring) stays = goes_on_alike(it, numbers[i]) && stays;
    it->states[numbers[i]] = stays ? STAYS : CHANGES;
  }
}

void tn_scf__find_begun(tn_rewriter* it, tn_refs* inits, tn_refs* next, tn_refs* out_flags) {
  for (uint32_t i = 0; i < inits->count; ++i) tn_refs__push(it, out_flags, UNSEEN);
  if (it->status != TN_OK) return;
  path walk = {tn_refs__items(inits), tn_refs__items(next), tn_refs__items(out_flags), {0}};
  for (uint32_t i = 0; i < inits->count && it->status == TN_OK; ++i) {
    int32_t at = (int32_t)i;
    walk.numbers.count = 0;
    while (at >= 0 && walk.states[at] == UNSEEN) {
      walk.states[at] = ON_PATH;
      tn_refs__push(it, &walk.numbers, (tn_ref)at);
      at = (int32_t)walk.next[at];
    }
    if (it->status == TN_OK) settle(&walk, at);
  }
  tn_refs__free(it, &walk.numbers);
  for (uint32_t i = 0; i < inits->count; ++i) walk.states[i] = walk.states[i] == STAYS;
}
