// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// topological-sort: in graph regions, ops behind those that make what they take, as far as cycles
// allow; else in the order in which they stood.

#include "analysis/marks.h"
#include "pass/pass.h"

typedef struct sorter {
  tn_rewriter it;
  tn_marks waiting;  ///< Of ops: not sorted yet.
} sorter;

/// Whether nothing that `value` comes from still waits, `op` aside.
static bool value_is_ready(const sorter* it, tn_ref op, tn_ref value) {
  for (tn_ref source = tn_rw__source(it->it.context, value); source != 0;
       source = tn_rw__parent(it->it.context, source)) {
    if (source == op) return true;
    if (tn_marks__get(&it->waiting, source) != 0) return false;
  }
  return true;
}

static bool is_ready(const sorter* it, tn_ref op) {
  const tn_context* context = it->it.context;
  for (tn_ref inner = op; inner != 0; inner = tn_op__next_in_pre_order(context, op, inner, false)) {
    for (uint32_t i = 0; i < tn_rw__operand_count(context, inner); ++i) {
      if (!value_is_ready(it, op, tn_rw__operand(context, inner, i))) return false;
    }
  }
  return true;
}

static void sort_block(sorter* it, tn_ref block) {
  const tn_context* context = it->it.context;
  tn_ref end = tn_rw__last_op(context, block);
  if (end == 0) return;
  if (!tn_rw__has_trait(context, end, TN_OP_TRAIT_TERMINATOR)) end = 0;
  for (tn_ref op = tn_block__at(context, block)->first_op; op != end;
       op = tn_op__at(context, op)->next) {
    *tn_marks__at(&it->waiting, op) = 1;
  }
  tn_ref place = tn_block__at(context, block)->first_op;
  while (place != end && it->it.status == TN_OK && !it->waiting.failed) {
    bool any = false;
    tn_ref next = 0;
    for (tn_ref op = place; op != end; op = next) {
      next = tn_op__at(context, op)->next;
      if (!is_ready(it, op)) continue;
      any = true;
      *tn_marks__at(&it->waiting, op) = 0;
      if (op == place) {
        place = next;
      } else {
        tn_rw__move(&it->it, op, block, place);
      }
    }
    if (any) continue;
    *tn_marks__at(&it->waiting, place) = 0;
    place = tn_op__at(context, place)->next;
  }
}

tn_status tn_pass__topological_sort(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  const tn_context* context = env->context;
  sorter it;
  tn_rw__open(&it.it, env->shard);
  tn_marks__open_in(env->shard, &it.waiting);
  for (tn_ref op = root; op != 0 && it.it.status == TN_OK;
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (!tn_rw__has_trait(context, op, TN_OP_TRAIT_GRAPH)) continue;
    for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(context, op)); ++i) {
      for (tn_ref block = tn_rw__first_block(context, op, i); block != 0;
           block = tn_block__at(context, block)->next) {
        sort_block(&it, block);
      }
    }
  }
  if (it.waiting.failed) tn_rw__fail(&it.it, TN_OUT_OF_MEMORY);
  tn_marks__close(&it.waiting);
  return it.it.status;
}
