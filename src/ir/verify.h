// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structural verifier in cells.

#ifndef TENURE_SRC_IR_VERIFY_H
#define TENURE_SRC_IR_VERIFY_H

#include "ir/op.h"

/// Verifies `root` and all that is in it (tenure/verify.h). Reports; TN_VERIFY_FAILED or
/// TN_OUT_OF_MEMORY. May number the ops of blocks, which several readers may do at once.
TN_MUST_USE tn_status tn_op__verify(tn_context* context, tn_ref root);

#endif  // TENURE_SRC_IR_VERIFY_H
