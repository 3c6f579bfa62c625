// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of constants, from their value and type.

#include "base/text_buffer.h"
#include "dialects/common/common.h"
#include "ir/op_diagnostic.h"
#include "ir/read.h"
#include "text/print_sink.h"

/// Appends the number as printed, without its type.
static void append_number(tn_attribute value, tn_text_buffer* text) {
  const tn_type type = tn_attribute_type(value);
  size_t word_count = 0;
  tn_integer_attribute_words(value, &word_count);
  if (word_count != 1 ||
      (tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_signedness(type) == TN_UNSIGNED)) {
    tn_attribute__append_text(value, text);
    // The type follows a space.
    const char* blank = text->size == 0 ? NULL : memchr(text->data, ' ', text->size);
    if (blank != NULL) text->size = (size_t)(blank - text->data);
    return;
  }
  char digits[24] = "-";
  const int64_t number = tn_integer_attribute_value(value);
  const bool is_negative = number < 0;
  const uint64_t magnitude = is_negative ? 0 - (uint64_t)number : (uint64_t)number;
  const size_t size = tn_format_unsigned(digits + 1, magnitude);
  tn_text_buffer_append(text, digits + !is_negative, size + is_negative);
}

/// Appends `_i32` or `_si8`.
static void append_type(tn_type type, tn_text_buffer* text) {
  static const char* const signs[] = {"_i", "_si", "_ui"};
  char digits[24];
  if (!tn_type__is(type, TN_TYPE_INTEGER)) return;
  tn_text_buffer_append_text(text, signs[tn_integer_type_signedness(type)]);
  tn_text_buffer_append(text, digits, tn_format_unsigned(digits, tn_integer_type_width(type)));
}

/// Names a constant `true`, `c5`, `c-1_i32`, `cst` or `f`.
static void name_constant(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  tn_context* context = tn_namer__context(namer);
  const tn_attribute value = {tn_op__inherent(context, op, "value")};
  if (!tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    tn_namer__result(namer, op, 0, tn_string_view_from("cst"));
    return;
  }
  if (tn_attribute_is_bool(value)) {
    const bool is_true = tn_integer_attribute_value(value) != 0;
    tn_namer__result(namer, op, 0, tn_string_view_from(is_true ? "true" : "false"));
    return;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "c");
  append_number(value, &text);
  append_type(tn_op__result_type(context, op, 0), &text);
  if (!text.failed) tn_namer__result(namer, op, 0, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

const tn_naming tn_constant_namings[] = {
    {"constant", name_constant, NULL},
    {NULL, NULL, NULL},
};
