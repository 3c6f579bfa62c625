// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns for tensor.expand_shape and tensor.collapse_shape that memrefs do not have
// (common/canonicalize_reshape.c): reshapes of elements, and constant extents.

#include "dialects/common/reassociation.h"
#include "dialects/tensor/tensor.h"

/// If the source is an op with the code, creates its elements in the result's shape.
static bool reshape_elements(tn_rewriter* rewriter, tn_ref op, tn_op_code code) {
  const tn_context* context = rewriter->context;
  const tn_ref source = tn_op__operand(context, op, 0);
  const tn_ref maker = tn_value__defined_by(context, source, code);
  const tn_type type = tn_op__result_type(context, op, 0);
  if (maker == 0 || !tn_shaped_type_has_static_shape(type) ||
      !tn_shaped_type_has_static_shape(tn_value__type(context, source))) {
    return false;
  }
  tn_refs operands = {0};
  tn_refs__push_operands(rewriter, &operands, maker, 0, tn_op__operand_count(context, maker));
  const tn_ref made =
      tn_rewriter__make(rewriter, code, type, tn_refs__items(&operands), operands.count, NULL, 0);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  tn_refs__free(rewriter, &operands);
  return true;
}

bool tn_tensor__reshape_splat(tn_rewriter* rewriter, tn_ref op) {
  return reshape_elements(rewriter, op, TN_CODE_TENSOR_SPLAT);
}
bool tn_tensor__reshape_listed(tn_rewriter* rewriter, tn_ref op) {
  return reshape_elements(rewriter, op, TN_CODE_TENSOR_FROM_ELEMENTS);
}

/// Makes constant extents static if the source of the cast has a static dimension for their group;
/// returns true if there are any.
static bool fold_constant_shape(const tn_context* context, const tn_groups* groups, tn_type from,
                                tn_mixed* shape) {
  bool changed = false;
  for (uint32_t i = 0; i < groups->count; ++i) {
    if (tn_shaped_type_dims(from)[i] < 0) continue;
    for (uint32_t k = tn_groups__begin(groups, i); k < groups->ends[i]; ++k) {
      int64_t extent = 0;
      if (shape->values[k] == 0 || !tn_const__int64_of(context, shape->values[k], &extent)) {
        continue;
      }
      shape->statics[k] = extent;
      shape->values[k] = 0;
      changed = true;
    }
  }
  return changed;
}

/// Expands the source of a cast to a less static type to constant extents.
bool tn_tensor__fold_constant_expansion(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_attribute reassociation = tn_tensor_expand_shape_reassociation(context, op);
  const tn_ref value = tn_tensor_expand_shape_src(context, op);
  const tn_ref source = tn_tensor__before_cast(context, value);
  const tn_type like = tn_value__type(context, value);
  uint32_t operand = 1;
  tn_groups groups;
  tn_mixed shape;
  if (source == 0 || !tn_groups__open(reassociation, &groups) ||
      !tn_mixed__open(context, op, "static_output_shape", &operand, &shape) ||
      groups.count > TN_VIEW_RANK_MAX ||
      !fold_constant_shape(context, &groups, tn_value__type(context, source), &shape)) {
    return false;
  }
  int64_t dims[TN_VIEW_RANK_MAX];
  for (uint32_t i = 0; i < groups.count; ++i) {
    dims[i] = 1;
    for (uint32_t k = tn_groups__begin(&groups, i); k < groups.ends[i]; ++k) {
      dims[i] = tn_dynamic__multiply(dims[i], shape.statics[k]);
    }
    dims[i] = tn_dynamic__extent(dims[i]);
  }
  tn_type types[2] = {{NULL}, {NULL}};
  const tn_type element = tn_type_element_type(like);
  tn_refs operands = {0};
  if (tn_rewriter__ok(rewriter, tn_tensor_type_get(element, dims, groups.count, NULL, &types[0])) &&
      tn_rewriter__ok(rewriter,
                      tn_tensor_type_get(element, shape.statics, shape.count, NULL, &types[1]))) {
    tn_refs__push(rewriter, &operands, tn_build_tensor_cast(rewriter, types[0], value));
  }
  for (uint32_t i = 0; i < shape.count; ++i) {
    if (shape.values[i] != 0) tn_refs__push(rewriter, &operands, shape.values[i]);
  }
  const tn_rewriter_attribute attributes[2] = {
      {"reassociation", reassociation},
      {"static_output_shape", tn_mixed__statics(rewriter, &shape)}};
  const tn_ref made = tn_rewriter__make(rewriter, TN_CODE_TENSOR_EXPAND_SHAPE, types[1],
                                        tn_refs__items(&operands), operands.count, attributes, 2);
  tn_refs__free(rewriter, &operands);
  return made == 0 || tn_tensor__replace(rewriter, op, made);
}
