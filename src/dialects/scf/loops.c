// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that convert loops to other loops.

#include <tenure/affine.h>

#include "dialects/affine_ops.h"
#include "dialects/arith_ops.h"
#include "dialects/common/loops.h"
#include "dialects/common/passes.h"
#include "dialects/scf/scf.h"
#include "ir/clone.h"
#include "ir/op_diagnostic.h"
#include "rewrite/lowering.h"

/// Calls `change` for all ops with the code, inner ones first.
static tn_status for_each(tn_rewriter* rewriter, tn_ref root, tn_op_code code,
                          void (*change)(tn_rewriter* rewriter, tn_ref op)) {
  tn_refs ops = {.count = 0};
  tn_passes__collect(rewriter, root, code, true, &ops);
  for (uint32_t i = 0; i < ops.count && tn_rewriter__goes_on(rewriter); ++i) {
    tn_rewriter__for(rewriter, tn_refs__items(&ops)[i]);
    change(rewriter, tn_refs__items(&ops)[i]);
  }
  tn_refs__free(rewriter, &ops);
  return rewriter->status;
}

//===-- Multi-dimensional loops ---------------------------------------------------------------===//

static bool open_forall(tn_rewriter* rewriter, tn_ref op, tn_nest* out) {
  if (tn_op__result_count(rewriter->context, op) == 0 &&
      tn_nest__open_forall(rewriter->context, op, out)) {
    return true;
  }
  tn_rewriter__fail(
      rewriter,
      tn_op__fail_named(rewriter->context, op, NULL,
                        " op only fully bufferized scf.forall ops can be lowered to other "
                        "loops"));
  return false;
}

static void forall_to_for(tn_rewriter* rewriter, tn_ref op) {
  tn_nest at;
  tn_refs loops = {.count = 0};
  if (open_forall(rewriter, op, &at)) tn_nest__make_loops(rewriter, &at, &loops);
  tn_refs__free(rewriter, &loops);
}

static void forall_to_parallel(tn_rewriter* rewriter, tn_ref op) {
  tn_nest at;
  if (open_forall(rewriter, op, &at)) (void)tn_nest__make_parallel(rewriter, &at);
}

static void parallel_to_for(tn_rewriter* rewriter, tn_ref op) {
  tn_nest at;
  tn_refs loops = {.count = 0};
  if (tn_op__result_count(rewriter->context, op) == 0 &&
      tn_nest__open_parallel(rewriter->context, op, &at)) {
    tn_nest__make_loops(rewriter, &at, &loops);
  }
  tn_refs__free(rewriter, &loops);
}

static tn_status run_forall_to_for(tn_rewriter* rewriter, tn_ref op) {
  return for_each(rewriter, op, TN_CODE_SCF_FORALL, forall_to_for);
}
static tn_status run_forall_to_parallel(tn_rewriter* rewriter, tn_ref op) {
  return for_each(rewriter, op, TN_CODE_SCF_FORALL, forall_to_parallel);
}
static tn_status run_parallel_to_for(tn_rewriter* rewriter, tn_ref op) {
  return for_each(rewriter, op, TN_CODE_SCF_PARALLEL, parallel_to_for);
}

//===-- scf.while -----------------------------------------------------------------------------===//

/// Creates a block with arguments of these types in a region.
static tn_ref block_with(tn_rewriter* rewriter, tn_ref region, const tn_types* types, tn_ref like) {
  const tn_ref block = tn_rewriter__create_block(rewriter, region, 0);
  for (uint32_t i = 0; block != 0 && i < types->count && rewriter->status == TN_OK; ++i) {
    const tn_ref from = tn_block__argument(rewriter->context, like, i);
    (void)tn_rewriter__add_argument(rewriter, block, tn_types__items(types)[i],
                                    tn_argument__at(rewriter->context, from)->location);
  }
  return rewriter->status == TN_OK ? block : 0;
}

/// Builds the condition, which passes all arguments on.
static void fill_before(tn_rewriter* rewriter, tn_ref block, tn_ref upper, bool is_unsigned) {
  tn_refs passed = {.count = 0};
  tn_rewriter__at_end(rewriter, block);
  const tn_ref variable = tn_block__argument(rewriter->context, block, 0);
  const tn_ref holds =
      tn_passes__compare(rewriter, is_unsigned ? TN_COMPARE_ULT : TN_COMPARE_SLT, variable, upper);
  for (uint32_t i = 0; i < tn_block__argument_count(rewriter->context, block); ++i) {
    tn_refs__push(rewriter, &passed, tn_block__argument(rewriter->context, block, i));
  }
  if (rewriter->status == TN_OK) {
    (void)tn_build_scf_condition(rewriter, holds, tn_refs__items(&passed), passed.count);
  }
  tn_refs__free(rewriter, &passed);
}

/// Builds the body; the induction variable is incremented at its start.
static void fill_after(tn_rewriter* rewriter, tn_ref block, tn_ref body, tn_ref step) {
  const tn_context* context = rewriter->context;
  tn_refs arguments = {.count = 0};
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    tn_refs__push(rewriter, &arguments, tn_block__argument(context, block, i));
  }
  tn_rewriter__at_end(rewriter, block);
  const tn_ref variable = tn_block__argument(context, block, 0);
  const tn_ref next = tn_build_arith_addi(rewriter, variable, step);
  if (next != 0) {
    tn_rewriter__inline_block(rewriter, body, block, 0, tn_refs__items(&arguments),
                              arguments.count);
    const tn_ref yield = tn_block__last_op(context, block);
    tn_refs__push(rewriter, &values, next);
    tn_refs__push_operands(rewriter, &values, yield, 0, tn_op__operand_count(context, yield));
    tn_rewriter__set_operands(rewriter, yield, tn_refs__items(&values), values.count);
    tn_rewriter__modified(rewriter, yield);
  }
  tn_refs__free(rewriter, &arguments);
  tn_refs__free(rewriter, &values);
}

static bool for_to_while(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_refs starts = {.count = 0};
  tn_types types = {.count = 0};
  (void)user_data;
  if (tn_op__code(context, op) != TN_CODE_SCF_FOR) return false;
  tn_refs__push(rewriter, &starts, tn_scf_for_lower_bound(context, op));
  tn_refs__push_operands(rewriter, &starts, op, 3, tn_op__operand_count(context, op));
  for (uint32_t i = 0; i < starts.count; ++i) {
    tn_types__push(rewriter, &types, tn_value__type(context, tn_refs__items(&starts)[i]));
  }
  const tn_attribute is_unsigned = tn_scf_for_unsigned_cmp(context, op);
  const tn_ref made = rewriter->status == TN_OK
                          ? tn_build_scf_while(rewriter, tn_types__items(&types), types.count,
                                               tn_refs__items(&starts), starts.count)
                          : 0;
  const tn_ref body = tn_op__first_block(context, op, 0);
  if (made != 0) {
    tn_rewriter__copy_discardable(rewriter, op, made);
    if (is_unsigned.storage != NULL) {
      tn_rewriter__set_attribute(rewriter, made, "unsignedCmp", is_unsigned);
    }
    const tn_ref upper = tn_scf_for_upper_bound(context, op);
    const tn_ref step = tn_scf_for_step(context, op);
    const tn_ref before = block_with(rewriter, tn_scf_while_before(context, made), &types, body);
    if (before != 0) fill_before(rewriter, before, upper, is_unsigned.storage != NULL);
    const tn_ref after = block_with(rewriter, tn_scf_while_after(context, made), &types, body);
    if (after != 0) fill_after(rewriter, after, body, step);
    tn_refs results = {.count = 0};
    for (uint32_t i = 1; i < types.count; ++i) {
      tn_refs__push(rewriter, &results, tn_op__result(context, made, i));
    }
    if (rewriter->status == TN_OK) {
      tn_rewriter__replace(rewriter, op, tn_refs__items(&results), results.count);
    }
    tn_refs__free(rewriter, &results);
  }
  tn_refs__free(rewriter, &starts);
  tn_types__free(rewriter, &types);
  return made != 0;
}

//===-- Ranges --------------------------------------------------------------------------------===//

/// Clones the op on the induction variable for a bound or step. The clone has no flags, since the
/// variable never has the value of the upper bound.
static tn_ref bound_of(tn_rewriter* rewriter, tn_ref user, tn_ref variable, tn_ref value) {
  struct tn_clone_map map;
  tn_clone_map__initialize(rewriter->context, &map);
  tn_ref clone = 0;
  if (tn_clone_map__set_value(&map, variable, value)) {
    clone = tn_op__clone(rewriter->shard, user, 0, &map);
  }
  tn_clone_map__finalize(&map);
  if (clone == 0) {
    tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    return 0;
  }
  tn_op__insert(rewriter->shard, clone, rewriter->block, rewriter->before);
  if (tn_arith__flags(rewriter->context, clone) != 0) {
    tn_rewriter__set_attribute(rewriter, clone, "overflowFlags",
                               tn_make_arith_overflow(rewriter, TN_ENUM_ARITH_OVERFLOW_NONE));
  }
  return tn_op__result(rewriter->context, clone, 0);
}

/// Returns true unless adding to or multiplying a bound is known to overflow.
static bool bound_fits(const tn_context* context, tn_ref bound, tn_ref other, bool adds) {
  tn_int a;
  tn_int b;
  if (!tn_const__int_of(context, bound, &a) || !tn_const__int_of(context, other, &b)) return true;
  const tn_wide_signed x = tn_int__signed(a);
  const tn_wide_signed y = tn_int__signed(b);
  tn_wide_signed exact = 0;
  const bool overflows =
      adds ? __builtin_add_overflow(x, y, &exact) : __builtin_mul_overflow(x, y, &exact);
  return !overflows && exact == tn_int__extend((tn_wide)exact & tn_int__mask(a.width), a.width);
}

/// Returns true if the variable times `factor` or plus a summand has the same order as the
/// variable: a factor must be known to be positive.
static bool keeps_order(const tn_context* context, tn_ref op, tn_ref other, bool adds) {
  tn_int factor;
  if (!adds && (!tn_const__int_of(context, other, &factor) || tn_int__signed(factor) <= 0)) {
    return false;
  }
  for (uint32_t i = 0; i < (adds ? 2 : 3); ++i) {
    if (!bound_fits(context, tn_op__operand(context, op, i), other, adds)) return false;
  }
  return tn_scf_for_unsigned_cmp(context, op).storage == NULL;
}

static void fold_range(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref variable = tn_block__argument(context, tn_op__first_block(context, op, 0), 0);
  while (tn_rewriter__goes_on(rewriter) && tn_value__has_one_use(context, variable)) {
    const tn_ref user = tn_use__owner(context, tn_value__first_use(context, variable));
    const tn_op_code code = tn_op__code(context, user);
    if (code != TN_CODE_ARITH_ADDI && code != TN_CODE_ARITH_MULI) return;
    const tn_ref sides[2] = {tn_op__operand(context, user, 0), tn_op__operand(context, user, 1)};
    const tn_ref other = sides[sides[0] == variable];
    if (tn_scf__is_inside(context, op, other) ||
        !keeps_order(context, op, other, code == TN_CODE_ARITH_ADDI)) {
      return;
    }
    for (uint32_t i = 0; i < (code == TN_CODE_ARITH_ADDI ? 2 : 3); ++i) {
      const tn_ref value = bound_of(rewriter, user, variable, tn_op__operand(context, op, i));
      if (value != 0) tn_rewriter__set_operand(rewriter, op, i, value);
    }
    if (rewriter->status == TN_OK) tn_rewriter__replace1(rewriter, user, variable);
  }
}

static tn_status fold_ranges(tn_rewriter* rewriter, tn_ref op) {
  return for_each(rewriter, op, TN_CODE_SCF_FOR, fold_range);
}

//===-- Specialization ------------------------------------------------------------------------===//

/// Finds the least constant among the results of an affine.min.
static bool least_of(const tn_context* context, tn_ref bound, int64_t* out_value) {
  const tn_ref op = tn_value__defined_by(context, bound, TN_CODE_AFFINE_MIN);
  const tn_attribute map = op == 0 ? (tn_attribute){NULL} : tn_affine_min_map(context, op);
  bool found = false;
  for (size_t i = 0; op != 0 && i < tn_affine_map_result_count(map); ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    if (tn_affine_expr_kind_of(expr) != TN_AFFINE_CONSTANT) continue;
    const int64_t value = tn_affine_expr_value(expr);
    if (!found || value < *out_value) *out_value = value;
    found = true;
  }
  return found && *out_value != INT64_MAX;
}

/// Clones the op at the end of the branch, which then yields nothing.
static void fill_branch(tn_rewriter* rewriter, tn_ref chosen, uint32_t branch, tn_ref op,
                        struct tn_clone_map* map) {
  const tn_ref block =
      tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, chosen, branch), 0);
  const tn_ref clone = block == 0 ? 0 : tn_op__clone(rewriter->shard, op, 0, map);
  if (clone == 0) {
    tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    return;
  }
  tn_op__insert(rewriter->shard, clone, block, 0);
  tn_rewriter__at_end(rewriter, block);
  (void)tn_build_scf_yield(rewriter, NULL, 0);
}

/// Specializes loops whose upper bounds are minimums with constants: a loop with constant bounds
/// runs if the bounds equal the constants.
static void specialize(tn_rewriter* rewriter, tn_ref op, uint32_t first, uint32_t count) {
  const tn_context* context = rewriter->context;
  int64_t least;
  struct tn_clone_map map;
  if (count == 0 || tn_op__result_count(context, op) != 0) return;
  for (uint32_t i = 0; i < count; ++i) {
    if (!least_of(context, tn_op__operand(context, op, first + i), &least)) return;
  }
  tn_ref all = 0;
  tn_clone_map__initialize(rewriter->context, &map);
  for (uint32_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    const tn_ref bound = tn_op__operand(context, op, first + i);
    if (!least_of(context, bound, &least)) break;
    const tn_ref number = tn_rewriter__index_constant(rewriter, least);
    const tn_ref same =
        number == 0 ? 0 : tn_passes__compare(rewriter, TN_COMPARE_EQ, bound, number);
    if (same == 0) break;
    all = all == 0 ? same : tn_build_arith_andi(rewriter, all, same);
    if (!tn_clone_map__set_value(&map, bound, number))
      tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  }
  const tn_ref chosen = rewriter->status == TN_OK ? tn_build_scf_if(rewriter, NULL, 0, all) : 0;
  if (chosen != 0) fill_branch(rewriter, chosen, 0, op, &map);
  tn_clone_map__finalize(&map);
  tn_clone_map__initialize(rewriter->context, &map);
  if (chosen != 0 && rewriter->status == TN_OK) fill_branch(rewriter, chosen, 1, op, &map);
  tn_clone_map__finalize(&map);
  if (rewriter->status == TN_OK) tn_rewriter__erase(rewriter, op);
}

static void specialize_for(tn_rewriter* rewriter, tn_ref op) { specialize(rewriter, op, 1, 1); }

static void specialize_parallel(tn_rewriter* rewriter, tn_ref op) {
  const uint32_t rank =
      tn_block__argument_count(rewriter->context, tn_op__first_block(rewriter->context, op, 0));
  specialize(rewriter, op, rank, rank);
}

static tn_status run_specialize_for(tn_rewriter* rewriter, tn_ref op) {
  return for_each(rewriter, op, TN_CODE_SCF_FOR, specialize_for);
}
static tn_status run_specialize_parallel(tn_rewriter* rewriter, tn_ref op) {
  return for_each(rewriter, op, TN_CODE_SCF_PARALLEL, specialize_parallel);
}

TN_PASS(scf_for_loop_range_folding) = {"scf-for-loop-range-folding", "SCFForLoopRangeFolding",
                                       "Fold add/mul ops into loop range", .rewrite = fold_ranges};

TN_PASS(scf_for_loop_specialization) = {"scf-for-loop-specialization", "SCFForLoopSpecialization",
                                        "Specialize `for` loops for vectorization",
                                        .rewrite = run_specialize_for};

TN_PASS(scf_for_to_while) = {"scf-for-to-while", "SCFForToWhileLoop",
                             "Convert SCF for loops to SCF while loops",
                             .rewrite = tn_passes__match, .match = for_to_while};

TN_PASS(scf_forall_to_for) = {"scf-forall-to-for", "SCFForallToForLoop",
                              "Convert SCF forall loops to SCF for loops",
                              .rewrite = run_forall_to_for};

TN_PASS(scf_forall_to_parallel) = {"scf-forall-to-parallel", "SCFForallToParallelLoop",
                                   "Convert SCF forall loops to SCF parallel loops",
                                   .rewrite = run_forall_to_parallel};

TN_PASS(scf_parallel_for_to_nested_fors) = {
    "scf-parallel-for-to-nested-fors", "SCFParallelForToNestedFors",
    "Convert SCF parallel for loops to nested SCF for loops", .rewrite = run_parallel_to_for};

TN_PASS(scf_parallel_loop_specialization) = {
    "scf-parallel-loop-specialization", "SCFParallelLoopSpecialization",
    "Specialize parallel loops for vectorization", .rewrite = run_specialize_parallel};
