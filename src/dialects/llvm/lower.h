// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the lowering of other dialects to llvm.

#ifndef TENURE_SRC_DIALECTS_LLVM_LOWER_H
#define TENURE_SRC_DIALECTS_LLVM_LOWER_H

#include "dialects/common/lower_llvm.h"

/// Hooks for cf and func.
extern const tn_lowering_hook tn_llvm_lower_flow_hooks[];
extern const tn_lowering_hook tn_llvm_lower_func_hooks[];

/// Appends the discardable attributes of a func.func to the `count` given ones, except those that
/// the lowering converts to other attributes. Returns an array of `*count` attributes and
/// `*out_size` bytes, which the caller frees, or NULL if an allocation fails.
tn_rewriter_attribute* tn_llvm_lower__with_discardable(tn_lowering_run* run, tn_ref op,
                                                       const tn_rewriter_attribute* given,
                                                       uint32_t* count, size_t* out_size);
/// Creates the C interface wrapper of the function `made`, which replaces `op`. False on failure.
bool tn_llvm_lower__c_interface(tn_lowering_run* run, tn_ref op, tn_ref made);

/// Flags in `chosen` of a run: the dialects that tn_llvm_lower__report_left checks.
enum {
  TN_LLVM_LEFT_MEMREF = 1u << 0,
  TN_LLVM_LEFT_VECTOR = 1u << 1,
  TN_LLVM_LEFT_PTR = 1u << 2,
  TN_LLVM_LEFT_MPI = 1u << 3
};
/// Reports each remaining op of these dialects that should have been converted.
void tn_llvm_lower__report_left(tn_lowering_run* run);

#endif  // TENURE_SRC_DIALECTS_LLVM_LOWER_H
