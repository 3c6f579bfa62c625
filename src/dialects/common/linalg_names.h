// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Named structured ops: recognizes what a linalg.generic computes.

#ifndef TENURE_SRC_DIALECTS_COMMON_LINALG_NAMES_H
#define TENURE_SRC_DIALECTS_COMMON_LINALG_NAMES_H

#include "dialects/linalg_ops.h"
#include "ir/enum_attribute.h"
#include "rewrite/rewriter.h"

/// Replaces linalg.generic by an equivalent named op; 0 if there is none.
tn_ref tn_linalg_names__specialize(tn_rewriter* rewriter, tn_ref op);
/// Creates a linalg.copy of the first operand to the second.
tn_ref tn_linalg_names__copy(tn_rewriter* rewriter, const tn_ref* operands);
/// Creates a linalg.fill of the second operand with the first.
tn_ref tn_linalg_names__fill(tn_rewriter* rewriter, const tn_ref* operands);
/// Creates a linalg.transpose or linalg.broadcast of the first operand to the second; `numbers` is
/// the `permutation` or `dimensions`.
tn_ref tn_linalg_names__move(tn_rewriter* rewriter, bool transposes, const tn_ref* operands,
                             const int64_t* numbers, uint32_t count);

/// Creates a structured op like `op` with these inputs, followed by outputs, at the insertion
/// point; results have the types of the outputs. 0 on failure.
tn_ref tn_linalg_names__clone(tn_rewriter* rewriter, tn_ref op, const tn_ref* operands,
                              uint32_t input_count, uint32_t operand_count);

/// Returns true for `#linalg.iterator_type<reduction>`.
static inline bool tn_linalg__is_reduction(tn_attribute iterator) {
  uint64_t kind = 0;
  return tn_enum_attribute__number(iterator, &kind) &&
         kind == TN_ENUM_LINALG_ITERATOR_TYPE_REDUCTION;
}

#endif  // TENURE_SRC_DIALECTS_COMMON_LINALG_NAMES_H
