// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles multi-dimensional loops: an outer loop over tiles, and an inner loop inside of a tile.

#include "base/option_number.h"
#include "dialects/arith_ops.h"
#include "dialects/common/index_math.h"
#include "dialects/common/passes.h"
#include "dialects/common/views.h"
#include "dialects/scf/scf.h"
#include "rewrite/lowering.h"

typedef struct tiling {
  tn_ref op;
  uint32_t rank;
  const int64_t* sizes;  ///< `size_count` sizes; further sizes are 1.
  uint32_t size_count;
  bool checks;     ///< The body checks the range, not the bounds.
  tn_refs steps;   ///< Steps of the outer loop.
  tn_refs bounds;  ///< Bounds of the inner loop.
} tiling;

static int64_t size_at(const tiling* t, uint32_t index) {
  return index < t->size_count ? t->sizes[index] : 1;
}

static tn_ref step_of(tiling* t, uint32_t index) { return tn_refs__items(&t->steps)[index]; }

static tn_ref operand(const tn_rewriter* rewriter, const tiling* t, uint32_t part, uint32_t index) {
  return tn_op__operand(rewriter->context, t->op, part * t->rank + index);
}

/// Creates an scf.parallel without results and returns its body with arguments. The rewriter moves
/// to its start.
static tn_ref make_loop(tn_rewriter* rewriter, tn_refs* operands, uint32_t rank) {
  const tn_ref* bounds = tn_refs__items(operands);
  const tn_ref loop = tn_build_scf_parallel(rewriter, NULL, 0, bounds, rank, bounds + rank, rank,
                                            bounds + 2 * rank, rank, NULL, 0);
  const tn_ref block =
      loop == 0 ? 0
                : tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, loop, 0), 0);
  for (uint32_t i = 0; block != 0 && i < rank; ++i) {
    (void)tn_rewriter__add_argument(rewriter, block, tn_rewriter__index_type(rewriter),
                                    rewriter->location);
  }
  if (block == 0 || rewriter->status != TN_OK) return 0;
  tn_rewriter__at_end(rewriter, block);
  (void)tn_build_scf_reduce(rewriter, NULL, 0, 0);
  tn_rewriter__at_start(rewriter, block);
  return rewriter->status == TN_OK ? block : 0;
}

/// Returns true if tiles are known to divide the range of a variable.
static bool fills(const tn_rewriter* rewriter, const tiling* t, uint32_t index) {
  int64_t numbers[3];
  for (uint32_t i = 0; i < 3; ++i) {
    if (!tn_const__int64_of(rewriter->context, operand(rewriter, t, i, index), &numbers[i]))
      return false;
  }
  if (numbers[2] <= 0) return false;
  const uint64_t range = (uint64_t)numbers[1] - (uint64_t)numbers[0];
  const uint64_t step = (uint64_t)numbers[2];
  const uint64_t count = range == 0 ? 0 : (range - 1) / step + 1;
  return count % (uint64_t)size_at(t, index) == 0;
}

/// Returns the upper bound of the inner loop in dimension `index`; sets `*out_checks` if it may be
/// too large.
static tn_ref bound_of(tn_rewriter* rewriter, tiling* t, tn_ref variable, uint32_t index,
                       bool* out_checks) {
  if (fills(rewriter, t, index)) return step_of(t, index);
  if (t->checks) {
    *out_checks = true;
    return step_of(t, index);
  }
  const tn_ref operands[3] = {step_of(t, index), operand(rewriter, t, 1, index), variable};
  const tn_rewriter_attribute map = {"map",
                                     tn_index__map(rewriter, "(d0, d1, d2) -> (d0, d1 - d2)")};
  return rewriter->status == TN_OK
             ? tn_rewriter__make(rewriter, TN_CODE_AFFINE_MIN, tn_rewriter__index_type(rewriter),
                                 operands, 3, &map, 1)
             : 0;
}

/// Builds the condition that `values`, the variables of the body, are below all upper bounds. The
/// inner loop counts in steps already, and bounds may be negative.
static tn_ref inside(tn_rewriter* rewriter, const tiling* t, tn_refs* values) {
  tn_ref all = tn_rewriter__arith_constant(rewriter, tn_const__make_bool(rewriter, true));
  for (uint32_t i = 0; i < t->rank && all != 0; ++i) {
    const tn_ref holds = tn_passes__compare(rewriter, TN_COMPARE_SLT, tn_refs__items(values)[i],
                                            operand(rewriter, t, 1, i));
    all = holds == 0 ? 0 : tn_build_arith_andi(rewriter, all, holds);
  }
  return all;
}

/// Moves the body into the inner loop. The sums of both loops' variables replace its variables.
static void fill(tn_rewriter* rewriter, const tiling* t, tn_ref outer, tn_ref inner, bool checks) {
  const tn_context* context = rewriter->context;
  const tn_ref body = tn_op__first_block(context, t->op, 0);
  const tn_ref end = tn_block__last_op(context, body);
  const tn_ref own_end = tn_block__last_op(context, inner);
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < t->rank; ++i) {
    tn_refs__push(rewriter, &values,
                  tn_build_arith_addi(rewriter, tn_block__argument(context, inner, i),
                                      tn_block__argument(context, outer, i)));
  }
  const tn_ref flag = checks && rewriter->status == TN_OK ? inside(rewriter, t, &values) : 0;
  if (rewriter->status == TN_OK && flag != 0) {
    const tn_ref chosen = tn_build_scf_if(rewriter, NULL, 0, flag);
    const tn_ref block = chosen == 0 ? 0
                                     : tn_rewriter__create_block(
                                           rewriter, tn_scf_if_then_region(context, chosen), 0);
    if (block != 0) {
      tn_rewriter__erase(rewriter, end);
      tn_rewriter__inline_block(rewriter, body, block, 0, tn_refs__items(&values), t->rank);
      (void)tn_scf__yield(rewriter, block, NULL, 0);
    }
  } else if (rewriter->status == TN_OK) {
    tn_rewriter__erase(rewriter, end);
    tn_rewriter__inline_block(rewriter, body, inner, own_end, tn_refs__items(&values), t->rank);
  }
  tn_refs__free(rewriter, &values);
}

static void tile(tn_rewriter* rewriter, tiling* t) {
  const tn_context* context = rewriter->context;
  tn_refs operands = {.count = 0};
  bool checks = false;
  const tn_ref zero = tn_rewriter__index_constant(rewriter, 0);
  t->steps.count = t->bounds.count = 0;
  for (uint32_t i = 0; i < t->rank; ++i) {
    tn_refs__push(rewriter, &t->bounds, tn_rewriter__index_constant(rewriter, size_at(t, i)));
  }
  for (uint32_t i = 0; i < t->rank && rewriter->status == TN_OK; ++i) {
    tn_refs__push(
        rewriter, &t->steps,
        tn_build_arith_muli(rewriter, operand(rewriter, t, 2, i), tn_refs__items(&t->bounds)[i]));
  }
  tn_refs__push_operands(rewriter, &operands, t->op, 0, 2 * t->rank);
  for (uint32_t i = 0; i < t->steps.count; ++i) tn_refs__push(rewriter, &operands, step_of(t, i));
  const tn_ref outer = rewriter->status == TN_OK ? make_loop(rewriter, &operands, t->rank) : 0;
  for (uint32_t i = 0; outer != 0 && i < t->rank && rewriter->status == TN_OK; ++i) {
    tn_refs__items(&t->bounds)[i] =
        bound_of(rewriter, t, tn_block__argument(context, outer, i), i, &checks);
  }
  operands.count = 0;
  for (uint32_t i = 0; i < t->rank; ++i) tn_refs__push(rewriter, &operands, zero);
  for (uint32_t i = 0; i < t->bounds.count; ++i) {
    tn_refs__push(rewriter, &operands, tn_refs__items(&t->bounds)[i]);
  }
  tn_refs__push_operands(rewriter, &operands, t->op, 2 * t->rank, 3 * t->rank);
  const tn_ref inner = rewriter->status == TN_OK ? make_loop(rewriter, &operands, t->rank) : 0;
  tn_refs__free(rewriter, &operands);
  if (inner != 0) fill(rewriter, t, outer, inner, checks);
  if (rewriter->status == TN_OK) tn_rewriter__erase(rewriter, t->op);
}

/// Returns true if the loop contains no other loop in `loops`. Inner loops come first.
static bool is_innermost(const tn_context* context, const tn_refs* loops, uint32_t index) {
  const tn_ref* items = tn_refs__items((tn_refs*)(uintptr_t)loops);
  return index == 0 || !tn_op__is_ancestor(context, items[index], items[index - 1]);
}

/// Parses comma-separated integers; `sizes` has room for them.
static tn_status read_sizes(tn_rewriter* rewriter, const char* text, int64_t* sizes, tiling* t) {
  for (; *text != '\0'; text += strspn(text, ", ")) {
    const size_t size = strcspn(text, ", ");
    (void)tn_option_number__read((tn_string_view){text, size}, INT64_MIN, INT64_MAX,
                                 &sizes[t->size_count]);
    if (sizes[t->size_count++] == 0) {
      return tn_context__fail(rewriter->context, TN_VERIFY_FAILED,
                              tn_location_unknown(rewriter->context), "tile size cannot be 0");
    }
    text += size;
  }
  return TN_OK;
}

static void tile_innermost(tn_rewriter* rewriter, tn_ref op, tiling* t) {
  const tn_context* context = rewriter->context;
  tn_refs loops = {.count = 0};
  tn_refs chosen = {.count = 0};
  tn_passes__collect(rewriter, op, TN_CODE_SCF_PARALLEL, true, &loops);
  for (uint32_t i = 0; i < loops.count; ++i) {
    if (is_innermost(context, &loops, i))
      tn_refs__push(rewriter, &chosen, tn_refs__items(&loops)[i]);
  }
  for (uint32_t i = 0; i < chosen.count && tn_rewriter__goes_on(rewriter); ++i) {
    t->op = tn_refs__items(&chosen)[i];
    t->rank = tn_block__argument_count(context, tn_op__first_block(context, t->op, 0));
    if (tn_op__result_count(context, t->op) != 0) continue;
    tn_rewriter__for(rewriter, t->op);
    tile(rewriter, t);
  }
  tn_refs__free(rewriter, &t->steps);
  tn_refs__free(rewriter, &t->bounds);
  tn_refs__free(rewriter, &loops);
  tn_refs__free(rewriter, &chosen);
}

static tn_status tile_parallel(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const char* text = tn_rewriter__option(rewriter, "parallel-loop-tile-sizes");
  const size_t byte_size = (strlen(text) / 2 + 1) * sizeof(int64_t);
  int64_t* sizes = tn_allocate(&context->allocator, byte_size);
  if (sizes == NULL) return tn_context__out_of_memory(context);
  tiling t = {.sizes = sizes, .checks = tn_rewriter__flag(rewriter, "no-min-max-bounds")};
  tn_rewriter__fail(rewriter, read_sizes(rewriter, text, sizes, &t));
  if (rewriter->status == TN_OK) tile_innermost(rewriter, op, &t);
  tn_deallocate(&context->allocator, sizes, byte_size);
  return rewriter->status;
}

TN_PASS(scf_parallel_loop_tiling) = {
    "scf-parallel-loop-tiling", "SCFParallelLoopTiling", "Tile parallel loops",
    .rewrite = tile_parallel,
    TN_PASS_OPTIONS(
        {"parallel-loop-tile-sizes", TN_PASS_LIST, "", "<long>",
         "Factors to tile parallel loops by"},
        {"no-min-max-bounds", TN_PASS_BOOL, "false", NULL,
         "Perform tiling with fixed upper bound with inbound check inside the internal loops"})};
