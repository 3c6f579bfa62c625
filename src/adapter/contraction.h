// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Linalg's products: the loops of their operands.

#ifndef TENURE_SRC_ADAPTER_CONTRACTION_H
#define TENURE_SRC_ADAPTER_CONTRACTION_H

#include <tenure/operation.h>

/// Maximum number of loops of a supported product.
#define TN_LOOP_COUNT_MAX 64u

typedef struct tn_loop_map {
  size_t count;
  uint8_t loops[TN_LOOP_COUNT_MAX];
} tn_loop_map;

/// A product with two inputs and an accumulator. Each of their dimensions is a loop, and no operand
/// uses a loop twice.
typedef struct tn_contraction {
  size_t loop_count;
  tn_loop_map maps[3];
} tn_contraction;

/// Reads linalg.matmul, related ops, and a linalg.generic that sums products of its two inputs.
/// Returns false for other ops, and for products of buffers.
bool tn_contraction__read(tn_op op, tn_contraction* out_contraction);

/// Returns the position of `loop` in the map; SIZE_MAX if there is none.
size_t tn_loop_map__find(const tn_loop_map* map, size_t loop);
static inline void tn_loop_map__add(tn_loop_map* map, size_t loop) {
  map->loops[map->count++] = (uint8_t)loop;
}

#endif  // TENURE_SRC_ADAPTER_CONTRACTION_H
