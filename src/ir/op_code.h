// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of the ops that the library itself knows something about, so that folds, patterns and
// passes choose by a switch instead of comparing names.

#ifndef TENURE_SRC_IR_OP_CODE_H
#define TENURE_SRC_IR_OP_CODE_H

#include <tenure/base.h>

typedef enum tn_op_code {
  TN_CODE_NONE = 0,  ///< An op of a dialect that nobody loaded, or of a user's.
#define TN_OP_CODE(enumerator, name) TN_CODE_##enumerator,
#include "ir/op_code.inc"
#undef TN_OP_CODE
  TN_CODE_COUNT
} tn_op_code;

/// The dialects of the codes, in their order.
typedef enum tn_code_dialect {
  TN_CODES_AFFINE,
  TN_CODES_ARITH,
  TN_CODES_BUILTIN,
  TN_CODES_CF,
  TN_CODES_COMPLEX,
  TN_CODES_FUNC,
  TN_CODES_INDEX,
  TN_CODES_MATH,
  TN_CODES_MEMREF,
  TN_CODES_SCF,
  TN_CODES_TENSOR,
  TN_CODES_OTHER  ///< Behind these.
} tn_code_dialect;

/// Which dialect's a code is, without a branch; `code` is not TN_CODE_NONE.
static inline tn_code_dialect tn_op_code__dialect(tn_op_code code) {
  return (tn_code_dialect)((code > TN_CODE_AFFINE_YIELD) + (code > TN_CODE_ARITH_XORI) +
                           (code > TN_CODE_BUILTIN_UNREALIZED_CONVERSION_CAST) +
                           (code > TN_CODE_CF_SWITCH) + (code > TN_CODE_COMPLEX_TANH) +
                           (code > TN_CODE_FUNC_RETURN) + (code > TN_CODE_INDEX_XOR) +
                           (code > TN_CODE_MATH_TRUNC) + (code > TN_CODE_MEMREF_VIEW) +
                           (code > TN_CODE_SCF_YIELD) + (code > TN_CODE_TENSOR_YIELD));
}

/// The number of the op called `name`; TN_CODE_NONE if it has none.
tn_op_code tn_op_code__find(tn_string_view name);
/// Its name; "" for TN_CODE_NONE.
const char* tn_op_code__name(tn_op_code code);

#endif  // TENURE_SRC_IR_OP_CODE_H
