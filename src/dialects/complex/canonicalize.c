// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the complex dialect.

#include "dialects/complex/complex.h"

#include "dialects/arith_ops.h"

static bool replace_cast(tn_rewriter* rewriter, tn_ref op, tn_op_code code, tn_ref value) {
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const tn_ref made = tn_rewriter__make1(rewriter, code, type, value);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

static bool is_complex(const tn_context* context, tn_ref value) {
  return tn_type__is(tn_value__type(context, value), TN_TYPE_COMPLEX);
}

static bool match_bitcast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref value = tn_complex_bitcast_operand(context, op);
  const tn_ref result = tn_op__result(context, op, 0);
  tn_ref inner = tn_value__defined_by(context, value, TN_CODE_COMPLEX_BITCAST);
  if (inner == 0) inner = tn_value__defined_by(context, value, TN_CODE_ARITH_BITCAST);
  if (inner != 0) {
    const tn_ref origin = tn_op__operand(context, inner, 0);
    const bool plain = !is_complex(context, origin) && !is_complex(context, result);
    return replace_cast(rewriter, op, plain ? TN_CODE_ARITH_BITCAST : TN_CODE_COMPLEX_BITCAST,
                        origin);
  }
  if (is_complex(context, value) || is_complex(context, result)) return false;
  return replace_cast(rewriter, op, TN_CODE_ARITH_BITCAST, value);
}

/// Replaces a part of -(a, b) by -a or -b.
static bool part_of_negation(tn_rewriter* rewriter, tn_ref op, uint32_t part) {
  const tn_context* context = rewriter->context;
  const tn_ref negation =
      tn_value__defined_by(context, tn_complex_im_complex(context, op), TN_CODE_COMPLEX_NEG);
  if (negation == 0) return false;
  const tn_ref create = tn_value__defined_by(context, tn_complex_neg_complex(context, negation),
                                             TN_CODE_COMPLEX_CREATE);
  if (create == 0) return false;
  const tn_ref value = tn_op__operand(context, create, part);
  const tn_ref made = tn_build_arith_negf_with(
      rewriter, value,
      &(tn_rewriter_attribute){TN_ARITH_NEGF_FASTMATH, tn_complex_neg_fastmath(context, negation)},
      1);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

static bool real_of_negation(tn_rewriter* rewriter, tn_ref op) {
  return part_of_negation(rewriter, op, 0);
}
static bool imaginary_of_negation(tn_rewriter* rewriter, tn_ref op) {
  return part_of_negation(rewriter, op, 1);
}

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_complex_patterns[] = {
    {"MergeComplexBitcast", "bitcast", 1, match_bitcast},
    {MLIR("FoldComponentNeg<mlir::complex::ReOp, 0>"), "re", 1, real_of_negation},
    {MLIR("FoldComponentNeg<mlir::complex::ImOp, 1>"), "im", 1, imaginary_of_negation},
    {NULL, NULL, 0, NULL},
};
