// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The op that a user's callback is asked about, so that what it may not do is reported with its
// name.

#ifndef TENURE_SRC_IR_ASKED_OP_H
#define TENURE_SRC_IR_ASKED_OP_H

#include "ir/call_out.h"
#include "ir/cells.h"

typedef struct tn_asked_op {
  const tn_call_out* call;  ///< The callback; NULL for none.
  tn_ref op;
} tn_asked_op;

/// Of the innermost such callback of this thread.
extern _Thread_local tn_asked_op tn_asked_op__innermost;

#endif  // TENURE_SRC_IR_ASKED_OP_H
