// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of shape.assuming. Source: MLIR's patterns, by what mlir-opt gives.

#include "dialects/common/reading.h"
#include "dialects/shape/shape.h"

static tn_ref end_of(const tn_context* context, tn_ref op) {
  return tn_read__last_op(context, tn_read__first_block(context, op, 0));
}

/// Results that nothing uses go.
static bool drop_results(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref end = end_of(context, op);
  const uint32_t count = tn_read__result_count(context, op);
  const tn_ref witness = tn_read__operand(context, op, 0);
  tn_refs kept = {.count = 0};
  tn_types types = {.count = 0};
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref result = tn_read__result(context, op, i);
    if (tn_rewriter__first_use(context, result) == 0) continue;
    tn_refs__push(it, &kept, tn_read__operand(context, end, i));
    tn_types__push(it, &types, tn_read__type(context, result));
  }
  tn_ref made = 0;
  if (kept.count != count && it->status == TN_OK) {
    tn_rewriter__set_operands(it, end, tn_refs__items(&kept), kept.count);
    tn_rewriter__modified(it, end);
    made = tn_rewriter__create(it, &(tn_rewriter_spec){.code = TN_CODE_SHAPE_ASSUMING,
                                                       .operands = &witness,
                                                       .operand_count = 1,
                                                       .types = tn_types__items(&types),
                                                       .result_count = types.count,
                                                       .region_count = 1});
  }
  if (made != 0) {
    tn_rewriter__inline_region(it, tn_rewriter__region(context, op, 0),
                               tn_rewriter__region(context, made, 0), 0);
    uint32_t next = 0;
    for (uint32_t i = 0; i < count; ++i) {
      const bool is_used = tn_rewriter__first_use(context, tn_read__result(context, op, i)) != 0;
      tn_refs__push(it, &values, is_used ? tn_read__result(context, made, next++) : 0);
    }
    if (it->status == TN_OK) tn_rewriter__replace(it, op, tn_refs__items(&values), count);
  }
  tn_refs__free(it, &kept);
  tn_types__free(it, &types);
  tn_refs__free(it, &values);
  return made != 0;
}

/// What is assumed of a witness that is known stands where the op did.
static bool inline_known(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref witness = tn_read__operand(context, op, 0);
  if (tn_rewriter__source_of(context, witness, TN_CODE_SHAPE_CONST_WITNESS) == 0) return false;
  tn_refs values = {.count = 0};
  const tn_ref end = end_of(context, op);
  tn_refs__push_operands(it, &values, end, 0, tn_read__operand_count(context, end));
  if (it->status == TN_OK) {
    tn_rewriter__erase(it, end);
    tn_rewriter__inline_block(it, tn_read__first_block(context, op, 0), it->block, op, NULL, 0);
    tn_rewriter__replace(it, op, tn_refs__items(&values), values.count);
  }
  tn_refs__free(it, &values);
  return it->status == TN_OK;
}

const tn_named_pattern tn_shape_patterns[] = {
    {"(anonymous namespace)::AssumingOpRemoveUnusedResults", "assuming", 1, drop_results},
    {"(anonymous namespace)::AssumingWithTrue", "assuming", 1, inline_known},
    {NULL, NULL, 0, NULL},
};
