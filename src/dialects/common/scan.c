// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens of dialects' types and attributes.

#include "dialects/common/scan.h"

#include <string.h>

const char* tn_scan__here(tn_scan* it) {
  while (it->at < it->end) {
    if (*it->at == '/' && it->end - it->at > 1 && it->at[1] == '/') {
      while (it->at < it->end && *it->at != '\n') ++it->at;
    } else if (memchr(" \n\t\r", *it->at, 4) != NULL) {
      ++it->at;
    } else {
      break;
    }
  }
  return it->at;
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
