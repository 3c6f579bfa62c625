// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats of every kind as numbers: arithmetic that is rounded once, to nearest with ties to even,
// as constant folding needs it.
//
// A float is unpacked to sign, exponent and significand, computed exactly (or with a flag for a
// slightly larger value), and packed by the rounding function of its kind (float_format.h). Wide
// products and quotients use GMP's mpn functions on arrays of words, so that nothing is allocated.
// MPFR would round correctly, too, but it allocates, and aborts when out of memory.
//
// NaNs propagate as in IEEE 754 and MLIR: the result is the first NaN operand, made quiet. A new
// NaN is positive and quiet, with an empty payload.

#ifndef TENURE_SRC_IR_NUMBER_FLOAT_H
#define TENURE_SRC_IR_NUMBER_FLOAT_H

#include "ir/float_format.h"

__extension__ typedef unsigned __int128 tn_significand;

typedef enum tn_real_class {
  TN_REAL_ZERO,
  TN_REAL_NORMAL,  ///< Finite and not zero, including subnormals.
  TN_REAL_INFINITE,
  TN_REAL_NAN
} tn_real_class;

/// (-1)^negative significand 2^(exponent - 127), bit 127 of the significand set.
typedef struct tn_real {
  tn_float_kind kind;
  tn_real_class class;
  bool negative;
  bool inexact;  ///< The exact value is slightly larger, before rounding.
  int exponent;
  tn_significand significand;  ///< For a NaN, the mantissa of its kind.
} tn_real;

tn_real tn_real__unpack(tn_float_kind kind, const uint64_t words[2]);
/// Rounds to the kind. False if the kind cannot represent the value: a NaN or infinity if all its
/// values are finite, a negative value if it has no sign.
bool tn_real__pack(const tn_real* real, uint64_t out_words[2]);

static inline bool tn_real__is_nan(const tn_real* real) { return real->class == TN_REAL_NAN; }
/// Returns whether the value is 1.
bool tn_real__is_one(const tn_real* real);

//===-- Arithmetic ----------------------------------------------------------------------------===//
// Both operands are of the same kind, which is the result's. The result may be a NaN or infinity
// that the kind does not have: packing reports that.

tn_real tn_real__negate(const tn_real* real);
tn_real tn_real__magnitude(const tn_real* real);
tn_real tn_real__add(const tn_real* a, const tn_real* b);
tn_real tn_real__subtract(const tn_real* a, const tn_real* b);
tn_real tn_real__multiply(const tn_real* a, const tn_real* b);
tn_real tn_real__divide(const tn_real* a, const tn_real* b);
/// Returns a - b trunc(a / b), exactly, with the sign of `a`.
tn_real tn_real__remainder(const tn_real* a, const tn_real* b);
typedef enum tn_integral_rounding {
  TN_INTEGRAL_DOWN,
  TN_INTEGRAL_UP,
  TN_INTEGRAL_NEAREST  ///< Ties to even.
} tn_integral_rounding;
/// Rounds to an adjacent integer.
tn_real tn_real__round_integral(const tn_real* self, tn_integral_rounding rounding);

/// Returns 1 for equal, 2 for greater, 4 for less, 8 for unordered: bits, of which a predicate
/// accepts some.
unsigned tn_real__compare(const tn_real* a, const tn_real* b);
/// IEEE 754-2019's maximum and minimum: NaNs propagate; -0 is less than 0.
tn_real tn_real__extreme(const tn_real* a, const tn_real* b, bool is_max);
/// IEEE 754-2008's maxNum and minNum: only signalling NaNs propagate.
tn_real tn_real__extreme_number(const tn_real* a, const tn_real* b, bool is_max);

//===-- Conversion ----------------------------------------------------------------------------===//

/// Returns the same value in another kind; false if it is not representable, or a NaN would lose
/// bits.
bool tn_real__convert(const tn_real* real, tn_float_kind kind, tn_real* out);
/// Converts an integer of any width (base/number_int.h).
tn_real tn_real__from_int(tn_float_kind kind, const uint64_t* words, uint32_t width,
                          bool is_signed);
/// Rounds towards zero; false if the result does not fit.
bool tn_real__to_int(const tn_real* real, uint64_t* out_words, uint32_t width, bool is_signed);

#endif  // TENURE_SRC_IR_NUMBER_FLOAT_H
