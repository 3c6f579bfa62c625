// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decimal text to binary, correctly rounded, without the C library's locale.

#ifndef TENURE_SRC_TEXT_DECIMAL_H
#define TENURE_SRC_TEXT_DECIMAL_H

#include <tenure/type.h>

/// Returns the double nearest to `[0-9]+[.[0-9]*][(e|E)[+-][0-9]+]`, ties to even; infinity if the
/// value is too large. Cost: tens of nanoseconds; microseconds for literals that are very long or
/// very near to a tie.
double tn_decimal__to_double(const char* text, size_t size);

/// The maximum number of characters of a literal for tn_decimal__to_wide.
#define TN_DECIMAL_WIDE_MAX 64u

/// Returns the f80 or f128 nearest to such a literal, ties to even. Cost: tens of microseconds for
/// exponents in the thousands.
void tn_decimal__to_wide(tn_float_kind kind, bool negative, const char* text, size_t size,
                         uint64_t out_words[2]);

#endif  // TENURE_SRC_TEXT_DECIMAL_H
