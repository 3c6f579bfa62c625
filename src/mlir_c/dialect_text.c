// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing the texts of dialects' attributes.

#include "mlir_c/dialect_text.h"

tn_mc_text tn_mc_text__begin(tn_context* context, const char* start) {
  tn_mc_text text = {context, tn_text_buffer_make(&context->allocator)};
  tn_mc_text__add(&text, start);
  return text;
}

void tn_mc_text__add(tn_mc_text* text, const char* words) {
  tn_text_buffer_append(&text->buffer, words, strlen(words));
}

MlirAttribute tn_mc_text__attribute(tn_mc_text* text, const char* dialect, tn_type type) {
  tn_attribute made = {NULL};
  tn_status status = TN_OUT_OF_MEMORY;
  const tn_string_view body = {text->buffer.data, text->buffer.size};
  if (!text->buffer.failed) {
    status =
        tn_opaque_attribute__get(text->context, tn_string_view_from(dialect), body, type, &made);
  }
  tn_text_buffer_free(&text->buffer);
  return tn_mc__made_attribute(status, &made);
}

bool tn_mc__is_text(tn_string_view text, const char* words) {
  return strlen(words) == text.size && memcmp(words, text.data, text.size) == 0;
}
