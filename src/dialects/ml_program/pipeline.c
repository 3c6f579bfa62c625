// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlprogram-pipeline-globals: what a global is known to hold within a block is not loaded again,
// and what is stored over is not stored. Calls and regions do to globals what is in them.

#include "analysis/call_graph.h"
#include "base/judy_map.h"
#include "ir/op_interface.h"
#include "ir/symbol.h"
#include "rewrite/rewriter.h"
#include "schema/check.h"

typedef struct pipelining {
  tn_rewriter* it;
  tn_symbol_finder* finder;
  tn_refs gone;  ///< Ops that go at the end.
} pipelining;

/// What is known at a place in a block, by the global's reference.
typedef struct knowledge {
  tn_judy_map values;  ///< What a global holds.
  tn_judy_map stores;  ///< The op that stored it, which nothing has read from yet.
} knowledge;

static uintptr_t global_of(const tn_context* context, tn_ref op) {
  return (uintptr_t)tn_rewriter__attribute(context, op, "global").storage;
}

static bool is_load(const tn_context* context, tn_ref op) {
  return tn_check__is_op(context, op, "ml_program.global_load");
}

static bool is_store(const tn_context* context, tn_ref op) {
  return tn_check__is_op(context, op, "ml_program.global_store");
}

/// What is called by its name; 0 for any other op.
static tn_ref callee_of(const pipelining* p, tn_ref op) {
  const tn_call_interface* call = tn_op_interface__of(p->it->context, op)->call;
  if (call == NULL || call->callee == NULL) return 0;
  const tn_attribute callee = tn_rewriter__attribute(p->it->context, op, call->callee);
  return callee.storage == NULL ? 0
                                : tn_symbol__nearest(p->it->context, p->finder, op, callee.storage);
}

/// Forgets what the ops in `root`, and those that they call, may change.
static void forget(pipelining* p, tn_ref root, knowledge* known) {
  const tn_context* context = p->it->context;
  tn_judy_set seen = {0};
  tn_refs roots = {0};
  tn_refs__push(p->it, &roots, root);
  for (uint32_t i = 0; i < roots.count && p->it->status == TN_OK; ++i) {
    const tn_ref around = tn_refs__items(&roots)[i];
    for (tn_ref op = around; op != 0 && tn_rewriter__goes_on(p->it);
         op = tn_op__next_in_pre_order(context, around, op, false)) {
      if (is_load(context, op) || is_store(context, op)) {
        const uintptr_t global = global_of(context, op);
        (void)tn_judy_map_remove(&known->stores, global);
        if (is_store(context, op)) (void)tn_judy_map_remove(&known->values, global);
      }
      const tn_ref callee = callee_of(p, op);
      bool is_new = false;
      if (callee == 0) continue;
      tn_rewriter__fail(p->it, tn_judy_set_insert(&seen, callee, &is_new));
      if (is_new) tn_refs__push(p->it, &roots, callee);
    }
  }
  tn_judy_set_clear(&seen);
  tn_refs__free(p->it, &roots);
}

static void visit_load(pipelining* p, tn_ref op, knowledge* known) {
  const uintptr_t global = global_of(p->it->context, op);
  const tn_ref result = tn_rewriter__result(p->it->context, op, 0);
  uintptr_t value = 0;
  if (tn_judy_map_get(&known->values, global, &value)) {
    tn_rewriter__replace_uses(p->it, result, (tn_ref)value);
    tn_refs__push(p->it, &p->gone, op);
    return;
  }
  (void)tn_judy_map_remove(&known->stores, global);
  tn_rewriter__fail(p->it, tn_judy_map_set(&known->values, global, result));
}

static void visit_store(pipelining* p, tn_ref op, knowledge* known) {
  const uintptr_t global = global_of(p->it->context, op);
  uintptr_t before = 0;
  if (tn_judy_map_get(&known->stores, global, &before)) {
    tn_refs__push(p->it, &p->gone, (tn_ref)before);
  }
  tn_rewriter__fail(p->it, tn_judy_map_set(&known->stores, global, op));
  tn_rewriter__fail(
      p->it, tn_judy_map_set(&known->values, global, tn_rewriter__operand(p->it->context, op, 0)));
}

static void visit_block(pipelining* p, tn_ref block) {
  const tn_context* context = p->it->context;
  knowledge known = {0};
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0 && tn_rewriter__goes_on(p->it);
       op = tn_op__at(context, op)->next) {
    if (is_load(context, op)) {
      visit_load(p, op, &known);
    } else if (is_store(context, op)) {
      visit_store(p, op, &known);
    } else if (tn_op__region_count(tn_op__at(context, op)) != 0 || callee_of(p, op) != 0) {
      forget(p, op, &known);
    }
  }
  tn_judy_map_clear(&known.values);
  tn_judy_map_clear(&known.stores);
}

/// Whether no value is called, of which nobody knows what it does.
static bool is_traceable(pipelining* p, tn_ref root) {
  for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(p->it);
       op = tn_op__next_in_pre_order(p->it->context, root, op, false)) {
    const tn_call_interface* call = tn_op_interface__of(p->it->context, op)->call;
    if (call != NULL && (call->callee == NULL || callee_of(p, op) == 0)) return false;
  }
  return true;
}

tn_status tn_ml_program__pipeline_globals(tn_rewriter* it, tn_ref root);
tn_status tn_ml_program__pipeline_globals(tn_rewriter* it, tn_ref root) {
  const tn_context* context = it->context;
  tn_symbol_finder finder = {0};
  pipelining p = {.it = it, .finder = &finder};
  if (is_traceable(&p, root)) {
    for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(it);
         op = tn_op__next_in_pre_order(context, root, op, false)) {
      for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(context, op)); ++i) {
        for (tn_ref block = tn_rewriter__first_block(context, op, i); block != 0;
             block = tn_block__at(context, block)->next) {
          visit_block(&p, block);
        }
      }
    }
  }
  it->is_unchanged = p.gone.count == 0;
  for (uint32_t i = 0; i < p.gone.count && it->status == TN_OK; ++i) {
    tn_rewriter__erase(it, tn_refs__items(&p.gone)[i]);
  }
  tn_refs__free(it, &p.gone);
  tn_symbol_finder__close(&finder, context);
  return it->status;
}
