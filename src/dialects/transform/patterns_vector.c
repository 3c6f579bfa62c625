// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns that decompose multi-dimensional vectors.
//
// Source: MLIR, "'vector' Dialect", and mlir-opt's results.

#include "dialects/transform/vectors.h"

#include "dialects/arith_ops.h"
#include "dialects/vector_ops.h"

static tn_ref operand(const tn_rewriter* rewriter, tn_ref op, uint32_t index) {
  return tn_op__operand(rewriter->context, op, index);
}

static bool put(tn_rewriter* rewriter, tn_ref op, tn_ref value) {
  if (value != 0) tn_rewriter__replace1(rewriter, op, value);
  return true;
}

//===-- Row by row ----------------------------------------------------------------------------===//

/// Applies an op to the rows of its operands, or to larger parts that begin with a scalable
/// dimension, and inserts the results into zeros or poison.
static bool by_rows(tn_rewriter* rewriter, tn_ref op, bool from_zero) {
  const tn_context* context = rewriter->context;
  const tn_op_code code = tn_op__code(context, op);
  const uint32_t result_count = tn_op__result_count(context, op);
  const uint32_t operand_count = tn_op__operand_count(context, op);
  tn_vector_shape shape;
  tn_vector_walk walk;
  tn_ref results[2];
  if (!tn_vector_shape__open(rewriter, tn_op__result_type(rewriter->context, op, 0), &shape) ||
      !tn_vector_walk__open(&shape, 1, &walk)) {
    return false;
  }
  const tn_type whole = tn_op__result_type(rewriter->context, op, 0);
  const tn_type part = tn_vector_shape__type(rewriter, &shape, walk.rank);
  results[0] = from_zero ? tn_vectors__zero(rewriter, whole) : tn_vectors__poison(rewriter, whole);
  results[1] = results[0];
  do {
    tn_ref parts[2];
    for (uint32_t i = 0; i < operand_count; ++i) {
      parts[i] = tn_vectors__extract(rewriter, operand(rewriter, op, i), walk.at, walk.rank);
    }
    const tn_type types[2] = {part, part};
    const tn_rewriter_spec spec = {.code = code,
                                   .operands = parts,
                                   .operand_count = operand_count,
                                   .types = types,
                                   .result_count = result_count};
    const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__create(rewriter, &spec) : 0;
    for (uint32_t i = 0; made != 0 && i < result_count; ++i) {
      results[i] = tn_vectors__insert(rewriter, tn_op__result(context, made, i), results[i],
                                      walk.at, walk.rank);
    }
  } while (rewriter->status == TN_OK && tn_vector_walk__next(&walk));
  if (rewriter->status == TN_OK) tn_rewriter__replace(rewriter, op, results, result_count);
  return true;
}

static bool unroll_bitcast(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  return by_rows(rewriter, op, false);
}

static bool unroll_interleave(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  return by_rows(rewriter, op, true);
}

static bool shuffle_interleave(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  tn_vector_shape shape;
  const tn_ref operands[2] = {operand(rewriter, op, 0), operand(rewriter, op, 1)};
  if (!tn_vector_shape__open(rewriter, tn_value__type(rewriter->context, operands[0]), &shape) ||
      shape.rank != 1 || shape.scalable[0]) {
    return false;
  }
  const uint32_t count = (uint32_t)shape.dims[0];
  const size_t size = 2 * (size_t)count * sizeof(int64_t);
  int64_t* mask = tn_allocate(&rewriter->context->allocator, size);
  if (mask == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return true;
  }
  for (uint32_t i = 0; i < 2 * count; ++i) mask[i] = (i % 2 != 0 ? count : 0) + i / 2;
  const tn_rewriter_attribute attribute = {"mask", tn_make__i64s(rewriter, mask, 2 * count)};
  tn_deallocate(&rewriter->context->allocator, mask, size);
  return put(
      rewriter, op,
      tn_rewriter__make(rewriter, TN_CODE_VECTOR_SHUFFLE,
                        tn_op__result_type(rewriter->context, op, 0), operands, 2, &attribute, 1));
}

//===-- Elements ------------------------------------------------------------------------------===//

static bool unroll_from_elements(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  tn_vector_shape shape;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  if (!tn_vector_shape__open(rewriter, type, &shape) || shape.rank < 2 || shape.scalable[0])
    return false;
  const tn_type part = tn_vector_shape__type(rewriter, &shape, 1);
  const uint32_t step = shape.dims[0] == 0
                            ? 0
                            : tn_op__operand_count(rewriter->context, op) / (uint32_t)shape.dims[0];
  tn_ref result = tn_vectors__poison(rewriter, type);
  for (uint32_t i = 0; i < shape.dims[0] && rewriter->status == TN_OK; ++i) {
    tn_refs elements = {.count = 0};
    tn_refs__push_operands(rewriter, &elements, op, i * step, (i + 1) * step);
    const tn_ref row =
        tn_build_vector_from_elements(rewriter, part, tn_refs__items(&elements), elements.count);
    tn_refs__free(rewriter, &elements);
    result = tn_vectors__insert1(rewriter, row, result, i);
  }
  return put(rewriter, op, result);
}

static bool unroll_to_elements(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  const tn_context* context = rewriter->context;
  tn_vector_shape shape;
  const tn_ref source = operand(rewriter, op, 0);
  if (!tn_vector_shape__open(rewriter, tn_value__type(context, source), &shape) || shape.rank < 2 ||
      shape.scalable[0]) {
    return false;
  }
  const uint32_t step = tn_op__result_count(context, op) / (uint32_t)shape.dims[0];
  tn_refs rows = {.count = 0};
  tn_refs values = {.count = 0};
  tn_types types = {.count = 0};
  for (uint32_t i = 0; i < step; ++i) tn_types__push(rewriter, &types, shape.element);
  for (int64_t i = 0; i < shape.dims[0]; ++i) {
    tn_refs__push(rewriter, &rows, tn_vectors__extract1(rewriter, source, i));
  }
  for (uint32_t i = 0; i < rows.count && rewriter->status == TN_OK; ++i) {
    const tn_rewriter_spec spec = {.code = TN_CODE_VECTOR_TO_ELEMENTS,
                                   .operands = &tn_refs__items(&rows)[i],
                                   .operand_count = 1,
                                   .types = tn_types__items(&types),
                                   .result_count = types.count};
    const tn_ref made = tn_rewriter__create(rewriter, &spec);
    for (uint32_t k = 0; made != 0 && k < step; ++k) {
      tn_refs__push(rewriter, &values, tn_op__result(context, made, k));
    }
  }
  if (rewriter->status == TN_OK)
    tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  tn_refs__free(rewriter, &rows);
  tn_refs__free(rewriter, &values);
  tn_types__free(rewriter, &types);
  return true;
}

//===-- Broadcasts ----------------------------------------------------------------------------===//

static tn_ref broadcast(tn_rewriter* rewriter, tn_type type, tn_ref value) {
  return value == 0 ? 0 : tn_build_vector_broadcast(rewriter, type, value);
}

static bool lower_broadcast(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  static const int64_t zeros[1] = {0};
  tn_vector_shape from;
  tn_vector_shape to;
  const tn_ref source = operand(rewriter, op, 0);
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  if (!tn_vector_shape__open(rewriter, tn_value__type(rewriter->context, source), &from) ||
      !tn_vector_shape__open(rewriter, type, &to)) {
    return false;
  }
  if (from.rank <= 1 && to.rank == 1) {
    return put(rewriter, op,
               broadcast(rewriter, type, tn_vectors__extract(rewriter, source, zeros, from.rank)));
  }
  uint32_t first = 0;
  if (from.rank == to.rank) {
    while (first < to.rank && from.dims[first] == to.dims[first]) ++first;
    if (first == to.rank) return put(rewriter, op, source);
  }
  const bool is_row_by_row = from.rank == to.rank && first != 0;
  if (is_row_by_row && to.scalable[0]) return false;
  const tn_type part = tn_vector_shape__type(rewriter, &to, 1);
  tn_ref row = 0;
  if (from.rank < to.rank) row = broadcast(rewriter, part, source);
  tn_ref result = tn_vectors__poison(rewriter, type);
  if (from.rank == to.rank && !is_row_by_row) {
    row = broadcast(rewriter, part, tn_vectors__extract1(rewriter, source, 0));
  }
  for (int64_t i = 0; i < to.dims[0] && rewriter->status == TN_OK; ++i) {
    if (is_row_by_row) row = broadcast(rewriter, part, tn_vectors__extract1(rewriter, source, i));
    result = tn_vectors__insert1(rewriter, row, result, i);
  }
  return put(rewriter, op, result);
}

//===-- Masks ---------------------------------------------------------------------------------===//

static bool lower_create_mask(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  tn_vector_shape shape;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  if (!tn_vector_shape__open(rewriter, type, &shape) || shape.rank <= 1 || shape.scalable[0])
    return false;
  const tn_type part = tn_vector_shape__type(rewriter, &shape, 1);
  const tn_ref bound = operand(rewriter, op, 0);
  tn_refs rest = {.count = 0};
  tn_refs__push_operands(rewriter, &rest, op, 1, tn_op__operand_count(rewriter->context, op));
  const tn_ref yes = tn_build_vector_create_mask(rewriter, part, tn_refs__items(&rest), rest.count);
  tn_refs__free(rewriter, &rest);
  const tn_ref no = tn_vectors__zero(rewriter, part);
  tn_ref result = tn_vectors__zero(rewriter, type);
  for (int64_t i = 0; i < shape.dims[0] && rewriter->status == TN_OK; ++i) {
    tn_attribute less = {NULL};
    tn_rewriter__ok(rewriter,
                    tn_integer_attribute_get(tn_rewriter__int_type(rewriter, 64), 2, &less));
    const tn_ref sides[2] = {tn_rewriter__index_constant(rewriter, i), bound};
    const tn_ref chooses[3] = {tn_build_arith_cmpi(rewriter, sides[0], sides[1], less), yes, no};
    const tn_ref row = tn_build_arith_select(rewriter, chooses[0], chooses[1], chooses[2]);
    result = tn_vectors__insert1(rewriter, row, result, i);
  }
  return put(rewriter, op, result);
}

/// Creates elements of i1; the first `count` are true.
static tn_ref true_then_false(tn_rewriter* rewriter, tn_type type, int64_t size, int64_t count) {
  tn_attribute value = {NULL};
  if (count == 0 || count == size) {
    value = tn_const__make_bits(rewriter, type, count != 0);
  } else {
    unsigned char* bytes = tn_allocate_zeroed(&rewriter->context->allocator, (size_t)size);
    if (bytes == NULL) {
      tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
      return 0;
    }
    for (int64_t i = 0; i < count; ++i) tn_numbers__put(bytes, (uint64_t)i, 1, 1);
    tn_rewriter__ok(rewriter,
                    tn_dense_elements_attribute_get(type, bytes, ((size_t)size + 7) / 8, &value));
    tn_deallocate(&rewriter->context->allocator, bytes, (size_t)size);
  }
  return tn_rewriter__arith_constant(rewriter, value);
}

static bool lower_constant_mask(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  tn_vector_shape shape;
  size_t size = 0;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const int64_t* sizes = tn_dense_array_attribute_data(
      tn_vector_constant_mask_mask_dim_sizes(rewriter->context, op), &size);
  if (!tn_vector_shape__open(rewriter, type, &shape) || sizes == NULL) return false;
  if (shape.rank <= 1) {
    return put(rewriter, op,
               true_then_false(rewriter, type, shape.rank == 0 ? 1 : shape.dims[0], sizes[0]));
  }
  if (shape.scalable[0]) return false;
  const tn_ref row =
      tn_build_vector_constant_mask(rewriter, tn_vector_shape__type(rewriter, &shape, 1),
                                    tn_make__i64s(rewriter, sizes + 1, shape.rank - 1));
  tn_ref result = tn_vectors__zero(rewriter, type);
  for (int64_t i = 0; i < sizes[0] && rewriter->status == TN_OK; ++i) {
    result = tn_vectors__insert1(rewriter, row, result, i);
  }
  return put(rewriter, op, result);
}

//===-- Products ------------------------------------------------------------------------------===//

static bool lower_outerproduct(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  const tn_context* context = rewriter->context;
  const tn_ref left = operand(rewriter, op, 0);
  const tn_ref right = operand(rewriter, op, 1);
  const tn_ref acc = tn_op__operand_count(context, op) > 2 ? operand(rewriter, op, 2) : 0;
  const tn_attribute kind = tn_vector_outerproduct_kind(context, op);
  const tn_type right_type = tn_value__type(context, right);
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  tn_vector_shape shape;
  tn_ref root;
  tn_ref mask;
  if (tn_vectors__combining(kind, tn_type__int_width(type) != 0) == TN_CODE_NONE ||
      !tn_vector_shape__open(rewriter, type, &shape) || (shape.rank != 0 && shape.scalable[0])) {
    return false;
  }
  if (tn_vectors__mask(context, op, &root, &mask)) tn_rewriter__for(rewriter, root);
  if (!tn_type__is(right_type, TN_TYPE_VECTOR)) {
    const tn_ref other = broadcast(rewriter, tn_value__type(context, left), right);
    return put(rewriter, root, tn_vectors__multiply(rewriter, left, other, acc, kind, mask));
  }
  tn_ref result = tn_vectors__zero(rewriter, type);
  for (int64_t i = 0; i < shape.dims[0] && rewriter->status == TN_OK; ++i) {
    const tn_ref row = broadcast(rewriter, right_type, tn_vectors__extract1(rewriter, left, i));
    const tn_ref old = acc == 0 ? 0 : tn_vectors__extract1(rewriter, acc, i);
    const tn_ref part_of_mask = mask == 0 ? 0 : tn_vectors__extract1(rewriter, mask, i);
    result = tn_vectors__insert1(
        rewriter, tn_vectors__multiply(rewriter, row, right, old, kind, part_of_mask), result, i);
  }
  return put(rewriter, root, result);
}

//===-- The sets ------------------------------------------------------------------------------===//

#define END \
  { TN_CODE_NONE, NULL }
static const tn_script_pattern bitcasts[] = {{TN_CODE_VECTOR_BITCAST, unroll_bitcast}, END};
static const tn_script_pattern interleaves[] = {{TN_CODE_VECTOR_INTERLEAVE, unroll_interleave},
                                                {TN_CODE_VECTOR_DEINTERLEAVE, unroll_interleave},
                                                END};
static const tn_script_pattern shuffles[] = {{TN_CODE_VECTOR_INTERLEAVE, shuffle_interleave}, END};
static const tn_script_pattern from_elements[] = {
    {TN_CODE_VECTOR_FROM_ELEMENTS, unroll_from_elements}, END};
static const tn_script_pattern to_elements[] = {{TN_CODE_VECTOR_TO_ELEMENTS, unroll_to_elements},
                                                END};
static const tn_script_pattern broadcasts[] = {{TN_CODE_VECTOR_BROADCAST, lower_broadcast}, END};
static const tn_script_pattern masks[] = {{TN_CODE_VECTOR_CREATE_MASK, lower_create_mask},
                                          {TN_CODE_VECTOR_CONSTANT_MASK, lower_constant_mask},
                                          END};
static const tn_script_pattern outerproducts[] = {{TN_CODE_VECTOR_OUTERPRODUCT, lower_outerproduct},
                                                  END};

static const tn_script_pattern contractions[] = {
    {TN_CODE_VECTOR_CONTRACT, tn_vectors__lower_contraction}, END};

const tn_pattern_group tn_vector_pattern_groups[] = {
    {"vector.lower_contraction", contractions},
    {"vector.lower_multi_reduction", tn_vectors__reductions},
    {"vector.lower_bitcast", bitcasts},
    {"vector.lower_interleave", interleaves},
    {"vector.interleave_to_shuffle", shuffles},
    {"vector.unroll_from_elements", from_elements},
    {"vector.unroll_to_elements", to_elements},
    {"vector.lower_broadcast", broadcasts},
    {"vector.lower_create_mask", masks},
    {"vector.lower_masks", masks},
    {"vector.lower_outerproduct", outerproducts},
    {NULL, NULL},
};
