// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the tosa dialect to one of the operands.
//
// Source: its documentation, and mlir-opt's results.

#include "rewrite/fold.h"
#include "dialects/op_code.h"
#include "dialects/tosa/tosa.h"
#include "rewrite/constant.h"

/// Returns true if operand `index` has the type of the result.
static bool is_alike(const tn_fold* fold, uint32_t index) {
  return tn_type_equal(tn_fold__operand_type(fold, index), tn_fold__type(fold));
}

/// Returns true if a tensor has at most `most` dynamic extents.
static bool has_few_dynamic(tn_type type, uint32_t most) {
  uint32_t count = 0;
  if (!tn_type__is(type, TN_TYPE_TENSOR) || !tn_shaped_type_has_rank(type)) return false;
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    count += tn_shaped_type_dims(type)[i] < 0;
  }
  return count <= most;
}

static bool is_zero(const tn_fold* fold, uint32_t index) {
  tn_real real;
  return tn_fold__is_int(fold, index, 0) ||
         (tn_const__real(fold->constants[index], &real) && real.class == TN_REAL_ZERO);
}

/// Returns true if an operand is 1; for integers, `one`.
static bool is_one(const tn_fold* fold, uint32_t index, tn_wide one) {
  tn_real real;
  return tn_fold__is_int(fold, index, one) ||
         (tn_const__real(fold->constants[index], &real) && tn_real__is_one(&real));
}

/// Folds a sum or difference with zero to the other operand.
static tn_fold_outcome fold_sum(tn_fold* fold) {
  if (is_alike(fold, 0) && is_zero(fold, 1)) return tn_fold__value(fold, tn_fold__operand(fold, 0));
  if (fold->code == TN_CODE_TOSA_ADD && is_alike(fold, 1) && is_zero(fold, 0)) {
    return tn_fold__value(fold, tn_fold__operand(fold, 1));
  }
  return TN_FOLD_NOTHING;
}

/// Folds a product with one; for integers, with the number that the shift makes one.
static tn_fold_outcome fold_product(tn_fold* fold) {
  tn_int shift = {0};
  if (!tn_const__int(fold->constants[2], &shift) || shift.bits > 62) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < 2; ++i) {
    const uint32_t other = 1 - i;
    if (is_alike(fold, i) && is_one(fold, other, (tn_wide)1 << (uint32_t)shift.bits)) {
      return tn_fold__value(fold, tn_fold__operand(fold, i));
    }
  }
  return TN_FOLD_NOTHING;
}

/// Folds a reshape of a reshape, and a reshape to the same type.
static tn_fold_outcome fold_reshape(tn_fold* fold) {
  const tn_ref source = tn_fold__operand(fold, TN_TOSA_RESHAPE_INPUT1);
  if (is_alike(fold, 0) && has_few_dynamic(tn_fold__type(fold), 1)) {
    return tn_fold__value(fold, source);
  }
  const tn_ref inner = tn_value__defined_by(fold->context, source, TN_CODE_TOSA_RESHAPE);
  if (inner == 0 || tn_op__operand_count(fold->context, inner) == 0) return TN_FOLD_NOTHING;
  return tn_fold__set_operand(fold, 0, tn_tosa_reshape_input1(fold->context, inner));
}

/// Returns true if the permutation of a transpose is the identity.
static bool is_identity(const tn_fold* fold) {
  size_t size = 0;
  const int32_t* order =
      tn_dense_array_attribute_data(tn_op__attribute(fold->context, fold->op, "perms"), &size);
  for (size_t i = 0; i < size / sizeof *order; ++i) {
    if (order[i] != (int32_t)i) return false;
  }
  return size != 0;
}

/// Returns true if the extent along the axis is 1, or the tensor has rank 0.
static bool is_flat(const tn_fold* fold) {
  const tn_type type = tn_fold__operand_type(fold, 0);
  const int64_t axis =
      tn_integer_attribute_value(tn_op__attribute(fold->context, fold->op, "axis"));
  if (!tn_type__is(type, TN_TYPE_TENSOR) || !tn_shaped_type_has_rank(type)) return false;
  const size_t rank = tn_shaped_type_rank(type);
  if (rank == 0) return true;
  return axis >= 0 && (uint64_t)axis < rank && tn_shaped_type_dims(type)[axis] == 1;
}

/// Folds a selection of all elements from one operand.
static tn_fold_outcome fold_select(tn_fold* fold) {
  tn_int all = {0};
  if (tn_fold__operand(fold, 1) == tn_fold__operand(fold, 2) && is_alike(fold, 1)) {
    return tn_fold__value(fold, tn_fold__operand(fold, 1));
  }
  if (!tn_const__int(fold->constants[0], &all)) return TN_FOLD_NOTHING;
  const uint32_t side = all.bits == 0 ? 2 : 1;
  return is_alike(fold, side) ? tn_fold__value(fold, tn_fold__operand(fold, side))
                              : TN_FOLD_NOTHING;
}

/// Returns true if an op whose result has the operand's type does nothing.
static bool is_nothing(const tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_TOSA_CAST:
      return true;
    case TN_CODE_TOSA_SLICE:
      return has_few_dynamic(tn_fold__type(fold), 0);
    case TN_CODE_TOSA_TRANSPOSE:
      return is_identity(fold);
    case TN_CODE_TOSA_PAD:
      return fold->operand_count > 1 && tn_fold__is_int(fold, 1, 0);
    case TN_CODE_TOSA_TILE:
      return fold->operand_count > 1 && tn_fold__is_int(fold, 1, 1);
    case TN_CODE_TOSA_ABS:
      return tn_value__defined_by(fold->context, tn_fold__operand(fold, 0), TN_CODE_TOSA_ABS) != 0;
    case TN_CODE_TOSA_REVERSE:
    case TN_CODE_TOSA_REDUCE_ALL:
    case TN_CODE_TOSA_REDUCE_ANY:
    case TN_CODE_TOSA_REDUCE_MAX:
    case TN_CODE_TOSA_REDUCE_MIN:
    case TN_CODE_TOSA_REDUCE_PRODUCT:
    case TN_CODE_TOSA_REDUCE_SUM:
      return is_flat(fold);
    default:
      return false;
  }
}

tn_fold_outcome tn_fold__tosa(tn_fold* fold) {
  if (fold->result_count != 1 || fold->operand_count == 0) return TN_FOLD_NOTHING;
  switch (fold->code) {
    case TN_CODE_TOSA_ADD:
    case TN_CODE_TOSA_SUB:
      return fold->operand_count == 2 ? fold_sum(fold) : TN_FOLD_NOTHING;
    case TN_CODE_TOSA_MUL:
      return fold->operand_count == 3 ? fold_product(fold) : TN_FOLD_NOTHING;
    case TN_CODE_TOSA_RESHAPE:
      return fold_reshape(fold);
    case TN_CODE_TOSA_SELECT:
      return fold->operand_count == 3 ? fold_select(fold) : TN_FOLD_NOTHING;
    case TN_CODE_TOSA_EXP:
      return tn_fold__inverse(fold, TN_CODE_TOSA_LOG);
    case TN_CODE_TOSA_LOG:
      return tn_fold__inverse(fold, TN_CODE_TOSA_EXP);
    default:
      return is_alike(fold, 0) && is_nothing(fold) ? tn_fold__value(fold, tn_fold__operand(fold, 0))
                                                   : TN_FOLD_NOTHING;
  }
}
