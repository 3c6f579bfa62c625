// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of scf: the values that regions take and yield.

#include "dialects/scf/scf.h"

#include <stdio.h>
#include <string.h>

#include "base/judy_map.h"
#include "dialects/arith_ops.h"
#include "dialects/common/value_row.h"
#include "dialects/tensor_ops.h"
#include "ir/definition.h"
#include "schema/check.h"

//===-- Yields --------------------------------------------------------------------------------===//

/// Checks that the region's last op yields the types of the op's results.
static tn_status check_yield(const tn_context* context, tn_ref op, uint32_t region) {
  const tn_ref last = tn_block__last_op(context, tn_op__first_block(context, op, region));
  if (!tn_op__is_called(context, last, TN_NAME_SCF_YIELD)) return TN_OK;
  return tn_check__edge(context, op, "Operation scf.yield to parent",
                        (tn_value_row){TN_ROW_OPERANDS, last, 0},
                        (tn_value_row){TN_ROW_RESULTS, op, 0});
}

//===-- scf.for -------------------------------------------------------------------------------===//

#define BOUND_COUNT 3u

static tn_status check_for(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  if (tn_op__operand_count(context, op) - BOUND_COUNT == tn_op__result_count(context, op)) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL,
                           "mismatch in number of loop-carried values and defined values");
}

/// Checks that two counts of `what` are equal.
static tn_status check_carried_count(const tn_context* context, tn_ref op, const char* what,
                                     uint32_t a, uint32_t b) {
  if (a == b) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "different number of %s: %u != %u", what, a, b);
}

static tn_status check_carried_types(const tn_context* context, tn_ref op, const char* a_name,
                                     tn_value_row a, const char* b_name, tn_value_row b) {
  const uint32_t count = tn_value_row__size(context, a);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type a_type = tn_value_row__type(context, a, i);
    const tn_type b_type = tn_value_row__type(context, b, i);
    if (tn_type_equal(a_type, b_type)) continue;
    char before[96];
    snprintf(before, sizeof before, "%u-th %s and %u-th %s have different type: ", i, a_name, i,
             b_name);
    return tn_check__fail_types(context, op, before, a_type, " != ", b_type, "");
  }
  return TN_OK;
}

static tn_status check_for_body(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref yield = tn_block__last_op(context, block);
  const tn_value_row inits = {TN_ROW_OPERANDS, op, BOUND_COUNT};
  const tn_value_row arguments = {TN_ROW_ARGUMENTS, block, 1};
  const tn_value_row yielded = {TN_ROW_OPERANDS, yield, 0};
  const tn_value_row results = {TN_ROW_RESULTS, op, 0};
  const uint32_t count = tn_value_row__size(context, arguments);
  TN_TRY(check_carried_count(context, op, "inits and region iter_args",
                             tn_value_row__size(context, inits), count));
  if (yield != 0) {
    TN_TRY(check_carried_count(context, op, "region iter_args and yielded values", count,
                               tn_value_row__size(context, yielded)));
  }
  TN_TRY(check_carried_count(context, op, "loop results and region iter_args",
                             tn_value_row__size(context, results), count));
  TN_TRY(check_carried_types(context, op, "init", inits, "region iter_arg", arguments));
  if (yield != 0) {
    TN_TRY(
        check_carried_types(context, op, "region iter_arg", arguments, "yielded value", yielded));
  }
  TN_TRY(check_carried_types(context, op, "region iter_arg", arguments, "loop result", results));
  if (tn_type_equal(tn_block__argument_type(context, block, 0),
                    tn_op__operand_type(context, op, TN_SCF_FOR_LOWER_BOUND))) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL,
                           "expected induction variable to be same type as bounds and step");
}

//===-- scf.if, scf.execute_region, scf.while -------------------------------------------------===//

static tn_status check_if(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  if (tn_op__result_count(context, op) == 0 ||
      tn_op__first_block(context, op, TN_SCF_IF_ELSE_REGION) != 0) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL, "must have an else block if defining values");
}

static tn_status check_if_regions(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  TN_TRY(check_yield(context, op, 0));
  return check_yield(context, op, 1);
}

static tn_status check_execute(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (block == 0) {
    return tn_op__fail_named(context, op, NULL, "region needs to have at least one block");
  }
  if (tn_block__argument_count(context, block) == 0) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "region cannot have any arguments");
}

static tn_status check_execute_region(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  for (tn_ref block = tn_op__first_block(context, op, 0); block != 0;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    if (!tn_op__is_called(context, last, TN_NAME_SCF_YIELD)) continue;
    TN_TRY(tn_check__edge(context, op, "Operation scf.yield to parent",
                          (tn_value_row){TN_ROW_OPERANDS, last, 0},
                          (tn_value_row){TN_ROW_RESULTS, op, 0}));
  }
  return TN_OK;
}

static tn_status check_while(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref before = tn_op__first_block(context, op, TN_SCF_WHILE_BEFORE);
  const tn_ref after = tn_op__first_block(context, op, TN_SCF_WHILE_AFTER);
  const tn_ref condition = tn_block__last_op(context, before);
  const tn_ref yield = tn_block__last_op(context, after);
  if (!tn_op__is_called(context, condition, TN_NAME_SCF_CONDITION)) {
    return tn_op__fail_named(context, op, NULL,
                             "expects the 'before' region to terminate with 'scf.condition'");
  }
  TN_TRY(tn_check__edge(context, op, "parent to Region #0", (tn_value_row){TN_ROW_OPERANDS, op, 0},
                        (tn_value_row){TN_ROW_ARGUMENTS, before, 0}));
  const tn_value_row forwarded = {TN_ROW_OPERANDS, condition, 1};
  TN_TRY(tn_check__edge(context, op, "Operation scf.condition to Region #1", forwarded,
                        (tn_value_row){TN_ROW_ARGUMENTS, after, 0}));
  TN_TRY(tn_check__edge(context, op, "Operation scf.condition to parent", forwarded,
                        (tn_value_row){TN_ROW_RESULTS, op, 0}));
  if (!tn_op__is_called(context, yield, TN_NAME_SCF_YIELD)) {
    return tn_op__fail_named(context, op, NULL,
                             "expects the 'after' region to terminate with 'scf.yield'");
  }
  return tn_check__edge(context, op, "Operation scf.yield to Region #0",
                        (tn_value_row){TN_ROW_OPERANDS, yield, 0},
                        (tn_value_row){TN_ROW_ARGUMENTS, before, 0});
}

//===-- scf.index_switch ----------------------------------------------------------------------===//

static tn_status check_switch_region(const tn_context* context, tn_ref op, uint32_t region,
                                     const char* name) {
  const tn_ref last = tn_block__last_op(context, tn_op__first_block(context, op, region));
  if (!tn_op__is_called(context, last, TN_NAME_SCF_YIELD)) {
    const tn_string_view found = last == 0
                                     ? tn_string_view_from("nothing")
                                     : tn_op_cell__name_text(context, tn_op__at(context, last));
    return tn_op__fail_named(context, op, NULL,
                             "expected region to end with scf.yield, but got %.*s", (int)found.size,
                             found.data);
  }
  const uint32_t count = tn_op__result_count(context, op);
  const uint32_t found = tn_op__operand_count(context, last);
  if (found != count) {
    return tn_op__fail_named(context, op, NULL,
                             "expected each region to return %u values, but %s returns %u", count,
                             name, found);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type type = tn_op__result_type(context, op, i);
    if (tn_type_equal(type, tn_op__operand_type(context, last, i))) continue;
    tn_text_buffer text = tn_text_buffer_make(&context->allocator);
    tn_text_buffer_format(&text, "expected result #%u of each region to be ", i);
    tn_text_buffer__append_type(&text, type);
    return tn_check__fail(context, op, true, &text);
  }
  return TN_OK;
}

static tn_status check_case_values(tn_context* context, tn_ref op, const int64_t* values,
                                   size_t count) {
  tn_judy_set seen = {NULL};
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    bool is_new = false;
    if (tn_judy_set_insert(&seen, (uintptr_t)values[i], &is_new) != TN_OK) {
      status = tn_context__out_of_memory(context);
    } else if (!is_new) {
      status = tn_op__fail_named(context, op, NULL, "has duplicate case value: %lld",
                                 (long long)values[i]);
    }
  }
  tn_judy_set_clear(&seen);
  return status;
}

static tn_status check_index_switch(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute cases = tn_scf_index_switch_cases(context, op);
  const uint32_t region_count = tn_op_cell__region_count(tn_op__at(context, op)) - 1;
  size_t size = 0;
  const int64_t* values = tn_dense_array_attribute_data(cases, &size);
  const size_t count = size / sizeof *values;
  if (count != region_count) {
    return tn_op__fail_named(context, op, NULL, "has %u case regions but %zu case values",
                             region_count, count);
  }
  TN_TRY(check_case_values(context, op, values, count));
  TN_TRY(check_switch_region(context, op, 0, "default region"));
  for (uint32_t i = 0; i < region_count; ++i) {
    char name[32];
    snprintf(name, sizeof name, "case region #%u", i);
    TN_TRY(check_switch_region(context, op, i + 1, name));
  }
  return TN_OK;
}

//===-- scf.parallel, scf.reduce --------------------------------------------------------------===//

static tn_status check_steps(const tn_context* context, tn_ref op, uint32_t first, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref constant =
        tn_op__operand_definition(context, op, first + i, TN_NAME_ARITH_CONSTANT);
    if (constant == 0) continue;
    const tn_attribute value = tn_arith_constant_value(context, constant);
    if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) && tn_integer_attribute_value(value) <= 0) {
      return tn_op__fail_named(context, op, NULL, "constant step operand must be positive");
    }
  }
  return TN_OK;
}

/// Checks that the reductions of the body match the results.
static tn_status check_reductions(const tn_context* context, tn_ref op, uint32_t init_count) {
  const tn_ref reduce = tn_block__last_op(context, tn_op__first_block(context, op, 0));
  if (!tn_op__is_called(context, reduce, TN_NAME_SCF_REDUCE)) {
    return tn_op__fail_named(context, op, NULL, "expects body to terminate with 'scf.reduce'");
  }
  const uint32_t result_count = tn_op__result_count(context, op);
  const uint32_t reduction_count = tn_op__operand_count(context, reduce);
  if (result_count != reduction_count) {
    return tn_op__fail_named(context, op, NULL,
                             "expects number of results: %u to be the same as number of "
                             "reductions: %u",
                             result_count, reduction_count);
  }
  if (result_count != init_count) {
    return tn_op__fail_named(context, op, NULL,
                             "expects number of results: %u to be the same as number of initial "
                             "values: %u",
                             result_count, init_count);
  }
  for (uint32_t i = 0; i < result_count; ++i) {
    const tn_type result = tn_op__result_type(context, op, i);
    const tn_type operand = tn_op__operand_type(context, reduce, i);
    if (tn_type_equal(result, operand)) continue;
    char before[80];
    char between[80];
    snprintf(before, sizeof before, "expects type of %u-th reduction operand: ", i);
    snprintf(between, sizeof between, " to be the same as the %u-th result type: ", i);
    return tn_check__fail_types(context, reduce, before, operand, between, result, "");
  }
  return TN_OK;
}

static tn_status check_parallel(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t rank = counts[2];
  if (rank == 0) {
    return tn_op__fail_named(
        context, op, NULL, "needs at least one tuple element for lowerBound, upperBound and step");
  }
  TN_TRY(check_steps(context, op, counts[0] + counts[1], rank));
  const uint32_t argument_count = tn_block__argument_count(context, block);
  if (argument_count != rank) {
    return tn_op__fail_named(context, op, NULL,
                             "expects the same number of induction variables: %u as bound and "
                             "step values: %u",
                             argument_count, rank);
  }
  for (uint32_t i = 0; i < rank; ++i) {
    if (tn_type__is(tn_block__argument_type(context, block, i), TN_TYPE_INDEX)) continue;
    return tn_op__fail_named(context, op, NULL,
                             "expects arguments for the induction variable to be of index type");
  }
  return check_reductions(context, op, counts[3]);
}

static tn_status check_reduce(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const uint32_t count = tn_op_cell__region_count(tn_op__at(context, op));
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref block = tn_op__first_block(context, op, i);
    const tn_type type = tn_op__operand_type(context, op, i);
    if (tn_block__argument_count(context, block) != 2 ||
        !tn_type_equal(tn_block__argument_type(context, block, 0), type) ||
        !tn_type_equal(tn_block__argument_type(context, block, 1), type)) {
      tn_text_buffer text = tn_text_buffer_make(&context->allocator);
      tn_text_buffer_append_text(&text, "expected two block arguments with type ");
      tn_text_buffer__append_type(&text, type);
      tn_text_buffer_format(&text, " in the %u-th reduction region", i);
      return tn_check__fail(context, op, true, &text);
    }
    if (tn_op__is_called(context, tn_block__last_op(context, block), TN_NAME_SCF_REDUCE_RETURN))
      continue;
    return tn_op__fail_named(context, op, NULL,
                             "reduction bodies must be terminated with an 'scf.reduce.return' op");
  }
  return TN_OK;
}

static tn_status check_reduce_return(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_block_cell* block = tn_block__at(context, tn_op__at(context, op)->block);
  const tn_ref reduce = tn_op_cell__parent(context, tn_op__at(context, op));
  if (!tn_op__is_called(context, reduce, TN_NAME_SCF_REDUCE)) return TN_OK;
  const uint32_t index = tn_region__at(context, block->region)->index;
  const tn_type type = tn_op__operand_type(context, reduce, index);
  if (tn_type_equal(type, tn_op__operand_type(context, op, TN_SCF_REDUCE_RETURN_RESULT)))
    return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "must have type ");
  tn_text_buffer__append_type(&text, type);
  tn_text_buffer_append_text(&text, " (the type of the reduction inputs)");
  return tn_check__fail(context, op, true, &text);
}

//===-- scf.forall ----------------------------------------------------------------------------===//

/// Checks that there are bounds and steps for each of `rank` loops: integers, or operands if the
/// integer is dynamic.
static tn_status check_ranges(const tn_context* context, tn_ref op, size_t rank,
                              const uint32_t* operand_counts) {
  static const char* const names[][2] = {{"staticLowerBound", "lower bound"},
                                         {"staticUpperBound", "upper bound"},
                                         {"staticStep", "step"}};
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_attribute numbers = {tn_op__inherent(context, op, names[i][0])};
    size_t size = 0;
    const int64_t* data = tn_dense_array_attribute_data(numbers, &size);
    const size_t count = size / sizeof *data;
    uint32_t dynamic_count = 0;
    for (size_t k = 0; k < count; ++k) dynamic_count += data[k] == TN_DYNAMIC;
    if (count != rank) {
      return tn_op__fail(context, op, NULL, "expected %zu %s values, got %zu", rank, names[i][1],
                         count);
    }
    if (dynamic_count != operand_counts[i]) {
      return tn_op__fail(context, op, NULL, "expected %u dynamic %s values", dynamic_count,
                         names[i][1]);
    }
  }
  return TN_OK;
}

/// Checks the arguments of the body: an index for each of `rank` loops, then the outputs.
static tn_status check_forall_body(const tn_context* context, tn_ref op, uint32_t rank,
                                   uint32_t first_output, uint32_t output_count) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (tn_block__argument_count(context, block) != (size_t)rank + output_count) {
    return tn_op__fail_named(context, op, NULL, "region expects %u arguments", rank);
  }
  for (uint32_t i = 0; i < rank; ++i) {
    if (tn_type__is(tn_block__argument_type(context, block, i), TN_TYPE_INDEX)) continue;
    return tn_op__fail_named(context, op, NULL, "expects %u-th block argument to be an index", i);
  }
  for (uint32_t i = 0; i < output_count; ++i) {
    if (tn_type_equal(tn_block__argument_type(context, block, rank + i),
                      tn_op__operand_type(context, op, first_output + i))) {
      continue;
    }
    return tn_op__fail_named(context, op, NULL,
                             "type mismatch between %u-th output and corresponding block argument",
                             i);
  }
  return TN_OK;
}

/// Checks that there is a mapping attribute for each dimension, not counting masks.
static tn_status check_mapping(tn_context* context, tn_ref op, size_t rank) {
  const tn_attribute mapping = tn_scf_forall_mapping(context, op);
  const size_t count = tn_array_attribute_count(mapping);
  size_t mask_count = 0;
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute each = tn_array_attribute_element(mapping, i);
    mask_count += tn_opaque__is_called(each.storage, "gpu", "mask");
  }
  if (count != 0 && count - mask_count != rank) {
    return tn_op__fail_named(context, op, NULL, "mapping attribute size must match op rank");
  }
  if (mask_count > 1) {
    return tn_op__fail_named(context, op, NULL,
                             "\"mapping\" supports at most one device masking attribute");
  }
  return TN_OK;
}

static tn_status check_forall(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_attribute bounds = tn_scf_forall_static_lower_bound(context, op);
  uint32_t counts[TN_GROUPS_MAX];
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  size_t size = 0;
  tn_dense_array_attribute_data(bounds, &size);
  const size_t rank = size / sizeof(int64_t);
  const uint32_t result_count = tn_op__result_count(context, op);
  if (result_count != counts[3]) {
    return tn_op__fail_named(context, op, NULL, "produces %u results, but has only %u outputs",
                             result_count, counts[3]);
  }
  TN_TRY(
      check_forall_body(context, op, (uint32_t)rank, counts[0] + counts[1] + counts[2], counts[3]));
  TN_TRY(check_mapping(context, op, rank));
  return check_ranges(context, op, rank, counts);
}

/// Checks that the region has only insertions into the arguments of the enclosing loop.
static tn_status check_in_parallel(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref forall = tn_op_cell__parent(context, tn_op__at(context, op));
  const tn_ref block = tn_op__first_block(context, op, 0);
  tn_ref inner = block == 0 ? 0 : tn_block__at(context, block)->first_op;
  for (; inner != 0; inner = tn_op__at(context, inner)->next) {
    const tn_op_cell* cell = tn_op__at(context, inner);
    // An unregistered op may be an insertion.
    if (tn_op_definition__of_name(tn_op_cell__name(context, cell)) == NULL) continue;
    if (!tn_op__is_called(context, inner, TN_NAME_TENSOR_PARALLEL_INSERT_SLICE)) {
      return tn_op__fail_named(context, op, NULL, "expected only ParallelCombiningOpInterface ops");
    }
    if (tn_op_cell__operand_count(context, cell) < 2) continue;
    const tn_ref into = tn_op_cell__operand(context, inner, cell, 1);
    if (into != 0 && tn_value__is_argument(into) &&
        tn_argument__at(context, into)->block == tn_op__first_block(context, forall, 0)) {
      continue;
    }
    return tn_op__fail_named(context, inner, NULL, "may only insert into an output block argument");
  }
  return TN_OK;
}

const tn_named_check tn_scf_checks[] = {
    {"scf.for", check_for, NULL, false},
    {"scf.for body", check_for_body, NULL, false},
    {"scf.if", check_if, NULL, false},
    {"scf.if regions", check_if_regions, NULL, false},
    {"scf.execute_region", check_execute, NULL, false},
    {"scf.execute_region regions", check_execute_region, NULL, false},
    {"scf.while", check_while, NULL, false},
    {"scf.index_switch", check_index_switch, NULL, false},
    {"scf.parallel", check_parallel, NULL, false},
    {"scf.reduce", check_reduce, NULL, false},
    {"scf.reduce.return", check_reduce_return, NULL, false},
    {"scf.forall", check_forall, NULL, false},
    {"scf.forall.in_parallel", check_in_parallel, NULL, false},
    {NULL, NULL, NULL, false},
};
