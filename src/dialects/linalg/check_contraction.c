// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of contraction bodies: a sum of products. Source: MLIR's interface
// LinalgContractionOpInterface.

#include "dialects/linalg/structure.h"

#include "dialects/op_code.h"
#include "rewrite/rewriter.h"

/// Looks through unary ops to the source of a value.
static tn_ref skip_unary(const tn_context* context, tn_ref value) {
  tn_trail trail = {0};
  while (tn_trail__goes_on(&trail, value)) {
    const tn_ref op = tn_value__defining_op(context, value);
    if (op == 0 || tn_op__operand_count(context, op) != 1) break;
    value = tn_op__operand(context, op, 0);
  }
  return value;
}

/// Returns the binary op that defines `value` and stores its operands in `sides`; otherwise 0.
static tn_ref binary_op(const tn_context* context, tn_ref value, tn_ref sides[2]) {
  const tn_ref op = tn_value__defining_op(context, value);
  if (op == 0 || tn_op__operand_count(context, op) != 2 || tn_op__result_count(context, op) != 1) {
    return 0;
  }
  for (uint32_t i = 0; i < 2; ++i) {
    sides[i] = skip_unary(context, tn_op__operand(context, op, i));
  }
  return op;
}

static bool is_pair(const tn_context* context, tn_ref product, tn_ref sum) {
  static const tn_op_code pairs[][2] = {{TN_CODE_ARITH_MULF, TN_CODE_ARITH_ADDF},
                                        {TN_CODE_ARITH_MULI, TN_CODE_ARITH_ADDI},
                                        {TN_CODE_COMPLEX_MUL, TN_CODE_COMPLEX_ADD},
                                        {TN_CODE_ARITH_ANDI, TN_CODE_ARITH_ORI}};
  const tn_op_code first = tn_op__code(context, product);
  const tn_op_code second = tn_op__code(context, sum);
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; ++i) {
    if (pairs[i][0] == first && pairs[i][1] == second) return true;
  }
  return false;
}

/// Returns whether a block computes `argument 2 + argument 0 * argument 1`.
static bool is_contraction(const tn_context* context, tn_ref block) {
  const tn_ref last = tn_block__last_op(context, block);
  tn_ref sums[2];
  tn_ref factors[2];
  if (last == 0 || tn_op__operand_count(context, last) != 1 ||
      tn_block__argument_count(context, block) != 3) {
    return false;
  }
  const tn_ref out = tn_block__argument(context, block, 2);
  const tn_ref sum =
      binary_op(context, skip_unary(context, tn_op__operand(context, last, 0)), sums);
  if (sum == 0 || (sums[0] != out && sums[1] != out)) return false;
  const tn_ref product = binary_op(context, sums[tn_value__is_argument(sums[0]) ? 1 : 0], factors);
  if (product == 0 || !is_pair(context, product, sum)) return false;
  const tn_ref a = tn_block__argument(context, block, 0);
  const tn_ref b = tn_block__argument(context, block, 1);
  return (factors[0] == a && factors[1] == b) || (factors[0] == b && factors[1] == a);
}

tn_status tn_linalg__check_contraction(tn_context* context, tn_ref op) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (block == 0 || is_contraction(context, block)) return TN_OK;
  return tn_op__fail(context, op, NULL, "expected add/mul op in the body");
}

static tn_status check(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return tn_linalg__check_contraction(context, op);
}

const tn_named_check tn_linalg_contraction_checks[] = {
    {"linalg.contraction", check, NULL, false},
    {NULL, NULL, NULL, false},
};
