// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What interfaces offer that change IR: tiling, inlining, loops, promotion.

#include "dialects/common/views.h"
#include "ir/op_interface.h"
#include "rewrite/rewriter.h"
// clang-format off
#include "malformed.h"
// clang-format on

static tn_mixed zeros(const tn_mixed* like) {
  tn_mixed offsets = {.count = like->count};
  return offsets;
}

static void tile(tn_rewriter* rewriter, tn_ref op, const tn_tiling_interface* tiling) {
  tn_dim_set reductions = {0};
  tn_mixed sizes = {.count = 0};
  if (tiling->loops == NULL || tiling->loops(rewriter->context, op, &reductions) == TN_TILING_NONE)
    return;
  if (tiling->maps != NULL) (void)tiling->maps(rewriter, op);
  if (tiling->domain == NULL || !tiling->domain(rewriter, op, &sizes)) return;
  const tn_mixed offsets = zeros(&sizes);
  tn_refs destinations = {0};
  if (tiling->destinations != NULL) tiling->destinations(rewriter, op, &destinations);
  const uint32_t count = tn_op_cell__result_count(tn_op__at(rewriter->context, op));
  for (uint32_t i = 0; tiling->position != NULL && i < count && i < destinations.count; ++i) {
    tn_slice slice;
    (void)tiling->position(rewriter, op, i, tn_refs__items(&destinations)[i], &offsets, &sizes,
                           &slice);
  }
  if (tiling->tile != NULL && rewriter->status == TN_OK && destinations.count >= count) {
    (void)tiling->tile(rewriter, op, tn_refs__items(&destinations), &offsets, &sizes);
  }
  tn_refs__free(rewriter, &destinations);
}

/// Whether one op may come into another, and be called there.
static void ask_inliner(const tn_context* context, tn_ref op, tn_ref other) {
  const tn_inliner_interface* inliner = tn_op_interface__of(context, op)->inliner;
  const tn_op_interface* called = tn_op_interface__of(context, other);
  const tn_op_cell* cell = tn_op__at(context, other);
  if (inliner == NULL) return;
  if (inliner->op_is_legal != NULL) (void)inliner->op_is_legal(context, op, other);
  if (called->callable == NULL || called->callable->region >= tn_op_cell__region_count(cell))
    return;
  if (inliner->call_is_legal != NULL && tn_op_interface__of(context, op)->call != NULL) {
    (void)inliner->call_is_legal(context, op, other);
  }
  if (called->inliner != NULL && called->inliner->region_is_legal != NULL) {
    (void)called->inliner->region_is_legal(context, op,
                                           tn_op_cell__region(cell, called->callable->region));
  }
}

static void promote(tn_rewriter* rewriter, tn_ref op) {
  const tn_promotable_allocation_interface* interface =
      tn_op_interface__of(rewriter->context, op)->promotable_allocation;
  tn_memory_slot slot;
  if (interface == NULL || !interface->promotable_slot(rewriter->context, op, &slot)) return;
  (void)interface->default_value(rewriter, op, &slot);
}

static tn_ref source_of_first(const tn_context* context, tn_ref op) {
  return tn_op__operand_count(context, op) == 0
             ? 0
             : tn_value__defining_op(context, tn_op__operand(context, op, 0));
}

void change_by_interfaces(world* w, tn_shard* shard, tn_ref op) {
  tn_rewriter rewriter;
  tn_rewriter__open(&rewriter, shard);
  tn_rewriter__for(&rewriter, op);
  const tn_op_interface* interface = tn_op_interface__of(w->context, op);
  if (interface->tiling != NULL) tile(&rewriter, op, interface->tiling);
  promote(&rewriter, op);
  const tn_ref parent = tn_op__parent(w->context, op);
  const tn_ref source = source_of_first(w->context, op);
  if (parent != 0) ask_inliner(w->context, op, parent);
  if (source != 0) ask_inliner(w->context, op, source);
  if (interface->allows_sinking != NULL && source != 0) {
    (void)interface->allows_sinking(w->context, op, source);
  }
}
