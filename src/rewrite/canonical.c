// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which dialect's patterns are for an op.

#include "rewrite/canonical.h"

#include "rewrite/greedy.h"

bool tn_canonical__match(void* user_data, tn_rewriter* it, tn_ref op) {
  (void)user_data;
  static bool (*const dialects[])(tn_rewriter*, tn_ref, tn_op_code) = {
      [TN_CODES_AFFINE] = tn_canonical__affine, [TN_CODES_ARITH] = tn_canonical__arith,
      [TN_CODES_CF] = tn_canonical__cf,         [TN_CODES_COMPLEX] = tn_canonical__complex,
      [TN_CODES_FUNC] = tn_canonical__func,     [TN_CODES_INDEX] = tn_canonical__index,
      [TN_CODES_MEMREF] = tn_canonical__memref, [TN_CODES_SCF] = tn_canonical__scf,
      [TN_CODES_TENSOR] = tn_canonical__tensor, [TN_CODES_OTHER] = NULL};
  const tn_op_code code = tn_rw__code(it->context, op);
  if (code == TN_CODE_NONE) return false;
  const tn_code_dialect dialect = tn_op_code__dialect(code);
  return dialects[dialect] != NULL && dialects[dialect](it, op, code);
}
