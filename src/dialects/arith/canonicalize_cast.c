// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the arith dialect's casts, and of float comparisons of converted integers.

#include "base/number_int.h"
#include "dialects/arith/arith.h"
#include "dialects/common/constant.h"

static tn_ref source(const tn_context* context, tn_ref op, tn_op_code code) {
  return tn_value__defined_by(context, tn_op__operand(context, op, 0), code);
}
static tn_ref input(const tn_context* context, tn_ref op) { return tn_op__operand(context, op, 0); }
static bool replace_cast(tn_rewriter* rewriter, tn_ref op, tn_op_code code, tn_ref value) {
  const tn_ref made =
      tn_rewriter__make1(rewriter, code, tn_op__result_type(rewriter->context, op, 0), value);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

/// Replaces cast(inner(x)) by made(x).
static bool skip_inner(tn_rewriter* rewriter, tn_ref op, tn_op_code inner, tn_op_code made) {
  const tn_ref found = source(rewriter->context, op, inner);
  return found != 0 && replace_cast(rewriter, op, made, input(rewriter->context, found));
}

/// Replaces cast(cast(x)) by x if the types match and the intermediate type is wide enough.
static bool undo(tn_rewriter* rewriter, tn_ref op, tn_op_code code) {
  const tn_context* context = rewriter->context;
  const tn_ref inner = source(context, op, code);
  if (inner == 0) return false;
  const tn_ref x = input(context, inner);
  const tn_type type = tn_op__result_type(context, op, 0);
  if (!tn_type_equal(tn_value__type(context, x), type) ||
      tn_type__int_width(tn_op__result_type(context, inner, 0)) < tn_type__int_width(type)) {
    return false;
  }
  tn_rewriter__replace1(rewriter, op, x);
  return true;
}

/// Merges a bitcast of a complex bitcast into one.
bool tn_arith__bitcast_of_complex(tn_rewriter* rewriter, tn_ref op) {
  const tn_ref inner = source(rewriter->context, op, TN_CODE_COMPLEX_BITCAST);
  if (inner == 0) return false;
  const tn_ref value = input(rewriter->context, inner);
  const bool is_complex = tn_type__is(tn_value__type(rewriter->context, value), TN_TYPE_COMPLEX);
  return replace_cast(rewriter, op, is_complex ? TN_CODE_COMPLEX_BITCAST : TN_CODE_ARITH_BITCAST,
                      value);
}

//===-- trunci --------------------------------------------------------------------------------===//

/// Replaces a truncated extension by a smaller extension.
static bool truncate_extension(tn_rewriter* rewriter, tn_ref op, tn_op_code extension) {
  const tn_context* context = rewriter->context;
  const tn_ref inner = source(context, op, extension);
  if (inner == 0) return false;
  const tn_ref x = input(context, inner);
  if (tn_type__int_width(tn_value__type(context, x)) >=
      tn_type__int_width(tn_op__result_type(context, op, 0))) {
    return false;
  }
  return replace_cast(rewriter, op, extension, x);
}

/// The shifted-in sign bits are truncated, so an unsigned shift gives the same result.
bool tn_arith__trunci_of_shrsi(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref shift = source(context, op, TN_CODE_ARITH_SHRSI);
  if (shift == 0) return false;
  const tn_type type = tn_op__result_type(context, shift, 0);
  const uint32_t difference =
      tn_type__int_width(type) - tn_type__int_width(tn_op__result_type(context, op, 0));
  const tn_attribute amount = tn_const__of(context, tn_op__operand(context, shift, 1));
  if (!tn_const__is_int(amount, difference)) return false;
  const tn_ref made =
      tn_build_arith_shrui(rewriter, input(context, shift), tn_op__operand(context, shift, 1));
  return made == 0 || replace_cast(rewriter, op, TN_CODE_ARITH_TRUNCI, made);
}

//===-- cmpf of integers ----------------------------------------------------------------------===//

typedef struct float_compare {
  tn_rewriter* rewriter;
  tn_ref op;
  tn_ref integer;
  uint32_t width;
  bool is_unsigned;
  tn_real constant;
  uint64_t* truncated;  ///< The integer part of the constant.
  uint64_t* limit;      ///< Space for the limits of the integer type.
} float_compare;

static bool answer(const float_compare* compare, bool value) {
  const tn_ref made =
      tn_rewriter__arith_constant(compare->rewriter, tn_const__make_bool(compare->rewriter, value));
  if (made != 0) tn_rewriter__replace1(compare->rewriter, compare->op, made);
  return true;
}

/// Compares with the constant's integer part.
static bool compare_with(const float_compare* compare, tn_compare predicate) {
  tn_rewriter* rewriter = compare->rewriter;
  const tn_type type = tn_value__type(rewriter->context, compare->integer);
  const tn_ref constant = tn_rewriter__arith_constant(
      rewriter, tn_const__make_words(rewriter, type, compare->truncated));
  const tn_ref made =
      constant == 0
          ? 0
          : tn_build_arith_cmpi(rewriter, compare->integer, constant,
                                tn_const__make_int(rewriter, tn_rewriter__int_type(rewriter, 64),
                                                   (tn_wide)predicate));
  if (made != 0) tn_rewriter__replace1(rewriter, compare->op, made);
  return true;
}

/// Returns whether rounding of the integers may change the result of the comparison.
static bool loses_order(const float_compare* compare) {
  const tn_float_format* format = tn_float_format__of(compare->constant.kind);
  const int precision = format->mantissa_bits + 1;
  const int64_t value_bits = (int64_t)compare->width - !compare->is_unsigned;
  const int exponent = compare->constant.exponent;
  if ((int64_t)compare->width <= precision) return false;
  if (compare->constant.class == TN_REAL_INFINITE) return format->bias < value_bits;
  return compare->constant.class == TN_REAL_NORMAL && exponent >= precision &&
         exponent <= value_bits;
}

/// Returns an integer rounded to the constant's kind.
static tn_real rounded(const float_compare* compare, const uint64_t* words) {
  uint64_t packed[2];
  const tn_real made =
      tn_real__from_int(compare->constant.kind, words, compare->width, !compare->is_unsigned);
  return tn_real__pack(&made, packed) ? tn_real__unpack(made.kind, packed) : made;
}

/// Compares the maximum (`highest`) or minimum integer with the constant.
static unsigned limit_against(const float_compare* compare, bool highest) {
  const uint32_t width = compare->width;
  tn_number__set(compare->limit, 0, width);
  if (!compare->is_unsigned) {
    tn_number__set(compare->limit, 1, width);
    tn_number__shift_left(compare->limit, compare->limit, width - 1, width);
  }
  if (highest) {
    for (size_t i = 0; i < tn_number__words(width); ++i) compare->limit[i] = ~compare->limit[i];
    tn_number__cut(compare->limit, width);
  }
  const tn_real limit = rounded(compare, compare->limit);
  return tn_real__compare(&limit, &compare->constant);
}

/// Handles a constant between two integers.
static bool compare_fraction(const float_compare* compare, tn_compare predicate) {
  const bool negative = compare->constant.negative;
  switch (predicate) {
    case TN_COMPARE_EQ:
      return answer(compare, false);
    case TN_COMPARE_NE:
      return answer(compare, true);
    case TN_COMPARE_ULE:
      return negative ? answer(compare, false) : compare_with(compare, TN_COMPARE_ULE);
    case TN_COMPARE_SLE:
    case TN_COMPARE_SLT:
      return compare_with(compare, negative ? TN_COMPARE_SLT : TN_COMPARE_SLE);
    case TN_COMPARE_ULT:
      return negative ? answer(compare, false) : compare_with(compare, TN_COMPARE_ULE);
    case TN_COMPARE_UGT:
    case TN_COMPARE_UGE:
      return negative ? answer(compare, true) : compare_with(compare, TN_COMPARE_UGT);
    default:
      return compare_with(compare, negative ? TN_COMPARE_SGE : TN_COMPARE_SGT);
  }
}

static bool compare_floats(const float_compare* compare, tn_compare predicate) {
  if (limit_against(compare, true) == 4) {
    return answer(compare, predicate == TN_COMPARE_NE || predicate == TN_COMPARE_ULT ||
                               predicate == TN_COMPARE_SLT || predicate == TN_COMPARE_ULE ||
                               predicate == TN_COMPARE_SLE);
  }
  if (limit_against(compare, false) == 2) {
    return answer(compare, predicate == TN_COMPARE_NE || predicate == TN_COMPARE_UGT ||
                               predicate == TN_COMPARE_SGT || predicate == TN_COMPARE_UGE ||
                               predicate == TN_COMPARE_SGE);
  }
  if (!tn_real__to_int(&compare->constant, compare->truncated, compare->width,
                       !compare->is_unsigned)) {
    return false;
  }
  const tn_real back = rounded(compare, compare->truncated);
  const bool is_fraction =
      compare->constant.class != TN_REAL_ZERO && tn_real__compare(&back, &compare->constant) != 1;
  return is_fraction ? compare_fraction(compare, predicate) : compare_with(compare, predicate);
}

/// Implements compare_floats with allocated space for the integers.
static bool compare_in_room(float_compare* compare, tn_compare predicate) {
  const tn_allocator* allocator = &compare->rewriter->context->allocator;
  const size_t count = tn_number__words(compare->width);
  uint64_t* words = tn_allocate_zeroed(allocator, 2 * count * sizeof *words);
  if (words == NULL) {
    tn_rewriter__fail(compare->rewriter, tn_context__out_of_memory(compare->rewriter->context));
    return false;
  }
  compare->truncated = words;
  compare->limit = words + count;
  const bool changed = compare_floats(compare, predicate);
  tn_deallocate(allocator, words, 2 * count * sizeof *words);
  return changed;
}

/// Returns the integer predicate; false for ordered and unordered.
static bool integer_predicate(unsigned predicate, bool is_unsigned, tn_compare* out_predicate) {
  switch (predicate) {
    case 1:
    case 8:
      *out_predicate = TN_COMPARE_EQ;
      return true;
    case 2:
    case 9:
      *out_predicate = is_unsigned ? TN_COMPARE_UGT : TN_COMPARE_SGT;
      return true;
    case 3:
    case 10:
      *out_predicate = is_unsigned ? TN_COMPARE_UGE : TN_COMPARE_SGE;
      return true;
    case 4:
    case 11:
      *out_predicate = is_unsigned ? TN_COMPARE_ULT : TN_COMPARE_SLT;
      return true;
    case 5:
    case 12:
      *out_predicate = is_unsigned ? TN_COMPARE_ULE : TN_COMPARE_SLE;
      return true;
    case 6:
    case 13:
      *out_predicate = TN_COMPARE_NE;
      return true;
    default:
      return false;
  }
}

bool tn_arith__compare_integers(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  float_compare compare = {.rewriter = rewriter, .op = op};
  const tn_ref value = tn_arith_cmpf_lhs(context, op);
  tn_ref cast = tn_value__defined_by(context, value, TN_CODE_ARITH_SITOFP);
  if (cast == 0) {
    cast = tn_value__defined_by(context, value, TN_CODE_ARITH_UITOFP);
    compare.is_unsigned = true;
  }
  const tn_attribute constant = tn_const__of(context, tn_arith_cmpf_rhs(context, op));
  if (cast == 0 || tn_attribute_kind_of(constant) != TN_ATTRIBUTE_FLOAT ||
      !tn_const__real(constant, &compare.constant)) {
    return false;
  }
  compare.integer = input(context, cast);
  const tn_type type = tn_value__type(context, compare.integer);
  compare.width = tn_type__int_width(type);
  if (!tn_type__is(type, TN_TYPE_INTEGER) || compare.width == 0) return false;
  tn_compare predicate = TN_COMPARE_EQ;
  const unsigned asked = (unsigned)tn_compare__of(context, op);
  if (tn_real__is_nan(&compare.constant)) return answer(&compare, asked >= 8);
  if (loses_order(&compare)) return false;
  if (asked == 7 || asked == 14 || asked == 0 || asked == 15) {
    return answer(&compare, asked == 7 || asked == 15);
  }
  if (!integer_predicate(asked, compare.is_unsigned, &predicate)) return false;
  return compare_in_room(&compare, predicate);
}

//===-- Casts of casts ------------------------------------------------------------------------===//

bool tn_arith__extsi_of_extui(tn_rewriter* rewriter, tn_ref op) {
  return skip_inner(rewriter, op, TN_CODE_ARITH_EXTUI, TN_CODE_ARITH_EXTUI);
}
bool tn_arith__trunci_of_extsi(tn_rewriter* rewriter, tn_ref op) {
  return truncate_extension(rewriter, op, TN_CODE_ARITH_EXTSI);
}
bool tn_arith__trunci_of_extui(tn_rewriter* rewriter, tn_ref op) {
  return truncate_extension(rewriter, op, TN_CODE_ARITH_EXTUI);
}
bool tn_arith__truncf_of_sitofp(tn_rewriter* rewriter, tn_ref op) {
  return skip_inner(rewriter, op, TN_CODE_ARITH_SITOFP, TN_CODE_ARITH_SITOFP);
}
bool tn_arith__truncf_of_uitofp(tn_rewriter* rewriter, tn_ref op) {
  return skip_inner(rewriter, op, TN_CODE_ARITH_UITOFP, TN_CODE_ARITH_UITOFP);
}
bool tn_arith__undo_index_cast(tn_rewriter* rewriter, tn_ref op) {
  return undo(rewriter, op, TN_CODE_ARITH_INDEX_CAST);
}
bool tn_arith__undo_index_castui(tn_rewriter* rewriter, tn_ref op) {
  return undo(rewriter, op, TN_CODE_ARITH_INDEX_CASTUI);
}
bool tn_arith__index_cast_of_extsi(tn_rewriter* rewriter, tn_ref op) {
  return skip_inner(rewriter, op, TN_CODE_ARITH_EXTSI, TN_CODE_ARITH_INDEX_CAST);
}
bool tn_arith__index_castui_of_extui(tn_rewriter* rewriter, tn_ref op) {
  return skip_inner(rewriter, op, TN_CODE_ARITH_EXTUI, TN_CODE_ARITH_INDEX_CASTUI);
}
bool tn_arith__bitcast_of_bitcast(tn_rewriter* rewriter, tn_ref op) {
  return skip_inner(rewriter, op, TN_CODE_ARITH_BITCAST, TN_CODE_ARITH_BITCAST);
}
