// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of transfers between vectors and memory or tensors.
//
// Source: the vector dialect's documentation, and mlir-opt's results.

#include <tenure/affine.h>

#include "dialects/common/memref_ops.h"
#include "dialects/common/tensor_ops.h"
#include "dialects/vector/fold.h"
#include "dialects/vector_ops.h"
#include "rewrite/branch.h"

/// The operands and attributes of a transfer.
typedef struct transfer {
  tn_ref op;
  tn_ref base;
  tn_ref vector;  ///< The value that is read or written.
  tn_ref mask;    ///< 0 for none.
  uint32_t first_index;
  uint32_t index_count;
  tn_attribute map;
  tn_attribute in_bounds;
} transfer;

static tn_type base_type(const tn_context* context, const transfer* t) {
  return tn_value__type(context, t->base);
}
static tn_type vector_type(const tn_context* context, const transfer* t) {
  return tn_value__type(context, t->vector);
}
static uint32_t transfer_rank(const transfer* t) {
  return (uint32_t)tn_affine_map_result_count(t->map);
}
static tn_ref index_of(const tn_context* context, const transfer* t, uint32_t dim) {
  return tn_op__operand(context, t->op, t->first_index + dim);
}

/// Reads the parts of a transfer; false if they are inconsistent.
static bool open_transfer(const tn_context* context, tn_ref op, transfer* out) {
  const bool reads = tn_op__code(context, op) == TN_CODE_VECTOR_TRANSFER_READ;
  const uint32_t count = tn_op__operand_count(context, op);
  *out = (transfer){.op = op, .first_index = reads ? 1 : 2};
  if (count < 2) return false;
  out->base = reads ? tn_vector_transfer_read_base(context, op)
                    : tn_vector_transfer_write_base(context, op);
  out->vector =
      reads ? tn_op__result(context, op, 0) : tn_vector_transfer_write_value_to_store(context, op);
  out->map = tn_op__attribute(context, op, "permutation_map");
  out->in_bounds = tn_op__attribute(context, op, "in_bounds");
  if (!tn_shaped_type_has_rank(base_type(context, out)) ||
      !tn_type__is(vector_type(context, out), TN_TYPE_VECTOR) ||
      tn_attribute_kind_of(out->map) != TN_ATTRIBUTE_AFFINE_MAP) {
    return false;
  }
  out->index_count = (uint32_t)tn_shaped_type_rank(base_type(context, out));
  out->mask = reads ? tn_vector_transfer_read_mask(context, op)
                    : tn_vector_transfer_write_mask(context, op);
  return count == out->index_count + 2 + (out->mask != 0) &&
         tn_array_attribute_count(out->in_bounds) == transfer_rank(out) &&
         transfer_rank(out) <= tn_vector__rank(vector_type(context, out));
}

static bool is_in_bounds(const transfer* t, uint32_t result) {
  return tn_integer_attribute_value(tn_array_attribute_element(t->in_bounds, result)) != 0;
}

static bool all_in_bounds(const transfer* t) {
  for (uint32_t i = 0; i < transfer_rank(t); ++i) {
    if (!is_in_bounds(t, i)) return false;
  }
  return true;
}

//===-- Bounds --------------------------------------------------------------------------------===//

/// Returns true if the transfer along result `result` of the map is in bounds.
static bool stays_inside(const tn_context* context, const transfer* t, uint32_t result,
                         uint32_t dim) {
  int64_t start = 0;
  if (dim >= t->index_count) return false;
  const int64_t extent = tn_shaped_type_dims(base_type(context, t))[dim];
  const int64_t size = tn_shaped_type_dims(vector_type(context, t))[result];
  return extent >= 0 && tn_const__int64_of(context, index_of(context, t, dim), &start) &&
         start <= extent - size;
}

/// Marks the dimensions that are known to be in bounds. Broadcast dimensions are in bounds if all
/// others are.
static tn_fold_outcome fold_in_bounds(tn_fold* fold, const transfer* t) {
  const uint32_t rank = transfer_rank(t);
  tn_attribute flags[TN_VIEW_RANK_MAX];
  bool changed = false;
  bool all = true;
  if (rank > TN_VIEW_RANK_MAX) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < rank; ++i) {
    const tn_affine_expr expr = tn_affine_map_result(t->map, i);
    const bool is_dim = tn_affine_expr_kind_of(expr) == TN_AFFINE_DIM;
    const bool was_inside = is_in_bounds(t, i);
    const bool is_inside =
        was_inside || (is_dim && stays_inside(fold->context, t, i, tn_affine_expr_position(expr)));
    flags[i] = tn_const__make_bool(fold->rewriter, is_inside);
    changed = changed || is_inside != was_inside;
    all = all && (is_inside || !is_dim);
  }
  for (uint32_t i = 0; all && i < rank; ++i) {
    changed = changed || !is_in_bounds(t, i);
    flags[i] = tn_const__make_bool(fold->rewriter, true);
  }
  tn_attribute list = {NULL};
  if (!changed || fold->rewriter->status != TN_OK ||
      !tn_rewriter__ok(fold->rewriter, tn_array_attribute_get(fold->context, flags, rank, &list))) {
    return TN_FOLD_NOTHING;
  }
  tn_rewriter__set_attribute(fold->rewriter, fold->op, "in_bounds", list);
  return TN_FOLD_IN_PLACE;
}

//===-- Masks ---------------------------------------------------------------------------------===//

/// Returns true if a mask with sizes covers each dimension.
static bool covers(const tn_context* context, tn_ref mask_op, tn_type type) {
  const uint32_t rank = tn_vector__rank(type);
  const bool is_constant = tn_op__code(context, mask_op) == TN_CODE_VECTOR_CONSTANT_MASK;
  size_t size = 0;
  const int64_t* sizes = tn_dense_array_attribute_data(
      tn_vector_constant_mask_mask_dim_sizes(context, mask_op), &size);
  const size_t count = is_constant ? size / sizeof *sizes : tn_op__operand_count(context, mask_op);
  if (rank == 0 || count != rank) return false;
  for (uint32_t i = 0; i < rank; ++i) {
    int64_t extent = is_constant ? sizes[i] : 0;
    if (!is_constant &&
        (tn_vector_type_is_scalable(type, i) ||
         !tn_const__int64_of(context, tn_op__operand(context, mask_op, i), &extent))) {
      return false;
    }
    if (extent < tn_shaped_type_dims(type)[i]) return false;
  }
  return true;
}

/// Returns true if a mask is known to be all true.
static bool is_full_mask(const tn_context* context, tn_ref mask) {
  const tn_ref op = tn_value__defining_op(context, mask);
  const tn_op_code code = op == 0 ? TN_CODE_NONE : tn_op__code(context, op);
  if (code == TN_CODE_VECTOR_CONSTANT_MASK || code == TN_CODE_VECTOR_CREATE_MASK) {
    return covers(context, op, tn_value__type(context, mask));
  }
  tn_numbers bits;
  const tn_attribute value = tn_const__of(context, mask);
  if (value.storage == NULL || !tn_numbers__open(value, &bits) || bits.width != 1) return false;
  const uint64_t count = bits.is_splat ? 1 : bits.count;
  for (uint64_t i = 0; i < count; ++i) {
    if (tn_numbers__at(&bits, i) == 0) return false;
  }
  return count != 0;
}

/// Removes a mask that is all true.
static tn_fold_outcome fold_full_mask(tn_fold* fold, const transfer* t) {
  uint32_t count = 0;
  int32_t sizes[4];
  if (t->mask == 0 || !is_full_mask(fold->context, t->mask)) return TN_FOLD_NOTHING;
  const int32_t* segments =
      tn_rewriter__segments(fold->context, fold->op, "operandSegmentSizes", &count);
  if (count != 4) return TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < count; ++i) sizes[i] = i == 3 ? 0 : segments[i];
  tn_rewriter__set_trailing_operands(fold->rewriter, fold->op, fold->operand_count - 1, NULL, 0);
  tn_rewriter__set_segments(fold->rewriter, fold->op, "operandSegmentSizes", sizes, count);
  return TN_FOLD_IN_PLACE;
}

//===-- Pairs of transfers --------------------------------------------------------------------===//

/// Returns true if two transfers access the same elements without masks.
static bool is_same_place(const tn_context* context, const transfer* a, const transfer* b) {
  if (a->mask != 0 || b->mask != 0 || a->index_count != b->index_count ||
      !tn_attribute_equal(a->map, b->map) ||
      !tn_type_equal(vector_type(context, a), vector_type(context, b))) {
    return false;
  }
  for (uint32_t i = 0; i < a->index_count; ++i) {
    if (index_of(context, a, i) != index_of(context, b, i)) return false;
  }
  return true;
}

/// Returns true if two transfers are known to access different elements.
static bool is_disjoint(const tn_context* context, const transfer* a, const transfer* b) {
  const tn_type type = vector_type(context, a);
  if (!tn_type_equal(type, vector_type(context, b)) || a->index_count != b->index_count ||
      transfer_rank(a) > a->index_count) {
    return false;
  }
  const uint32_t lead = a->index_count - transfer_rank(a);
  for (uint32_t i = 0; i < a->index_count; ++i) {
    int64_t first = 0;
    int64_t second = 0;
    if (!tn_const__int64_of(context, index_of(context, a, i), &first) ||
        !tn_const__int64_of(context, index_of(context, b, i), &second)) {
      continue;
    }
    const uint64_t distance =
        first < second ? (uint64_t)second - (uint64_t)first : (uint64_t)first - (uint64_t)second;
    const uint64_t size = i < lead ? 1 : (uint64_t)tn_shaped_type_dims(type)[i - lead];
    if (distance >= size) return true;
  }
  return false;
}

/// Folds a read of a tensor to the value that was written there.
static tn_fold_outcome fold_read_of_write(tn_fold* fold, const transfer* read) {
  const tn_context* context = fold->context;
  transfer write;
  tn_ref base = read->base;
  if (!tn_type__is(base_type(context, read), TN_TYPE_TENSOR)) return TN_FOLD_NOTHING;
  for (tn_trail trail = {0}; tn_trail__goes_on(&trail, base);) {
    const tn_ref op = tn_value__defined_by(context, base, TN_CODE_VECTOR_TRANSFER_WRITE);
    if (op == 0 || !open_transfer(context, op, &write)) return TN_FOLD_NOTHING;
    if (all_in_bounds(&write) && is_same_place(context, &write, read)) {
      return tn_fold__value(fold, write.vector);
    }
    if (!is_disjoint(context, &write, read)) return TN_FOLD_NOTHING;
    base = write.base;
  }
  return TN_FOLD_NOTHING;
}

static bool starts_at_zero(const tn_context* context, const transfer* t) {
  for (uint32_t i = 0; i < t->index_count; ++i) {
    int64_t value = 1;
    if (!tn_const__int64_of(context, index_of(context, t, i), &value) || value != 0) return false;
  }
  return true;
}

/// Returns true if a transfer accesses all elements of its base in order.
static bool is_whole(const tn_context* context, const transfer* t) {
  const tn_type vector = vector_type(context, t);
  const tn_type base = base_type(context, t);
  if (transfer_rank(t) == 0 || t->index_count != tn_vector__rank(vector) ||
      !tn_affine_map_is_minor_identity(t->map) || !all_in_bounds(t)) {
    return false;
  }
  for (uint32_t i = 0; i < t->index_count; ++i) {
    if (tn_shaped_type_dims(vector)[i] != tn_shaped_type_dims(base)[i]) return false;
  }
  return starts_at_zero(context, t);
}

/// Folds a write of a value that was read from the same place, or replaces the copy of a whole
/// tensor by the tensor.
static tn_fold_outcome fold_write_of_read(tn_fold* fold, const transfer* write) {
  const tn_context* context = fold->context;
  const tn_ref op = tn_value__defined_by(context, write->vector, TN_CODE_VECTOR_TRANSFER_READ);
  transfer read;
  if (!tn_type__is(base_type(context, write), TN_TYPE_TENSOR) || fold->result_count != 1 ||
      op == 0 || !open_transfer(context, op, &read)) {
    return TN_FOLD_NOTHING;
  }
  const bool is_copy = tn_type_equal(base_type(context, &read), base_type(context, write)) &&
                       read.mask == 0 && write->mask == 0 && is_whole(context, &read) &&
                       is_whole(context, write);
  if (!is_copy && (read.base != write->base || !is_same_place(context, &read, write))) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__value(fold, read.base);
}

//===-- Entry points --------------------------------------------------------------------------===//

/// Reads from the source of a cast to a less static type.
static tn_fold_outcome skip_tensor_cast(tn_fold* fold, const transfer* t) {
  const tn_ref source = tn_tensor__before_cast(fold->context, t->base);
  return source == 0 ? TN_FOLD_NOTHING : tn_fold__set_operand(fold, 0, source);
}

tn_fold_outcome tn_fold__vector_transfer(tn_fold* fold) {
  const bool reads = fold->code == TN_CODE_VECTOR_TRANSFER_READ;
  transfer t;
  if (!open_transfer(fold->context, fold->op, &t)) return TN_FOLD_NOTHING;
  tn_fold_outcome outcome = reads ? fold_read_of_write(fold, &t) : fold_write_of_read(fold, &t);
  if (outcome == TN_FOLD_NOTHING && transfer_rank(&t) != 0) outcome = fold_in_bounds(fold, &t);
  if (outcome == TN_FOLD_NOTHING) outcome = fold_full_mask(fold, &t);
  if (outcome == TN_FOLD_NOTHING && tn_fold__skip_casts(fold, UINT32_MAX)) {
    outcome = TN_FOLD_IN_PLACE;
  }
  return outcome == TN_FOLD_NOTHING && reads ? skip_tensor_cast(fold, &t) : outcome;
}
