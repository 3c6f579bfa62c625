// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What sdy's passes share: dictionaries of attributes that change by an entry.

#ifndef TENURE_SRC_DIALECTS_SDY_PASS_H
#define TENURE_SRC_DIALECTS_SDY_PASS_H

#include "rewrite/pass_host.h"

/// Whether the op is one of the dialect.
bool tn_sdy__is_own(const tn_context* context, tn_ref op);
/// The first block of what a pass runs on; 0 if that has no blocks, or no region.
static inline tn_ref tn_sdy__body(const tn_context* context, tn_ref module) {
  return tn_op_cell__region_count(tn_op__at(context, module)) == 0
             ? 0
             : tn_op__first_block(context, module, 0);
}
/// The dictionary with an entry that has another value, or is new; without it if `value` is null.
/// The null attribute stands for an empty dictionary. Failure is the rewriter's.
tn_attribute tn_sdy__with_entry(tn_rewriter* rewriter, tn_attribute dictionary, const char* name,
                                tn_attribute value);
/// Sets element number `index` of the op's array `name`.
void tn_sdy__set_element(tn_rewriter* rewriter, tn_ref op, const char* name, size_t index,
                         tn_attribute value);

#endif  // TENURE_SRC_DIALECTS_SDY_PASS_H
