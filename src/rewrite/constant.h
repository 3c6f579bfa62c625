// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants: what values are known to be, and arithmetic on attributes, element by element where
// they are vectors or tensors.
//
// An integer of up to 128 bits is handled as its bits, a wider one as words (base/number_int.h).
// Floats are opened and rounded once to their kind (ir/number_float.h). For f32 and f64 doubles
// will do as long as no NaN takes part: they are exact for +, -, * and / on f32, as a double has
// more than twice its precision and two bits.

#ifndef TENURE_SRC_REWRITE_CONSTANT_H
#define TENURE_SRC_REWRITE_CONSTANT_H

#include "ir/number_float.h"
#include "rewrite/rewriter.h"

__extension__ typedef unsigned __int128 tn_wide;
__extension__ typedef __int128 tn_wide_signed;

#define TN_INT_WIDTH_MAX 128u

typedef struct tn_int {
  tn_wide bits;  ///< Those above the width are 0.
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

//===-- What is known -------------------------------------------------------------------------===//

/// The attribute that an op which is like a constant is made of; null for others, and a unit for
/// one that is made of none. It may have another type than the result.
tn_attribute tn_const__of_op(const tn_context* context, tn_ref op);
/// What a constant that is made of `value` is at its type: null where `value` is of another type,
/// as LLVM's dialect allows, so that no one takes its bits for those of the result.
tn_attribute tn_const__at_other_type(tn_attribute value, tn_type type);
static inline tn_attribute tn_const__at_type(tn_attribute value, tn_type type) {
  if (TN_LIKELY(value.storage == NULL || value.storage->type == type.storage)) return value;
  return tn_const__at_other_type(value, type);
}
/// What is known of a value, at its type; null for nothing.
tn_attribute tn_const__of(const tn_context* context, tn_ref value);
/// An integer, or the one of a splat.
bool tn_const__int(tn_attribute attribute, tn_int* out_int);
bool tn_const__int_of(const tn_context* context, tn_ref value, tn_int* out_int);
/// Whether it is this integer, of any width, or a splat of it.
bool tn_const__is_int(tn_attribute attribute, tn_wide value);
/// Integers of any width that mean something to some op.
typedef enum tn_const_pattern {
  TN_CONST_ZERO,
  TN_CONST_ONES,          ///< -1, or the largest that has no sign.
  TN_CONST_LEAST_SIGNED,  ///< The highest bit alone.
  TN_CONST_MOST_SIGNED    ///< All but the highest bit.
} tn_const_pattern;
bool tn_const__matches(tn_attribute attribute, tn_const_pattern pattern);
/// A float, or the one of a splat.
bool tn_const__real(tn_attribute attribute, tn_real* out_real);
bool tn_const__is_poison(tn_attribute attribute);
/// An integer that is no splat, as int64_t, sign extended.
bool tn_const__int64(tn_attribute attribute, int64_t* out_value);
bool tn_const__int64_of(const tn_context* context, tn_ref value, int64_t* out_value);

/// Bits of an integer or index, or of the elements; 0 for others.
uint32_t tn_type__int_width(tn_type type);
/// The shaped type with other elements; null on failure.
tn_type tn_type__with_element(tn_rewriter* rewriter, tn_type shaped, tn_type element);

//===-- Making --------------------------------------------------------------------------------===//
// Null on failure, or where the type is none that there are such attributes of.

/// An integer, or a splat. Of more than 128 bits only those that take less than 64.
tn_attribute tn_const__make_int(tn_rewriter* rewriter, tn_type type, tn_wide bits);
/// An integer of any width, or a splat, from its words (base/number_int.h).
tn_attribute tn_const__make_words(tn_rewriter* rewriter, tn_type type, const uint64_t* words);
/// A float or an integer from its bits, or a splat.
tn_attribute tn_const__make_bits(tn_rewriter* rewriter, tn_type type, tn_wide bits);
/// Elements of a type with static shape, one by one, from numbers or pairs of them.
tn_attribute tn_const__make_elements(tn_rewriter* rewriter, tn_type type,
                                     const tn_attribute* elements);
/// One element of dense or sparse elements; one that is complex is an array of two. Null for other
/// attributes.
tn_attribute tn_const__element(tn_rewriter* rewriter, tn_attribute elements, uint64_t index);
/// Dense elements that are all the same.
bool tn_const__is_splat(tn_attribute attribute);
/// The same dense elements in a type with as many, or with any number of them for a splat; null if
/// its shape is not static.
tn_attribute tn_const__reshaped(tn_rewriter* rewriter, tn_attribute dense, tn_type type);
tn_attribute tn_const__make_bool(tn_rewriter* rewriter, bool value);
/// The attribute that is a type; null for a null type.
tn_attribute tn_const__make_type(tn_rewriter* rewriter, tn_type type);
tn_type tn_rewriter__index_type(tn_rewriter* rewriter);
tn_type tn_rewriter__int_type(tn_rewriter* rewriter, uint32_t width);
/// What makes the constants that an op folds to: its code; for an op without one the name, in the
/// place of a code, of the op that its interface says or of itself if it is like a constant, or the
/// code of arith's.
tn_op_code tn_const__maker(const tn_context* context, tn_ref op);
/// The name instead of a code; NULL for a code.
static inline const tn_storage* tn_const__maker_name(const tn_context* context, tn_op_code code) {
  if (((uint32_t)code & TN_UREF_FLAG) == 0) return NULL;
  return tn_uniquer__at(&context->uniquer, (uint32_t)code & ~TN_UREF_FLAG);
}
/// The constant `value` as the dialect of `code` makes one; 0 if it makes none, or on failure.
tn_ref tn_rewriter__constant(tn_rewriter* rewriter, tn_op_code code, tn_attribute value,
                             tn_type type);

//===-- Element by element --------------------------------------------------------------------===//

/// Attributes of numbers, opened for reading.
typedef struct tn_numbers {
  tn_attribute attribute;
  tn_type element_type;
  uint64_t count;
  uint32_t width;  ///< Bits of one; index 64.
  bool is_scalar;
  bool is_splat;
  bool is_float;
  const unsigned char* bytes;  ///< NULL for a scalar.
} tn_numbers;

bool tn_numbers__open(tn_attribute attribute, tn_numbers* out_numbers);
tn_wide tn_numbers__at(const tn_numbers* self, uint64_t index);
/// Writes element `index` of elements of `width` bits, as attributes keep them.
void tn_numbers__put(unsigned char* bytes, uint64_t index, uint32_t width, tn_wide bits);

/// Computes one result; false: there is none, so nothing is folded.
typedef bool (*tn_fold_int_fn)(void* data, const tn_int* operands, tn_wide* out_result);
typedef bool (*tn_fold_float_fn)(void* data, const double* operands, double* out_result);
/// The result is of the kind that the element type has, or packed again.
typedef bool (*tn_fold_real_fn)(void* data, const tn_real* operands, tn_real* out_result);

/// One computation on numbers of any width, as words.
typedef struct tn_fold_words {
  const uint64_t* operands[3];
  uint32_t widths[3];
  uint64_t* result;   ///< 0 at first. Bits above the width are cut.
  uint32_t width;     ///< Of the result.
  uint64_t* spare;    ///< Of the widest number's width, for what else there is.
  uint64_t* scratch;  ///< For tn_number__divide and tn_number__multiply_high.
} tn_fold_words;
typedef bool (*tn_fold_words_fn)(void* data, const tn_fold_words* words);

/// How elements are computed: as integers of up to 128 bits and as words where one is wider, or as
/// floats: opened ones and, where there is no NaN among f32 or f64, doubles. NULL: not at all.
typedef struct tn_fold_functions {
  tn_fold_int_fn ints;
  tn_fold_words_fn words;
  tn_fold_float_fn floats;
  tn_fold_real_fn reals;
} tn_fold_functions;

/// The attribute of `type` with the results for each element of up to 3 attributes; null if there
/// is none.
tn_attribute tn_fold__elements(tn_rewriter* rewriter, const tn_attribute* operands, uint32_t count,
                               tn_type type, const tn_fold_functions* functions, void* data);

#endif  // TENURE_SRC_REWRITE_CONSTANT_H
