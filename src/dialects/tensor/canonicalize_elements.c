// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns for ops that create tensors, and for elements.

#include "dialects/arith_ops.h"
#include "dialects/tensor/tensor.h"
#include "ir/clone.h"

/// Moves constant extents of tensor.empty and tensor.generate into the type.
bool tn_tensor__fold_constant_extents(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_op_code code = tn_op__code(context, op);
  const tn_type type = tn_op__result_type(context, op, 0);
  int64_t dims[TN_VIEW_RANK_MAX];
  tn_refs operands = {0};
  uint32_t end = 0;
  const bool changed = tn_view__fold_extents(rewriter, op, 0, type, dims, &operands, &end);
  if (changed) {
    const tn_type made_type =
        tn_tensor__with_dims(rewriter, type, dims, (uint32_t)tn_shaped_type_rank(type));
    const bool has_body = code == TN_CODE_TENSOR_GENERATE;
    const tn_ref made =
        made_type.storage == NULL
            ? 0
            : tn_rewriter__create(rewriter,
                                  &(tn_rewriter_spec){.code = code,
                                                      .operands = tn_refs__items(&operands),
                                                      .operand_count = operands.count,
                                                      .types = &made_type,
                                                      .result_count = 1,
                                                      .region_count = has_body});
    if (made != 0 && has_body) {
      tn_rewriter__inline_region(rewriter, tn_op__region(context, op, 0),
                                 tn_op__region(context, made, 0), 0);
    }
    if (made != 0) (void)tn_tensor__replace(rewriter, op, tn_op__result(context, made, 0));
  }
  tn_refs__free(rewriter, &operands);
  return changed;
}

/// An empty tensor that is cast to a more static type gets that type.
bool tn_tensor__cast_empty(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref source = tn_tensor_cast_source(context, op);
  const tn_ref empty = tn_value__defined_by(context, source, TN_CODE_TENSOR_EMPTY);
  const tn_type from = tn_value__type(context, source);
  const tn_type to = tn_op__result_type(context, op, 0);
  if (empty == 0 || !tn_shaped_type_has_rank(to) || !tn_tensor__says_as_much(to, from))
    return false;
  tn_refs operands = {0};
  uint32_t at = 0;
  for (size_t i = 0; i < tn_shaped_type_rank(from); ++i) {
    if (tn_shaped_type_dims(from)[i] >= 0) continue;
    const tn_ref size = tn_op__operand(context, empty, at++);
    if (tn_shaped_type_dims(to)[i] < 0) tn_refs__push(rewriter, &operands, size);
  }
  const tn_ref made =
      tn_build_tensor_empty(rewriter, to, tn_refs__items(&operands), operands.count);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  tn_refs__free(rewriter, &operands);
  return true;
}

/// An element of a cast becomes an element of the cast's source.
bool tn_tensor__extract_of_cast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref cast =
      tn_value__defined_by(context, tn_tensor_extract_tensor(context, op), TN_CODE_TENSOR_CAST);
  const tn_ref source = cast == 0 ? 0 : tn_tensor_cast_source(context, cast);
  if (cast == 0 || !tn_shaped_type_has_rank(tn_value__type(context, source))) return false;
  const tn_ref made =
      tn_tensor__make_on(rewriter, op, 0, source, tn_op__result_type(context, op, 0));
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

/// An element of an index cast becomes the index cast of an element.
bool tn_tensor__extract_of_index_cast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref cast = tn_value__defined_by(context, tn_tensor_extract_tensor(context, op),
                                           TN_CODE_ARITH_INDEX_CAST);
  if (cast == 0) return false;
  const tn_ref source = tn_arith_index_cast_in(context, cast);
  const tn_ref element = tn_tensor__make_on(rewriter, op, 0, source,
                                            tn_type_element_type(tn_value__type(context, source)));
  const tn_ref made = element == 0 ? 0
                                   : tn_build_arith_index_cast(
                                         rewriter, tn_op__result_type(context, op, 0), element);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

static bool clone_op(tn_rewriter* rewriter, tn_ref op, struct tn_clone_map* map) {
  const tn_ref clone = tn_op__clone(rewriter->shard, op, TN_CLONE_WHOLE, map);
  if (clone == 0) return false;
  tn_op__insert(rewriter->shard, clone, rewriter->block, rewriter->before);
  tn_rewriter__notify_inserted(rewriter, clone);
  return true;
}

/// Computes an extracted element of a tensor.generate directly, if its body has no effects.
bool tn_tensor__extract_of_generate(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref generate =
      tn_value__defined_by(context, tn_tensor_extract_tensor(context, op), TN_CODE_TENSOR_GENERATE);
  if (generate == 0 || !tn_effects__would_be_dead(context, generate)) return false;
  const tn_ref block = tn_op__first_block(context, generate, 0);
  const tn_ref yield = tn_block__last_op(context, block);
  struct tn_clone_map map;
  tn_clone_map__initialize(rewriter->context, &map);
  bool is_well = true;
  for (uint32_t i = 0; i < tn_block__argument_count(context, block) && is_well; ++i) {
    is_well = tn_clone_map__set_value(&map, tn_block__argument(context, block, i),
                                      tn_op__operand(context, op, i + 1));
  }
  for (tn_ref at = tn_block__at(context, block)->first_op; at != yield && is_well;
       at = tn_op__at(context, at)->next) {
    is_well = clone_op(rewriter, at, &map);
  }
  if (is_well) {
    const tn_ref value = tn_tensor_yield_value(context, yield);
    const tn_ref clone = tn_clone_map__value(&map, value);
    tn_rewriter__replace1(rewriter, op, clone != 0 ? clone : value);
  } else {
    tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  }
  tn_clone_map__finalize(&map);
  return true;
}
