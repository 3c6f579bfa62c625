// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References inside opaque bodies: finding and writing them.

#include "ir/opaque_text.h"

/// The first digit, 0, of a short reference, followed by the other digits.
#define SHORT_DIGIT 'g'
/// The first digit, 0, of a bare reference.
#define BARE_DIGIT 'G'

/// Returns the value of the eight digits at `text`; 0 if they are not digits.
static tn_uref read_digits(const char* text) {
  tn_uref value = 0;
  for (size_t i = 0; i < TN_OPAQUE_REFERENCE_SIZE - 1; ++i) {
    const char c = text[i];
    if (c >= '0' && c <= '9') {
      value = value << 4 | (tn_uref)(c - '0');
    } else if (c >= 'a' && c <= 'f') {
      value = value << 4 | (tn_uref)(c - 'a' + 10);
    } else if (c >= SHORT_DIGIT && c < SHORT_DIGIT + 16) {
      value = value << 4 | (tn_uref)(c - SHORT_DIGIT);
    } else if (c >= BARE_DIGIT && c < BARE_DIGIT + 16) {
      value = value << 4 | (tn_uref)(c - BARE_DIGIT);
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

static void write_digits(char* at, tn_uref reference, const char* digits) {
  *at++ = TN_OPAQUE_REFERENCE;
  for (unsigned shift = 32; shift != 0;) {
    shift -= 4;
    *at++ = digits[reference >> shift & 15];
  }
}

void tn_opaque_text__write(char* at, tn_uref reference) {
  write_digits(at, reference, "0123456789abcdef");
}

void tn_opaque_text__write_elidable(char* at, tn_uref reference) {
  write_digits(at, reference, "ghijklmnopqrstuv");
}

bool tn_opaque_text__is_elidable(tn_string_view body, size_t at) {
  return body.data[at + 1] >= SHORT_DIGIT;
}

void tn_opaque_text__write_bare(char* at, tn_uref reference) {
  write_digits(at, reference, "GHIJKLMNOPQRSTUV");
}

bool tn_opaque_text__is_bare(tn_string_view body, size_t at) {
  return body.data[at + 1] >= BARE_DIGIT && body.data[at + 1] < BARE_DIGIT + 16;
}
