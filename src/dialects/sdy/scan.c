// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What all kinds of sdy's attributes are gone over with: words, numbers, strings, lists and
// attributes inside. Each spells and encodes what it goes past, if that is asked for.

#include <stdio.h>

#include "dialects/sdy/spelling.h"

//===-- Characters ----------------------------------------------------------------------------===//

bool tn_sdy_scan__fail(tn_sdy_scan* it, const char* at, const char* format, ...) {
  va_list arguments;
  if (it->wrong_at != NULL) return false;
  it->wrong_at = at;
  va_start(arguments, format);
  (void)vsnprintf(it->wrong, sizeof it->wrong, format, arguments);
  va_end(arguments);
  return false;
}

void tn_sdy_scan__skip_blanks(tn_sdy_scan* it) {
  while (it->at < it->end && (*it->at == ' ' || *it->at == '\n' || *it->at == '\t')) ++it->at;
}

void tn_sdy_scan__spell(tn_sdy_scan* it, const char* text) {
  if (it->text != NULL) tn_text_buffer_append_text(it->text, text);
}

bool tn_sdy_scan__take(tn_sdy_scan* it, const char* text) {
  const size_t size = strlen(text);
  tn_sdy_scan__skip_blanks(it);
  if ((size_t)(it->end - it->at) < size || memcmp(it->at, text, size) != 0) return false;
  it->at += size;
  return true;
}

bool tn_sdy_scan__expect(tn_sdy_scan* it, const char* token, const char* as) {
  if (!tn_sdy_scan__take(it, token)) return tn_sdy_scan__fail(it, it->at, "expected '%s'", token);
  tn_sdy_scan__spell(it, as);
  return true;
}

bool tn_sdy_scan__is_word_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.';
}

tn_string_view tn_sdy_scan__word(tn_sdy_scan* it) {
  tn_sdy_scan__skip_blanks(it);
  const char* start = it->at;
  const char* at = start;
  if (at < it->end && *at >= '0' && *at <= '9') return (tn_string_view){start, 0};
  while (at < it->end && tn_sdy_scan__is_word_character(*at)) ++at;
  return (tn_string_view){start, (size_t)(at - start)};
}

bool tn_sdy_scan__take_word(tn_sdy_scan* it, const char* text) {
  if (!tn_string_view_equal(tn_sdy_scan__word(it), tn_string_view_from(text))) return false;
  it->at += strlen(text);
  return true;
}

//===-- Numbers and strings -------------------------------------------------------------------===//

bool tn_sdy_scan__number(tn_sdy_scan* it, int64_t* out_number) {
  uint64_t number = 0;
  tn_sdy_scan__skip_blanks(it);
  const char* start = it->at;
  const bool is_negative = tn_sdy_scan__take(it, "-");
  const char* digits = it->at;
  *out_number = 0;
  for (; it->at < it->end && *it->at >= '0' && *it->at <= '9'; ++it->at) {
    if (number > ((uint64_t)INT64_MAX - 9) / 10) {
      return tn_sdy_scan__fail(it, start, "integer value too large");
    }
    number = number * 10 + (uint64_t)(*it->at - '0');
  }
  if (it->at == digits) return tn_sdy_scan__fail(it, start, "expected integer value");
  *out_number = is_negative ? -(int64_t)number : (int64_t)number;
  if (it->text != NULL) tn_text_buffer_append_signed(it->text, *out_number);
  return true;
}

void tn_sdy_scan__put_signed(const tn_sdy_scan* it, int64_t number) {
  if (it->writer != NULL) tn_writer__put_signed(it->writer, number);
}

void tn_sdy_scan__put_truth(tn_writer* writer, bool truth) {
  if (!writer->is_silent) tn_bytes__put(writer, writer->out, truth);
}

bool tn_sdy_scan__signed(tn_sdy_scan* it, int64_t* out_number) {
  if (!tn_sdy_scan__number(it, out_number)) return false;
  tn_sdy_scan__put_signed(it, *out_number);
  return true;
}

bool tn_sdy_scan__quoted(tn_sdy_scan* it, tn_string_view* out_name) {
  tn_sdy_scan__skip_blanks(it);
  const char* start = it->at;
  if (!tn_sdy_scan__take(it, "\"")) return tn_sdy_scan__fail(it, start, "expected string");
  while (it->at < it->end && *it->at != '"')
    it->at += *it->at == '\\' && it->end - it->at > 1 ? 2 : 1;
  if (it->at >= it->end) return tn_sdy_scan__fail(it, start, "expected string");
  *out_name = (tn_string_view){start + 1, (size_t)(it->at - start) - 1};
  ++it->at;
  if (it->text != NULL) tn_text_buffer_append(it->text, start, (size_t)(it->at - start));
  return true;
}

//===-- Attributes inside, and lists ----------------------------------------------------------===//

static const tn_sdy_kind* kind_of(tn_sdy_scan_fn scan) {
  const tn_sdy_kind* kind = tn_sdy_kinds;
  while (kind->scan != scan) ++kind;
  return kind;
}

bool tn_sdy_scan__make(tn_context* context, const char* mnemonic, tn_string_view rest,
                       tn_attribute* out_attribute) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, mnemonic);
  tn_text_buffer_append_view(&text, rest);
  const bool is_made =
      !text.failed &&
      tn_opaque_attribute__get(context, tn_string_view_from("sdy"), tn_text_buffer_view(&text),
                               (tn_type){NULL}, out_attribute) == TN_OK;
  tn_text_buffer_free(&text);
  return is_made;
}

bool tn_sdy_scan__inner(tn_sdy_scan* it, tn_sdy_scan_fn scan) {
  tn_writer* writer = it->writer;
  tn_attribute attribute = {NULL};
  const char* start = it->at;
  if (writer == NULL) return scan(it);
  while (start < it->end && *start == ' ') ++start;
  it->writer = NULL;
  const bool is_right = scan(it);
  it->writer = writer;
  if (!is_right) return false;
  if (tn_sdy_scan__make(writer->context, kind_of(scan)->mnemonic,
                        (tn_string_view){start, (size_t)(it->at - start)}, &attribute)) {
    tn_writer__put_attribute(writer, attribute.storage->self);
  } else {
    tn_writer__fail(writer, TN_OUT_OF_MEMORY);
  }
  return true;
}

/// Items with commas between them, up to `close`, which is spelled, too.
static bool scan_items(tn_sdy_scan* it, const char* close, tn_sdy_scan_fn scan, bool is_inner,
                       uint64_t* out_count) {
  for (*out_count = 0; !tn_sdy_scan__take(it, close); ++*out_count) {
    if (*out_count != 0 && !tn_sdy_scan__expect(it, ",", ", ")) return false;
    if (is_inner ? !tn_sdy_scan__inner(it, scan) : !scan(it)) return false;
  }
  tn_sdy_scan__spell(it, close);
  return true;
}

bool tn_sdy_scan__list_of(tn_sdy_scan* it, const char* open, const char* close, tn_sdy_scan_fn scan,
                          bool is_inner) {
  uint64_t count;
  if (!tn_sdy_scan__expect(it, open, open)) return false;
  if (it->writer != NULL) {
    tn_sdy_scan ahead = *it;
    ahead.writer = NULL;
    ahead.parts = NULL;
    if (!scan_items(&ahead, close, scan, false, &count)) return false;
    tn_writer__put_varint(it->writer, count);
  }
  return scan_items(it, close, scan, is_inner, &count);
}

bool tn_sdy_scan__list(tn_sdy_scan* it, const char* open, const char* close, tn_sdy_scan_fn scan) {
  return tn_sdy_scan__list_of(it, open, close, scan, true);
}
