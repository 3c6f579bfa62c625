// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// inline: replaces calls by the bodies of their callees, callees first; each function is simplified
// before its calls are considered. A private function whose last use is inlined is moved instead of
// copied, and erased.
//
// Calls in one block are inlined from the last one on: inlining moves the ops after a call to a new
// block, and in this order each op moves once.

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
  uint32_t history;  ///< The index of the inlined call it came from, plus 1; 0 for none.
} call;

typedef struct inlined {
  uint32_t to;
  uint32_t history;
} inlined;

typedef struct inliner {
  tn_rewriter rewriter;
  tn_pass_env* env;
  const tn_pass* pass;
  tn_pipeline** pipelines;
  size_t pipeline_count;
  size_t pipeline_capacity;
  tn_pipeline* standard;  ///< The default pipeline for simplifying functions; or NULL.
  tn_calls graph;
  tn_symbol_finder symbols;
  tn_use_counts uses;
  bool* is_dead;        ///< By function.
  uint32_t* op_counts;  ///< By function: the number of ops in it, plus 1; 0: not counted yet.
  int64_t threshold;    ///< The maximum size of the callee, in percent of the caller's op count.
  call* calls;
  size_t call_count;
  size_t call_capacity;
  inlined* history;
  size_t history_count;
  size_t history_capacity;
} inliner;

//===-- Uses ----------------------------------------------------------------------------------===//

typedef struct use_visit {
  inliner* self;
  uint32_t user;
  bool keeps;  ///< Outside of functions: used functions must stay.
} use_visit;

static bool see_use(void* user_data, tn_ref op, const tn_storage* reference) {
  const use_visit* visit = user_data;
  inliner* self = visit->self;
  if (!tn_rewriter__goes_on(&self->rewriter)) return false;
  const tn_ref symbol =
      tn_symbol__nearest(self->rewriter.context, self->rewriter.symbols, op, reference);
  const uint32_t used = symbol == 0 ? UINT32_MAX : tn_calls__number(&self->graph, symbol);
  if (used == UINT32_MAX || !tn_use_counts__is_known(&self->uses, used)) return true;
  if (visit->keeps) {
    self->uses.sums[used] = TN_USES_UNKNOWN;
  } else {
    tn_use_counts__add(&self->uses, visit->user, used, 1);
  }
  return true;
}

static void walk_uses(inliner* self, tn_ref root, use_visit* visit) {
  tn_status status = tn_symbol__visit_op_uses(self->rewriter.context, root, see_use, visit);
  if (status == TN_OK && tn_symbol__may_be_table(self->rewriter.context, root))
    status = TN_NOT_FOUND;
  if (status == TN_OK) status = tn_symbol__walk_uses(self->rewriter.context, root, see_use, visit);
  if (status == TN_NOT_FOUND) {
    // Any function may be used there.
    for (uint32_t i = 0; i < self->graph.count; ++i) self->uses.sums[i] = TN_USES_UNKNOWN;
    return;
  }
  if (status != TN_INTERRUPTED) (void)tn_rewriter__ok(&self->rewriter, status);
}

static void count_uses(inliner* self, uint32_t user) {
  use_visit visit = {.self = self, .user = user};
  tn_use_counts__drop_all(&self->uses, user);
  walk_uses(self, self->graph.nodes[user].op, &visit);
}

/// Visits the symbol uses in ops of a symbol table other than functions.
static void visit_others(inliner* self, tn_ref table) {
  const tn_context* context = self->rewriter.context;
  use_visit visit = {.self = self, .keeps = true};
  tn_ref op = tn_op__next_in_pre_order(context, table, table, false);
  for (; op != 0; op = tn_op__next_in_pre_order(context, table, op, true)) {
    if (tn_calls__number(&self->graph, op) == UINT32_MAX) walk_uses(self, op, &visit);
  }
}

/// Counts the uses of private functions that are only referenced by functions.
static void open_uses(inliner* self, tn_ref root) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t i = 0; i < self->graph.count; ++i) {
    if (tn_symbol__is_public(context, self->graph.nodes[i].op))
      self->uses.sums[i] = TN_USES_UNKNOWN;
  }
  uint32_t tables_left = self->graph.table_count;
  for (tn_ref op = root; op != 0 && tables_left != 0 && self->rewriter.status == TN_OK;
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (!tn_op__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE)) continue;
    visit_others(self, op);
    --tables_left;
  }
  for (uint32_t i = 0; i < self->graph.count && tn_rewriter__goes_on(&self->rewriter); ++i)
    count_uses(self, i);
}

//===-- Simplifying ---------------------------------------------------------------------------===//

static bool has_callbacks(const tn_pipeline* pipeline) {
  for (size_t i = 0; i < pipeline->count; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    if (pass->nested != NULL ? has_callbacks(pass->nested) : pass->info == NULL) return true;
  }
  return false;
}

/// Returns whether all functions of the graph still exist. A user's pass must only change its own
/// op, but this is not enforced.
static bool are_all_there(const inliner* self) {
  for (uint32_t i = 0; i < self->graph.count; ++i) {
    const tn_call_node* node = &self->graph.nodes[i];
    if (tn_op__at(self->rewriter.context, node->op)->generation != node->generation) return false;
  }
  return true;
}

static tn_status run_pipeline(inliner* self, const tn_pipeline* pipeline, tn_ref op) {
  TN_TRY(tn_pipeline__run(self->env, pipeline, op));
  if (!has_callbacks(pipeline) || are_all_there(self)) return TN_OK;
  return tn_context__fail(self->rewriter.context, TN_VERIFY_FAILED,
                          (tn_location){self->rewriter.context, 0},
                          "a pass of the inliner's pipeline erased another function");
}

static tn_status simplify(inliner* self, tn_ref op) {
  const tn_string_view name =
      tn_op_cell__name_text(self->rewriter.context, tn_op__at(self->rewriter.context, op));
  for (size_t i = 0; i < self->pipeline_count; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(self->pipelines[i]->anchor))) {
      return run_pipeline(self, self->pipelines[i], op);
    }
  }
  return self->standard == NULL ? TN_OK : run_pipeline(self, self->standard, op);
}

//===-- Collecting calls ----------------------------------------------------------------------===//

static void add_call(inliner* self, tn_ref op, uint32_t from) {
  const tn_attribute name = tn_call__symbol(self->rewriter.context, op);
  const tn_ref callee = tn_call__callee(self->rewriter.context, self->rewriter.symbols, op);
  if (callee == 0 || tn_symbol_ref_attribute_nested_count(name) != 0) return;
  if (!tn_array_grow(&self->rewriter.context->allocator, (void*)&self->calls, &self->call_capacity,
                     self->call_count + 1, sizeof *self->calls)) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
    return;
  }
  self->calls[self->call_count++] =
      (call){.op = op, .from = from, .to = tn_calls__number(&self->graph, callee)};
}

/// Collects the calls in blocks from `first` up to but excluding `end`, last block first. Returns
/// the number of ops.
static uint32_t collect(inliner* self, tn_ref first, tn_ref end, uint32_t from) {
  const tn_context* context = self->rewriter.context;
  uint32_t op_count = 0;
  tn_refs blocks = {0};
  for (tn_ref block = first; block != end; block = tn_block__at(context, block)->next) {
    tn_refs__push(&self->rewriter, &blocks, block);
  }
  while (blocks.count != 0 && self->rewriter.status == TN_OK) {
    const tn_ref block = tn_refs__items(&blocks)[--blocks.count];
    for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
         op = tn_op__at(context, op)->next) {
      ++op_count;
      if (tn_call__is(context, op)) {
        add_call(self, op, from);
        continue;
      }
      for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
        for (tn_ref inner = tn_op__first_block(context, op, i); inner != 0;
             inner = tn_block__at(context, inner)->next) {
          tn_refs__push(&self->rewriter, &blocks, inner);
        }
      }
    }
  }
  tn_refs__free(&self->rewriter, &blocks);
  return op_count;
}

//===-- Legality ------------------------------------------------------------------------------===//

/// Returns whether the callee calls the caller or itself.
static bool calls_back(inliner* self, const call* item) {
  return tn_calls__has_edge(&self->graph, item->to, item->to) ||
         tn_calls__has_edge(&self->graph, item->to, item->from);
}

/// Returns the number of ops in a function.
static uint32_t count_ops(inliner* self, uint32_t function) {
  const tn_context* context = self->rewriter.context;
  const tn_ref root = self->graph.nodes[function].op;
  uint32_t* count = &self->op_counts[function];
  if (*count != 0) return *count - 1;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) ++*count;
  return *count - 1;
}

static bool is_profitable(inliner* self, const call* item) {
  if (self->threshold == 0) return false;
  if (self->threshold >= UINT32_MAX || self->threshold < 0) return true;
  const uint32_t caller = count_ops(self, item->from);
  if (caller == 0) return true;
  return (int64_t)count_ops(self, item->to) * 100 / caller <= self->threshold;
}

static bool was_inlined_from(const inliner* self, const call* item) {
  for (uint32_t at = item->history; at != 0; at = self->history[at - 1].history) {
    if (self->history[at - 1].to == item->to) return true;
  }
  return false;
}

static bool should_inline(inliner* self, const call* item) {
  const tn_context* context = self->rewriter.context;
  const tn_ref callee = self->graph.nodes[item->to].op;
  if (was_inlined_from(self, item) || calls_back(self, item)) return false;
  if (tn_op__is_ancestor(context, callee, item->op)) return false;
  const tn_ref parent = tn_op__parent(context, item->op);
  const tn_ref entry = tn_callable__entry(context, callee);
  if (tn_block__at(context, entry)->next != 0 &&
      tn_op__has_trait(context, parent, TN_OP_TRAIT_SINGLE_BLOCK)) {
    return false;
  }
  return is_profitable(self, item) && tn_inline__is_legal(context, item->op, callee);
}

//===-- Inlining ------------------------------------------------------------------------------===//

/// Copies the callee's blocks into the region, before `behind`, or to its end if that is 0. Returns
/// the first copy; 0 on failure.
static tn_ref copy_blocks(inliner* self, tn_ref callee, tn_ref call_op, tn_ref region,
                          tn_ref behind) {
  tn_rewriter* rewriter = &self->rewriter;
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

/// Sets the location of inlined ops to a call site location: the original location, called from
/// `caller`.
static void set_locations(inliner* self, tn_ref first, tn_ref end, uint32_t caller) {
  tn_context* context = self->rewriter.context;
  if (caller == 0) return;
  for (tn_ref block = first; block != end; block = tn_block__at(context, block)->next) {
    for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
         op = tn_op__at(context, op)->next) {
      for (tn_ref at = op; at != 0; at = tn_op__next_in_pre_order(context, op, at, false)) {
        tn_op_cell* cell = tn_op__at(context, at);
        tn_location made = {NULL, 0};
        if (!tn_rewriter__ok(&self->rewriter, tn_location_call_site_get(
                                                  tn_location__from(context, cell->location),
                                                  tn_location__from(context, caller), &made))) {
          return;
        }
        cell->location = tn_location__ref(made);
      }
    }
  }
}

/// Like copy_blocks, but moves the callee's blocks.
static tn_ref move_blocks(inliner* self, tn_ref callee, tn_ref call_op, tn_ref region,
                          tn_ref behind) {
  const tn_context* context = self->rewriter.context;
  const tn_ref first = tn_callable__entry(context, callee);
  const uint32_t first_argument = tn_call__first_argument(context, call_op);
  for (uint32_t i = 0; i < tn_block__argument_count(context, first); ++i) {
    tn_rewriter__replace_uses(&self->rewriter, tn_block__argument(context, first, i),
                              tn_op__operand(context, call_op, first_argument + i));
  }
  tn_rewriter__inline_region(&self->rewriter, tn_block__region(context, first), region, behind);
  return first;
}

/// Replaces the call's results by the values that the only block `made` returns, and moves its ops
/// before `next`.
static void join_block(inliner* self, tn_ref call_op, tn_ref made, tn_ref next) {
  tn_rewriter* rewriter = &self->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref last = tn_block__last_op(context, made);
  for (uint32_t i = 0; i < tn_op__result_count(context, call_op); ++i) {
    tn_rewriter__replace_uses(rewriter, tn_op__result(context, call_op, i),
                              tn_op__operand(context, last, i));
  }
  tn_rewriter__erase(rewriter, last);
  tn_rewriter__inline_block(rewriter, made, tn_op__block(context, call_op), next, NULL, 0);
}

/// Branches from the returns of the blocks from `made` on to `behind`, whose new arguments replace
/// the call's results.
static void join_blocks(inliner* self, tn_ref call_op, tn_ref made, tn_ref behind) {
  tn_rewriter* rewriter = &self->rewriter;
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

/// Converts operand `index` of `op` to `type` at the insertion point.
static void convert(inliner* self, tn_ref call_op, tn_ref op, uint32_t index, tn_type type) {
  tn_rewriter* rewriter = &self->rewriter;
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

/// Converts the operands of the call to the types of the callee's arguments.
static void convert_arguments(inliner* self, tn_ref call_op, tn_ref entry) {
  const tn_context* context = self->rewriter.context;
  const uint32_t first = tn_call__first_argument(context, call_op);
  for (uint32_t i = 0; i < tn_block__argument_count(context, entry); ++i) {
    tn_rewriter__at_op(&self->rewriter, call_op);
    convert(self, call_op, call_op, first + i,
            tn_value__type(context, tn_block__argument(context, entry, i)));
  }
}

/// Converts the values that the blocks from `made` on return to the result types of the call.
static void convert_results(inliner* self, tn_ref call_op, tn_ref made, tn_ref behind) {
  const tn_context* context = self->rewriter.context;
  const uint32_t count = tn_op__result_count(context, call_op);
  for (tn_ref block = made; block != behind && self->rewriter.status == TN_OK;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    if (!tn_op__has_trait(context, last, TN_OP_TRAIT_RETURN_LIKE) ||
        tn_op__operand_count(context, last) != count) {
      continue;
    }
    for (uint32_t i = 0; i < count; ++i) {
      tn_rewriter__at_op(&self->rewriter, last);
      convert(self, call_op, last, i, tn_value__type(context, tn_op__result(context, call_op, i)));
    }
  }
}

static void inline_call(inliner* self, const call* item, bool in_place) {
  tn_rewriter* rewriter = &self->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref callee = self->graph.nodes[item->to].op;
  const tn_ref block = tn_op__block(context, item->op);
  const tn_ref next = tn_op__at(context, item->op)->next;
  const tn_ref entry = tn_callable__entry(context, callee);
  const bool is_single = tn_block__at(context, entry)->next == 0;
  // The ops after the call only move if the callee has several blocks.
  const tn_ref behind = is_single ? tn_block__at(context, block)->next
                                  : tn_rewriter__split_block(rewriter, block, next);
  if (!is_single && behind == 0) return;
  const tn_ref region = tn_block__region(context, block);
  convert_arguments(self, item->op, entry);
  const tn_ref made = in_place ? move_blocks(self, callee, item->op, region, behind)
                               : copy_blocks(self, callee, item->op, region, behind);
  if (made == 0 || rewriter->status != TN_OK) return;
  while (tn_block__argument_count(context, made) != 0) {
    tn_block__erase_argument(rewriter->shard, made, tn_block__argument_count(context, made) - 1);
  }
  set_locations(self, made, behind, tn_op__at(context, item->op)->location);
  convert_results(self, item->op, made, behind);
  const uint32_t op_count = collect(self, made, behind, item->from);
  // The call is erased, and so is the only return.
  uint32_t* counted = &self->op_counts[item->from];
  if (*counted != 0) *counted += op_count - 1 - is_single;
  if (is_single) {
    join_block(self, item->op, made, next);
  } else {
    join_blocks(self, item->op, made, behind);
  }
}

static bool record(inliner* self, const call* item, size_t first_new) {
  if (!tn_array_grow(&self->rewriter.context->allocator, (void*)&self->history,
                     &self->history_capacity, self->history_count + 1, sizeof *self->history)) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
    return false;
  }
  self->history[self->history_count++] = (inlined){item->to, item->history};
  for (size_t i = first_new; i < self->call_count; ++i) {
    self->calls[i].history = (uint32_t)self->history_count;
  }
  return true;
}

/// Inlines a call if appropriate; true if it was inlined.
static bool try_call(inliner* self, size_t index) {
  const call item = self->calls[index];
  if (self->is_dead[item.from] || self->is_dead[item.to] || !should_inline(self, &item))
    return false;
  const size_t before = self->call_count;
  const bool in_place = self->uses.sums[item.to] == 1;
  inline_call(self, &item, in_place);
  if (self->rewriter.status != TN_OK || !record(self, &item, before)) return false;
  tn_use_counts__drop(&self->uses, item.from, item.to);
  tn_use_counts__merge(&self->uses, item.to, item.from);
  tn_rewriter__erase(&self->rewriter, item.op);
  if (in_place) {
    tn_use_counts__drop_all(&self->uses, item.to);
    self->uses.sums[item.to] = 0;
    self->is_dead[item.to] = true;
  }
  return true;
}

/// Returns the end of the calls from `start` on that are in the same block. They can be inlined in
/// reverse order unless the decision depends on the growing size of the caller.
static size_t end_of_group(const inliner* self, size_t start) {
  const tn_context* context = self->rewriter.context;
  const call* first = &self->calls[start];
  size_t end = start + 1;
  if (self->is_dead[first->from] || (self->threshold > 0 && self->threshold < UINT32_MAX))
    return end;
  while (end < self->call_count && self->calls[end].from == first->from &&
         tn_op__block(context, self->calls[end].op) == tn_op__block(context, first->op)) {
    ++end;
  }
  return end;
}

/// Inlines calls in the functions of a component; true if any was inlined.
static bool inline_component(inliner* self, uint32_t start, uint32_t end) {
  const tn_context* context = self->rewriter.context;
  bool any = false;
  self->call_count = 0;
  self->history_count = 0;
  for (uint32_t i = start; i < end; ++i) {
    const uint32_t number = self->graph.order.items[i];
    if (self->is_dead[number]) continue;
    if (self->uses.sums[number] == 0) {
      self->is_dead[number] = true;
    } else {
      (void)collect(self, tn_op__first_block(context, self->graph.nodes[number].op, 0), 0, number);
    }
  }
  for (size_t i = 0; i < self->call_count && tn_rewriter__goes_on(&self->rewriter);) {
    const size_t group_end = end_of_group(self, i);
    for (size_t k = group_end; k-- > i && tn_rewriter__goes_on(&self->rewriter);)
      any |= try_call(self, k);
    i = group_end;
  }
  return any;
}

static tn_status run_component(inliner* self, uint32_t start, uint32_t end) {
  const int64_t iterations = tn_pass__number(self->pass, "max-iterations");
  int64_t done = 0;
  do {
    for (uint32_t i = start; i < end; ++i) {
      const uint32_t number = self->graph.order.items[i];
      if (self->is_dead[number]) continue;
      self->op_counts[number] = 0;
      TN_TRY(simplify(self, self->graph.nodes[number].op));
      count_uses(self, number);
      TN_TRY(self->rewriter.status);
    }
    if (self->rewriter.status != TN_OK || !inline_component(self, start, end)) break;
  } while (++done < iterations && self->rewriter.status == TN_OK);
  return self->rewriter.status;
}

static tn_status run_all(inliner* self) {
  const uint32_t count = self->graph.count;
  tn_status status = TN_OK;
  for (uint32_t start = 0; start < count && status == TN_OK;) {
    const uint32_t* order = self->graph.order.items;
    const uint32_t component = self->graph.nodes[order[start]].component;
    uint32_t end = start;
    while (end < count && self->graph.nodes[order[end]].component == component) ++end;
    status = run_component(self, start, end);
    start = end;
  }
  // Functions whose bodies were moved must be erased even if the pass was interrupted.
  if (status != TN_OK && status != TN_INTERRUPTED) return status;
  // Nodes are in pre-order, so in reverse, nested functions are erased first.
  for (uint32_t i = count; i-- > 0;) {
    if (self->is_dead[i]) tn_op__destroy(self->rewriter.shard, self->graph.nodes[i].op);
  }
  return status;
}

//===-- The pass ------------------------------------------------------------------------------===//

/// Adds a pipeline "op(passes)".
static tn_status add_pipeline(inliner* self, tn_string_view text) {
  tn_context* context = self->rewriter.context;
  tn_pipeline* made = NULL;
  TN_TRY(tn_pipeline__parse_whole(context, text, NULL, &made));
  if (!tn_array_grow(&context->allocator, (void*)&self->pipelines, &self->pipeline_capacity,
                     self->pipeline_count + 1, sizeof(tn_pipeline*))) {
    tn_pipeline__destroy(made);
    return tn_context__out_of_memory(context);
  }
  self->pipelines[self->pipeline_count++] = made;
  return TN_OK;
}

/// Parses the pipelines of `op-pipelines`: "some.op(canonicalize),other.op(cse)".
static tn_status open_pipelines(inliner* self) {
  const char* text = tn_pass__text(self->pass, "op-pipelines");
  const char* standard = tn_pass__text(self->pass, "default-pipeline");
  if (*standard != '\0') {
    TN_TRY(
        tn_pipeline__create(self->rewriter.context, tn_string_view_from("any"), &self->standard));
    TN_TRY(tn_pipeline__parse(self->standard, tn_string_view_from(standard)));
  }
  while (*text != '\0') {
    size_t depth = 0;
    size_t size = 0;
    for (; text[size] != '\0' && (depth != 0 || text[size] != ','); ++size) {
      if (text[size] == '(') ++depth;
      if (text[size] == ')' && depth != 0) --depth;
    }
    TN_TRY(add_pipeline(self, (tn_string_view){text, size}));
    text += size + (text[size] == ',');
  }
  return TN_OK;
}

static void close_inliner(inliner* self) {
  const tn_allocator* allocator = &self->rewriter.context->allocator;
  const size_t count = (size_t)self->graph.count + 1;
  tn_use_counts__close(&self->uses);
  tn_deallocate(allocator, self->is_dead, count * sizeof *self->is_dead);
  tn_deallocate(allocator, self->op_counts, count * sizeof *self->op_counts);
  tn_deallocate(allocator, self->calls, self->call_capacity * sizeof *self->calls);
  tn_deallocate(allocator, self->history, self->history_capacity * sizeof *self->history);
  tn_calls__close(&self->graph);
  tn_rewriter__close_symbols(&self->rewriter, &self->symbols);
  for (size_t i = 0; i < self->pipeline_count; ++i) tn_pipeline__destroy(self->pipelines[i]);
  tn_deallocate(allocator, self->pipelines, self->pipeline_capacity * sizeof *self->pipelines);
  tn_pipeline__destroy(self->standard);
}

static tn_status run_inline(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  TN_TRY(tn_pass__needs_symbol_table(env->context, op, "the inliner"));
  const tn_allocator* allocator = &env->context->allocator;
  inliner* self = tn_allocate_zeroed(allocator, sizeof *self);
  if (self == NULL) return tn_context__out_of_memory(env->context);
  self->env = env;
  self->pass = pass;
  self->threshold = tn_pass__number(pass, "inlining-threshold");
  tn_rewriter__open(&self->rewriter, env->shard);
  tn_rewriter__open_symbols(&self->rewriter, &self->symbols);
  tn_rewriter__fail(&self->rewriter,
                    tn_calls__open(env->context, &self->symbols, op, &self->graph));
  const size_t count = (size_t)self->graph.count + 1;
  if (self->rewriter.status == TN_OK)
    tn_use_counts__open(&self->rewriter, self->graph.count, &self->uses);
  self->is_dead = tn_allocate_zeroed(allocator, count * sizeof *self->is_dead);
  self->op_counts = tn_allocate_zeroed(allocator, count * sizeof *self->op_counts);
  tn_status status = self->rewriter.status;
  if (status == TN_OK && (self->is_dead == NULL || self->op_counts == NULL)) {
    status = tn_context__out_of_memory(env->context);
  }
  if (status == TN_OK) status = open_pipelines(self);
  if (status == TN_OK) {
    open_uses(self, op);
    status = self->rewriter.status == TN_OK ? run_all(self) : self->rewriter.status;
  }
  close_inliner(self);
  tn_deallocate(allocator, self, sizeof *self);
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
