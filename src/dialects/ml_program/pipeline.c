// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlprogram-pipeline-globals: removes loads of globals whose value is known within a block, and
// stores that a later store overwrites. Calls and regions have the effects of the ops that they
// contain.

#include "analysis/call_graph.h"
#include "base/judy_map.h"
#include "dialects/ml_program_ops.h"
#include "ir/op_interface.h"
#include "ir/pass_info.h"
#include "ir/symbol.h"
#include "rewrite/rewriter.h"
#include "schema/check.h"

typedef struct pipelining {
  tn_rewriter* rewriter;
  tn_symbol_finder* finder;
  tn_calls graph;
  tn_judy_map* effects;  ///< For each component of the graph: globals, and their accesses.
  tn_refs gone;          ///< Ops to erase at the end.
} pipelining;

/// The facts known at a point in a block, by the global's reference.
typedef struct knowledge {
  tn_judy_map values;  ///< The values of globals.
  tn_judy_map stores;  ///< Stores that no op has read from yet.
} knowledge;

enum { IS_LOADED = 1, IS_STORED = 2 };

static uintptr_t global_of(const tn_context* context, tn_ref op) {
  return (uintptr_t)tn_op__attribute(context, op, "global").storage;
}

static bool is_load(const tn_context* context, tn_ref op) {
  return tn_op__is_called(context, op, TN_NAME_ML_PROGRAM_GLOBAL_LOAD);
}

static bool is_store(const tn_context* context, tn_ref op) {
  return tn_op__is_called(context, op, TN_NAME_ML_PROGRAM_GLOBAL_STORE);
}

/// Returns the callee of a call by name; 0 for any other op.
static tn_ref callee_of(const pipelining* p, tn_ref op) {
  const tn_call_interface* call = tn_op_interface__of(p->rewriter->context, op)->call;
  if (call == NULL || call->callee == NULL) return 0;
  const tn_attribute callee = tn_op__attribute(p->rewriter->context, op, call->callee);
  return callee.storage == NULL
             ? 0
             : tn_symbol__nearest(p->rewriter->context, p->finder, op, callee.storage);
}

//===-- Effects of calls ----------------------------------------------------------------------===//

static void add_effect(pipelining* p, tn_judy_map* effects, uintptr_t global, uintptr_t effect) {
  uintptr_t before = 0;
  (void)tn_judy_map_get(effects, global, &before);
  if (effect <= before) return;
  tn_rewriter__fail(p->rewriter, tn_judy_map_set(effects, global, effect));
}

static void add_effects_of_ops(pipelining* p, tn_judy_map* effects, tn_ref root) {
  const tn_context* context = p->rewriter->context;
  for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(p->rewriter);
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (is_load(context, op)) add_effect(p, effects, global_of(context, op), IS_LOADED);
    if (is_store(context, op)) add_effect(p, effects, global_of(context, op), IS_STORED);
  }
}

/// Collects the effects that functions and their callees have on globals. Callees come first.
static void sum_up_effects(pipelining* p) {
  const tn_calls* graph = &p->graph;
  if (graph->component_count == 0) return;
  p->effects =
      tn_allocate_zeroed(&graph->context->allocator, graph->component_count * sizeof *p->effects);
  if (p->effects == NULL) tn_rewriter__fail(p->rewriter, tn_context__out_of_memory(graph->context));
  for (uint32_t i = 0; i < graph->order.count && p->effects != NULL; ++i) {
    const tn_call_node* node = &graph->nodes[graph->order.items[i]];
    tn_judy_map* effects = &p->effects[node->component];
    add_effects_of_ops(p, effects, node->op);
    for (uint32_t k = 0; k < node->edge_count && tn_rewriter__goes_on(p->rewriter); ++k) {
      const uint32_t callee = graph->edges.items[node->first_edge + k];
      const uint32_t component = graph->nodes[callee].component;
      uintptr_t effect = 0;
      if (component == node->component) continue;
      for (uintptr_t global = 0; tn_judy_map_first(&p->effects[component], &global, &effect);
           ++global) {
        add_effect(p, effects, global, effect);
      }
    }
  }
}

static void close_effects(pipelining* p) {
  const uint32_t count = p->effects == NULL ? 0 : p->graph.component_count;
  for (uint32_t i = 0; i < count; ++i) tn_judy_map_clear(&p->effects[i]);
  tn_deallocate(&p->rewriter->context->allocator, p->effects, count * sizeof *p->effects);
}

static void forget_global(knowledge* known, uintptr_t global, uintptr_t effect) {
  (void)tn_judy_map_remove(&known->stores, global);
  if (effect == IS_STORED) (void)tn_judy_map_remove(&known->values, global);
}

/// Removes the globals in `effects` from `known`. Goes through the smaller of the two.
static void forget_effects(knowledge* known, const tn_judy_map* effects) {
  const tn_judy_map* sides[2] = {&known->values, &known->stores};
  const size_t known_count = tn_judy_map_count(sides[0]) + tn_judy_map_count(sides[1]);
  uintptr_t value = 0;
  uintptr_t effect = 0;
  if (tn_judy_map_count(effects) < known_count) {
    for (uintptr_t global = 0; tn_judy_map_first(effects, &global, &effect); ++global) {
      forget_global(known, global, effect);
    }
    return;
  }
  for (size_t i = 0; i < 2; ++i) {
    for (uintptr_t global = 0; tn_judy_map_first(sides[i], &global, &value); ++global) {
      if (tn_judy_map_get(effects, global, &effect)) forget_global(known, global, effect);
    }
  }
}

/// Removes the globals that the ops in `root` and their callees may change.
static void forget(pipelining* p, tn_ref root, knowledge* known) {
  const tn_context* context = p->rewriter->context;
  for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(p->rewriter);
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (is_load(context, op)) forget_global(known, global_of(context, op), IS_LOADED);
    if (is_store(context, op)) forget_global(known, global_of(context, op), IS_STORED);
    const tn_ref callee = callee_of(p, op);
    const uint32_t number = callee == 0 ? UINT32_MAX : tn_calls__number(&p->graph, callee);
    if (number == UINT32_MAX) continue;
    forget_effects(known, &p->effects[p->graph.nodes[number].component]);
  }
}

//===-- Blocks --------------------------------------------------------------------------------===//

static void visit_load(pipelining* p, tn_ref op, knowledge* known) {
  const uintptr_t global = global_of(p->rewriter->context, op);
  const tn_ref result = tn_op__result(p->rewriter->context, op, 0);
  uintptr_t value = 0;
  if (tn_judy_map_get(&known->values, global, &value)) {
    tn_rewriter__replace_uses(p->rewriter, result, (tn_ref)value);
    tn_refs__push(p->rewriter, &p->gone, op);
    return;
  }
  (void)tn_judy_map_remove(&known->stores, global);
  tn_rewriter__fail(p->rewriter, tn_judy_map_set(&known->values, global, result));
}

static void visit_store(pipelining* p, tn_ref op, knowledge* known) {
  const uintptr_t global = global_of(p->rewriter->context, op);
  uintptr_t before = 0;
  if (tn_judy_map_get(&known->stores, global, &before)) {
    tn_refs__push(p->rewriter, &p->gone, (tn_ref)before);
  }
  tn_rewriter__fail(p->rewriter, tn_judy_map_set(&known->stores, global, op));
  tn_rewriter__fail(p->rewriter,
                    tn_judy_map_set(&known->values, global,
                                    tn_ml_program_global_store_value(p->rewriter->context, op)));
}

static void visit_block(pipelining* p, tn_ref block) {
  const tn_context* context = p->rewriter->context;
  knowledge known = {0};
  for (tn_ref op = tn_block__at(context, block)->first_op;
       op != 0 && tn_rewriter__goes_on(p->rewriter); op = tn_op__at(context, op)->next) {
    if (is_load(context, op)) {
      visit_load(p, op, &known);
    } else if (is_store(context, op)) {
      visit_store(p, op, &known);
    } else if (tn_op_cell__region_count(tn_op__at(context, op)) != 0 || callee_of(p, op) != 0) {
      forget(p, op, &known);
    }
  }
  tn_judy_map_clear(&known.values);
  tn_judy_map_clear(&known.stores);
}

//===-- The pass ------------------------------------------------------------------------------===//

/// Returns true if the effects of all calls are known: no call is indirect or calls a function
/// outside `root`.
static bool is_traceable(pipelining* p, tn_ref root) {
  for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(p->rewriter);
       op = tn_op__next_in_pre_order(p->rewriter->context, root, op, false)) {
    const tn_call_interface* call = tn_op_interface__of(p->rewriter->context, op)->call;
    if (call == NULL) continue;
    const tn_ref callee = callee_of(p, op);
    if (callee == 0 || (tn_callable__entry(p->rewriter->context, callee) != 0 &&
                        tn_calls__number(&p->graph, callee) == UINT32_MAX)) {
      return false;
    }
  }
  return true;
}

static tn_status pipeline_globals(tn_rewriter* rewriter, tn_ref root) {
  const tn_context* context = rewriter->context;
  tn_symbol_finder finder = {0};
  pipelining p = {.rewriter = rewriter, .finder = &finder};
  tn_rewriter__ok(rewriter, tn_calls__open(rewriter->context, &finder, root, &p.graph));
  if (rewriter->status == TN_OK && is_traceable(&p, root)) {
    sum_up_effects(&p);
    for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(rewriter);
         op = tn_op__next_in_pre_order(context, root, op, false)) {
      for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
        for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
             block = tn_block__at(context, block)->next) {
          visit_block(&p, block);
        }
      }
    }
  }
  rewriter->is_unchanged = p.gone.count == 0;
  for (uint32_t i = 0; i < p.gone.count && rewriter->status == TN_OK; ++i) {
    tn_rewriter__erase(rewriter, tn_refs__items(&p.gone)[i]);
  }
  tn_refs__free(rewriter, &p.gone);
  close_effects(&p);
  tn_calls__close(&p.graph);
  tn_symbol_finder__close(&finder, context);
  return rewriter->status;
}

TN_PASS(mlprogram_pipeline_globals) = {"mlprogram-pipeline-globals", "MLProgramPipelineGlobalsPass",
                                       "Optimize `ml_program` global operations for read and store",
                                       .rewrite = pipeline_globals};
