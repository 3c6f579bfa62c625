// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of cf: operands of branches.

#include "schema/check.h"
#include "dialects/cf/cf.h"

static tn_status check_switch(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute values = tn_cf_switch_case_values(context, op);
  const uint32_t case_count = tn_op_cell__successor_count(tn_op__at(context, op)) - 1;
  const tn_type type = values.storage == NULL ? (tn_type){NULL} : tn_attribute_type(values);
  if (values.storage == NULL && case_count == 0) return TN_OK;
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
  return TN_OK;
}

const tn_named_check tn_cf_checks[] = {
    {"cf.switch", check_switch, NULL, false},
    {NULL, NULL, NULL, false},
};
