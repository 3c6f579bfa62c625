// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the arith dialect's casts, and comparisons of floats that were integers.

#include <math.h>

#include "dialects/arith/arith.h"
#include "dialects/common/constant.h"

static tn_ref source(const tn_context* context, tn_ref op, tn_op_code code) {
  return tn_rw__source_of(context, tn_rw__operand(context, op, 0), code);
}
static tn_ref input(const tn_context* context, tn_ref op) { return tn_rw__operand(context, op, 0); }
static tn_type result_type(const tn_context* context, tn_ref op) {
  return tn_rw__type(context, tn_rw__result(context, op, 0));
}

static bool replace_cast(tn_rewriter* it, tn_ref op, tn_op_code code, tn_ref value) {
  const tn_ref made = tn_rw__make1(it, code, result_type(it->context, op), value);
  if (made != 0) tn_rw__replace1(it, op, made);
  return true;
}

/// cast(inner(x)) is made(x).
static bool skip_inner(tn_rewriter* it, tn_ref op, tn_op_code inner, tn_op_code made) {
  const tn_ref found = source(it->context, op, inner);
  return found != 0 && replace_cast(it, op, made, input(it->context, found));
}

/// cast(cast(x)) is x when the types are the same.
static bool undo(tn_rewriter* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->context;
  const tn_ref inner = source(context, op, code);
  if (inner == 0 ||
      !tn_type_equal(tn_rw__type(context, input(context, inner)), result_type(context, op))) {
    return false;
  }
  tn_rw__replace1(it, op, input(context, inner));
  return true;
}

/// Of a bitcast of complex numbers: one bitcast.
static bool bitcast_of_complex(tn_rewriter* it, tn_ref op) {
  const tn_ref inner = source(it->context, op, TN_CODE_COMPLEX_BITCAST);
  if (inner == 0) return false;
  const tn_ref value = input(it->context, inner);
  const bool is_complex = tn_type__is_kind(tn_rw__type(it->context, value), TN_TYPE_COMPLEX);
  return replace_cast(it, op, is_complex ? TN_CODE_COMPLEX_BITCAST : TN_CODE_ARITH_BITCAST, value);
}

//===-- trunci --------------------------------------------------------------------------------===//

/// Of an extension: what is left is a smaller one.
static bool truncate_extension(tn_rewriter* it, tn_ref op, tn_op_code extension) {
  const tn_context* context = it->context;
  const tn_ref inner = source(context, op, extension);
  if (inner == 0) return false;
  const tn_ref x = input(context, inner);
  if (tn_type__int_width(tn_rw__type(context, x)) >= tn_type__int_width(result_type(context, op))) {
    return false;
  }
  return replace_cast(it, op, extension, x);
}

/// The bits that a shift brings in are cut off: it may as well bring in zeros.
static bool truncate_shift(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref shift = source(context, op, TN_CODE_ARITH_SHRSI);
  if (shift == 0) return false;
  const tn_type type = result_type(context, shift);
  const uint32_t difference =
      tn_type__int_width(type) - tn_type__int_width(result_type(context, op));
  const tn_attribute amount = tn_const__of(context, tn_rw__operand(context, shift, 1));
  if (!tn_const__is_int(amount, difference)) return false;
  const tn_ref made = tn_rw__make2(it, TN_CODE_ARITH_SHRUI, type, input(context, shift),
                                   tn_rw__operand(context, shift, 1));
  return made == 0 || replace_cast(it, op, TN_CODE_ARITH_TRUNCI, made);
}

static bool match_truncate(tn_rewriter* it, tn_ref op) {
  return truncate_extension(it, op, TN_CODE_ARITH_EXTSI) ||
         truncate_extension(it, op, TN_CODE_ARITH_EXTUI) || truncate_shift(it, op);
}

//===-- cmpf of integers ----------------------------------------------------------------------===//

typedef struct float_compare {
  tn_rewriter* it;
  tn_ref op;
  tn_ref integer;
  bool is_unsigned;
  double constant;
} float_compare;

static bool answer(const float_compare* compare, bool value) {
  const tn_ref made = tn_rw__arith_constant(compare->it, tn_const__make_bool(compare->it, value));
  if (made != 0) tn_rw__replace1(compare->it, compare->op, made);
  return true;
}

static bool compare_with(const float_compare* compare, tn_compare predicate, double value) {
  tn_rewriter* it = compare->it;
  const tn_type type = tn_rw__type(it->context, compare->integer);
  const tn_wide bits = value < 0 ? (tn_wide)(tn_wide_signed)value : (tn_wide)value;
  const tn_ref constant = tn_rw__arith_constant(it, tn_const__make_int(it, type, bits));
  const tn_ref operands[2] = {compare->integer, constant};
  const tn_rw_attribute attribute = {
      "predicate", tn_const__make_int(it, tn_rw__int_type(it, 64), (tn_wide)predicate)};
  const tn_ref made = constant == 0 ? 0
                                    : tn_rw__make(it, TN_CODE_ARITH_CMPI, tn_rw__int_type(it, 1),
                                                  operands, 2, &attribute, 1);
  if (made != 0) tn_rw__replace1(it, compare->op, made);
  return true;
}

/// Bits of a float's significand, the implicit one among them.
static int significand_bits(tn_type type) {
  switch (tn_float_type_kind(type)) {
    case TN_FLOAT_BF16:
      return 8;
    case TN_FLOAT_F16:
    case TN_FLOAT_TF32:
      return 11;
    case TN_FLOAT_F32:
      return 24;
    case TN_FLOAT_F64:
      return 53;
    default:
      return 0;
  }
}

/// The constant is finite and in the integers' range, perhaps between two of them.
static bool compare_in_range(const float_compare* compare, tn_compare predicate) {
  const double value = compare->constant;
  const double rounded = trunc(value);
  if (value == rounded) return compare_with(compare, predicate, rounded);
  switch (predicate) {
    case TN_COMPARE_EQ:
      return answer(compare, false);
    case TN_COMPARE_NE:
      return answer(compare, true);
    case TN_COMPARE_ULE:
    case TN_COMPARE_SLE:
      if (compare->is_unsigned && value < 0) return answer(compare, false);
      return compare_with(compare, value < 0 ? TN_COMPARE_SLT : predicate, rounded);
    case TN_COMPARE_ULT:
      if (value < 0) return answer(compare, false);
      return compare_with(compare, TN_COMPARE_ULE, rounded);
    case TN_COMPARE_SLT:
      return compare_with(compare, value < 0 ? TN_COMPARE_SLT : TN_COMPARE_SLE, rounded);
    case TN_COMPARE_UGT:
      if (value < 0) return answer(compare, true);
      return compare_with(compare, predicate, rounded);
    case TN_COMPARE_SGT:
      return compare_with(compare, value < 0 ? TN_COMPARE_SGE : TN_COMPARE_SGT, rounded);
    case TN_COMPARE_UGE:
      if (value < 0) return answer(compare, true);
      return compare_with(compare, TN_COMPARE_UGT, rounded);
    default:
      return compare_with(compare, value < 0 ? TN_COMPARE_SGE : TN_COMPARE_SGT, rounded);
  }
}

static bool compare_floats(const float_compare* compare, uint32_t width, tn_compare predicate) {
  const double highest =
      compare->is_unsigned ? ldexp(1.0, (int)width) - 1 : ldexp(1.0, (int)width - 1) - 1;
  const double lowest = compare->is_unsigned ? 0 : -ldexp(1.0, (int)width - 1);
  if (compare->constant > highest) {
    return answer(compare, predicate == TN_COMPARE_NE || predicate == TN_COMPARE_ULT ||
                               predicate == TN_COMPARE_SLT || predicate == TN_COMPARE_ULE ||
                               predicate == TN_COMPARE_SLE);
  }
  if (compare->constant < lowest) {
    return answer(compare, predicate == TN_COMPARE_NE || predicate == TN_COMPARE_UGT ||
                               predicate == TN_COMPARE_SGT || predicate == TN_COMPARE_UGE ||
                               predicate == TN_COMPARE_SGE);
  }
  return compare_in_range(compare, predicate);
}

/// The predicate on integers; false for those that ask about order alone.
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

static bool match_compare(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  float_compare compare = {.it = it, .op = op};
  const tn_ref value = tn_rw__operand(context, op, 0);
  tn_ref cast = tn_rw__source_of(context, value, TN_CODE_ARITH_SITOFP);
  if (cast == 0) {
    cast = tn_rw__source_of(context, value, TN_CODE_ARITH_UITOFP);
    compare.is_unsigned = true;
  }
  const tn_attribute constant = tn_const__of(context, tn_rw__operand(context, op, 1));
  if (cast == 0 || tn_attribute_kind_of(constant) != TN_ATTRIBUTE_FLOAT ||
      !tn_const__float(constant, &compare.constant)) {
    return false;
  }
  compare.integer = input(context, cast);
  const tn_type type = tn_rw__type(context, compare.integer);
  const uint32_t width = tn_type__int_width(type);
  const int bits = significand_bits(tn_rw__type(context, value));
  if (!tn_type__is_kind(type, TN_TYPE_INTEGER) || (int)width - !compare.is_unsigned > bits ||
      width > 64) {
    return false;
  }
  tn_compare predicate = TN_COMPARE_EQ;
  const unsigned asked = (unsigned)tn_compare__of(context, op);
  if (asked == 7 || asked == 14 || asked == 0 || asked == 15) {
    return answer(&compare, asked == 7 || asked == 15);
  }
  if (isnan(compare.constant)) return answer(&compare, asked >= 8);
  if (!integer_predicate(asked, compare.is_unsigned, &predicate)) return false;
  return compare_floats(&compare, width, predicate);
}

//===-- Choosing ------------------------------------------------------------------------------===//

bool tn_canonical__arith_cast(tn_rewriter* it, tn_ref op, tn_op_code code) {
  switch (code) {
    case TN_CODE_ARITH_EXTSI:
      return skip_inner(it, op, TN_CODE_ARITH_EXTUI, TN_CODE_ARITH_EXTUI);
    case TN_CODE_ARITH_TRUNCI:
      return match_truncate(it, op);
    case TN_CODE_ARITH_TRUNCF:
      return skip_inner(it, op, TN_CODE_ARITH_SITOFP, TN_CODE_ARITH_SITOFP) ||
             skip_inner(it, op, TN_CODE_ARITH_UITOFP, TN_CODE_ARITH_UITOFP);
    case TN_CODE_ARITH_SITOFP:
      return skip_inner(it, op, TN_CODE_ARITH_EXTSI, TN_CODE_ARITH_SITOFP) ||
             skip_inner(it, op, TN_CODE_ARITH_EXTUI, TN_CODE_ARITH_UITOFP);
    case TN_CODE_ARITH_UITOFP:
      return skip_inner(it, op, TN_CODE_ARITH_EXTUI, TN_CODE_ARITH_UITOFP);
    case TN_CODE_ARITH_INDEX_CAST:
      return undo(it, op, code) || skip_inner(it, op, TN_CODE_ARITH_EXTSI, code);
    case TN_CODE_ARITH_INDEX_CASTUI:
      return undo(it, op, code) || skip_inner(it, op, TN_CODE_ARITH_EXTUI, code);
    case TN_CODE_ARITH_BITCAST:
      return skip_inner(it, op, TN_CODE_ARITH_BITCAST, TN_CODE_ARITH_BITCAST) ||
             bitcast_of_complex(it, op);
    case TN_CODE_ARITH_CMPF:
      return match_compare(it, op);
    default:
      return false;
  }
}
