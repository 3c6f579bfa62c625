// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the ub dialect.

#include "dialects/ub/ub.h"

#include "dialects/dialects.h"
#include "ir/definition.h"

static bool is_poison(tn_attribute attribute) {
  return tn_opaque__is_called(attribute.storage, "ub", "poison");
}

static tn_op_code constant(tn_attribute value, tn_type type) {
  (void)type;
  return is_poison(value) ? TN_CODE_UB_POISON : TN_CODE_NONE;
}

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/ub/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_ub_dialect = {
    .name = {"ub", 2},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_ub__interface,
    .constant = constant,
    .is_poison = is_poison,
};
