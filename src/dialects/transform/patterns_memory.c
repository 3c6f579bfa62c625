// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns on memory: stack allocations, and masks of transfers.

#include "dialects/arith_ops.h"
#include "dialects/common/arith_ops.h"
#include "dialects/memref_ops.h"
#include "dialects/transform/vectors.h"
#include "dialects/vector_ops.h"
#include "rewrite/branch.h"

static tn_ref operand(const tn_rewriter* rewriter, tn_ref op, uint32_t index) {
  return tn_op__operand(rewriter->context, op, index);
}

//===-- memref.alloc --------------------------------------------------------------------------===//

static int64_t power_of_two(int64_t number) {
  int64_t power = 1;
  while (power < number) power *= 2;
  return power;
}

/// Returns the size of a value in bytes; 0 if it is unknown.
static int64_t byte_size(tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INDEX:
      return 8;
    case TN_TYPE_INTEGER:
    case TN_TYPE_FLOAT:
      return ((int64_t)tn_type_bit_width(type) + 7) / 8;
    case TN_TYPE_COMPLEX:
      return 2 * byte_size(tn_type_element_type(type));
    case TN_TYPE_VECTOR: {
      const size_t rank = tn_shaped_type_rank(type);
      int64_t count = 1;
      for (size_t i = 0; i < rank; ++i) {
        const int64_t extent = tn_shaped_type_dims(type)[i];
        count *= i + 1 == rank ? power_of_two(extent) : extent;
      }
      return count * byte_size(tn_type__element(type));
    }
    default:
      return 0;
  }
}

/// Converts an allocation that is freed later in its block to an alloca.
static bool alloc_to_alloca(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  const tn_context* context = rewriter->context;
  const tn_ref value = tn_op__result(context, op, 0);
  const tn_type type = tn_value__type(context, value);
  const tn_attribute limit = tn_op__attribute(context, set, "size_limit");
  tn_ref free = tn_op__next(context, op);
  while (free != 0 && (tn_op__code(context, free) != TN_CODE_MEMREF_DEALLOC ||
                       operand(rewriter, free, 0) != value)) {
    free = tn_op__next(context, free);
  }
  if (free == 0) return false;
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    if (tn_shaped_type_dims(type)[i] == TN_DYNAMIC) return false;
  }
  if (limit.storage != NULL) {
    const int64_t size = byte_size(tn_type__element(type));
    if (size == 0 ||
        (int64_t)tn_shaped_type_element_count(type) * size >= tn_integer_attribute_value(limit)) {
      return false;
    }
  }
  tn_refs operands = {.count = 0};
  tn_refs__push_operands(rewriter, &operands, op, 0, tn_op__operand_count(context, op));
  const tn_ref made =
      tn_build_memref_alloca(rewriter, type, tn_refs__items(&operands), operands.count, NULL, 0);
  tn_refs__free(rewriter, &operands);
  if (made == 0) return true;
  tn_rewriter__replace1(rewriter, op, made);
  tn_rewriter__erase(rewriter, free);
  return true;
}

//===-- Masks of transfers --------------------------------------------------------------------===//

/// Adds a mask to a transfer without one.
static void set_mask(tn_rewriter* rewriter, tn_ref op, tn_ref mask) {
  const tn_context* context = rewriter->context;
  const bool reads = tn_op__code(context, op) == TN_CODE_VECTOR_TRANSFER_READ;
  const int32_t count = (int32_t)tn_op__operand_count(context, op);
  const int32_t read_sizes[4] = {1, count - 2, 1, 1};
  const int32_t write_sizes[4] = {1, 1, count - 2, 1};
  tn_refs operands = {.count = 0};
  tn_refs__push_operands(rewriter, &operands, op, 0, (uint32_t)count);
  tn_refs__push(rewriter, &operands, mask);
  if (rewriter->status == TN_OK) {
    tn_rewriter__set_operands(rewriter, op, tn_refs__items(&operands), operands.count);
    tn_rewriter__set_segments(rewriter, op, "operandSegmentSizes", reads ? read_sizes : write_sizes,
                              4);
  }
  tn_refs__free(rewriter, &operands);
}

/// Returns the number of indices of a transfer; `*out_mask` is its mask, 0 for none.
static uint32_t parts_of(const tn_context* context, tn_ref op, tn_ref* out_mask) {
  if (tn_op__code(context, op) == TN_CODE_VECTOR_TRANSFER_READ) {
    *out_mask = tn_vector_transfer_read_mask(context, op);
    return tn_vector_transfer_read_indices(context, op).count;
  }
  *out_mask = tn_vector_transfer_write_mask(context, op);
  return tn_vector_transfer_write_indices(context, op).count;
}

/// Makes the mask around a transfer its operand.
static bool lower_masked_transfer(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref inner = block == 0 ? 0 : tn_block__first_op(context, block);
  tn_ref mask = 0;
  if (inner == 0) return false;
  const tn_op_code code = tn_op__code(context, inner);
  if ((code != TN_CODE_VECTOR_TRANSFER_READ && code != TN_CODE_VECTOR_TRANSFER_WRITE) ||
      parts_of(context, inner, &mask) == 0 || mask != 0) {
    return false;
  }
  // The passthrough operand is a vector, not the padding of a transfer.
  if (code == TN_CODE_VECTOR_TRANSFER_READ && tn_op__operand_count(context, op) > 1) {
    return false;
  }
  tn_rewriter__move(rewriter, inner, tn_op__block(context, op), op);
  set_mask(rewriter, inner, operand(rewriter, op, 0));
  tn_rewriter__modified(rewriter, inner);
  if (rewriter->status == TN_OK) tn_rewriter__replace_with_op(rewriter, op, inner);
  return true;
}

//===-- Materialized masks --------------------------------------------------------------------===//

/// Builds 0, 1, 2 ... < bound.
static bool materialize_create_mask(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  tn_vector_shape shape;
  tn_attribute elements[1] = {{NULL}};
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  if (!tn_vector_shape__open(rewriter, type, &shape) || shape.rank > 1 ||
      tn_vector_shape__is_scalable(&shape)) {
    return false;
  }
  const tn_type i64 = tn_rewriter__int_type(rewriter, 64);
  const tn_type numbers = tn_type__with_element(rewriter, type, i64);
  const int64_t count = shape.rank == 0 ? 1 : shape.dims[0];
  const size_t size = (size_t)count * sizeof(int64_t);
  int64_t* values = tn_allocate(&rewriter->context->allocator, size);
  if (values == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return true;
  }
  for (int64_t i = 0; i < count; ++i) values[i] = i;
  tn_rewriter__ok(rewriter, tn_dense_elements_attribute_get(numbers, values, size, &elements[0]));
  tn_deallocate(&rewriter->context->allocator, values, size);
  tn_attribute less = {NULL};
  tn_rewriter__ok(rewriter, tn_integer_attribute_get(i64, TN_COMPARE_SLT, &less));
  if (rewriter->status != TN_OK) return true;
  const tn_ref list = tn_rewriter__arith_constant(rewriter, elements[0]);
  const tn_ref bound = tn_build_arith_index_cast(rewriter, i64, operand(rewriter, op, 0));
  const tn_ref bounds = tn_build_vector_broadcast(rewriter, numbers, bound);
  const tn_ref made = tn_build_arith_cmpi(rewriter, list, bounds, less);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

static bool is_in_bounds(tn_attribute in_bounds) {
  for (size_t i = 0; i < tn_array_attribute_count(in_bounds); ++i) {
    if (tn_integer_attribute_value(tn_array_attribute_element(in_bounds, i)) == 0) return false;
  }
  return true;
}

/// Returns the extent of the dimension that a transfer accesses.
static tn_ref extent_of(tn_rewriter* rewriter, tn_ref base, uint32_t dim) {
  const tn_type type = tn_value__type(rewriter->context, base);
  const int64_t extent = tn_shaped_type_dims(type)[dim];
  if (extent != TN_DYNAMIC) return tn_rewriter__index_constant(rewriter, extent);
  const tn_op_code code =
      tn_type__is(type, TN_TYPE_TENSOR) ? TN_CODE_TENSOR_DIM : TN_CODE_MEMREF_DIM;
  return tn_rewriter__make2(rewriter, code, tn_rewriter__index_type(rewriter), base,
                            tn_rewriter__index_constant(rewriter, dim));
}

/// Adds a mask to a one-dimensional transfer that may be out of bounds.
static bool materialize_transfer(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  const tn_context* context = rewriter->context;
  const bool reads = tn_op__code(context, op) == TN_CODE_VECTOR_TRANSFER_READ;
  const tn_ref base = operand(rewriter, op, reads ? 0 : 1);
  const tn_type type = reads ? tn_op__result_type(rewriter->context, op, 0)
                             : tn_value__type(context, operand(rewriter, op, 0));
  const tn_attribute in_bounds = tn_op__attribute(context, op, "in_bounds");
  tn_vector_shape shape;
  tn_ref old;
  const uint32_t count = parts_of(context, op, &old);
  if (count == 0 || !tn_vector_shape__open(rewriter, type, &shape) || shape.rank != 1 ||
      is_in_bounds(in_bounds)) {
    return false;
  }
  const tn_ref start = operand(rewriter, op, (reads ? 0 : 1) + count);
  const tn_ref rest = tn_build_arith_subi(rewriter, extent_of(rewriter, base, count - 1), start);
  const tn_type mask_type =
      tn_type__with_element(rewriter, type, tn_rewriter__int_type(rewriter, 1));
  tn_ref mask = rest == 0 ? 0 : tn_build_vector_create_mask(rewriter, mask_type, &rest, 1);
  if (mask != 0 && old != 0) {
    mask = tn_build_arith_andi(rewriter, mask, old);
  }
  if (mask == 0) return true;
  if (old != 0) {
    tn_rewriter__set_operand(rewriter, op, tn_op__operand_count(context, op) - 1, mask);
  } else {
    set_mask(rewriter, op, mask);
  }
  tn_attribute yes = tn_const__make_bool(rewriter, true);
  tn_attribute list = {NULL};
  tn_rewriter__ok(rewriter, tn_array_attribute_get(rewriter->context, &yes, 1, &list));
  if (rewriter->status == TN_OK) tn_rewriter__set_attribute(rewriter, op, "in_bounds", list);
  tn_rewriter__modified(rewriter, op);
  return true;
}

/// Replaces a select of true and false in a vector of one element by the condition.
static bool fold_constant_select(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  const tn_context* context = rewriter->context;
  tn_vector_shape shape;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const tn_ref condition = operand(rewriter, op, 0);
  if (!tn_vector_shape__open(rewriter, type, &shape) || shape.rank != 1 || shape.dims[0] != 1 ||
      shape.scalable[0] || tn_type__int_width(type) != 1 ||
      tn_type__is(tn_value__type(context, condition), TN_TYPE_VECTOR) ||
      !tn_const__is_int(tn_const__of(context, operand(rewriter, op, 1)), 1) ||
      !tn_const__is_int(tn_const__of(context, operand(rewriter, op, 2)), 0)) {
    return false;
  }
  const tn_ref made = tn_build_vector_broadcast(rewriter, type, condition);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

//===-- The sets ------------------------------------------------------------------------------===//

#define END \
  { TN_CODE_NONE, NULL }
static const tn_script_pattern allocs[] = {{TN_CODE_MEMREF_ALLOC, alloc_to_alloca}, END};
static const tn_script_pattern transfers[] = {{TN_CODE_VECTOR_MASK, lower_masked_transfer}, END};
static const tn_script_pattern masks[] = {{TN_CODE_VECTOR_CREATE_MASK, materialize_create_mask},
                                          {TN_CODE_VECTOR_TRANSFER_READ, materialize_transfer},
                                          {TN_CODE_VECTOR_TRANSFER_WRITE, materialize_transfer},
                                          {TN_CODE_ARITH_SELECT, fold_constant_select},
                                          END};

const tn_pattern_group tn_memory_pattern_groups[] = {
    {"memref.alloc_to_alloca", allocs},
    {"vector.lower_masked_transfers", transfers},
    {"vector.materialize_masks", masks},
    {NULL, NULL},
};
