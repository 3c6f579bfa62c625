// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowers scf to blocks with branches. An op is lowered before the ops that it contains, whose
// blocks then replace the op. Multi-dimensional loops first become nested loops.

#include "dialects/arith_ops.h"
#include "dialects/cf_ops.h"
#include "dialects/common/loops.h"
#include "dialects/common/passes.h"
#include "dialects/scf/scf.h"
#include "ir/op_diagnostic.h"

/// Replaces the terminator by a branch to `to` with its operands.
static tn_ref branch_for(tn_rewriter* rewriter, tn_ref end, tn_ref to) {
  tn_refs values = {.count = 0};
  tn_refs__push_operands(rewriter, &values, end, 0, tn_op__operand_count(rewriter->context, end));
  tn_rewriter__at_op(rewriter, end);
  const tn_ref made = tn_build_cf_br(rewriter, tn_refs__items(&values), values.count, to);
  tn_refs__free(rewriter, &values);
  tn_rewriter__erase(rewriter, end);
  return made;
}

static tn_ref last_block(const tn_context* context, tn_ref op, uint32_t region) {
  return tn_region__at(context, tn_op__region(context, op, region))->last_block;
}

/// Moves the op's blocks before `before`.
static void move_blocks(tn_rewriter* rewriter, tn_ref op, uint32_t region, tn_ref before) {
  tn_rewriter__inline_region(rewriter, tn_op__region(rewriter->context, op, region),
                             tn_block__region(rewriter->context, before), before);
}

/// Replaces the op's results by arguments `first` and up of a block.
static void replace_with_arguments(tn_rewriter* rewriter, tn_ref op, tn_ref block, uint32_t first) {
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < tn_op__result_count(rewriter->context, op); ++i) {
    tn_refs__push(rewriter, &values, tn_block__argument(rewriter->context, block, first + i));
  }
  if (rewriter->status == TN_OK)
    tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  tn_refs__free(rewriter, &values);
}

static void add_result_arguments(tn_rewriter* rewriter, tn_ref op, tn_ref block) {
  for (uint32_t i = 0; i < tn_op__result_count(rewriter->context, op); ++i) {
    const tn_type type = tn_op__result_type(rewriter->context, op, i);
    (void)tn_rewriter__add_argument(rewriter, block, type, rewriter->location);
  }
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Copies llvm attributes to the branch back to the loop's head.
static void copy_llvm_attributes(tn_rewriter* rewriter, tn_ref op, tn_ref to) {
  const tn_context* context = rewriter->context;
  const tn_shape_payload* shape = tn_op_cell__shape(context, tn_op__at(context, op));
  for (uint32_t i = 0; to != 0 && i < shape->key_count && rewriter->status == TN_OK; ++i) {
    const tn_uref value = tn_op_cell__attributes(context, tn_op__at(context, op))[i];
    const tn_attribute attribute = tn_attribute__from(context, value);
    if ((shape->keys[i] & TN_UREF_FLAG) == 0 &&
        tn_string_view_equal(tn_opaque_attribute_dialect(attribute), tn_string_view_from("llvm"))) {
      tn_rewriter__ok(rewriter, tn_op__set_attribute(rewriter->shard, to, shape->keys[i], value));
    }
  }
}

static void lower_for(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref start = rewriter->block;
  const tn_ref end = tn_rewriter__split_block(rewriter, start, op);
  const tn_ref head = tn_op__first_block(context, op, 0);
  if (end == 0) return;
  const tn_ref body = tn_rewriter__split_block(rewriter, head, tn_block__first_op(context, head));
  const tn_ref last = last_block(context, op, 0);
  if (body == 0) return;
  move_blocks(rewriter, op, 0, end);
  const tn_ref variable = tn_block__argument(context, head, 0);
  const tn_ref yield = tn_block__last_op(context, last);
  tn_refs values = {.count = 0};
  tn_rewriter__at_op(rewriter, yield);
  tn_refs__push(rewriter, &values,
                tn_build_arith_addi(rewriter, variable, tn_scf_for_step(context, op)));
  tn_refs__push_operands(rewriter, &values, yield, 0, tn_op__operand_count(context, yield));
  if (rewriter->status == TN_OK) {
    copy_llvm_attributes(rewriter, op,
                         tn_build_cf_br(rewriter, tn_refs__items(&values), values.count, head));
    tn_rewriter__erase(rewriter, yield);
    values.count = 0;
    tn_refs__push(rewriter, &values, tn_scf_for_lower_bound(context, op));
    tn_refs__push_operands(rewriter, &values, op, 3, tn_op__operand_count(context, op));
    tn_rewriter__at_end(rewriter, start);
    (void)tn_build_cf_br(rewriter, tn_refs__items(&values), values.count, head);
    tn_rewriter__at_end(rewriter, head);
    const bool is_unsigned = tn_scf_for_unsigned_cmp(context, op).storage != NULL;
    const tn_ref goes_on =
        tn_passes__compare(rewriter, is_unsigned ? TN_COMPARE_ULT : TN_COMPARE_SLT, variable,
                           tn_scf_for_upper_bound(context, op));
    if (goes_on != 0) (void)tn_build_cf_cond_br(rewriter, goes_on, NULL, 0, NULL, 0, body, end);
  }
  tn_refs__free(rewriter, &values);
  if (rewriter->status == TN_OK) replace_with_arguments(rewriter, op, head, 1);
}

static void lower_if(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref start = rewriter->block;
  const tn_ref rest = tn_rewriter__split_block(rewriter, start, op);
  tn_ref end = rest;
  tn_ref ways[2];
  if (rest == 0) return;
  if (tn_op__result_count(context, op) != 0) {
    end = tn_rewriter__create_block(rewriter, tn_block__region(context, rest), rest);
    if (end == 0) return;
    add_result_arguments(rewriter, op, end);
    tn_rewriter__at_end(rewriter, end);
    (void)tn_build_cf_br(rewriter, NULL, 0, rest);
  }
  for (uint32_t i = 0; i < 2 && rewriter->status == TN_OK; ++i) {
    ways[i] = tn_op__first_block(context, op, i);
    if (ways[i] == 0) {
      ways[i] = end;
      continue;
    }
    (void)branch_for(rewriter, tn_block__last_op(context, last_block(context, op, i)), end);
    move_blocks(rewriter, op, i, end);
  }
  const tn_ref condition = tn_scf_if_condition(context, op);
  tn_rewriter__at_end(rewriter, start);
  if (rewriter->status == TN_OK)
    (void)tn_build_cf_cond_br(rewriter, condition, NULL, 0, NULL, 0, ways[0], ways[1]);
  if (rewriter->status == TN_OK) replace_with_arguments(rewriter, op, end, 0);
}

static void lower_execute(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref start = rewriter->block;
  const tn_ref end = tn_rewriter__split_block(rewriter, start, op);
  if (end == 0) return;
  tn_rewriter__at_end(rewriter, start);
  (void)tn_build_cf_br(rewriter, NULL, 0, tn_op__first_block(context, op, 0));
  for (tn_ref block = tn_op__first_block(context, op, 0); block != 0 && rewriter->status == TN_OK;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    if (tn_op__code(context, last) == TN_CODE_SCF_YIELD) (void)branch_for(rewriter, last, end);
  }
  move_blocks(rewriter, op, 0, end);
  add_result_arguments(rewriter, op, end);
  if (rewriter->status == TN_OK) replace_with_arguments(rewriter, op, end, 0);
}

/// Returns true if the second region only yields its arguments.
static bool only_passes(const tn_context* context, tn_ref op) {
  const tn_ref block = tn_op__first_block(context, op, TN_SCF_WHILE_AFTER);
  const tn_ref last = tn_block__last_op(context, block);
  const uint32_t count = tn_block__argument_count(context, block);
  if (tn_block__first_op(context, block) != last || tn_op__operand_count(context, last) != count) {
    return false;
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_op__operand(context, last, i) != tn_block__argument(context, block, i)) return false;
  }
  return true;
}

static void lower_while(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const bool is_simple = only_passes(context, op);
  const tn_ref start = rewriter->block;
  const tn_ref end = tn_rewriter__split_block(rewriter, start, op);
  const tn_ref before = tn_op__first_block(context, op, TN_SCF_WHILE_BEFORE);
  const tn_ref after = tn_op__first_block(context, op, TN_SCF_WHILE_AFTER);
  tn_refs values = {.count = 0};
  if (end == 0) return;
  move_blocks(rewriter, op, 0, end);
  if (!is_simple) move_blocks(rewriter, op, 1, end);
  tn_rewriter__at_end(rewriter, start);
  tn_refs__push_operands(rewriter, &values, op, 0, tn_op__operand_count(context, op));
  (void)tn_build_cf_br(rewriter, tn_refs__items(&values), values.count, before);
  values.count = 0;
  const tn_ref condition = tn_block__last_op(context, before);
  tn_refs__push_operands(rewriter, &values, condition, 0, tn_op__operand_count(context, condition));
  tn_rewriter__at_op(rewriter, condition);
  const tn_ref* passed = tn_refs__items(&values);
  tn_ref back = tn_build_cf_cond_br(rewriter, passed[0], passed + 1, values.count - 1, NULL, 0,
                                    is_simple ? before : after, end);
  if (rewriter->status == TN_OK) {
    tn_rewriter__erase(rewriter, condition);
    if (!is_simple) back = branch_for(rewriter, tn_block__last_op(context, after), before);
    copy_llvm_attributes(rewriter, op, back);
    tn_rewriter__replace(rewriter, op, passed + 1, values.count - 1);
  }
  tn_refs__free(rewriter, &values);
}

/// Creates a cf.switch on the op's index to the cases and, first, the default.
static void make_switch(tn_rewriter* rewriter, tn_ref op, const tn_refs* blocks) {
  size_t size = 0;
  const int64_t* numbers =
      tn_dense_array_attribute_data(tn_scf_index_switch_cases(rewriter->context, op), &size);
  const uint32_t count = blocks->count - 1;
  const int64_t dim = count;
  const tn_type i32 = tn_rewriter__int_type(rewriter, 32);
  const tn_ref flag =
      tn_build_arith_index_cast(rewriter, i32, tn_scf_index_switch_arg(rewriter->context, op));
  tn_refs narrow = {.count = 0};
  tn_refs none = {.count = 0};
  tn_type type = {NULL};
  tn_attribute values = {NULL};
  for (uint32_t i = 0; i < count; ++i) {
    tn_refs__push(rewriter, &narrow, (tn_ref)numbers[i]);
    tn_refs__push(rewriter, &none, 0);
  }
  if (count != 0 && rewriter->status == TN_OK &&
      tn_rewriter__ok(rewriter, tn_vector_type_get(i32, &dim, NULL, 1, &type))) {
    tn_rewriter__ok(rewriter, tn_dense_elements_attribute_get(type, tn_refs__items(&narrow),
                                                              count * sizeof(int32_t), &values));
  }
  if (rewriter->status == TN_OK) {
    const tn_attribute segments = tn_rewriter__make_segments(
        rewriter, (const int32_t*)(const void*)tn_refs__items(&none), count);
    (void)tn_build_cf_switch_with(rewriter, flag, NULL, 0, NULL, 0, segments,
                                  tn_refs__items((tn_refs*)(uintptr_t)blocks), blocks->count,
                                  &(tn_rewriter_attribute){TN_CF_SWITCH_CASE_VALUES, values}, 1);
  }
  tn_refs__free(rewriter, &narrow);
  tn_refs__free(rewriter, &none);
}

static void lower_switch(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref start = rewriter->block;
  const tn_ref end = tn_rewriter__split_block(rewriter, start, op);
  const uint32_t count = tn_op__region_count(context, op);
  tn_refs blocks = {.count = 0};
  if (end == 0) return;
  add_result_arguments(rewriter, op, end);
  for (uint32_t i = 0; i < count; ++i) {
    tn_refs__push(rewriter, &blocks, tn_op__first_block(context, op, i));
  }
  // Handles the default, region 0, last.
  for (uint32_t i = 1; i <= count && rewriter->status == TN_OK; ++i) {
    (void)branch_for(rewriter, tn_block__last_op(context, tn_refs__items(&blocks)[i % count]), end);
    move_blocks(rewriter, op, i % count, end);
  }
  tn_rewriter__at_end(rewriter, start);
  if (rewriter->status == TN_OK) make_switch(rewriter, op, &blocks);
  tn_refs__free(rewriter, &blocks);
  if (rewriter->status == TN_OK) replace_with_arguments(rewriter, op, end, 0);
}

//===-- Multi-dimensional loops ---------------------------------------------------------------===//

/// Inlines the blocks of the reductions before scf.reduce, with the carried value as the first
/// argument of each; yields the results.
static void inline_reductions(tn_rewriter* rewriter, tn_ref reduce, const tn_ref* carried,
                              tn_refs* out_values) {
  const tn_context* context = rewriter->context;
  for (uint32_t i = 0; i < tn_op__region_count(context, reduce) && rewriter->status == TN_OK; ++i) {
    const tn_ref block = tn_op__first_block(context, reduce, i);
    const tn_ref last = tn_block__last_op(context, block);
    const tn_ref pair[2] = {carried[i], tn_op__operand(context, reduce, i)};
    tn_ref value = tn_scf_reduce_return_result(context, last);
    for (uint32_t k = 0; k < 2; ++k) {
      if (value == tn_block__argument(context, block, k)) {
        value = pair[k];
        break;
      }
    }
    tn_refs__push(rewriter, out_values, value);
    tn_rewriter__erase(rewriter, last);
    tn_rewriter__inline_block(rewriter, block, tn_op__block(context, reduce), reduce, pair, 2);
  }
}

static void yield_values(tn_rewriter* rewriter, tn_ref block, const tn_refs* values) {
  (void)tn_scf__yield(rewriter, block, tn_refs__items((tn_refs*)(uintptr_t)values), values->count);
}

/// Converts the op to nested loops, which are lowered next.
static void lower_parallel(tn_rewriter* rewriter, tn_ref op, tn_refs* out_loops) {
  const tn_context* context = rewriter->context;
  tn_nest at;
  if (!tn_nest__open_parallel(context, op, &at) || at.rank == 0) return;
  const tn_ref body = tn_op__first_block(context, op, 0);
  const tn_ref reduce = tn_block__last_op(context, body);
  tn_refs carried = {.count = 0};
  tn_refs variables = {.count = 0};
  tn_refs values = {.count = 0};
  const uint32_t first_loop = out_loops->count;
  tn_refs__push_operands(rewriter, &carried, op, 3 * at.rank, tn_op__operand_count(context, op));
  for (uint32_t i = 0; i < at.rank && rewriter->status == TN_OK; ++i) {
    const tn_ref bounds[3] = {at.parts[0].values[i], at.parts[1].values[i], at.parts[2].values[i]};
    const tn_ref loop = tn_nest__enter_for(rewriter, bounds, &carried);
    if (loop == 0) break;
    tn_refs__push(rewriter, out_loops, loop);
    tn_refs__push(rewriter, &variables, tn_block__argument(context, rewriter->block, 0));
  }
  const tn_ref innermost = rewriter->block;
  if (rewriter->status == TN_OK) {
    inline_reductions(rewriter, reduce, tn_refs__items(&carried), &values);
    tn_rewriter__erase(rewriter, reduce);
    tn_rewriter__inline_block(rewriter, body, innermost, 0, tn_refs__items(&variables), at.rank);
    yield_values(rewriter, innermost, &values);
  }
  for (uint32_t i = at.rank; --i != 0 && rewriter->status == TN_OK;) {
    const tn_ref inner = tn_refs__items(out_loops)[first_loop + i];
    values.count = 0;
    for (uint32_t k = 0; k < carried.count; ++k) {
      tn_refs__push(rewriter, &values, tn_op__result(context, inner, k));
    }
    yield_values(rewriter, tn_op__block(context, inner), &values);
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__replace_with_op(rewriter, op, tn_refs__items(out_loops)[first_loop]);
  }
  tn_refs__free(rewriter, &carried);
  tn_refs__free(rewriter, &variables);
  tn_refs__free(rewriter, &values);
}

//===-- The pass ------------------------------------------------------------------------------===//

/// Fails if a loop cannot be lowered.
static void check_forall(tn_rewriter* rewriter, tn_ref op) {
  tn_nest at;
  if (tn_op__code(rewriter->context, op) != TN_CODE_SCF_FORALL) return;
  if (tn_op__result_count(rewriter->context, op) == 0 &&
      tn_nest__open_forall(rewriter->context, op, &at)) {
    return;
  }
  tn_rewriter__fail(rewriter, tn_op__fail(rewriter->context, op, NULL,
                                          "failed to legalize operation 'scf.forall' that was "
                                          "explicitly marked illegal"));
}

static void lower(tn_rewriter* rewriter, tn_ref op) {
  tn_nest at;
  tn_refs loops = {.count = 0};
  tn_rewriter__for(rewriter, op);
  switch (tn_op__code(rewriter->context, op)) {
    case TN_CODE_SCF_FOR:
      lower_for(rewriter, op);
      break;
    case TN_CODE_SCF_IF:
      lower_if(rewriter, op);
      break;
    case TN_CODE_SCF_WHILE:
      lower_while(rewriter, op);
      break;
    case TN_CODE_SCF_EXECUTE_REGION:
      lower_execute(rewriter, op);
      break;
    case TN_CODE_SCF_INDEX_SWITCH:
      lower_switch(rewriter, op);
      break;
    case TN_CODE_SCF_FORALL:
      op = tn_nest__open_forall(rewriter->context, op, &at) ? tn_nest__make_parallel(rewriter, &at)
                                                            : 0;
      if (op == 0) break;
      tn_rewriter__for(rewriter, op);
      lower_parallel(rewriter, op, &loops);
      break;
    case TN_CODE_SCF_PARALLEL:
      lower_parallel(rewriter, op, &loops);
      break;
    default:
      break;
  }
  for (uint32_t i = 0; i < loops.count && rewriter->status == TN_OK; ++i) {
    tn_rewriter__for(rewriter, tn_refs__items(&loops)[i]);
    lower_for(rewriter, tn_refs__items(&loops)[i]);
  }
  tn_refs__free(rewriter, &loops);
}

static tn_status lower_to_cf(tn_rewriter* rewriter, tn_ref op) {
  tn_refs ops = {.count = 0};
  // Goes from the end to the start: the ops after an op, which move to their own block, are then
  // the ops up to the next lowered op, and not all ops to the end. The ops inside an op come after
  // it.
  tn_passes__collect(rewriter, op, TN_CODE_NONE, true, &ops);
  for (uint32_t i = 0; i < ops.count && rewriter->status == TN_OK; ++i) {
    check_forall(rewriter, tn_refs__items(&ops)[i]);
  }
  for (uint32_t i = ops.count; i-- > 0 && tn_rewriter__goes_on(rewriter);) {
    if (tn_refs__items(&ops)[i] != op) lower(rewriter, tn_refs__items(&ops)[i]);
  }
  tn_refs__free(rewriter, &ops);
  return rewriter->status;
}

TN_PASS(convert_scf_to_cf) = {
    "convert-scf-to-cf", "SCFToControlFlowPass",
    "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
    .rewrite = lower_to_cf,
    TN_PASS_OPTIONS({"allow-pattern-rollback", TN_PASS_BOOL, "true", NULL,
                     "Experimental performance flag to disallow pattern rollback"})};
