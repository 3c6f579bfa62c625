// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Speculation of divisions and of sizes: see speculation.h.

#include "dialects/common/speculation.h"

#include "rewrite/constant.h"

static tn_speculatability of_division(const tn_context* context, tn_ref op, bool is_signed) {
  tn_int divisor;
  if (tn_rw__operand_count(context, op) < 2 ||
      !tn_const__int_of(context, tn_rw__operand(context, op, 1), &divisor)) {
    return TN_NOT_SPECULATABLE;
  }
  const bool is_defined = divisor.bits != 0 && !(is_signed && tn_int__is_ones(divisor));
  return is_defined ? TN_SPECULATABLE : TN_NOT_SPECULATABLE;
}

tn_speculatability tn_speculation__of_unsigned_division(const tn_context* context, tn_ref op) {
  return of_division(context, op, false);
}

tn_speculatability tn_speculation__of_signed_division(const tn_context* context, tn_ref op) {
  return of_division(context, op, true);
}

tn_speculatability tn_speculation__of_dim(const tn_context* context, tn_ref op) {
  tn_int index;
  const tn_type type = tn_rw__type(context, tn_rw__operand(context, op, 0));
  return tn_const__int_of(context, tn_rw__operand(context, op, 1), &index) &&
                 tn_shaped_type_has_rank(type) && index.bits < tn_shaped_type_rank(type)
             ? TN_SPECULATABLE
             : TN_NOT_SPECULATABLE;
}
