// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structured ops that are an op with a name: what linalg.generic does is found out, and said.

#ifndef TENURE_SRC_DIALECTS_COMMON_LINALG_NAMES_H
#define TENURE_SRC_DIALECTS_COMMON_LINALG_NAMES_H

#include "rewrite/rewriter.h"

/// Puts an op with a name instead of linalg.generic; 0 if none does the same.
tn_ref tn_linalg_names__specialize(tn_rewriter* rewriter, tn_ref op);
/// linalg.copy of the first operand to the second.
tn_ref tn_linalg_names__copy(tn_rewriter* rewriter, const tn_ref* operands);
/// linalg.fill of the second operand with the first.
tn_ref tn_linalg_names__fill(tn_rewriter* rewriter, const tn_ref* operands);
/// linalg.transpose or linalg.broadcast of the first operand to the second, with `numbers` as its
/// `permutation` or `dimensions`.
tn_ref tn_linalg_names__move(tn_rewriter* rewriter, bool transposes, const tn_ref* operands,
                             const int64_t* numbers, uint32_t count);

/// A structured op like `op` of these inputs, and outputs after them, at the rewriter's place;
/// results have the types of outputs. 0 on failure.
tn_ref tn_linalg_names__clone(tn_rewriter* rewriter, tn_ref op, const tn_ref* operands,
                              uint32_t input_count, uint32_t operand_count);

#endif  // TENURE_SRC_DIALECTS_COMMON_LINALG_NAMES_H
