// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What passes of acc share: ops by their names, and what becomes of them.

#ifndef TENURE_SRC_DIALECTS_ACC_PASSES_H
#define TENURE_SRC_DIALECTS_ACC_PASSES_H

#include "rewrite/rewriter.h"

// Lists of names, with a comma after each.
#define TN_ACC_ENTRIES                                                                         \
  "attach,copyin,create,declare_device_resident,declare_link,deviceptr,getdeviceptr,nocreate," \
  "present,update_device,use_device,"
/// Those of one thread.
#define TN_ACC_PRIVATE "cache,private,firstprivate,firstprivate_map,reduction,"
/// What can be done on the host as well.
#define TN_ACC_HOSTED "loop,atomic.read,atomic.write,atomic.update,atomic.capture,"
/// What goes without a trace.
#define TN_ACC_STATEMENTS                                                                         \
  "copyout,delete,detach,update_host,enter_data,exit_data,update,declare_exit,init,shutdown,set," \
  "wait,"
/// What is only what is in it.
#define TN_ACC_CONSTRUCTS "data,host_data,kernel_environment,parallel,serial,kernels,"

/// Whether the op is one of the dialect that is listed.
bool tn_acc__is_one_of(const tn_context* context, tn_ref op, const char* names);
/// Whether an op has one block at most.
bool tn_acc__has_one_block(const tn_context* context, tn_ref op);
/// Puts what is in an op of one block in its place, without what ends the block.
void tn_acc__unwrap(tn_rewriter* rewriter, tn_ref op);
/// Takes away what is said to the host, or what stands for a device; false if the op is none of
/// that.
bool tn_acc__strip(tn_rewriter* rewriter, tn_ref op);
/// Takes the condition away, which is the first segment of operands.
void tn_acc__drop_condition(tn_rewriter* rewriter, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_ACC_PASSES_H
