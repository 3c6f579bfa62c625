// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on partly constant indices. Source: mlir-opt's output when it tiles loops.

#include "dialects/common/index_math.h"

#include <stdio.h>

#include "dialects/common/constant.h"
#include "rewrite/fold.h"
#include "text/parser.h"

bool tn_mixed__number(const tn_context* context, const tn_mixed* list, uint32_t index,
                      int64_t* out_number) {
  *out_number = list->statics[index];
  return list->values[index] == 0 || tn_const__int64_of(context, list->values[index], out_number);
}

bool tn_mixed__equals(const tn_context* context, const tn_mixed* list, uint32_t index,
                      int64_t number) {
  int64_t found;
  return tn_mixed__number(context, list, index, &found) && found == number;
}

static void push(tn_rewriter* rewriter, tn_mixed* list, int64_t number, tn_ref value) {
  if (list->count == TN_VIEW_RANK_MAX) {
    if (rewriter->status != TN_OK) return;
    tn_rewriter__fail(rewriter,
                      tn_context__fail(rewriter->context, TN_LIMIT_EXCEEDED,
                                       (tn_location){rewriter->context, rewriter->location},
                                       "a list of indices is limited to %u", TN_VIEW_RANK_MAX));
    return;
  }
  list->values[list->count] = value;
  list->statics[list->count++] = number;
}

void tn_mixed__add_number(tn_rewriter* rewriter, tn_mixed* list, int64_t number) {
  push(rewriter, list, number, 0);
}

void tn_mixed__add_value(tn_rewriter* rewriter, tn_mixed* list, tn_ref value) {
  push(rewriter, list, TN_DYNAMIC, value);
}

void tn_mixed__add(tn_rewriter* rewriter, tn_mixed* list, const tn_mixed* from, uint32_t index) {
  if (from->values[index] == 0) {
    tn_mixed__add_number(rewriter, list, from->statics[index]);
  } else {
    tn_mixed__add_value(rewriter, list, from->values[index]);
  }
}

tn_ref tn_mixed__value(tn_rewriter* rewriter, const tn_mixed* list, uint32_t index) {
  if (list->values[index] != 0) return list->values[index];
  return tn_rewriter__index_constant(rewriter, list->statics[index]);
}

//===-- Creating and folding ops --------------------------------------------------------------===//

/// Appends the fold result of a newly created op and erases the op, or appends the op's result.
static void add_folded(tn_rewriter* rewriter, tn_mixed* list, tn_ref value) {
  if (value == 0) return;
  const tn_ref op = tn_value__owner(rewriter->context, value);
  tn_fold fold;
  int64_t number = 0;
  const bool is_folded = tn_fold__run(rewriter, op, NULL, &fold) == TN_FOLD_DONE;
  const tn_folded to = is_folded ? fold.results[0] : (tn_folded){0, {NULL}};
  tn_fold__close(&fold);
  if (to.value != 0) {
    tn_mixed__add_value(rewriter, list, to.value);
  } else if (to.attribute.storage != NULL && tn_const__int64(to.attribute, &number)) {
    tn_mixed__add_number(rewriter, list, number);
  } else {
    tn_mixed__add_value(rewriter, list, value);
    return;
  }
  tn_rewriter__erase(rewriter, op);
}

void tn_mixed__add_extent(tn_rewriter* rewriter, tn_mixed* list, tn_ref shaped, uint32_t dim) {
  const tn_type type = tn_value__type(rewriter->context, shaped);
  const int64_t extent = tn_shaped_type_dims(type)[dim];
  if (extent >= 0) {
    tn_mixed__add_number(rewriter, list, extent);
    return;
  }
  const tn_op_code code =
      tn_type__is(type, TN_TYPE_MEMREF) ? TN_CODE_MEMREF_DIM : TN_CODE_TENSOR_DIM;
  const tn_ref index = tn_rewriter__index_constant(rewriter, dim);
  if (index == 0) return;
  add_folded(rewriter, list,
             tn_rewriter__make2(rewriter, code, tn_rewriter__index_type(rewriter), shaped, index));
}

tn_attribute tn_index__map(tn_rewriter* rewriter, const char* text) {
  char words[160];
  tn_attribute map = {NULL};
  (void)snprintf(words, sizeof words, "affine_map<%s>", text);
  const tn_string_view view = tn_string_view_from(words);
  const tn_file_range start = {.file = view, .start_line = 1, .start_column = 1};
  if (rewriter->status == TN_OK) {
    (void)tn_rewriter__ok(rewriter,
                          tn_parser__attribute_of_any(rewriter->context, view, &start, NULL, &map));
  }
  return map;
}

/// Substitutes constant inputs in the map; the others become operands.
static tn_attribute fold_constant_map(tn_rewriter* rewriter, tn_attribute map,
                                      const tn_mixed* inputs, tn_refs* operands) {
  const uint32_t dims = tn_affine_map_dim_count(map);
  const uint32_t count = dims + tn_affine_map_symbol_count(map);
  tn_affine_expr by[TN_VIEW_RANK_MAX];
  uint32_t counts[2] = {0, 0};
  if (count > inputs->count) {
    // Full lists are truncated.
    tn_rewriter__fail(
        rewriter, tn_context__fail(rewriter->context, TN_LIMIT_EXCEEDED,
                                   (tn_location){rewriter->context, rewriter->location},
                                   "a map of indices is limited to %u inputs", TN_VIEW_RANK_MAX));
  }
  for (uint32_t i = 0; i < count && i < inputs->count; ++i) {
    const bool is_symbol = i >= dims;
    by[i].storage = NULL;
    if (inputs->values[i] == 0) {
      (void)tn_rewriter__ok(rewriter,
                            tn_affine_constant_get(rewriter->context, inputs->statics[i], &by[i]));
      continue;
    }
    tn_refs__push(rewriter, operands, inputs->values[i]);
    const uint32_t place = counts[is_symbol]++;
    (void)tn_rewriter__ok(rewriter, is_symbol
                                        ? tn_affine_symbol_get(rewriter->context, place, &by[i])
                                        : tn_affine_dim_get(rewriter->context, place, &by[i]));
  }
  tn_attribute made = {NULL};
  if (rewriter->status == TN_OK) {
    (void)tn_rewriter__ok(
        rewriter, tn_affine_map_replace_dims_and_symbols(map, by, dims, by + dims, count - dims,
                                                         counts[0], counts[1], &made));
  }
  return made;
}

/// Creates the op for a map; 0 on failure.
static tn_ref make_affine(tn_rewriter* rewriter, tn_op_code code, tn_attribute map,
                          const tn_mixed* inputs) {
  const tn_dialect_entry* affine =
      tn_dialect_entry__find(rewriter->context, tn_string_view_from("affine"));
  tn_refs operands = {0};
  tn_attribute settled = {NULL};
  tn_ref made = 0;
  if (rewriter->status == TN_OK) settled = fold_constant_map(rewriter, map, inputs, &operands);
  if (settled.storage != NULL) affine->compose_map(rewriter, &settled, &operands);
  if (settled.storage != NULL && rewriter->status == TN_OK) {
    const tn_rewriter_attribute attribute = {"map", settled};
    made = tn_rewriter__make(rewriter, code, tn_rewriter__index_type(rewriter),
                             tn_refs__items(&operands), operands.count, &attribute, 1);
  }
  tn_refs__free(rewriter, &operands);
  return made;
}

void tn_mixed__add_affine(tn_rewriter* rewriter, tn_mixed* list, tn_op_code code, tn_attribute map,
                          const tn_mixed* inputs) {
  add_folded(rewriter, list, make_affine(rewriter, code, map, inputs));
}

tn_ref tn_index__apply(tn_rewriter* rewriter, const char* text, const tn_mixed* inputs) {
  return make_affine(rewriter, TN_CODE_AFFINE_APPLY, tn_index__map(rewriter, text), inputs);
}

void tn_mixed__add_apply(tn_rewriter* rewriter, tn_mixed* list, const char* text,
                         const tn_mixed* inputs) {
  tn_mixed__add_affine(rewriter, list, TN_CODE_AFFINE_APPLY, tn_index__map(rewriter, text), inputs);
}
