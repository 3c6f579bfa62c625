// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens of dialects' types and attributes.

#include "dialects/common/scan.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool tn_scan__refuse(tn_scan* it, const char* at, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(it->wrong->words, sizeof it->wrong->words, format, arguments);
  va_end(arguments);
  it->wrong->at = at;
  return false;
}

const char* tn_scan__here(tn_scan* it) {
  const char* from = it->at;
  while (it->at < it->end) {
    if (*it->at == '/' && it->end - it->at > 1 && it->at[1] == '/') {
      while (it->at < it->end && *it->at != '\n') ++it->at;
    } else if (memchr(" \n\t\r", *it->at, 4) != NULL) {
      ++it->at;
    } else {
      break;
    }
  }
  if (it->at != from) {
    it->blank_from = from;
    it->blank_to = it->at;
  }
  return it->at;
}

bool tn_scan__is(tn_scan* it, char sign) { return tn_scan__here(it) < it->end && *it->at == sign; }

bool tn_scan__take(tn_scan* it, char sign) {
  if (!tn_scan__is(it, sign)) return false;
  ++it->at;
  return true;
}

bool tn_scan__expect(tn_scan* it, char sign) {
  if (tn_scan__take(it, sign)) return true;
  // What is missing is missing behind the last token.
  return tn_scan__refuse(it, it->at == it->blank_to ? it->blank_from : it->at, "expected '%c'",
                         sign);
}

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

tn_string_view tn_scan__word(tn_scan* it) {
  const char* start = tn_scan__here(it);
  if (it->at < it->end && is_letter(*it->at)) {
    while (it->at < it->end && (is_letter(*it->at) || is_digit(*it->at))) ++it->at;
  }
  return (tn_string_view){start, (size_t)(it->at - start)};
}

bool tn_scan__word_is(tn_string_view word, const char* text) {
  return tn_string_view_equal(word, tn_string_view_from(text));
}

bool tn_scan__integer(tn_scan* it, int64_t* out_number) {
  const char* start = tn_scan__here(it);
  const bool negative = tn_scan__take(it, '-');
  *out_number = 0;
  if (it->at == it->end || !is_digit(*it->at)) {
    it->at = start;
    return tn_scan__refuse(it, start, "expected integer value");
  }
  for (; it->at < it->end && is_digit(*it->at); ++it->at) {
    if (*out_number > (INT64_MAX - 9) / 10) {
      return tn_scan__refuse(it, start, "integer value too large");
    }
    *out_number = *out_number * 10 + (*it->at - '0');
  }
  if (negative) *out_number = -*out_number;
  return true;
}
