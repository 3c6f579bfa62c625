// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the lowering of other dialects to llvm.

#ifndef TENURE_SRC_DIALECTS_LLVM_LOWER_H
#define TENURE_SRC_DIALECTS_LLVM_LOWER_H

#include "dialects/common/lower_llvm.h"

/// Of cf, and of func.
extern const tn_lowering_hook tn_llvm_lower_flow_hooks[];
extern const tn_lowering_hook tn_llvm_lower_func_hooks[];

/// Appends the discardable attributes of a func.func to the `count` given ones, except those that
/// the lowering turns into other attributes. Returns an array of `*count` attributes and
/// `*out_size` bytes, which the caller frees, or NULL if an allocation fails.
tn_rewriter_attribute* tn_llvm_lower__with_discardable(tn_lowering_run* run, tn_ref op,
                                                       const tn_rewriter_attribute* given,
                                                       uint32_t* count, size_t* out_size);
/// Makes what `op`, of which the function `made` was made, is to C. False on failure.
bool tn_llvm_lower__c_interface(tn_lowering_run* run, tn_ref op, tn_ref made);

/// What `chosen` of a run says of the dialects whose ops tn_llvm_lower__report_left looks for.
enum {
  TN_LLVM_LEFT_MEMREF = 1u << 0,
  TN_LLVM_LEFT_VECTOR = 1u << 1,
  TN_LLVM_LEFT_PTR = 1u << 2,
  TN_LLVM_LEFT_MPI = 1u << 3
};
/// Fails for each op of the chosen dialects that should have been converted.
void tn_llvm_lower__report_left(tn_lowering_run* run);

#endif  // TENURE_SRC_DIALECTS_LLVM_LOWER_H
