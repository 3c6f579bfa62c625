// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of the index dialect's constants.

#include <stdio.h>

#include "dialects/index/index.h"

/// Names a constant `idx5`.
static void name_index_constant(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_attribute value = {tn_op__inherent(tn_namer__context(namer), op, "value")};
  char text[32];
  const int size =
      snprintf(text, sizeof text, "idx%lld", (long long)tn_integer_attribute_value(value));
  tn_namer__result(namer, op, 0, (tn_string_view){text, (size_t)size});
}

/// Names a constant `true` or `false`.
static void name_bool_constant(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_attribute value = {tn_op__inherent(tn_namer__context(namer), op, "value")};
  const bool is_true = tn_integer_attribute_value(value) != 0;
  tn_namer__result(namer, op, 0, tn_string_view_from(is_true ? "true" : "false"));
}

const tn_naming tn_index_namings[] = {
    {"index_constant", name_index_constant, NULL},
    {"bool_constant", name_bool_constant, NULL},
    {NULL, NULL, NULL},
};
