// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Codes of the ops that a dialect's C code knows, so that it can use a switch instead of comparing
// names. The dialects define them (src/dialects/op_code.h); here they are opaque.

#ifndef TENURE_SRC_IR_OP_CODE_H
#define TENURE_SRC_IR_OP_CODE_H

#include <tenure/base.h>

typedef uint32_t tn_op_code;

#define TN_CODE_NONE 0u  ///< An op of an unregistered dialect, or of a user's.

/// The code of an op and its full name.
typedef struct tn_named_code {
  tn_string_view name;
  tn_op_code code;
} tn_named_code;

#endif  // TENURE_SRC_IR_OP_CODE_H
