// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of active calls that call back. It is thread-local: a call that calls back on several
// threads restricts each of them to one isolated op, and destroys nothing while other threads use
// it.

#include "ir/callback_guard.h"

#include "ir/context.h"
#include "ir/services.h"

_Thread_local tn_callback_guard* tn_callback_guard__reader TN_NEAR_THREAD_LOCAL = NULL;
_Thread_local tn_callback_guard* tn_callback_guard__innermost TN_NEAR_THREAD_LOCAL = NULL;

/// Returns whether deferred work is pending at the end of the call.
static bool is_owed(const tn_callback_guard* call) {
  if (call->context == NULL || call->kind == TN_CALL_REPORTS) return false;
  if (call->closes || call->sweeps || call->owed_ends != 0 || call->owed_releases != 0) return true;
  bool reports = false;
  return tn_context__has_pending(call->context) &&
         tn_callback_guard__outermost(call->context, 0, &reports) == NULL;
}

void tn_callback_guard__leave(tn_callback_guard* call) {
  tn_callback_guard__innermost = call->outer;
  tn_callback_guard__reader = call->outer_reader;
}

void tn_callback_guard__end(tn_callback_guard* call) {
  tn_callback_guard__leave(call);
  if (TN_UNLIKELY(is_owed(call))) call->context->services->flush(call->context, call);
}

uint32_t tn_callback_guard__depth(void) {
  return tn_callback_guard__innermost == NULL ? 0 : tn_callback_guard__innermost->depth;
}

tn_callback_guard* tn_callback_guard__outermost(const tn_context* context, uint32_t depth,
                                                bool* out_reports) {
  tn_callback_guard* outermost = NULL;
  *out_reports = false;
  for (tn_callback_guard* call = tn_callback_guard__innermost; call != NULL && call->depth > depth;
       call = call->outer) {
    if (call->context != context) continue;
    outermost = call;
    if (call->kind == TN_CALL_REPORTS) *out_reports = true;
  }
  return outermost;
}

/// Reports a change by an interface callback of an op, or by another callback.
static tn_status refuse_change(const tn_context* context, const tn_callback_guard* call) {
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

/// Returns the innermost call on the context that prohibits or journals changes; NULL if there is
/// none.
static tn_callback_guard* reader_of(const tn_context* context) {
  tn_callback_guard* call = tn_callback_guard__reader;
  while (call != NULL && call->context != context) call = call->outer_reader;
  return call;
}

static tn_status refuse(const tn_context* context, const tn_callback_guard* call) {
  const tn_location nowhere = {context, 0};
  if (call->kind == TN_CALL_READS) return refuse_change(context, call);
  return tn_context__fail(context, TN_INVALID_ARGUMENT, nowhere, "%s",
                          call->kind == TN_CALL_CONVERTS
                              ? "a conversion pattern changes the IR only through its rewriter"
                              : "a diagnostic handler cannot change the IR");
}

tn_status tn_callback_guard__check(const tn_context* context) {
  const tn_callback_guard* call = reader_of(context);
  return call == NULL || call->permits != 0 ? TN_OK : refuse(context, call);
}

/// Returns the watch that journals changes here; NULL, with a status, if there is none.
static const tn_call_watch* watch_of(const tn_context* context, tn_status* out_status) {
  const tn_callback_guard* call = reader_of(context);
  *out_status = TN_OK;
  if (call == NULL || call->permits != 0) return NULL;
  if (call->kind == TN_CALL_CONVERTS) return call->watch;
  *out_status = refuse(context, call);
  return NULL;
}

tn_status tn_callback_guard__check_op(const tn_context* context, uint32_t op) {
  tn_status status;
  const tn_call_watch* watch = watch_of(context, &status);
  return watch == NULL ? status : watch->op_changes(watch->data, op);
}

tn_status tn_callback_guard__check_block(const tn_context* context, uint32_t block) {
  tn_status status;
  const tn_call_watch* watch = watch_of(context, &status);
  if (watch == NULL || watch->block_may_change(watch->data, block)) return status;
  return refuse(context, reader_of(context));
}

tn_status tn_callback_guard__check_create(const tn_context* context) {
  tn_status status;
  (void)watch_of(context, &status);
  return status;
}

void tn_callback_guard__report_op(const tn_context* context, uint32_t op) {
  const tn_callback_guard* call = reader_of(context);
  if (call == NULL || call->kind != TN_CALL_CONVERTS || call->permits != 0) return;
  call->watch->op_created(call->watch->data, op);
}

void tn_callback_guard__report_block(const tn_context* context, uint32_t block) {
  const tn_callback_guard* call = reader_of(context);
  if (call == NULL || call->kind != TN_CALL_CONVERTS || call->permits != 0) return;
  call->watch->block_created(call->watch->data, block);
}
