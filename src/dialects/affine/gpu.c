// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts nested loops to gpu kernels: outer loops map to blocks, inner ones to threads.

#include "dialects/affine/affine.h"
#include "dialects/affine/expand.h"
#include "dialects/arith_ops.h"
#include "dialects/gpu_ops.h"
#include "ir/op_diagnostic.h"
#include "rewrite/lowering.h"

#define LOOPS_MAX 6u

/// Nested loops and their ranges.
typedef struct kernel {
  uint32_t block_dims;
  uint32_t count;  ///< The number of loops.
  tn_ref loops[LOOPS_MAX];
  tn_ref ranges[LOOPS_MAX];
  tn_ref lowers[LOOPS_MAX];
  tn_ref steps[LOOPS_MAX];
} kernel;

static int64_t step_of(const tn_context* context, tn_ref loop) {
  return tn_integer_attribute_value(tn_affine_for_step(context, loop));
}

/// Returns whether a value is defined in an op.
static bool is_inside(const tn_context* context, tn_ref op, tn_ref value) {
  const tn_ref block = tn_value__parent_block(context, value);
  const tn_ref region = block == 0 ? 0 : tn_block__at(context, block)->region;
  const tn_ref owner = region == 0 ? 0 : tn_region__at(context, region)->op;
  return owner != 0 && tn_op__is_ancestor(context, op, owner);
}

/// Finds `count` loops that can be mapped; otherwise reports why not.
static bool find_loops(tn_rewriter* rewriter, tn_ref root, uint32_t count, kernel* out) {
  const tn_context* context = rewriter->context;
  tn_ref loop = root;
  for (uint32_t i = 0; i < count; ++i) {
    for (uint32_t k = 0; k < tn_affine_for_inits(context, loop).start; ++k) {
      if (!is_inside(context, root, tn_op__operand(context, loop, k))) continue;
      (void)tn_op__fail(context, loop, NULL,
                        "loops with bounds depending on other mapped loops are not supported");
      return false;
    }
    if (tn_op__result_count(context, loop) != 0) {
      (void)tn_op__fail(context, loop, NULL, "loops with results are not supported");
      return false;
    }
    out->loops[out->count++] = loop;
    if (i + 1 == count) break;
    const tn_ref block = tn_op__first_block(context, loop, 0);
    const tn_ref first = tn_block__first_op(context, block);
    if (tn_op__next(context, first) != tn_block__last_op(context, block)) {
      (void)tn_op__fail(context, loop, NULL, "expected perfectly nested loops in the body");
      return false;
    }
    if (tn_op__code(context, first) != TN_CODE_AFFINE_FOR) {
      (void)tn_op__fail(context, first, NULL, "expected a nested loop");
      return false;
    }
    loop = first;
  }
  return true;
}

/// Computes the range of a loop in steps.
static void measure(tn_rewriter* rewriter, kernel* k, uint32_t index) {
  const tn_context* context = rewriter->context;
  const tn_ref loop = k->loops[index];
  const tn_attribute lower = tn_affine_for_lower_bound_map(context, loop);
  const tn_attribute upper = tn_affine_for_upper_bound_map(context, loop);
  tn_refs operands = {.count = 0};
  tn_refs__push_operands(rewriter, &operands, loop, 0, tn_op__operand_count(context, loop));
  const tn_ref* values = tn_refs__items(&operands);
  const uint32_t first = tn_affine_map_dim_count(lower) + tn_affine_map_symbol_count(lower);
  k->lowers[index] = tn_affine__extreme(rewriter, lower, 0,
                                        (uint32_t)tn_affine_map_result_count(lower), values, true);
  const tn_ref end = tn_affine__extreme(
      rewriter, upper, 0, (uint32_t)tn_affine_map_result_count(upper), values + first, false);
  tn_refs__free(rewriter, &operands);
  if (rewriter->status != TN_OK) return;
  k->ranges[index] = tn_build_arith_subi(rewriter, end, k->lowers[index]);
  k->steps[index] = tn_rewriter__index_constant(rewriter, step_of(context, loop));
  if (step_of(context, loop) != 1 && rewriter->status == TN_OK) {
    k->ranges[index] = tn_build_arith_ceildivsi(rewriter, k->ranges[index], k->steps[index]);
  }
}

static tn_ref make_launch(tn_rewriter* rewriter, const kernel* k) {
  const tn_ref one = k->count == LOOPS_MAX ? 0 : tn_rewriter__index_constant(rewriter, 1);
  tn_ref sizes[6];
  for (uint32_t i = 0; i < 6; ++i) {
    const uint32_t dim = i % 3;
    const bool is_block = i < 3;
    const uint32_t dims = is_block ? k->block_dims : k->count - k->block_dims;
    sizes[i] = dim < dims ? k->ranges[is_block ? dim : k->block_dims + dim] : one;
  }
  const tn_rewriter_attribute none = {"workgroup_attributions", tn_make__integer(rewriter, 64, 0)};
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_build_gpu_launch_with(rewriter, NULL, 0, NULL, 0, sizes[0], sizes[1], sizes[2],
                                     sizes[3], sizes[4], sizes[5], 0, 0, 0, 0, &none, 1)
          : 0;
  const tn_ref block =
      made == 0 ? 0
                : tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, made, 0), 0);
  for (uint32_t i = 0; block != 0 && i < 12; ++i) {
    (void)tn_rewriter__add_argument(rewriter, block, tn_rewriter__index_type(rewriter),
                                    rewriter->location);
  }
  return rewriter->status == TN_OK ? block : 0;
}

/// Moves the innermost loop's body into the kernel; block and thread ids replace the loops'
/// variables.
static void fill_launch(tn_rewriter* rewriter, const kernel* k, tn_ref block) {
  const tn_context* context = rewriter->context;
  const tn_ref body = tn_op__first_block(context, k->loops[k->count - 1], 0);
  const tn_ref end = tn_block__last_op(context, body);
  tn_ref variables[LOOPS_MAX];
  tn_rewriter__at_end(rewriter, block);
  for (uint32_t i = 0; i < k->count && rewriter->status == TN_OK; ++i) {
    const uint32_t number = i < k->block_dims ? i : 3 + i - k->block_dims;
    tn_ref id = tn_block__argument(context, block, number);
    if (step_of(context, k->loops[i]) != 1) {
      id = tn_build_arith_muli(rewriter, k->steps[i], id);
    }
    variables[i] = id == 0 ? 0 : tn_build_arith_addi(rewriter, k->lowers[i], id);
  }
  if (rewriter->status != TN_OK) return;
  for (uint32_t i = 0; i < k->count; ++i) {
    const tn_ref own = tn_op__first_block(context, k->loops[i], 0);
    tn_rewriter__replace_uses(rewriter, tn_block__argument(context, own, 0), variables[i]);
  }
  tn_rewriter__at_op(rewriter, end);
  rewriter->location = tn_op__at(context, end)->location;
  (void)tn_build_gpu_terminator(rewriter);
  tn_rewriter__erase(rewriter, end);
  for (tn_ref op = tn_block__first_op(context, body); op != 0 && rewriter->status == TN_OK;
       op = tn_block__first_op(context, body)) {
    tn_rewriter__move(rewriter, op, block, 0);
  }
}

static bool map_loops(tn_rewriter* rewriter, tn_ref root, uint32_t block_dims,
                      uint32_t thread_dims) {
  kernel k = {.block_dims = block_dims};
  if (block_dims > 3 || thread_dims > 3) {
    (void)tn_op__fail(rewriter->context, root, NULL, "cannot map to more than 3 %s dimensions",
                      block_dims > 3 ? "block" : "thread");
    return false;
  }
  if (!find_loops(rewriter, root, block_dims + thread_dims, &k)) return false;
  tn_rewriter__for(rewriter, root);
  for (uint32_t i = 0; i < k.count && rewriter->status == TN_OK; ++i) measure(rewriter, &k, i);
  const tn_ref block = rewriter->status == TN_OK ? make_launch(rewriter, &k) : 0;
  if (block != 0) fill_launch(rewriter, &k, block);
  if (rewriter->status == TN_OK) tn_rewriter__erase(rewriter, root);
  return rewriter->status == TN_OK;
}

static tn_status for_to_gpu(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const uint32_t block_dims = (uint32_t)tn_passes__number(rewriter, "gpu-block-dims");
  const uint32_t thread_dims = (uint32_t)tn_passes__number(rewriter, "gpu-thread-dims");
  tn_refs loops = {.count = 0};
  bool done = true;
  if (tn_op__region_count(context, op) == 0 || block_dims + thread_dims == 0) return TN_OK;
  for (tn_ref block = tn_op__first_block(context, op, 0); block != 0;
       block = tn_block__at(context, block)->next) {
    for (tn_ref at = tn_block__first_op(context, block); at != 0; at = tn_op__next(context, at)) {
      if (tn_op__code(context, at) == TN_CODE_AFFINE_FOR) tn_refs__push(rewriter, &loops, at);
    }
  }
  for (uint32_t i = 0; i < loops.count && rewriter->status == TN_OK; ++i) {
    done = map_loops(rewriter, tn_refs__items(&loops)[i], block_dims, thread_dims) && done;
  }
  tn_refs__free(rewriter, &loops);
  return rewriter->status != TN_OK ? rewriter->status : done ? TN_OK : TN_VERIFY_FAILED;
}

TN_PASS(convert_affine_for_to_gpu) = {
    "convert-affine-for-to-gpu", "ConvertAffineForToGPUPass",
    "Convert top-level AffineFor Ops to GPU kernels", .rewrite = for_to_gpu,
    TN_PASS_OPTIONS({"gpu-block-dims", TN_PASS_INT, "1", "<uint>",
                     "Number of GPU block dimensions for mapping"},
                    {"gpu-thread-dims", TN_PASS_INT, "1", "<uint>",
                     "Number of GPU thread dimensions for mapping"})};
