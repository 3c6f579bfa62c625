// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of smt as a text spells them: what they are made of are types of smt too.

#include <string.h>

#include "dialects/common/scan.h"
#include "dialects/smt/smt.h"

/// The type in front of `,`, `->` or a bracket that closes.
static tn_string_view take_type(tn_scan* scan) {
  const char* start = tn_scan__here(scan);
  size_t depth = 0;
  while (scan->at < scan->end) {
    const char c = *scan->at;
    const bool is_arrow = c == '-' && scan->end - scan->at > 1 && scan->at[1] == '>';
    if (depth == 0 && (is_arrow || memchr(",>)]", c, 4) != NULL)) break;
    if (is_arrow) {
      scan->at += 2;
      continue;
    }
    if (c == '"') {
      const char* quote = memchr(scan->at + 1, '"', (size_t)(scan->end - scan->at - 1));
      if (quote == NULL) break;
      scan->at = quote;
    }
    if (memchr("<([", c, 3) != NULL) ++depth;
    if (memchr(">)]", c, 3) != NULL) --depth;
    ++scan->at;
  }
  tn_string_view text = {start, (size_t)(scan->at - start)};
  while (text.size != 0 && memchr(" \n\t\r", text.data[text.size - 1], 4) != NULL) --text.size;
  return text;
}

/// Whether a type can be a value of smt; of an alias it is not known.
static bool is_value(tn_string_view type, bool may_be_function) {
  static const char prefix[] = "!smt.";
  if (type.size != 0 && *type.data == '!' && memchr(type.data, '.', type.size) == NULL) return true;
  if (type.size < sizeof prefix || memcmp(type.data, prefix, sizeof prefix - 1) != 0) return false;
  return may_be_function || type.size < 9 || memcmp(type.data + 5, "func", 4) != 0;
}

static bool check_array(tn_scan* scan, const char* at) {
  if (!tn_scan__take(scan, '<') || !tn_scan__take(scan, '[')) return true;
  const tn_string_view domain = take_type(scan);
  if (!tn_scan__take(scan, '-') || !tn_scan__take(scan, '>')) return true;
  const tn_string_view range = take_type(scan);
  if (!is_value(domain, true)) {
    return tn_scan__refuse(scan, at, "domain must be any SMT value type");
  }
  return is_value(range, true) || tn_scan__refuse(scan, at, "range must be any SMT value type");
}

static bool check_function(tn_scan* scan, const char* at) {
  bool fits = true;
  if (!tn_scan__take(scan, '<') || !tn_scan__take(scan, '(')) return true;
  if (!tn_scan__take(scan, ')')) {
    do {
      fits = is_value(take_type(scan), false) && fits;
    } while (tn_scan__take(scan, ','));
    if (!tn_scan__take(scan, ')')) return true;
  }
  if (!fits) return tn_scan__refuse(scan, at, "domain types must be any non-function SMT type");
  return is_value(take_type(scan), false) ||
         tn_scan__refuse(scan, at, "range type must be any non-function SMT type");
}

static bool check_sort(tn_scan* scan, const char* at) {
  if (!tn_scan__take(scan, '<') || !tn_scan__take(scan, '"')) return true;
  const char* quote = memchr(scan->at, '"', (size_t)(scan->end - scan->at));
  if (quote == NULL) return true;
  scan->at = quote + 1;
  if (!tn_scan__take(scan, '[')) return true;
  do {
    if (!is_value(take_type(scan), false)) {
      return tn_scan__refuse(scan, at, "sort parameter types must be any non-function SMT type");
    }
  } while (tn_scan__take(scan, ','));
  return true;
}

bool tn_smt__check_type(tn_string_view body, tn_misspelling* out_wrong) {
  tn_scan scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong};
  const tn_string_view word = tn_scan__word(&scan);
  const char* at = tn_scan__here(&scan);
  int64_t width = 0;
  if (tn_scan__word_is(word, "array")) return check_array(&scan, at);
  if (tn_scan__word_is(word, "func")) return check_function(&scan, at);
  if (tn_scan__word_is(word, "sort")) return check_sort(&scan, at);
  if (!tn_scan__word_is(word, "bv") || !tn_scan__take(&scan, '<')) return true;
  if (!tn_scan__integer(&scan, &width)) return false;
  return width > 0 || tn_scan__refuse(&scan, at, "bit-vector must have at least a width of one");
}
