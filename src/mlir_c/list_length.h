// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How long the lists of MLIR's Python bindings are, and how long they believe to be.
//
// Such a list stores its length when it is made, and asserts before each access that the index is
// still below the number that the API gives: one that has become shorter would end the process. So
// where the bindings assert they are told a number without an end, and what they ask for then is
// refused; where they make a list, the truth. Which of the two a call is shows in where it comes
// from: of each kind of list there is one place in the bindings' library that makes it, which asks
// first. That a library asserts is known once it asks where nobody catches, which makes nothing.

#ifndef TENURE_SRC_MLIR_C_LIST_LENGTH_H
#define TENURE_SRC_MLIR_C_LIST_LENGTH_H

#include "mlir_c/exception.h"

typedef enum tn_mc_list_kind {
  TN_MC_LIST_OPERANDS = 0,
  TN_MC_LIST_ARGUMENTS,
  TN_MC_LIST_SUCCESSORS,  ///< Of a block.
  TN_MC_LIST_PREDECESSORS,
  TN_MC_LIST_KIND_COUNT
} tn_mc_list_kind;

intptr_t tn_mc__list_length_slow(tn_mc_list_kind kind, intptr_t count, const void* site);
void tn_mc__fixed_length_slow(const void* site);

/// What a function that counts answers, called from `site`.
static inline intptr_t tn_mc__list_length(tn_mc_list_kind kind, intptr_t count, const void* site) {
  if (TN_LIKELY(!tn_mc__serves_bindings)) return count;
  return tn_mc__list_length_slow(kind, count, site);
}
/// The same of what is never longer or shorter: an op's regions and results.
static inline intptr_t tn_mc__fixed_length(intptr_t count, const void* site) {
  if (TN_UNLIKELY(tn_mc__serves_bindings)) tn_mc__fixed_length_slow(site);
  return count;
}

#endif  // TENURE_SRC_MLIR_C_LIST_LENGTH_H
