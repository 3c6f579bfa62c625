// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The canonicalization patterns that dialects have in C.

#include "rewrite/greedy.h"

bool tn_canonical__match(void* user_data, tn_rewriter* it, tn_ref op) {
  (void)user_data;
  const tn_op_definition* definition =
      tn_op_definition__of(it->context, tn_op__at(it->context, op));
  const tn_dialect_entry* dialect = definition == NULL ? NULL : definition->dialect;
  return dialect != NULL && dialect->canonicalize != NULL &&
         dialect->canonicalize(it, op, definition->code);
}
