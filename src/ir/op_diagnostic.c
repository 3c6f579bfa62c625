// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Errors about one op.

#include "ir/op_diagnostic.h"

#include "ir/textual.h"
#include "ir/uniqued.h"

void tn_op__append_shown(const tn_context* context, tn_ref op, tn_text_buffer* text) {
  const size_t start = text->size;
  context->services->append_op(context, op, text);
  const size_t size = text->size - start;
  if (size == 0 || memchr(text->data + start, '\n', size) == NULL) return;
  if (tn_text_buffer_reserve(text, 1) == NULL) return;
  memmove(text->data + start + 1, text->data + start, size);
  text->data[start] = '\n';
  ++text->size;
}

/// Adds the notes that fit in memory: first the op itself, then `note`.
static void report(const tn_context* context, tn_ref op, tn_severity severity,
                   const tn_op_note* note, tn_string_view message) {
  const tn_location where = {context, tn_op__at(context, op)->location};
  tn_text_buffer shown = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&shown, "see current operation: ");
  const size_t prefix_size = shown.size;
  if (!context->omits_op_notes) tn_op__append_shown(context, op, &shown);
  size_t most = 1;
  for (const tn_op_note* next = note; next != NULL; next = next->next) ++most;
  tn_diagnostic* notes = tn_allocate(&context->allocator, most * sizeof *notes);
  size_t count = 0;
  if (notes == NULL) note = NULL;
  if (notes != NULL && !shown.failed && shown.size > prefix_size) {
    notes[count++] = (tn_diagnostic){.context = context,
                                     .severity = TN_SEVERITY_NOTE,
                                     .location = where,
                                     .message = tn_text_buffer_view(&shown)};
  }
  for (; note != NULL; note = note->next) {
    notes[count++] = (tn_diagnostic){.context = context,
                                     .severity = TN_SEVERITY_NOTE,
                                     .location = note->location,
                                     .message = tn_string_view_from(note->message)};
  }
  const tn_diagnostic diagnostic = {
      .context = context,
      .severity = severity,
      .status = severity == TN_SEVERITY_ERROR ? TN_VERIFY_FAILED : TN_OK,
      .location = where,
      .message = message,
      .notes = notes,
      .note_count = count};
  tn_diagnostic__report(&diagnostic);
  tn_deallocate(&context->allocator, notes, most * sizeof *notes);
  tn_text_buffer_free(&shown);
}

static tn_status fail(const tn_context* context, tn_ref op, const tn_op_note* note, bool named,
                      const char* format, va_list arguments) {
  if (tn_diagnostic__is_quiet || __atomic_load_n(&context->handlers, __ATOMIC_ACQUIRE) == NULL) {
    return TN_VERIFY_FAILED;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  if (named) {
    tn_text_buffer_append_text(&text, "'");
    tn_text_buffer_append_view(&text, tn_op_cell__name_text(context, tn_op__at(context, op)));
    tn_text_buffer_append_text(&text, "' op ");
  }
  tn_text_buffer_format_list(&text, format, arguments);
  tn_status status = TN_VERIFY_FAILED;
  if (text.failed) {
    status = tn_context__out_of_memory(context);
  } else {
    report(context, op, TN_SEVERITY_ERROR, note, tn_text_buffer_view(&text));
  }
  tn_text_buffer_free(&text);
  return status;
}

tn_status tn_op__fail(const tn_context* context, tn_ref op, const tn_op_note* note,
                      const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_status status = fail(context, op, note, false, format, arguments);
  va_end(arguments);
  return status;
}

tn_status tn_op__fail_named(const tn_context* context, tn_ref op, const tn_op_note* note,
                            const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_status status = fail(context, op, note, true, format, arguments);
  va_end(arguments);
  return status;
}

tn_status tn_op__fail_named_list(const tn_context* context, tn_ref op, const char* format,
                                 va_list arguments) {
  return fail(context, op, NULL, true, format, arguments);
}

void tn_op__remark(const tn_context* context, tn_ref op, const char* message) {
  if (__atomic_load_n(&context->handlers, __ATOMIC_ACQUIRE) == NULL) return;
  report(context, op, TN_SEVERITY_REMARK, NULL, tn_string_view_from(message));
}

void tn_op__warn_named(const tn_context* context, tn_ref op, tn_string_view message) {
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_string_view name = tn_op_cell__name_text(context, cell);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text, "'%.*s' op %.*s", (int)name.size, name.data, (int)message.size,
                        message.data);
  const tn_diagnostic diagnostic = {.context = context,
                                    .severity = TN_SEVERITY_WARNING,
                                    .location = {context, cell->location},
                                    .message = tn_text_buffer_view(&text)};
  if (!text.failed) tn_diagnostic__report(&diagnostic);
  tn_text_buffer_free(&text);
}

//===-- Types and attributes ------------------------------------------------------------------===//

static void append_storage(const tn_storage* storage, const char* if_null, tn_text_buffer* text) {
  if (storage == NULL) {
    tn_text_buffer_append_text(text, if_null);
  } else if (tn_textual__print(storage, tn_text_buffer_write, text) != TN_OK) {
    text->failed = true;
  }
}

void tn_type__append_text(tn_type type, tn_text_buffer* text) {
  append_storage(type.storage, "<<NULL TYPE>>", text);
}

void tn_attribute__append_text(tn_attribute attribute, tn_text_buffer* text) {
  append_storage(attribute.storage, "<<NULL ATTRIBUTE>>", text);
}
