// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of arith results other than constants.

#include <stdio.h>

#include "dialects/arith/arith.h"
#include "dialects/vector_ops.h"
#include "schema/check.h"

static tn_ref defining_op(const tn_context* context, tn_ref value) {
  return value == 0 || tn_value__is_argument(value) ? 0 : tn_value__owner(context, value);
}

/// Returns the integer constant of the op; null for other ops.
static tn_attribute index_of(const tn_context* context, tn_ref op) {
  const tn_attribute none = {NULL};
  if (op == 0) return none;
  const tn_op_definition* definition = tn_op_definition__claimed(context, tn_op__at(context, op));
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_CONSTANT) == 0) return none;
  const tn_attribute value = {tn_op__inherent(context, op, "value")};
  return tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) ? value : none;
}

/// Returns whether the op is vector.vscale; checks the name, because the op belongs to another
/// dialect.
static bool is_scale(const tn_context* context, tn_ref op) {
  return op != 0 && tn_string_view_equal(tn_op_cell__name_text(context, tn_op__at(context, op)),
                                         tn_string_view_from(TN_NAME_VECTOR_VSCALE));
}

/// Names a multiple of vscale `c4_vscale`.
static void name_product(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_context* context = tn_namer__context(namer);
  const tn_op_cell* cell = tn_op__at(context, op);
  if (!tn_type__is(tn_value__type_or_null(context, tn_op_cell__result(op, cell, 0)), TN_TYPE_INDEX))
    return;
  const tn_ref left = defining_op(context, tn_op_cell__operand(context, op, cell, 0));
  const tn_ref right = defining_op(context, tn_op_cell__operand(context, op, cell, 1));
  tn_attribute factor = {NULL};
  if (is_scale(context, right)) factor = index_of(context, left);
  if (factor.storage == NULL && is_scale(context, left)) factor = index_of(context, right);
  if (factor.storage == NULL) return;
  char name[48];
  const int size =
      snprintf(name, sizeof name, "c%lld_vscale", (long long)tn_integer_attribute_value(factor));
  tn_namer__result(namer, op, 0, (tn_string_view){name, (size_t)size});
}

const tn_naming tn_arith_namings[] = {
    {"product", name_product, NULL},
    {NULL, NULL, NULL},
};
