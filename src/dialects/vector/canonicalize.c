// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the vector dialect.
//
// Source: its documentation, and mlir-opt's results.

#include "dialects/vector/fold.h"

#include "dialects/vector_ops.h"

static bool replace(tn_rewriter* rewriter, tn_ref op, tn_ref value) {
  if (value != 0) tn_rewriter__replace1(rewriter, op, value);
  return true;
}

static bool replace_with(tn_rewriter* rewriter, tn_ref op, tn_op_code code, tn_ref source) {
  return replace(
      rewriter, op,
      tn_rewriter__make1(rewriter, code, tn_op__result_type(rewriter->context, op, 0), source));
}

//===-- Broadcasts ----------------------------------------------------------------------------===//

/// Merges a broadcast of a broadcast.
static bool broadcast_of_broadcast(tn_rewriter* rewriter, tn_ref op) {
  const tn_ref inner =
      tn_value__defined_by(rewriter->context, tn_vector_broadcast_source(rewriter->context, op),
                           TN_CODE_VECTOR_BROADCAST);
  if (inner == 0) return false;
  return replace_with(rewriter, op, TN_CODE_VECTOR_BROADCAST,
                      tn_vector_broadcast_source(rewriter->context, inner));
}

/// Returns true if a vector of one type can be broadcast to another.
static bool can_broadcast(tn_type from, tn_type to) {
  const uint32_t from_rank = tn_vector__rank(from);
  const uint32_t to_rank = tn_vector__rank(to);
  if (from_rank > to_rank) return false;
  const uint32_t lead = to_rank - from_rank;
  for (uint32_t i = 0; i < from_rank; ++i) {
    const int64_t extent = tn_shaped_type_dims(from)[i];
    const bool scalable = tn_vector_type_is_scalable(from, i);
    const bool same = extent == tn_shaped_type_dims(to)[lead + i] &&
                      scalable == tn_vector_type_is_scalable(to, lead + i);
    if (!same && (extent != 1 || scalable)) return false;
  }
  return true;
}

/// Extracting from a broadcast becomes a broadcast of its source, if the result is larger than the
/// source.
static bool extract_of_broadcast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner = tn_value__defined_by(context, tn_vector_extract_source(context, op),
                                            TN_CODE_VECTOR_BROADCAST);
  if (inner == 0) return false;
  const tn_ref source = tn_vector_broadcast_source(context, inner);
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  if (tn_type__is(type, TN_TYPE_VECTOR) && can_broadcast(tn_value__type(context, source), type)) {
    return replace_with(rewriter, op, TN_CODE_VECTOR_BROADCAST, source);
  }
  return false;
}

/// Replaces a transpose of a splat by a splat.
static bool transpose_of_splat(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner = tn_value__defined_by(context, tn_vector_transpose_vector(context, op),
                                            TN_CODE_VECTOR_BROADCAST);
  if (inner == 0) return false;
  const tn_ref source = tn_vector_broadcast_source(context, inner);
  if (tn_vector__rank(tn_value__type(context, source)) != 0) return false;
  return replace_with(rewriter, op, TN_CODE_VECTOR_BROADCAST, source);
}

/// Replaces an insertion of all elements by a broadcast or shape_cast of them.
static bool insert_all(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref value = tn_vector_insert_value_to_store(context, op);
  const tn_type from = tn_value__type(context, value);
  const tn_type to = tn_op__result_type(rewriter->context, op, 0);
  if (!tn_type__is(from, TN_TYPE_VECTOR)) {
    if (tn_shaped_type_element_count(to) != 1 || tn_vector__is_scalable(to)) return false;
  } else if (tn_shaped_type_element_count(from) != tn_shaped_type_element_count(to) ||
             !can_broadcast(from, to)) {
    return false;
  }
  return replace_with(rewriter, op, TN_CODE_VECTOR_BROADCAST, value);
}

/// Returns the index of the first inserted element in the elements of `type`; -1 if it is unknown.
static int64_t insertion_place(const tn_context* context, tn_ref op, tn_type type) {
  const tn_attribute position = tn_vector_insert_static_position(context, op);
  const size_t count = tn_dense_array_attribute_count(position);
  size_t size = 0;
  const int64_t* numbers = tn_dense_array_attribute_data(position, &size);
  int64_t place = 0;
  if (tn_op__operand_count(context, op) != 2) return -1;
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    const int64_t index = i < count ? numbers[i] : 0;
    if (index < 0) return -1;
    place = place * tn_shaped_type_dims(type)[i] + index;
  }
  return place;
}

static int64_t element_count(const tn_context* context, tn_ref value) {
  const tn_type type = tn_value__type(context, value);
  return tn_type__is(type, TN_TYPE_VECTOR) ? tn_shaped_type_element_count(type) : 1;
}

/// Sets `elements` to the elements of an inserted value.
static void put_elements(tn_rewriter* rewriter, tn_ref value, tn_ref* elements) {
  const int64_t count = element_count(rewriter->context, value);
  const tn_type type = tn_value__type(rewriter->context, value);
  tn_types types = {0};
  if (!tn_type__is(type, TN_TYPE_VECTOR)) {
    elements[0] = value;
    return;
  }
  for (int64_t i = 0; i < count; ++i) tn_types__push(rewriter, &types, tn_type__element(type));
  const tn_ref op =
      tn_build_vector_to_elements(rewriter, tn_types__items(&types), types.count, value);
  tn_types__free(rewriter, &types);
  for (int64_t i = 0; i < count && op != 0; ++i) {
    elements[i] = tn_op__result(rewriter->context, op, (uint32_t)i);
  }
}

/// Returns true if another insertion inserts into this one's result.
static bool is_inserted_into(const tn_context* context, tn_ref op) {
  const tn_ref result = tn_op__result(context, op, 0);
  for (tn_ref use = tn_value__first_use(context, result); use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    if (tn_op__code(context, user) == TN_CODE_VECTOR_INSERT &&
        tn_vector_insert_dest(context, user) == result) {
      return true;
    }
  }
  return false;
}

/// Replaces a chain of insertions that covers all elements by vector.from_elements.
static bool list_insertions(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  tn_refs chain = {0};
  tn_refs elements = {0};
  int64_t left = tn_shaped_type_element_count(type);
  bool fits = !tn_vector__is_scalable(type) && !is_inserted_into(context, op);
  for (int64_t i = 0; fits && i < left; ++i) tn_refs__push(rewriter, &elements, 0);
  for (tn_ref next = op; fits && next != 0 && rewriter->status == TN_OK;) {
    fits = insertion_place(context, next, type) >= 0;
    tn_refs__push(rewriter, &chain, next);
    next =
        tn_value__defined_by(context, tn_vector_insert_dest(context, next), TN_CODE_VECTOR_INSERT);
    if (next != 0) fits = fits && tn_value__has_one_use(context, tn_op__result(context, next, 0));
  }
  uint32_t count = 0;
  while (fits && left != 0 && count < chain.count && rewriter->status == TN_OK) {
    const tn_ref insertion = tn_refs__items(&chain)[count++];
    const tn_ref value = tn_vector_insert_value_to_store(context, insertion);
    tn_ref* place = tn_refs__items(&elements) + insertion_place(context, insertion, type);
    for (int64_t i = 0; i < element_count(context, value); ++i) {
      left -= place[i] == 0;
      place[i] = value;
    }
  }
  fits = fits && left == 0 && rewriter->status == TN_OK;
  while (fits && count != 0 && rewriter->status == TN_OK) {
    const tn_ref insertion = tn_refs__items(&chain)[--count];
    put_elements(rewriter, tn_vector_insert_value_to_store(context, insertion),
                 tn_refs__items(&elements) + insertion_place(context, insertion, type));
  }
  if (fits) {
    replace(
        rewriter, op,
        tn_build_vector_from_elements(rewriter, type, tn_refs__items(&elements), elements.count));
  }
  tn_refs__free(rewriter, &chain);
  tn_refs__free(rewriter, &elements);
  return fits;
}

/// Replaces a vector.from_elements of the same value by a broadcast.
static bool list_of_one(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const uint32_t count = tn_op__operand_count(context, op);
  for (uint32_t i = 1; i < count; ++i) {
    if (tn_op__operand(context, op, i) != tn_op__operand(context, op, 0)) return false;
  }
  if (count == 0) return false;
  return replace_with(rewriter, op, TN_CODE_VECTOR_BROADCAST, tn_op__operand(context, op, 0));
}

//===-- Transposes and masks ------------------------------------------------------------------===//

/// Merges two transposes.
static bool join_transposes(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner = tn_value__defined_by(context, tn_vector_transpose_vector(context, op),
                                            TN_CODE_VECTOR_TRANSPOSE);
  if (inner == 0) return false;
  tn_mixed joined;
  uint32_t inner_count;
  const int64_t* outer = tn_vector__permutation(context, op, &joined.count);
  const int64_t* before = tn_vector__permutation(context, inner, &inner_count);
  if (joined.count != inner_count || joined.count > TN_VIEW_RANK_MAX) return false;
  for (uint32_t i = 0; i < joined.count; ++i) joined.statics[i] = before[outer[i]];
  const tn_ref source = tn_vector_transpose_vector(context, inner);
  return replace(rewriter, op,
                 tn_build_vector_transpose(rewriter, tn_op__result_type(rewriter->context, op, 0),
                                           source, tn_mixed__statics(rewriter, &joined)));
}

/// Converts a mask with constant sizes to a constant mask.
static bool fold_constant_mask(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const uint32_t rank = tn_vector__rank(type);
  tn_mixed sizes = {.count = tn_op__operand_count(context, op)};
  bool is_none = false;
  if (sizes.count > TN_VIEW_RANK_MAX || tn_vector__is_scalable(type)) return false;
  for (uint32_t i = 0; i < sizes.count; ++i) {
    const int64_t most = rank == 0 ? 1 : tn_shaped_type_dims(type)[i];
    int64_t size = 0;
    if (!tn_const__int64_of(context, tn_op__operand(context, op, i), &size)) return false;
    sizes.statics[i] = size < 0 ? 0 : size > most ? most : size;
    is_none = is_none || sizes.statics[i] == 0;
  }
  for (uint32_t i = 0; i < sizes.count && is_none; ++i) sizes.statics[i] = 0;
  return replace(
      rewriter, op,
      tn_build_vector_constant_mask(rewriter, type, tn_mixed__statics(rewriter, &sizes)));
}

/// Replaces a shuffle that selects a single element by the operand.
static bool shuffle_of_single(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  size_t size = 0;
  const int64_t* mask = tn_dense_array_attribute_data(tn_vector_shuffle_mask(context, op), &size);
  const tn_ref first = tn_vector_shuffle_v1(context, op);
  if (size != sizeof *mask || mask[0] < 0 || tn_vector__rank(tn_value__type(context, first)) != 0) {
    return false;
  }
  return replace_with(rewriter, op, TN_CODE_VECTOR_BROADCAST,
                      mask[0] == 0 ? first : tn_vector_shuffle_v2(context, op));
}

//===-- vector.step ---------------------------------------------------------------------------===//

/// Returns the result of a comparison of 0, 1, ... `count` - 1 with a number if it is the same for
/// all; otherwise -1. `predicate` is unsigned, or equality.
static int compare_all(int64_t predicate, uint64_t count, uint64_t number) {
  enum { EQ = 0, NE = 1, ULT = 6, ULE = 7, UGT = 8, UGE = 9 };
  const uint64_t last = count - 1;
  switch (predicate) {
    case EQ:
      return number > last ? 0 : -1;
    case NE:
      return number > last ? 1 : -1;
    case ULT:
      return last < number ? 1 : number == 0 ? 0 : -1;
    case ULE:
      return last <= number ? 1 : -1;
    case UGT:
      return last <= number ? 0 : -1;
    case UGE:
      return last < number ? 0 : number == 0 ? 1 : -1;
    default:
      return -1;
  }
}

/// Returns the predicate for swapped operands.
static int64_t turned(int64_t predicate) {
  static const int64_t others[] = {0, 1, 4, 5, 2, 3, 8, 9, 6, 7};
  return predicate >= 0 && predicate < 10 ? others[predicate] : predicate;
}

static bool fold_comparison(tn_rewriter* rewriter, tn_ref step, tn_ref compare) {
  const tn_context* context = rewriter->context;
  const tn_ref value = tn_op__result(context, step, 0);
  const tn_type type = tn_value__type(context, value);
  const bool is_first = tn_op__operand(context, compare, 0) == value;
  tn_int number;
  int64_t predicate = tn_integer_attribute_value(tn_op__attribute(context, compare, "predicate"));
  if (!tn_const__int_of(context, tn_op__operand(context, compare, is_first ? 1 : 0), &number) ||
      number.width > 64) {
    return false;
  }
  if (!is_first) predicate = turned(predicate);
  const int all =
      compare_all(predicate, (uint64_t)tn_shaped_type_dims(type)[0], (uint64_t)number.bits);
  if (all < 0) return false;
  tn_rewriter__for(rewriter, compare);
  const tn_ref made = tn_rewriter__arith_constant(
      rewriter, tn_const__make_int(rewriter, tn_op__result_type(rewriter->context, compare, 0),
                                   (tn_wide)all));
  return replace(rewriter, compare, made);
}

static bool compare_steps(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref value = tn_op__result(context, op, 0);
  if (tn_vector__is_scalable(tn_op__result_type(rewriter->context, op, 0))) return false;
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    if (tn_op__code(context, user) == TN_CODE_ARITH_CMPI && fold_comparison(rewriter, op, user)) {
      return true;
    }
  }
  return false;
}

#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_vector_patterns[] = {
    {MLIR("BroadcastFolder"), "broadcast", 1, broadcast_of_broadcast},
    {MLIR("ExtractOpFromBroadcast"), "extract", 1, extract_of_broadcast},
    {MLIR("FromElementsToSplat"), "from_elements", 1, list_of_one},
    {MLIR("InsertToBroadcast"), "insert", 1, insert_all},
    {MLIR("InsertChainFullyInitialized"), "insert", 1, list_insertions},
    {MLIR("FoldTransposeSplat"), "transpose", 1, transpose_of_splat},
    {MLIR("TransposeFolder"), "transpose", 1, join_transposes},
    {MLIR("CreateMaskFolder"), "create_mask", 1, fold_constant_mask},
    {MLIR("Canonicalize0DShuffleOp"), "shuffle", 1, shuffle_of_single},
    {MLIR("StepCompareFolder"), "step", 1, compare_steps},
    {NULL, NULL, 0, NULL},
};
