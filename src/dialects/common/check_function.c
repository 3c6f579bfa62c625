// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is checked of functions: their signature, attributes of arguments and results, and the
// entry block.

#include <stdio.h>

#include "dialects/common/function.h"
#include "schema/check.h"

tn_type tn_function__type(const tn_context* context, tn_ref op) {
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

tn_status tn_function__check(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref block = tn_region__at(context, tn_op__region(cell, 0))->first_block;
  const tn_type type = tn_function__type(context, op);
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
