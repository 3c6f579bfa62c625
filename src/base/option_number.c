// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers in options of passes.
//
// strtoll does not suffice: it accepts a plus and spaces, does not know 0b and 0o, and clamps
// numbers that are too large.

#include "base/option_number.h"

static int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 16;
}

/// Skips the prefix of the base.
static int take_base(tn_string_view* text) {
  if (text->size < 2 || text->data[0] != '0') return 10;
  const char kind = (char)(text->data[1] | ' ');
  const int base = kind == 'x' ? 16 : kind == 'b' ? 2 : 8;
  const size_t size = base != 8 || kind == 'o' ? 2 : 1;
  *text = (tn_string_view){text->data + size, text->size - size};
  return base;
}

bool tn_option_number__read(tn_string_view text, int64_t low, int64_t high, int64_t* out_number) {
  const bool is_negative = text.size != 0 && *text.data == '-';
  int64_t number = 0;
  *out_number = 0;
  if (is_negative) text = (tn_string_view){text.data + 1, text.size - 1};
  const int base = take_base(&text);
  if (text.size == 0) return false;
  for (size_t i = 0; i < text.size; ++i) {
    const int digit = digit_of(text.data[i]);
    if (digit >= base || __builtin_mul_overflow(number, base, &number) ||
        __builtin_add_overflow(number, is_negative ? -digit : digit, &number)) {
      return false;
    }
  }
  if (number < low || number > high || (is_negative && low == 0)) return false;
  *out_number = number;
  return true;
}

int64_t tn_option_number__of(const char* text) {
  int64_t number;
  (void)tn_option_number__read(tn_string_view_from(text), INT64_MIN, INT64_MAX, &number);
  return number;
}
