// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks by the public getters of opaque types and attributes: the context must allow unregistered
// dialects, and the body must be parseable again, with balanced brackets and terminated strings.
// Source: LangRef, "Dialect Types", "Dialect Attribute Values".

#include "base/text_buffer.h"
#include "ir/definition.h"
#include "ir/dialect_table.h"
#include "ir/op_diagnostic.h"
#include "ir/textual.h"
#include "ir/uniqued.h"

/// A body that is being checked.
typedef struct body_check {
  const tn_context* context;
  tn_string_view body;
  tn_text_buffer open;  ///< The open brackets.
} body_check;

static tn_status refuse(const body_check* self, size_t at, const char* what) {
  return tn_context__fail(self->context, TN_INVALID_ARGUMENT, tn_location_unknown(self->context),
                          "the body has %s, at offset %zu", what, at);
}

static bool is_hex(char c) {
  const char lower = (char)(c | 0x20);
  return (c >= '0' && c <= '9') || (lower >= 'a' && lower <= 'f');
}

/// Checks the string that starts at `*at`.
static tn_status check_string(const body_check* self, size_t* at) {
  const size_t size = self->body.size;
  const char* text = self->body.data;
  for (size_t i = *at + 1; i < size; ++i) {
    const char c = text[i];
    if (c == '"') {
      *at = i + 1;
      return TN_OK;
    }
    if (c == '\n' || c == '\v' || c == '\f') break;
    if (c != '\\') continue;
    const char next = i + 1 < size ? text[i + 1] : '\0';
    const bool is_pair = i + 2 < size && is_hex(next) && is_hex(text[i + 2]);
    if (next != '"' && next != '\\' && next != 'n' && next != 't' && !is_pair) {
      return refuse(self, i, "an unknown escape in a string");
    }
    ++i;
  }
  return refuse(self, *at, "an unterminated string");
}

static char opening_of(char closing) {
  return closing == '>' ? '<' : closing == ']' ? '[' : closing == ')' ? '(' : '{';
}

static tn_status check_character(body_check* self, size_t at) {
  const char c = self->body.data[at];
  switch (c) {
    case '<':
    case '[':
    case '(':
    case '{':
      tn_text_buffer_append(&self->open, &c, 1);
      return self->open.failed ? tn_context__out_of_memory(self->context) : TN_OK;
    case '>':
    case ']':
    case ')':
    case '}':
      if (self->open.size == 0 || self->open.data[self->open.size - 1] != opening_of(c)) {
        return refuse(self, at, "unbalanced brackets");
      }
      --self->open.size;
      return TN_OK;
    case '\0':
      return refuse(self, at, "a NUL outside a string");
    case TN_OPAQUE_REFERENCE:
      return refuse(self, at, "the byte 0x01 outside a string");
    default:
      return TN_OK;
  }
}

static tn_status check_body(body_check* self) {
  const tn_string_view body = self->body;
  for (size_t i = 0; i < body.size;) {
    if (body.data[i] == '"') {
      TN_TRY(check_string(self, &i));
    } else if (body.data[i] == '-' && i + 1 < body.size && body.data[i + 1] == '>') {
      i += 2;
    } else {
      TN_TRY(check_character(self, i));
      ++i;
    }
  }
  return self->open.size == 0 ? TN_OK : refuse(self, body.size, "unclosed brackets");
}

/// Reports a dialect that is neither loaded nor shipped, unless the context allows it.
static tn_status check_dialect(tn_context* context, tn_string_view dialect) {
  if (__atomic_load_n(&context->allows_unregistered_dialects, __ATOMIC_RELAXED)) return TN_OK;
  tn_dialect* found = NULL;
  TN_TRY(tn_dialect__load(context, dialect, &found));
  if (found != NULL) return TN_OK;
  const int shown = dialect.size > 100 ? 100 : (int)dialect.size;
  return tn_context__fail(
      context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
      "dialect '%.*s' is not loaded, and the context does not allow unregistered dialects", shown,
      dialect.data);
}

tn_status tn_opaque__check(tn_context* context, tn_string_view dialect, tn_string_view body) {
  TN_TRY(check_dialect(context, dialect));
  body_check self = {context, body, tn_text_buffer_make(&context->allocator)};
  const tn_status status = check_body(&self);
  tn_text_buffer_free(&self.open);
  return status;
}

tn_status tn_opaque__read_known(tn_context* context, tn_string_view dialect, tn_string_view body,
                                bool is_type, tn_type type, const tn_storage** out_storage) {
  tn_dialect* known = NULL;
  *out_storage = NULL;
  TN_TRY(tn_dialect__load(context, dialect, &known));
  TN_TRY(tn_dialect__complete_for(context, known, is_type));
  if (tn_definition__find(known, is_type, body) == NULL &&
      (is_type || tn_enum_attribute__find(known, body) == NULL)) {
    return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append(&text, is_type ? "!" : "#", 1);
  tn_text_buffer_append_view(&text, dialect);
  tn_text_buffer_append(&text, "<", 1);
  tn_text_buffer_append_view(&text, body);
  tn_text_buffer_append(&text, ">", 1);
  if (type.storage != NULL && !tn_type__is(type, TN_TYPE_NONE)) {
    tn_text_buffer_append(&text, ":", 1);
    tn_type__append_text(type, &text);
  }
  const tn_status status =
      text.failed ? tn_context__out_of_memory(context)
                  : tn_textual__parse(context, tn_text_buffer_view(&text), is_type, out_storage);
  tn_text_buffer_free(&text);
  return status == TN_MALFORMED ? TN_INVALID_ARGUMENT : status;
}
