// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the index dialect.

#include "dialects/index/index.h"

#include "dialects/common/common.h"
#include "dialects/dialects.h"

static tn_op_code constant(tn_attribute value, tn_type type) {
  if (tn_attribute_kind_of(value) == TN_ATTRIBUTE_INTEGER && tn_type__is(type, TN_TYPE_INDEX)) {
    return TN_CODE_INDEX_CONSTANT;
  }
  return tn_attribute_is_bool(value) ? TN_CODE_INDEX_BOOL_CONSTANT : TN_CODE_NONE;
}

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/index/ops.inc"
};
// clang-format on

const tn_dialect_entry tn_index_dialect = {
    .name = {"index", 5},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .interface = &tn_index__interface,
    .fold = tn_fold__index,
    .patterns = tn_index_patterns,
    .constant = constant,
    .checks = (const tn_named_check* const[]){tn_cast_checks, NULL},
    .namings = (const tn_naming* const[]){tn_index_namings, NULL},
};
