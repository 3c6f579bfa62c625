// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of casts in arith and index.

#include "dialects/common/common.h"
#include "schema/check.h"

typedef bool (*cast_rule)(tn_type from, tn_type to);

static bool is_index(tn_type type) { return tn_type__is(type, TN_TYPE_INDEX); }

static bool widens(tn_type from, tn_type to) {
  return tn_type_bit_width(to) > tn_type_bit_width(from);
}

static bool narrows(tn_type from, tn_type to) {
  return tn_type_bit_width(to) < tn_type_bit_width(from);
}

static bool keeps_width(tn_type from, tn_type to) {
  return !is_index(from) && !is_index(to) && tn_type_bit_width(to) == tn_type_bit_width(from);
}

static bool is_to_or_from_index(tn_type from, tn_type to) { return is_index(from) != is_index(to); }

/// Returns whether ranked tensors have the same encoding.
static bool same_encoding(tn_type from, tn_type to) {
  if (!tn_type__is(from, TN_TYPE_TENSOR) || !tn_type__is(to, TN_TYPE_TENSOR)) return true;
  return tn_tensor_type_encoding(from).storage == tn_tensor_type_encoding(to).storage;
}

static tn_status check_cast(const tn_context* context, tn_ref op, cast_rule rule) {
  const tn_type from = tn_op__operand_type(context, op, 0);
  const tn_type to = tn_op__result_type(context, op, 0);
  if (same_encoding(from, to) && rule(tn_type__element(from), tn_type__element(to))) {
    return TN_OK;
  }
  return tn_check__fail_types(context, op, "operand type ", from, " and result type ", to,
                              " are cast incompatible");
}

static tn_status check_widening(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_cast(context, op, widens);
}

static tn_status check_narrowing(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_cast(context, op, narrows);
}

static tn_status check_bitcast(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_cast(context, op, keeps_width);
}

static tn_status check_index_cast(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_cast(context, op, is_to_or_from_index);
}

const tn_named_check tn_cast_checks[] = {
    {"widening", check_widening, NULL, true},
    {"narrowing", check_narrowing, NULL, true},
    {"bitcast", check_bitcast, NULL, true},
    {"index_cast", check_index_cast, NULL, true},
    {NULL, NULL, NULL, false},
};
