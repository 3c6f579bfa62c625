// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns for expand_shape and collapse_shape: what undoes itself, and several in a row.

#include "fold/reshape.h"
#include "fold/views.h"
#include "rewrite/canonical.h"

//===-- Composing -----------------------------------------------------------------------------===//

/// For each group of `outer` the groups of `inner` that it names, joined.
static tn_attribute join_groups(tn_rewriter* it, tn_attribute outer, tn_attribute inner) {
  tn_attribute groups[64];
  tn_attribute made = {NULL};
  const size_t count = tn_array_attribute_count(outer);
  for (size_t i = 0; i < count && count <= 64; ++i) {
    const tn_attribute group = tn_array_attribute_element(outer, i);
    tn_attribute dims[64];
    size_t dim_count = 0;
    for (size_t k = 0; k < tn_array_attribute_count(group); ++k) {
      const int64_t at = tn_integer_attribute_value(tn_array_attribute_element(group, k));
      const tn_attribute from = tn_array_attribute_element(inner, (size_t)at);
      for (size_t d = 0; d < tn_array_attribute_count(from) && dim_count < 64; ++d) {
        dims[dim_count++] = tn_array_attribute_element(from, d);
      }
    }
    if (!tn_rw__ok(it, tn_array_attribute_get(it->context, dims, dim_count, &groups[i]))) {
      return made;
    }
  }
  if (count <= 64) (void)tn_rw__ok(it, tn_array_attribute_get(it->context, groups, count, &made));
  return made;
}

static bool replace_reshape(tn_rewriter* it, tn_ref op, tn_op_code code, tn_ref source,
                            tn_attribute groups) {
  const tn_context* context = it->context;
  tn_refs operands = {0};
  tn_refs__push(it, &operands, source);
  tn_refs__push_operands(it, &operands, op, 1, tn_rw__operand_count(context, op));
  const tn_rw_attribute attributes[2] = {
      {"reassociation", groups},
      {"static_output_shape", tn_rw__attribute(context, op, "static_output_shape")}};
  const tn_ref made = tn_rw__make(it, code, tn_rw__type(context, tn_rw__result(context, op, 0)),
                                  tn_refs__items(&operands), operands.count, attributes, 2);
  if (made != 0) tn_rw__replace1(it, op, made);
  tn_refs__free(it, &operands);
  return true;
}

/// Two of a kind are one.
static bool compose(tn_rewriter* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->context;
  const tn_ref inner = tn_rw__source_of(context, tn_rw__operand(context, op, 0), code);
  if (inner == 0) return false;
  const tn_attribute mine = tn_rw__attribute(context, op, "reassociation");
  const tn_attribute its = tn_rw__attribute(context, inner, "reassociation");
  const bool expands = tn_reshape__is_expand(code);
  const tn_attribute narrow = expands ? its : mine;
  const tn_attribute wide = expands ? mine : its;
  // No dimensions on one side: there are no groups to join.
  const bool is_scalar = tn_array_attribute_count(narrow) == 0;
  const tn_attribute groups = is_scalar ? narrow : join_groups(it, narrow, wide);
  if (groups.storage == NULL) return false;
  return replace_reshape(it, op, code, tn_rw__operand(context, inner, 0), groups);
}

/// Groups of `fine` that make up each of `coarse`; null if some do not.
static tn_attribute regroup(tn_rewriter* it, tn_attribute coarse, tn_attribute fine) {
  tn_attribute groups[64];
  tn_attribute made = {NULL};
  const tn_type i64 = tn_rw__int_type(it, 64);
  const size_t count = tn_array_attribute_count(coarse);
  size_t next = 0;
  for (size_t i = 0; i < count && count <= 64 && it->status == TN_OK; ++i) {
    size_t left = tn_array_attribute_count(tn_array_attribute_element(coarse, i));
    tn_attribute numbers[64];
    size_t number_count = 0;
    while (left != 0) {
      if (next == tn_array_attribute_count(fine) || number_count == 64) return made;
      const size_t size = tn_array_attribute_count(tn_array_attribute_element(fine, next));
      if (size > left) return made;
      left -= size;
      if (!tn_rw__ok(it, tn_integer_attribute_get(i64, (int64_t)next++, &numbers[number_count]))) {
        return made;
      }
      ++number_count;
    }
    if (!tn_rw__ok(it, tn_array_attribute_get(it->context, numbers, number_count, &groups[i]))) {
      return made;
    }
  }
  if (it->status == TN_OK && count <= 64) {
    (void)tn_rw__ok(it, tn_array_attribute_get(it->context, groups, count, &made));
  }
  return made;
}

static bool has_layout(tn_type type) {
  return tn_type__is_kind(type, TN_TYPE_MEMREF) && tn_memref_type_layout(type).storage != NULL;
}

/// Memrefs that differ in their layouts alone.
static bool differ_in_layout(tn_type a, tn_type b) {
  const size_t rank = tn_shaped_type_rank(a);
  return tn_type__is_kind(a, TN_TYPE_MEMREF) && rank == tn_shaped_type_rank(b) &&
         tn_type_equal(tn_type_element_type(a), tn_type_element_type(b)) &&
         (rank == 0 ||
          memcmp(tn_shaped_type_dims(a), tn_shaped_type_dims(b), rank * sizeof(int64_t)) == 0);
}

/// A collapse of an expansion, which goes further or takes it back.
static bool collapse_expansion(tn_rewriter* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->context;
  const tn_ref inner =
      tn_rw__source_of(context, tn_rw__operand(context, op, 0), tn_reshape__inverse(code));
  if (inner == 0 || tn_reshape__is_expand(code)) return false;
  const tn_ref source = tn_rw__operand(context, inner, 0);
  const tn_type from = tn_rw__type(context, source);
  const tn_type to = tn_rw__type(context, tn_rw__result(context, op, 0));
  const tn_attribute mine = tn_rw__attribute(context, op, "reassociation");
  const tn_attribute its = tn_rw__attribute(context, inner, "reassociation");
  if (mine.storage == its.storage && differ_in_layout(from, to)) {
    const tn_ref cast = tn_rw__make1(it, TN_CODE_MEMREF_CAST, to, source);
    if (cast != 0) tn_rw__replace1(it, op, cast);
    return true;
  }
  if (tn_shaped_type_rank(from) <= tn_shaped_type_rank(to) || has_layout(from) || has_layout(to) ||
      has_layout(tn_rw__type(context, tn_rw__operand(context, op, 0)))) {
    return false;
  }
  const tn_attribute groups = regroup(it, mine, its);
  return groups.storage != NULL && replace_reshape(it, op, code, source, groups);
}

//===-- Casts ---------------------------------------------------------------------------------===//

/// The type of a collapse of `source` by groups; null if the layout is none that is easily joined.
static tn_type collapsed_type(tn_rewriter* it, tn_type source, tn_attribute groups) {
  const size_t count = tn_array_attribute_count(groups);
  int64_t dims[TN_VIEW_RANK_MAX];
  if (count > TN_VIEW_RANK_MAX || tn_memref_type_layout(source).storage != NULL) {
    return (tn_type){NULL};
  }
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute group = tn_array_attribute_element(groups, i);
    dims[i] = 1;
    for (size_t k = 0; k < tn_array_attribute_count(group); ++k) {
      const int64_t at = tn_integer_attribute_value(tn_array_attribute_element(group, k));
      const int64_t extent = tn_shaped_type_dims(source)[at];
      dims[i] = extent < 0 || dims[i] < 0 ? TN_DYNAMIC : dims[i] * extent;
    }
  }
  return tn_memref__with_dims(it, source, dims, (uint32_t)count);
}

static bool skip_cast(tn_rewriter* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->context;
  const tn_ref cast =
      tn_rw__source_of(context, tn_rw__operand(context, op, 0), TN_CODE_MEMREF_CAST);
  if (cast == 0 || code != TN_CODE_MEMREF_COLLAPSE_SHAPE) return false;
  const tn_ref source = tn_rw__operand(context, cast, 0);
  const tn_type from = tn_rw__type(context, source);
  const tn_type old = tn_rw__type(context, tn_rw__result(context, op, 0));
  if (!tn_memref__cast_folds(from, tn_rw__type(context, tn_rw__operand(context, op, 0)))) {
    return false;
  }
  const tn_attribute groups = tn_rw__attribute(context, op, "reassociation");
  const tn_type type = collapsed_type(it, from, groups);
  if (type.storage == NULL) return false;
  if (tn_type_equal(type, old)) {
    tn_rw__set_operand(it, op, 0, source);
    tn_rw__modified(it, op);
    return true;
  }
  const tn_rw_attribute attribute = {"reassociation", groups};
  const tn_ref made = tn_rw__make(it, code, type, &source, 1, &attribute, 1);
  const tn_ref back = made == 0 ? 0 : tn_rw__make1(it, TN_CODE_MEMREF_CAST, old, made);
  if (back != 0) tn_rw__replace1(it, op, back);
  return true;
}

bool tn_canonical__reshape(tn_rewriter* it, tn_ref op, tn_op_code code) {
  return compose(it, op, code) || collapse_expansion(it, op, code) || skip_cast(it, op, code);
}
