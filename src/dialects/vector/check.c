// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of vector that compare maps and shapes.
//
// Source: the documentation of MLIR's vector dialect, and the messages and order of its checks.

#include <stdio.h>
#include <tenure/affine.h>

#include "dialects/vector/vector.h"
#include "ir/enum_attribute.h"
#include "schema/check.h"

//===-- vector.contract -----------------------------------------------------------------------===//

typedef struct contraction {
  tn_type types[3];  ///< The types of both factors and of the result.
  tn_attribute maps[3];
  tn_attribute iterators;
  uint32_t count;  ///< The number of iterators.
} contraction;

static uint32_t rank_of(tn_type type) {
  return tn_type__is(type, TN_TYPE_VECTOR) ? (uint32_t)tn_shaped_type_rank(type) : 0;
}

/// Returns the index of the map's result that is the dimension; -1 for none.
static int32_t place_of(tn_attribute map, uint32_t dim) {
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    if (tn_affine_expr_kind_of(expr) == TN_AFFINE_DIM && tn_affine_expr_position(expr) == dim) {
      return (int32_t)i;
    }
  }
  return -1;
}

static bool is_reduction(const contraction* self, uint32_t dim) {
  const tn_attribute word = tn_array_attribute_element(self->iterators, dim);
  return tn_enum_attribute__is(word, "vector", "iterator_type", "reduction");
}

/// Returns true if all iterators are values of the enum.
static bool are_iterators(const contraction* self) {
  for (uint32_t i = 0; i < self->count; ++i) {
    const tn_attribute word = tn_array_attribute_element(self->iterators, i);
    if (tn_enum_attribute__text(word, "vector", "iterator_type").size == 0) return false;
  }
  return true;
}

static tn_status check_maps(const tn_context* context, tn_ref op, const contraction* self) {
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_attribute map = self->maps[i];
    const uint32_t rank = rank_of(self->types[i]);
    if (tn_affine_map_symbol_count(map) != 0) {
      return tn_op__fail_named(context, op, NULL, "expected indexing map %u to have no symbols", i);
    }
    if (tn_affine_map_dim_count(map) != self->count) {
      return tn_op__fail_named(context, op, NULL,
                               "expected indexing map %u to have %u number of inputs", i,
                               self->count);
    }
    if (tn_affine_map_result_count(map) != rank) {
      return tn_op__fail_named(context, op, NULL,
                               "expected indexing map %u to have %u number of outputs", i, rank);
    }
    if (!tn_affine_map_is_projected_permutation(map, false)) {
      return tn_op__fail_named(
          context, op, NULL, "expected indexing map %u to be a projected permutation of its inputs",
          i);
    }
  }
  return TN_OK;
}

/// Returns true if both factors have the same extents in the shared dimensions with the kind of
/// iterator; `*out_any` tells if there is one.
static bool pairs_match(const contraction* self, bool reduction, bool* out_any) {
  *out_any = false;
  for (uint32_t dim = 0; dim < self->count; ++dim) {
    const int32_t left = place_of(self->maps[0], dim);
    const int32_t right = place_of(self->maps[1], dim);
    if (is_reduction(self, dim) != reduction || left < 0 || right < 0) continue;
    *out_any = true;
    if (tn_shaped_type_dims(self->types[0])[left] != tn_shaped_type_dims(self->types[1])[right]) {
      return false;
    }
  }
  return true;
}

/// Counts the dimensions of both factors that remain in the result.
static uint32_t count_left(const contraction* self) {
  uint32_t count = 0;
  for (uint32_t dim = 0; dim < self->count; ++dim) {
    const bool left = place_of(self->maps[0], dim) >= 0;
    const bool right = place_of(self->maps[1], dim) >= 0;
    const bool is_pair = left && right;
    if (is_pair && is_reduction(self, dim)) continue;
    count += is_pair ? 1 : (uint32_t)left + (uint32_t)right;
  }
  return count;
}

static tn_status check_result(const tn_context* context, tn_ref op, const contraction* self) {
  static const char wrong[] = "invalid accumulator/result vector shape";
  const tn_type result = self->types[2];
  const tn_type accumulator = tn_op__operand_type(context, op, TN_VECTOR_CONTRACT_ACC);
  const bool has_vectors =
      tn_type__is(result, TN_TYPE_VECTOR) && tn_type__is(accumulator, TN_TYPE_VECTOR);
  tn_type wanted;
  if (count_left(self) == 0) {
    const bool has_vector =
        tn_type__is(result, TN_TYPE_VECTOR) || tn_type__is(accumulator, TN_TYPE_VECTOR);
    return has_vector ? tn_op__fail_named(context, op, NULL, wrong) : TN_OK;
  }
  if (!has_vectors) return tn_op__fail_named(context, op, NULL, wrong);
  for (uint32_t dim = 0; dim < self->count; ++dim) {
    if (place_of(self->maps[0], dim) >= 0 || place_of(self->maps[1], dim) >= 0) continue;
    return tn_op__fail_named(context, op, NULL,
                             "expected all dimensions to be either a LHS or a RHS dimension");
  }
  const uint32_t rank = rank_of(result);
  const size_t byte_size = ((size_t)rank + 1) * (sizeof(int64_t) + sizeof(bool));
  int64_t* dims = tn_allocate(&context->allocator, byte_size);
  if (dims == NULL) return tn_context__out_of_memory(context);
  bool* scalable = (bool*)(dims + rank + 1);
  for (uint32_t i = 0; i < rank; ++i) {
    const uint32_t dim = tn_affine_expr_position(tn_affine_map_result(self->maps[2], i));
    const int32_t left = place_of(self->maps[0], dim);
    const int32_t right = place_of(self->maps[1], dim);
    dims[i] = left >= 0 ? tn_shaped_type_dims(self->types[0])[left]
                        : tn_shaped_type_dims(self->types[1])[right];
    scalable[i] = tn_vector_type_is_scalable(result, i);
  }
  const tn_status status =
      tn_vector_type_get(tn_type_element_type(result), dims, scalable, rank, &wanted);
  tn_deallocate(&context->allocator, dims, byte_size);
  if (status != TN_OK) return status;
  if (tn_type_equal(result, wanted) && tn_type_equal(accumulator, wanted)) return TN_OK;
  return tn_check__fail_typed(context, op, true,
                              "invalid accumulator/result vector shape, expected: $", &wanted);
}

static tn_status check_contract(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  contraction self = {.iterators = {tn_vector_contract_iterator_types(context, op).storage}};
  const tn_attribute maps = tn_vector_contract_indexing_maps(context, op);
  const tn_type element =
      tn_type__element(tn_op__operand_type(context, op, TN_VECTOR_CONTRACT_LHS));
  bool any;
  self.count = (uint32_t)tn_array_attribute_count(self.iterators);
  if (!are_iterators(&self)) {
    return tn_op__fail_named(context, op, NULL,
                             "attribute 'iterator_types' failed to satisfy constraint: Iterator "
                             "type should be an enum.");
  }
  if (tn_type__is(element, TN_TYPE_INTEGER) && tn_integer_type_signedness(element) != TN_SIGNLESS) {
    return tn_op__fail_named(context, op, NULL, "only supports signless integer types");
  }
  if (tn_array_attribute_count(maps) != 3) {
    return tn_op__fail_named(context, op, NULL, "expected an indexing map for each vector operand");
  }
  for (uint32_t i = 0; i < 3; ++i) {
    self.types[i] =
        i == 2 ? tn_op__result_type(context, op, 0) : tn_op__operand_type(context, op, i);
    self.maps[i] = tn_array_attribute_element(maps, i);
  }
  TN_TRY(check_maps(context, op, &self));
  const bool contracts = pairs_match(&self, true, &any);
  if (!any) {
    return tn_op__fail_named(context, op, NULL, "expected at least one contracting dimension pair");
  }
  if (!contracts) {
    return tn_op__fail_named(context, op, NULL, "invalid contracting dimension map");
  }
  if (!pairs_match(&self, false, &any)) {
    return tn_op__fail_named(context, op, NULL, "invalid batch dimension map");
  }
  return check_result(context, op, &self);
}

const tn_named_check tn_vector_checks[] = {
    {"vector.contract", check_contract, NULL, true},
    {NULL, NULL, NULL, false},
};
