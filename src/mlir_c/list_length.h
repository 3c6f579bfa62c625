// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lengths of the lists of MLIR's Python bindings, and the lengths that they assume.
//
// Such a list stores its length when it is created, and asserts before each access that the index
// is below the length that the API returns: a list that has become shorter would terminate the
// process. So where the bindings assert, they get a very large number, and the access itself is
// refused; where they create a list, they get the actual length. The two are distinguished by the
// call site: for each kind of list exactly one place in the bindings' library creates it, and calls
// first. A library is known to assert once it calls where exceptions are not caught, which never
// creates a list.

#ifndef TENURE_SRC_MLIR_C_LIST_LENGTH_H
#define TENURE_SRC_MLIR_C_LIST_LENGTH_H

#include "mlir_c/exception.h"

typedef enum tn_mc_list_kind {
  TN_MC_LIST_OPERANDS = 0,
  TN_MC_LIST_ARGUMENTS,
  TN_MC_LIST_SUCCESSORS,  ///< Successors of a block.
  TN_MC_LIST_PREDECESSORS,
  TN_MC_LIST_KIND_COUNT
} tn_mc_list_kind;

intptr_t tn_mc__list_length_slow(tn_mc_list_kind kind, intptr_t count, const void* site);
void tn_mc__fixed_length_slow(const void* site);

/// Returns the result of a function that counts, called from `site`.
static inline intptr_t tn_mc__list_length(tn_mc_list_kind kind, intptr_t count, const void* site) {
  if (TN_LIKELY(!tn_mc__serves_bindings)) return count;
  return tn_mc__list_length_slow(kind, count, site);
}
/// Likewise for lists whose length never changes: an op's regions and results.
static inline intptr_t tn_mc__fixed_length(intptr_t count, const void* site) {
  if (TN_UNLIKELY(tn_mc__serves_bindings)) tn_mc__fixed_length_slow(site);
  return count;
}

#endif  // TENURE_SRC_MLIR_C_LIST_LENGTH_H
