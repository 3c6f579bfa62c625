// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A map from values to 32-bit words.

#include "rewrite/value_map.h"

#include "base/hash.h"

static tn_value_slot* slot_for(const tn_value_map* map, tn_ref value) {
  for (size_t at = (size_t)tn_hash_word(value);; ++at) {
    tn_value_slot* slot = &map->slots[at & (map->capacity - 1)];
    if (slot->value == value || slot->value == 0) return slot;
  }
}

uint32_t tn_value_map__get(const tn_value_map* map, tn_ref value) {
  return map->capacity == 0 ? 0 : slot_for(map, value)->word;
}

static bool grow(tn_rewriter* rewriter, tn_value_map* map) {
  const tn_allocator* allocator = &rewriter->context->allocator;
  tn_value_map grown = {.capacity = map->capacity == 0 ? 64 : map->capacity * 2,
                        .count = map->count};
  grown.slots = tn_allocate_zeroed(allocator, grown.capacity * sizeof *grown.slots);
  if (grown.slots == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return false;
  }
  for (size_t i = 0; i < map->capacity; ++i) {
    if (map->slots[i].value != 0) *slot_for(&grown, map->slots[i].value) = map->slots[i];
  }
  tn_deallocate(allocator, map->slots, map->capacity * sizeof *map->slots);
  *map = grown;
  return true;
}

void tn_value_map__set(tn_rewriter* rewriter, tn_value_map* map, tn_ref value, uint32_t word) {
  if (map->count * 2 >= map->capacity && !grow(rewriter, map)) return;
  tn_value_slot* slot = slot_for(map, value);
  map->count += slot->value == 0;
  *slot = (tn_value_slot){value, word};
}

void tn_value_map__free(tn_rewriter* rewriter, tn_value_map* map) {
  tn_deallocate(&rewriter->context->allocator, map->slots, map->capacity * sizeof *map->slots);
  *map = (tn_value_map){0};
}
