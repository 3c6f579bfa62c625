// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of func: what functions, calls and returns hand over.

#include "dialects/func/func.h"

#include <stdio.h>

#include "ir/symbol.h"
#include "schema/check.h"

static tn_type function_type_of(const tn_context* context, tn_ref op) {
  const tn_attribute type = {tn_op__inherent(context, op, "function_type")};
  return tn_attribute__is(type, TN_ATTRIBUTE_TYPE) ? tn_type_attribute_value(type)
                                                   : (tn_type){NULL};
}

/// Attributes of arguments (results): a dictionary for each, of attributes of dialects.
static tn_status check_dictionaries(const tn_context* context, tn_ref op, const char* key,
                                    const char* what, size_t count) {
  const tn_attribute all = {tn_op__inherent(context, op, key)};
  if (all.storage == NULL) return TN_OK;
  const size_t found = tn_array_attribute_count(all);
  if (found != count) {
    return tn_op__fail_named(context, op, NULL,
                             "expects %s attribute array to have the same number of elements as "
                             "the number of function %ss, got %zu, but expected %zu",
                             what, what, found, count);
  }
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute one = tn_array_attribute_element(all, i);
    for (size_t k = 0; k < tn_dictionary_attribute_count(one); ++k) {
      const tn_string_view name = tn_identifier_text(tn_dictionary_attribute_entry(one, k).name);
      if (memchr(name.data, '.', name.size) != NULL) continue;
      return tn_op__fail_named(context, op, NULL, "%ss may only have dialect attributes", what);
    }
  }
  return TN_OK;
}

/// A function without a body is no public one.
static tn_status check_declaration(const tn_context* context, tn_ref op) {
  const tn_attribute visibility = {tn_op__inherent(context, op, "sym_visibility")};
  if (visibility.storage != NULL &&
      !tn_string_view_equal(tn_string_attribute_value(visibility), tn_string_view_from("public"))) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL, "symbol declaration cannot have public visibility");
}

/// The entry block has the arguments that the type says.
static tn_status check_func(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref block = tn_region__at(context, tn_op__region(cell, 0))->first_block;
  const tn_type type = function_type_of(context, op);
  if (block == 0) TN_TRY(check_declaration(context, op));
  TN_TRY(
      check_dictionaries(context, op, "arg_attrs", "argument", tn_function_type_input_count(type)));
  TN_TRY(
      check_dictionaries(context, op, "res_attrs", "result", tn_function_type_result_count(type)));
  if (block == 0) return TN_OK;
  const tn_block_cell* entry = tn_block__at(context, block);
  const size_t count = tn_function_type_input_count(type);
  if (entry->argument_count != count) {
    return tn_op__fail_named(context, op, NULL,
                             "entry block must have %zu arguments to match function signature",
                             count);
  }
  for (uint32_t i = 0; i < entry->argument_count; ++i) {
    const tn_type found = tn_check__type_of(context, tn_block__argument(context, entry, i));
    const tn_type wanted = tn_function_type_input(type, i);
    if (tn_type_equal(found, wanted)) continue;
    char before[96];
    snprintf(before, sizeof before, "type of entry block argument #%u(", i);
    return tn_check__fail_types(
        context, op, before, found,
        ") must match the type of the corresponding argument in function signature(", wanted, ")");
  }
  return TN_OK;
}

/// func.return gives what the function around it says.
static tn_status check_return(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref function = tn_op__parent(context, cell);
  if (function == 0) return TN_OK;
  const tn_type type = function_type_of(context, function);
  const uint32_t count = tn_op__operand_count(context, cell);
  const size_t wanted = tn_function_type_result_count(type);
  const tn_attribute name = {tn_op__inherent(context, function, "sym_name")};
  const tn_string_view shown = tn_string_attribute_value(name);
  if (count != wanted) {
    return tn_op__fail_named(context, op, NULL,
                             "has %u operands, but enclosing function (@%.*s) returns %zu", count,
                             (int)shown.size, shown.data, wanted);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type found = tn_check__type_of(context, tn_op__operand_value(context, op, cell, i));
    const tn_type result = tn_function_type_result(type, i);
    if (tn_type_equal(found, result)) continue;
    tn_text_buffer text = tn_text_buffer_make(&context->allocator);
    tn_text_buffer_format(&text, "type of return operand %u (", i);
    tn_text_buffer__append_type(&text, found);
    tn_text_buffer_append_text(&text, ") doesn't match function result type (");
    tn_text_buffer__append_type(&text, result);
    tn_text_buffer_format(&text, ") in function @%.*s", (int)shown.size, shown.data);
    const tn_status status = tn_op__fail(context, op, NULL, "%.*s", (int)text.size, text.data);
    tn_text_buffer_free(&text);
    return status;
  }
  return TN_OK;
}

static tn_status check_call_types(const tn_context* context, tn_ref op, tn_type type) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (tn_op__operand_count(context, cell) != tn_function_type_input_count(type)) {
    return tn_op__fail_named(context, op, NULL, "incorrect number of operands for callee");
  }
  for (uint32_t i = 0; i < tn_op__operand_count(context, cell); ++i) {
    const tn_type found = tn_check__type_of(context, tn_op__operand_value(context, op, cell, i));
    const tn_type wanted = tn_function_type_input(type, i);
    if (tn_type_equal(found, wanted)) continue;
    char after[64];
    snprintf(after, sizeof after, " for operand number %u", i);
    return tn_check__fail_types(context, op, "operand type mismatch: expected operand type ",
                                wanted, ", but provided ", found, after);
  }
  if (tn_op__result_count(cell) != tn_function_type_result_count(type)) {
    return tn_op__fail_named(context, op, NULL, "incorrect number of results for callee");
  }
  for (uint32_t i = 0; i < tn_op__result_count(cell); ++i) {
    const tn_type found = tn_check__type_of(context, tn_op__result(op, cell, i));
    const tn_type wanted = tn_function_type_result(type, i);
    if (tn_type_equal(found, wanted)) continue;
    return tn_op__fail_named(context, op, NULL, "result type mismatch at index %u", i);
  }
  return TN_OK;
}

/// The callee of func.call is a function of that type.
static tn_status check_call(tn_context* context, tn_ref op, const tn_op_schema* schema,
                            tn_symbol_finder* finder) {
  (void)schema;
  const tn_attribute callee = {tn_op__inherent(context, op, "callee")};
  const tn_ref function = tn_check__symbol(context, op, callee, finder);
  const tn_string_view name = tn_symbol_ref_attribute_root(callee);
  if (function == 0 ||
      !tn_string_view_equal(tn_op__name_text(context, tn_op__at(context, function)),
                            tn_string_view_from("func.func"))) {
    return tn_op__fail_named(context, op, NULL, "'%.*s' does not reference a valid function",
                             (int)name.size, name.data);
  }
  return check_call_types(context, op, function_type_of(context, function));
}

/// func.constant names a function of its type.
static tn_status check_constant(tn_context* context, tn_ref op, const tn_op_schema* schema,
                                tn_symbol_finder* finder) {
  (void)schema;
  const tn_attribute value = {tn_op__inherent(context, op, "value")};
  const tn_string_view name = tn_symbol_ref_attribute_root(value);
  const tn_ref function = tn_check__symbol(context, op, value, finder);
  if (function == 0) {
    return tn_op__fail_named(context, op, NULL, "reference to undefined function '%.*s'",
                             (int)name.size, name.data);
  }
  const tn_type type = function_type_of(context, function);
  const tn_type found = tn_check__type_of(context, tn_op__result(op, tn_op__at(context, op), 0));
  if (tn_type_equal(type, found)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "reference to function with mismatched type");
}

const tn_named_check tn_func_checks[] = {
    {"func.func", check_func, NULL, false},
    {"func.return", check_return, NULL, false},
    {"func.call", NULL, check_call, false},
    {"func.constant", NULL, check_constant, false},
    {NULL, NULL, NULL, false},
};
