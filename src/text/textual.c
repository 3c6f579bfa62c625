// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Services for other directories: the textual form of types and attributes, and ops as diagnostics
// show them.

#include "text/textual.h"

#include <tenure/text.h>

#include "base/status.h"
#include "scope/scope.h"

//===-- Types and attributes ------------------------------------------------------------------===//

tn_status tn_text__print(const tn_storage* storage, tn_write_fn write, void* user_data) {
  if (tn_storage_is_type(storage)) return tn_type_print((tn_type){storage}, write, user_data);
  return tn_attribute_print((tn_attribute){storage}, write, user_data);
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// The maximum number of elements that MLIR prints in a diagnostic; more are elided.
#define SHOWN_ELEMENTS 16
/// The maximum number of bytes of an op that are shown. MLIR has no limit, but the text of nested
/// ops grows with the square of their depth.
#define SHOWN_SIZE_MAX ((size_t)1 << 20)

/// The output, and the maximum size of the text.
typedef struct limited_text {
  tn_text_buffer* text;
  size_t size_max;
} limited_text;

/// Stops printing when there is enough text.
static tn_status append_limited(void* user_data, const char* bytes, size_t size) {
  const limited_text* self = user_data;
  const size_t room = self->size_max - self->text->size;
  tn_text_buffer_append(self->text, bytes, size < room ? size : room);
  if (size > room) tn_text_buffer_append_text(self->text, "...");
  if (self->text->failed) return TN_OUT_OF_MEMORY;
  return size > room ? TN_LIMIT_EXCEEDED : TN_OK;
}

void tn_text__append_op(const tn_context* context, tn_ref op, tn_text_buffer* text) {
  if (context->root_scope == NULL) return;
  const tn_print_options options = {.local_scope = true,
                                    .use_elide_elements_limit = true,
                                    .elide_elements_limit = SHOWN_ELEMENTS};
  const tn_op handle = tn_op__handle(context, context->root_scope->number, op);
  limited_text limited = {text, text->size + SHOWN_SIZE_MAX};
  const tn_status status = tn_op_print(handle, &options, append_limited, &limited);
  if (status != TN_OK && status != TN_LIMIT_EXCEEDED) text->failed = true;
}
