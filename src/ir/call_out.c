// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of calls that call back. It is a thread's own: who calls back through several threads
// holds them to one isolated op each, and destroys nothing while others use it.

#include "ir/call_out.h"

#include "ir/context.h"
#include "ir/services.h"

_Thread_local tn_call_out* tn_call_out__reader TN_NEAR_THREAD_LOCAL = NULL;
_Thread_local tn_call_out* tn_call_out__innermost TN_NEAR_THREAD_LOCAL = NULL;

/// Whether the end of the call leaves something to do.
static bool is_owed(const tn_call_out* call) {
  if (call->context == NULL || call->kind == TN_CALL_REPORTS) return false;
  if (call->closes || call->sweeps || call->owed_ends != 0 || call->owed_releases != 0) return true;
  bool reports = false;
  return tn_context__is_unsettled(call->context) &&
         tn_call_out__outermost(call->context, 0, &reports) == NULL;
}

void tn_call_out__leave(tn_call_out* call) {
  tn_call_out__innermost = call->outer;
  tn_call_out__reader = call->outer_reader;
}

void tn_call_out__end(tn_call_out* call) {
  tn_call_out__leave(call);
  if (TN_UNLIKELY(is_owed(call))) call->context->services->settle(call->context, call);
}

uint32_t tn_call_out__depth(void) {
  return tn_call_out__innermost == NULL ? 0 : tn_call_out__innermost->depth;
}

tn_call_out* tn_call_out__outermost(const tn_context* context, uint32_t depth, bool* out_reports) {
  tn_call_out* outermost = NULL;
  *out_reports = false;
  for (tn_call_out* call = tn_call_out__innermost; call != NULL && call->depth > depth;
       call = call->outer) {
    if (call->context != context) continue;
    outermost = call;
    if (call->kind == TN_CALL_REPORTS) *out_reports = true;
  }
  return outermost;
}

/// Reports what a callback tried that an op offers, or another one.
static tn_status refuse_change(const tn_context* context, const tn_call_out* call) {
  static const char words[] = "a callback of a reader cannot change the IR";
  const tn_location nowhere = {context, 0};
  if (call->op == 0) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, nowhere, "%s", words);
  }
  const tn_op_cell* op = tn_op__at(context, call->op);
  const tn_string_view name = tn_op_cell__name_text(context, op);
  return tn_context__fail(context, TN_INVALID_ARGUMENT, (tn_location){context, op->location},
                          "%s: interface of '%.*s'", words, (int)name.size, name.data);
}

tn_status tn_call_out__check(const tn_context* context) {
  const tn_call_out* call = tn_call_out__reader;
  while (call != NULL && call->context != context) call = call->outer_reader;
  if (call == NULL) return TN_OK;
  if (call->kind != TN_CALL_REPORTS) return refuse_change(context, call);
  return tn_context__fail(context, TN_INVALID_ARGUMENT, (tn_location){context, 0},
                          "a diagnostic handler cannot change the IR");
}
