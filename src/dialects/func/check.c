// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of func: operands of calls and returns.

#include "dialects/func/func.h"

#include <stdio.h>

#include "dialects/common/function.h"
#include "ir/symbol.h"
#include "schema/check.h"

/// Checks the operands of func.return against the function type.
static tn_status check_return(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return tn_function__check_end(context, op, "return");
}

/// Appends quoted types, separated by commas.
static void put_type(tn_text_buffer* text, tn_type type, bool is_first) {
  tn_text_buffer_append_text(text, is_first ? "'" : ", '");
  tn_type__append_text(type, text);
  tn_text_buffer_append_text(text, "'");
}

/// Reports the types of all results and of the function.
static tn_status fail_results(const tn_context* context, tn_ref op, tn_type type, uint32_t index) {
  const tn_op_cell* cell = tn_op__at(context, op);
  tn_text_buffer found = tn_text_buffer_make(&context->allocator);
  tn_text_buffer wanted = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&found, "      op result types: ");
  tn_text_buffer_append_text(&wanted, "function result types: ");
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    put_type(&found, tn_value__type_or_null(context, tn_op_cell__result(op, cell, i)), i == 0);
    put_type(&wanted, tn_function_type_result(type, i), i == 0);
  }
  tn_text_buffer_append(&found, "", 1);
  tn_text_buffer_append(&wanted, "", 1);
  tn_status status = TN_OK;
  if (found.failed || wanted.failed) {
    status = tn_context__out_of_memory(context);
  } else {
    const tn_location where = {context, cell->location};
    const tn_op_note second = {where, wanted.data, NULL};
    const tn_op_note first = {where, found.data, &second};
    status = tn_op__fail_named(context, op, &first, "result type mismatch at index %u", index);
  }
  tn_text_buffer_free(&found);
  tn_text_buffer_free(&wanted);
  return status;
}

static tn_status check_call_types(const tn_context* context, tn_ref op, tn_type type) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (tn_op_cell__operand_count(context, cell) != tn_function_type_input_count(type)) {
    return tn_op__fail_named(context, op, NULL, "incorrect number of operands for callee");
  }
  for (uint32_t i = 0; i < tn_op_cell__operand_count(context, cell); ++i) {
    const tn_type found =
        tn_value__type_or_null(context, tn_op_cell__operand(context, op, cell, i));
    const tn_type wanted = tn_function_type_input(type, i);
    if (tn_type_equal(found, wanted)) continue;
    char after[64];
    snprintf(after, sizeof after, " for operand number %u", i);
    return tn_check__fail_types(context, op, "operand type mismatch: expected operand type ",
                                wanted, ", but provided ", found, after);
  }
  if (tn_op_cell__result_count(cell) != tn_function_type_result_count(type)) {
    return tn_op__fail_named(context, op, NULL, "incorrect number of results for callee");
  }
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    const tn_type found = tn_value__type_or_null(context, tn_op_cell__result(op, cell, i));
    const tn_type wanted = tn_function_type_result(type, i);
    if (tn_type_equal(found, wanted)) continue;
    return fail_results(context, op, type, i);
  }
  return TN_OK;
}

/// Checks that the callee of func.call is a function of that type.
static tn_status check_call(tn_context* context, tn_ref op, const tn_op_schema* schema,
                            tn_symbol_finder* finder) {
  (void)schema;
  const tn_attribute callee = tn_func_call_callee(context, op);
  const tn_ref function = tn_check__symbol(context, op, callee, finder);
  const tn_string_view name = tn_symbol_ref_attribute_root(callee);
  if (function == 0 ||
      !tn_string_view_equal(tn_op_cell__name_text(context, tn_op__at(context, function)),
                            tn_string_view_from(TN_NAME_FUNC_FUNC))) {
    return tn_op__fail_named(context, op, NULL, "'%.*s' does not reference a valid function",
                             (int)name.size, name.data);
  }
  return check_call_types(context, op, tn_function__type(context, function));
}

/// Checks that func.constant refers to a function of its type.
static tn_status check_constant(tn_context* context, tn_ref op, const tn_op_schema* schema,
                                tn_symbol_finder* finder) {
  (void)schema;
  const tn_attribute value = tn_func_constant_value(context, op);
  const tn_string_view name = tn_symbol_ref_attribute_root(value);
  const tn_ref function = tn_check__symbol(context, op, value, finder);
  if (function == 0) {
    return tn_op__fail_named(context, op, NULL, "reference to undefined function '%.*s'",
                             (int)name.size, name.data);
  }
  const tn_type type = tn_function__type(context, function);
  const tn_type found =
      tn_value__type_or_null(context, tn_op_cell__result(op, tn_op__at(context, op), 0));
  if (tn_type_equal(type, found)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "reference to function with mismatched type");
}

const tn_named_check tn_func_checks[] = {
    {"func.func", tn_function__check, NULL, false},
    {"func.return", check_return, NULL, false},
    {"func.call", NULL, check_call, false},
    {"func.constant", NULL, check_constant, false},
    {NULL, NULL, NULL, false},
};
