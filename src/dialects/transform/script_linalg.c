// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of a script on structured ops: specialization of linalg.generic, interchange of loops, and
// replacement.

#include <tenure/affine.h>

#include "dialects/affine_ops.h"
#include "dialects/common/linalg_names.h"
#include "dialects/common/views.h"
#include "dialects/linalg_ops.h"
#include "dialects/memref_ops.h"
#include "dialects/transform/script.h"
#include "ir/clone.h"

static tn_attribute attribute(const tn_script* s, tn_ref op, const char* name) {
  return tn_op__attribute(s->rewriter->context, op, name);
}

//===-- Named ops -----------------------------------------------------------------------------===//

/// Fails for an op that does not allow the transformation, with the generic message.
static tn_outcome refuse_target(tn_script* s, tn_ref op, tn_ref target) {
  const tn_string_view name = tn_op__kept_name(s->rewriter->context, op);
  tn_script__silenceable(s, op, "%.*s failed to apply", (int)name.size, name.data);
  tn_script__note_at(s, target, "when applied to this op");
  return TN_OUTCOME_SILENCEABLE;
}

static tn_outcome refuse_kind(tn_script* s, tn_ref op, tn_ref target) {
  tn_script__silenceable(s, op, "transform applied to the wrong op kind");
  tn_script__note_at(s, target, "when applied to this op");
  return TN_OUTCOME_SILENCEABLE;
}

static tn_outcome specialize(tn_script* s, tn_ref op, tn_ref target) {
  if (!tn_script__is_structured(s->rewriter->context, target)) return refuse_kind(s, op, target);
  if (tn_op__code(s->rewriter->context, target) != TN_CODE_LINALG_GENERIC) {
    tn_script__push_op(s, 0, target);
    return TN_OUTCOME_OK;
  }
  const tn_ref made = tn_linalg_names__specialize(s->rewriter, target);
  if (made == 0) return refuse_target(s, op, target);
  tn_script__push_op(s, 0, made);
  return TN_OUTCOME_OK;
}

//===-- Loop interchange ----------------------------------------------------------------------===//

/// Replaces linalg.index by the permuted index.
static void permute_index(tn_rewriter* rewriter, tn_ref index, tn_attribute map,
                          uint32_t loop_count) {
  const int64_t dim = tn_integer_attribute_value(tn_linalg_index_dim(rewriter->context, index));
  tn_refs values = {.count = 0};
  tn_rewriter__for(rewriter, index);
  for (uint32_t i = 0; i < loop_count; ++i) {
    tn_attribute number = {NULL};
    tn_rewriter__ok(rewriter,
                    tn_integer_attribute_get(tn_rewriter__int_type(rewriter, 64), i, &number));
    tn_refs__push(rewriter, &values, tn_build_linalg_index(rewriter, number));
  }
  const tn_affine_expr expr = tn_affine_map_result(map, (uint32_t)dim);
  tn_attribute one = {NULL};
  tn_rewriter__ok(rewriter, tn_affine_map_get(rewriter->context, loop_count, 0, &expr, 1, &one));
  const tn_ref value = tn_build_affine_apply(rewriter, tn_refs__items(&values), values.count, one);
  tn_refs__free(rewriter, &values);
  if (value != 0) tn_rewriter__replace1(rewriter, index, value);
}

static void permute_indices(tn_rewriter* rewriter, tn_ref op, tn_attribute map,
                            uint32_t loop_count) {
  tn_refs found = {.count = 0};
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  for (tn_ref inner = tn_block__first_op(context, block); inner != 0;
       inner = tn_op__next(context, inner)) {
    if (tn_op__code(context, inner) == TN_CODE_LINALG_INDEX) tn_refs__push(rewriter, &found, inner);
  }
  for (uint32_t i = 0; i < found.count && rewriter->status == TN_OK; ++i) {
    permute_index(rewriter, tn_refs__items(&found)[i], map, loop_count);
  }
  tn_refs__free(rewriter, &found);
}

static tn_outcome interchange(tn_script* s, tn_ref op, tn_ref target) {
  tn_rewriter* rewriter = s->rewriter;
  size_t size = 0;
  const int64_t* order =
      tn_dense_array_attribute_data(attribute(s, op, "iterator_interchange"), &size);
  const tn_attribute iterators = attribute(s, target, "iterator_types");
  const tn_attribute maps = attribute(s, target, "indexing_maps");
  const size_t loop_count = tn_array_attribute_count(iterators);
  const size_t count = size / sizeof *order;
  uint32_t permutation[TN_VIEW_RANK_MAX];
  tn_attribute items[TN_VIEW_RANK_MAX];
  tn_script__push_op(s, 0, target);
  if (count == 0) return TN_OUTCOME_OK;
  if (count != loop_count) {
    return tn_script__silenceable(s, op,
                                  "\"iterator_interchange\" has length (%zu) different from the "
                                  "number of loops in the target operation (%zu)",
                                  count, loop_count);
  }
  if (count > TN_VIEW_RANK_MAX || tn_array_attribute_count(maps) > TN_VIEW_RANK_MAX) {
    return tn_script__definite(s, op, "is limited to %u loops and operands", TN_VIEW_RANK_MAX);
  }
  for (size_t i = 0; i < count; ++i) permutation[i] = (uint32_t)order[i];
  tn_attribute map = {NULL};
  tn_attribute inverse = {NULL};
  if (!tn_rewriter__ok(
          rewriter, tn_affine_map_permutation_get(rewriter->context, permutation, count, &map)) ||
      !tn_rewriter__ok(rewriter, tn_affine_map_inverse_permutation(map, &inverse))) {
    return TN_OUTCOME_DEFINITE;
  }
  tn_attribute list = {NULL};
  const size_t map_count = tn_array_attribute_count(maps);
  for (size_t i = 0; i < map_count; ++i) {
    items[i] = (tn_attribute){NULL};
    tn_rewriter__ok(rewriter,
                    tn_affine_map_compose(tn_array_attribute_element(maps, i), inverse, &items[i]));
  }
  if (rewriter->status != TN_OK) return TN_OUTCOME_DEFINITE;
  tn_rewriter__ok(rewriter, tn_array_attribute_get(rewriter->context, items, map_count, &list));
  tn_rewriter__set_attribute(rewriter, target, "indexing_maps", list);
  for (size_t i = 0; i < count; ++i)
    items[i] = tn_array_attribute_element(iterators, permutation[i]);
  tn_rewriter__ok(rewriter, tn_array_attribute_get(rewriter->context, items, count, &list));
  tn_rewriter__set_attribute(rewriter, target, "iterator_types", list);
  permute_indices(rewriter, target, inverse, (uint32_t)count);
  return TN_OUTCOME_OK;
}

//===-- structured.replace --------------------------------------------------------------------===//

static tn_outcome replace(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  tn_payloads targets = tn_script__operand(s, op, 0);
  const tn_ref pattern = tn_block__first_op(context, tn_op__first_block(context, op, 0));
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < targets.count && outcome == TN_OUTCOME_OK; ++i) {
    const tn_ref target = targets.items[i].ref;
    if (tn_op__operand_count(context, target) != 0) {
      outcome = tn_script__definite(s, op, "expected target without operands");
    } else if (tn_op__region_count(context, target) != 0 &&
               !tn_op__has_trait(context, target, TN_OP_TRAIT_ISOLATED)) {
      outcome = tn_script__definite(s, op, "expected target that is isolated from above");
    }
  }
  for (uint32_t i = 0; i < targets.count && outcome == TN_OUTCOME_OK; ++i) {
    const tn_ref target = targets.items[i].ref;
    if (tn_op__is_ancestor(context, op, target)) continue;
    struct tn_clone_map map;
    tn_clone_map__initialize(s->rewriter->context, &map);
    const tn_ref clone = tn_op__clone(s->rewriter->shard, pattern, 0, &map);
    tn_clone_map__finalize(&map);
    if (clone == 0) {
      tn_rewriter__fail(s->rewriter, TN_OUT_OF_MEMORY);
      break;
    }
    tn_op__insert(s->rewriter->shard, clone, tn_op__block(context, target), target);
    tn_rewriter__replace_with_op(s->rewriter, target, clone);
    tn_script__push_op(s, 0, clone);
  }
  tn_payloads__free(s, &targets);
  return outcome;
}

//===-- Copies --------------------------------------------------------------------------------===//

static tn_outcome refuse_copy(tn_script* s, tn_ref op, tn_ref target, const char* reason) {
  tn_script__silenceable(s, op, "%s", reason);
  tn_script__note_at(s, target, "target op");
  return TN_OUTCOME_SILENCEABLE;
}

/// Copies the inserted slice to the destination's slice, and inserts the copy.
static tn_outcome slice_to_copy(tn_script* s, tn_ref op, tn_ref target) {
  tn_rewriter* rewriter = s->rewriter;
  const tn_context* context = rewriter->context;
  const tn_op_code code = tn_op__code(context, target);
  const bool is_parallel = code == TN_CODE_TENSOR_PARALLEL_INSERT_SLICE;
  tn_slice slice;
  if ((!is_parallel && code != TN_CODE_TENSOR_INSERT_SLICE) ||
      !tn_slice__open(context, target, &slice)) {
    return refuse_copy(s, op, target,
                       "only InsertSliceOp and ParallelInsertSliceOp ops are supported");
  }
  tn_ref operands[2] = {tn_op__operand(context, target, 0), tn_op__operand(context, target, 1)};
  const tn_ref copy = tn_value__defined_by(context, operands[0], TN_CODE_LINALG_COPY);
  if (copy != 0) {
    tn_script__push_op(s, 0, copy);
    return TN_OUTCOME_OK;
  }
  tn_type type = {NULL};
  tn_rewriter__ok(
      rewriter,
      tn_tensor_type_get(tn_type__element(tn_value__type(context, operands[1])),
                         slice.parts[TN_SIZES].statics, slice.parts[TN_SIZES].count, NULL, &type));
  if (is_parallel) tn_rewriter__at_op(rewriter, tn_op__parent(context, target));
  if (rewriter->status != TN_OK) return TN_OUTCOME_DEFINITE;
  const tn_ref part =
      tn_slice__make(rewriter, TN_CODE_TENSOR_EXTRACT_SLICE, type, &operands[1], 1, &slice);
  const tn_ref ends[2] = {operands[0], part};
  const tn_ref made = part == 0 ? 0 : tn_linalg_names__copy(rewriter, ends);
  if (made == 0) return TN_OUTCOME_DEFINITE;
  tn_rewriter__set_operand(rewriter, target, 0, tn_op__result(context, made, 0));
  tn_rewriter__modified(rewriter, target);
  tn_script__push_op(s, 0, made);
  return TN_OUTCOME_OK;
}

static tn_outcome copy_to_memref(tn_script* s, tn_ref op, tn_ref target) {
  const tn_context* context = s->rewriter->context;
  if (tn_op__code(context, target) != TN_CODE_LINALG_COPY) {
    return refuse_copy(s, op, target, "only linalg.copy target ops are supported");
  }
  const tn_ref ends[2] = {tn_op__operand(context, target, 0), tn_op__operand(context, target, 1)};
  const tn_type from = tn_value__type(context, ends[0]);
  const tn_type to = tn_value__type(context, ends[1]);
  if (tn_type__is(from, TN_TYPE_TENSOR) || tn_type__is(to, TN_TYPE_TENSOR)) {
    return refuse_copy(s, op, target,
                       "cannot transform a linalg.copy on tensors into a memref.copy");
  }
  if (!tn_type_is_shaped(from)) {
    return refuse_copy(s, op, target, "cannot transform a linalg.copy which input has no shape");
  }
  if (tn_type__element(from).storage != tn_type__element(to).storage) {
    return refuse_copy(s, op, target,
                       "cannot transform a linalg.copy with different source and destination "
                       "element types ");
  }
  const tn_ref made = tn_build_memref_copy(s->rewriter, ends[0], ends[1]);
  if (made == 0) return TN_OUTCOME_DEFINITE;
  tn_rewriter__erase(s->rewriter, target);
  tn_script__push_op(s, 0, made);
  return TN_OUTCOME_OK;
}

const tn_script_op tn_script_linalg_ops[] = {
    {"structured.specialize", NULL, specialize, 1, TN_CODE_NONE},
    {"structured.interchange", NULL, interchange, 1, TN_CODE_LINALG_GENERIC},
    {"structured.insert_slice_to_copy", NULL, slice_to_copy, 1, TN_CODE_NONE},
    {"structured.linalg_copy_to_memref", NULL, copy_to_memref, 1, TN_CODE_NONE},
    {"structured.replace", replace, NULL, 1, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
