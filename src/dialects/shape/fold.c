// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the shape dialect. A known shape is an attribute with elements of type index.
//
// Source: the shape dialect's documentation, and the results of MLIR's canonicalize.

#include <string.h>

#include "dialects/common/constant.h"
#include "dialects/shape/shape.h"

/// A known shape: an array of extents, or a single extent for a splat.
typedef struct known {
  uint32_t count;
  bool is_splat;
  const int64_t* extents;
} known;

tn_op_code tn_shape__constant(tn_attribute value, tn_type type) {
  const tn_attribute_kind kind = tn_attribute_kind_of(value);
  if (kind == TN_ATTRIBUTE_DENSE_ELEMENTS) {
    const bool is_extents =
        tn_type__is(type, TN_TYPE_TENSOR) && tn_type__is(tn_type_element_type(type), TN_TYPE_INDEX);
    if (tn_shape__is(type, "shape") || is_extents) return TN_CODE_SHAPE_CONST_SHAPE;
  }
  if (kind == TN_ATTRIBUTE_INTEGER && tn_shape__is(type, "size")) return TN_CODE_SHAPE_CONST_SIZE;
  if (kind == TN_ATTRIBUTE_INTEGER && tn_shape__is(type, "witness")) {
    return TN_CODE_SHAPE_CONST_WITNESS;
  }
  return tn_constant__of_number(value, type);
}

//===-- Known shapes --------------------------------------------------------------------------===//

static int64_t extent_at(const known* shape, uint32_t index) {
  int64_t extent;
  memcpy(&extent, &shape->extents[shape->is_splat ? 0 : index], sizeof extent);
  return extent;
}

static bool read_elements(tn_attribute value, known* out) {
  size_t byte_size = 0;
  if (!tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS) ||
      !tn_type__is(tn_type_element_type(tn_attribute_type(value)), TN_TYPE_INDEX)) {
    return false;
  }
  const int64_t count = tn_shaped_type_element_count(tn_attribute_type(value));
  if (count < 0 || count > UINT32_MAX) return false;
  out->count = (uint32_t)count;
  out->is_splat = tn_dense_elements_attribute_is_splat(value);
  out->extents = tn_dense_elements_attribute_data(value, &byte_size);
  return byte_size / sizeof(int64_t) >= (out->is_splat ? 1 : out->count);
}

/// Reads the extents of a ranked type.
static bool read_type(tn_type type, known* out) {
  if (!tn_shaped_type_has_rank(type)) return false;
  *out =
      (known){.count = (uint32_t)tn_shaped_type_rank(type), .extents = tn_shaped_type_dims(type)};
  return true;
}

static tn_attribute make_elements(tn_fold* fold, const int64_t* extents, uint32_t count) {
  const int64_t dim = count;
  tn_attribute made = {NULL};
  tn_type type;
  if (tn_rewriter__ok(fold->rewriter, tn_tensor_type_get(tn_rewriter__index_type(fold->rewriter),
                                                         &dim, 1, NULL, &type))) {
    (void)tn_rewriter__ok(fold->rewriter, tn_dense_elements_attribute_get(
                                              type, extents, count * sizeof *extents, &made));
  }
  return made;
}

/// Allocates an array for extents, which the caller frees with tn_deallocate; NULL if the
/// allocation fails.
static int64_t* make_room(tn_fold* fold, uint32_t count) {
  int64_t* extents = tn_allocate(&fold->context->allocator, (count + (size_t)1) * sizeof *extents);
  if (extents == NULL) tn_rewriter__fail(fold->rewriter, tn_context__out_of_memory(fold->context));
  return extents;
}

static void free_room(tn_fold* fold, int64_t* extents, uint32_t count) {
  tn_deallocate(&fold->context->allocator, extents, (count + (size_t)1) * sizeof *extents);
}

/// Folds to the shape, if there is one, and frees its extents.
static tn_fold_outcome give_shape(tn_fold* fold, bool is_shape, int64_t* extents, uint32_t count) {
  const tn_fold_outcome outcome =
      is_shape ? tn_fold__attribute(fold, make_elements(fold, extents, count)) : TN_FOLD_NOTHING;
  free_room(fold, extents, count);
  return outcome;
}

static tn_fold_outcome give_number(tn_fold* fold, int64_t number) {
  return tn_fold__attribute(
      fold,
      tn_const__make_int(fold->rewriter, tn_rewriter__index_type(fold->rewriter), (tn_wide)number));
}

static tn_fold_outcome give_truth(tn_fold* fold, bool truth) {
  tn_attribute made = {NULL};
  (void)tn_rewriter__ok(fold->rewriter, tn_bool_attribute_get(fold->context, truth, &made));
  return tn_fold__attribute(fold, made);
}

static bool number_at(const tn_fold* fold, uint32_t index, int64_t* out_number) {
  const tn_attribute value = fold->constants[index];
  if (!tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) return false;
  *out_number = tn_integer_attribute_value(value);
  return true;
}

/// Returns true if all operands are the same value.
static bool all_same(const tn_fold* fold) {
  for (uint32_t i = 1; i < fold->operand_count; ++i) {
    if (tn_fold__operand(fold, i) != tn_fold__operand(fold, 0)) return false;
  }
  return fold->operand_count != 0;
}

/// Returns true if all operands are known; `*out_equal` tells if they are equal.
static bool all_known(const tn_fold* fold, bool* out_equal) {
  *out_equal = true;
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    if (fold->constants[i].storage == NULL) return false;
    *out_equal = *out_equal && fold->constants[i].storage == fold->constants[0].storage;
  }
  return fold->operand_count != 0;
}

//===-- Broadcasts ----------------------------------------------------------------------------===//

/// Broadcasts a shape into the last of `count` extents; false if they are incompatible.
static bool broadcast(int64_t* extents, uint32_t count, const known* shape) {
  extents += count - shape->count;
  for (uint32_t i = 0; i < shape->count; ++i) {
    const int64_t extent = extent_at(shape, i);
    if (extent == 1) continue;
    if (extents[i] != 1 && extents[i] != extent) return false;
    extents[i] = extent;
  }
  return true;
}

static tn_fold_outcome fold_broadcast(tn_fold* fold) {
  known shape;
  uint32_t rank = 0;
  if (fold->operand_count == 1) {
    if (!tn_type_equal(tn_fold__operand_type(fold, 0), tn_fold__type(fold))) {
      return TN_FOLD_NOTHING;
    }
    return tn_fold__value(fold, tn_fold__operand(fold, 0));
  }
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    if (!read_elements(fold->constants[i], &shape)) return TN_FOLD_NOTHING;
    if (shape.count > rank) rank = shape.count;
  }
  int64_t* extents = fold->operand_count == 0 ? NULL : make_room(fold, rank);
  if (extents == NULL) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < rank; ++i) extents[i] = 1;
  bool fits = true;
  for (uint32_t i = 0; fits && i < fold->operand_count; ++i) {
    fits = read_elements(fold->constants[i], &shape) && broadcast(extents, rank, &shape);
  }
  return give_shape(fold, fits, extents, rank);
}

/// Reads the known extents of a shape; some may be dynamic.
static bool read_shape(const tn_fold* fold, uint32_t index, known* out) {
  if (read_elements(fold->constants[index], out)) return true;
  const tn_ref op =
      tn_value__defined_by(fold->context, tn_fold__operand(fold, index), TN_CODE_SHAPE_SHAPE_OF);
  if (op == 0) return false;
  return read_type(tn_value__type(fold->context, tn_shape_shape_of_arg(fold->context, op)), out);
}

/// Returns true if the extent with index `from_end` from the end has the same value in all shapes,
/// known or not, except for ones. `*io_extent` is the value so far; 1 for none.
static bool joins(const known* shape, uint32_t from_end, int64_t* io_extent) {
  const int64_t extent =
      from_end < shape->count ? extent_at(shape, shape->count - 1 - from_end) : 1;
  if (extent == 1) return true;
  if (*io_extent != 1 && (extent == TN_DYNAMIC || extent != *io_extent)) return false;
  *io_extent = extent;
  return true;
}

static bool is_broadcastable(const tn_fold* fold) {
  known shape;
  for (uint32_t from_end = 0, rank = 1; from_end < rank; ++from_end) {
    int64_t extent = 1;
    for (uint32_t i = 0; i < fold->operand_count; ++i) {
      if (!read_shape(fold, i, &shape) || !joins(&shape, from_end, &extent)) return false;
      if (shape.count > rank) rank = shape.count;
    }
  }
  return true;
}

static tn_fold_outcome fold_broadcastable(tn_fold* fold) {
  known shape;
  uint32_t others = 0;
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    others += !read_elements(fold->constants[i], &shape) || shape.count != 0;
  }
  if (others > 1 && !is_broadcastable(fold)) return TN_FOLD_NOTHING;
  return give_truth(fold, true);
}

//===-- Parts ---------------------------------------------------------------------------------===//

static tn_fold_outcome fold_split(tn_fold* fold) {
  known shape;
  int64_t at = 0;
  if (!read_elements(fold->constants[TN_SHAPE_SPLIT_AT_OPERAND], &shape) ||
      !number_at(fold, 1, &at) || at < -(int64_t)shape.count || at > (int64_t)shape.count) {
    return TN_FOLD_NOTHING;
  }
  if (at < 0) at += shape.count;
  int64_t* extents = make_room(fold, shape.count);
  if (extents == NULL) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < shape.count; ++i) extents[i] = extent_at(&shape, i);
  fold->results[0] = (tn_folded){0, make_elements(fold, extents, (uint32_t)at)};
  fold->results[1] = (tn_folded){0, make_elements(fold, extents + at, shape.count - (uint32_t)at)};
  free_room(fold, extents, shape.count);
  return fold->results[0].attribute.storage == NULL || fold->results[1].attribute.storage == NULL
             ? TN_FOLD_NOTHING
             : TN_FOLD_DONE;
}

static tn_fold_outcome fold_concat(tn_fold* fold) {
  known shapes[2];
  if (!read_elements(fold->constants[TN_SHAPE_CONCAT_LHS], &shapes[0]) ||
      !read_elements(fold->constants[TN_SHAPE_CONCAT_RHS], &shapes[1]) ||
      shapes[0].count > UINT32_MAX - shapes[1].count) {
    return TN_FOLD_NOTHING;
  }
  const uint32_t count = shapes[0].count + shapes[1].count;
  int64_t* extents = make_room(fold, count);
  if (extents == NULL) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < count; ++i) {
    const bool is_second = i >= shapes[0].count;
    extents[i] = extent_at(&shapes[is_second], i - (is_second ? shapes[0].count : 0));
  }
  return give_shape(fold, true, extents, count);
}

static tn_fold_outcome fold_from_extents(tn_fold* fold) {
  const uint32_t count = fold->operand_count;
  int64_t* extents = make_room(fold, count);
  if (extents == NULL) return TN_FOLD_NOTHING;
  uint32_t known_count = 0;
  while (known_count < count && number_at(fold, known_count, &extents[known_count])) ++known_count;
  return give_shape(fold, known_count == count, extents, count);
}

static tn_fold_outcome fold_extent(tn_fold* fold) {
  known shape;
  int64_t index = 0;
  if (!number_at(fold, 1, &index) ||
      !read_elements(fold->constants[TN_SHAPE_GET_EXTENT_SHAPE], &shape) || index < 0 ||
      index >= shape.count) {
    return TN_FOLD_NOTHING;
  }
  return give_number(fold, extent_at(&shape, (uint32_t)index));
}

static tn_fold_outcome fold_dim(tn_fold* fold) {
  known shape;
  int64_t index = 0;
  if (!number_at(fold, 1, &index) ||
      !read_type(tn_fold__operand_type(fold, TN_SHAPE_DIM_VALUE), &shape) || index < 0 ||
      index >= shape.count || extent_at(&shape, (uint32_t)index) == TN_DYNAMIC) {
    return TN_FOLD_NOTHING;
  }
  return give_number(fold, extent_at(&shape, (uint32_t)index));
}

static tn_fold_outcome fold_rank(tn_fold* fold) {
  known shape;
  return read_elements(fold->constants[0], &shape) ? give_number(fold, shape.count)
                                                   : TN_FOLD_NOTHING;
}

static tn_fold_outcome fold_num_elements(tn_fold* fold) {
  known shape;
  uint64_t product = 1;
  if (!read_elements(fold->constants[0], &shape)) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < shape.count; ++i) product *= (uint64_t)extent_at(&shape, i);
  return give_number(fold, (int64_t)product);
}

/// Folds conversions between sizes and integers, or shapes and extents: constants, and conversions
/// to the same type.
static tn_fold_outcome fold_conversion(tn_fold* fold) {
  if (fold->constants[0].storage != NULL) return tn_fold__attribute(fold, fold->constants[0]);
  if (!tn_type_equal(tn_fold__operand_type(fold, 0), tn_fold__type(fold))) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, tn_fold__operand(fold, 0));
}

//===-- Arithmetic ----------------------------------------------------------------------------===//

static tn_fold_outcome fold_arithmetic(tn_fold* fold) {
  int64_t a = 0;
  int64_t b = 0;
  if (!number_at(fold, 1, &b)) return TN_FOLD_NOTHING;
  if (fold->code == TN_CODE_SHAPE_ADD && b == 0 &&
      tn_type_equal(tn_fold__operand_type(fold, 0), tn_fold__type(fold))) {
    return tn_fold__value(fold, tn_fold__operand(fold, 0));
  }
  if (!number_at(fold, 0, &a)) return TN_FOLD_NOTHING;
  if (fold->code == TN_CODE_SHAPE_ADD) {
    return give_number(fold, (int64_t)((uint64_t)a + (uint64_t)b));
  }
  if (fold->code == TN_CODE_SHAPE_MUL) {
    return give_number(fold, (int64_t)((uint64_t)a * (uint64_t)b));
  }
  if (b == 0 || (a == INT64_MIN && b == -1)) return TN_FOLD_NOTHING;
  return give_number(fold, a / b - (a % b != 0 && (a < 0) != (b < 0)));
}

/// Folds the minimum or maximum of a value and itself.
static tn_fold_outcome fold_extreme(tn_fold* fold) {
  if (!all_same(fold)) return TN_FOLD_NOTHING;
  if (!tn_type_equal(tn_fold__operand_type(fold, 0), tn_fold__type(fold))) return TN_FOLD_NOTHING;
  return tn_fold__value(fold, tn_fold__operand(fold, 0));
}

//===-- Witnesses -----------------------------------------------------------------------------===//

static tn_fold_outcome fold_equal(tn_fold* fold, bool is_witness) {
  bool equal = false;
  if (!all_known(fold, &equal) || (is_witness && !equal)) return TN_FOLD_NOTHING;
  return give_truth(fold, equal);
}

/// Constant witnesses are last, since the op is commutative: a failing one is the result, passing
/// ones are removed.
static tn_fold_outcome fold_all(tn_fold* fold) {
  uint32_t kept = fold->operand_count;
  for (; kept != 0 && tn_attribute__is(fold->constants[kept - 1], TN_ATTRIBUTE_INTEGER); --kept) {
    if (tn_integer_attribute_value(fold->constants[kept - 1]) == 0) return give_truth(fold, false);
  }
  if (kept == fold->operand_count) return TN_FOLD_NOTHING;
  if (kept == 0) return give_truth(fold, true);
  tn_refs operands = {.count = 0};
  tn_refs__push_operands(fold->rewriter, &operands, fold->op, 0, kept);
  if (fold->rewriter->status == TN_OK) {
    tn_rewriter__set_operands(fold->rewriter, fold->op, tn_refs__items(&operands), kept);
  }
  tn_refs__free(fold->rewriter, &operands);
  return TN_FOLD_IN_PLACE;
}

static tn_fold_outcome fold_any(tn_fold* fold) {
  if (fold->operand_count == 0) return TN_FOLD_NOTHING;
  return tn_fold__attribute(fold, fold->constants[fold->operand_count - 1]);
}

tn_fold_outcome tn_fold__shape(tn_fold* fold) {
  switch (fold->code) {
    case TN_CODE_SHAPE_ADD:
    case TN_CODE_SHAPE_MUL:
    case TN_CODE_SHAPE_DIV:
      return fold_arithmetic(fold);
    case TN_CODE_SHAPE_ANY:
      return fold_any(fold);
    case TN_CODE_SHAPE_ASSUMING_ALL:
      return fold_all(fold);
    case TN_CODE_SHAPE_BROADCAST:
      return fold_broadcast(fold);
    case TN_CODE_SHAPE_CONCAT:
      return fold_concat(fold);
    case TN_CODE_SHAPE_CSTR_BROADCASTABLE:
      return fold_broadcastable(fold);
    case TN_CODE_SHAPE_CSTR_EQ:
      return fold_equal(fold, true);
    case TN_CODE_SHAPE_CSTR_REQUIRE:
      return tn_fold__attribute(fold, fold->constants[0]);
    case TN_CODE_SHAPE_DIM:
      return fold_dim(fold);
    case TN_CODE_SHAPE_FROM_EXTENTS:
      return fold_from_extents(fold);
    case TN_CODE_SHAPE_GET_EXTENT:
      return fold_extent(fold);
    case TN_CODE_SHAPE_IS_BROADCASTABLE:
      return fold->operand_count > 1 ? TN_FOLD_NOTHING : give_truth(fold, true);
    case TN_CODE_SHAPE_MAX:
    case TN_CODE_SHAPE_MIN:
      return fold_extreme(fold);
    case TN_CODE_SHAPE_NUM_ELEMENTS:
      return fold_num_elements(fold);
    case TN_CODE_SHAPE_RANK:
      return fold_rank(fold);
    case TN_CODE_SHAPE_SHAPE_EQ:
      return fold_equal(fold, false);
    case TN_CODE_SHAPE_SPLIT_AT:
      return fold_split(fold);
    case TN_CODE_SHAPE_INDEX_TO_SIZE:
    case TN_CODE_SHAPE_SIZE_TO_INDEX:
    case TN_CODE_SHAPE_TO_EXTENT_TENSOR:
      return fold_conversion(fold);
    default:
      return TN_FOLD_NOTHING;
  }
}
