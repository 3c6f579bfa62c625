// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats of every kind as numbers: arithmetic that is rounded once, to nearest with ties to even,
// as constant folding needs it.
//
// A float is opened into sign, exponent and significand, worked on exactly (or with a mark that a
// little more is meant), and put back by the one rounding function of its kind (float_format.h).
// Wide products and quotients are words that GMP's mpn functions work on, so that nothing is
// allocated. MPFR would round as well, but it allocates, and aborts when memory runs out.
//
// NaNs come through as IEEE 754 wants it and MLIR has it: that of the first operand that is one,
// made quiet. A new one is positive, quiet and empty.

#ifndef TENURE_SRC_IR_NUMBER_FLOAT_H
#define TENURE_SRC_IR_NUMBER_FLOAT_H

#include "ir/float_format.h"

__extension__ typedef unsigned __int128 tn_significand;

typedef enum tn_real_class {
  TN_REAL_ZERO,
  TN_REAL_NORMAL,  ///< Finite and not zero, subnormals too.
  TN_REAL_INFINITE,
  TN_REAL_NAN
} tn_real_class;

/// (-1)^negative significand 2^(exponent - 127), bit 127 of the significand set.
typedef struct tn_real {
  tn_float_kind kind;
  tn_real_class class;
  bool negative;
  bool inexact;  ///< A little more than that, before rounding.
  int exponent;
  tn_significand significand;  ///< Of a NaN the mantissa, as its kind has it.
} tn_real;

tn_real tn_real__unpack(tn_float_kind kind, const uint64_t words[2]);
/// Rounds to the kind. False if the kind cannot represent it: a NaN or an infinity
/// if all its values are finite, a negative value if it has no sign.
bool tn_real__pack(const tn_real* real, uint64_t out_words[2]);

static inline bool tn_real__is_nan(const tn_real* real) { return real->class == TN_REAL_NAN; }
/// The value 1.
bool tn_real__is_one(const tn_real* real);

//===-- Arithmetic ----------------------------------------------------------------------------===//
// Both operands are of one kind, which is the result's. A kind without NaN or infinity may get one
// all the same: packing tells.

tn_real tn_real__negate(const tn_real* real);
tn_real tn_real__magnitude(const tn_real* real);
tn_real tn_real__add(const tn_real* a, const tn_real* b);
tn_real tn_real__subtract(const tn_real* a, const tn_real* b);
tn_real tn_real__multiply(const tn_real* a, const tn_real* b);
tn_real tn_real__divide(const tn_real* a, const tn_real* b);
/// a - b trunc(a / b), exactly, with the sign of `a`.
tn_real tn_real__remainder(const tn_real* a, const tn_real* b);
typedef enum tn_integral_rounding {
  TN_INTEGRAL_DOWN,
  TN_INTEGRAL_UP,
  TN_INTEGRAL_NEAREST  ///< Ties to even.
} tn_integral_rounding;
/// An integer beside it.
tn_real tn_real__round_integral(const tn_real* self, tn_integral_rounding rounding);

/// 1 equal, 2 greater, 4 less, 8 unordered: bits, of which a predicate holds for some.
unsigned tn_real__compare(const tn_real* a, const tn_real* b);
/// IEEE 754-2019's maximum and minimum: NaN comes through; -0 is less than 0.
tn_real tn_real__extreme(const tn_real* a, const tn_real* b, bool is_max);
/// IEEE 754-2008's maxNum and minNum: only signalling NaNs come through.
tn_real tn_real__extreme_number(const tn_real* a, const tn_real* b, bool is_max);

//===-- Conversion ----------------------------------------------------------------------------===//

/// The same value in another kind; false if it has none such, or a NaN would lose something.
bool tn_real__convert(const tn_real* real, tn_float_kind kind, tn_real* out);
/// From an integer of any width (base/number_int.h).
tn_real tn_real__from_int(tn_float_kind kind, const uint64_t* words, uint32_t width,
                          bool is_signed);
/// Rounded towards zero; false if that does not fit.
bool tn_real__to_int(const tn_real* real, uint64_t* out_words, uint32_t width, bool is_signed);

#endif  // TENURE_SRC_IR_NUMBER_FLOAT_H
