// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The matcher language: matching an op.
//
// A matcher is first evaluated for the op alone, and, if that fails, for a slice that starts from
// the op. Matchers in a slice's matcher, and its filter, only match ops. As in mlir-query, an allOf
// with both kinds matches nothing.

#include <math.h>
#include <tenure/op_interface.h>
#include <tenure/value.h>

#include "query_matcher.h"

//===-- Constants -----------------------------------------------------------------------------===//

static bool constant_of(tn_op op, tn_attribute* out_constant) {
  return tn_op_result_count(op) == 1 &&
         tn_value_constant(tn_op_result(op, 0), out_constant) == TN_OK;
}

static bool is_splat(tn_attribute constant) {
  return tn_attribute_kind_of(constant) == TN_ATTRIBUTE_DENSE_ELEMENTS &&
         tn_dense_elements_attribute_is_splat(constant);
}

// Returns whether an integer, or a splat of integers, is zero or one. Returns false for others.
static bool read_integer(tn_attribute constant, bool* out_zero, bool* out_one) {
  size_t size = 0;
  const unsigned char* bytes = NULL;
  tn_type type = tn_attribute_type(constant);
  if (tn_attribute_kind_of(constant) == TN_ATTRIBUTE_INTEGER) {
    size_t count;
    bytes = (const unsigned char*)tn_integer_attribute_words(constant, &count);
    size = count * sizeof(uint64_t);
  } else if (is_splat(constant)) {
    type = tn_type_element_type(type);
    const tn_type_kind kind = tn_type_kind_of(type);
    if (kind == TN_TYPE_INTEGER || kind == TN_TYPE_INDEX) {
      bytes = tn_dense_elements_attribute_data(constant, &size);
    }
  }
  if (bytes == NULL || size == 0) return false;
  bool rest = false;
  for (size_t i = 1; i < size; ++i) rest |= bytes[i] != 0;
  *out_zero = bytes[0] == 0 && !rest;
  // A bool is one bit, however it is extended.
  const bool is_bit = tn_type_kind_of(type) == TN_TYPE_INTEGER && tn_integer_type_width(type) == 1;
  *out_one = is_bit ? !*out_zero : bytes[0] == 1 && !rest;
  return true;
}

static bool read_float(tn_attribute constant, tn_attribute* out_float) {
  *out_float = constant;
  if (tn_attribute_kind_of(constant) == TN_ATTRIBUTE_FLOAT) return true;
  if (!is_splat(constant)) return false;
  const tn_type element = tn_type_element_type(tn_attribute_type(constant));
  if (tn_type_kind_of(element) != TN_TYPE_FLOAT) return false;
  size_t size;
  uint64_t words[2] = {0, 0};
  const void* bytes = tn_dense_elements_attribute_data(constant, &size);
  if (bytes == NULL || size > sizeof words) return false;
  memcpy(words, bytes, size);
  return tn_float_attribute_from_bits(element, words, out_float) == TN_OK;
}

// Returns true if the number equals `wanted` in its own type: 1.0 rounds to 1.0 in all types.
static bool is_float(tn_attribute number, double wanted) {
  tn_attribute same;
  const double value = tn_float_attribute_value(number);
  if (isinf(wanted) != isinf(value) || signbit(wanted) != signbit(value)) return false;
  return tn_float_attribute_get(tn_attribute_type(number), wanted, &same) == TN_OK &&
         tn_attribute_equal(number, same);
}

static bool is_constant(tool_matcher_kind kind, tn_op op) {
  tn_attribute constant;
  tn_attribute number;
  bool zero;
  bool one;
  if (!constant_of(op, &constant)) return false;
  if (kind == TOOL_MATCHER_CONSTANT) return true;
  if (kind == TOOL_MATCHER_ZERO || kind == TOOL_MATCHER_NON_ZERO || kind == TOOL_MATCHER_ONE) {
    if (!read_integer(constant, &zero, &one)) return false;
    return kind == TOOL_MATCHER_ONE ? one : zero == (kind == TOOL_MATCHER_ZERO);
  }
  if (!read_float(constant, &number)) return false;
  switch (kind) {
    case TOOL_MATCHER_ONE_FLOAT:
      return is_float(number, 1.0);
    case TOOL_MATCHER_POSITIVE_ZERO:
      return is_float(number, 0.0);
    case TOOL_MATCHER_NEGATIVE_ZERO:
      return is_float(number, -0.0);
    case TOOL_MATCHER_ZERO_FLOAT:
      return is_float(number, 0.0) || is_float(number, -0.0);
    case TOOL_MATCHER_POSITIVE_INFINITY:
      return is_float(number, (double)INFINITY);
    default:
      return is_float(number, (double)-INFINITY);
  }
}

//===-- Ops -----------------------------------------------------------------------------------===//

static bool matches_alone(const tool_matcher* m, uint32_t number, tn_op op) {
  const tool_matcher_node* node = &m->nodes[number];
  const bool is_all = node->kind == TOOL_MATCHER_ALL_OF;
  switch (node->kind) {
    case TOOL_MATCHER_ALL_OF:
    case TOOL_MATCHER_ANY_OF:
      for (uint32_t i = 0; i < node->count; ++i) {
        if (matches_alone(m, m->list[node->first + i], op) != is_all) return !is_all;
      }
      return is_all;
    case TOOL_MATCHER_ALL_DEFINITIONS:
    case TOOL_MATCHER_DEFINITIONS:
    case TOOL_MATCHER_DEFINITIONS_BY_PREDICATE:
    case TOOL_MATCHER_USERS_BY_PREDICATE:
      return false;
    case TOOL_MATCHER_ATTRIBUTE_NAME:
      return !tn_attribute_is_null(tn_op_attribute(op, node->text));
    case TOOL_MATCHER_NAME:
      return tn_string_view_equal(tn_op_name(op), node->text);
    default:
      return is_constant(node->kind, op);
  }
}

//===-- Slices --------------------------------------------------------------------------------===//

typedef struct filter {
  const tool_matcher* matcher;
  uint32_t node;
} filter;

static bool is_let_through(tn_op op, void* user_data) {
  const filter* self = user_data;
  return !matches_alone(self->matcher, self->node, op);
}

static bool find_slice(const tool_matcher* m, const tool_matcher_node* node, tn_op op,
                       tool_ops* out) {
  filter behind = {m, node->matchers[1]};
  tool_slice_options options = {.inclusive = node->flags[0],
                                .omit_block_arguments = node->flags[1],
                                .omit_uses_from_above = node->flags[2]};
  bool done;
  if (!matches_alone(m, node->matchers[0], op)) return false;
  if (node->kind == TOOL_MATCHER_ALL_DEFINITIONS) options.inclusive = true;
  if (node->kind == TOOL_MATCHER_DEFINITIONS || node->kind == TOOL_MATCHER_ALL_DEFINITIONS) {
    done = tool_slice_definitions_near(op, &options, node->depth, out);
  } else {
    options.filter = is_let_through;
    options.user_data = &behind;
    const bool back = node->kind == TOOL_MATCHER_DEFINITIONS_BY_PREDICATE;
    done = (back ? tool_slice_definitions : tool_slice_users)(op, &options, out);
  }
  return done && out->count > (options.inclusive ? 1 : 0);
}

static bool matches_slice(const tool_matcher* m, uint32_t number, tn_op op, tool_ops* out) {
  const tool_matcher_node* node = &m->nodes[number];
  const bool is_all = node->kind == TOOL_MATCHER_ALL_OF;
  if (node->kind > TOOL_MATCHER_USERS_BY_PREDICATE) return false;
  if (!is_all && node->kind != TOOL_MATCHER_ANY_OF) return find_slice(m, node, op, out);
  for (uint32_t i = 0; i < node->count && !out->failed; ++i) {
    if (matches_slice(m, m->list[node->first + i], op, out) != is_all) return !is_all;
  }
  return is_all && !out->failed;
}

bool tool_matcher_match(const tool_matcher* matcher, tn_op op, tool_ops* out_matched) {
  tool_ops_clear(out_matched);
  if (matches_alone(matcher, matcher->root, op)) return tool_ops_add(out_matched, op);
  return matches_slice(matcher, matcher->root, op, out_matched);
}
