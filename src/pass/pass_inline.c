// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// inline: calls become what they call, callees first, each function simplified before it is looked
// at. A private function whose last use is inlined is moved rather than copied, and erased.
//
// Uses of private functions are counted: by function that uses, and in sum.

#include "analysis/call_graph.h"
#include "fold/effects.h"
#include "ir/clone.h"
#include "ir/symbol.h"
#include "pass/inline_legal.h"
#include "pass/pass.h"

/// What one function does with private ones: (number, uses) pairs, those of the op itself aside.
typedef struct uses {
  tn_refs pairs;
} uses;

typedef struct call {
  tn_ref op;
  uint32_t from;
  uint32_t to;
  uint32_t history;  ///< The inlined call that it came from, and 1 more; 0 for none.
} call;

typedef struct inlined {
  uint32_t to;
  uint32_t history;
} inlined;

typedef struct inliner {
  tn_rewriter it;
  tn_pass_env* env;
  const tn_pass* pass;
  tn_pipeline* pipelines[16];
  size_t pipeline_count;
  tn_pipeline* standard;  ///< What simplifies functions that no other pipeline is for; or NULL.
  tn_calls graph;
  tn_symbol_finder symbols;
  uses* uses;            ///< By function.
  uint32_t* use_counts;  ///< By function; UINT32_MAX: it may be used by others.
  bool* is_dead;
  call* calls;
  size_t call_count;
  size_t call_capacity;
  inlined* history;
  size_t history_count;
  size_t history_capacity;
} inliner;

//===-- Uses ----------------------------------------------------------------------------------===//

static uint32_t* pair_of(inliner* it, uint32_t user, uint32_t used) {
  tn_refs* pairs = &it->uses[user].pairs;
  for (uint32_t i = 0; i < pairs->count; i += 2) {
    if (tn_refs__items(pairs)[i] == used) return &tn_refs__items(pairs)[i + 1];
  }
  return NULL;
}

static void add_uses(inliner* it, uint32_t user, uint32_t used, uint32_t count) {
  if (it->use_counts[used] == UINT32_MAX) return;
  it->use_counts[used] += count;
  uint32_t* pair = pair_of(it, user, used);
  if (pair != NULL) {
    *pair += count;
    return;
  }
  tn_refs__push(&it->it, &it->uses[user].pairs, used);
  tn_refs__push(&it->it, &it->uses[user].pairs, count);
}

typedef struct use_visit {
  inliner* it;
  uint32_t user;
  tn_ref only;  ///< The one op that is asked about; 0: all.
  bool drops;
  bool keeps;  ///< Outside of functions: what is used stays.
} use_visit;

static bool see_use(void* user_data, tn_ref op, const tn_storage* reference) {
  use_visit* visit = user_data;
  inliner* it = visit->it;
  if (visit->only != 0 && op != visit->only) return true;
  const tn_ref symbol = tn_symbol__nearest(it->it.context, it->it.symbols, op, reference);
  const uint32_t used = symbol == 0 ? UINT32_MAX : tn_calls__number(&it->graph, symbol);
  if (used == UINT32_MAX || it->use_counts[used] == UINT32_MAX) return true;
  if (visit->keeps) {
    it->use_counts[used] = UINT32_MAX;
  } else if (!visit->drops) {
    add_uses(it, visit->user, used, 1);
  } else {
    uint32_t* pair = pair_of(it, visit->user, used);
    if (pair != NULL && *pair != 0) {
      --*pair;
      --it->use_counts[used];
    }
  }
  return true;
}

static void drop_all_uses(inliner* it, uint32_t user) {
  tn_refs* pairs = &it->uses[user].pairs;
  for (uint32_t i = 0; i < pairs->count; i += 2) {
    const uint32_t used = tn_refs__items(pairs)[i];
    if (it->use_counts[used] != UINT32_MAX) {
      it->use_counts[used] -= tn_refs__items(pairs)[i + 1];
    }
  }
  tn_refs__free(&it->it, pairs);
}

static void walk_uses(inliner* it, tn_ref root, use_visit* visit) {
  tn_status status = tn_symbol__visit_op_uses(it->it.context, root, see_use, visit);
  if (status == TN_OK) status = tn_symbol__walk_uses(it->it.context, root, see_use, visit);
  if (status != TN_INTERRUPTED) (void)tn_rw__ok(&it->it, status);
}

static void count_uses(inliner* it, uint32_t user) {
  use_visit visit = {.it = it, .user = user};
  drop_all_uses(it, user);
  walk_uses(it, it->graph.nodes[user].op, &visit);
}

/// One use of `used` is gone, a call in `user`.
static void drop_use(inliner* it, uint32_t user, uint32_t used) {
  uint32_t* pair = pair_of(it, user, used);
  if (it->use_counts[used] == UINT32_MAX || pair == NULL || *pair == 0) return;
  --*pair;
  --it->use_counts[used];
}

static void merge_uses(inliner* it, uint32_t from, uint32_t into) {
  tn_refs* pairs = &it->uses[from].pairs;
  for (uint32_t i = 0; i < pairs->count; i += 2) {
    const uint32_t used = tn_refs__items(pairs)[i];
    add_uses(it, into, used, tn_refs__items(pairs)[i + 1]);
  }
}

/// Private functions count their uses, unless an op that is no function names them.
static void open_uses(inliner* it, tn_ref root) {
  const tn_context* context = it->it.context;
  for (uint32_t i = 0; i < it->graph.count; ++i) {
    it->use_counts[i] = tn_symbol__is_public(context, it->graph.nodes[i].op) ? UINT32_MAX : 0;
  }
  use_visit visit = {.it = it, .keeps = true};
  for (tn_ref op = tn_op__next_in_pre_order(context, root, root, false);
       op != 0 && it->it.status == TN_OK;
       op = tn_op__next_in_pre_order(context, root, op,
                                     !tn_rw__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE))) {
    if (tn_calls__number(&it->graph, op) == UINT32_MAX) walk_uses(it, op, &visit);
  }
  for (uint32_t i = 0; i < it->graph.count && it->it.status == TN_OK; ++i) count_uses(it, i);
}

//===-- Simplifying ---------------------------------------------------------------------------===//

static tn_status simplify(inliner* it, tn_ref op) {
  const tn_string_view name = tn_op__name_text(it->it.context, tn_op__at(it->it.context, op));
  for (size_t i = 0; i < it->pipeline_count; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(it->pipelines[i]->anchor))) {
      return tn_pipeline__run(it->env, it->pipelines[i], op);
    }
  }
  return it->standard == NULL ? TN_OK : tn_pipeline__run(it->env, it->standard, op);
}

//===-- Collecting calls ----------------------------------------------------------------------===//

static void add_call(inliner* it, tn_ref op, uint32_t from) {
  const tn_attribute name = tn_rw__attribute(it->it.context, op, "callee");
  const tn_ref callee = tn_call__callee(it->it.context, it->it.symbols, op);
  if (callee == 0 || tn_symbol_ref_attribute_nested_count(name) != 0) return;
  if (!tn_array_grow(&it->it.context->allocator, (void*)&it->calls, &it->call_capacity,
                     it->call_count + 1, sizeof *it->calls)) {
    tn_rw__fail(&it->it, tn_context__out_of_memory(it->it.context));
    return;
  }
  it->calls[it->call_count++] =
      (call){.op = op, .from = from, .to = tn_calls__number(&it->graph, callee)};
}

/// Calls in the blocks from `first` up to, not including, `end`; blocks are taken last first.
static void collect(inliner* it, tn_ref first, tn_ref end, uint32_t from) {
  const tn_context* context = it->it.context;
  tn_refs blocks = {0};
  for (tn_ref block = first; block != end; block = tn_block__at(context, block)->next) {
    tn_refs__push(&it->it, &blocks, block);
  }
  while (blocks.count != 0 && it->it.status == TN_OK) {
    const tn_ref block = tn_refs__items(&blocks)[--blocks.count];
    for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
         op = tn_op__at(context, op)->next) {
      if (tn_rw__code(context, op) == TN_CODE_FUNC_CALL) {
        add_call(it, op, from);
        continue;
      }
      for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(context, op)); ++i) {
        for (tn_ref inner = tn_rw__first_block(context, op, i); inner != 0;
             inner = tn_block__at(context, inner)->next) {
          tn_refs__push(&it->it, &blocks, inner);
        }
      }
    }
  }
  tn_refs__free(&it->it, &blocks);
}

//===-- What may be inlined -------------------------------------------------------------------===//

static bool calls_back(const inliner* it, const call* item) {
  const tn_call_node* node = &it->graph.nodes[item->to];
  for (uint32_t i = 0; i < node->edge_count; ++i) {
    const uint32_t to = it->graph.edges.items[node->first_edge + i];
    if (to == item->to || to == item->from) return true;
  }
  return false;
}

static uint32_t count_ops(const tn_context* context, tn_ref root) {
  uint32_t count = 0;
  for (tn_ref op = tn_op__next_in_pre_order(context, root, root, false); op != 0;
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    ++count;
  }
  return count;
}

static bool is_profitable(const inliner* it, const call* item) {
  const int64_t threshold = tn_pass__number(it->pass, "inlining-threshold");
  if (threshold == 0) return false;
  if (threshold >= UINT32_MAX || threshold < 0) return true;
  const uint32_t caller = count_ops(it->it.context, it->graph.nodes[item->from].op);
  if (caller == 0) return true;
  return count_ops(it->it.context, it->graph.nodes[item->to].op) * 100 / caller <= threshold;
}

static bool was_inlined_from(const inliner* it, const call* item) {
  for (uint32_t at = item->history; at != 0; at = it->history[at - 1].history) {
    if (it->history[at - 1].to == item->to) return true;
  }
  return false;
}

static bool should_inline(const inliner* it, const call* item) {
  const tn_context* context = it->it.context;
  const tn_ref callee = it->graph.nodes[item->to].op;
  if (was_inlined_from(it, item) || calls_back(it, item)) return false;
  if (tn_op__is_ancestor(context, callee, item->op)) return false;
  const tn_ref parent = tn_rw__parent(context, item->op);
  const tn_ref entry = tn_rw__first_block(context, callee, 0);
  if (tn_block__at(context, entry)->next != 0 &&
      tn_rw__code(context, parent) != TN_CODE_FUNC_FUNC &&
      tn_rw__code(context, parent) != TN_CODE_SCF_EXECUTE_REGION) {
    return false;
  }
  if (tn_rw__attribute(context, item->op, "no_inline").storage != NULL ||
      tn_rw__attribute(context, callee, "no_inline").storage != NULL) {
    return false;
  }
  return is_profitable(it, item) && tn_inline__is_legal(context, item->op, callee);
}

//===-- Inlining ------------------------------------------------------------------------------===//

/// Copies of the callee's blocks, in front of `behind`; 0 on failure.
static tn_ref copy_blocks(inliner* it, tn_ref callee, tn_ref call_op, tn_ref behind) {
  tn_rewriter* rewriter = &it->it;
  const tn_context* context = rewriter->context;
  struct tn_clone_map map;
  tn_clone_map__initialize(rewriter->context, &map);
  const tn_ref entry = tn_rw__first_block(context, callee, 0);
  for (uint32_t i = 0; i < tn_rw__argument_count(context, entry); ++i) {
    if (!tn_clone_map__set_value(&map, tn_rw__argument(context, entry, i),
                                 tn_rw__operand(context, call_op, i))) {
      tn_rw__fail(rewriter, TN_OUT_OF_MEMORY);
    }
  }
  const tn_ref copy =
      rewriter->status != TN_OK ? 0 : tn_op__clone(rewriter->shard, callee, TN_CLONE_WHOLE, &map);
  tn_clone_map__finalize(&map);
  if (copy == 0) {
    tn_rw__fail(rewriter, TN_OUT_OF_MEMORY);
    return 0;
  }
  const tn_ref first = tn_rw__first_block(context, copy, 0);
  tn_rw__inline_region(rewriter, tn_rw__region(context, copy, 0),
                       tn_rw__block_region(context, behind), behind);
  tn_op__destroy(rewriter->shard, copy);
  return first;
}

/// The location of an inlined op: where it was, called from there.
static void set_locations(inliner* it, tn_ref first, tn_ref end, uint32_t caller) {
  tn_context* context = it->it.context;
  if (caller == 0) return;
  for (tn_ref block = first; block != end; block = tn_block__at(context, block)->next) {
    for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
         op = tn_op__at(context, op)->next) {
      for (tn_ref at = op; at != 0; at = tn_op__next_in_pre_order(context, op, at, false)) {
        tn_op_cell* cell = tn_op__at(context, at);
        tn_location made = {NULL, 0};
        if (!tn_rw__ok(&it->it,
                       tn_location_call_site_get(tn_location__from(context, cell->location),
                                                 tn_location__from(context, caller), &made))) {
          return;
        }
        cell->location = tn_location__ref(made);
      }
    }
  }
}

/// Puts what the callee returns in the place of the call's results.
static void take_returned(inliner* it, tn_ref call_op, tn_ref first, tn_ref behind) {
  tn_rewriter* rewriter = &it->it;
  const tn_context* context = rewriter->context;
  const uint32_t count = tn_rw__result_count(context, call_op);
  if (tn_block__at(context, first)->next == behind) {
    const tn_ref last = tn_rw__last_op(context, first);
    for (uint32_t i = 0; i < count; ++i) {
      tn_rw__replace_uses(rewriter, tn_rw__result(context, call_op, i),
                          tn_rw__operand(context, last, i));
    }
    tn_rw__erase(rewriter, last);
    tn_rw__inline_block(rewriter, behind, first, 0, NULL, 0);
    return;
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref result = tn_rw__result(context, call_op, i);
    const tn_ref argument = tn_rw__add_argument(rewriter, behind, tn_rw__type(context, result),
                                                tn_op__at(context, call_op)->location);
    if (argument != 0) tn_rw__replace_uses(rewriter, result, argument);
  }
  for (tn_ref block = first; block != behind && rewriter->status == TN_OK;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_rw__last_op(context, block);
    if (tn_rw__code(context, last) != TN_CODE_FUNC_RETURN) continue;
    tn_refs operands = {0};
    tn_refs__push_operands(rewriter, &operands, last, 0, tn_rw__operand_count(context, last));
    tn_rw__for(rewriter, last);
    (void)tn_rw__create(rewriter, &(tn_rw_spec){.code = TN_CODE_CF_BR,
                                                .operands = tn_refs__items(&operands),
                                                .operand_count = operands.count,
                                                .successors = &behind,
                                                .successor_count = 1});
    tn_rw__erase(rewriter, last);
    tn_refs__free(rewriter, &operands);
  }
}

static void inline_call(inliner* it, const call* item, bool in_place) {
  tn_rewriter* rewriter = &it->it;
  const tn_context* context = rewriter->context;
  const tn_ref callee = it->graph.nodes[item->to].op;
  const tn_ref block = tn_rw__block(context, item->op);
  const tn_ref behind = tn_rw__split_block(rewriter, block, tn_op__at(context, item->op)->next);
  if (behind == 0) return;
  tn_ref first = tn_rw__first_block(context, callee, 0);
  if (in_place) {
    for (uint32_t i = 0; i < tn_rw__argument_count(context, first); ++i) {
      tn_rw__replace_uses(rewriter, tn_rw__argument(context, first, i),
                          tn_rw__operand(context, item->op, i));
    }
    tn_rw__inline_region(rewriter, tn_rw__region(context, callee, 0),
                         tn_rw__block_region(context, block), behind);
  } else {
    first = copy_blocks(it, callee, item->op, behind);
  }
  if (first == 0 || rewriter->status != TN_OK) return;
  while (tn_rw__argument_count(context, first) != 0) {
    tn_block__erase_argument(rewriter->shard, first, tn_rw__argument_count(context, first) - 1);
  }
  set_locations(it, first, behind, tn_op__at(context, item->op)->location);
  collect(it, first, behind, item->from);
  take_returned(it, item->op, first, behind);
  tn_rw__inline_block(rewriter, first, block, 0, NULL, 0);
}

static bool record(inliner* it, const call* item, size_t first_new) {
  if (!tn_array_grow(&it->it.context->allocator, (void*)&it->history, &it->history_capacity,
                     it->history_count + 1, sizeof *it->history)) {
    tn_rw__fail(&it->it, tn_context__out_of_memory(it->it.context));
    return false;
  }
  it->history[it->history_count++] = (inlined){item->to, item->history};
  for (size_t i = first_new; i < it->call_count; ++i) {
    it->calls[i].history = (uint32_t)it->history_count;
  }
  return true;
}

/// Inlines calls in the functions of a component; true if there were any.
static bool inline_component(inliner* it, uint32_t start, uint32_t end) {
  const tn_context* context = it->it.context;
  bool any = false;
  it->call_count = 0;
  it->history_count = 0;
  for (uint32_t i = start; i < end; ++i) {
    const uint32_t number = it->graph.order.items[i];
    if (it->is_dead[number]) continue;
    if (it->use_counts[number] == 0) {
      it->is_dead[number] = true;
    } else {
      collect(it, tn_rw__first_block(context, it->graph.nodes[number].op, 0), 0, number);
    }
  }
  for (size_t i = 0; i < it->call_count && it->it.status == TN_OK; ++i) {
    const call item = it->calls[i];
    if (it->is_dead[item.from] || it->is_dead[item.to] || !should_inline(it, &item)) continue;
    const size_t before = it->call_count;
    const bool in_place = it->use_counts[item.to] == 1;
    inline_call(it, &item, in_place);
    if (it->it.status != TN_OK || !record(it, &item, before)) break;
    any = true;
    drop_use(it, item.from, item.to);
    merge_uses(it, item.to, item.from);
    tn_rw__erase(&it->it, item.op);
    if (in_place) {
      drop_all_uses(it, item.to);
      it->use_counts[item.to] = 0;
      it->is_dead[item.to] = true;
    }
  }
  return any;
}

static tn_status run_component(inliner* it, uint32_t start, uint32_t end) {
  const int64_t iterations = tn_pass__number(it->pass, "max-iterations");
  int64_t done = 0;
  do {
    for (uint32_t i = start; i < end; ++i) {
      const uint32_t number = it->graph.order.items[i];
      if (it->is_dead[number]) continue;
      TN_TRY(simplify(it, it->graph.nodes[number].op));
      count_uses(it, number);
    }
    if (it->it.status != TN_OK || !inline_component(it, start, end)) break;
  } while (++done < iterations);
  return it->it.status;
}

static tn_status run_all(inliner* it) {
  const uint32_t count = it->graph.count;
  for (uint32_t start = 0; start < count;) {
    const uint32_t* order = it->graph.order.items;
    const uint32_t component = it->graph.nodes[order[start]].component;
    uint32_t end = start;
    while (end < count && it->graph.nodes[order[end]].component == component) ++end;
    TN_TRY(run_component(it, start, end));
    start = end;
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (it->is_dead[i]) tn_op__destroy(it->it.shard, it->graph.nodes[i].op);
  }
  return TN_OK;
}

//===-- The pass ------------------------------------------------------------------------------===//

/// The pipelines of `op-pipelines`: "func.func(canonicalize),other.op(cse)".
static tn_status open_pipelines(inliner* it) {
  const char* text = tn_pass__text(it->pass, "op-pipelines");
  const char* standard = tn_pass__text(it->pass, "default-pipeline");
  if (*standard != '\0') {
    TN_TRY(tn_pipeline__create(it->it.context, tn_string_view_from("any"), &it->standard));
    TN_TRY(tn_pipeline__parse(it->standard, tn_string_view_from(standard)));
  }
  while (*text != '\0' && it->pipeline_count < sizeof it->pipelines / sizeof *it->pipelines) {
    size_t depth = 0;
    size_t size = 0;
    for (; text[size] != '\0' && (depth != 0 || text[size] != ','); ++size) {
      if (text[size] == '(') ++depth;
      if (text[size] == ')' && depth != 0) --depth;
    }
    TN_TRY(tn_pipeline__parse_whole(it->it.context, (tn_string_view){text, size},
                                    &it->pipelines[it->pipeline_count]));
    ++it->pipeline_count;
    text += size + (text[size] == ',');
  }
  return TN_OK;
}

static void close_inliner(inliner* it) {
  const tn_allocator* allocator = &it->it.context->allocator;
  const size_t count = (size_t)it->graph.count + 1;
  for (uint32_t i = 0; it->uses != NULL && i < it->graph.count; ++i) {
    tn_refs__free(&it->it, &it->uses[i].pairs);
  }
  tn_deallocate(allocator, it->uses, count * sizeof *it->uses);
  tn_deallocate(allocator, it->use_counts, count * sizeof *it->use_counts);
  tn_deallocate(allocator, it->is_dead, count * sizeof *it->is_dead);
  tn_deallocate(allocator, it->calls, it->call_capacity * sizeof *it->calls);
  tn_deallocate(allocator, it->history, it->history_capacity * sizeof *it->history);
  tn_calls__close(&it->graph);
  tn_rw__close_symbols(&it->it, &it->symbols);
  for (size_t i = 0; i < it->pipeline_count; ++i) tn_pipeline__destroy(it->pipelines[i]);
  tn_pipeline__destroy(it->standard);
}

tn_status tn_pass__inline(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  TN_TRY(tn_pass__needs_symbol_table(env->context, op, "the inliner"));
  const tn_allocator* allocator = &env->context->allocator;
  inliner* it = tn_allocate_zeroed(allocator, sizeof *it);
  if (it == NULL) return tn_context__out_of_memory(env->context);
  it->env = env;
  it->pass = pass;
  tn_rw__open(&it->it, env->shard);
  tn_rw__open_symbols(&it->it, &it->symbols);
  tn_rw__fail(&it->it, tn_calls__open(env->context, &it->symbols, op, &it->graph));
  const size_t count = (size_t)it->graph.count + 1;
  it->uses = tn_allocate_zeroed(allocator, count * sizeof *it->uses);
  it->use_counts = tn_allocate_zeroed(allocator, count * sizeof *it->use_counts);
  it->is_dead = tn_allocate_zeroed(allocator, count * sizeof *it->is_dead);
  tn_status status = it->it.status;
  if (status == TN_OK && (it->uses == NULL || it->use_counts == NULL || it->is_dead == NULL)) {
    status = tn_context__out_of_memory(env->context);
  }
  if (status == TN_OK) status = open_pipelines(it);
  if (status == TN_OK) {
    open_uses(it, op);
    status = it->it.status == TN_OK ? run_all(it) : it->it.status;
  }
  close_inliner(it);
  tn_deallocate(allocator, it, sizeof *it);
  return status;
}
