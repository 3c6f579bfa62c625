// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Normalizes the bodies of attributes and types that are kept as text to the spacing of MLIR's
// printers, so that texts with line breaks, comments or other string escapes equal their one-line
// form.

#include "text/opaque_blanks.h"

#include <ctype.h>
#include <string.h>

#include "text/lexer.h"

static const char* skip_blanks(const char* at, const char* end) {
  while (at < end) {
    if (*at == '/' && end - at > 1 && at[1] == '/') {
      while (at < end && *at != '\n') ++at;
    } else if (memchr(" \n\t\r", *at, 4) != NULL) {
      ++at;
    } else {
      break;
    }
  }
  return at;
}

static bool is_one_of(char c, const char* signs) { return c != 0 && strchr(signs, c) != NULL; }

/// Returns the byte that an escape at `at` denotes, and its length; a lone backslash denotes
/// itself.
static char read_escape(const char* at, const char* end, size_t* out_size) {
  const int high = end - at > 2 ? tn_lexer__hex_digit(at[1]) : -1;
  const int low = high < 0 ? -1 : tn_lexer__hex_digit(at[2]);
  *out_size = 2;
  if (end - at > 1 && is_one_of(at[1], "\"\\")) return at[1];
  if (end - at > 1 && is_one_of(at[1], "nt")) return at[1] == 'n' ? '\n' : '\t';
  *out_size = low < 0 ? 1 : 3;
  return low < 0 ? *at : (char)(16 * high + low);
}

/// Appends the quoted string at `at` with MLIR's escapes; returns its end.
static const char* spell_string(const char* at, const char* end, tn_text_buffer* text) {
  tn_text_buffer_append(text, at++, 1);
  while (at < end && *at != '"') {
    size_t size = 1;
    const char c = *at == '\\' ? read_escape(at, end, &size) : *at;
    at += size;
    tn_text_buffer_append_escaped(text, (tn_string_view){&c, 1});
  }
  if (at == end) return at;
  tn_text_buffer_append(text, at, 1);
  return at + 1;
}

/// Returns whether `text` is only a mnemonic, which is followed by `<` without a space.
static bool is_mnemonic(const tn_text_buffer* text) {
  for (size_t i = 0; i < text->size; ++i) {
    const char c = text->data[i];
    if (!isalnum((unsigned char)c) && !is_one_of(c, "_.$")) return false;
  }
  return true;
}

/// Returns whether a space separates `text` from `next`.
static bool wants_blank(const tn_text_buffer* text, char next, bool has_blank) {
  const char last = text->size == 0 ? 0 : text->data[text->size - 1];
  const char before = text->size < 2 ? 0 : text->data[text->size - 2];
  if (is_one_of(last, "<([{") || is_one_of(next, ">)],}")) return false;
  if (next == '<' && is_mnemonic(text)) return false;
  if (last == ',' && next != 0) return true;
  if (next == '=' && (isalnum((unsigned char)last) || is_one_of(last, "_\""))) return true;
  return has_blank || (last == '=' && before == ' ' && next != '=');
}

void tn_parser__normalize_blanks(tn_string_view body, tn_text_buffer* text) {
  const char* at = body.data;
  const char* end = body.data + body.size;
  for (const char* from = at; (at = skip_blanks(at, end)) != end && !text->failed; from = at) {
    if (text->size != 0 && wants_blank(text, *at, at != from)) {
      tn_text_buffer_append_text(text, " ");
    }
    if (*at == '"') {
      at = spell_string(at, end, text);
    } else {
      tn_text_buffer_append(text, at++, 1);
    }
  }
}
