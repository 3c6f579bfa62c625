// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops and attributes as diagnostics show them: the text behind what the ir room declares in
// ir/op_diagnostic.h.

#include <tenure/text.h>

#include "ir/op_diagnostic.h"
#include "scope/scope.h"

/// Elements that MLIR writes out in a diagnostic; more are elided.
#define SHOWN_ELEMENTS 16

static tn_status append(void* user_data, const char* bytes, size_t size) {
  tn_text_buffer* text = user_data;
  tn_text_buffer_append(text, bytes, size);
  return text->failed ? TN_OUT_OF_MEMORY : TN_OK;
}

void tn_op__append_text(const tn_context* context, tn_ref op, tn_text_buffer* text) {
  if (context->root_scope == NULL) return;
  const tn_print_options options = {.local_scope = true,
                                    .use_elide_elements_limit = true,
                                    .elide_elements_limit = SHOWN_ELEMENTS};
  const tn_op handle = tn_op__handle(context, context->root_scope->number, op);
  if (tn_op_print(handle, &options, append, text) != TN_OK) text->failed = true;
}

void tn_attribute__append_text(tn_attribute attribute, tn_text_buffer* text) {
  if (tn_attribute_print(attribute, append, text) != TN_OK) text->failed = true;
}
