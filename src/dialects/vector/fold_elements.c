// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of vector.extract and vector.insert.
//
// Source: the vector dialect's documentation, and mlir-opt's results.

#include "dialects/vector/fold.h"

#include "dialects/vector_ops.h"

/// The maximal size of a splat that an insertion expands: a bound on the cost of a fold, not the
/// size of a table.
#define WRITTEN_OUT_MAX (UINT64_C(1) << 24)
#define POISON_INDEX (-1)

/// Returns the number of operands before the dynamic positions.
static uint32_t position_start(const tn_fold* fold) {
  return fold->code == TN_CODE_VECTOR_EXTRACT ? 1 : 2;
}

static bool open_position(const tn_context* context, tn_ref op, uint32_t start, tn_mixed* out) {
  uint32_t operand = start;
  return tn_mixed__open(context, op, "static_position", &operand, out);
}

static bool is_static(const tn_mixed* position) {
  for (uint32_t i = 0; i < position->count; ++i) {
    if (position->values[i] != 0) return false;
  }
  return true;
}

/// Sets the position of the op, after its first operands.
static tn_fold_outcome set_position(tn_fold* fold, const tn_mixed* position) {
  tn_refs operands = {0};
  const tn_attribute statics = tn_mixed__statics(fold->rewriter, position);
  if (statics.storage == NULL) return TN_FOLD_NOTHING;
  tn_refs__push_operands(fold->rewriter, &operands, fold->op, 0, position_start(fold));
  for (uint32_t i = 0; i < position->count; ++i) {
    if (position->values[i] != 0) tn_refs__push(fold->rewriter, &operands, position->values[i]);
  }
  tn_rewriter__set_operands(fold->rewriter, fold->op, tn_refs__items(&operands), operands.count);
  tn_rewriter__set_attribute(fold->rewriter, fold->op, "static_position", statics);
  tn_refs__free(fold->rewriter, &operands);
  return TN_FOLD_IN_PLACE;
}

/// Makes constant positions that are in bounds static, as well as -1, which is poison.
static tn_fold_outcome fold_constant_position(tn_fold* fold, tn_type type, tn_mixed* position) {
  bool changed = false;
  for (uint32_t i = 0; i < position->count; ++i) {
    int64_t value = 0;
    if (position->values[i] == 0 ||
        !tn_const__int64_of(fold->context, position->values[i], &value) || value < POISON_INDEX ||
        value >= tn_shaped_type_dims(type)[i]) {
      continue;
    }
    position->statics[i] = value;
    position->values[i] = 0;
    changed = true;
  }
  return changed ? set_position(fold, position) : TN_FOLD_NOTHING;
}

static bool has_poison(const tn_mixed* position) {
  for (uint32_t i = 0; i < position->count; ++i) {
    if (position->values[i] == 0 && position->statics[i] == POISON_INDEX) return true;
  }
  return false;
}

/// Returns the index of the first element at a position, and the number of elements.
static uint64_t element_at(tn_type type, const tn_mixed* position, uint64_t* out_count) {
  uint64_t index = 0;
  *out_count = 1;
  for (uint32_t i = 0; i < tn_vector__rank(type); ++i) {
    const uint64_t extent = (uint64_t)tn_shaped_type_dims(type)[i];
    if (i >= position->count) *out_count *= extent;
    index = index * extent + (i < position->count ? (uint64_t)position->statics[i] : 0);
  }
  return index;
}

tn_fold_outcome tn_vector__fold_picked(tn_fold* fold, uint64_t count, tn_vector_pick pick,
                                       const void* from) {
  const tn_allocator* allocator = &fold->context->allocator;
  const size_t size = (size_t)(count + 1) * sizeof(tn_attribute);
  tn_attribute* elements = tn_allocate(allocator, size);
  if (elements == NULL) {
    tn_rewriter__fail(fold->rewriter, tn_context__out_of_memory(fold->context));
    return TN_FOLD_NOTHING;
  }
  uint64_t done = 0;
  while (done < count && (elements[done] = pick(fold, from, done)).storage != NULL) ++done;
  const tn_fold_outcome outcome =
      done == count ? tn_fold__attribute(fold, tn_const__make_elements(
                                                   fold->rewriter, tn_fold__type(fold), elements))
                    : TN_FOLD_NOTHING;
  tn_deallocate(allocator, elements, size);
  return outcome;
}

/// A range of elements of a constant.
typedef struct elements_run {
  uint64_t first;
  uint64_t count;
} elements_run;

//===-- vector.extract ------------------------------------------------------------------------===//

static tn_attribute pick_extracted(tn_fold* fold, const void* from, uint64_t index) {
  const elements_run* run = from;
  return tn_const__element(fold->rewriter, fold->constants[0], run->first + index);
}

/// Folds the extraction from a constant.
static tn_fold_outcome extract_constant(tn_fold* fold, const tn_mixed* position) {
  const tn_attribute source = fold->constants[0];
  const tn_type type = tn_fold__type(fold);
  const tn_type from = tn_fold__operand_type(fold, 0);
  elements_run run;
  if (tn_const__is_splat(source)) {
    return tn_fold__attribute(fold, tn_type__is(type, TN_TYPE_VECTOR)
                                        ? tn_const__reshaped(fold->rewriter, source, type)
                                        : tn_const__element(fold->rewriter, source, 0));
  }
  if (tn_attribute_kind_of(source) != TN_ATTRIBUTE_DENSE_ELEMENTS || !is_static(position)) {
    return TN_FOLD_NOTHING;
  }
  run.first = element_at(from, position, &run.count);
  if (!tn_type__is(type, TN_TYPE_VECTOR)) {
    return tn_fold__attribute(fold, tn_const__element(fold->rewriter, source, run.first));
  }
  return tn_vector__fold_picked(fold, run.count, pick_extracted, &run);
}

/// Merges two extractions.
static tn_fold_outcome extract_of_extract(tn_fold* fold, tn_mixed* position) {
  const tn_context* context = fold->context;
  const tn_ref inner =
      tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_VECTOR_EXTRACT);
  tn_mixed outer;
  if (inner == 0 || !is_static(position) || !open_position(context, inner, 1, &outer) ||
      !is_static(&outer) || outer.count + position->count > TN_VIEW_RANK_MAX) {
    return TN_FOLD_NOTHING;
  }
  for (uint32_t i = 0; i < position->count; ++i) {
    outer.statics[outer.count] = position->statics[i];
    outer.values[outer.count++] = 0;
  }
  tn_rewriter__set_operand(fold->rewriter, fold->op, 0, tn_vector_extract_source(context, inner));
  return set_position(fold, &outer);
}

/// Folds to the value that was inserted at the position, or skips insertions elsewhere.
static tn_fold_outcome extract_of_insert(tn_fold* fold, const tn_mixed* position) {
  const tn_context* context = fold->context;
  tn_ref source = tn_fold__operand(fold, 0);
  bool changed = false;
  for (tn_trail trail = {0};;) {
    const tn_ref insert = tn_value__defined_by(context, source, TN_CODE_VECTOR_INSERT);
    tn_mixed put;
    if (!tn_trail__goes_on(&trail, source)) return TN_FOLD_NOTHING;
    if (insert == 0 || !is_static(position) || !open_position(context, insert, 2, &put) ||
        !is_static(&put)) {
      break;
    }
    uint32_t same = 0;
    while (same < put.count && same < position->count &&
           put.statics[same] == position->statics[same]) {
      ++same;
    }
    const tn_ref value = tn_vector_insert_value_to_store(context, insert);
    if (same == put.count && same == position->count) return tn_fold__value(fold, value);
    if (same == put.count) {
      tn_mixed rest = {.count = position->count - same};
      for (uint32_t i = 0; i < rest.count; ++i) rest.statics[i] = position->statics[same + i];
      tn_rewriter__set_operand(fold->rewriter, fold->op, 0, value);
      return set_position(fold, &rest);
    }
    if (same == position->count) break;  // Only a part of the extracted value was inserted.
    source = tn_vector_insert_dest(context, insert);
    changed = true;
  }
  return changed ? tn_fold__set_operand(fold, 0, source) : TN_FOLD_NOTHING;
}

static bool ends_alike(tn_type type, tn_type source) {
  const uint32_t rank = tn_vector__rank(type);
  const uint32_t lead = tn_vector__rank(source) - rank;
  for (uint32_t i = 0; i < rank; ++i) {
    if (tn_shaped_type_dims(type)[i] != tn_shaped_type_dims(source)[lead + i]) return false;
  }
  return true;
}

/// Extracts from the source of a broadcast.
static tn_fold_outcome extract_of_broadcast(tn_fold* fold, const tn_mixed* position) {
  const tn_context* context = fold->context;
  const tn_ref broadcast =
      tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_VECTOR_BROADCAST);
  if (broadcast == 0) return TN_FOLD_NOTHING;
  const tn_ref source = tn_vector_broadcast_source(context, broadcast);
  const tn_type from = tn_value__type(context, source);
  const tn_type whole = tn_fold__operand_type(fold, 0);
  const tn_type type = tn_fold__type(fold);
  if (tn_type_equal(type, from)) return tn_fold__value(fold, source);
  const uint32_t source_rank = tn_vector__rank(from);
  if (tn_vector__rank(type) >= source_rank || !ends_alike(type, from)) return TN_FOLD_NOTHING;
  const uint32_t lead = tn_vector__rank(whole) - source_rank;
  tn_mixed rest = {.count = 0};
  for (uint32_t i = lead; i < position->count; ++i) {
    const bool is_repeated =
        tn_shaped_type_dims(from)[i - lead] == 1 && tn_shaped_type_dims(whole)[i] != 1;
    rest.statics[rest.count] = is_repeated ? 0 : position->statics[i];
    rest.values[rest.count++] = is_repeated ? 0 : position->values[i];
  }
  tn_rewriter__set_operand(fold->rewriter, fold->op, 0, source);
  return set_position(fold, &rest);
}

/// Extracts from the source of a shape_cast if both have the same last dimensions.
static tn_fold_outcome extract_of_shape_cast(tn_fold* fold, const tn_mixed* position) {
  const tn_context* context = fold->context;
  const tn_ref cast =
      tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_VECTOR_SHAPE_CAST);
  if (cast == 0 || !is_static(position)) return TN_FOLD_NOTHING;
  const tn_ref source = tn_vector_shape_cast_source(context, cast);
  const tn_type from = tn_value__type(context, source);
  const tn_type whole = tn_fold__operand_type(fold, 0);
  const tn_type type = tn_fold__type(fold);
  const uint32_t rank = tn_vector__rank(type);
  if (rank > tn_vector__rank(from) || !ends_alike(type, from)) return TN_FOLD_NOTHING;
  int64_t index = 0;
  for (uint32_t i = 0; i < position->count; ++i) {
    index = index * tn_shaped_type_dims(whole)[i] + position->statics[i];
  }
  tn_mixed there = {.count = tn_vector__rank(from) - rank};
  for (uint32_t i = there.count; i-- > 0;) {
    const int64_t extent = tn_shaped_type_dims(from)[i];
    there.statics[i] = i == 0 ? index : index % extent;
    index /= extent;
  }
  tn_rewriter__set_operand(fold->rewriter, fold->op, 0, source);
  return set_position(fold, &there);
}

static tn_fold_outcome extract_of_list(tn_fold* fold, const tn_mixed* position) {
  const tn_context* context = fold->context;
  const tn_ref list =
      tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_VECTOR_FROM_ELEMENTS);
  uint64_t count;
  if (list == 0 || !is_static(position) || tn_type__is(tn_fold__type(fold), TN_TYPE_VECTOR)) {
    return TN_FOLD_NOTHING;
  }
  const uint64_t index = element_at(tn_fold__operand_type(fold, 0), position, &count);
  if (index >= tn_op__operand_count(context, list)) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, tn_op__operand(context, list, (uint32_t)index));
}

tn_fold_outcome tn_fold__vector_extract(tn_fold* fold) {
  const tn_ref source = tn_fold__operand(fold, 0);
  const tn_type from = tn_value__type(fold->context, source);
  tn_mixed position;
  if (!open_position(fold->context, fold->op, 1, &position)) return TN_FOLD_NOTHING;
  if (position.count == 0 && tn_type_equal(from, tn_fold__type(fold))) {
    return tn_fold__value(fold, source);
  }
  if (tn_const__is_poison(fold->constants[0])) return tn_fold__attribute(fold, fold->constants[0]);
  if (has_poison(&position)) return tn_fold__attribute(fold, tn_const__make_poison(fold->rewriter));
  static tn_fold_outcome (*const folds[])(tn_fold*, const tn_mixed*) = {
      extract_constant, extract_of_insert, extract_of_broadcast, extract_of_shape_cast,
      extract_of_list};
  tn_fold_outcome outcome = extract_of_extract(fold, &position);
  for (size_t i = 0; outcome == TN_FOLD_NOTHING && i < sizeof folds / sizeof *folds; ++i) {
    outcome = folds[i](fold, &position);
  }
  return outcome != TN_FOLD_NOTHING ? outcome : fold_constant_position(fold, from, &position);
}

//===-- vector.insert -------------------------------------------------------------------------===//

static tn_attribute pick_inserted(tn_fold* fold, const void* from, uint64_t index) {
  const elements_run* run = from;
  const tn_attribute value = fold->constants[0];
  if (index < run->first || index >= run->first + run->count) {
    return tn_const__element(fold->rewriter, fold->constants[1], index);
  }
  return tn_attribute_kind_of(value) == TN_ATTRIBUTE_DENSE_ELEMENTS
             ? tn_const__element(fold->rewriter, value, index - run->first)
             : value;
}

/// Folds the insertion of a constant into a constant.
static tn_fold_outcome insert_constant(tn_fold* fold, const tn_mixed* position) {
  const tn_attribute dest = fold->constants[TN_VECTOR_INSERT_DEST];
  const tn_type type = tn_fold__type(fold);
  const tn_attribute_kind kind =
      tn_attribute_kind_of(fold->constants[TN_VECTOR_INSERT_VALUE_TO_STORE]);
  elements_run run;
  if (tn_attribute_kind_of(dest) != TN_ATTRIBUTE_DENSE_ELEMENTS || !is_static(position) ||
      (kind != TN_ATTRIBUTE_DENSE_ELEMENTS && kind != TN_ATTRIBUTE_INTEGER &&
       kind != TN_ATTRIBUTE_FLOAT) ||
      tn_vector__is_scalable(type)) {
    return TN_FOLD_NOTHING;
  }
  const uint64_t whole = (uint64_t)tn_shaped_type_element_count(type);
  run.first = element_at(type, position, &run.count);
  // Large constants are not duplicated.
  if (whole > 256 &&
      !tn_value__has_one_use(fold->context, tn_fold__operand(fold, TN_VECTOR_INSERT_DEST))) {
    return TN_FOLD_NOTHING;
  }
  if (whole > WRITTEN_OUT_MAX && tn_const__is_splat(dest)) return TN_FOLD_NOTHING;
  return tn_vector__fold_picked(fold, whole, pick_inserted, &run);
}

/// Skips insertions that this one overwrites.
static tn_fold_outcome insert_over(tn_fold* fold, const tn_mixed* position) {
  const tn_context* context = fold->context;
  tn_ref dest = tn_fold__operand(fold, TN_VECTOR_INSERT_DEST);
  bool changed = false;
  for (tn_trail trail = {0};;) {
    const tn_ref insert = tn_value__defined_by(context, dest, TN_CODE_VECTOR_INSERT);
    tn_mixed put;
    if (!tn_trail__goes_on(&trail, dest)) return TN_FOLD_NOTHING;
    if (insert == 0 || !open_position(context, insert, 2, &put) ||
        !tn_mixed__same(position, &put)) {
      break;
    }
    dest = tn_vector_insert_dest(context, insert);
    changed = true;
  }
  return changed ? tn_fold__set_operand(fold, 1, dest) : TN_FOLD_NOTHING;
}

tn_fold_outcome tn_fold__vector_insert(tn_fold* fold) {
  const tn_ref value = tn_fold__operand(fold, TN_VECTOR_INSERT_VALUE_TO_STORE);
  const tn_type type = tn_fold__type(fold);
  tn_mixed position;
  if (!open_position(fold->context, fold->op, 2, &position)) return TN_FOLD_NOTHING;
  if (position.count == 0 && tn_type_equal(tn_value__type(fold->context, value), type)) {
    return tn_fold__value(fold, value);
  }
  if (has_poison(&position)) return tn_fold__attribute(fold, tn_const__make_poison(fold->rewriter));
  tn_fold_outcome outcome = insert_over(fold, &position);
  if (outcome == TN_FOLD_NOTHING) outcome = insert_constant(fold, &position);
  return outcome != TN_FOLD_NOTHING ? outcome : fold_constant_position(fold, type, &position);
}
