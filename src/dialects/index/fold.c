// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the index dialect. An index may have 32 or 64 bits: results that depend on the width are
// not folded.

#include "base/number_int.h"
#include "dialects/common/arith_ops.h"
#include "dialects/index/index.h"
#include "ir/enum_attribute.h"

//===-- Arithmetic ----------------------------------------------------------------------------===//

/// Computes an op with a width of 32 or 64 bits.
static bool compute_width(tn_op_code code, tn_int a, tn_int b, tn_wide* out) {
  const tn_wide_signed x = tn_int__signed(a);
  const tn_wide_signed y = tn_int__signed(b);
  const bool is_signed_division = code == TN_CODE_INDEX_DIVS || code == TN_CODE_INDEX_REMS ||
                                  code == TN_CODE_INDEX_CEILDIVS || code == TN_CODE_INDEX_FLOORDIVS;
  const bool divides = is_signed_division || code == TN_CODE_INDEX_DIVU ||
                       code == TN_CODE_INDEX_REMU || code == TN_CODE_INDEX_CEILDIVU;
  const bool shifts =
      code == TN_CODE_INDEX_SHL || code == TN_CODE_INDEX_SHRS || code == TN_CODE_INDEX_SHRU;
  if ((divides && b.bits == 0) || (shifts && b.bits >= 32)) return false;
  switch (code) {
    case TN_CODE_INDEX_ADD:
      *out = a.bits + b.bits;
      return true;
    case TN_CODE_INDEX_SUB:
      *out = a.bits - b.bits;
      return true;
    case TN_CODE_INDEX_MUL:
      *out = a.bits * b.bits;
      return true;
    case TN_CODE_INDEX_AND:
      *out = a.bits & b.bits;
      return true;
    case TN_CODE_INDEX_OR:
      *out = a.bits | b.bits;
      return true;
    case TN_CODE_INDEX_XOR:
      *out = a.bits ^ b.bits;
      return true;
    case TN_CODE_INDEX_DIVS:
      *out = (tn_wide)(x / y);
      return true;
    case TN_CODE_INDEX_DIVU:
      *out = a.bits / b.bits;
      return true;
    case TN_CODE_INDEX_REMS:
      *out = (tn_wide)(x % y);
      return true;
    case TN_CODE_INDEX_REMU:
      *out = a.bits % b.bits;
      return true;
    case TN_CODE_INDEX_CEILDIVS:
      *out = (tn_wide)(x / y + (x % y != 0 && (x < 0) == (y < 0)));
      return true;
    case TN_CODE_INDEX_CEILDIVU:
      *out = a.bits / b.bits + (a.bits % b.bits != 0);
      return true;
    case TN_CODE_INDEX_FLOORDIVS:
      *out = (tn_wide)(x / y - (x % y != 0 && (x < 0) != (y < 0)));
      return true;
    case TN_CODE_INDEX_MAXS:
      *out = x > y ? a.bits : b.bits;
      return true;
    case TN_CODE_INDEX_MAXU:
      *out = a.bits > b.bits ? a.bits : b.bits;
      return true;
    case TN_CODE_INDEX_MINS:
      *out = x < y ? a.bits : b.bits;
      return true;
    case TN_CODE_INDEX_MINU:
      *out = a.bits < b.bits ? a.bits : b.bits;
      return true;
    case TN_CODE_INDEX_SHL:
      *out = a.bits << (unsigned)b.bits;
      return true;
    case TN_CODE_INDEX_SHRS:
      *out = (tn_wide)(x >> (unsigned)b.bits);
      return true;
    case TN_CODE_INDEX_SHRU:
      *out = a.bits >> (unsigned)b.bits;
      return true;
    default:
      return false;
  }
}

static tn_int cut(tn_int number) { return (tn_int){number.bits & tn_int__mask(32), 32}; }

/// Returns whether the lower half of the result does not depend on the upper halves.
static bool is_modular(tn_op_code code) {
  return code == TN_CODE_INDEX_ADD || code == TN_CODE_INDEX_SUB || code == TN_CODE_INDEX_MUL ||
         code == TN_CODE_INDEX_AND || code == TN_CODE_INDEX_OR || code == TN_CODE_INDEX_XOR ||
         code == TN_CODE_INDEX_SHL;
}

bool tn_index__compute(tn_op_code code, tn_int a, tn_int b, tn_wide* out) {
  tn_wide narrow = 0;
  if (!compute_width(code, a, b, out)) return false;
  *out &= tn_int__mask(64);
  // A 32-bit index cannot have this value, so the width is 64.
  if (code == TN_CODE_INDEX_CEILDIVS && a.bits == tn_int__least(64)) return true;
  return is_modular(code) || (compute_width(code, cut(a), cut(b), &narrow) &&
                              ((narrow ^ *out) & tn_int__mask(32)) == 0);
}

//===-- cmp -----------------------------------------------------------------------------------===//

/// The schema's enum has the order of tn_compare.
static tn_compare predicate_of(const tn_context* context, tn_ref op) {
  uint64_t number;
  (void)tn_enum_attribute__number(tn_index_cmp_pred(context, op), &number);
  return number <= TN_COMPARE_UGE ? (tn_compare)number : TN_COMPARE_EQ;
}

/// Evaluates a comparison of min(x, a) or max(x, a) with b for one width; false if the result
/// depends on x.
static bool decide_min_max(tn_op_code code, tn_int a, tn_int b, tn_compare predicate,
                           bool* out_holds) {
  const bool is_signed = code == TN_CODE_INDEX_MAXS || code == TN_CODE_INDEX_MINS;
  const bool is_max = code == TN_CODE_INDEX_MAXS || code == TN_CODE_INDEX_MAXU;
  const tn_wide least = is_signed ? tn_int__least(a.width) : 0;
  tn_int bound = {is_max ? tn_int__mask(a.width) ^ least : least, a.width};
  // The range between `a` and the limit, in the order of the predicate.
  const bool asks_signed = predicate >= TN_COMPARE_SLT && predicate <= TN_COMPARE_SGE;
  if (predicate > TN_COMPARE_NE && asks_signed != is_signed &&
      ((a.bits ^ bound.bits) & tn_int__least(a.width)) != 0) {
    // In the other order, the range contains both limits.
    a.bits = asks_signed ? tn_int__least(a.width) : 0;
    bound.bits = tn_int__mask(a.width) ^ a.bits;
  }
  if (predicate <= TN_COMPARE_NE) {
    const tn_compare outside = is_signed ? (is_max ? TN_COMPARE_SLT : TN_COMPARE_SGT)
                                         : (is_max ? TN_COMPARE_ULT : TN_COMPARE_UGT);
    if (!tn_compare__holds(outside, b, a)) return false;
    *out_holds = predicate == TN_COMPARE_NE;
    return true;
  }
  *out_holds = tn_compare__holds(predicate, a, b);
  return tn_compare__holds(predicate, bound, b) == *out_holds;
}

static bool is_min_max(tn_op_code code) {
  return code == TN_CODE_INDEX_MAXS || code == TN_CODE_INDEX_MAXU || code == TN_CODE_INDEX_MINS ||
         code == TN_CODE_INDEX_MINU;
}

static tn_fold_outcome fold_cmp(tn_fold* fold) {
  const tn_context* context = fold->context;
  const tn_compare predicate = predicate_of(context, fold->op);
  tn_int a;
  tn_int b;
  const bool has_b = tn_const__int(fold->constants[TN_INDEX_CMP_RHS], &b);
  if (has_b && tn_const__int(fold->constants[TN_INDEX_CMP_LHS], &a)) {
    const bool wide = tn_compare__holds(predicate, a, b);
    if (wide == tn_compare__holds(predicate, cut(a), cut(b))) {
      return tn_fold__attribute(fold, tn_const__make_bool(fold->rewriter, wide));
    }
  }
  const tn_ref op = tn_value__defining_op(context, tn_fold__operand(fold, TN_INDEX_CMP_LHS));
  const tn_op_code code = op == 0 ? TN_CODE_NONE : tn_op__code(context, op);
  bool wide = false;
  bool narrow = false;
  if (has_b && is_min_max(code) && tn_const__int_of(context, tn_op__operand(context, op, 1), &a) &&
      decide_min_max(code, a, b, predicate, &wide) &&
      decide_min_max(code, cut(a), cut(b), predicate, &narrow) && wide == narrow) {
    return tn_fold__attribute(fold, tn_const__make_bool(fold->rewriter, wide));
  }
  if (tn_fold__operand(fold, TN_INDEX_CMP_LHS) != tn_fold__operand(fold, TN_INDEX_CMP_RHS))
    return TN_FOLD_NOTHING;
  const tn_int zero = {0, 64};
  return tn_fold__attribute(
      fold, tn_const__make_bool(fold->rewriter, tn_compare__holds(predicate, zero, zero)));
}

//===-- Casts and sums ------------------------------------------------------------------------===//

typedef struct wide_cast {
  bool is_signed;
  bool to_index;
} wide_cast;

/// Index has 32 or 64 bits: there is no result if it depends on the width.
static bool compute_cast(void* data, const tn_fold_words* words) {
  const wide_cast* how = data;
  const uint64_t narrow = words->operands[0][0] & UINT32_MAX;
  tn_number__resize(words->result, words->width, words->operands[0], words->widths[0],
                    how->is_signed);
  if (how->to_index || words->width <= 32) return true;
  tn_number__resize(words->spare, words->width, &narrow, 32, how->is_signed);
  return tn_number__compare(words->result, words->spare, words->width) == 0;
}

/// Folds a cast of an integer wider than 128 bits.
static tn_fold_outcome fold_wide_cast(tn_fold* fold) {
  static const tn_fold_functions functions = {.words = compute_cast};
  wide_cast how = {.is_signed = fold->code == TN_CODE_INDEX_CASTS,
                   .to_index = tn_type__is(tn_fold__type(fold), TN_TYPE_INDEX)};
  if (tn_attribute_kind_of(fold->constants[0]) != TN_ATTRIBUTE_INTEGER) return TN_FOLD_NOTHING;
  return tn_fold__attribute(fold, tn_fold__elements(fold->rewriter, fold->constants, 1,
                                                    tn_fold__type(fold), &functions, &how));
}

static tn_fold_outcome fold_cast(tn_fold* fold) {
  tn_int value;
  const tn_type type = tn_fold__type(fold);
  if (tn_type__int_width(type) > TN_INT_WIDTH_MAX ||
      tn_type__int_width(tn_fold__operand_type(fold, 0)) > TN_INT_WIDTH_MAX) {
    return fold_wide_cast(fold);
  }
  if (!tn_const__int(fold->constants[0], &value)) return TN_FOLD_NOTHING;
  const bool is_signed = fold->code == TN_CODE_INDEX_CASTS;
  const tn_wide wide = is_signed ? (tn_wide)tn_int__signed(value) : value.bits;
  const uint32_t width = tn_type__int_width(type);
  if (tn_type__is(type, TN_TYPE_INDEX) || width <= 32) return tn_fold__int(fold, wide);
  const tn_int narrow = cut(value);
  const tn_wide from_narrow = is_signed ? (tn_wide)tn_int__signed(narrow) : narrow.bits;
  if (((wide ^ from_narrow) & tn_int__mask(width)) != 0) return TN_FOLD_NOTHING;
  return tn_fold__int(fold, wide);
}

static tn_fold_outcome fold_binary(tn_fold* fold) {
  tn_int a;
  tn_int b;
  tn_wide result = 0;
  if (fold->operand_count != 2 || !tn_const__int(fold->constants[1], &b)) return TN_FOLD_NOTHING;
  if (tn_const__int(fold->constants[0], &a) && tn_index__compute(fold->code, a, b, &result)) {
    return tn_fold__int(fold, result);
  }
  const tn_op_code code = fold->code;
  if (b.bits == 0 && (code == TN_CODE_INDEX_ADD || code == TN_CODE_INDEX_SUB)) {
    return tn_fold__value(fold, tn_fold__operand(fold, 0));
  }
  if (code == TN_CODE_INDEX_MUL && b.bits == 1) {
    return tn_fold__value(fold, tn_fold__operand(fold, 0));
  }
  if (code == TN_CODE_INDEX_MUL && b.bits == 0) {
    return tn_fold__attribute(fold, fold->constants[1]);
  }
  return TN_FOLD_NOTHING;
}

tn_fold_outcome tn_fold__index(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_INDEX_CMP:
      return fold_cmp(fold);
    case TN_CODE_INDEX_CASTS:
    case TN_CODE_INDEX_CASTU:
      return fold_cast(fold);
    default:
      return fold_binary(fold);
  }
}
