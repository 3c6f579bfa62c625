// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The greedy driver's worklist: a stack of ops in an array, with gaps where ops were erased. A map
// from each op to its index allows removal.

#include "rewrite/greedy.h"

#include "ir/op_diagnostic.h"
#include "ir/walk.h"
#include "ir/well_formed.h"
#include "ir/wide.h"
#include "rewrite/circles.h"
#include "rewrite/effects.h"
#include "rewrite/session.h"

typedef struct driver {
  tn_rewriter rewriter;
  const tn_greedy_options* options;
  tn_greedy_memory* memory;
  tn_folder folder;
  tn_ref root;
  size_t count;  ///< The number of items in the worklist, including gaps.
  int64_t rewrites;
  tn_cell_map allowed;  ///< 1 for ops that may be rewritten, if the scope is limited.
  bool goes_round;      ///< Ops use each other's results and changed too often.
} driver;

//===-- The worklist --------------------------------------------------------------------------===//

static void push(driver* self, tn_ref op) {
  tn_greedy_memory* memory = self->memory;
  if (self->options->scope != TN_GREEDY_ANY && tn_cell_map__get(&self->allowed, op) == 0) return;
  uint32_t* place = tn_cell_map__at(&memory->places, op);
  if (*place != 0) return;
  if (TN_UNLIKELY(self->count >= memory->capacity)) {
    const tn_context* context = self->rewriter.context;
    if (!tn_array_grow(&context->allocator, (void*)&memory->items, &memory->capacity,
                       self->count + 1, sizeof *memory->items)) {
      tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(context));
      return;
    }
  }
  // Without an index, the op could not be removed when it is erased.
  if (TN_UNLIKELY(memory->places.failed)) {
    tn_rewriter__fail(&self->rewriter, TN_OUT_OF_MEMORY);
    return;
  }
  memory->items[self->count++] = op;
  *place = (uint32_t)self->count;
}

/// Pushes the op and its ancestors below the root.
static void add(driver* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  while (op != self->root && op != 0) {
    push(self, op);
    op = tn_op__parent(context, op);
  }
}

static tn_ref pop(driver* self) {
  while (self->count != 0) {
    const tn_ref op = self->memory->items[--self->count];
    if (op == 0) continue;
    *tn_cell_map__at(&self->memory->places, op) = 0;
    return op;
  }
  return 0;
}

/// Returns whether an entry of the worklist is still an op in the root. Its cell may hold another
/// op by now, which may be visited as well. Ancestors can only have changed if something was
/// rewritten.
static bool is_in_root(const driver* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  if (!tn_cells__holds(&context->cells, op, TN_CELL_OP)) return false;
  const tn_op_cell* cell = tn_op__at(context, op);
  if (cell->generation % 2 == 0 || cell->block == 0) return false;
  if (self->rewrites == 0) return true;
  do op = tn_op__parent(context, op);
  while (op != 0 && op != self->root);
  return op != 0;
}

static void forget(driver* self, tn_ref op) {
  uint32_t* place = tn_cell_map__at(&self->memory->places, op);
  if (*place == 0) return;
  self->memory->items[*place - 1] = 0;
  *place = 0;
}

static void reverse(driver* self) {
  tn_ref* items = self->memory->items;
  for (size_t low = 0, high = self->count; low + 1 < high; ++low) {
    const tn_ref item = items[low];
    items[low] = items[--high];
    items[high] = item;
  }
  for (size_t i = 0; i < self->count; ++i) {
    if (items[i] != 0) *tn_cell_map__at(&self->memory->places, items[i]) = (uint32_t)i + 1;
  }
}

//===-- Events --------------------------------------------------------------------------------===//

#define OUTER(self) ((self)->options->events)

static void inserted(tn_rewriter* rewriter, tn_ref op) {
  driver* self = (driver*)(void*)rewriter;
  if (OUTER(self) != NULL && OUTER(self)->inserted != NULL) OUTER(self)->inserted(rewriter, op);
  if (self->options->scope == TN_GREEDY_EXISTING_AND_NEW) *tn_cell_map__at(&self->allowed, op) = 1;
  if (self->options->has_untrusted_callbacks)
    tn_op__mark_tree(rewriter->context, op, self->options->session->verified);
  add(self, op);
}

static void modified(tn_rewriter* rewriter, tn_ref op) {
  driver* self = (driver*)(void*)rewriter;
  if (OUTER(self) != NULL && OUTER(self)->modified != NULL) OUTER(self)->modified(rewriter, op);
  if (self->options->has_untrusted_callbacks)
    tn_op__mark(rewriter->context, op, self->options->session->verified);
  add(self, op);
}

/// Returns whether more than one op other than `op` uses the value.
static bool has_more_users(const tn_context* context, tn_ref value, tn_ref op) {
  tn_ref other = 0;
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    if (user == op || user == other) continue;
    if (other != 0) return true;
    other = user;
  }
  return false;
}

/// Up to this operand count, duplicate operands are not detected.
#define FEW_OPERANDS 16u

/// Adds the definitions of the operands of `op` if at most one other op uses them: they may be
/// dead, or foldable into their only user.
static void add_sources(driver* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  const uint32_t count = tn_op__operand_count(context, op);
  tn_judy_set seen = {0};
  for (uint32_t i = 0; i < count && self->rewriter.status == TN_OK; ++i) {
    const tn_ref operand = tn_op__operand(context, op, i);
    const tn_ref source = tn_value__defining_op(context, operand);
    bool is_new = true;
    if (source == 0) continue;
    if (count > FEW_OPERANDS && tn_judy_set_insert(&seen, operand, &is_new) != TN_OK) {
      tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(context));
    }
    if (is_new && !has_more_users(context, operand, op)) add(self, source);
  }
  tn_judy_set_clear(&seen);
}

static void erased(tn_rewriter* rewriter, tn_ref op) {
  driver* self = (driver*)(void*)rewriter;
  if (OUTER(self) != NULL && OUTER(self)->erased != NULL) OUTER(self)->erased(rewriter, op);
  add_sources(self, op);
  forget(self, op);
  if (self->options->scope != TN_GREEDY_ANY) *tn_cell_map__at(&self->allowed, op) = 0;
}

static void replaced(tn_rewriter* rewriter, tn_ref op, const tn_ref* values, uint32_t count) {
  driver* self = (driver*)(void*)rewriter;
  if (OUTER(self) != NULL && OUTER(self)->replaced != NULL) {
    OUTER(self)->replaced(rewriter, op, values, count);
  }
}

static void block_inserted(tn_rewriter* rewriter, tn_ref block) {
  driver* self = (driver*)(void*)rewriter;
  if (OUTER(self) != NULL && OUTER(self)->block_inserted != NULL) {
    OUTER(self)->block_inserted(rewriter, block);
  }
}

static void block_erased(tn_rewriter* rewriter, tn_ref block) {
  driver* self = (driver*)(void*)rewriter;
  if (OUTER(self) != NULL && OUTER(self)->block_erased != NULL) {
    OUTER(self)->block_erased(rewriter, block);
  }
}

static const tn_rewrite_events driver_events = {.inserted = inserted,
                                                .modified = modified,
                                                .replaced = replaced,
                                                .erased = erased,
                                                .block_inserted = block_inserted,
                                                .block_erased = block_erased};

//===-- Checks after callbacks ----------------------------------------------------------------===//

static bool refuse_null(tn_rewriter* rewriter, tn_ref op, const char* what, uint32_t number) {
  (void)tn_op__fail_named(rewriter->context, op, NULL, "has null %s #%u after a rewrite", what,
                          number);
  tn_rewriter__fail(rewriter, TN_VERIFY_FAILED);
  return false;
}

bool tn_op__has_no_null(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t operands = tn_op_cell__operand_count(context, cell);
  const uint32_t successors = tn_op_cell__successor_count(cell);
  const tn_ref first = operands == 0 ? 0 : tn_op_cell__operands(context, op, cell);
  for (uint32_t i = 0; i < operands; ++i) {
    if (tn_use__at(context, first + 3 * i)->value == 0) {
      return refuse_null(rewriter, op, "operand", i);
    }
  }
  for (uint32_t i = 0; i < successors; ++i) {
    if (tn_op__successor(context, op, i) == 0) {
      return refuse_null(rewriter, op, "successor", i);
    }
  }
  return true;
}

/// Checks a visited op and the ops that define its operands, and marks malformed ones, because
/// callbacks may have changed them without notification. For an unregistered op, operands'
/// definitions only matter to users' folds.
static bool look_again(driver* self, tn_ref op) {
  tn_context* context = self->rewriter.context;
  if (!self->options->has_untrusted_callbacks) return true;
  const bool folds = self->options->fold;
  if (!(folds && self->options->try_fold != NULL) &&
      tn_op_definition__claimed(context, tn_op__at(context, op)) == NULL) {
    return true;
  }
  if (folds && !tn_op__has_no_null(&self->rewriter, op)) return false;
  const uint32_t count = folds ? tn_op__operand_count(context, op) : 0;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref source = tn_value__defining_op(context, tn_op__operand(context, op, i));
    if (source != 0 && !tn_op__has_no_null(&self->rewriter, source)) return false;
  }
  tn_op__mark_with_sources(context, op, self->options->session->verified);
  return true;
}

/// Up to this many changes in one iteration, and per op of the worklist, are not suspicious.
#define CHANGES_MIN 4096u
#define CHANGES_AN_OP 64u

//===-- One op --------------------------------------------------------------------------------===//

/// Replaces `op` by its fold results; false if a constant cannot be materialized.
static bool take_results(driver* self, tn_fold* fold) {
  tn_rewriter* rewriter = &self->rewriter;
  tn_refs values = {0};
  bool all = true;
  for (uint32_t i = 0; i < fold->result_count && all; ++i) {
    tn_ref value = fold->results[i].value;
    if (value == 0) {
      const tn_type type =
          tn_value__type(rewriter->context, tn_op__result(rewriter->context, fold->op, i));
      value = tn_rewriter__constant(rewriter, fold->code, fold->results[i].attribute, type);
    }
    all = value != 0;
    if (all) tn_refs__push(rewriter, &values, value);
  }
  if (all) {
    tn_rewriter__replace(rewriter, fold->op, tn_refs__items(&values), values.count);
  } else {
    for (uint32_t i = 0; i < values.count; ++i) {
      const tn_ref made = tn_value__defining_op(rewriter->context, tn_refs__items(&values)[i]);
      if (fold->results[i].value == 0) tn_rewriter__erase(rewriter, made);
    }
  }
  tn_refs__free(rewriter, &values);
  return all;
}

static bool fold_op(driver* self, tn_ref op) {
  tn_fold fold;
  bool changed = false;
  tn_fold_outcome outcome = TN_FOLD_NOTHING;
  if (self->options->try_fold != NULL) {
    outcome = self->options->try_fold(self->options->user_data, &self->rewriter, op, &fold);
    if (self->rewriter.status != TN_OK) return false;
  }
  if (outcome == TN_FOLD_NOTHING) outcome = tn_fold__run(&self->rewriter, op, NULL, &fold);
  if (outcome == TN_FOLD_IN_PLACE) {
    tn_rewriter__modified(&self->rewriter, op);
    changed = true;
  } else if (outcome == TN_FOLD_DONE) {
    changed = take_results(self, &fold);
  }
  tn_fold__close(&fold);
  return changed;
}

/// Returns whether a region of `op` may be a graph region.
static bool has_no_order(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition =
      op == 0 ? NULL : tn_op_definition__of(context, tn_op__at(context, op));
  return definition == NULL || (definition->traits & TN_OP_TRAIT_GRAPH) != 0;
}

/// Returns whether an op with regions uses its own results, itself or in its regions, which graph
/// regions allow. Patterns that inline its regions would leave uses of erased values.
static bool uses_itself(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t results = tn_op_cell__result_count(cell);
  if (tn_op_cell__region_count(cell) == 0 || results == 0) return false;
  const uint32_t operands = tn_op_cell__operand_count(context, cell);
  for (uint32_t i = 0; i < operands; ++i) {
    if (tn_value__defining_op(context, tn_op_cell__operand(context, op, cell, i)) == op)
      return true;
  }
  if (!has_no_order(context, tn_op_cell__parent(context, cell))) return false;
  for (uint32_t i = 0; i < results; ++i) {
    tn_ref use = tn_value__first_use(context, tn_op__result(context, op, i));
    for (; use != 0; use = tn_use__next(context, use)) {
      const tn_ref user = tn_use__owner(context, use);
      if (tn_op__is_ancestor(context, op, user)) return true;
    }
  }
  return false;
}

static bool visit(driver* self, tn_ref op) {
  tn_rewriter* rewriter = &self->rewriter;
  const tn_context* context = rewriter->context;
  if (!look_again(self, op)) return false;
  if (tn_effects__is_dead(context, op)) {
    tn_rewriter__erase(rewriter, op);
    return true;
  }
  tn_rewriter__for(rewriter, op);
  if (self->options->fold && !tn_op__has_trait(context, op, TN_OP_TRAIT_CONSTANT) &&
      fold_op(self, op)) {
    return true;
  }
  if (self->options->match == NULL || rewriter->status != TN_OK || uses_itself(context, op)) {
    return false;
  }
  tn_rewriter__for(rewriter, op);
  if (!self->options->match(self->options->user_data, rewriter, op)) return false;
  ++self->rewrites;
  return true;
}

/// Returns whether ops use each other's results, so that folding may never end.
static bool goes_round(driver* self) {
  const tn_context* context = self->rewriter.context;
  bool found = false;
  tn_circles circles;
  tn_circles__open(&self->rewriter, TN_CODE_NONE, &circles);
  for (tn_ref op = self->root; op != 0 && !found;
       op = tn_op__next_in_pre_order(context, self->root, op, false)) {
    found = tn_circles__lead_to(&circles, op);
  }
  tn_circles__close(&circles);
  return found;
}

static bool drain(driver* self) {
  bool changed = false;
  uint64_t changes = 0;
  uint64_t limit = CHANGES_MIN + (uint64_t)CHANGES_AN_OP * self->count;
  while (tn_rewriter__goes_on(&self->rewriter) &&
         (self->options->max_rewrites < 0 || self->rewrites < self->options->max_rewrites)) {
    const tn_ref op = pop(self);
    if (op == 0) break;
    if (self->options->has_untrusted_callbacks && !is_in_root(self, op)) continue;
    if (!visit(self, op)) continue;
    changed = true;
    if (++changes < limit) continue;
    self->goes_round = goes_round(self);
    if (self->goes_round) break;
    limit *= 2;
  }
  return changed;
}

//===-- Iterations ----------------------------------------------------------------------------===//

static tn_walk_result enlist(void* user_data, tn_ref op, uint32_t generation) {
  (void)generation;
  driver* self = user_data;
  if (op == self->root) return TN_WALK_ADVANCE;
  if (self->options->unique_constants) {
    const tn_attribute value = tn_const__of_op(self->rewriter.context, op);
    if (value.storage != NULL && !tn_folder__insert_known(&self->folder, op, value)) {
      return TN_WALK_SKIP;
    }
  }
  // Top-down, its ancestors are already in the worklist.
  if (self->options->top_down) {
    push(self, op);
  } else {
    add(self, op);
  }
  if (!tn_rewriter__goes_on(&self->rewriter)) return TN_WALK_INTERRUPT;
  if (!tn_region__is_spared(&self->rewriter, self->root, op)) return TN_WALK_ADVANCE;
  self->memory->has_spared = true;
  return TN_WALK_SKIP;
}

/// Fills the worklist so that ops are popped bottom-up in post-order, or top-down in pre-order.
static void fill(driver* self) {
  tn_folder__open(&self->rewriter, &self->folder);
  const tn_walk_order order = self->options->top_down ? TN_WALK_PRE_ORDER : TN_WALK_POST_ORDER;
  (void)tn_walker__run(self->rewriter.shard, self->root, order, false, enlist, self);
  tn_folder__close(&self->folder);
  if (self->options->top_down) reverse(self);
}

static void empty(driver* self) {
  while (pop(self) != 0) continue;
  self->count = 0;
}

static tn_walk_result allow(void* user_data, tn_ref op) {
  driver* self = user_data;
  if (op != self->root) *tn_cell_map__at(&self->allowed, op) = 1;
  return tn_rewriter__goes_on(&self->rewriter) ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

/// Checks that no op has null operands or successors, and marks malformed ops, because callbacks
/// may have changed any op.
static bool is_tree_whole(driver* self) {
  tn_rewriter* rewriter = &self->rewriter;
  if (!self->options->has_untrusted_callbacks || rewriter->status != TN_OK)
    return rewriter->status == TN_OK;
  tn_context* context = rewriter->context;
  tn_uref plain = 0;  // The last shape of unregistered ops; consecutive ops often share it.
  tn_ref op = tn_op__first_in_post_order(context, self->root);
  while (op != 0 && tn_rewriter__goes_on(rewriter) && tn_op__has_no_null(rewriter, op)) {
    const tn_op_cell* cell = tn_op__at(context, op);
    if (cell->shape != plain) {
      tn_op__mark(context, op, self->options->session->verified);
      if (tn_op_definition__claimed(context, cell) == NULL) plain = cell->shape;
    }
    op = tn_op__next_in_post_order(context, self->root, op);
  }
  return rewriter->status == TN_OK;
}

/// Runs one iteration until the worklist is empty; true if anything changed. After the first
/// iteration, nothing is dead or unreachable until something is rewritten.
static bool iterate(driver* self, bool is_first) {
  tn_rewriter* rewriter = &self->rewriter;
  const tn_greedy_options* options = self->options;
  const bool is_simple = !is_first && options->simplify == TN_SIMPLIFY_NORMAL;
  self->count = 0;
  if (is_first && !is_tree_whole(self)) return false;
  if (!is_simple) (void)tn_region__erase_unreachable(rewriter, self->root);
  fill(self);
  self->rewrites = 0;
  bool changed = drain(self);
  if (is_tree_whole(self) && options->simplify != TN_SIMPLIFY_DISABLED && (changed || !is_simple)) {
    changed |=
        tn_region__simplify(rewriter, self->root, options->simplify == TN_SIMPLIFY_AGGRESSIVE);
  }
  empty(self);
  return changed;
}

tn_greedy_options tn_greedy__defaults(void) {
  return (tn_greedy_options){.top_down = true,
                             .fold = true,
                             .unique_constants = true,
                             .simplify = TN_SIMPLIFY_NORMAL,
                             .max_iterations = 10,
                             .max_rewrites = -1};
}

tn_status tn_greedy__run(tn_shard* shard, tn_ref root, const tn_greedy_options* options,
                         tn_greedy_memory* memory, bool* out_changed, bool* out_converged) {
  driver self = {.options = options, .memory = memory, .root = root};
  tn_wide__report(shard->context, root);
  memory->has_spared = false;
  tn_rewriter__open(&self.rewriter, shard);
  self.rewriter.events = &driver_events;
  self.rewriter.listener = options->listener;
  self.rewriter.session = options->session;
  self.rewriter.skip_isolated = options->skip_isolated;
  tn_cell_map__open_in(shard, &self.allowed);
  if (options->scope != TN_GREEDY_ANY) {
    (void)tn_op__walk(shard, root, TN_WALK_PRE_ORDER, allow, &self);
  }
  const uint32_t generation = tn_op__at(shard->context, root)->generation;
  tn_verify_memory verified;
  if (options->has_untrusted_callbacks) {
    verified = (tn_verify_memory){.known = NULL};
    options->session->verified = &verified;
  }
  bool again = true;
  *out_changed = false;
  for (int64_t i = 0; again && !self.goes_round && self.rewriter.status == TN_OK &&
                      (options->max_iterations < 0 || i < options->max_iterations);
       ++i) {
    const tn_rewrite_watch* watch = options->session == NULL ? NULL : options->session->watch;
    if (watch != NULL && !watch->turn(watch->user_data, root, i, true)) break;
    again = iterate(&self, i == 0);
    if (watch != NULL) (void)watch->turn(watch->user_data, root, i, false);
    *out_changed |= again;
  }
  *out_converged = !again;
  if (options->has_untrusted_callbacks) {
    if (tn_op__at(shard->context, root)->generation == generation) {
      tn_op__unmark_tree(shard->context, root);
    }
    tn_verify_memory__clear(shard->context, &verified);
    options->session->verified = NULL;
  }
  if (memory->places.failed || self.allowed.failed)
    tn_rewriter__fail(&self.rewriter, TN_OUT_OF_MEMORY);
  tn_cell_map__close(&self.allowed);
  return self.rewriter.status;
}

void tn_greedy_memory__open(tn_shard* shard, tn_greedy_memory* out_memory) {
  *out_memory = (tn_greedy_memory){0};
  tn_cell_map__open_in(shard, &out_memory->places);
}

void tn_greedy_memory__close(tn_greedy_memory* memory) {
  tn_deallocate(&memory->places.context->allocator, memory->items,
                memory->capacity * sizeof *memory->items);
  tn_cell_map__close(&memory->places);
}
