// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of a script that convert structured ops: to linalg.generic, to loops over elements, or to one
// loop.

#include <tenure/affine.h>

#include "dialects/affine_ops.h"
#include "dialects/arith_ops.h"
#include "dialects/common/linalg_names.h"
#include "dialects/common/reassociation.h"
#include "dialects/linalg_ops.h"
#include "dialects/scf_ops.h"
#include "dialects/tensor_ops.h"
#include "dialects/transform/script.h"
#include "dialects/transform/tile.h"
#include "ir/clone.h"
#include "schema/check.h"

static tn_attribute attribute(const tn_context* context, tn_ref op, const char* name) {
  return tn_op__attribute(context, op, name);
}

/// A structured op.
typedef struct form {
  tn_ref op;
  const tn_tiling_interface* of;
  tn_attribute maps;
  uint32_t operand_count;
  uint32_t input_count;
  uint32_t loop_count;
  tn_dim_set reductions;
} form;

static bool open_form(tn_rewriter* rewriter, tn_ref op, form* out) {
  const tn_context* context = rewriter->context;
  if (!tn_script__is_structured(context, op)) return false;
  *out = (form){.op = op,
                .of = tn_tiling__of(context, op),
                .operand_count = tn_op__operand_count(context, op)};
  if (out->of == NULL || out->of->maps == NULL) return false;
  out->loop_count = out->of->loops(rewriter->context, op, &out->reductions);
  out->maps = out->of->maps(rewriter, op);
  if (out->maps.storage == NULL || out->loop_count > TN_VIEW_RANK_MAX) return false;
  size_t size = 0;
  const int32_t* segments =
      tn_dense_array_attribute_data(attribute(context, op, "operandSegmentSizes"), &size);
  // Ops without segments have one output.
  out->input_count = size >= 2 * sizeof *segments ? (uint32_t)segments[0] : out->operand_count - 1;
  if (tn_op__is_called(context, op, TN_NAME_LINALG_REDUCE)) {
    out->input_count = out->operand_count / 2;
  }
  return true;
}

static tn_attribute map_at(const form* at, uint32_t operand) {
  return tn_array_attribute_element(at->maps, operand);
}

//===-- linalg.generic ------------------------------------------------------------------------===//

static tn_attribute iterator_list(tn_rewriter* rewriter, uint32_t count,
                                  const tn_dim_set* reductions) {
  tn_attribute items[TN_VIEW_RANK_MAX];
  for (uint32_t i = 0; i < count; ++i) {
    items[i] = tn_make_linalg_iterator_type(rewriter, tn_dim_set__has(reductions, i)
                                                          ? TN_ENUM_LINALG_ITERATOR_TYPE_REDUCTION
                                                          : TN_ENUM_LINALG_ITERATOR_TYPE_PARALLEL);
  }
  return tn_make__array(rewriter, items, count);
}

/// Creates a generic op with these operands and maps and the body of the op; 0 on failure.
static tn_ref make_generic(tn_rewriter* rewriter, const form* at, const tn_ref* operands,
                           tn_attribute maps, tn_attribute iterators) {
  const tn_context* context = rewriter->context;
  const uint32_t outputs = at->operand_count - at->input_count;
  tn_types types = {.count = 0};
  for (uint32_t i = at->input_count; i < at->operand_count; ++i) {
    const tn_type type = tn_value__type(context, operands[i]);
    if (tn_type__is(type, TN_TYPE_TENSOR)) tn_types__push(rewriter, &types, type);
  }
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_build_linalg_generic(rewriter, tn_types__items(&types), types.count, operands,
                                    at->input_count, operands + at->input_count, outputs, maps,
                                    iterators)
          : 0;
  tn_types__free(rewriter, &types);
  if (made != 0) {
    tn_rewriter__inline_region(rewriter, tn_op__region(context, at->op, 0),
                               tn_op__region(context, made, 0), 0);
  }
  return made;
}

static tn_outcome generalize(tn_script* s, tn_ref op, tn_ref target) {
  tn_rewriter* rewriter = s->rewriter;
  form at;
  tn_refs operands = {.count = 0};
  if (!tn_script__is_structured(rewriter->context, target))
    return tn_script__refuse_kind(s, op, target);
  if (tn_op__code(rewriter->context, target) == TN_CODE_LINALG_GENERIC) {
    tn_script__push_op(s, 0, target);
    return TN_OUTCOME_OK;
  }
  if (!open_form(rewriter, target, &at)) return tn_script__refuse_target(s, op, target);
  tn_refs__push_operands(rewriter, &operands, target, 0, at.operand_count);
  const tn_ref made = make_generic(rewriter, &at, tn_refs__items(&operands), at.maps,
                                   iterator_list(rewriter, at.loop_count, &at.reductions));
  tn_refs__free(rewriter, &operands);
  if (made == 0) return TN_OUTCOME_DEFINITE;
  tn_rewriter__replace_with_op(rewriter, target, made);
  tn_script__push_op(s, 0, made);
  return TN_OUTCOME_OK;
}

//===-- Loops over elements -------------------------------------------------------------------===//

/// Pushes the indices of an access to an operand, one affine.apply each.
static void push_indices(tn_rewriter* rewriter, const form* at, uint32_t operand,
                         tn_refs* variables, tn_refs* out) {
  const tn_attribute map = map_at(at, operand);
  for (uint32_t i = 0; i < tn_affine_map_result_count(map) && rewriter->status == TN_OK; ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    tn_attribute one = {NULL};
    if (!tn_rewriter__ok(rewriter,
                         tn_affine_map_get(rewriter->context, at->loop_count, 0, &expr, 1, &one))) {
      return;
    }
    tn_refs__push(
        rewriter, out,
        tn_build_affine_apply(rewriter, tn_refs__items(variables), variables->count, one));
  }
}

/// Loads the element of an operand for the body.
static tn_ref load(tn_rewriter* rewriter, const form* at, uint32_t operand, tn_refs* variables) {
  const tn_context* context = rewriter->context;
  const tn_ref value = tn_op__operand(context, at->op, operand);
  const tn_ref block = tn_op__first_block(context, at->op, 0);
  if (operand >= tn_block__argument_count(context, block)) return 0;
  const tn_ref argument = tn_block__argument(context, block, operand);
  const tn_type type = tn_value__type(context, value);
  if (!tn_type_is_shaped(type) || tn_value__first_use(context, argument) == 0) return value;
  tn_refs operands = {.count = 0};
  tn_refs__push(rewriter, &operands, value);
  push_indices(rewriter, at, operand, variables, &operands);
  const tn_ref made = rewriter->status != TN_OK
                          ? 0
                          : tn_rewriter__make(rewriter, TN_CODE_MEMREF_LOAD, tn_type__element(type),
                                              tn_refs__items(&operands), operands.count, NULL, 0);
  tn_refs__free(rewriter, &operands);
  return made;
}

static void store(tn_rewriter* rewriter, const form* at, tn_ref value, uint32_t operand,
                  tn_refs* variables) {
  tn_refs operands = {.count = 0};
  tn_refs__push(rewriter, &operands, value);
  tn_refs__push(rewriter, &operands, tn_op__operand(rewriter->context, at->op, operand));
  push_indices(rewriter, at, operand, variables, &operands);
  const tn_rewriter_spec spec = {.code = TN_CODE_MEMREF_STORE,
                                 .operands = tn_refs__items(&operands),
                                 .operand_count = operands.count};
  if (rewriter->status == TN_OK) (void)tn_rewriter__create(rewriter, &spec);
  tn_refs__free(rewriter, &operands);
}

/// Moves the body for one element to the insertion point.
static void put_body(tn_rewriter* rewriter, const form* at, tn_refs* variables) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, at->op, 0);
  const tn_ref before = rewriter->before;
  const tn_ref target = rewriter->block;
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    tn_refs__push(rewriter, &values, load(rewriter, at, i, variables));
  }
  if (rewriter->status == TN_OK) {
    tn_ref inner = tn_block__first_op(context, block);
    const tn_ref end = tn_block__last_op(context, block);
    tn_rewriter__inline_block(rewriter, block, target, before, tn_refs__items(&values),
                              values.count);
    while (inner != 0 && inner != end && rewriter->status == TN_OK) {
      const tn_ref next = tn_op__next(context, inner);
      if (tn_op__code(context, inner) == TN_CODE_LINALG_INDEX) {
        const int64_t dim = tn_integer_attribute_value(attribute(context, inner, "dim"));
        tn_rewriter__replace1(rewriter, inner, tn_refs__items(variables)[dim]);
      }
      inner = next;
    }
    tn_rewriter__at(rewriter, target, before);
    for (uint32_t i = 0; i < tn_op__operand_count(context, end) && rewriter->status == TN_OK; ++i) {
      store(rewriter, at, tn_op__operand(context, end, i), at->input_count + i, variables);
    }
    tn_rewriter__erase(rewriter, end);
  }
  tn_refs__free(rewriter, &values);
}

static void make_element_loops(tn_script* s, const form* at) {
  tn_rewriter* rewriter = s->rewriter;
  const tn_context* context = rewriter->context;
  tn_refs variables = {.count = 0};
  tn_mixed domain = {.count = 0};
  tn_mixed ends = {.count = 0};
  tn_mixed__add_number(rewriter, &ends, 0);
  tn_mixed__add_number(rewriter, &ends, 1);
  if (!at->of->domain(rewriter, at->op, &domain)) tn_rewriter__fail(rewriter, TN_INVALID_ARGUMENT);
  for (uint32_t i = 0; i < domain.count && rewriter->status == TN_OK; ++i) {
    tn_ref operands[3];
    operands[0] = tn_mixed__value(rewriter, &ends, 0);
    operands[1] = tn_mixed__value(rewriter, &domain, i);
    operands[2] = tn_mixed__value(rewriter, &ends, 1);
    const tn_ref loop =
        rewriter->status == TN_OK
            ? tn_build_scf_for(rewriter, NULL, 0, operands[0], operands[1], operands[2], NULL, 0)
            : 0;
    const tn_ref block =
        loop == 0 ? 0 : tn_rewriter__create_block(rewriter, tn_op__region(context, loop, 0), 0);
    if (block == 0) break;
    tn_refs__push(rewriter, &variables,
                  tn_rewriter__add_argument(rewriter, block, tn_rewriter__index_type(rewriter),
                                            rewriter->location));
    tn_script__push_op(s, 0, loop);
    tn_rewriter__at_end(rewriter, block);
    const tn_ref yield = tn_build_scf_yield(rewriter, NULL, 0);
    if (yield != 0) tn_rewriter__at_op(rewriter, yield);
  }
  if (rewriter->status == TN_OK) put_body(rewriter, at, &variables);
  if (rewriter->status == TN_OK) tn_rewriter__erase(rewriter, at->op);
  tn_refs__free(rewriter, &variables);
}

static tn_outcome convert_to_loops(tn_script* s, tn_ref op, tn_ref target) {
  form at;
  const tn_context* context = s->rewriter->context;
  if (!tn_script__is_tileable(context, target)) {
    tn_script__silenceable(s, op, "expected the payload to implement TilingInterface");
    tn_script__note_at(s, target, "payload op");
    return TN_OUTCOME_DEFINITE;
  }
  bool has_tensor = !open_form(s->rewriter, target, &at);
  for (uint32_t i = 0; i < tn_op__operand_count(context, target); ++i) {
    has_tensor = has_tensor || tn_type__is(tn_op__operand_type(context, target, i), TN_TYPE_TENSOR);
  }
  if (has_tensor) {
    const tn_string_view name = tn_op__kept_name(context, op);
    tn_script__definite(s, op, "%.*s failed to apply", (int)name.size, name.data);
    tn_script__note_at(s, target, "when applied to this op");
    return TN_OUTCOME_DEFINITE;
  }
  make_element_loops(s, &at);
  return s->rewriter->status == TN_OK ? TN_OUTCOME_OK : TN_OUTCOME_DEFINITE;
}

//===-- Flattening ----------------------------------------------------------------------------===//

/// Returns true if there are no reductions and all operands have the same order of elements.
static bool is_elementwise(const tn_context* context, const form* at) {
  if (!tn_dim_set__is_empty(&at->reductions)) return false;
  for (uint32_t i = 0; i < at->operand_count; ++i) {
    const tn_attribute map = map_at(at, i);
    if (!tn_affine_map_is_projected_permutation(map, false)) return false;
    if (i >= at->input_count && !tn_affine_map_is_permutation(map)) return false;
  }
  for (tn_ref op = tn_block__first_op(context, tn_op__first_block(context, at->op, 0)); op != 0;
       op = tn_op__next(context, op)) {
    const tn_op_code code = tn_op__code(context, op);
    if (code == TN_CODE_LINALG_YIELD || code == TN_CODE_LINALG_INDEX ||
        tn_const__of_op(context, op).storage != NULL) {
      continue;
    }
    const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
    if (definition == NULL || definition->verify != tn_op_schema__verify ||
        (tn_op_schema__of(definition)->flags & TN_SCHEMA_ELEMENTWISE) == 0) {
      return false;
    }
  }
  return true;
}

/// Returns the type with all dimensions flattened; null if that is not a valid type.
static tn_type flat_type(tn_rewriter* rewriter, tn_type type) {
  int64_t extent = 1;
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  tn_type made = {NULL};
  for (uint32_t i = 0; i < rank; ++i) {
    const int64_t dim = tn_shaped_type_dims(type)[i];
    extent = tn_dynamic__multiply(extent, dim);
  }
  if (tn_type__is(type, TN_TYPE_TENSOR)) {
    (void)tn_rewriter__ok(rewriter,
                          tn_tensor_type_get(tn_type__element(type), &extent, 1, NULL, &made));
    return made;
  }
  tn_strides strides;
  if (!tn_memref__strides(type, &strides)) return made;
  if (tn_memref_type_layout(type).storage == NULL) {
    return tn_memref__with_dims(rewriter, type, &extent, 1);
  }
  for (uint32_t i = 0; i + 1 < rank; ++i) {
    const int64_t dim = tn_shaped_type_dims(type)[i + 1];
    if (dim < 0 || strides.steps[i] == TN_DYNAMIC || strides.steps[i + 1] == TN_DYNAMIC ||
        strides.steps[i] != strides.steps[i + 1] * dim) {
      return made;
    }
  }
  strides.steps[0] = strides.steps[rank - 1];
  strides.rank = 1;
  return tn_memref__with(rewriter, type, &extent, &strides);
}

/// Replaces indices of the loops by quotients and remainders of the flat index.
static void split_index(tn_rewriter* rewriter, tn_ref block, const tn_mixed* domain) {
  const tn_context* context = rewriter->context;
  tn_ref values[TN_VIEW_RANK_MAX] = {0};
  tn_refs found = {.count = 0};
  for (tn_ref op = tn_block__first_op(context, block); op != 0; op = tn_op__next(context, op)) {
    if (tn_op__code(context, op) == TN_CODE_LINALG_INDEX) tn_refs__push(rewriter, &found, op);
  }
  if (found.count != 0) {
    tn_rewriter__at_start(rewriter, block);
    tn_attribute zero = {NULL};
    (void)tn_rewriter__ok(rewriter,
                          tn_integer_attribute_get(tn_rewriter__int_type(rewriter, 64), 0, &zero));
    tn_ref rest = rewriter->status == TN_OK ? tn_build_linalg_index(rewriter, zero) : 0;
    for (uint32_t i = domain->count; i-- > 1 && rewriter->status == TN_OK;) {
      const tn_ref extent = tn_mixed__value(rewriter, domain, i);
      values[i] = tn_build_arith_remsi(rewriter, rest, extent);
      rest = tn_build_arith_divsi(rewriter, rest, extent);
    }
    values[0] = rest;
  }
  for (uint32_t i = 0; i < found.count && rewriter->status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&found)[i];
    tn_rewriter__replace1(rewriter, op,
                          values[tn_integer_attribute_value(attribute(context, op, "dim"))]);
  }
  tn_refs__free(rewriter, &found);
}

/// Collapses all operands to one dimension; false if that is impossible for one of them.
static bool collapse_operands(tn_rewriter* rewriter, const form* at, tn_attribute groups,
                              tn_ref* operands) {
  const tn_context* context = rewriter->context;
  tn_type types[TN_VIEW_RANK_MAX] = {{NULL}};
  if (at->operand_count > TN_VIEW_RANK_MAX) return false;
  for (uint32_t i = 0; i < at->operand_count; ++i) {
    operands[i] = tn_op__operand(context, at->op, i);
    if (tn_affine_map_result_count(map_at(at, i)) == 0) continue;
    if (!tn_affine_map_is_identity(map_at(at, i))) return false;
    types[i] = flat_type(rewriter, tn_value__type(context, operands[i]));
    if (types[i].storage == NULL) return false;
  }
  const tn_rewriter_attribute reassociation = {"reassociation", groups};
  for (uint32_t i = 0; i < at->operand_count && rewriter->status == TN_OK; ++i) {
    if (types[i].storage == NULL) continue;
    operands[i] =
        tn_rewriter__make(rewriter,
                          tn_type__is(types[i], TN_TYPE_MEMREF) ? TN_CODE_MEMREF_COLLAPSE_SHAPE
                                                                : TN_CODE_TENSOR_COLLAPSE_SHAPE,
                          types[i], &operands[i], 1, &reassociation, 1);
  }
  return rewriter->status == TN_OK;
}

static tn_ref flat_generic(tn_rewriter* rewriter, const form* at, const tn_ref* operands) {
  static const tn_dim_set none = {{0}};
  tn_attribute maps[TN_VIEW_RANK_MAX];
  tn_attribute list = {NULL};
  for (uint32_t i = 0; i < at->operand_count; ++i) {
    maps[i] = tn_index__map(
        rewriter, tn_affine_map_result_count(map_at(at, i)) == 0 ? "(d0) -> ()" : "(d0) -> (d0)");
  }
  if (rewriter->status != TN_OK ||
      !tn_rewriter__ok(rewriter,
                       tn_array_attribute_get(rewriter->context, maps, at->operand_count, &list))) {
    return 0;
  }
  return make_generic(rewriter, at, operands, list, iterator_list(rewriter, 1, &none));
}

/// Expands the results to their original shape.
static void expand_results(tn_rewriter* rewriter, const form* at, tn_ref made, tn_attribute groups,
                           const tn_mixed* domain) {
  const tn_context* context = rewriter->context;
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < tn_op__result_count(context, made) && rewriter->status == TN_OK; ++i) {
    tn_refs operands = {.count = 0};
    tn_refs__push(rewriter, &operands, tn_op__result(context, made, i));
    for (uint32_t k = 0; k < domain->count; ++k) {
      if (domain->values[k] != 0) tn_refs__push(rewriter, &operands, domain->values[k]);
    }
    const tn_rewriter_attribute attributes[2] = {
        {"reassociation", groups}, {"static_output_shape", tn_mixed__statics(rewriter, domain)}};
    const tn_type type = tn_op__result_type(context, at->op, i);
    tn_refs__push(rewriter, &values,
                  tn_rewriter__make(rewriter, TN_CODE_TENSOR_EXPAND_SHAPE, type,
                                    tn_refs__items(&operands), operands.count, attributes, 2));
    tn_refs__free(rewriter, &operands);
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__replace(rewriter, at->op, tn_refs__items(&values), values.count);
  }
  tn_refs__free(rewriter, &values);
}

static tn_outcome flatten(tn_script* s, tn_ref op, tn_ref target) {
  tn_rewriter* rewriter = s->rewriter;
  form at;
  tn_ref operands[TN_VIEW_RANK_MAX];
  tn_mixed domain = {.count = 0};
  if (!tn_script__is_structured(rewriter->context, target))
    return tn_script__refuse_kind(s, op, target);
  if (!open_form(rewriter, target, &at) || !is_elementwise(rewriter->context, &at)) {
    return tn_script__silenceable(s, target, "only elementwise flattening is supported");
  }
  if (at.loop_count <= 1) {
    tn_script__push_op(s, 0, target);
    return TN_OUTCOME_OK;
  }
  const tn_groups one = {.count = 1, .ends = {at.loop_count}};
  const tn_attribute groups = tn_groups__attribute(rewriter, &one);
  if (!at.of->domain(rewriter, target, &domain) ||
      !collapse_operands(rewriter, &at, groups, operands)) {
    return tn_script__silenceable(s, target, "attempted to flatten, but failed");
  }
  const bool is_generic = tn_op__code(rewriter->context, target) == TN_CODE_LINALG_GENERIC;
  const tn_ref made = is_generic ? flat_generic(rewriter, &at, operands)
                                 : tn_linalg_names__clone(rewriter, at.op, operands, at.input_count,
                                                          at.operand_count);
  if (made == 0) return TN_OUTCOME_DEFINITE;
  if (is_generic) split_index(rewriter, tn_op__first_block(rewriter->context, made, 0), &domain);
  tn_rewriter__after(rewriter, made);
  expand_results(rewriter, &at, made, groups, &domain);
  tn_script__push_op(s, 0, made);
  return rewriter->status == TN_OK ? TN_OUTCOME_OK : TN_OUTCOME_DEFINITE;
}

//===-- Transposed products -------------------------------------------------------------------===//

/// Creates a linalg.transpose of the last two dimensions of a tensor; 0 on failure.
static tn_ref transpose_last(tn_rewriter* rewriter, tn_ref input, uint32_t rank) {
  const tn_context* context = rewriter->context;
  const tn_type from = tn_value__type(context, input);
  int64_t order[3] = {0, 1, 2};
  int64_t dims[3];
  tn_mixed extents = {.count = 0};
  tn_refs operands = {.count = 0};
  order[rank - 1] = rank - 2;
  order[rank - 2] = rank - 1;
  for (uint32_t i = 0; i < rank; ++i) {
    dims[i] = tn_shaped_type_dims(from)[order[i]];
    if (dims[i] >= 0) continue;
    extents.count = 0;
    tn_mixed__add_extent(rewriter, &extents, input, (uint32_t)order[i]);
    if (extents.count != 0)
      tn_refs__push(rewriter, &operands, tn_mixed__value(rewriter, &extents, 0));
  }
  tn_type type = {NULL};
  tn_attribute permutation = {NULL};
  (void)tn_rewriter__ok(rewriter,
                        tn_tensor_type_get(tn_type__element(from), dims, rank, NULL, &type));
  (void)tn_rewriter__ok(
      rewriter, tn_dense_array_attribute_get(tn_rewriter__int_type(rewriter, 64), rank, order,
                                             rank * sizeof *order, &permutation));
  tn_ref ends[2] = {input, 0};
  if (rewriter->status == TN_OK) {
    ends[1] = tn_build_tensor_empty(rewriter, type, tn_refs__items(&operands), operands.count);
  }
  tn_refs__free(rewriter, &operands);
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_build_linalg_transpose(rewriter, &type, 1, ends[0], ends[1], permutation)
          : 0;
  const tn_ref block =
      made == 0 ? 0 : tn_rewriter__create_block(rewriter, tn_op__region(context, made, 0), 0);
  if (block == 0) return 0;
  for (uint32_t i = 0; i < 2; ++i) {
    (void)tn_rewriter__add_argument(rewriter, block, tn_type__element(from), rewriter->location);
  }
  if (rewriter->status != TN_OK) return 0;
  const tn_ref first = tn_block__argument(context, block, 0);
  tn_rewriter__at_end(rewriter, block);
  (void)tn_build_linalg_yield(rewriter, &first, 1);
  tn_rewriter__after(rewriter, made);
  return rewriter->status == TN_OK ? tn_op__result(context, made, 0) : 0;
}

static tn_attribute map_list(tn_rewriter* rewriter, const char* const* texts) {
  tn_attribute maps[3];
  for (uint32_t i = 0; i < 3; ++i) maps[i] = tn_index__map(rewriter, texts[i]);
  return tn_make__array(rewriter, maps, 3);
}

static tn_outcome transpose_matmul(tn_script* s, tn_ref op, tn_ref target) {
  // The original maps, and the maps with either side transposed.
  static const char* const maps[2][3][3] = {
      {{"(d0, d1, d2) -> (d0, d2)", "(d0, d1, d2) -> (d2, d1)", "(d0, d1, d2) -> (d0, d1)"},
       {"(d0, d1, d2) -> (d2, d0)", "(d0, d1, d2) -> (d2, d1)", "(d0, d1, d2) -> (d0, d1)"},
       {"(d0, d1, d2) -> (d0, d2)", "(d0, d1, d2) -> (d1, d2)", "(d0, d1, d2) -> (d0, d1)"}},
      {{"(d0, d1, d2, d3) -> (d0, d1, d3)", "(d0, d1, d2, d3) -> (d0, d3, d2)",
        "(d0, d1, d2, d3) -> (d0, d1, d2)"},
       {"(d0, d1, d2, d3) -> (d0, d3, d1)", "(d0, d1, d2, d3) -> (d0, d3, d2)",
        "(d0, d1, d2, d3) -> (d0, d1, d2)"},
       {"(d0, d1, d2, d3) -> (d0, d1, d3)", "(d0, d1, d2, d3) -> (d0, d2, d3)",
        "(d0, d1, d2, d3) -> (d0, d1, d2)"}}};
  tn_rewriter* rewriter = s->rewriter;
  form at;
  if (!tn_script__is_structured(rewriter->context, target))
    return tn_script__refuse_kind(s, op, target);
  const tn_op_code code = tn_op__code(rewriter->context, target);
  const bool has_batch = code == TN_CODE_LINALG_BATCH_MATMUL;
  const tn_attribute which = attribute(rewriter->context, op, "inputToTranspose");
  const uint32_t side = which.storage == NULL ? 0 : (uint32_t)tn_integer_attribute_value(which) & 1;
  if ((code != TN_CODE_LINALG_MATMUL && !has_batch) || !open_form(rewriter, target, &at) ||
      tn_op__result_count(rewriter->context, target) != 1 ||
      at.maps.storage != map_list(rewriter, maps[has_batch][0]).storage) {
    return tn_script__silenceable(s, target, "not supported");
  }
  tn_ref operands[3];
  for (uint32_t i = 0; i < 3; ++i) operands[i] = tn_op__operand(rewriter->context, target, i);
  operands[side] = transpose_last(rewriter, operands[side], has_batch ? 3 : 2);
  const tn_attribute list = map_list(rewriter, maps[has_batch][side + 1]);
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_linalg_names__clone(rewriter, at.op, operands, at.input_count, at.operand_count)
          : 0;
  if (made == 0) return TN_OUTCOME_DEFINITE;
  tn_rewriter__set_attribute(rewriter, made, "indexing_maps", list);
  tn_rewriter__remove_attribute(rewriter, made, "linalg.memoized_indexing_maps");
  tn_rewriter__replace_with_op(rewriter, target, made);
  tn_script__push_op(s, 0, made);
  return rewriter->status == TN_OK ? TN_OUTCOME_OK : TN_OUTCOME_DEFINITE;
}

const tn_script_op tn_script_structured_ops[] = {
    {"structured.generalize", NULL, generalize, 1, TN_CODE_NONE},
    {"structured.convert_to_loops", NULL, convert_to_loops, 1, TN_CODE_NONE},
    {"structured.flatten_elementwise", NULL, flatten, 1, TN_CODE_NONE},
    {"structured.transpose_matmul", NULL, transpose_matmul, 1, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
