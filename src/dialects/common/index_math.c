// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on indices of which some are known. Source: what mlir-opt makes where it tiles loops.

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

static void push(tn_rewriter* it, tn_mixed* list, int64_t number, tn_ref value) {
  if (list->count == TN_VIEW_RANK_MAX) {
    if (it->status != TN_OK) return;
    tn_rewriter__fail(
        it,
        tn_context__fail(it->context, TN_LIMIT_EXCEEDED, (tn_location){it->context, it->location},
                         "a list of indices has more than %u of them", TN_VIEW_RANK_MAX));
    return;
  }
  list->values[list->count] = value;
  list->statics[list->count++] = number;
}

void tn_mixed__add_number(tn_rewriter* it, tn_mixed* list, int64_t number) {
  push(it, list, number, 0);
}

void tn_mixed__add_value(tn_rewriter* it, tn_mixed* list, tn_ref value) {
  push(it, list, TN_DYNAMIC, value);
}

void tn_mixed__add(tn_rewriter* it, tn_mixed* list, const tn_mixed* from, uint32_t index) {
  if (from->values[index] == 0) {
    tn_mixed__add_number(it, list, from->statics[index]);
  } else {
    tn_mixed__add_value(it, list, from->values[index]);
  }
}

tn_ref tn_mixed__value(tn_rewriter* it, const tn_mixed* list, uint32_t index) {
  if (list->values[index] != 0) return list->values[index];
  return tn_rewriter__index_constant(it, list->statics[index]);
}

//===-- Ops that are made or folded -----------------------------------------------------------===//

/// What the op that was just made gives, and without it if it folds.
static void add_folded(tn_rewriter* it, tn_mixed* list, tn_ref value) {
  if (value == 0) return;
  const tn_ref op = tn_value__owner(it->context, value);
  tn_fold fold;
  int64_t number = 0;
  const bool is_folded = tn_fold__run(it, op, NULL, &fold) == TN_FOLD_DONE;
  const tn_folded to = is_folded ? fold.results[0] : (tn_folded){0, {NULL}};
  tn_fold__close(&fold);
  if (to.value != 0) {
    tn_mixed__add_value(it, list, to.value);
  } else if (to.attribute.storage != NULL && tn_const__int64(to.attribute, &number)) {
    tn_mixed__add_number(it, list, number);
  } else {
    tn_mixed__add_value(it, list, value);
    return;
  }
  tn_rewriter__erase(it, op);
}

void tn_mixed__add_extent(tn_rewriter* it, tn_mixed* list, tn_ref shaped, uint32_t dim) {
  const tn_type type = tn_value__type(it->context, shaped);
  const int64_t extent = tn_shaped_type_dims(type)[dim];
  if (extent >= 0) {
    tn_mixed__add_number(it, list, extent);
    return;
  }
  const tn_op_code code =
      tn_type__is_kind(type, TN_TYPE_MEMREF) ? TN_CODE_MEMREF_DIM : TN_CODE_TENSOR_DIM;
  const tn_ref index = tn_rewriter__index_constant(it, dim);
  if (index == 0) return;
  add_folded(it, list, tn_rewriter__make2(it, code, tn_rewriter__index_type(it), shaped, index));
}

tn_attribute tn_index__map(tn_rewriter* it, const char* text) {
  char words[160];
  tn_attribute map = {NULL};
  (void)snprintf(words, sizeof words, "affine_map<%s>", text);
  const tn_string_view view = tn_string_view_from(words);
  const tn_file_range start = {.file = view, .start_line = 1, .start_column = 1};
  if (it->status == TN_OK) {
    (void)tn_rewriter__ok(it, tn_parser__attribute_of_any(it->context, view, &start, NULL, &map));
  }
  return map;
}

/// The map with inputs that are numbers in it, and the others as operands.
static tn_attribute settle_map(tn_rewriter* it, tn_attribute map, const tn_mixed* inputs,
                               tn_refs* operands) {
  const uint32_t dims = tn_affine_map_dim_count(map);
  const uint32_t count = dims + tn_affine_map_symbol_count(map);
  tn_affine_expr by[TN_VIEW_RANK_MAX];
  uint32_t counts[2] = {0, 0};
  if (count > inputs->count) {
    // Lists are cut off where they are full.
    tn_rewriter__fail(
        it,
        tn_context__fail(it->context, TN_LIMIT_EXCEEDED, (tn_location){it->context, it->location},
                         "a map of indices takes more than %u of them", TN_VIEW_RANK_MAX));
  }
  for (uint32_t i = 0; i < count && i < inputs->count; ++i) {
    const bool is_symbol = i >= dims;
    by[i].storage = NULL;
    if (inputs->values[i] == 0) {
      (void)tn_rewriter__ok(it, tn_affine_constant_get(it->context, inputs->statics[i], &by[i]));
      continue;
    }
    tn_refs__push(it, operands, inputs->values[i]);
    const uint32_t place = counts[is_symbol]++;
    (void)tn_rewriter__ok(it, is_symbol ? tn_affine_symbol_get(it->context, place, &by[i])
                                        : tn_affine_dim_get(it->context, place, &by[i]));
  }
  tn_attribute made = {NULL};
  if (it->status == TN_OK) {
    (void)tn_rewriter__ok(
        it, tn_affine_map_replace_dims_and_symbols(map, by, dims, by + dims, count - dims,
                                                   counts[0], counts[1], &made));
  }
  return made;
}

/// The op that the map comes to; 0 on failure.
static tn_ref make_affine(tn_rewriter* it, tn_op_code code, tn_attribute map,
                          const tn_mixed* inputs) {
  const tn_dialect_entry* affine =
      tn_dialect_entry__find(it->context, tn_string_view_from("affine"));
  tn_refs operands = {0};
  tn_attribute settled = {NULL};
  tn_ref made = 0;
  if (it->status == TN_OK) settled = settle_map(it, map, inputs, &operands);
  if (settled.storage != NULL) affine->compose_map(it, &settled, &operands);
  if (settled.storage != NULL && it->status == TN_OK) {
    const tn_rewriter_attribute attribute = {"map", settled};
    made = tn_rewriter__make(it, code, tn_rewriter__index_type(it), tn_refs__items(&operands),
                             operands.count, &attribute, 1);
  }
  tn_refs__free(it, &operands);
  return made;
}

void tn_mixed__add_affine(tn_rewriter* it, tn_mixed* list, tn_op_code code, tn_attribute map,
                          const tn_mixed* inputs) {
  add_folded(it, list, make_affine(it, code, map, inputs));
}

tn_ref tn_index__apply(tn_rewriter* it, const char* text, const tn_mixed* inputs) {
  return make_affine(it, TN_CODE_AFFINE_APPLY, tn_index__map(it, text), inputs);
}

void tn_mixed__add_apply(tn_rewriter* it, tn_mixed* list, const char* text,
                         const tn_mixed* inputs) {
  tn_mixed__add_affine(it, list, TN_CODE_AFFINE_APPLY, tn_index__map(it, text), inputs);
}
