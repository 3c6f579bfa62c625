// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.parallel.
//
// Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/scf/scf.h"

//===-- scf.parallel --------------------------------------------------------------------------===//

/// A loop. Its operands are all lower bounds, all upper bounds, all steps, and the initial values
/// of the reductions.
typedef struct loop {
  tn_ref op;
  tn_ref block;
  uint32_t rank;
} loop;

static loop open_loop(const tn_context* context, tn_ref op) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  return (loop){op, block, tn_block__argument_count(context, block)};
}

static tn_ref bound_of(const tn_context* context, const loop* self, uint32_t part, uint32_t dim) {
  return tn_op__operand(context, self->op, part * self->rank + dim);
}

/// Creates a loop of rank `rank` with the given bounds and the inits of `like`, before `like`. Its
/// block has only the arguments; 0 on failure.
static tn_ref make_loop(tn_rewriter* rewriter, const loop* like, tn_refs* bounds, uint32_t rank) {
  const tn_context* context = rewriter->context;
  const uint32_t count = tn_op__result_count(context, like->op);
  tn_types types = {0};
  tn_refs__push_operands(rewriter, bounds, like->op, 3 * like->rank,
                         tn_op__operand_count(context, like->op));
  tn_types__push_results(rewriter, &types, like->op);
  const tn_ref* items = tn_refs__items(bounds);
  const tn_ref made = rewriter->status == TN_OK
                          ? tn_build_scf_parallel(rewriter, tn_types__items(&types), count, items,
                                                  rank, items + rank, rank, items + 2 * rank, rank,
                                                  items + 3 * rank, count)
                          : 0;
  tn_types__free(rewriter, &types);
  const tn_ref block =
      made == 0 ? 0 : tn_rewriter__create_block(rewriter, tn_op__region(context, made, 0), 0);
  const tn_type index = tn_rewriter__index_type(rewriter);
  for (uint32_t i = 0; i < rank && block != 0; ++i) {
    (void)tn_rewriter__add_argument(rewriter, block, index, rewriter->location);
  }
  return rewriter->status == TN_OK && block != 0 ? made : 0;
}

/// Replaces a loop with one iteration by its body and its reductions.
static void inline_once(tn_rewriter* rewriter, const loop* at) {
  const tn_context* context = rewriter->context;
  const tn_ref around = tn_op__block(context, at->op);
  const tn_ref reduce = tn_block__last_op(context, at->block);
  tn_refs values = {0};
  tn_refs results = {0};
  tn_refs__push_operands(rewriter, &values, at->op, 0, at->rank);
  tn_rewriter__inline_block(rewriter, at->block, around, at->op, tn_refs__items(&values),
                            values.count);
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, reduce)); ++i) {
    const tn_ref block = tn_op__first_block(context, reduce, i);
    const tn_ref end = tn_block__last_op(context, block);
    const tn_ref arguments[2] = {tn_op__operand(context, at->op, 3 * at->rank + i),
                                 tn_op__operand(context, reduce, i)};
    tn_rewriter__inline_block(rewriter, block, around, at->op, arguments, 2);
    tn_refs__push(rewriter, &results, tn_scf_reduce_return_result(context, end));
    tn_rewriter__erase(rewriter, end);
  }
  tn_rewriter__erase(rewriter, reduce);
  tn_rewriter__replace(rewriter, at->op, tn_refs__items(&results), results.count);
  tn_refs__free(rewriter, &values);
  tn_refs__free(rewriter, &results);
}

/// Collects the dimensions that are not known to have one iteration. Returns true if a dimension
/// has none.
static bool choose_dims(tn_rewriter* rewriter, const loop* at, tn_refs* kept) {
  const tn_context* context = rewriter->context;
  for (uint32_t i = 0; i < at->rank; ++i) {
    const tn_bound bounds[3] = {tn_bound__of(context, bound_of(context, at, 0, i)),
                                tn_bound__of(context, bound_of(context, at, 1, i)),
                                tn_bound__of(context, bound_of(context, at, 2, i))};
    uint64_t trips = 0;
    const bool is_known = tn_scf__trip_count(context, bounds, false, &trips);
    if (is_known && trips == 0) return true;
    if (!is_known || trips != 1) tn_refs__push(rewriter, kept, i);
  }
  return false;
}

/// Creates the loop over the kept dimensions.
static void lower_rank(tn_rewriter* rewriter, const loop* at, tn_refs* kept) {
  const tn_context* context = rewriter->context;
  tn_refs bounds = {0};
  tn_refs values = {0};
  for (uint32_t part = 0; part < 3; ++part) {
    for (uint32_t i = 0; i < kept->count; ++i) {
      tn_refs__push(rewriter, &bounds, bound_of(context, at, part, tn_refs__items(kept)[i]));
    }
  }
  const tn_ref made = make_loop(rewriter, at, &bounds, kept->count);
  if (made != 0) {
    const tn_ref block = tn_op__first_block(context, made, 0);
    uint32_t next = 0;
    for (uint32_t i = 0; i < at->rank; ++i) {
      const bool stays = next < kept->count && tn_refs__items(kept)[next] == i;
      tn_refs__push(
          rewriter, &values,
          stays ? tn_block__argument(context, block, next++) : bound_of(context, at, 0, i));
    }
    tn_rewriter__inline_block(rewriter, at->block, block, 0, tn_refs__items(&values), values.count);
    tn_rewriter__replace_with_op(rewriter, at->op, made);
  }
  tn_refs__free(rewriter, &bounds);
  tn_refs__free(rewriter, &values);
}

bool tn_scf__parallel_simplify_dims(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const loop at = open_loop(context, op);
  tn_refs kept = {0};
  bool changed = true;
  if (choose_dims(rewriter, &at, &kept)) {
    tn_refs values = {0};
    tn_refs__push_operands(rewriter, &values, op, 3 * at.rank, tn_op__operand_count(context, op));
    tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
    tn_refs__free(rewriter, &values);
  } else if (kept.count == at.rank) {
    changed = false;
  } else if (kept.count == 0) {
    inline_once(rewriter, &at);
  } else {
    lower_rank(rewriter, &at, &kept);
  }
  tn_refs__free(rewriter, &kept);
  return changed;
}

/// Merges a loop with the only loop in its body.
bool tn_scf__merge_parallel(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const loop outer = open_loop(context, op);
  const tn_ref first = tn_block__at(context, outer.block)->first_op;
  const tn_ref end = tn_block__last_op(context, outer.block);
  if (tn_op__code(context, first) != TN_CODE_SCF_PARALLEL ||
      tn_op__at(context, first)->next != end || tn_op__result_count(context, op) != 0 ||
      tn_op__result_count(context, first) != 0) {
    return false;
  }
  const loop inner = open_loop(context, first);
  for (uint32_t i = 0; i < 3 * inner.rank; ++i) {
    const tn_ref value = tn_op__operand(context, first, i);
    if (tn_value__parent_block(context, value) == outer.block) return false;
  }
  tn_refs bounds = {0};
  tn_refs values = {0};
  for (uint32_t part = 0; part < 3; ++part) {
    tn_refs__push_operands(rewriter, &bounds, op, part * outer.rank, (part + 1) * outer.rank);
    tn_refs__push_operands(rewriter, &bounds, first, part * inner.rank, (part + 1) * inner.rank);
  }
  const tn_ref made = make_loop(rewriter, &outer, &bounds, outer.rank + inner.rank);
  if (made != 0) {
    const tn_ref block = tn_op__first_block(context, made, 0);
    for (uint32_t i = 0; i < outer.rank; ++i) {
      tn_rewriter__replace_uses(rewriter, tn_block__argument(context, outer.block, i),
                                tn_block__argument(context, block, i));
    }
    for (uint32_t i = 0; i < inner.rank; ++i) {
      tn_refs__push(rewriter, &values, tn_block__argument(context, block, outer.rank + i));
    }
    tn_rewriter__inline_block(rewriter, inner.block, block, 0, tn_refs__items(&values),
                              values.count);
    tn_rewriter__erase(rewriter, op);
  }
  tn_refs__free(rewriter, &bounds);
  tn_refs__free(rewriter, &values);
  return true;
}
