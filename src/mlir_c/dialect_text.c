// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing and reading the texts of dialects' types and attributes.

#include "mlir_c/dialect_text.h"

#include <tenure/text.h>

#include "ir/dialect_table.h"
#include "text/decimal.h"
#include "text/lexer.h"

//===-- Making --------------------------------------------------------------------------------===//

tn_mc_text tn_mc_text__begin(tn_context* context, const char* start) {
  tn_mc_text text = {context, tn_text_buffer_make(&context->allocator)};
  tn_mc_text__add(&text, start);
  return text;
}

void tn_mc_text__add(tn_mc_text* text, const char* words) {
  tn_text_buffer_append(&text->buffer, words, strlen(words));
}

void tn_mc_text__add_view(tn_mc_text* text, tn_string_view view) {
  if (view.size != 0) tn_text_buffer_append(&text->buffer, view.data, view.size);
}

static tn_status append(void* user_data, const char* bytes, size_t size) {
  tn_text_buffer* buffer = user_data;
  tn_text_buffer_append(buffer, bytes, size);
  return buffer->failed ? TN_OUT_OF_MEMORY : TN_OK;
}

void tn_mc_text__add_type(tn_mc_text* text, tn_type type) {
  if (tn_type_print(type, append, &text->buffer) != TN_OK) text->buffer.failed = true;
}

void tn_mc_text__add_attribute(tn_mc_text* text, tn_attribute attribute) {
  if (tn_attribute_print(attribute, append, &text->buffer) != TN_OK) text->buffer.failed = true;
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

//===-- Parts ---------------------------------------------------------------------------------===//

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

tn_string_view tn_mc__trim(tn_string_view text) {
  while (text.size != 0 && is_blank(text.data[0])) {
    ++text.data;
    --text.size;
  }
  while (text.size != 0 && is_blank(text.data[text.size - 1])) --text.size;
  return text;
}

tn_string_view tn_mc__attribute_parts(tn_attribute attribute) {
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  const size_t start = tn_mc__mnemonic(body).size;
  tn_string_view rest = tn_mc__trim((tn_string_view){body.data + start, body.size - start});
  if (rest.size < 2 || rest.data[0] != '<' || rest.data[rest.size - 1] != '>') {
    return (tn_string_view){"", 0};
  }
  return tn_mc__trim((tn_string_view){rest.data + 1, rest.size - 2});
}

/// How far the string that begins at `at` goes.
static size_t skip_string(tn_string_view text, size_t at) {
  for (++at; at < text.size && text.data[at] != '"'; ++at) {
    if (text.data[at] == '\\') ++at;
  }
  return at;
}

/// Where the separator is, outside of brackets and strings; the size if it is nowhere.
static size_t find_separator(tn_string_view text, char separator) {
  size_t depth = 0;
  for (size_t i = 0; i < text.size; ++i) {
    const char c = text.data[i];
    const bool is_arrow = c == '-' && i + 1 < text.size && text.data[i + 1] == '>';
    if (c == '"') {
      i = skip_string(text, i);
    } else if (is_arrow) {
      ++i;
    } else if (depth == 0 && c == separator) {
      return i;
    } else if (c == '<' || c == '(' || c == '[' || c == '{') {
      ++depth;
    } else if ((c == '>' || c == ')' || c == ']' || c == '}') && depth != 0) {
      --depth;
    }
  }
  return text.size;
}

bool tn_mc__next_part(tn_string_view* rest, char separator, tn_string_view* out_part) {
  *out_part = (tn_string_view){"", 0};
  if (rest->data == NULL || (rest->size == 0)) return false;
  const size_t end = find_separator(*rest, separator);
  *out_part = tn_mc__trim((tn_string_view){rest->data, end});
  const size_t taken = end < rest->size ? end + 1 : end;
  *rest = (tn_string_view){rest->data + taken, rest->size - taken};
  return true;
}

bool tn_mc__part(tn_string_view text, char separator, size_t index, tn_string_view* out_part) {
  for (size_t i = 0; tn_mc__next_part(&text, separator, out_part); ++i) {
    if (i == index) return true;
  }
  return false;
}

size_t tn_mc__count_parts(tn_string_view text, char separator) {
  size_t count = 0;
  tn_string_view part;
  while (tn_mc__next_part(&text, separator, &part)) ++count;
  return count;
}

bool tn_mc__is_text(tn_string_view text, const char* words) {
  return strlen(words) == text.size && memcmp(words, text.data, text.size) == 0;
}

bool tn_mc__drop(tn_string_view* text, const char* words) {
  const size_t size = strlen(words);
  if (text->size < size || memcmp(text->data, words, size) != 0) return false;
  *text = tn_mc__trim((tn_string_view){text->data + size, text->size - size});
  return true;
}

bool tn_mc__field(tn_string_view text, const char* name, tn_string_view* out_part) {
  while (tn_mc__next_part(&text, ',', out_part)) {
    tn_string_view rest = *out_part;
    tn_string_view key;
    if (tn_mc__next_part(&rest, '=', &key) && tn_mc__is_text(key, name)) {
      *out_part = tn_mc__trim(rest);
      return true;
    }
  }
  *out_part = (tn_string_view){"", 0};
  return false;
}

//===-- Reading -------------------------------------------------------------------------------===//

/// As MLIR's lexer: decimal, also with zeros in front, or hexadecimal behind `0x`.
bool tn_mc__read_integer(tn_string_view text, int64_t* out_value) {
  text = tn_mc__trim(text);
  const bool is_negative = text.size != 0 && text.data[0] == '-';
  size_t at = is_negative;
  const int base = text.size - at > 2 && text.data[at] == '0' && text.data[at + 1] == 'x' ? 16 : 10;
  uint64_t value = 0;
  *out_value = 0;
  if (base == 16) at += 2;
  if (at >= text.size) return false;
  for (; at < text.size; ++at) {
    const int digit = tn_lexer__hex_digit(text.data[at]);
    if (digit < 0 || digit >= base || __builtin_mul_overflow(value, (uint64_t)base, &value) ||
        __builtin_add_overflow(value, (uint64_t)digit, &value)) {
      return false;
    }
  }
  if (is_negative && value > (uint64_t)INT64_MAX + 1) return false;
  *out_value = (int64_t)(is_negative ? 0 - value : value);
  return true;
}

bool tn_mc__read_double(tn_string_view text, double* out_value) {
  int64_t bits;
  text = tn_mc__trim(text);
  *out_value = 0;
  if (text.size > 2 && text.data[0] == '0' && text.data[1] == 'x') {
    if (!tn_mc__read_integer(text, &bits)) return false;
    memcpy(out_value, &bits, sizeof bits);
    return true;
  }
  const bool is_negative = text.size != 0 && text.data[0] == '-';
  const tn_string_view digits = {text.data + is_negative, text.size - is_negative};
  if (digits.size == 0 || *digits.data < '0' || *digits.data > '9') return false;
  const double magnitude = tn_decimal__to_double(digits.data, digits.size);
  *out_value = is_negative ? -magnitude : magnitude;
  return true;
}

tn_type tn_mc__read_type(tn_context* context, tn_string_view text) {
  tn_type type;
  (void)!tn_text_parse_type(context, tn_mc__trim(text), &type);
  return type;
}

tn_attribute tn_mc__read_attribute(tn_context* context, tn_string_view text) {
  tn_attribute attribute;
  (void)!tn_text_parse_attribute(context, tn_mc__trim(text), &attribute);
  return attribute;
}
