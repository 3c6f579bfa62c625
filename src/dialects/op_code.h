// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The codes of all ops that C code of dialects uses. Each folder lists its own (ops.inc). A build
// without dialects also defines them, because src/dialects/common uses some, but no op has them
// then.

#ifndef TENURE_SRC_DIALECTS_OP_CODE_H
#define TENURE_SRC_DIALECTS_OP_CODE_H

#include "ir/op_code.h"

enum {
  TN_CODE_BEFORE_FIRST = TN_CODE_NONE,
#define TN_OP_CODE(enumerator, name) TN_CODE_##enumerator,
#include "dialects/op_codes.inc"
#undef TN_OP_CODE
};

/// Converts ops.inc to entries of tn_dialect_entry.op_codes, without the terminator.
#define TN_OP_CODE(enumerator, name) {{name, sizeof(name) - 1}, TN_CODE_##enumerator},

#endif  // TENURE_SRC_DIALECTS_OP_CODE_H
