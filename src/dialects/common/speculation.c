// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Speculatability of divisions and dimension queries; see speculation.h.

#include "dialects/common/speculation.h"

#include "rewrite/constant.h"

static bool is_int(tn_attribute attribute) {
  tn_numbers numbers;
  return tn_numbers__open(attribute, &numbers) && !numbers.is_float &&
         (numbers.is_scalar || numbers.is_splat);
}

static tn_speculatability of_division(const tn_context* context, tn_ref op, bool is_signed) {
  if (tn_op__operand_count(context, op) < 2) return TN_NOT_SPECULATABLE;
  const tn_attribute divisor = tn_const__of(context, tn_op__operand(context, op, 1));
  if (!is_int(divisor) || tn_const__matches(divisor, TN_CONST_ZERO) ||
      (is_signed && tn_const__matches(divisor, TN_CONST_ONES))) {
    return TN_NOT_SPECULATABLE;
  }
  return TN_SPECULATABLE;
}

tn_speculatability tn_speculation__of_unsigned_division(const tn_context* context, tn_ref op) {
  return of_division(context, op, false);
}

tn_speculatability tn_speculation__of_signed_division(const tn_context* context, tn_ref op) {
  return of_division(context, op, true);
}

tn_speculatability tn_speculation__of_dim(const tn_context* context, tn_ref op) {
  tn_int index;
  if (tn_op__operand_count(context, op) < 2) return TN_NOT_SPECULATABLE;
  const tn_type type = tn_op__operand_type(context, op, 0);
  return tn_const__int_of(context, tn_op__operand(context, op, 1), &index) &&
                 tn_shaped_type_has_rank(type) && index.bits < tn_shaped_type_rank(type)
             ? TN_SPECULATABLE
             : TN_NOT_SPECULATABLE;
}
