// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Float formats: the encoding of each float kind, and conversion from and to double.
//
// Sources: IEEE 754-2019; OCP 8-bit Floating Point Specification; OCP Microscaling Formats (MX);
// Noune et al. 2022, arXiv:2206.02915 (fnuz kinds).

#ifndef TENURE_SRC_IR_FLOAT_FORMAT_H
#define TENURE_SRC_IR_FLOAT_FORMAT_H

#include <tenure/type.h>

typedef enum tn_nan_style {
  TN_NAN_IEEE,           ///< Exponent all ones and a nonzero mantissa; there is an infinity.
  TN_NAN_ALL_ONES,       ///< Everything but the sign all ones; no infinity.
  TN_NAN_NEGATIVE_ZERO,  ///< The encoding of -0; no infinity, no -0.
  TN_NAN_NONE            ///< Finite values only.
} tn_nan_style;

typedef struct tn_float_format {
  const char* name;
  uint8_t bit_width;
  uint8_t exponent_bits;
  uint8_t mantissa_bits;  ///< Without the implicit bit; f80: 63, without its explicit one.
  int16_t bias;
  tn_nan_style nan_style;
  bool has_infinity;
  bool has_negative_zero;
  bool has_sign_and_zero;  ///< False for f8E8M0FNU only: no sign, no zero, no subnormals.
} tn_float_format;

/// Ownership: static. `kind` must be below TN_FLOAT_KIND_COUNT.
const tn_float_format* tn_float_format__of(tn_float_kind kind);

/// Returns the encoding nearest to `value`, ties to even. Values that are too large become
/// infinity, NaN if there is no infinity, or the largest value if there is neither; but an infinite
/// `value` becomes zero there, as in MLIR. False for a NaN in a kind without NaN. f8E8M0FNU has no
/// sign: it encodes the magnitude, and zero as its smallest value.
bool tn_float_format__encode(tn_float_kind kind, double value, uint64_t out_words[2]);

/// Returns the value of an encoding, rounded to double for f80 and f128.
double tn_float_format__decode(tn_float_kind kind, const uint64_t words[2]);

/// Returns the encoding, in a kind of up to 64 bits, nearest to (-1)^negative significand
/// 2^(exponent - 63), where bit 63 of the significand is set; `inexact` means that the exact value
/// is slightly larger.
uint64_t tn_float_format__round(tn_float_kind kind, bool negative, int exponent,
                                uint64_t significand, bool inexact);

/// Likewise in f80 or f128, with bit 127 of the significand set: (-1)^negative significand
/// 2^(exponent - 127). A significand of 0 gives zero.
void tn_float_format__round_wide(tn_float_kind kind, bool negative, int exponent,
                                 const uint64_t significand[2], bool inexact,
                                 uint64_t out_words[2]);

/// Converts an f80 to MLIR's form: a value with an exponent but without the integer bit becomes a
/// NaN; one with that bit and no exponent gets the smallest exponent. Other values do not change.
void tn_float_format__normalise(tn_float_kind kind, uint64_t words[2]);

/// Returns the number of words of an encoding: 2 for f80 and f128, else 1.
static inline size_t tn_float_format__word_count(tn_float_kind kind) {
  return kind == TN_FLOAT_F80 || kind == TN_FLOAT_F128 ? 2 : 1;
}

#endif  // TENURE_SRC_IR_FLOAT_FORMAT_H
