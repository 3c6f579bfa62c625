// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of cf: operands of branches.

#include "schema/check.h"
#include "dialects/cf/cf.h"

/// Checks `count` operands from index `first` on against the arguments of successor `index`.
static tn_status check_successor(const tn_context* context, tn_ref op, uint32_t index,
                                 uint32_t first, uint32_t count) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (index >= tn_op_cell__successor_count(cell)) return TN_OK;
  const tn_ref use = tn_op_cell__successors(op, cell) + 3 * index;
  const tn_ref block = tn_use__at(context, use)->value;
  const uint32_t wanted = tn_block__argument_count(context, block);
  if (count != wanted) {
    return tn_op__fail(context, op, NULL,
                       "branch has %u operands for successor #%u, but target block has %u", count,
                       index, wanted);
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_type_equal(tn_op__operand_type(context, op, first + i),
                      tn_block__argument_type(context, block, i))) {
      continue;
    }
    return tn_op__fail(context, op, NULL, "type mismatch for bb argument #%u of successor #%u", i,
                       index);
  }
  return TN_OK;
}

static tn_status check_branch(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_successor(context, op, 0, 0, tn_op__operand_count(context, op));
}

static tn_status check_conditional(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  TN_TRY(check_successor(context, op, 0, 1, counts[1]));
  return check_successor(context, op, 1, 1 + counts[1], counts[2]);
}

static tn_status check_switch(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  const tn_attribute values = tn_cf_switch_case_values(context, op);
  const tn_attribute sizes = tn_cf_switch_case_operand_segments(context, op);
  const uint32_t case_count = tn_op_cell__successor_count(tn_op__at(context, op)) - 1;
  size_t byte_size = 0;
  const int32_t* data = tn_dense_array_attribute_data(sizes, &byte_size);
  const tn_type type = values.storage == NULL ? (tn_type){NULL} : tn_attribute_type(values);
  if (values.storage == NULL && case_count == 0) {
    return check_successor(context, op, 0, 1, counts[1]);
  }
  const tn_type flag = tn_op__operand_type(context, op, TN_CF_SWITCH_FLAG);
  if (type.storage != NULL && !tn_type_equal(tn_type_element_type(type), flag)) {
    return tn_check__fail_types(context, op, "'flag' type (", flag,
                                ") should match case value type (", tn_type_element_type(type),
                                ")");
  }
  const int64_t value_count = type.storage == NULL ? 0 : tn_shaped_type_element_count(type);
  if (value_count != (int64_t)case_count) {
    return tn_op__fail_named(context, op, NULL,
                             "number of case values (%lld) should match number of case "
                             "destinations (%u)",
                             (long long)value_count, case_count);
  }
  TN_TRY(check_successor(context, op, 0, 1, counts[1]));
  uint32_t first = 1 + counts[1];
  for (uint32_t i = 0; i < case_count && i < byte_size / sizeof *data; ++i) {
    TN_TRY(check_successor(context, op, i + 1, first, (uint32_t)data[i]));
    first += (uint32_t)data[i];
  }
  return TN_OK;
}

const tn_named_check tn_cf_checks[] = {
    {"cf.br", check_branch, NULL, false},
    {"cf.cond_br", check_conditional, NULL, false},
    {"cf.switch", check_switch, NULL, false},
    {NULL, NULL, NULL, false},
};
