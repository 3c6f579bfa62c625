// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The structural verifier through handles.

#include <tenure/verify.h>

#include "ir/lazy.h"
#include "ir/verify.h"
#include "scope/access.h"

tn_status tn_op_verify(tn_op op) {
  tn_resolved it;
  if (tn_access__op(op, &it) == NULL) return tn_access__op_status(op);
  TN_TRY(tn_lazy__load_tree(it.scope->shard, op.slot));
  tn_verify_memory memory = {.known = NULL};
  const tn_status status = tn_op__verify(it.context, op.slot, &memory);
  tn_verify_memory__clear(it.context, &memory);
  return status;
}
