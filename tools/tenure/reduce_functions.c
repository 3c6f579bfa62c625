// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: arguments and results of functions, with the calls. It knows those of `func`; what
// other ops name a function in another way is refused by the verifier, and the function stays.

#include <stdlib.h>
#include <tenure/analysis.h>
#include <tenure/block.h>
#include <tenure/symbol.h>
#include <tenure/value.h>

#include "reduce.h"

static tn_attribute attribute_of(tn_op op, const char* name) {
  return tn_op_attribute(op, tn_string_view_from(name));
}

static tn_type type_of(tn_op function) {
  const tn_attribute type = attribute_of(function, "function_type");
  if (tn_attribute_is_null(type)) return (tn_type){0};
  return tn_type_attribute_value(type);
}

static bool is_function(tn_op op) {
  return tn_op_is_called(op, "func.func") && tn_type_kind_of(type_of(op)) == TN_TYPE_FUNCTION;
}

static void set(tn_op op, const char* name, tn_attribute value) {
  tn_identifier identifier;
  if (tn_identifier_get(tn_op_context(op), tn_string_view_from(name), &identifier) == TN_OK) {
    (void)!tn_op_set_attribute(op, identifier, value);
  }
}

// Takes element `index` out of an array attribute of the op, if it has one.
static void shorten(tn_op op, const char* name, size_t index) {
  const tn_attribute array = attribute_of(op, name);
  if (tn_attribute_is_null(array) || tn_attribute_kind_of(array) != TN_ATTRIBUTE_ARRAY) return;
  const size_t count = tn_array_attribute_count(array);
  tn_attribute* kept = malloc((count + 1) * sizeof *kept);
  tn_attribute shorter;
  size_t kept_count = 0;
  for (size_t i = 0; i < count && kept != NULL; ++i) {
    if (i != index) kept[kept_count++] = tn_array_attribute_element(array, i);
  }
  if (kept != NULL &&
      tn_array_attribute_get(tn_op_context(op), kept, kept_count, &shorter) == TN_OK) {
    set(op, name, shorter);
  }
  free(kept);
}

// The function's type without input `index`, or without result `index`.
static void shorten_type(tn_op function, bool of_results, size_t index) {
  const tn_type type = type_of(function);
  const size_t inputs = tn_function_type_input_count(type);
  const size_t results = tn_function_type_result_count(type);
  tn_type* types = malloc((inputs + results + 1) * sizeof *types);
  tn_type shorter;
  tn_attribute value;
  size_t count = 0;
  if (types == NULL) return;
  for (size_t i = 0; i < inputs; ++i) {
    if (of_results || i != index) types[count++] = tn_function_type_input(type, i);
  }
  const size_t kept_inputs = count;
  for (size_t i = 0; i < results; ++i) {
    if (!of_results || i != index) types[count++] = tn_function_type_result(type, i);
  }
  if (tn_function_type_get(tn_op_context(function), types, kept_inputs, types + kept_inputs,
                           count - kept_inputs, &shorter) == TN_OK &&
      tn_type_attribute_get(shorter, &value) == TN_OK) {
    set(function, "function_type", value);
  }
  free(types);
}

// Has `change` called with every call of the function.
static void change_calls(tn_op function, size_t index, void (*change)(tn_op call, size_t index)) {
  tn_symbol_users* users = NULL;
  if (tn_symbol_users_create(tn_op_root(function), &users) != TN_OK) return;
  const size_t count = tn_symbol_users_count(users, function);
  for (size_t i = 0; i < count; ++i) {
    const tn_op user = tn_symbol_users_get(users, function, i);
    if (tn_op_check(user) == TN_OK && tn_op_is_called(user, "func.call")) change(user, index);
  }
  tn_symbol_users_destroy(users);
}

//===-- Arguments -----------------------------------------------------------------------------===//

static void shorten_call(tn_op call, size_t index) {
  if (index >= tn_op_operand_count(call)) return;
  shorten(call, "arg_attrs", index);
  (void)!tn_op_erase_operands(call, index, 1);
}

// Replaces the argument where it is used: by another one of its type, or by what is made for it.
static bool replace_argument(tn_block block, size_t index) {
  const tn_value argument = tn_block_argument(block, index);
  const tn_type type = tn_value_type(argument);
  tn_type other;
  if (!tn_value_has_uses(argument)) return true;
  // While a value is looked for the argument has another type, so that it is not the one.
  if (tn_none_type_get(tn_type_context(type), &other) != TN_OK ||
      tn_value_set_type(argument, other) != TN_OK) {
    return false;
  }
  const tn_value value = reduce_value((tn_op){0}, tn_block_first_op(block), type);
  return !tn_value_is_null(value) && tn_value_replace_all_uses(argument, value) == TN_OK;
}

static void erase_argument(tn_op function, size_t index) {
  const tn_region body = tn_op_region(function, 0);
  if (!tn_region_is_empty(body)) {
    const tn_block block = tn_region_first_block(body);
    if (index >= tn_block_argument_count(block) || !replace_argument(block, index) ||
        tn_block_erase_argument(block, index) != TN_OK) {
      return;
    }
  }
  shorten_type(function, false, index);
  shorten(function, "arg_attrs", index);
  change_calls(function, index, shorten_call);
}

// Arguments from the last to the first, so that a number stands for the same one until it is gone.
size_t reduce_visit_arguments(reduce_case* it, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(it, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    if (!is_function(ops.items[i])) continue;
    for (size_t k = tn_function_type_input_count(type_of(ops.items[i])); k-- > 0; ++count) {
      if (apply && count >= first && count < end) erase_argument(ops.items[i], k);
    }
  }
  tool_ops_free(&ops);
  return count;
}

//===-- Results -------------------------------------------------------------------------------===//

static void shorten_results(tn_op call, size_t index) {
  if (index >= tn_op_result_count(call)) return;
  shorten(call, "res_attrs", index);
  reduce_erase_result(tn_context_root_scope(tn_op_context(call)), call, index);
}

static void erase_result(tn_op function, size_t index) {
  const tn_region body = tn_op_region(function, 0);
  tn_block block = tn_region_first_block(body);
  for (; !tn_block_is_null(block); block = tn_block_next(block)) {
    const tn_op last = tn_block_terminator(block);
    if (!tn_op_is_called(last, "func.return") || index >= tn_op_operand_count(last)) continue;
    (void)!tn_op_erase_operands(last, index, 1);
  }
  change_calls(function, index, shorten_results);
  shorten_type(function, true, index);
  shorten(function, "res_attrs", index);
}

size_t reduce_visit_function_results(reduce_case* it, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(it, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    if (tn_op_check(ops.items[i]) != TN_OK || !is_function(ops.items[i])) continue;
    for (size_t k = tn_function_type_result_count(type_of(ops.items[i])); k-- > 0; ++count) {
      if (apply && count >= first && count < end) erase_result(ops.items[i], k);
    }
  }
  tool_ops_free(&ops);
  return count;
}
