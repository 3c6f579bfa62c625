// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ranges of values, and matching of types along control flow edges.

#include "dialects/common/value_row.h"

#include <stdio.h>

#include "schema/check.h"

uint32_t tn_value_row__size(const tn_context* context, tn_value_row self) {
  uint32_t count = 0;
  if (self.kind == TN_ROW_OPERANDS) count = tn_op__operand_count(context, self.owner);
  if (self.kind == TN_ROW_RESULTS) count = tn_op__result_count(context, self.owner);
  if (self.kind == TN_ROW_ARGUMENTS) count = tn_block__argument_count(context, self.owner);
  return count < self.first ? 0 : count - self.first;
}

tn_type tn_value_row__type(const tn_context* context, tn_value_row self, uint32_t index) {
  if (self.kind == TN_ROW_OPERANDS)
    return tn_op__operand_type(context, self.owner, self.first + index);
  if (self.kind == TN_ROW_RESULTS)
    return tn_op__result_type(context, self.owner, self.first + index);
  return tn_block__argument_type(context, self.owner, self.first + index);
}

tn_status tn_check__edge(const tn_context* context, tn_ref op, const char* edge, tn_value_row from,
                         tn_value_row to) {
  const uint32_t count = tn_value_row__size(context, from);
  const uint32_t wanted = tn_value_row__size(context, to);
  if (count != wanted) {
    return tn_op__fail_named(context, op, NULL,
                             "along control flow edge from %s: region branch point has %u "
                             "operands, but region successor needs %u inputs",
                             edge, count, wanted);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type found = tn_value_row__type(context, from, i);
    const tn_type type = tn_value_row__type(context, to, i);
    if (tn_type_equal(found, type)) continue;
    char before[160];
    char between[80];
    snprintf(before, sizeof before, "along control flow edge from %s: successor operand type #%u ",
             edge, i);
    snprintf(between, sizeof between, " should match successor input type #%u ", i);
    return tn_check__fail_types(context, op, before, found, between, type, "");
  }
  return TN_OK;
}
