// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO's dimension numbers: the dimensions that a product batches and contracts.
//
// They are parameters of `#stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions =
// [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>`. Source: StableHLO
// specification, "dot_general".

#ifndef TENURE_SRC_ADAPTER_DOT_NUMBERS_H
#define TENURE_SRC_ADAPTER_DOT_NUMBERS_H

#include <tenure/attribute.h>

/// Maximum rank of a supported tensor.
#define TN_DOT_RANK_MAX 64u

typedef struct tn_dot_list {
  size_t count;
  uint8_t dims[TN_DOT_RANK_MAX];
} tn_dot_list;

/// Side 0 is the left one, side 1 the right one. The lists of both sides have the same length.
typedef struct tn_dot_numbers {
  tn_dot_list batching[2];
  tn_dot_list contracting[2];
} tn_dot_numbers;

/// Reads the attribute; returns false if it is of another kind or has a dimension not below the
/// `ranks`.
bool tn_dot_numbers__read(tn_attribute attribute, const size_t ranks[2],
                          tn_dot_numbers* out_numbers);
TN_MUST_USE tn_status tn_dot_numbers__attribute(tn_context* context, const tn_dot_numbers* numbers,
                                                tn_attribute* out_attribute);

static inline void tn_dot_list__add(tn_dot_list* list, size_t dim) {
  list->dims[list->count++] = (uint8_t)dim;
}

/// Returns the position of `dim` in the list; SIZE_MAX if there is none.
size_t tn_dot_list__find(const tn_dot_list* list, size_t dim);

#endif  // TENURE_SRC_ADAPTER_DOT_NUMBERS_H
