// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants: the known values of SSA values, and arithmetic on attributes, elementwise for vectors
// and tensors.
//
// An integer of up to 128 bits is handled as its bits, a wider one as 64-bit words
// (base/number_int.h). Floats are unpacked and rounded once to their kind (ir/number_float.h). For
// f32 and f64, doubles suffice as long as no operand is NaN: they give exact results for +, -, *
// and / on f32, because a double has more than twice the precision of f32 plus two bits.

#ifndef TENURE_SRC_REWRITE_CONSTANT_H
#define TENURE_SRC_REWRITE_CONSTANT_H

#include "ir/number_float.h"
#include "rewrite/rewriter.h"

__extension__ typedef unsigned __int128 tn_wide;
__extension__ typedef __int128 tn_wide_signed;

#define TN_INT_WIDTH_MAX 128u

typedef struct tn_int {
  tn_wide bits;  ///< Bits above the width are 0.
  uint32_t width;
} tn_int;

static inline tn_wide tn_int__mask(uint32_t width) {
  return width >= 128 ? ~(tn_wide)0 : ((tn_wide)1 << width) - 1;
}
static inline tn_wide_signed tn_int__extend(tn_wide bits, uint32_t width) {
  if (width == 0 || width >= 128) return (tn_wide_signed)bits;
  return (tn_wide_signed)(bits << (128 - width)) >> (128 - width);
}
static inline tn_wide_signed tn_int__signed(tn_int self) {
  return tn_int__extend(self.bits, self.width);
}
static inline bool tn_int__is_ones(tn_int self) { return self.bits == tn_int__mask(self.width); }
static inline tn_wide tn_int__least(uint32_t width) {
  return width == 0 ? 0 : (tn_wide)1 << (width - 1);
}

//===-- Known values --------------------------------------------------------------------------===//

/// Returns the attribute of a constant-like op, or a unit attribute if the op has none; null for
/// other ops. The attribute's type may differ from the result's.
tn_attribute tn_const__of_op(const tn_context* context, tn_ref op);
/// Adapts `value` to `type`; null if the types differ, which LLVM's dialect allows. Callers would
/// otherwise misread the bits of `value` as bits of the result.
tn_attribute tn_const__at_other_type(tn_attribute value, tn_type type);
static inline tn_attribute tn_const__at_type(tn_attribute value, tn_type type) {
  if (TN_LIKELY(value.storage == NULL || value.storage->type == type.storage)) return value;
  return tn_const__at_other_type(value, type);
}
/// Returns the constant value of an SSA value, at its type; null if it is unknown.
tn_attribute tn_const__of(const tn_context* context, tn_ref value);
/// Reads an integer attribute or the integer of a splat.
bool tn_const__int(tn_attribute attribute, tn_int* out_int);
bool tn_const__int_of(const tn_context* context, tn_ref value, tn_int* out_int);
/// Returns whether `attribute` is the integer `value`, of any width, or a splat of it.
bool tn_const__is_int(tn_attribute attribute, tn_wide value);
/// Integers of any width that are significant to some op.
typedef enum tn_const_pattern {
  TN_CONST_ZERO,
  TN_CONST_ONES,          ///< -1, or the maximum unsigned integer.
  TN_CONST_LEAST_SIGNED,  ///< Only the highest bit is set.
  TN_CONST_MOST_SIGNED    ///< All bits but the highest are set.
} tn_const_pattern;
bool tn_const__matches(tn_attribute attribute, tn_const_pattern pattern);
/// Reads a float attribute or the float of a splat.
bool tn_const__real(tn_attribute attribute, tn_real* out_real);
bool tn_const__is_poison(tn_attribute attribute);
/// Reads a sign-extended integer that is not a splat.
bool tn_const__int64(tn_attribute attribute, int64_t* out_value);
bool tn_const__int64_of(const tn_context* context, tn_ref value, int64_t* out_value);

/// Returns the width of an integer, an index, or the elements of a shaped type; 0 for other types.
uint32_t tn_type__int_width(tn_type type);
/// Returns `shaped` with another element type; null on failure.
tn_type tn_type__with_element(tn_rewriter* rewriter, tn_type shaped, tn_type element);

//===-- Building attributes -------------------------------------------------------------------===//
// Functions return null on failure, or if attributes of the type do not exist.

/// Builds an integer or a splat. Above 128 bits, the value must fit in 64 bits.
tn_attribute tn_const__make_int(tn_rewriter* rewriter, tn_type type, tn_wide bits);
/// Builds an integer or a splat of any width from its words (base/number_int.h).
tn_attribute tn_const__make_words(tn_rewriter* rewriter, tn_type type, const uint64_t* words);
/// Builds a float, an integer or a splat from its bits.
tn_attribute tn_const__make_bits(tn_rewriter* rewriter, tn_type type, tn_wide bits);
/// Builds dense elements of a statically shaped type from numbers, or from pairs of numbers if
/// complex.
tn_attribute tn_const__make_elements(tn_rewriter* rewriter, tn_type type,
                                     const tn_attribute* elements);
/// Returns one element of dense or sparse elements; a complex element is an array of two. Null for
/// other attributes.
tn_attribute tn_const__element(tn_rewriter* rewriter, tn_attribute elements, uint64_t index);
/// Returns whether `attribute` is a dense splat.
bool tn_const__is_splat(tn_attribute attribute);
/// Returns the dense elements at another type with the same element count, or with any count for a
/// splat; null if the shape is not static.
tn_attribute tn_const__reshaped(tn_rewriter* rewriter, tn_attribute dense, tn_type type);
tn_attribute tn_const__make_bool(tn_rewriter* rewriter, bool value);
/// Wraps a type in a type attribute; null for a null type.
tn_attribute tn_const__make_type(tn_rewriter* rewriter, tn_type type);
tn_type tn_rewriter__index_type(tn_rewriter* rewriter);
tn_type tn_rewriter__int_type(tn_rewriter* rewriter, uint32_t width);
/// Returns the op code that builds constants for the folds of `op`. For an op without a code,
/// returns a name in place of a code (tn_const__maker_name): the op named by its interface, or `op`
/// itself if it is constant-like. Otherwise returns the code of arith's constant op.
tn_op_code tn_const__maker(const tn_context* context, tn_ref op);
/// Returns the name encoded in `code`; NULL if it is an ordinary code.
static inline const tn_storage* tn_const__maker_name(const tn_context* context, tn_op_code code) {
  if (((uint32_t)code & TN_UREF_FLAG) == 0) return NULL;
  return tn_uniquer__at(&context->uniquer, (uint32_t)code & ~TN_UREF_FLAG);
}
/// Materializes the constant `value` through the dialect of `code`; 0 if the dialect cannot, or on
/// failure.
tn_ref tn_rewriter__constant(tn_rewriter* rewriter, tn_op_code code, tn_attribute value,
                             tn_type type);

//===-- Element by element --------------------------------------------------------------------===//

/// A view of a numeric attribute.
typedef struct tn_numbers {
  tn_attribute attribute;
  tn_type element_type;
  uint64_t count;
  uint32_t width;  ///< Width of an element in bits; 64 for index.
  bool is_scalar;
  bool is_splat;
  bool is_float;
  const unsigned char* bytes;  ///< NULL for a scalar.
} tn_numbers;

bool tn_numbers__open(tn_attribute attribute, tn_numbers* out_numbers);
tn_wide tn_numbers__at(const tn_numbers* self, uint64_t index);
/// Writes element `index` of packed elements of `width` bits.
void tn_numbers__put(unsigned char* bytes, uint64_t index, uint32_t width, tn_wide bits);

/// Computes one result; false if there is no result, so that nothing is folded.
typedef bool (*tn_fold_int_fn)(void* data, const tn_int* operands, tn_wide* out_result);
typedef bool (*tn_fold_float_fn)(void* data, const double* operands, double* out_result);
/// The result has the kind of the element type, or is packed again.
typedef bool (*tn_fold_real_fn)(void* data, const tn_real* operands, tn_real* out_result);

/// One computation on integers of any width, as words.
typedef struct tn_fold_words {
  const uint64_t* operands[3];
  uint32_t widths[3];
  uint64_t* result;   ///< Initially 0. Bits above the width are discarded.
  uint32_t width;     ///< The width of the result.
  uint64_t* spare;    ///< Temporary space as wide as the widest integer.
  uint64_t* scratch;  ///< For tn_number__divide and tn_number__multiply_high.
} tn_fold_words;
typedef bool (*tn_fold_words_fn)(void* data, const tn_fold_words* words);

/// How elements are computed. `ints` handles integers of up to 128 bits and `words` wider ones.
/// `reals` handles unpacked floats; `floats` handles f32 and f64 as doubles if no operand is NaN.
/// NULL: this kind is not folded.
typedef struct tn_fold_functions {
  tn_fold_int_fn ints;
  tn_fold_words_fn words;
  tn_fold_float_fn floats;
  tn_fold_real_fn reals;
} tn_fold_functions;

/// Computes each element from up to 3 attributes and returns an attribute of `type`; null if an
/// element has no result.
tn_attribute tn_fold__elements(tn_rewriter* rewriter, const tn_attribute* operands, uint32_t count,
                               tn_type type, const tn_fold_functions* functions, void* data);

#endif  // TENURE_SRC_REWRITE_CONSTANT_H
