// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers of acc passes: lists of op names, and how to remove the ops.

#ifndef TENURE_SRC_DIALECTS_ACC_PASSES_H
#define TENURE_SRC_DIALECTS_ACC_PASSES_H

#include "rewrite/rewriter.h"

// Lists of names, each followed by a comma.
#define TN_ACC_ENTRIES                                                                         \
  "attach,copyin,create,declare_device_resident,declare_link,deviceptr,getdeviceptr,nocreate," \
  "present,update_device,use_device,"
/// Ops for a single thread.
#define TN_ACC_PRIVATE "cache,private,firstprivate,firstprivate_map,reduction,"
/// Ops that can run on the host.
#define TN_ACC_HOSTED "loop,atomic.read,atomic.write,atomic.update,atomic.capture,"
/// Ops that are erased.
#define TN_ACC_STATEMENTS                                                                         \
  "copyout,delete,detach,update_host,enter_data,exit_data,update,declare_exit,init,shutdown,set," \
  "wait,"
/// Ops that are replaced by their contents.
#define TN_ACC_CONSTRUCTS "data,host_data,kernel_environment,parallel,serial,kernels,"

/// Returns whether the op belongs to the dialect and is in the list.
bool tn_acc__is_one_of(const tn_context* context, tn_ref op, const char* names);
/// Returns whether an op has at most one block.
bool tn_acc__has_one_block(const tn_context* context, tn_ref op);
/// Replaces an op by the contents of its only block, without the terminator.
void tn_acc__unwrap(tn_rewriter* rewriter, tn_ref op);
/// Erases data directives and replaces device values by host values; false for other ops.
bool tn_acc__strip(tn_rewriter* rewriter, tn_ref op);
/// Removes the condition, which is the first segment of operands.
void tn_acc__drop_condition(tn_rewriter* rewriter, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_ACC_PASSES_H
