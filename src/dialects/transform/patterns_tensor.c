// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns on tensors: concatenations become insertions of slices, ops on empty tensors become
// empty tensors, and sums become the accumulator of a product.
//
// Source: mlir-opt's results.

#include <tenure/affine.h>

#include <stdio.h>

#include "dialects/common/index_math.h"
#include "dialects/common/reassociation.h"
#include "dialects/linalg_ops.h"
#include "dialects/tensor_ops.h"
#include "dialects/transform/patterns.h"
#include "dialects/transform/script.h"
#include "dialects/transform/tile.h"

/// Creates a tensor.empty of these extents, and casts it to the type if needed; 0 on failure.
static tn_ref make_empty(tn_rewriter* rewriter, const tn_mixed* sizes, tn_type type) {
  tn_refs operands = {.count = 0};
  tn_type made = {NULL};
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (sizes->values[i] != 0) tn_refs__push(rewriter, &operands, sizes->values[i]);
  }
  tn_ref value = 0;
  if (rewriter->status == TN_OK &&
      tn_rewriter__ok(rewriter, tn_tensor_type_get(tn_type__element(type), sizes->statics,
                                                   sizes->count, NULL, &made))) {
    value = tn_build_tensor_empty(rewriter, made, tn_refs__items(&operands), operands.count);
  }
  tn_refs__free(rewriter, &operands);
  return value;
}

static tn_ref cast_to(tn_rewriter* rewriter, tn_ref value, tn_type type) {
  if (value == 0 || tn_value__type(rewriter->context, value).storage == type.storage) return value;
  return tn_build_tensor_cast(rewriter, type, value);
}

static bool put(tn_rewriter* rewriter, tn_ref op, tn_ref value) {
  if (value != 0 && rewriter->status == TN_OK) tn_rewriter__replace1(rewriter, op, value);
  return true;
}

static void set_item(tn_mixed* list, uint32_t index, const tn_mixed* from) {
  if (from->count == 0) return;
  list->statics[index] = from->statics[0];
  list->values[index] = from->values[0];
}

//===-- Concatenations ------------------------------------------------------------------------===//

static void push_extents(tn_rewriter* rewriter, tn_ref value, tn_mixed* out) {
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(tn_value__type(rewriter->context, value));
  for (uint32_t i = 0; i < rank; ++i) tn_mixed__add_extent(rewriter, out, value, i);
}

static bool decompose_concat(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  const tn_context* context = rewriter->context;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const uint32_t dim = (uint32_t)tn_integer_attribute_value(tn_tensor_concat_dim(context, op));
  const uint32_t count = tn_op__operand_count(context, op);
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  if (rank > TN_VIEW_RANK_MAX || dim >= rank) return false;
  const size_t byte_size = count * sizeof(tn_slice);
  tn_slice* slices = tn_allocate_zeroed(&context->allocator, byte_size);
  if (slices == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(context));
    return false;
  }
  tn_mixed whole = {.count = 0};
  for (uint32_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    tn_mixed* sizes = &slices[i].parts[TN_SIZES];
    push_extents(rewriter, tn_op__operand(context, op, i), sizes);
    for (uint32_t k = 0; k < rank; ++k) {
      tn_mixed__add_number(rewriter, &slices[i].parts[TN_OFFSETS], 0);
      tn_mixed__add_number(rewriter, &slices[i].parts[TN_STRIDES], 1);
    }
    if (i == 0) {
      tn_mixed__copy(sizes, &whole);
      continue;
    }
    tn_mixed inputs = {.count = 0};
    tn_mixed sum = {.count = 0};
    tn_mixed__add(rewriter, &inputs, &whole, dim);
    set_item(&slices[i].parts[TN_OFFSETS], dim, &inputs);
    tn_mixed__add(rewriter, &inputs, sizes, dim);
    tn_mixed__add_apply(rewriter, &sum, "()[s0, s1] -> (s0 + s1)", &inputs);
    set_item(&whole, dim, &sum);
  }
  tn_ref value = rewriter->status == TN_OK ? make_empty(rewriter, &whole, type) : 0;
  for (uint32_t i = 0; i < count && value != 0; ++i) {
    const tn_ref sources[2] = {tn_op__operand(context, op, i), value};
    value = tn_slice__make(rewriter, TN_CODE_TENSOR_INSERT_SLICE, tn_value__type(context, value),
                           sources, 2, &slices[i]);
  }
  tn_deallocate(&context->allocator, slices, byte_size);
  return put(rewriter, op, cast_to(rewriter, value, type));
}

//===-- Empty tensors -------------------------------------------------------------------------===//

/// Returns the tensor.empty that defines an operand, if the set allows it; 0 otherwise.
static tn_ref empty_source(const tn_rewriter* rewriter, tn_ref op, uint32_t operand, tn_ref set) {
  const tn_ref value = tn_op__operand(rewriter->context, op, operand);
  const tn_attribute single = tn_op__attribute(rewriter->context, set, "fold_single_use_only");
  if (single.storage != NULL && tn_integer_attribute_value(single) != 0 &&
      !tn_value__has_one_use(rewriter->context, value)) {
    return 0;
  }
  return tn_value__defined_by(rewriter->context, value, TN_CODE_TENSOR_EMPTY);
}

static bool slice_of_empty(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  tn_slice slice;
  tn_refs operands = {.count = 0};
  if (empty_source(rewriter, op, 0, set) == 0 || !tn_slice__open(rewriter->context, op, &slice))
    return false;
  const tn_mixed* sizes = &slice.parts[TN_SIZES];
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (sizes->values[i] != 0) tn_refs__push(rewriter, &operands, sizes->values[i]);
  }
  const tn_ref value =
      rewriter->status != TN_OK
          ? 0
          : tn_build_tensor_empty(rewriter, tn_op__result_type(rewriter->context, op, 0),
                                  tn_refs__items(&operands), operands.count);
  tn_refs__free(rewriter, &operands);
  return put(rewriter, op, value);
}

static bool expanded_empty(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  tn_mixed sizes;
  uint32_t operand = 1;
  if (empty_source(rewriter, op, 0, set) == 0 ||
      !tn_mixed__open(rewriter->context, op, "static_output_shape", &operand, &sizes)) {
    return false;
  }
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  return put(rewriter, op, cast_to(rewriter, make_empty(rewriter, &sizes, type), type));
}

/// Adds the product of extents `start` to `end` of a value.
static void add_product(tn_rewriter* rewriter, tn_ref value, uint32_t start, uint32_t end,
                        tn_mixed* out) {
  const tn_type type = tn_value__type(rewriter->context, value);
  tn_mixed inputs = {.count = 0};
  tn_affine_expr expr = {NULL};
  (void)tn_rewriter__ok(rewriter, tn_affine_constant_get(rewriter->context, 1, &expr));
  for (uint32_t i = start; i < end && rewriter->status == TN_OK; ++i) {
    tn_affine_expr factor = {NULL};
    const int64_t extent = tn_shaped_type_dims(type)[i];
    if (extent >= 0) {
      (void)tn_rewriter__ok(rewriter, tn_affine_constant_get(rewriter->context, extent, &factor));
    } else {
      (void)tn_rewriter__ok(rewriter,
                            tn_affine_symbol_get(rewriter->context, inputs.count, &factor));
      tn_mixed__add_extent(rewriter, &inputs, value, i);
    }
    if (rewriter->status == TN_OK) {
      (void)tn_rewriter__ok(rewriter, tn_affine_binary_get(TN_AFFINE_MUL, expr, factor, &expr));
    }
  }
  tn_attribute map = {NULL};
  if (rewriter->status == TN_OK &&
      tn_rewriter__ok(rewriter,
                      tn_affine_map_get(rewriter->context, 0, inputs.count, &expr, 1, &map))) {
    tn_mixed__add_affine(rewriter, out, TN_CODE_AFFINE_APPLY, map, &inputs);
  }
}

static bool collapsed_empty(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  tn_groups groups;
  tn_mixed sizes = {.count = 0};
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  if (empty_source(rewriter, op, 0, set) == 0 ||
      !tn_groups__open(tn_tensor_collapse_shape_reassociation(rewriter->context, op), &groups)) {
    return false;
  }
  for (uint32_t i = 0; i < groups.count; ++i) {
    add_product(rewriter, tn_tensor_collapse_shape_src(rewriter->context, op),
                tn_groups__begin(&groups, i), groups.ends[i], &sizes);
  }
  return put(rewriter, op, cast_to(rewriter, make_empty(rewriter, &sizes, type), type));
}

/// Adds the sum of all operands' extents `dim`.
static void add_sum(tn_rewriter* rewriter, tn_ref op, uint32_t dim, tn_mixed* out) {
  tn_mixed inputs = {.count = 0};
  tn_affine_expr expr = {NULL};
  (void)tn_rewriter__ok(rewriter, tn_affine_constant_get(rewriter->context, 0, &expr));
  for (uint32_t i = 0; i < tn_op__operand_count(rewriter->context, op); ++i) {
    tn_affine_expr next = {NULL};
    tn_mixed__add_extent(rewriter, &inputs, tn_op__operand(rewriter->context, op, i), dim);
    if (rewriter->status != TN_OK || inputs.count != i + 1 ||
        !tn_rewriter__ok(rewriter, tn_affine_symbol_get(rewriter->context, i, &next)) ||
        !tn_rewriter__ok(rewriter, tn_affine_binary_get(TN_AFFINE_ADD, expr, next, &expr))) {
      return;
    }
  }
  tn_attribute map = {NULL};
  if (tn_rewriter__ok(rewriter,
                      tn_affine_map_get(rewriter->context, 0, inputs.count, &expr, 1, &map))) {
    tn_mixed__add_affine(rewriter, out, TN_CODE_AFFINE_APPLY, map, &inputs);
  }
}

static bool concat_of_empty(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  const tn_context* context = rewriter->context;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const uint32_t dim = (uint32_t)tn_integer_attribute_value(tn_tensor_concat_dim(context, op));
  const uint32_t count = tn_op__operand_count(context, op);
  tn_mixed sizes = {.count = 0};
  for (uint32_t i = 0; i < count; ++i) {
    if (empty_source(rewriter, op, i, set) == 0) return false;
  }
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  tn_mixed whole = {.count = 0};
  // The other dimensions come first.
  for (uint32_t k = 0; k < rank; ++k) {
    tn_mixed__add_number(rewriter, &sizes, tn_shaped_type_dims(type)[k]);
    if (k == dim || sizes.statics[k] >= 0) continue;
    whole.count = 0;
    tn_mixed__add_extent(rewriter, &whole, tn_op__operand(context, op, 0), k);
    set_item(&sizes, k, &whole);
  }
  whole.count = 0;
  if (sizes.statics[dim] < 0) add_sum(rewriter, op, dim, &whole);
  set_item(&sizes, dim, &whole);
  return put(rewriter, op, cast_to(rewriter, make_empty(rewriter, &sizes, type), type));
}

/// Replaces packing or unpacking of an empty tensor by the destination.
static bool packed_empty(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  const tn_string_view name = tn_op__kept_name(rewriter->context, op);
  const bool packs = tn_string_view_equal(name, tn_string_view_from(TN_NAME_LINALG_PACK));
  if ((!packs && !tn_string_view_equal(name, tn_string_view_from(TN_NAME_LINALG_UNPACK))) ||
      empty_source(rewriter, op, 0, set) == 0) {
    return false;
  }
  if (packs && tn_linalg_pack_padding_value(rewriter->context, op) != 0) return false;
  return put(rewriter, op, tn_op__operand(rewriter->context, op, 1));
}

//===-- Sums ----------------------------------------------------------------------------------===//

static bool is_zero(tn_rewriter* rewriter, tn_ref value) {
  const tn_attribute constant = tn_const__of(rewriter->context, value);
  if (constant.storage == NULL) return false;
  if (tn_attribute_kind_of(constant) == TN_ATTRIBUTE_FLOAT) {
    return tn_float_attribute_value(constant) == 0;  // Also for -0.0.
  }
  return constant.storage ==
         tn_const__make_bits(rewriter, tn_value__type(rewriter->context, value), 0).storage;
}

/// Skips casts of elements.
static tn_ref past_casts(const tn_context* context, tn_ref value) {
  static const tn_op_code casts[] = {TN_CODE_ARITH_EXTF, TN_CODE_ARITH_EXTSI, TN_CODE_ARITH_EXTUI,
                                     TN_CODE_ARITH_TRUNCF, TN_CODE_ARITH_TRUNCI};
  tn_trail trail = {0};
  while (tn_trail__goes_on(&trail, value)) {
    const tn_ref op = tn_value__defining_op(context, value);
    bool is_cast = false;
    for (size_t i = 0; op != 0 && i < sizeof casts / sizeof *casts; ++i) {
      is_cast = is_cast || tn_op__code(context, op) == casts[i];
    }
    if (!is_cast) break;
    value = tn_op__operand(context, op, 0);
  }
  return value;
}

/// Returns true if an op accumulates products of elements of two operands.
static bool is_contraction(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  static const tn_op_code codes[][2] = {{TN_CODE_ARITH_ADDF, TN_CODE_ARITH_MULF},
                                        {TN_CODE_ARITH_ADDI, TN_CODE_ARITH_MULI},
                                        {TN_CODE_ARITH_ORI, TN_CODE_ARITH_ANDI}};
  const tn_tiling_interface* of = tn_tiling__of(context, op);
  tn_dim_set reductions = {{0}};
  if (!tn_script__is_structured(context, op) || of == NULL || of->maps == NULL ||
      tn_op__operand_count(context, op) != 3) {
    return false;
  }
  (void)of->loops(rewriter->context, op, &reductions);
  const tn_attribute maps = of->maps(rewriter, op);
  if (tn_dim_set__is_empty(&reductions) || maps.storage == NULL) return false;
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_attribute map = tn_array_attribute_element(maps, i);
    if (!tn_affine_map_is_projected_permutation(map, false)) return false;
    for (uint32_t k = 1; i == 2 && k < tn_affine_map_result_count(map); ++k) {
      if (tn_affine_expr_position(tn_affine_map_result(map, k)) <
          tn_affine_expr_position(tn_affine_map_result(map, k - 1))) {
        return false;
      }
    }
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (tn_block__argument_count(context, block) != 3) return false;
  const tn_ref end = tn_block__last_op(context, block);
  const tn_ref sum = tn_value__defining_op(context, tn_op__operand(context, end, 0));
  if (sum == 0 || tn_op__operand_count(context, sum) != 2) return false;
  for (size_t i = 0; i < sizeof codes / sizeof *codes; ++i) {
    if (tn_op__code(context, sum) != codes[i][0]) continue;
    for (uint32_t k = 0; k < 2; ++k) {
      const tn_ref product = tn_value__defined_by(
          context, past_casts(context, tn_op__operand(context, sum, k)), codes[i][1]);
      if (product == 0 || past_casts(context, tn_op__operand(context, sum, 1 - k)) !=
                              tn_block__argument(context, block, 2)) {
        continue;
      }
      const tn_ref x = past_casts(context, tn_op__operand(context, product, 0));
      const tn_ref y = past_casts(context, tn_op__operand(context, product, 1));
      const tn_ref a = tn_block__argument(context, block, 0);
      const tn_ref b = tn_block__argument(context, block, 1);
      return (x == a && y == b) || (x == b && y == a);
    }
  }
  return false;
}

/// Returns true if the value dominates the op; both are in the same block, or the value is an
/// argument.
static bool is_before(const tn_context* context, tn_ref value, tn_ref op) {
  const tn_ref source = tn_value__defining_op(context, value);
  const tn_ref block = tn_op__block(context, op);
  if (source == 0) return true;
  if (tn_op__block(context, source) != block) return false;
  for (tn_ref at = tn_op__next(context, source); at != 0; at = tn_op__next(context, at)) {
    if (at == op) return true;
  }
  return false;
}

static bool sum_into_product(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  const tn_context* context = rewriter->context;
  tn_ref other = 0;
  tn_ref product = 0;
  if (tn_op__result_count(context, op) != 1) return false;
  for (uint32_t i = 2; i-- != 0;) {
    const tn_ref source = tn_value__defining_op(context, tn_op__operand(context, op, i));
    const tn_ref value = tn_op__operand(context, op, 1 - i);
    if (source == 0 || !tn_script__is_structured(context, source) ||
        tn_op__result_count(context, source) == 0 || !is_before(context, value, source)) {
      continue;
    }
    product = source;
    other = value;
  }
  if (product == 0 || !is_contraction(rewriter, product) ||
      !tn_value__has_one_use(context, tn_op__result(context, product, 0))) {
    return false;
  }
  const tn_ref start = tn_op__operand(context, product, 2);
  const tn_ref fill = tn_value__defined_by(context, start, TN_CODE_LINALG_FILL);
  if (!is_zero(rewriter, fill != 0 ? tn_op__operand(context, fill, 0) : start)) return false;
  if (tn_value__type(context, other).storage != tn_value__type(context, start).storage)
    return false;
  tn_rewriter__set_operand(rewriter, product, 2, other);
  tn_rewriter__modified(rewriter, product);
  return put(rewriter, op, tn_op__result(context, product, 0));
}

//===-- Sets ----------------------------------------------------------------------------------===//

#define END \
  { TN_CODE_NONE, NULL }

static const tn_script_pattern concats[] = {{TN_CODE_TENSOR_CONCAT, decompose_concat}, END};
static const tn_script_pattern empties[] = {{TN_CODE_TENSOR_EXTRACT_SLICE, slice_of_empty},
                                            {TN_CODE_TENSOR_EXPAND_SHAPE, expanded_empty},
                                            {TN_CODE_TENSOR_COLLAPSE_SHAPE, collapsed_empty},
                                            {TN_CODE_TENSOR_CONCAT, concat_of_empty},
                                            END};
static const tn_script_pattern packs[] = {{TN_CODE_NONE, packed_empty}, END};
static const tn_script_pattern sums[] = {{TN_CODE_LINALG_ADD, sum_into_product}, END};

const tn_pattern_group tn_tensor_pattern_groups[] = {
    {"tensor.decompose_concat", concats},
    {"tensor.fold_tensor_empty", empties},
    {"linalg.fold_pack_unpack_into_empty", packs},
    {"linalg.fold_add_into_dest", sums},
    {NULL, NULL},
};
