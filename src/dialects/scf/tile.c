// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops of several variables become two in each other: one over tiles, and one over what is in a
// tile.

#include <stdlib.h>

#include "dialects/common/lowering.h"
#include "dialects/common/passes.h"
#include "dialects/common/views.h"
#include "dialects/scf/scf.h"

typedef struct tiling {
  tn_ref op;
  uint32_t rank;
  const int64_t* sizes;  ///< `size_count` of them; 1 beyond.
  uint32_t size_count;
  bool checks;                      ///< What is inside is asked there, and not by the bounds.
  tn_ref steps[TN_VIEW_RANK_MAX];   ///< Of the outer loop.
  tn_ref bounds[TN_VIEW_RANK_MAX];  ///< Of the inner loop.
} tiling;

static int64_t size_at(const tiling* t, uint32_t index) {
  return index < t->size_count ? t->sizes[index] : 1;
}

static tn_ref operand(const tn_rewriter* it, const tiling* t, uint32_t part, uint32_t index) {
  return tn_read__operand(it->context, t->op, part * t->rank + index);
}

/// scf.parallel without results, and without a body.
static tn_ref make_loop(tn_rewriter* it, const tn_refs* operands, uint32_t rank) {
  const int32_t sizes[4] = {(int32_t)rank, (int32_t)rank, (int32_t)rank, 0};
  tn_rewriter_attribute segments = {"operandSegmentSizes", {NULL}};
  tn_rewriter__ok(it, tn_dense_array_attribute_get(tn_rewriter__int_type(it, 32), 4, sizes,
                                                   sizeof sizes, &segments.value));
  const tn_rewriter_spec spec = {.code = TN_CODE_SCF_PARALLEL,
                                 .operands = tn_refs__items((tn_refs*)(uintptr_t)operands),
                                 .operand_count = operands->count,
                                 .attributes = &segments,
                                 .attribute_count = 1,
                                 .region_count = 1};
  return it->status == TN_OK ? tn_rewriter__create(it, &spec) : 0;
}

/// A body with variables that ends; the rewriter goes to its start.
static tn_ref make_body(tn_rewriter* it, tn_ref loop, uint32_t rank) {
  const tn_ref block =
      loop == 0 ? 0 : tn_rewriter__create_block(it, tn_rewriter__region(it->context, loop, 0), 0);
  for (uint32_t i = 0; block != 0 && i < rank; ++i) {
    (void)tn_rewriter__add_argument(it, block, tn_rewriter__index_type(it), it->location);
  }
  if (block == 0 || it->status != TN_OK) return 0;
  tn_rewriter__at_end(it, block);
  (void)tn_rewriter__create(it, &(tn_rewriter_spec){.code = TN_CODE_SCF_REDUCE});
  tn_rewriter__at_start(it, block);
  return it->status == TN_OK ? block : 0;
}

/// Whether tiles are known to fill the range of a variable.
static bool fills(const tn_rewriter* it, const tiling* t, uint32_t index) {
  int64_t numbers[3];
  for (uint32_t i = 0; i < 3; ++i) {
    if (!tn_const__int64_of(it->context, operand(it, t, i, index), &numbers[i])) return false;
  }
  if (numbers[2] <= 0) return false;
  const uint64_t range = (uint64_t)numbers[1] - (uint64_t)numbers[0];
  const uint64_t step = (uint64_t)numbers[2];
  const uint64_t count = range == 0 ? 0 : (range - 1) / step + 1;
  return count % (uint64_t)size_at(t, index) == 0;
}

/// How far the inner loop goes in a variable; `*out_checks` if that may be too far.
static tn_ref bound_of(tn_rewriter* it, const tiling* t, tn_ref variable, uint32_t index,
                       bool* out_checks) {
  if (fills(it, t, index)) return t->steps[index];
  if (t->checks) {
    *out_checks = true;
    return t->steps[index];
  }
  const tn_ref operands[3] = {t->steps[index], operand(it, t, 1, index), variable};
  const tn_rewriter_attribute map = {
      "map", tn_lowering__attribute(it, "affine_map<(d0, d1, d2) -> (d0, d1 - d2)>")};
  return it->status == TN_OK ? tn_rewriter__make(it, TN_CODE_AFFINE_MIN,
                                                 tn_rewriter__index_type(it), operands, 3, &map, 1)
                             : 0;
}

/// Whether a step of the inner loop is still in the range of all variables.
static tn_ref inside(tn_rewriter* it, const tiling* t, tn_ref outer, tn_ref inner) {
  const tn_context* context = it->context;
  const tn_type type = tn_rewriter__index_type(it);
  const tn_type truth = tn_rewriter__int_type(it, 1);
  tn_ref all = tn_rewriter__arith_constant(it, tn_const__make_bool(it, true));
  for (uint32_t i = 0; i < t->rank && all != 0; ++i) {
    const tn_ref scaled = tn_rewriter__make2(
        it, TN_CODE_ARITH_MULI, type, tn_read__argument(context, inner, i), operand(it, t, 2, i));
    if (scaled == 0) return 0;
    const tn_ref place = tn_rewriter__make2(it, TN_CODE_ARITH_ADDI, type, scaled,
                                            tn_read__argument(context, outer, i));
    const tn_ref holds =
        place == 0 ? 0 : tn_passes__compare(it, TN_COMPARE_ULT, place, operand(it, t, 1, i));
    all = holds == 0 ? 0 : tn_rewriter__make2(it, TN_CODE_ARITH_ANDI, truth, all, holds);
  }
  return all;
}

/// Moves the body into the inner loop, with sums of both loops' variables for its own.
static void fill(tn_rewriter* it, const tiling* t, tn_ref outer, tn_ref inner, bool checks) {
  const tn_context* context = it->context;
  const tn_ref body = tn_read__first_block(context, t->op, 0);
  const tn_ref end = tn_read__last_op(context, body);
  const tn_ref own_end = tn_read__last_op(context, inner);
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < t->rank; ++i) {
    tn_refs__push(it, &values,
                  tn_rewriter__make2(it, TN_CODE_ARITH_ADDI, tn_rewriter__index_type(it),
                                     tn_read__argument(context, inner, i),
                                     tn_read__argument(context, outer, i)));
  }
  const tn_ref flag = checks ? inside(it, t, outer, inner) : 0;
  if (it->status == TN_OK && flag != 0) {
    const tn_rewriter_spec spec = {
        .code = TN_CODE_SCF_IF, .operands = &flag, .operand_count = 1, .region_count = 2};
    const tn_ref chosen = tn_rewriter__create(it, &spec);
    const tn_ref block =
        chosen == 0 ? 0 : tn_rewriter__create_block(it, tn_rewriter__region(context, chosen, 0), 0);
    if (block != 0) {
      tn_rewriter__erase(it, end);
      tn_rewriter__inline_block(it, body, block, 0, tn_refs__items(&values), t->rank);
      (void)tn_scf__yield(it, block, NULL, 0);
    }
  } else if (it->status == TN_OK) {
    tn_rewriter__erase(it, end);
    tn_rewriter__inline_block(it, body, inner, own_end, tn_refs__items(&values), t->rank);
  }
  tn_refs__free(it, &values);
}

static void tile(tn_rewriter* it, tiling* t) {
  const tn_context* context = it->context;
  tn_ref sizes[TN_VIEW_RANK_MAX];
  tn_refs operands = {.count = 0};
  bool checks = false;
  const tn_ref zero = tn_rewriter__index_constant(it, 0);
  for (uint32_t i = 0; i < t->rank; ++i) sizes[i] = tn_rewriter__index_constant(it, size_at(t, i));
  for (uint32_t i = 0; i < t->rank && it->status == TN_OK; ++i) {
    t->steps[i] = tn_rewriter__make2(it, TN_CODE_ARITH_MULI, tn_rewriter__index_type(it),
                                     operand(it, t, 2, i), sizes[i]);
  }
  tn_refs__push_operands(it, &operands, t->op, 0, 2 * t->rank);
  for (uint32_t i = 0; i < t->rank; ++i) tn_refs__push(it, &operands, t->steps[i]);
  const tn_ref outer = make_body(it, make_loop(it, &operands, t->rank), t->rank);
  for (uint32_t i = 0; outer != 0 && i < t->rank && it->status == TN_OK; ++i) {
    t->bounds[i] = bound_of(it, t, tn_read__argument(context, outer, i), i, &checks);
  }
  operands.count = 0;
  for (uint32_t i = 0; i < t->rank; ++i) tn_refs__push(it, &operands, zero);
  for (uint32_t i = 0; i < t->rank; ++i) tn_refs__push(it, &operands, t->bounds[i]);
  tn_refs__push_operands(it, &operands, t->op, 2 * t->rank, 3 * t->rank);
  const tn_ref inner = make_body(it, make_loop(it, &operands, t->rank), t->rank);
  tn_refs__free(it, &operands);
  if (inner != 0) fill(it, t, outer, inner, checks);
  if (it->status == TN_OK) tn_rewriter__erase(it, t->op);
}

/// Whether a loop has no other one of the kind in it: loops come inner ones first.
static bool is_innermost(const tn_context* context, const tn_refs* loops, uint32_t index) {
  const tn_ref* items = tn_refs__items((tn_refs*)(uintptr_t)loops);
  return index == 0 || !tn_op__is_ancestor(context, items[index], items[index - 1]);
}

tn_status tn_scf__tile_parallel(tn_rewriter* it, tn_ref op, const tn_pass_host* host) {
  const tn_context* context = it->context;
  int64_t sizes[TN_VIEW_RANK_MAX];
  tn_refs loops = {.count = 0};
  tn_refs chosen = {.count = 0};
  tiling t = {.sizes = sizes, .checks = tn_passes__flag(host, "no-min-max-bounds")};
  for (const char* text = host->option(host, "parallel-loop-tile-sizes");
       *text != '\0' && t.size_count < TN_VIEW_RANK_MAX; text += strspn(text, ",")) {
    sizes[t.size_count] = strtoll(text, NULL, 0);
    if (sizes[t.size_count++] == 0) {
      return tn_context__fail(context, TN_VERIFY_FAILED, tn_location_unknown(it->context),
                              "tile size cannot be 0");
    }
    text += strcspn(text, ",");
  }
  if (!tn_arith__is_built(context) || !tn_op_code__is_built(context, TN_CODE_AFFINE_MIN)) {
    return TN_OK;
  }
  tn_passes__collect(it, op, TN_CODE_SCF_PARALLEL, true, &loops);
  for (uint32_t i = 0; i < loops.count; ++i) {
    if (is_innermost(context, &loops, i)) tn_refs__push(it, &chosen, tn_refs__items(&loops)[i]);
  }
  for (uint32_t i = 0; i < chosen.count && tn_rewriter__goes_on(it); ++i) {
    t.op = tn_refs__items(&chosen)[i];
    t.rank = tn_rewriter__argument_count(context, tn_read__first_block(context, t.op, 0));
    if (tn_read__result_count(context, t.op) != 0 || t.rank > TN_VIEW_RANK_MAX) continue;
    tn_read__for(it, t.op);
    tile(it, &t);
  }
  tn_refs__free(it, &loops);
  tn_refs__free(it, &chosen);
  return it->status;
}
