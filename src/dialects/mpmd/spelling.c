// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes and types of mpmd as Shardy prints them: a blank behind each comma and around the
// colon behind a mesh's name, and no others. Source: what jaxlib prints.

#include <string.h>

#include "dialects/mpmd/mpmd.h"

static bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '$' || c == '-';
}

static const char* past_blanks(const char* at, const char* end) {
  while (at < end && is_blank(*at)) ++at;
  return at;
}

/// Behind the string that begins at `at`.
static const char* past_string(const char* at, const char* end) {
  for (++at; at < end && *at != '"'; ++at) at += *at == '\\';
  return at < end ? at + 1 : end;
}

/// Behind `(0)` or `(-2)` at `at`, a count of an origin that is not printed; NULL for others.
static const char* past_no_count(const char* at, const char* end) {
  at = past_blanks(at, end);
  if (at == end || *at != '(') return NULL;
  at = past_blanks(at + 1, end);
  const bool is_negative = at < end && *at == '-';
  if (is_negative) at = past_blanks(at + 1, end);
  bool is_zero = true;
  for (; at < end && *at >= '0' && *at <= '9'; ++at) is_zero = is_zero && *at == '0';
  at = past_blanks(at, end);
  return at < end && *at == ')' && (is_zero || is_negative) ? at + 1 : NULL;
}

tn_status tn_mpmd__spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                         tn_misspelling* out_wrong) {
  static const char origin[] = "user_origin";
  (void)context;
  (void)out_wrong;
  const bool is_origin =
      body.size > sizeof origin && memcmp(body.data, origin, sizeof origin - 1) == 0;
  const char* end = body.data + body.size;
  char last = 0;
  for (const char* at = body.data; at < end;) {
    const char* start = at;
    if (is_blank(*at)) {
      at = past_blanks(at, end);
      if (at < end && is_word(last) && is_word(*at)) tn_text_buffer_append(text, " ", 1);
      continue;
    }
    at = *at == '"' ? past_string(at, end) : at + 1;
    const char* next = past_blanks(at, end);
    const bool names_mesh = *start == ':' && last == '"' && next < end && *next == '<';
    if (names_mesh) tn_text_buffer_append(text, " ", 1);
    tn_text_buffer_append(text, start, (size_t)(at - start));
    if (names_mesh || *start == ',') tn_text_buffer_append(text, " ", 1);
    last = at[-1];
    const char* behind = is_origin && *start == '"' ? past_no_count(at, end) : NULL;
    if (behind != NULL) at = behind;
  }
  return TN_OK;
}
