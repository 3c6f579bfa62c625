// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A sequence of symbols that pairing compresses; pack_schemas writes it.

#ifndef TENURE_TOOLS_CMAKE_PACK_PAIRS_H
#define TENURE_TOOLS_CMAKE_PACK_PAIRS_H

#include <stddef.h>
#include <stdint.h>

#define TN_SYMBOLS_MAX 65536u     // A symbol has 16 bits.
#define TN_SYMBOL_END UINT32_MAX  // The end of a part; no pair contains it.

typedef struct tn_symbol_row {
  uint32_t* symbols;  // Symbols below 256 are bytes.
  size_t symbol_count, symbol_capacity;
  uint32_t pairs[TN_SYMBOLS_MAX][2];
  uint32_t depths[TN_SYMBOLS_MAX];
  uint32_t pair_count;
} tn_symbol_row;

/// Replaces the most frequent pair by a new symbol, repeatedly.
void tn_pack_pairs(tn_symbol_row* row);

#endif  // TENURE_TOOLS_CMAKE_PACK_PAIRS_H
