// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics: handlers and reporting.
//
// A diagnostic lives on the stack of the call that reports it. Handlers are called outside the
// context's lock, on a copy of the list's head: a handler attached or detached meanwhile takes
// effect with the next diagnostic.

#include <stdio.h>
#include <stdlib.h>

#include "base/text_buffer.h"
#include "ir/callback_guard.h"
#include "ir/context.h"

//===-- Accessors -----------------------------------------------------------------------------===//

tn_severity tn_diagnostic_severity(const tn_diagnostic* diagnostic) { return diagnostic->severity; }
tn_location tn_diagnostic_location(const tn_diagnostic* diagnostic) { return diagnostic->location; }
tn_status tn_diagnostic_status(const tn_diagnostic* diagnostic) { return diagnostic->status; }
size_t tn_diagnostic_note_count(const tn_diagnostic* diagnostic) { return diagnostic->note_count; }

tn_string_view tn_diagnostic_message(const tn_diagnostic* diagnostic) {
  return diagnostic->message;
}

const tn_diagnostic* tn_diagnostic_note(const tn_diagnostic* diagnostic, size_t index) {
  return index < diagnostic->note_count ? &diagnostic->notes[index] : NULL;
}

//===-- Handlers ------------------------------------------------------------------------------===//

tn_status tn_diagnostic_handler_attach(tn_context* context, tn_diagnostic_handler_fn handler,
                                       void* user_data, void (*delete_user_data)(void* user_data),
                                       tn_diagnostic_handler_id* out_id) {
  *out_id = 0;
  if (!context->alive) return TN_CONTEXT_DESTROYED;
  if (handler == NULL) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "the diagnostic handler is null");
  }
  tn_handler* entry = tn_allocate(&context->allocator, sizeof *entry);
  if (entry == NULL) return tn_context__out_of_memory(context);
  tn_lock_acquire(&context->lock);
  *entry = (tn_handler){.older = context->handlers,
                        .handler = handler,
                        .user_data = user_data,
                        .delete_user_data = delete_user_data,
                        .id = ++context->next_handler_id};
  *out_id = entry->id;
  __atomic_store_n(&context->handlers, entry, __ATOMIC_RELEASE);
  tn_lock_release(&context->lock);
  return TN_OK;
}

/// Frees the detached entries, unless a report is active, which may be using one. Reports increase
/// the depth before they read the list, and entries leave the list before the depth is read.
static void free_detached(tn_context* context) {
  if (__atomic_load_n(&context->report_depth, __ATOMIC_SEQ_CST) != 0) return;
  while (context->detached_handlers != NULL) {
    tn_handler* entry = context->detached_handlers;
    context->detached_handlers = entry->next_detached;
    tn_deallocate(&context->allocator, entry, sizeof *entry);
  }
}

void tn_diagnostic_handler_detach(tn_context* context, tn_diagnostic_handler_id id) {
  tn_lock_acquire(&context->lock);
  tn_handler** link = &context->handlers;
  while (*link != NULL && (*link)->id != id) link = &(*link)->older;
  tn_handler* entry = *link;
  if (entry != NULL) {
    __atomic_store_n(link, entry->older, __ATOMIC_SEQ_CST);
    __atomic_store_n(&entry->detached, true, __ATOMIC_RELEASE);
    entry->next_detached = context->detached_handlers;
    context->detached_handlers = entry;
  }
  void (*delete_user_data)(void*) = entry == NULL ? NULL : entry->delete_user_data;
  void* user_data = entry == NULL ? NULL : entry->user_data;
  free_detached(context);
  tn_lock_release(&context->lock);
  if (delete_user_data != NULL) delete_user_data(user_data);
}

/// Handlers that report errors themselves (by reading a stale handle, say) recurse; beyond this
/// depth their reports are dropped.
#define REPORT_DEPTH_MAX 64u

_Thread_local bool tn_diagnostic__is_quiet TN_NEAR_THREAD_LOCAL;

void tn_diagnostic__report(const tn_diagnostic* diagnostic) {
  if (TN_UNLIKELY(tn_diagnostic__is_quiet) && diagnostic->status != TN_OUT_OF_MEMORY) return;
  uint32_t* depth = (uint32_t*)(uintptr_t)&diagnostic->context->report_depth;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, diagnostic->context, TN_CALL_REPORTS);
  if (__atomic_fetch_add(depth, 1u, __ATOMIC_SEQ_CST) < REPORT_DEPTH_MAX) {
    // A detached entry stays in memory and keeps its link, so the iteration can continue from it.
    tn_handler* entry = __atomic_load_n(&diagnostic->context->handlers, __ATOMIC_SEQ_CST);
    while (entry != NULL) {
      const bool detached = __atomic_load_n(&entry->detached, __ATOMIC_ACQUIRE);
      if (!detached && entry->handler(diagnostic, entry->user_data)) break;
      entry = __atomic_load_n(&entry->older, __ATOMIC_ACQUIRE);
    }
  }
  __atomic_fetch_sub(depth, 1u, __ATOMIC_SEQ_CST);
  tn_callback_guard__end(&call);
}

//===-- Emitting ------------------------------------------------------------------------------===//

void tn_diagnostic_emit(tn_location location, tn_severity severity, tn_string_view message) {
  if (location.context == NULL) return;
  const bool is_known = (unsigned)severity <= TN_SEVERITY_REMARK;
  const tn_diagnostic diagnostic = {.context = location.context,
                                    .severity = is_known ? severity : TN_SEVERITY_ERROR,
                                    .status = TN_OK,
                                    .location = location,
                                    .message = message};
  tn_diagnostic__report(&diagnostic);
}

void tn_diagnostic_emit_format(tn_location location, tn_severity severity, const char* format,
                               ...) {
  if (location.context == NULL) return;
  tn_text_buffer text = tn_text_buffer_make(&location.context->allocator);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  tn_diagnostic_emit(
      location, severity,
      text.failed ? tn_string_view_from("out of memory") : tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

static void report_text(const tn_context* context, tn_status status, tn_location where,
                        tn_string_view message) {
  const tn_diagnostic diagnostic = {
      .context = context,
      .severity = TN_SEVERITY_ERROR,
      .status = status,
      .location = where.context != context ? tn_location_unknown(context) : where,
      .message = message};
  tn_diagnostic__report(&diagnostic);
}

tn_status tn_context__fail(const tn_context* context, tn_status status, tn_location where,
                           const char* format, ...) {
  if (__atomic_load_n(&context->handlers, __ATOMIC_ACQUIRE) == NULL) return status;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  tn_context__fail_text(context, status, where, &text);
  return status;
}

tn_status tn_context__fail_text(const tn_context* context, tn_status status, tn_location where,
                                tn_text_buffer* owned_text) {
  if (owned_text->failed) {
    status = tn_context__out_of_memory(context);
  } else {
    report_text(context, status, where, tn_text_buffer_view(owned_text));
  }
  tn_text_buffer_free(owned_text);
  return status;
}

tn_status tn_context__out_of_memory(const tn_context* context) {
  report_text(context, TN_OUT_OF_MEMORY, tn_location_unknown(context),
              tn_string_view_from("out of memory"));
  return TN_OUT_OF_MEMORY;
}
