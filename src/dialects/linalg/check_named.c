// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of individual linalg ops, before their nested ops. Source: the documentation of
// MLIR's linalg ops; the order of checks and the messages match.

#include "dialects/linalg/structure.h"

#include "dialects/linalg_ops.h"

typedef struct dims {
  const int64_t* items;
  size_t count;
} dims;

static dims dims_of(const tn_context* context, tn_ref op, uint32_t operand) {
  const tn_type type = tn_op__operand_type(context, op, operand);
  if (!tn_type_is_shaped(type)) return (dims){NULL, 0};
  return (dims){tn_shaped_type_dims(type), tn_shaped_type_rank(type)};
}

static bool dims_equal(dims a, dims b) {
  return a.count == b.count && (a.count == 0 || memcmp(a.items, b.items, a.count * 8) == 0);
}

static void put_dims(tn_text_buffer* text, dims list) {
  for (size_t i = 0; i < list.count; ++i) {
    tn_text_buffer_format(text, i == 0 ? "%lld" : ", %lld", (long long)list.items[i]);
  }
}

/// Reports `words` with lists in place of its dollar signs.
static tn_status fail_dims(const tn_context* context, tn_ref op, const char* words, dims a,
                           dims b) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  for (const char* at = words; *at != '\0'; ++at) {
    if (*at != '$') {
      tn_text_buffer_append(&text, at, 1);
      continue;
    }
    put_dims(&text, a);
    a = b;
  }
  return tn_check__fail(context, op, true, &text);
}

static tn_type element_of(const tn_context* context, tn_ref op, uint32_t operand) {
  return tn_type__element(tn_op__operand_type(context, op, operand));
}

//===-- map and reduce ------------------------------------------------------------------------===//

static tn_status check_map(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const uint32_t count = tn_op__operand_count(context, op);
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t arguments = tn_block__argument_count(context, block);
  if (count != arguments) {
    return tn_op__fail_named(context, op, NULL,
                             "expects number of operands to match the arity of mapper, but got: %u "
                             "and %u",
                             count, arguments);
  }
  for (uint32_t i = 0; i + 1 < count; ++i) {
    const tn_type element = element_of(context, op, i);
    const tn_type argument = tn_block__argument_type(context, block, i);
    if (tn_type_equal(element, argument)) continue;
    return tn_check__fail_types(context, op, "expected element type of input ", element,
                                " to match bbArg type ", argument, "");
  }
  for (uint32_t i = 0; i + 1 < count; ++i) {
    const dims input = dims_of(context, op, i);
    const dims output = dims_of(context, op, count - 1);
    if (dims_equal(input, output)) continue;
    return fail_dims(context, op, "expected shape of input ($) to match shape of output ($)", input,
                     output);
  }
  return TN_OK;
}

static tn_status check_same_shapes(const tn_context* context, tn_ref op, const char* what,
                                   uint32_t first, uint32_t count) {
  for (uint32_t i = 1; i < count; ++i) {
    if (dims_equal(dims_of(context, op, first + i), dims_of(context, op, first))) continue;
    return tn_op__fail_named(context, op, NULL,
                             "expects all %sputs to have the same shapes. Shape at %sput-index %u "
                             "is not equal to the shape at %sput-index 0.",
                             what, what, i, what);
  }
  return TN_OK;
}

static bool contains(const int64_t* numbers, uint32_t count, int64_t number) {
  for (uint32_t i = 0; i < count; ++i) {
    if (numbers[i] == number) return true;
  }
  return false;
}

/// Compares the init with the remaining dimensions of the input, for which `left` has room.
static tn_status check_left_shape(const tn_context* context, tn_ref op, uint32_t input_count,
                                  const int64_t* reduced, uint32_t reduced_count, int64_t* left) {
  dims rest = {left, 0};
  const dims input = dims_of(context, op, 0);
  const dims init = dims_of(context, op, input_count);
  for (uint32_t i = 0; i < reduced_count; ++i) {
    if (reduced[i] >= 0 && reduced[i] < (int64_t)input.count) continue;
    return tn_op__fail_named(context, op, NULL,
                             "dimensions for reduction should be in the range [0, %lld].",
                             (long long)input.count - 1);
  }
  for (size_t i = 0; i < input.count; ++i) {
    if (!contains(reduced, reduced_count, (int64_t)i)) left[rest.count++] = input.items[i];
  }
  if (rest.count != init.count) {
    return tn_op__fail_named(
        context, op, NULL,
        "number of dimensions after reduction %zu doesn't match the init rank %zu", rest.count,
        init.count);
  }
  if (dims_equal(rest, init)) return TN_OK;
  return fail_dims(context, op,
                   "init dimensions [$] doesn't match input dimensions after reduction [$]", init,
                   rest);
}

static tn_status check_reduced_shape(tn_context* context, tn_ref op, uint32_t input_count,
                                     const int64_t* reduced, uint32_t reduced_count) {
  const size_t byte_size = (dims_of(context, op, 0).count + 1) * sizeof(int64_t);
  int64_t* left = tn_allocate(&context->allocator, byte_size);
  if (left == NULL) return tn_context__out_of_memory(context);
  const tn_status status = check_left_shape(context, op, input_count, reduced, reduced_count, left);
  tn_deallocate(&context->allocator, left, byte_size);
  return status;
}

static tn_status check_reduce(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  uint32_t reduced_count;
  const int64_t* reduced =
      tn_check__numbers(context, op, TN_LINALG_REDUCE_DIMENSIONS, &reduced_count);
  const uint32_t count = tn_op__operand_count(context, op);
  const uint32_t input_count = count / 2;
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (input_count == 0) return TN_OK;
  TN_TRY(check_same_shapes(context, op, "in", 0, input_count));
  TN_TRY(check_same_shapes(context, op, "out", input_count, input_count));
  TN_TRY(check_reduced_shape(context, op, input_count, reduced, reduced_count));
  if (tn_block__argument_count(context, block) != count) {
    return tn_op__fail_named(context, op, NULL,
                             "mismatching number of operands and block arguments");
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type element = element_of(context, op, i);
    const tn_type argument = tn_block__argument_type(context, block, i);
    if (tn_type_equal(element, argument)) continue;
    return tn_check__fail_types(
        context, op, i < input_count ? "input element type " : "output element type ", element,
        " does not match corresponding block argument type ", argument, "");
  }
  return TN_OK;
}

//===-- transpose, broadcast, softmax ---------------------------------------------------------===//

static tn_status check_transpose(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  uint32_t count;
  const int64_t* order = tn_check__numbers(context, op, TN_LINALG_TRANSPOSE_PERMUTATION, &count);
  const dims input = dims_of(context, op, 0);
  const dims init = dims_of(context, op, 1);
  for (uint32_t i = 0; i < count; ++i) {
    if (contains(order, count, (int64_t)i)) continue;
    return tn_op__fail_named(context, op, NULL, "permutation is not valid");
  }
  if (input.count != init.count) {
    return tn_op__fail_named(context, op, NULL, "input rank %zu does not match init rank %zu",
                             input.count, init.count);
  }
  if (count != input.count) {
    return tn_op__fail_named(context, op, NULL,
                             "size of permutation %u does not match the argument rank %zu", count,
                             input.count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const int64_t from = input.items[order[i]];
    if (from == init.items[i]) continue;
    return tn_op__fail_named(context, op, NULL,
                             "dim(result, %u) = %lld doesn't match dim(input, permutation[%u]) = "
                             "%lld",
                             i, (long long)init.items[i], i, (long long)from);
  }
  return TN_OK;
}

static tn_status check_broadcast(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  uint32_t count;
  size_t next = 0;
  const int64_t* added = tn_check__numbers(context, op, TN_LINALG_BROADCAST_DIMENSIONS, &count);
  const dims input = dims_of(context, op, 0);
  const dims init = dims_of(context, op, 1);
  if (input.count + count != init.count) {
    return tn_op__fail_named(context, op, NULL,
                             "input rank plus added dimensions does not match init rank. input "
                             "rank: %zu, dimensions size: %u, init rank: %zu",
                             input.count, count, init.count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (added[i] >= 0 && added[i] < (int64_t)init.count) continue;
    return tn_op__fail_named(context, op, NULL,
                             "dimension %u is out of range. expected range: [0, %lld], got: %lld",
                             i, (long long)init.count - 1, (long long)added[i]);
  }
  for (size_t i = 0; i < init.count && next < input.count; ++i) {
    if (contains(added, count, (int64_t)i)) continue;
    if (input.items[next] != init.items[i]) {
      return tn_op__fail_named(context, op, NULL,
                               "input dim %zu should match init dim %zu. input: %lld, init: %lld",
                               next, i, (long long)input.items[next], (long long)init.items[i]);
    }
    ++next;
  }
  return TN_OK;
}

static tn_status check_softmax(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_LINALG_SOFTMAX_INPUT);
  const tn_type to = tn_op__operand_type(context, op, TN_LINALG_SOFTMAX_OUTPUT);
  const int64_t dimension = tn_integer_attribute_value(tn_linalg_softmax_dimension(context, op));
  const dims input = dims_of(context, op, 0);
  if (input.count != dims_of(context, op, 1).count || !tn_check__shapes_fit(from, to)) {
    return tn_op__fail_named(context, op, NULL, "incompatible output shape");
  }
  if (dimension >= 0 && dimension < (int64_t)input.count) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "incorrect dimension specified, must be in the range [0, %lld]",
                           (long long)input.count - 1);
}

//===-- fill ----------------------------------------------------------------------------------===//

/// Checks that the fill value is a scalar of the outputs' element type.
static tn_status check_fill(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type value = tn_op__operand_type(context, op, 0);
  if (tn_op__operand_count(context, op) < 2) return TN_OK;
  if (tn_type__is(value, TN_TYPE_TENSOR) || tn_type__is(value, TN_TYPE_MEMREF) ||
      tn_type__is(value, TN_TYPE_UNRANKED_TENSOR) || tn_type__is(value, TN_TYPE_UNRANKED_MEMREF)) {
    return tn_op__fail(context, op, NULL, "expected op with scalar input");
  }
  const tn_type element = element_of(context, op, 1);
  if (tn_type_equal(value, element)) return TN_OK;
  return tn_check__fail_types(context, op, "expected fill value type (", value,
                              ") to match output element type (", element, ")");
}

//===-- contract ------------------------------------------------------------------------------===//

/// Returns whether an operand's map uses the loop.
static bool uses(tn_attribute map, uint32_t loop) {
  return tn_affine_map_is_function_of_dim(map, loop);
}

static tn_status check_access(const tn_context* context, tn_ref op, uint32_t operand,
                              tn_attribute map, uint32_t loops) {
  const tn_type type = tn_op__operand_type(context, op, operand);
  if (!tn_affine_map_is_projected_permutation(map, false)) {
    return tn_op__fail(context, op, NULL, "provided affine_map is not a projected permutation");
  }
  if (tn_affine_map_dim_count(map) != loops) {
    return tn_op__fail(context, op, NULL, "iteration spaces of provided affine_maps differ");
  }
  if (tn_type_is_shaped(type)) {
    if (tn_shaped_type_rank(type) == tn_affine_map_result_count(map)) return TN_OK;
    return tn_op__fail(context, op, NULL,
                       "ranks of shaped operand and results of corresponding affine_map differ");
  }
  if (tn_affine_map_result_count(map) == 0) return TN_OK;
  return tn_op__fail(context, op, NULL,
                     "affine_map specifies shaped access while operand has non-shaped type");
}

static tn_status check_contract(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  TN_TRY(tn_linalg__check_contraction(context, op));
  const tn_attribute maps = tn_linalg_contract_indexing_maps(context, op);
  if (tn_array_attribute_count(maps) != 3 || tn_op__operand_count(context, op) != 3) {
    return TN_OK;
  }
  tn_attribute map[3];
  for (uint32_t i = 0; i < 3; ++i) map[i] = tn_array_attribute_element(maps, i);
  const uint32_t loops = tn_affine_map_dim_count(map[0]);
  bool has_contraction = false;
  for (uint32_t i = 0; i < 3; ++i) TN_TRY(check_access(context, op, i, map[i], loops));
  for (uint32_t i = 0; i < loops; ++i) {
    const bool left = uses(map[0], i);
    const bool right = uses(map[1], i);
    const bool out = uses(map[2], i);
    if (!left && !right && !out) {
      return tn_op__fail(context, op, NULL,
                         "iteration space dim at index %u not used to access any operand", i);
    }
    has_contraction = has_contraction || (left && right && !out);
    if (out || (left && right)) continue;
    return tn_op__fail(context, op, NULL,
                       "iteration space dim at index %u is neither a contracting dim nor of "
                       "parallel iteration type",
                       i);
  }
  return TN_OK;
}

//===-- matmul with maps ----------------------------------------------------------------------===//

static bool expr_is_dim(tn_affine_expr expr, uint32_t position) {
  return tn_affine_expr_kind_of(expr) == TN_AFFINE_DIM && tn_affine_expr_position(expr) == position;
}

/// Returns whether all results of a map are dimensions in `allowed`.
static bool has_only(tn_attribute map, const uint32_t* allowed, size_t count) {
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    bool is_allowed = false;
    for (size_t k = 0; k < count; ++k) {
      is_allowed = is_allowed || expr_is_dim(tn_affine_map_result(map, i), allowed[k]);
    }
    if (!is_allowed) return false;
  }
  return true;
}

static tn_status check_matmul(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  static const uint32_t allowed[2][2] = {{0, 2}, {2, 1}};
  (void)schema;
  TN_TRY(tn_linalg__check_contraction(context, op));
  const tn_attribute maps = tn_linalg_matmul_indexing_maps(context, op);
  for (uint32_t i = 0; i < 2 && tn_array_attribute_count(maps) == 3; ++i) {
    const tn_attribute map = tn_array_attribute_element(maps, i);
    if (!has_only(map, allowed[i], 2)) {
      return tn_op__fail_named(context, op, NULL, "Unexpected dim expression in map result.");
    }
    if (tn_affine_map_result_count(map) >= 2) continue;
    if (tn_affine_map_result_count(map) == 1 && expr_is_dim(tn_affine_map_result(map, 0), 2)) {
      continue;
    }
    return tn_op__fail_named(context, op, NULL, "Invalid broadcast requested, should be (d2).");
  }
  return TN_OK;
}

const tn_named_check tn_linalg_named_checks[] = {
    {"linalg.map", check_map, NULL, false},
    {"linalg.reduce", check_reduce, NULL, false},
    {"linalg.transpose", check_transpose, NULL, true},
    {"linalg.broadcast", check_broadcast, NULL, true},
    {"linalg.softmax", check_softmax, NULL, true},
    {"linalg.fill", check_fill, NULL, true},
    {"linalg.contract", check_contract, NULL, false},
    {"linalg.matmul", check_matmul, NULL, false},
    {NULL, NULL, NULL, false},
};
