// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The numbers of all ops that the dialects' C code knows. Each folder lists its own (ops.inc);
// a build without dialects numbers them, too, since src/dialects/common names some, but
// nothing has them then.

#ifndef TENURE_SRC_DIALECTS_OP_CODE_H
#define TENURE_SRC_DIALECTS_OP_CODE_H

#include "ir/op_code.h"

enum {
  TN_CODE_BEFORE_FIRST = TN_CODE_NONE,
#define TN_OP_CODE(enumerator, name) TN_CODE_##enumerator,
#include "dialects/op_codes.inc"
#undef TN_OP_CODE
};

/// Makes of ops.inc what tn_dialect_entry.op_codes takes, but for its end.
#define TN_OP_CODE(enumerator, name) {{name, sizeof(name) - 1}, TN_CODE_##enumerator},

#endif  // TENURE_SRC_DIALECTS_OP_CODE_H
