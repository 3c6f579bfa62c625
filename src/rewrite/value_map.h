// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A map from values to 32-bit words: a flat table with linear probing. Zero-initialized with a
// context, it is empty.

#ifndef TENURE_SRC_REWRITE_VALUE_MAP_H
#define TENURE_SRC_REWRITE_VALUE_MAP_H

#include "rewrite/rewriter.h"

typedef struct tn_value_slot {
  tn_ref value;  ///< 0: the slot is empty.
  uint32_t word;
} tn_value_slot;

typedef struct tn_value_map {
  tn_value_slot* slots;
  size_t capacity;
  size_t count;
} tn_value_map;

void tn_value_map__free(tn_rewriter* rewriter, tn_value_map* map);
/// Returns the word of a value; 0 if there is none.
uint32_t tn_value_map__get(const tn_value_map* map, tn_ref value);
/// Sets the rewriter's status when out of memory.
void tn_value_map__set(tn_rewriter* rewriter, tn_value_map* map, tn_ref value, uint32_t word);

#endif  // TENURE_SRC_REWRITE_VALUE_MAP_H
