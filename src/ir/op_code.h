// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of the ops that the library itself knows something about, so that folds, patterns and
// passes choose by a switch instead of comparing names.

#ifndef TENURE_SRC_IR_OP_CODE_H
#define TENURE_SRC_IR_OP_CODE_H

#include <tenure/base.h>

typedef enum tn_op_code {
  TN_CODE_NONE = 0,  ///< An op of a dialect that nobody loaded, or of a user's.
#define TN_OP_CODE(enumerator, name) TN_CODE_##enumerator,
#include "ir/op_code.inc"
#undef TN_OP_CODE
  TN_CODE_COUNT
} tn_op_code;

/// The number of the op called `name`; TN_CODE_NONE if it has none.
tn_op_code tn_op_code__find(tn_string_view name);
/// Its name; "" for TN_CODE_NONE.
const char* tn_op_code__name(tn_op_code code);

#endif  // TENURE_SRC_IR_OP_CODE_H
