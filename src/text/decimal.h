// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decimal text to double, correctly rounded, without the C library's locale.

#ifndef TENURE_SRC_TEXT_DECIMAL_H
#define TENURE_SRC_TEXT_DECIMAL_H

#include <stddef.h>

/// The double nearest to `[0-9]+[.[0-9]*][(e|E)[+-][0-9]+]`, ties to even; infinity where that is
/// too large. Cost: some tens of nanoseconds; microseconds for literals that are very long or very
/// near to a tie.
double tn_decimal__to_double(const char* text, size_t size);

#endif  // TENURE_SRC_TEXT_DECIMAL_H
