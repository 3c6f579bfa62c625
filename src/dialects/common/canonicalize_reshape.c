// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns for expand_shape and collapse_shape: inverse pairs and chains.

#include "dialects/arith_ops.h"
#include "dialects/common/constant.h"
#include "dialects/common/reassociation.h"
#include "dialects/common/reshape.h"
#include "dialects/common/tensor_ops.h"
#include "dialects/common/views.h"
#include "dialects/memref_ops.h"

//===-- Composition ---------------------------------------------------------------------------===//

/// Replaces `op` by a reshape of `source` by groups; keeps its output shape.
static bool replace_reshape(tn_rewriter* rewriter, tn_ref op, tn_op_code code, tn_ref source,
                            tn_attribute groups) {
  const tn_context* context = rewriter->context;
  tn_refs operands = {0};
  tn_refs__push(rewriter, &operands, source);
  const bool expands = tn_reshape__is_expand(code);
  tn_refs__push_operands(rewriter, &operands, op, 1,
                         expands ? tn_op__operand_count(context, op) : 1);
  const tn_rewriter_attribute attributes[2] = {
      {"reassociation", groups},
      {"static_output_shape",
       expands ? tn_op__attribute(context, op, "static_output_shape") : (tn_attribute){NULL}}};
  const tn_ref made = tn_rewriter__make(rewriter, code, tn_op__result_type(context, op, 0),
                                        tn_refs__items(&operands), operands.count, attributes, 2);
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  tn_refs__free(rewriter, &operands);
  return true;
}

/// Merges two reshapes of the same kind.
bool tn_reshape__compose(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_op_code code = tn_op__code(context, op);
  const tn_ref inner = tn_value__defined_by(context, tn_op__operand(context, op, 0), code);
  tn_groups mine;
  tn_groups its;
  tn_groups joined;
  if (inner == 0 || !tn_groups__open(tn_op__attribute(context, op, "reassociation"), &mine) ||
      !tn_groups__open(tn_op__attribute(context, inner, "reassociation"), &its)) {
    return false;
  }
  const bool expands = tn_reshape__is_expand(code);
  if (!tn_groups__join(expands ? &its : &mine, expands ? &mine : &its, &joined)) return false;
  return replace_reshape(rewriter, op, code, tn_op__operand(context, inner, 0),
                         tn_groups__attribute(rewriter, &joined));
}

static bool has_layout(tn_type type) {
  return tn_type__is(type, TN_TYPE_MEMREF) && tn_memref_type_layout(type).storage != NULL;
}

/// Returns whether two memref types differ only in their layouts.
static bool differ_in_layout(tn_type a, tn_type b) {
  const size_t rank = tn_shaped_type_rank(a);
  return tn_type__is(a, TN_TYPE_MEMREF) && rank == tn_shaped_type_rank(b) &&
         tn_type_equal(tn_type_element_type(a), tn_type_element_type(b)) &&
         (rank == 0 ||
          memcmp(tn_shaped_type_dims(a), tn_shaped_type_dims(b), rank * sizeof(int64_t)) == 0);
}

/// Replaces the op by a cast of `value` to its type.
static bool replace_with_cast(tn_rewriter* rewriter, tn_ref op, tn_ref value) {
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const bool is_memref = tn_type__is(type, TN_TYPE_MEMREF);
  const tn_ref cast = tn_rewriter__make1(
      rewriter, is_memref ? TN_CODE_MEMREF_CAST : TN_CODE_TENSOR_CAST, type, value);
  if (cast != 0) tn_rewriter__replace1(rewriter, op, cast);
  return true;
}

/// A reshape whose operand is defined by the opposite reshape.
typedef struct pair {
  tn_ref op;
  tn_op_code code;
  tn_ref inner;
  tn_ref source;  ///< The source of the inner one.
  tn_type from;
  tn_type to;
  uint32_t from_rank;
  uint32_t to_rank;
  tn_groups mine;
  tn_groups its;
} pair;

static bool open_pair(const tn_context* context, tn_ref op, pair* out) {
  const tn_ref value = tn_op__operand(context, op, 0);
  out->op = op;
  out->code = tn_op__code(context, op);
  out->inner = tn_value__defined_by(context, value, tn_reshape__inverse(out->code));
  if (out->inner == 0) return false;
  out->source = tn_op__operand(context, out->inner, 0);
  out->from = tn_value__type(context, out->source);
  out->to = tn_op__result_type(context, op, 0);
  out->from_rank = (uint32_t)tn_shaped_type_rank(out->from);
  out->to_rank = (uint32_t)tn_shaped_type_rank(out->to);
  return !has_layout(out->from) && !has_layout(out->to) &&
         !has_layout(tn_value__type(context, value)) &&
         tn_groups__open(tn_op__attribute(context, op, "reassociation"), &out->mine) &&
         tn_groups__open(tn_op__attribute(context, out->inner, "reassociation"), &out->its);
}

/// Computes the product of the sizes in a group, as an integer or with ops; 0 on failure.
static void multiply_group(tn_rewriter* rewriter, const tn_mixed* shape, uint32_t begin,
                           uint32_t end, tn_mixed* out, uint32_t at) {
  uint64_t known = 1;
  tn_ref value = 0;
  for (uint32_t i = begin; i < end && rewriter->status == TN_OK; ++i) {
    if (shape->values[i] == 0) {
      known *= (uint64_t)shape->statics[i];
    } else if (value == 0) {
      value = shape->values[i];
    } else {
      value = tn_build_arith_muli(rewriter, value, shape->values[i]);
    }
  }
  if (value != 0 && known != 1) {
    const tn_ref factor = tn_rewriter__index_constant(rewriter, (int64_t)known);
    value = factor == 0 ? 0 : tn_build_arith_muli(rewriter, value, factor);
  }
  out->values[at] = value;
  out->statics[at] = value != 0 ? TN_DYNAMIC : (int64_t)known;
}

/// Replaces the pair by a smaller expansion, whose output sizes are the products of collapsed ones.
static bool expand_less(tn_rewriter* rewriter, const pair* at, const tn_groups* groups) {
  const tn_context* context = rewriter->context;
  tn_mixed shape;
  tn_mixed made_shape;
  uint32_t operand = 1;
  if (!tn_mixed__open(context, at->inner, "static_output_shape", &operand, &shape) ||
      at->mine.count > TN_VIEW_RANK_MAX) {
    return false;
  }
  made_shape.count = at->mine.count;
  (void)tn_mixed__fold(context, &shape, true);
  tn_refs operands = {0};
  tn_refs__push(rewriter, &operands, at->source);
  for (uint32_t i = 0; i < at->mine.count; ++i) {
    multiply_group(rewriter, &shape, tn_groups__begin(&at->mine, i), at->mine.ends[i], &made_shape,
                   i);
    if (made_shape.values[i] != 0) tn_refs__push(rewriter, &operands, made_shape.values[i]);
  }
  const tn_rewriter_attribute attributes[2] = {
      {"reassociation", tn_groups__attribute(rewriter, groups)},
      {"static_output_shape", tn_mixed__statics(rewriter, &made_shape)}};
  const tn_ref made = tn_rewriter__make(rewriter, tn_reshape__inverse(at->code), at->to,
                                        tn_refs__items(&operands), operands.count, attributes, 2);
  if (made != 0) tn_rewriter__replace1(rewriter, at->op, made);
  tn_refs__free(rewriter, &operands);
  return true;
}

/// Replaces a collapse of an expansion by a larger collapse, a smaller expansion, or a cast.
static bool collapse_pair(tn_rewriter* rewriter, const pair* at) {
  const bool collapses = at->from_rank > at->to_rank;
  tn_groups groups;
  if (tn_type_equal(at->from, at->to) ||
      !tn_groups__regroup(collapses ? &at->mine : &at->its, collapses ? &at->its : &at->mine,
                          &groups)) {
    return false;
  }
  if (at->from_rank == at->to_rank) return replace_with_cast(rewriter, at->op, at->source);
  if (!collapses) return expand_less(rewriter, at, &groups);
  return replace_reshape(rewriter, at->op, at->code, at->source,
                         tn_groups__attribute(rewriter, &groups));
}

/// Replaces an expansion of a collapse by a single reshape if the dimensions correspond
/// unambiguously.
static bool expand_pair(tn_rewriter* rewriter, const pair* at) {
  const bool collapses = at->from_rank > at->to_rank;
  const int64_t* from = tn_shaped_type_dims(at->from);
  const int64_t* to = tn_shaped_type_dims(at->to);
  tn_groups groups;
  bool is_found;
  if (at->from_rank == at->to_rank) return false;
  if (at->mine.count == 0) {
    is_found = collapses ? tn_groups__find(from, at->from_rank, to, at->to_rank, &groups)
                         : tn_groups__find(to, at->to_rank, from, at->from_rank, &groups);
  } else {
    is_found = collapses ? tn_groups__find_within(from, &at->its, to, &at->mine, &groups)
                         : tn_groups__find_within(to, &at->mine, from, &at->its, &groups);
  }
  if (!is_found) return false;
  const tn_op_code code = collapses ? tn_reshape__inverse(at->code) : at->code;
  return replace_reshape(rewriter, at->op, code, at->source,
                         tn_groups__attribute(rewriter, &groups));
}

/// Replaces an expansion and collapse with equal groups by a cast of the layout.
static bool cast_layout(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner = tn_value__defined_by(context, tn_op__operand(context, op, 0),
                                            tn_reshape__inverse(tn_op__code(context, op)));
  if (inner == 0) return false;
  const tn_ref source = tn_op__operand(context, inner, 0);
  const tn_type to = tn_op__result_type(context, op, 0);
  if (tn_op__attribute(context, op, "reassociation").storage !=
          tn_op__attribute(context, inner, "reassociation").storage ||
      !differ_in_layout(tn_value__type(context, source), to)) {
    return false;
  }
  return replace_with_cast(rewriter, op, source);
}

bool tn_reshape__expand_collapse(tn_rewriter* rewriter, tn_ref op) {
  pair at;
  return open_pair(rewriter->context, op, &at) && expand_pair(rewriter, &at);
}

bool tn_reshape__collapse_expansion(tn_rewriter* rewriter, tn_ref op) {
  pair at;
  return cast_layout(rewriter, op) ||
         (open_pair(rewriter->context, op, &at) && collapse_pair(rewriter, &at));
}

//===-- Casts ---------------------------------------------------------------------------------===//

/// Returns the type of a collapse of `source` by groups; null if its layout is not trivial.
static tn_type collapsed_type(tn_rewriter* rewriter, tn_type source, const tn_groups* groups) {
  int64_t dims[TN_VIEW_RANK_MAX];
  tn_type made = {NULL};
  if (groups->count > TN_VIEW_RANK_MAX || has_layout(source)) return made;
  for (uint32_t i = 0; i < groups->count; ++i) {
    dims[i] = 1;
    for (uint32_t k = tn_groups__begin(groups, i); k < groups->ends[i]; ++k) {
      dims[i] = tn_dynamic__multiply(dims[i], tn_shaped_type_dims(source)[k]);
    }
    dims[i] = tn_dynamic__extent(dims[i]);
  }
  if (tn_type__is(source, TN_TYPE_MEMREF)) {
    return tn_memref__with_dims(rewriter, source, dims, groups->count);
  }
  (void)tn_rewriter__ok(
      rewriter, tn_tensor_type_get(tn_type_element_type(source), dims, groups->count, NULL, &made));
  return made;
}

/// Returns the operand of a cast that only loses static information; 0 for other values.
static tn_ref before_cast(const tn_context* context, tn_ref value, bool is_tensor) {
  if (is_tensor) return tn_tensor__before_cast(context, value);
  const tn_ref cast = tn_value__defined_by(context, value, TN_CODE_MEMREF_CAST);
  const tn_ref source = cast == 0 ? 0 : tn_memref_cast_source(context, cast);
  const bool forgets = source != 0 && tn_memref__cast_folds(tn_value__type(context, source),
                                                            tn_value__type(context, value));
  return forgets ? source : 0;
}

/// Collapses the source of a cast.
bool tn_reshape__collapse_cast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_op_code code = tn_op__code(context, op);
  const bool is_tensor = code == TN_CODE_TENSOR_COLLAPSE_SHAPE;
  const tn_attribute reassociation = tn_op__attribute(context, op, "reassociation");
  const tn_type old = tn_op__result_type(context, op, 0);
  tn_groups groups;
  if (!tn_groups__open(reassociation, &groups)) return false;
  const tn_ref source = before_cast(context, tn_op__operand(context, op, 0), is_tensor);
  const tn_type type = source == 0
                           ? (tn_type){NULL}
                           : collapsed_type(rewriter, tn_value__type(context, source), &groups);
  if (type.storage == NULL) return false;
  if (tn_type_equal(type, old)) {
    tn_rewriter__set_operand(rewriter, op, 0, source);
    tn_rewriter__modified(rewriter, op);
    return true;
  }
  const tn_rewriter_attribute attribute = {"reassociation", reassociation};
  const tn_ref made = tn_rewriter__make(rewriter, code, type, &source, 1, &attribute, 1);
  return made == 0 || replace_with_cast(rewriter, op, made);
}

/// Returns whether each group is dynamic exactly if its collapsed dimension is.
static bool agrees(const tn_groups* groups, tn_type from, const tn_mixed* shape) {
  for (uint32_t i = 0; i < groups->count; ++i) {
    bool is_known = true;
    for (uint32_t k = tn_groups__begin(groups, i); k < groups->ends[i]; ++k) {
      is_known = is_known && shape->values[k] == 0;
    }
    if (is_known != (tn_shaped_type_dims(from)[i] >= 0)) return false;
  }
  return true;
}

/// Expands the source of a cast, with constant sizes.
bool tn_reshape__expand_cast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_attribute reassociation = tn_memref_expand_shape_reassociation(context, op);
  const tn_type old = tn_op__result_type(context, op, 0);
  const tn_ref source = before_cast(context, tn_memref_expand_shape_src(context, op), false);
  uint32_t operand = 1;
  tn_groups groups;
  tn_mixed shape;
  if (source == 0 || has_layout(tn_value__type(context, source)) ||
      !tn_groups__open(reassociation, &groups) ||
      !tn_mixed__open(context, op, "static_output_shape", &operand, &shape)) {
    return false;
  }
  (void)tn_mixed__fold(context, &shape, true);
  if (!agrees(&groups, tn_value__type(context, source), &shape)) return false;
  const tn_type type =
      tn_memref__with_dims(rewriter, tn_value__type(context, source), shape.statics, shape.count);
  if (tn_type_equal(type, old)) {
    tn_rewriter__set_operand(rewriter, op, 0, source);
    tn_rewriter__modified(rewriter, op);
    return true;
  }
  tn_refs operands = {0};
  tn_refs__push(rewriter, &operands, source);
  for (uint32_t i = 0; i < shape.count; ++i) {
    if (shape.values[i] != 0) tn_refs__push(rewriter, &operands, shape.values[i]);
  }
  const tn_rewriter_attribute attributes[2] = {
      {"reassociation", reassociation},
      {"static_output_shape", tn_mixed__statics(rewriter, &shape)}};
  const tn_ref made = tn_rewriter__make(rewriter, TN_CODE_MEMREF_EXPAND_SHAPE, type,
                                        tn_refs__items(&operands), operands.count, attributes, 2);
  tn_refs__free(rewriter, &operands);
  return made == 0 || replace_with_cast(rewriter, op, made);
}
