// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Linalg's products: which loops their operands run over.

#ifndef TENURE_SRC_ADAPTER_CONTRACTION_H
#define TENURE_SRC_ADAPTER_CONTRACTION_H

#include <tenure/operation.h>

/// Loops of a product that is known here.
#define TN_LOOP_COUNT_MAX 64u

typedef struct tn_loop_map {
  size_t count;
  uint8_t loops[TN_LOOP_COUNT_MAX];
} tn_loop_map;

/// A product: two inputs and what is added up in; each of their dimensions is a loop, and no
/// operand has a loop twice.
typedef struct tn_contraction {
  size_t loop_count;
  tn_loop_map maps[3];
} tn_contraction;

/// Reads linalg.matmul, its relatives, and a linalg.generic that adds products of its two inputs
/// up. False for other ops, and for products of buffers.
bool tn_contraction__read(tn_op op, tn_contraction* out_contraction);

/// The position of `loop` in the map; SIZE_MAX if there is none.
size_t tn_loop_map__find(const tn_loop_map* map, size_t loop);
static inline void tn_loop_map__add(tn_loop_map* map, size_t loop) {
  map->loops[map->count++] = (uint8_t)loop;
}

#endif  // TENURE_SRC_ADAPTER_CONTRACTION_H
