// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops, types and attributes as diagnostics show them: the text behind what the ir room declares in
// ir/op_diagnostic.h.

#include <tenure/text.h>

#include "ir/op_diagnostic.h"
#include "scope/scope.h"

/// Elements that MLIR writes out in a diagnostic; more are elided.
#define SHOWN_ELEMENTS 16
/// Bytes of an op that are shown. MLIR has no limit, but the text of ops that nest grows with the
/// square of their depth.
#define SHOWN_SIZE_MAX ((size_t)1 << 20)

/// What is being appended, and how large the text may become.
typedef struct limited_text {
  tn_text_buffer* text;
  size_t size_max;
} limited_text;

/// Breaks the printing off when there is enough.
static tn_status append_limited(void* user_data, const char* bytes, size_t size) {
  const limited_text* it = user_data;
  const size_t room = it->size_max - it->text->size;
  tn_text_buffer_append(it->text, bytes, size < room ? size : room);
  if (size > room) tn_text_buffer_append_text(it->text, "...");
  if (it->text->failed) return TN_OUT_OF_MEMORY;
  return size > room ? TN_LIMIT_EXCEEDED : TN_OK;
}

void tn_op__append_text(const tn_context* context, tn_ref op, tn_text_buffer* text) {
  if (context->root_scope == NULL) return;
  const tn_print_options options = {.local_scope = true,
                                    .use_elide_elements_limit = true,
                                    .elide_elements_limit = SHOWN_ELEMENTS};
  const tn_op handle = tn_op__handle(context, context->root_scope->number, op);
  limited_text limited = {text, text->size + SHOWN_SIZE_MAX};
  const tn_status status = tn_op_print(handle, &options, append_limited, &limited);
  if (status != TN_OK && status != TN_LIMIT_EXCEEDED) text->failed = true;
}

void tn_type__append_text(tn_type type, tn_text_buffer* text) {
  if (tn_type_print(type, tn_text_buffer_write, text) != TN_OK) text->failed = true;
}

void tn_attribute__append_text(tn_attribute attribute, tn_text_buffer* text) {
  if (tn_attribute_print(attribute, tn_text_buffer_write, text) != TN_OK) text->failed = true;
}
