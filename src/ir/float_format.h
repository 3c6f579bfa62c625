// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Float formats: how each float kind lies in its bits, and conversion from and to double.
//
// Sources: IEEE 754-2019; OCP 8-bit Floating Point Specification; OCP Microscaling Formats (MX);
// Noune et al. 2022, arXiv:2206.02915 (fnuz kinds).

#ifndef TENURE_SRC_IR_FLOAT_FORMAT_H
#define TENURE_SRC_IR_FLOAT_FORMAT_H

#include <tenure/type.h>

typedef enum tn_nan_style {
  TN_NAN_IEEE,           ///< Exponent all ones and a mantissa; infinity is there, too.
  TN_NAN_ALL_ONES,       ///< Everything but the sign all ones; no infinity.
  TN_NAN_NEGATIVE_ZERO,  ///< What would be -0; no infinity, no -0.
  TN_NAN_NONE            ///< Finite values only.
} tn_nan_style;

typedef struct tn_float_format {
  const char* name;
  uint8_t bit_width;
  uint8_t exponent_bits;
  uint8_t mantissa_bits;  ///< After the implicit bit; f80: 63 after its explicit one.
  int16_t bias;
  tn_nan_style nan_style;
  bool has_infinity;
  bool has_negative_zero;
  bool has_sign_and_zero;  ///< False for f8E8M0FNU only: no sign, no zero, no subnormals.
} tn_float_format;

/// Ownership: static. `kind` is below TN_FLOAT_KIND_COUNT.
const tn_float_format* tn_float_format__of(tn_float_kind kind);

/// The encoding nearest to `value`, ties to even. What is too large becomes infinity, NaN where
/// there is no infinity, the largest value where there is neither; but an infinite `value` becomes
/// zero there, as with MLIR. False for a NaN in a kind that has none. f8E8M0FNU has no sign: it
/// takes the magnitude, and its least value for zero.
bool tn_float_format__encode(tn_float_kind kind, double value, uint64_t out_words[2]);

/// The value of an encoding, rounded to double for f80 and f128.
double tn_float_format__decode(tn_float_kind kind, const uint64_t words[2]);

/// The encoding, in a kind of up to 64 bits, nearest to (-1)^negative significand 2^(exponent -
/// 63), where bit 63 of the significand is set; `inexact` says that a little more than that is
/// meant.
uint64_t tn_float_format__round(tn_float_kind kind, bool negative, int exponent,
                                uint64_t significand, bool inexact);

/// The same in f80 or f128, with bit 127 of the significand set: (-1)^negative significand
/// 2^(exponent - 127). A significand of 0 makes zero.
void tn_float_format__round_wide(tn_float_kind kind, bool negative, int exponent,
                                 const uint64_t significand[2], bool inexact,
                                 uint64_t out_words[2]);

/// Puts an f80 in the form that MLIR keeps it in: what has an exponent but not the bit that goes
/// with it is a NaN, what has that bit and no exponent has the least exponent. Others stay as they
/// are.
void tn_float_format__normalise(tn_float_kind kind, uint64_t words[2]);

/// Words that an encoding takes: 2 for f80 and f128, else 1.
static inline size_t tn_float_format__word_count(tn_float_kind kind) {
  return kind == TN_FLOAT_F80 || kind == TN_FLOAT_F128 ? 2 : 1;
}

#endif  // TENURE_SRC_IR_FLOAT_FORMAT_H
