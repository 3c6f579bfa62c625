// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier through handles.
//
// User checks attached to ops are called with handles of the caller's scope: if there may be some,
// the call is in the list of calls that call back.

#include <tenure/verify.h>

#include "ir/callback_guard.h"
#include "ir/lazy.h"
#include "ir/op_diagnostic.h"
#include "ir/verify.h"
#include "scope/access.h"

typedef tn_status (*verify_fn)(tn_context* context, tn_ref op, tn_verify_memory* memory);

static tn_status verify(const tn_resolved* resolved, tn_ref op, verify_fn run) {
  tn_verify_memory memory = {.known = NULL};
  const tn_status status = run(resolved->context, op, &memory);
  tn_verify_memory__clear(resolved->context, &memory);
  return status;
}

static tn_status verify_op(tn_op op, verify_fn run) {
  tn_resolved resolved;
  if (tn_access__op(op, &resolved) == NULL) return tn_access__op_status(op);
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, op.slot));
  if (!resolved.context->has_user_callbacks) return verify(&resolved, op.slot, run);
  tn_callback_guard call;
  tn_callback_guard__begin(&call, resolved.context, TN_CALL_READS);
  call.scope = op.scope;
  const tn_status status = verify(&resolved, op.slot, run);
  tn_callback_guard__end(&call);
  return status;
}

tn_status tn_op_verify(tn_op op) { return verify_op(op, tn_op__verify); }

tn_status tn_op_verify_symbol_uses(tn_op op) { return verify_op(op, tn_op__verify_symbol_uses); }

tn_status tn_op_emit_error(tn_op op, const char* format, ...) {
  tn_resolved resolved;
  if (tn_access__op(op, &resolved) == NULL) return tn_access__op_status(op);
  va_list arguments;
  va_start(arguments, format);
  const tn_status status = tn_op__fail_named_list(resolved.context, op.slot, format, arguments);
  va_end(arguments);
  return status;
}
