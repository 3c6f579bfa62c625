// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of arith: constants, selects.

#include "schema/check.h"
#include "dialects/arith/arith.h"

//===-- arith.constant, arith.select ----------------------------------------------------------===//

static bool is_scalable(tn_type type) {
  const size_t rank = tn_type__is(type, TN_TYPE_VECTOR) ? tn_shaped_type_rank(type) : 0;
  for (size_t i = 0; i < rank; ++i) {
    if (tn_vector_type_is_scalable(type, i)) return true;
  }
  return false;
}

static tn_status check_constant(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type type = tn_op__result_type(context, op, 0);
  const tn_attribute value = tn_arith_constant_value(context, op);
  if (tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_signedness(type) != TN_SIGNLESS) {
    return tn_op__fail_named(context, op, NULL, "integer return type must be signless");
  }
  const bool is_elements = tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS) ||
                           tn_attribute__is(value, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS) ||
                           tn_attribute__is(value, TN_ATTRIBUTE_SPARSE_ELEMENTS) ||
                           tn_attribute__is(value, TN_ATTRIBUTE_DENSE_RESOURCE);
  const bool is_number =
      tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) || tn_attribute__is(value, TN_ATTRIBUTE_FLOAT);
  if (!is_elements && !is_number && !tn_attribute__is_of_dialect(value)) {
    return tn_op__fail_named(context, op, NULL,
                             "value must be an integer, float, or elements attribute");
  }
  if (is_elements && is_scalable(type) && !tn_dense_elements_attribute_is_splat(value)) {
    // The typo is MLIR's.
    return tn_op__fail_named(context, op, NULL,
                             "intializing scalable vectors with elements attribute is not "
                             "supported unless it's a vector splat");
  }
  return TN_OK;
}

/// Returns i1 in the shape of `type`.
static tn_status condition_like(tn_context* context, tn_type type, tn_type* out_type) {
  tn_type i1;
  TN_TRY(tn_integer_type_get(context, 1, TN_SIGNLESS, &i1));
  return tn_infer__type(context, TN_TRANSFORM_I1_LIKE, type, out_type);
}

static tn_status check_select(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type condition = tn_op__operand_type(context, op, TN_ARITH_SELECT_CONDITION);
  const tn_type type = tn_op__result_type(context, op, 0);
  if (tn_type__is(condition, TN_TYPE_INTEGER) && tn_integer_type_width(condition) == 1) {
    return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  if (!tn_type__is(type, TN_TYPE_VECTOR) && !tn_type__is(type, TN_TYPE_TENSOR) &&
      !tn_type__is(type, TN_TYPE_UNRANKED_TENSOR)) {
    tn_text_buffer_append_text(&text, "expected condition to be a signless i1, but got ");
    tn_text_buffer__append_type(&text, condition);
    return tn_check__fail(context, op, true, &text);
  }
  tn_text_buffer_free(&text);
  tn_type wanted;
  TN_TRY(condition_like(context, type, &wanted));
  if (wanted.storage == NULL || tn_type_equal(condition, wanted)) return TN_OK;
  return tn_check__fail_types(
      context, op, "expected condition type to have the same shape as the result type, expected ",
      wanted, ", but got ", condition, "");
}

const tn_named_check tn_arith_checks[] = {
    {"arith.constant", check_constant, NULL, true},
    {"arith.select", check_select, NULL, true},
    {NULL, NULL, NULL, false},
};
