// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of natural numbers of many words to decimal and back, in O(n log(n)^2).

#ifndef TENURE_SRC_TEXT_WIDE_DECIMAL_H
#define TENURE_SRC_TEXT_WIDE_DECIMAL_H

#include <tenure/base.h>

/// Digits in one limb.
#define TN_LIMB_DIGITS 12u

/// Returns the maximum number of limbs for `word_count` words: a word has 19.27 digits.
static inline size_t tn_wide_decimal__limb_bound(size_t word_count) {
  return word_count * 13 / 8 + 4;
}

/// Converts `word_count` words, lowest first, to limbs of twelve digits, lowest first; `limbs` has
/// capacity for tn_wide_decimal__limb_bound of them. `*out_count` excludes zero limbs at the top.
/// TN_OUT_OF_MEMORY is not reported.
TN_MUST_USE tn_status tn_wide_decimal__convert(const tn_allocator* allocator, const uint64_t* words,
                                               size_t word_count, uint64_t* limbs,
                                               size_t* out_count);

/// Converts decimal digits to words, lowest first, which must be cleared; `*out_fits` is false if
/// it needs more of them. TN_OUT_OF_MEMORY is not reported.
TN_MUST_USE tn_status tn_wide_decimal__read(const tn_allocator* allocator, const char* digits,
                                            size_t digit_count, uint64_t* words, size_t word_count,
                                            bool* out_fits);

#endif  // TENURE_SRC_TEXT_WIDE_DECIMAL_H
