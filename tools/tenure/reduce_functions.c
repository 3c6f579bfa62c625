// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: arguments and results of functions, with their calls. Only handles calls of
// `func`; the verifier rejects the change if other ops refer to the function, and the function
// stays.

#include <stdlib.h>
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

// Returns true if `i` is one of `count` indices from `index` on.
static bool goes(size_t i, size_t index, size_t count) { return i >= index && i - index < count; }

// Removes `count` elements from `index` on from an array attribute of the op, if it has one.
static void shorten(tn_op op, const char* name, size_t index, size_t count) {
  const tn_attribute array = attribute_of(op, name);
  if (tn_attribute_is_null(array) || tn_attribute_kind_of(array) != TN_ATTRIBUTE_ARRAY) return;
  const size_t size = tn_array_attribute_count(array);
  tn_attribute* kept = malloc((size + 1) * sizeof *kept);
  tn_attribute shorter;
  size_t kept_count = 0;
  for (size_t i = 0; i < size && kept != NULL; ++i) {
    if (!goes(i, index, count)) kept[kept_count++] = tn_array_attribute_element(array, i);
  }
  if (kept != NULL &&
      tn_array_attribute_get(tn_op_context(op), kept, kept_count, &shorter) == TN_OK) {
    set(op, name, shorter);
  }
  free(kept);
}

// Removes `count` inputs or results from `index` on from the function's type.
static void shorten_type(tn_op function, bool of_results, size_t index, size_t count) {
  const tn_type type = type_of(function);
  const size_t inputs = tn_function_type_input_count(type);
  const size_t results = tn_function_type_result_count(type);
  tn_type* types = malloc((inputs + results + 1) * sizeof *types);
  tn_type shorter;
  tn_attribute value;
  size_t kept = 0;
  if (types == NULL) return;
  for (size_t i = 0; i < inputs; ++i) {
    if (of_results || !goes(i, index, count)) types[kept++] = tn_function_type_input(type, i);
  }
  const size_t kept_inputs = kept;
  for (size_t i = 0; i < results; ++i) {
    if (!of_results || !goes(i, index, count)) types[kept++] = tn_function_type_result(type, i);
  }
  if (tn_function_type_get(tn_op_context(function), types, kept_inputs, types + kept_inputs,
                           kept - kept_inputs, &shorter) == TN_OK &&
      tn_type_attribute_get(shorter, &value) == TN_OK) {
    set(function, "function_type", value);
  }
  free(types);
}

// Calls `change` for every call of the function.
static void change_calls(reduce_users* users, tn_op function, size_t index, size_t count,
                         void (*change)(tn_op call, size_t index, size_t count)) {
  tn_op user;
  for (size_t i = 0; reduce_users_get(users, function, i, &user); ++i) {
    if (!tn_op_is_null(user) && tn_op_is_called(user, "func.call")) change(user, index, count);
  }
}

//===-- Arguments -----------------------------------------------------------------------------===//

static void shorten_call(tn_op call, size_t index, size_t count) {
  if (index + count > tn_op_operand_count(call)) return;
  shorten(call, "arg_attrs", index, count);
  (void)!tn_op_erase_operands(call, index, count);
}

// Replaces uses of the argument by another argument with its type, or by a new value.
static bool replace_argument(tn_block block, size_t index) {
  const tn_value argument = tn_block_argument(block, index);
  const tn_type type = tn_value_type(argument);
  tn_type other;
  if (!tn_value_has_uses(argument)) return true;
  // The argument has another type during the search for a value, so that it is not found itself.
  if (tn_none_type_get(tn_type_context(type), &other) != TN_OK ||
      tn_value_set_type(argument, other) != TN_OK) {
    return false;
  }
  const tn_value value = reduce_value((tn_op){0}, tn_block_first_op(block), type);
  return !tn_value_is_null(value) && tn_value_replace_all_uses(argument, value) == TN_OK;
}

static void erase_arguments(reduce_users* users, tn_op function, size_t index, size_t count) {
  const tn_region body = tn_op_region(function, 0);
  if (!tn_region_is_empty(body)) {
    const tn_block block = tn_region_first_block(body);
    for (size_t i = index + count; i-- > index;) {
      if (i >= tn_block_argument_count(block) || !replace_argument(block, i) ||
          tn_block_erase_argument(block, i) != TN_OK) {
        return;
      }
    }
  }
  shorten_type(function, false, index, count);
  shorten(function, "arg_attrs", index, count);
  change_calls(users, function, index, count, shorten_call);
}

// Visits arguments from the last to the first, so that an index refers to the same one until it is
// erased.
size_t reduce_visit_arguments(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  reduce_users users = {0};
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    if (!is_function(ops.items[i])) continue;
    const size_t inputs = tn_function_type_input_count(type_of(ops.items[i]));
    size_t index;
    const size_t gone = apply ? reduce_items(count, inputs, first, end, &index) : 0;
    if (gone != 0) erase_arguments(&users, ops.items[i], index, gone);
    count += inputs;
  }
  reduce_users_close(&users);
  tool_ops_free(&ops);
  return count;
}

//===-- Results -------------------------------------------------------------------------------===//

static void shorten_results(tn_op call, size_t index, size_t count) {
  if (index + count > tn_op_result_count(call)) return;
  shorten(call, "res_attrs", index, count);
  reduce_erase_results(tn_context_root_scope(tn_op_context(call)), call, index, count);
}

static void erase_results(reduce_users* users, tn_op function, size_t index, size_t count) {
  const tn_region body = tn_op_region(function, 0);
  tn_block block = tn_region_first_block(body);
  for (; !tn_block_is_null(block); block = tn_block_next(block)) {
    const tn_op last = tn_block_terminator(block);
    if (!tn_op_is_called(last, "func.return") || index + count > tn_op_operand_count(last))
      continue;
    (void)!tn_op_erase_operands(last, index, count);
  }
  change_calls(users, function, index, count, shorten_results);
  shorten_type(function, true, index, count);
  shorten(function, "res_attrs", index, count);
}

size_t reduce_visit_function_results(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  reduce_users users = {0};
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    if (tn_op_check(ops.items[i]) != TN_OK || !is_function(ops.items[i])) continue;
    const size_t results = tn_function_type_result_count(type_of(ops.items[i]));
    size_t index;
    const size_t gone = apply ? reduce_items(count, results, first, end, &index) : 0;
    if (gone != 0) erase_results(&users, ops.items[i], index, gone);
    count += results;
  }
  reduce_users_close(&users);
  tool_ops_free(&ops);
  return count;
}
