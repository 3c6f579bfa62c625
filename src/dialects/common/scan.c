// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens of dialect types and attributes.

#include "dialects/common/scan.h"

#include <string.h>

const char* tn_scan__here(tn_scan* self) {
  while (self->at < self->end) {
    if (*self->at == '/' && self->end - self->at > 1 && self->at[1] == '/') {
      while (self->at < self->end && *self->at != '\n') ++self->at;
    } else if (memchr(" \n\t\r", *self->at, 4) != NULL) {
      ++self->at;
    } else {
      break;
    }
  }
  return self->at;
}

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

tn_string_view tn_scan__word(tn_scan* self) {
  const char* start = tn_scan__here(self);
  if (self->at < self->end && is_letter(*self->at)) {
    while (self->at < self->end && (is_letter(*self->at) || is_digit(*self->at))) ++self->at;
  }
  return (tn_string_view){start, (size_t)(self->at - start)};
}

bool tn_scan__word_is(tn_string_view word, const char* text) {
  return tn_string_view_equal(word, tn_string_view_from(text));
}
