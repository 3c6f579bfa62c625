// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of numbers to and from text, independent of the locale.

#include "adapter/alpha.h"

#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ir/context.h"

// Parses a number. Returns false when out of memory; the value is NaN if the text is no number.
static bool read_number(tn_string_view text, double* out_value) {
  char digits[64];
  *out_value = NAN;
  if (text.size == 0 || text.size >= sizeof digits) return true;
  memcpy(digits, text.data, text.size);
  digits[text.size] = '\0';
  const locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  if (plain == (locale_t)0) return false;
  char* end = NULL;
  const double value = strtod_l(digits, &end, plain);
  freelocale(plain);
  if (end == digits + text.size) *out_value = value;
  return true;
}

tn_status tn_alpha__of(const tn_adapter* adapter, tn_context* context, tn_location where,
                       double* out_alpha) {
  tn_string_view text;
  const char* problem = "is not a finite nonzero number";
  *out_alpha = 0;
  if (tn_adapter_metadata(adapter, tn_string_view_from(TN_ALPHA_KEY), &text)) {
    double alpha = 0;
    if (!read_number(text, &alpha)) return tn_context__out_of_memory(context);
    if (isfinite(alpha) && alpha != 0) {
      *out_alpha = alpha;
      return TN_OK;
    }
  } else if (tn_adapter_metadata(adapter, tn_string_view_from(TN_ALPHA_PATTERN_KEY), &text)) {
    problem = "differs between modules (" TN_ALPHA_PATTERN_KEY
              " in its metadata); give one alpha for all";
  } else {
    return TN_OK;
  }
  return tn_context__fail(context, TN_INVALID_ARGUMENT, where, "adapter '%.*s': its alpha %s",
                          (int)adapter->name_size, adapter->name, problem);
}

bool tn_alpha__spell(double value, char out_text[TN_ALPHA_TEXT_SIZE]) {
  const locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  if (plain == (locale_t)0) return false;
  const locale_t before = uselocale(plain);
  snprintf(out_text, TN_ALPHA_TEXT_SIZE, "%.17g", value);
  uselocale(before);
  freelocale(plain);
  return true;
}
