// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pairing: replaces the most frequent pair of symbols by a new symbol, repeatedly, until no pair is
// frequent enough.

#include "pack_pairs.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "schema/shipped.h"

#define FIRST_PAIR TN_SHIPPED_PAIR
#define USES_MIN 3u  // A pair costs two symbols, and saves one at each occurrence.
#define DEPTH_MAX (TN_SHIPPED_DEPTH - 4)  // The maximal depth of the library's decoder.

typedef struct slot {
  uint32_t first;
  uint32_t second;
  uint32_t count;
  uint32_t symbol;  // 0 for none.
} slot;

typedef struct table {
  slot* slots;
  size_t mask;
} table;

static slot* find_slot(const table* self, uint32_t first, uint32_t second) {
  size_t at = (first * 2654435761u ^ second * 2246822519u) & self->mask;
  while (self->slots[at].count != 0 &&
         (self->slots[at].first != first || self->slots[at].second != second)) {
    at = (at + 1) & self->mask;
  }
  return &self->slots[at];
}

/// Counts the pairs that can be replaced; `aaa` has one pair.
static uint32_t count_pairs(const tn_symbol_row* self, table* pairs) {
  memset(pairs->slots, 0, (pairs->mask + 1) * sizeof *pairs->slots);
  uint32_t most = 0;
  for (size_t i = 0; i + 1 < self->symbol_count; ++i) {
    const uint32_t first = self->symbols[i];
    const uint32_t second = self->symbols[i + 1];
    if (first == TN_SYMBOL_END || second == TN_SYMBOL_END) continue;
    slot* found = find_slot(pairs, first, second);
    found->first = first;
    found->second = second;
    if (++found->count > most) most = found->count;
    if (first == second && i + 2 < self->symbol_count && self->symbols[i + 2] == first) ++i;
  }
  return most;
}

static uint32_t depth_of(const tn_symbol_row* self, uint32_t symbol) {
  return symbol < FIRST_PAIR ? 0 : self->depths[symbol - FIRST_PAIR];
}

/// Creates a symbol for each pair with at least `least` occurrences, in the order of occurrence.
static bool choose_pairs(tn_symbol_row* self, table* pairs, uint32_t least) {
  const uint32_t before = self->pair_count;
  for (size_t i = 0; i + 1 < self->symbol_count; ++i) {
    if (self->symbols[i] == TN_SYMBOL_END || self->symbols[i + 1] == TN_SYMBOL_END) continue;
    slot* found = find_slot(pairs, self->symbols[i], self->symbols[i + 1]);
    if (found->count < least || found->symbol != 0) continue;
    const uint32_t first = depth_of(self, found->first);
    const uint32_t second = depth_of(self, found->second);
    const uint32_t depth = 1 + (first > second ? first : second);
    if (depth > DEPTH_MAX || self->pair_count == TN_SYMBOLS_MAX - FIRST_PAIR) continue;
    self->depths[self->pair_count] = depth;
    self->pairs[self->pair_count][0] = found->first;
    self->pairs[self->pair_count][1] = found->second;
    found->symbol = FIRST_PAIR + self->pair_count++;
  }
  return self->pair_count != before;
}

static void replace_pairs(tn_symbol_row* self, const table* pairs) {
  size_t count = 0;
  for (size_t i = 0; i < self->symbol_count; ++i) {
    uint32_t symbol = self->symbols[i];
    if (symbol != TN_SYMBOL_END && i + 1 < self->symbol_count &&
        self->symbols[i + 1] != TN_SYMBOL_END) {
      const slot* found = find_slot(pairs, symbol, self->symbols[i + 1]);
      if (found->symbol != 0) {
        symbol = found->symbol;
        ++i;
      }
    }
    self->symbols[count++] = symbol;
  }
  self->symbol_count = count;
}

void tn_pack_pairs(tn_symbol_row* self) {
  table pairs = {.mask = 1};
  while (pairs.mask < self->symbol_count) pairs.mask = 2 * pairs.mask + 1;
  pairs.slots = malloc((pairs.mask + 1) * sizeof *pairs.slots);
  if (pairs.slots == NULL) {
    fprintf(stderr, "pack_schemas: out of memory\n");
    exit(1);
  }
  for (;;) {
    const uint32_t most = count_pairs(self, &pairs);
    // Replaces many pairs at once, but hardly any that overlap.
    if (most < USES_MIN || !choose_pairs(self, &pairs, most - most / 16)) break;
    replace_pairs(self, &pairs);
    // The table is cleared in each round, so it shrinks with the symbols.
    while (pairs.mask / 2 > self->symbol_count) pairs.mask /= 2;
  }
  free(pairs.slots);
}
