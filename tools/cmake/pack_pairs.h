// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A row of symbols, shortened by pairing: what pack_schemas writes is made of it.

#ifndef TENURE_TOOLS_CMAKE_PACK_PAIRS_H
#define TENURE_TOOLS_CMAKE_PACK_PAIRS_H

#include <stddef.h>
#include <stdint.h>

#define TN_SYMBOLS_MAX 65536u     // A symbol has 16 bits.
#define TN_SYMBOL_END UINT32_MAX  // Stands after each part; no pair has it.

typedef struct tn_symbol_row {
  uint32_t* symbols;  // Those below 256 are bytes.
  size_t symbol_count, symbol_capacity;
  uint32_t pairs[TN_SYMBOLS_MAX][2];
  uint32_t depths[TN_SYMBOLS_MAX];
  uint32_t pair_count;
} tn_symbol_row;

/// Gives the commonest pair a symbol of its own, again and again.
void tn_pack_pairs(tn_symbol_row* row);

#endif  // TENURE_TOOLS_CMAKE_PACK_PAIRS_H
