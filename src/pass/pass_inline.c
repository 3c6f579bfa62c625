// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// inline: calls become what they call, callees first, each function simplified before it is looked
// at. A private function whose last use is inlined is moved rather than copied, and erased.
//
// Calls side by side in a block are inlined from the last one on: what is behind a call moves to a
// block of its own when it is inlined, and that way it moves once.

#include "analysis/call_graph.h"
#include "ir/clone.h"
#include "ir/symbol.h"
#include "pass/inline_uses.h"
#include "pass/inliner_interface.h"
#include "pass/pass.h"
#include "rewrite/effects.h"

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
  tn_pipeline** pipelines;
  size_t pipeline_count;
  size_t pipeline_capacity;
  tn_pipeline* standard;  ///< What simplifies functions that no other pipeline is for; or NULL.
  tn_calls graph;
  tn_symbol_finder symbols;
  tn_use_counts uses;
  bool* is_dead;        ///< By function.
  uint32_t* op_counts;  ///< By function: the ops in it, and 1 more; 0: they were not counted.
  int64_t threshold;    ///< How many ops of the callee there may be for a hundred of the caller.
  call* calls;
  size_t call_count;
  size_t call_capacity;
  inlined* history;
  size_t history_count;
  size_t history_capacity;
} inliner;

//===-- Uses ----------------------------------------------------------------------------------===//

typedef struct use_visit {
  inliner* it;
  uint32_t user;
  bool keeps;  ///< Outside of functions: what is used stays.
} use_visit;

static bool see_use(void* user_data, tn_ref op, const tn_storage* reference) {
  const use_visit* visit = user_data;
  inliner* it = visit->it;
  if (!tn_rewriter__goes_on(&it->it)) return false;
  const tn_ref symbol = tn_symbol__nearest(it->it.context, it->it.symbols, op, reference);
  const uint32_t used = symbol == 0 ? UINT32_MAX : tn_calls__number(&it->graph, symbol);
  if (used == UINT32_MAX || !tn_use_counts__is_known(&it->uses, used)) return true;
  if (visit->keeps) {
    it->uses.sums[used] = TN_USES_UNKNOWN;
  } else {
    tn_use_counts__add(&it->uses, visit->user, used, 1);
  }
  return true;
}

static void walk_uses(inliner* it, tn_ref root, use_visit* visit) {
  tn_status status = tn_symbol__visit_op_uses(it->it.context, root, see_use, visit);
  if (status == TN_OK && tn_symbol__may_be_table(it->it.context, root)) status = TN_NOT_FOUND;
  if (status == TN_OK) status = tn_symbol__walk_uses(it->it.context, root, see_use, visit);
  if (status == TN_NOT_FOUND) {
    // Any function may be used there.
    for (uint32_t i = 0; i < it->graph.count; ++i) it->uses.sums[i] = TN_USES_UNKNOWN;
    return;
  }
  if (status != TN_INTERRUPTED) (void)tn_rewriter__ok(&it->it, status);
}

static void count_uses(inliner* it, uint32_t user) {
  use_visit visit = {.it = it, .user = user};
  tn_use_counts__drop_all(&it->uses, user);
  walk_uses(it, it->graph.nodes[user].op, &visit);
}

/// Visits what the ops of a symbol table use that are no functions.
static void visit_others(inliner* it, tn_ref table) {
  const tn_context* context = it->it.context;
  use_visit visit = {.it = it, .keeps = true};
  tn_ref op = tn_op__next_in_pre_order(context, table, table, false);
  for (; op != 0; op = tn_op__next_in_pre_order(context, table, op, true)) {
    if (tn_calls__number(&it->graph, op) == UINT32_MAX) walk_uses(it, op, &visit);
  }
}

/// Private functions count their uses, unless an op that is no function names them.
static void open_uses(inliner* it, tn_ref root) {
  const tn_context* context = it->it.context;
  for (uint32_t i = 0; i < it->graph.count; ++i) {
    if (tn_symbol__is_public(context, it->graph.nodes[i].op)) it->uses.sums[i] = TN_USES_UNKNOWN;
  }
  uint32_t tables_left = it->graph.table_count;
  for (tn_ref op = root; op != 0 && tables_left != 0 && it->it.status == TN_OK;
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (!tn_op__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE)) continue;
    visit_others(it, op);
    --tables_left;
  }
  for (uint32_t i = 0; i < it->graph.count && tn_rewriter__goes_on(&it->it); ++i) count_uses(it, i);
}

//===-- Simplifying ---------------------------------------------------------------------------===//

static bool has_callbacks(const tn_pipeline* pipeline) {
  for (size_t i = 0; i < pipeline->count; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    if (pass->nested != NULL ? has_callbacks(pass->nested) : pass->info == NULL) return true;
  }
  return false;
}

/// Whether the functions of the graph are all there. A pass of the caller's own is to change no
/// other than its own, but nothing keeps it from that.
static bool are_all_there(const inliner* it) {
  for (uint32_t i = 0; i < it->graph.count; ++i) {
    const tn_call_node* node = &it->graph.nodes[i];
    if (tn_op__at(it->it.context, node->op)->generation != node->generation) return false;
  }
  return true;
}

static tn_status run_pipeline(inliner* it, const tn_pipeline* pipeline, tn_ref op) {
  TN_TRY(tn_pipeline__run(it->env, pipeline, op));
  if (!has_callbacks(pipeline) || are_all_there(it)) return TN_OK;
  return tn_context__fail(it->it.context, TN_VERIFY_FAILED, (tn_location){it->it.context, 0},
                          "a pass of the inliner's pipeline erased another function");
}

static tn_status simplify(inliner* it, tn_ref op) {
  const tn_string_view name = tn_op_cell__name_text(it->it.context, tn_op__at(it->it.context, op));
  for (size_t i = 0; i < it->pipeline_count; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(it->pipelines[i]->anchor))) {
      return run_pipeline(it, it->pipelines[i], op);
    }
  }
  return it->standard == NULL ? TN_OK : run_pipeline(it, it->standard, op);
}

//===-- Collecting calls ----------------------------------------------------------------------===//

static void add_call(inliner* it, tn_ref op, uint32_t from) {
  const tn_attribute name = tn_call__symbol(it->it.context, op);
  const tn_ref callee = tn_call__callee(it->it.context, it->it.symbols, op);
  if (callee == 0 || tn_symbol_ref_attribute_nested_count(name) != 0) return;
  if (!tn_array_grow(&it->it.context->allocator, (void*)&it->calls, &it->call_capacity,
                     it->call_count + 1, sizeof *it->calls)) {
    tn_rewriter__fail(&it->it, tn_context__out_of_memory(it->it.context));
    return;
  }
  it->calls[it->call_count++] =
      (call){.op = op, .from = from, .to = tn_calls__number(&it->graph, callee)};
}

/// Calls in the blocks from `first` up to, not including, `end`; blocks are taken last first.
/// Returns how many ops there are.
static uint32_t collect(inliner* it, tn_ref first, tn_ref end, uint32_t from) {
  const tn_context* context = it->it.context;
  uint32_t op_count = 0;
  tn_refs blocks = {0};
  for (tn_ref block = first; block != end; block = tn_block__at(context, block)->next) {
    tn_refs__push(&it->it, &blocks, block);
  }
  while (blocks.count != 0 && it->it.status == TN_OK) {
    const tn_ref block = tn_refs__items(&blocks)[--blocks.count];
    for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
         op = tn_op__at(context, op)->next) {
      ++op_count;
      if (tn_call__is(context, op)) {
        add_call(it, op, from);
        continue;
      }
      for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
        for (tn_ref inner = tn_op__first_block(context, op, i); inner != 0;
             inner = tn_block__at(context, inner)->next) {
          tn_refs__push(&it->it, &blocks, inner);
        }
      }
    }
  }
  tn_refs__free(&it->it, &blocks);
  return op_count;
}

//===-- What may be inlined -------------------------------------------------------------------===//

/// Whether the callee calls the caller, or itself.
static bool calls_back(inliner* it, const call* item) {
  return tn_calls__has_edge(&it->graph, item->to, item->to) ||
         tn_calls__has_edge(&it->graph, item->to, item->from);
}

/// The ops in a function.
static uint32_t count_ops(inliner* it, uint32_t function) {
  const tn_context* context = it->it.context;
  const tn_ref root = it->graph.nodes[function].op;
  uint32_t* count = &it->op_counts[function];
  if (*count != 0) return *count - 1;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) ++*count;
  return *count - 1;
}

static bool is_profitable(inliner* it, const call* item) {
  if (it->threshold == 0) return false;
  if (it->threshold >= UINT32_MAX || it->threshold < 0) return true;
  const uint32_t caller = count_ops(it, item->from);
  if (caller == 0) return true;
  return (int64_t)count_ops(it, item->to) * 100 / caller <= it->threshold;
}

static bool was_inlined_from(const inliner* it, const call* item) {
  for (uint32_t at = item->history; at != 0; at = it->history[at - 1].history) {
    if (it->history[at - 1].to == item->to) return true;
  }
  return false;
}

static bool should_inline(inliner* it, const call* item) {
  const tn_context* context = it->it.context;
  const tn_ref callee = it->graph.nodes[item->to].op;
  if (was_inlined_from(it, item) || calls_back(it, item)) return false;
  if (tn_op__is_ancestor(context, callee, item->op)) return false;
  const tn_ref parent = tn_op__parent(context, item->op);
  const tn_ref entry = tn_callable__entry(context, callee);
  if (tn_block__at(context, entry)->next != 0 &&
      tn_op__has_trait(context, parent, TN_OP_TRAIT_SINGLE_BLOCK)) {
    return false;
  }
  return is_profitable(it, item) && tn_inline__is_legal(context, item->op, callee);
}

//===-- Inlining ------------------------------------------------------------------------------===//

/// Copies the callee's blocks into the region, before `behind` or, if that is 0, at
/// its end. Returns the first; 0 on failure.
static tn_ref copy_blocks(inliner* it, tn_ref callee, tn_ref call_op, tn_ref region,
                          tn_ref behind) {
  tn_rewriter* rewriter = &it->it;
  const tn_context* context = rewriter->context;
  struct tn_clone_map map;
  tn_clone_map__initialize(rewriter->context, &map);
  const tn_ref entry = tn_callable__entry(context, callee);
  const uint32_t first_argument = tn_call__first_argument(context, call_op);
  for (uint32_t i = 0; i < tn_block__argument_count(context, entry); ++i) {
    if (!tn_clone_map__set_value(&map, tn_block__argument(context, entry, i),
                                 tn_op__operand(context, call_op, first_argument + i))) {
      tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    }
  }
  const tn_ref copy =
      rewriter->status != TN_OK ? 0 : tn_op__clone(rewriter->shard, callee, TN_CLONE_WHOLE, &map);
  tn_clone_map__finalize(&map);
  if (copy == 0) {
    tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    return 0;
  }
  const tn_ref first = tn_callable__entry(context, copy);
  tn_rewriter__inline_region(rewriter, tn_block__region(context, first), region, behind);
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
        if (!tn_rewriter__ok(
                &it->it, tn_location_call_site_get(tn_location__from(context, cell->location),
                                                   tn_location__from(context, caller), &made))) {
          return;
        }
        cell->location = tn_location__ref(made);
      }
    }
  }
}

/// The same for the callee's own blocks.
static tn_ref move_blocks(inliner* it, tn_ref callee, tn_ref call_op, tn_ref region,
                          tn_ref behind) {
  const tn_context* context = it->it.context;
  const tn_ref first = tn_callable__entry(context, callee);
  const uint32_t first_argument = tn_call__first_argument(context, call_op);
  for (uint32_t i = 0; i < tn_block__argument_count(context, first); ++i) {
    tn_rewriter__replace_uses(&it->it, tn_block__argument(context, first, i),
                              tn_op__operand(context, call_op, first_argument + i));
  }
  tn_rewriter__inline_region(&it->it, tn_block__region(context, first), region, behind);
  return first;
}

/// What the callee's only block, `made`, returns is what the call gave; its ops come in front of
/// `next`.
static void join_block(inliner* it, tn_ref call_op, tn_ref made, tn_ref next) {
  tn_rewriter* rewriter = &it->it;
  const tn_context* context = rewriter->context;
  const tn_ref last = tn_block__last_op(context, made);
  for (uint32_t i = 0; i < tn_op__result_count(context, call_op); ++i) {
    tn_rewriter__replace_uses(rewriter, tn_op__result(context, call_op, i),
                              tn_op__operand(context, last, i));
  }
  tn_rewriter__erase(rewriter, last);
  tn_rewriter__inline_block(rewriter, made, tn_op__block(context, call_op), next, NULL, 0);
}

/// What the blocks from `made` on return goes to `behind`, whose arguments are what the call gave.
static void join_blocks(inliner* it, tn_ref call_op, tn_ref made, tn_ref behind) {
  tn_rewriter* rewriter = &it->it;
  const tn_context* context = rewriter->context;
  for (uint32_t i = 0; i < tn_op__result_count(context, call_op); ++i) {
    const tn_ref result = tn_op__result(context, call_op, i);
    const tn_ref argument = tn_rewriter__add_argument(
        rewriter, behind, tn_value__type(context, result), tn_op__at(context, call_op)->location);
    if (argument != 0) tn_rewriter__replace_uses(rewriter, result, argument);
  }
  for (tn_ref block = made; block != behind && rewriter->status == TN_OK;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    const tn_inliner_interface* dialect = tn_op_interface__of(context, last)->inliner;
    if (dialect != NULL && dialect->handle_terminator != NULL) {
      dialect->handle_terminator(rewriter, last, behind);
    }
  }
  tn_rewriter__inline_block(rewriter, made, tn_op__block(context, call_op), 0, NULL, 0);
}

/// Operand number `index` of `op`, converted to `type` where the rewriter stands.
static void convert(inliner* it, tn_ref call_op, tn_ref op, uint32_t index, tn_type type) {
  tn_rewriter* rewriter = &it->it;
  const tn_context* context = rewriter->context;
  const tn_ref value = tn_op__operand(context, op, index);
  const tn_inliner_interface* converter = tn_op_interface__of(context, call_op)->inliner;
  if (value == 0 || tn_type_equal(tn_value__type(context, value), type) || converter->cast == NULL)
    return;
  rewriter->location = tn_op__at(context, call_op)->location;
  const tn_ref made = tn_rewriter__create(rewriter, &(tn_rewriter_spec){.name = converter->cast,
                                                                        .operands = &value,
                                                                        .operand_count = 1,
                                                                        .types = &type,
                                                                        .result_count = 1});
  if (made != 0) tn_rewriter__set_operand(rewriter, op, index, tn_op__result(context, made, 0));
}

/// Gives the call operands of the types that the callable's arguments have.
static void convert_arguments(inliner* it, tn_ref call_op, tn_ref entry) {
  const tn_context* context = it->it.context;
  const uint32_t first = tn_call__first_argument(context, call_op);
  for (uint32_t i = 0; i < tn_block__argument_count(context, entry); ++i) {
    tn_rewriter__at_op(&it->it, call_op);
    convert(it, call_op, call_op, first + i,
            tn_value__type(context, tn_block__argument(context, entry, i)));
  }
}

/// Has the blocks from `made` on return values of the types that the call has.
static void convert_results(inliner* it, tn_ref call_op, tn_ref made, tn_ref behind) {
  const tn_context* context = it->it.context;
  const uint32_t count = tn_op__result_count(context, call_op);
  for (tn_ref block = made; block != behind && it->it.status == TN_OK;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    if (!tn_op__has_trait(context, last, TN_OP_TRAIT_RETURN_LIKE) ||
        tn_op__operand_count(context, last) != count) {
      continue;
    }
    for (uint32_t i = 0; i < count; ++i) {
      tn_rewriter__at_op(&it->it, last);
      convert(it, call_op, last, i, tn_value__type(context, tn_op__result(context, call_op, i)));
    }
  }
}

static void inline_call(inliner* it, const call* item, bool in_place) {
  tn_rewriter* rewriter = &it->it;
  const tn_context* context = rewriter->context;
  const tn_ref callee = it->graph.nodes[item->to].op;
  const tn_ref block = tn_op__block(context, item->op);
  const tn_ref next = tn_op__at(context, item->op)->next;
  const tn_ref entry = tn_callable__entry(context, callee);
  const bool is_single = tn_block__at(context, entry)->next == 0;
  // The ops after the call move only if the callee has several blocks.
  const tn_ref behind = is_single ? tn_block__at(context, block)->next
                                  : tn_rewriter__split_block(rewriter, block, next);
  if (!is_single && behind == 0) return;
  const tn_ref region = tn_block__region(context, block);
  convert_arguments(it, item->op, entry);
  const tn_ref made = in_place ? move_blocks(it, callee, item->op, region, behind)
                               : copy_blocks(it, callee, item->op, region, behind);
  if (made == 0 || rewriter->status != TN_OK) return;
  while (tn_block__argument_count(context, made) != 0) {
    tn_block__erase_argument(rewriter->shard, made, tn_block__argument_count(context, made) - 1);
  }
  set_locations(it, made, behind, tn_op__at(context, item->op)->location);
  convert_results(it, item->op, made, behind);
  const uint32_t op_count = collect(it, made, behind, item->from);
  // The call goes, and the only return.
  uint32_t* counted = &it->op_counts[item->from];
  if (*counted != 0) *counted += op_count - 1 - is_single;
  if (is_single) {
    join_block(it, item->op, made, next);
  } else {
    join_blocks(it, item->op, made, behind);
  }
}

static bool record(inliner* it, const call* item, size_t first_new) {
  if (!tn_array_grow(&it->it.context->allocator, (void*)&it->history, &it->history_capacity,
                     it->history_count + 1, sizeof *it->history)) {
    tn_rewriter__fail(&it->it, tn_context__out_of_memory(it->it.context));
    return false;
  }
  it->history[it->history_count++] = (inlined){item->to, item->history};
  for (size_t i = first_new; i < it->call_count; ++i) {
    it->calls[i].history = (uint32_t)it->history_count;
  }
  return true;
}

/// Inlines a call if it should be; true if it was.
static bool try_call(inliner* it, size_t index) {
  const call item = it->calls[index];
  if (it->is_dead[item.from] || it->is_dead[item.to] || !should_inline(it, &item)) return false;
  const size_t before = it->call_count;
  const bool in_place = it->uses.sums[item.to] == 1;
  inline_call(it, &item, in_place);
  if (it->it.status != TN_OK || !record(it, &item, before)) return false;
  tn_use_counts__drop(&it->uses, item.from, item.to);
  tn_use_counts__merge(&it->uses, item.to, item.from);
  tn_rewriter__erase(&it->it, item.op);
  if (in_place) {
    tn_use_counts__drop_all(&it->uses, item.to);
    it->uses.sums[item.to] = 0;
    it->is_dead[item.to] = true;
  }
  return true;
}

/// The end of the calls from `start` on that are in one block. They may be inlined from the last
/// one on, unless how large the caller has become decides.
static size_t end_of_group(const inliner* it, size_t start) {
  const tn_context* context = it->it.context;
  const call* first = &it->calls[start];
  size_t end = start + 1;
  if (it->is_dead[first->from] || (it->threshold > 0 && it->threshold < UINT32_MAX)) return end;
  while (end < it->call_count && it->calls[end].from == first->from &&
         tn_op__block(context, it->calls[end].op) == tn_op__block(context, first->op)) {
    ++end;
  }
  return end;
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
    if (it->uses.sums[number] == 0) {
      it->is_dead[number] = true;
    } else {
      (void)collect(it, tn_op__first_block(context, it->graph.nodes[number].op, 0), 0, number);
    }
  }
  for (size_t i = 0; i < it->call_count && tn_rewriter__goes_on(&it->it);) {
    const size_t group_end = end_of_group(it, i);
    for (size_t k = group_end; k-- > i && tn_rewriter__goes_on(&it->it);) any |= try_call(it, k);
    i = group_end;
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
      it->op_counts[number] = 0;
      TN_TRY(simplify(it, it->graph.nodes[number].op));
      count_uses(it, number);
      TN_TRY(it->it.status);
    }
    if (it->it.status != TN_OK || !inline_component(it, start, end)) break;
  } while (++done < iterations && it->it.status == TN_OK);
  return it->it.status;
}

static tn_status run_all(inliner* it) {
  const uint32_t count = it->graph.count;
  tn_status status = TN_OK;
  for (uint32_t start = 0; start < count && status == TN_OK;) {
    const uint32_t* order = it->graph.order.items;
    const uint32_t component = it->graph.nodes[order[start]].component;
    uint32_t end = start;
    while (end < count && it->graph.nodes[order[end]].component == component) ++end;
    status = run_component(it, start, end);
    start = end;
  }
  // Bodies of functions that have moved are gone, so these have to go even when the rest is left
  // out.
  if (status != TN_OK && status != TN_INTERRUPTED) return status;
  // The nodes are in pre-order: a function goes before the one that it is in.
  for (uint32_t i = count; i-- > 0;) {
    if (it->is_dead[i]) tn_op__destroy(it->it.shard, it->graph.nodes[i].op);
  }
  return status;
}

//===-- The pass ------------------------------------------------------------------------------===//

/// Adds a pipeline of "op(passes)".
static tn_status add_pipeline(inliner* it, tn_string_view text) {
  tn_context* context = it->it.context;
  tn_pipeline* made = NULL;
  TN_TRY(tn_pipeline__parse_whole(context, text, NULL, &made));
  if (!tn_array_grow(&context->allocator, (void*)&it->pipelines, &it->pipeline_capacity,
                     it->pipeline_count + 1, sizeof(tn_pipeline*))) {
    tn_pipeline__destroy(made);
    return tn_context__out_of_memory(context);
  }
  it->pipelines[it->pipeline_count++] = made;
  return TN_OK;
}

/// The pipelines of `op-pipelines`: "some.op(canonicalize),other.op(cse)".
static tn_status open_pipelines(inliner* it) {
  const char* text = tn_pass__text(it->pass, "op-pipelines");
  const char* standard = tn_pass__text(it->pass, "default-pipeline");
  if (*standard != '\0') {
    TN_TRY(tn_pipeline__create(it->it.context, tn_string_view_from("any"), &it->standard));
    TN_TRY(tn_pipeline__parse(it->standard, tn_string_view_from(standard)));
  }
  while (*text != '\0') {
    size_t depth = 0;
    size_t size = 0;
    for (; text[size] != '\0' && (depth != 0 || text[size] != ','); ++size) {
      if (text[size] == '(') ++depth;
      if (text[size] == ')' && depth != 0) --depth;
    }
    TN_TRY(add_pipeline(it, (tn_string_view){text, size}));
    text += size + (text[size] == ',');
  }
  return TN_OK;
}

static void close_inliner(inliner* it) {
  const tn_allocator* allocator = &it->it.context->allocator;
  const size_t count = (size_t)it->graph.count + 1;
  tn_use_counts__close(&it->uses);
  tn_deallocate(allocator, it->is_dead, count * sizeof *it->is_dead);
  tn_deallocate(allocator, it->op_counts, count * sizeof *it->op_counts);
  tn_deallocate(allocator, it->calls, it->call_capacity * sizeof *it->calls);
  tn_deallocate(allocator, it->history, it->history_capacity * sizeof *it->history);
  tn_calls__close(&it->graph);
  tn_rewriter__close_symbols(&it->it, &it->symbols);
  for (size_t i = 0; i < it->pipeline_count; ++i) tn_pipeline__destroy(it->pipelines[i]);
  tn_deallocate(allocator, it->pipelines, it->pipeline_capacity * sizeof *it->pipelines);
  tn_pipeline__destroy(it->standard);
}

static tn_status run_inline(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  TN_TRY(tn_pass__needs_symbol_table(env->context, op, "the inliner"));
  const tn_allocator* allocator = &env->context->allocator;
  inliner* it = tn_allocate_zeroed(allocator, sizeof *it);
  if (it == NULL) return tn_context__out_of_memory(env->context);
  it->env = env;
  it->pass = pass;
  it->threshold = tn_pass__number(pass, "inlining-threshold");
  tn_rewriter__open(&it->it, env->shard);
  tn_rewriter__open_symbols(&it->it, &it->symbols);
  tn_rewriter__fail(&it->it, tn_calls__open(env->context, &it->symbols, op, &it->graph));
  const size_t count = (size_t)it->graph.count + 1;
  if (it->it.status == TN_OK) tn_use_counts__open(&it->it, it->graph.count, &it->uses);
  it->is_dead = tn_allocate_zeroed(allocator, count * sizeof *it->is_dead);
  it->op_counts = tn_allocate_zeroed(allocator, count * sizeof *it->op_counts);
  tn_status status = it->it.status;
  if (status == TN_OK && (it->is_dead == NULL || it->op_counts == NULL)) {
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

TN_PASS(inline) = {
    "inline", "Inliner", "Inline function calls", .run = run_inline,
    TN_PASS_OPTIONS(
        {"default-pipeline", TN_PASS_TEXT, "canonicalize", NULL,
         "The optimizer pipeline used for callables that do not have a dedicated optimizer "
         "pipeline in opPipelineList"},
        {"op-pipelines", TN_PASS_LIST, "", "<pass-manager>",
         "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)"},
        {"max-iterations", TN_PASS_INT, "4", "<uint>",
         "Maximum number of iterations when inlining within an SCC"},
        {"inlining-threshold", TN_PASS_INT, "4294967295", "<uint>",
         "If the ratio between the number of the operations in the callee and the number of the "
         "operations in the caller exceeds this value (in percentage), then the callee is not "
         "inlined even if it is legal to inline it"})};
