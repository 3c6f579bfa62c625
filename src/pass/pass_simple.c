// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Small passes: strip-debuginfo, trivial-dce.

#include "fold/effects.h"
#include "ir/walk.h"
#include "pass/pass.h"

//===-- strip-debuginfo -----------------------------------------------------------------------===//

tn_status tn_pass__strip_debuginfo(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  const tn_context* context = env->context;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    tn_op_cell* cell = tn_op__at(context, op);
    cell->location = 0;
    for (uint32_t i = 0; i < tn_op__region_count(cell); ++i) {
      for (tn_ref block = tn_rw__first_block(context, op, i); block != 0;
           block = tn_block__at(context, block)->next) {
        for (uint32_t k = 0; k < tn_rw__argument_count(context, block); ++k) {
          tn_argument__at(context, tn_rw__argument(context, block, k))->location = 0;
        }
      }
    }
  }
  return TN_OK;
}

//===-- trivial-dce ---------------------------------------------------------------------------===//

static tn_walk_result erase_if_dead(void* user_data, tn_ref op) {
  tn_rewriter* it = user_data;
  if (tn_effects__is_dead(it->context, op)) tn_rw__erase(it, op);
  return TN_WALK_ADVANCE;
}

/// Users first: blocks are walked from their ends, as often as something dies.
static bool erase_round(tn_rewriter* it, tn_ref root) {
  const uint64_t before = it->shard->erased_op_count;
  (void)tn_op__walk(it->shard, root, TN_WALK_POST_ORDER, erase_if_dead, it);
  return it->shard->erased_op_count != before;
}

tn_status tn_pass__trivial_dce(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  tn_rewriter it;
  tn_rw__open(&it, env->shard);
  while (it.status == TN_OK && erase_round(&it, root)) continue;
  return it.status;
}
