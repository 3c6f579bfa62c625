// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References inside opaque bodies: finding and writing them.

#include "ir/opaque_text.h"

/// The value of the eight digits at `text`; 0 if they are none.
static tn_uref read_digits(const char* text) {
  tn_uref value = 0;
  for (size_t i = 0; i < TN_OPAQUE_REFERENCE_SIZE - 1; ++i) {
    const char c = text[i];
    if (c >= '0' && c <= '9') {
      value = value << 4 | (tn_uref)(c - '0');
    } else if (c >= 'a' && c <= 'f') {
      value = value << 4 | (tn_uref)(c - 'a' + 10);
    } else {
      return 0;
    }
  }
  return value;
}

size_t tn_opaque_text__next(tn_string_view body, size_t from, tn_uref* out_reference) {
  bool in_quotes = false;
  for (size_t i = from; i < body.size; ++i) {
    const char c = body.data[i];
    if (c == '"') {
      in_quotes = !in_quotes;
    } else if (c == '\\' && in_quotes) {
      ++i;
    } else if (c == TN_OPAQUE_REFERENCE && !in_quotes &&
               body.size - i >= TN_OPAQUE_REFERENCE_SIZE) {
      *out_reference = read_digits(body.data + i + 1);
      if (*out_reference != 0) return i;
    }
  }
  return body.size;
}

void tn_opaque_text__write(char* at, tn_uref reference) {
  *at++ = TN_OPAQUE_REFERENCE;
  for (unsigned shift = 32; shift != 0;) {
    shift -= 4;
    *at++ = "0123456789abcdef"[reference >> shift & 15];
  }
}
