// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the quant dialect.

#include "dialects/quant/quant.h"

#include "dialects/dialects.h"
#include "dialects/op_code.h"
#include "rewrite/fold.h"

/// Folds a cast of the inverse cast if the type is the original type.
static tn_fold_outcome fold_op(tn_fold* fold) {
  const tn_op_code undone = fold->code == TN_CODE_QUANT_DCAST   ? TN_CODE_QUANT_QCAST
                            : fold->code == TN_CODE_QUANT_QCAST ? TN_CODE_QUANT_DCAST
                                                                : fold->code;
  if (fold->code == TN_CODE_NONE || fold->operand_count != 1 || fold->result_count != 1) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__inverse(fold, undone);
}

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/quant/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_quant_dialect = {
    .name = {"quant", 5},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .fold = fold_op,
    .read_encoding = tn_quant__read,
    .write_type = tn_quant__write_type,
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_quant_parameter_directives, NULL},
    .parameters_checks = tn_quant_parameters_checks,
};
