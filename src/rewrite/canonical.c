// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which dialect's patterns are for an op.

#include "rewrite/canonical.h"

#include "rewrite/greedy.h"

bool tn_canonical__match(void* user_data, tn_rewriter* it, tn_ref op) {
  (void)user_data;
  static const struct {
    tn_op_code last;
    bool (*match)(tn_rewriter* it, tn_ref op, tn_op_code code);
  } dialects[] = {
      {TN_CODE_AFFINE_YIELD, tn_canonical__affine},       {TN_CODE_ARITH_XORI, tn_canonical__arith},
      {TN_CODE_BUILTIN_UNREALIZED_CONVERSION_CAST, NULL}, {TN_CODE_CF_SWITCH, tn_canonical__cf},
      {TN_CODE_COMPLEX_TANH, tn_canonical__complex},      {TN_CODE_FUNC_RETURN, tn_canonical__func},
      {TN_CODE_INDEX_XOR, tn_canonical__index},           {TN_CODE_MATH_TRUNC, NULL},
      {TN_CODE_MEMREF_VIEW, tn_canonical__memref},        {TN_CODE_SCF_YIELD, tn_canonical__scf},
      {TN_CODE_TENSOR_YIELD, tn_canonical__tensor}};
  const tn_op_code code = tn_rw__code(it->context, op);
  if (code == TN_CODE_NONE) return false;
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; ++i) {
    if (code <= dialects[i].last)
      return dialects[i].match != NULL && dialects[i].match(it, op, code);
  }
  return false;
}
