// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers of sdy's passes for updating dictionaries and arrays.

#ifndef TENURE_SRC_DIALECTS_SDY_PASS_H
#define TENURE_SRC_DIALECTS_SDY_PASS_H

#include "rewrite/pass_host.h"

/// Returns whether the op belongs to the dialect.
bool tn_sdy__is_own(const tn_context* context, tn_ref op);
/// Returns the first block of the pass's root; 0 if it has no block or no region.
static inline tn_ref tn_sdy__body(const tn_context* context, tn_ref module) {
  return tn_op_cell__region_count(tn_op__at(context, module)) == 0
             ? 0
             : tn_op__first_block(context, module, 0);
}
/// Returns the dictionary with an entry added or replaced; without the entry if `value` is null. A
/// null dictionary is empty. Failures are reported to the rewriter.
tn_attribute tn_sdy__with_entry(tn_rewriter* rewriter, tn_attribute dictionary, const char* name,
                                tn_attribute value);
/// Sets element `index` of the op's array `name`.
void tn_sdy__set_element(tn_rewriter* rewriter, tn_ref op, const char* name, size_t index,
                         tn_attribute value);

#endif  // TENURE_SRC_DIALECTS_SDY_PASS_H
