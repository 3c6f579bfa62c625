// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The greedy driver's worklist: an array of ops, popped from its end, with gaps where ops went
// away, and a mark on each op that says where it stands.

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
  size_t count;  ///< Of the items in the worklist.
  int64_t rewrites;
  tn_cell_map allowed;  ///< 1 for ops that may be rewritten, where not all may.
  bool goes_round;      ///< Ops use each other's results, and were changed again and again.
} driver;

//===-- The worklist --------------------------------------------------------------------------===//

static void push(driver* it, tn_ref op) {
  tn_greedy_memory* memory = it->memory;
  if (it->options->scope != TN_GREEDY_ANY && tn_cell_map__get(&it->allowed, op) == 0) return;
  uint32_t* place = tn_cell_map__at(&memory->places, op);
  if (*place != 0) return;
  if (TN_UNLIKELY(it->count >= memory->capacity)) {
    const tn_context* context = it->rewriter.context;
    if (!tn_array_grow(&context->allocator, (void*)&memory->items, &memory->capacity, it->count + 1,
                       sizeof *memory->items)) {
      tn_rewriter__fail(&it->rewriter, tn_context__out_of_memory(context));
      return;
    }
  }
  // Without its place the op could not be taken out again when it is erased.
  if (TN_UNLIKELY(memory->places.failed)) {
    tn_rewriter__fail(&it->rewriter, TN_OUT_OF_MEMORY);
    return;
  }
  memory->items[it->count++] = op;
  *place = (uint32_t)it->count;
}

/// The op and those around it, up to the root.
static void add(driver* it, tn_ref op) {
  const tn_context* context = it->rewriter.context;
  while (op != it->root && op != 0) {
    push(it, op);
    op = tn_op__parent(context, op);
  }
}

static tn_ref pop(driver* it) {
  while (it->count != 0) {
    const tn_ref op = it->memory->items[--it->count];
    if (op == 0) continue;
    *tn_cell_map__at(&it->memory->places, op) = 0;
    return op;
  }
  return 0;
}

/// Whether what was put into the worklist is an op in the root still. Its cell may hold another one
/// by now, which is as good. The way up is only gone once something was rewritten.
static bool is_in_root(const driver* it, tn_ref op) {
  const tn_context* context = it->rewriter.context;
  if (!tn_cells__holds(&context->cells, op, TN_CELL_OP)) return false;
  const tn_op_cell* cell = tn_op__at(context, op);
  if (cell->generation % 2 == 0 || cell->block == 0) return false;
  if (it->rewrites == 0) return true;
  do op = tn_op__parent(context, op);
  while (op != 0 && op != it->root);
  return op != 0;
}

static void forget(driver* it, tn_ref op) {
  uint32_t* place = tn_cell_map__at(&it->memory->places, op);
  if (*place == 0) return;
  it->memory->items[*place - 1] = 0;
  *place = 0;
}

static void reverse(driver* it) {
  tn_ref* items = it->memory->items;
  for (size_t low = 0, high = it->count; low + 1 < high; ++low) {
    const tn_ref item = items[low];
    items[low] = items[--high];
    items[high] = item;
  }
  for (size_t i = 0; i < it->count; ++i) {
    if (items[i] != 0) *tn_cell_map__at(&it->memory->places, items[i]) = (uint32_t)i + 1;
  }
}

//===-- Events --------------------------------------------------------------------------------===//

#define OUTER(it) ((it)->options->events)

static void inserted(tn_rewriter* rewriter, tn_ref op) {
  driver* it = (driver*)(void*)rewriter;
  if (OUTER(it) != NULL && OUTER(it)->inserted != NULL) OUTER(it)->inserted(rewriter, op);
  if (it->options->scope == TN_GREEDY_EXISTING_AND_NEW) *tn_cell_map__at(&it->allowed, op) = 1;
  if (it->options->has_untrusted_callbacks)
    tn_op__mark_tree(rewriter->context, op, it->options->session->verified);
  add(it, op);
}

static void modified(tn_rewriter* rewriter, tn_ref op) {
  driver* it = (driver*)(void*)rewriter;
  if (OUTER(it) != NULL && OUTER(it)->modified != NULL) OUTER(it)->modified(rewriter, op);
  if (it->options->has_untrusted_callbacks)
    tn_op__mark(rewriter->context, op, it->options->session->verified);
  add(it, op);
}

/// Whether more than one op takes the value beside `op`.
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

/// So many operands are looked at without asking whether one comes again.
#define FEW_OPERANDS 16u

/// Ops that make what `op` takes come again when hardly anybody else takes it: they may be dead, or
/// be folded into their only user.
static void add_sources(driver* it, tn_ref op) {
  const tn_context* context = it->rewriter.context;
  const uint32_t count = tn_op__operand_count(context, op);
  tn_judy_set seen = {0};
  for (uint32_t i = 0; i < count && it->rewriter.status == TN_OK; ++i) {
    const tn_ref operand = tn_op__operand(context, op, i);
    const tn_ref source = tn_value__defining_op(context, operand);
    bool is_new = true;
    if (source == 0) continue;
    if (count > FEW_OPERANDS && tn_judy_set_insert(&seen, operand, &is_new) != TN_OK) {
      tn_rewriter__fail(&it->rewriter, tn_context__out_of_memory(context));
    }
    if (is_new && !has_more_users(context, operand, op)) add(it, source);
  }
  tn_judy_set_clear(&seen);
}

static void erased(tn_rewriter* rewriter, tn_ref op) {
  driver* it = (driver*)(void*)rewriter;
  if (OUTER(it) != NULL && OUTER(it)->erased != NULL) OUTER(it)->erased(rewriter, op);
  add_sources(it, op);
  forget(it, op);
  if (it->options->scope != TN_GREEDY_ANY) *tn_cell_map__at(&it->allowed, op) = 0;
}

static void replaced(tn_rewriter* rewriter, tn_ref op, const tn_ref* values, uint32_t count) {
  driver* it = (driver*)(void*)rewriter;
  if (OUTER(it) != NULL && OUTER(it)->replaced != NULL) {
    OUTER(it)->replaced(rewriter, op, values, count);
  }
}

static void block_inserted(tn_rewriter* rewriter, tn_ref block) {
  driver* it = (driver*)(void*)rewriter;
  if (OUTER(it) != NULL && OUTER(it)->block_inserted != NULL) {
    OUTER(it)->block_inserted(rewriter, block);
  }
}

static void block_erased(tn_rewriter* rewriter, tn_ref block) {
  driver* it = (driver*)(void*)rewriter;
  if (OUTER(it) != NULL && OUTER(it)->block_erased != NULL) {
    OUTER(it)->block_erased(rewriter, block);
  }
}

static const tn_rewrite_events driver_events = {.inserted = inserted,
                                                .modified = modified,
                                                .replaced = replaced,
                                                .erased = erased,
                                                .block_inserted = block_inserted,
                                                .block_erased = block_erased};

//===-- What callbacks left -------------------------------------------------------------------===//

static bool refuse_null(tn_rewriter* rewriter, tn_ref op, const char* what, uint32_t number) {
  (void)tn_op__fail_named(rewriter->context, op, NULL, "has null %s #%u after a rewrite", what,
                          number);
  tn_rewriter__fail(rewriter, TN_VERIFY_FAILED);
  return false;
}

bool tn_op__is_whole(tn_rewriter* rewriter, tn_ref op) {
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

/// The same for an op that is visited and those that define its operands, which are marked where
/// they are malformed: callbacks may have changed them without notice. For an op that nothing
/// defines, only users' folds look at what defines its operands.
static bool look_again(driver* it, tn_ref op) {
  tn_context* context = it->rewriter.context;
  if (!it->options->has_untrusted_callbacks) return true;
  const bool folds = it->options->fold;
  if (!(folds && it->options->try_fold != NULL) &&
      tn_op_definition__claimed(context, tn_op__at(context, op)) == NULL) {
    return true;
  }
  if (folds && !tn_op__is_whole(&it->rewriter, op)) return false;
  const uint32_t count = folds ? tn_op__operand_count(context, op) : 0;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref source = tn_value__defining_op(context, tn_op__operand(context, op, i));
    if (source != 0 && !tn_op__is_whole(&it->rewriter, source)) return false;
  }
  tn_op__mark_with_sources(context, op, it->options->session->verified);
  return true;
}

/// So many changes in one turn, and so many for each op of the worklist, are nothing unusual.
#define CHANGES_MIN 4096u
#define CHANGES_AN_OP 64u

//===-- One op --------------------------------------------------------------------------------===//

/// Puts what `op` was folded to in its place; false if some constant has no op.
static bool take_results(driver* it, tn_fold* fold) {
  tn_rewriter* rewriter = &it->rewriter;
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

static bool fold_op(driver* it, tn_ref op) {
  tn_fold fold;
  bool changed = false;
  tn_fold_outcome outcome = TN_FOLD_NOTHING;
  if (it->options->try_fold != NULL) {
    outcome = it->options->try_fold(it->options->user_data, &it->rewriter, op, &fold);
    if (it->rewriter.status != TN_OK) return false;
  }
  if (outcome == TN_FOLD_NOTHING) outcome = tn_fold__run(&it->rewriter, op, NULL, &fold);
  if (outcome == TN_FOLD_IN_PLACE) {
    tn_rewriter__modified(&it->rewriter, op);
    changed = true;
  } else if (outcome == TN_FOLD_DONE) {
    changed = take_results(it, &fold);
  }
  tn_fold__close(&fold);
  return changed;
}

/// Whether the ops in a region of `op` may have any order.
static bool has_no_order(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition =
      op == 0 ? NULL : tn_op_definition__of(context, tn_op__at(context, op));
  return definition == NULL || (definition->traits & TN_OP_TRAIT_GRAPH) != 0;
}

/// Whether an op with regions uses its own results, or does so in them: where ops have no order it
/// may. A pattern that takes the regions out would leave uses of what is gone.
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

static bool visit(driver* it, tn_ref op) {
  tn_rewriter* rewriter = &it->rewriter;
  const tn_context* context = rewriter->context;
  if (!look_again(it, op)) return false;
  if (tn_effects__is_dead(context, op)) {
    tn_rewriter__erase(rewriter, op);
    return true;
  }
  tn_rewriter__for(rewriter, op);
  if (it->options->fold && !tn_op__has_trait(context, op, TN_OP_TRAIT_CONSTANT) &&
      fold_op(it, op)) {
    return true;
  }
  if (it->options->match == NULL || rewriter->status != TN_OK || uses_itself(context, op)) {
    return false;
  }
  tn_rewriter__for(rewriter, op);
  if (!it->options->match(it->options->user_data, rewriter, op)) return false;
  ++it->rewrites;
  return true;
}

/// Ops that use each other's results may be folded without end.
static bool goes_round(driver* it) {
  const tn_context* context = it->rewriter.context;
  bool found = false;
  tn_circles circles;
  tn_circles__open(&it->rewriter, TN_CODE_NONE, &circles);
  for (tn_ref op = it->root; op != 0 && !found;
       op = tn_op__next_in_pre_order(context, it->root, op, false)) {
    found = tn_circles__lead_to(&circles, op);
  }
  tn_circles__close(&circles);
  return found;
}

static bool drain(driver* it) {
  bool changed = false;
  uint64_t changes = 0;
  uint64_t limit = CHANGES_MIN + (uint64_t)CHANGES_AN_OP * it->count;
  while (tn_rewriter__goes_on(&it->rewriter) &&
         (it->options->max_rewrites < 0 || it->rewrites < it->options->max_rewrites)) {
    const tn_ref op = pop(it);
    if (op == 0) break;
    if (it->options->has_untrusted_callbacks && !is_in_root(it, op)) continue;
    if (!visit(it, op)) continue;
    changed = true;
    if (++changes < limit) continue;
    it->goes_round = goes_round(it);
    if (it->goes_round) break;
    limit *= 2;
  }
  return changed;
}

//===-- Iterations ----------------------------------------------------------------------------===//

static tn_walk_result enlist(void* user_data, tn_ref op, uint32_t generation) {
  (void)generation;
  driver* it = user_data;
  if (op == it->root) return TN_WALK_ADVANCE;
  if (it->options->unique_constants) {
    const tn_attribute value = tn_const__of_op(it->rewriter.context, op);
    if (value.storage != NULL && !tn_folder__insert_known(&it->folder, op, value)) {
      return TN_WALK_SKIP;
    }
  }
  // From the top, those around it are there already.
  if (it->options->top_down) {
    push(it, op);
  } else {
    add(it, op);
  }
  if (!tn_rewriter__goes_on(&it->rewriter)) return TN_WALK_INTERRUPT;
  if (!tn_region__is_spared(&it->rewriter, it->root, op)) return TN_WALK_ADVANCE;
  it->memory->has_spared = true;
  return TN_WALK_SKIP;
}

/// Ops in the order in which they are popped from the end: the last first bottom-up, the first
/// first top-down.
static void fill(driver* it) {
  tn_folder__open(&it->rewriter, &it->folder);
  const tn_walk_order order = it->options->top_down ? TN_WALK_PRE_ORDER : TN_WALK_POST_ORDER;
  (void)tn_walker__run(it->rewriter.shard, it->root, order, enlist, it);
  tn_folder__close(&it->folder);
  if (it->options->top_down) reverse(it);
}

static void empty(driver* it) {
  while (pop(it) != 0) continue;
  it->count = 0;
}

static tn_walk_result allow(void* user_data, tn_ref op) {
  driver* it = user_data;
  if (op != it->root) *tn_cell_map__at(&it->allowed, op) = 1;
  return tn_rewriter__goes_on(&it->rewriter) ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

/// Whether no op has lost an operand or successor to callbacks, or had before. Marks those that are
/// malformed: callbacks may have changed any.
static bool is_tree_whole(driver* it) {
  tn_rewriter* rewriter = &it->rewriter;
  if (!it->options->has_untrusted_callbacks || rewriter->status != TN_OK)
    return rewriter->status == TN_OK;
  tn_context* context = rewriter->context;
  tn_uref plain = 0;  // The last shape of ops that nothing defines. They come in droves.
  tn_ref op = tn_op__first_in_post_order(context, it->root);
  while (op != 0 && tn_rewriter__goes_on(rewriter) && tn_op__is_whole(rewriter, op)) {
    const tn_op_cell* cell = tn_op__at(context, op);
    if (cell->shape != plain) {
      tn_op__mark(context, op, it->options->session->verified);
      if (tn_op_definition__claimed(context, cell) == NULL) plain = cell->shape;
    }
    op = tn_op__next_in_post_order(context, it->root, op);
  }
  return rewriter->status == TN_OK;
}

/// One turn: what is there, until the worklist is empty. True if anything changed. After the first
/// one there is nothing dead or out of reach, until something is rewritten.
static bool iterate(driver* it, bool is_first) {
  tn_rewriter* rewriter = &it->rewriter;
  const tn_greedy_options* options = it->options;
  const bool is_simple = !is_first && options->simplify == TN_SIMPLIFY_NORMAL;
  it->count = 0;
  if (is_first && !is_tree_whole(it)) return false;
  if (!is_simple) (void)tn_region__erase_unreachable(rewriter, it->root);
  fill(it);
  it->rewrites = 0;
  bool changed = drain(it);
  if (is_tree_whole(it) && options->simplify != TN_SIMPLIFY_DISABLED && (changed || !is_simple)) {
    changed |= tn_region__simplify(rewriter, it->root, options->simplify == TN_SIMPLIFY_AGGRESSIVE);
  }
  empty(it);
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
  driver it = {.options = options, .memory = memory, .root = root};
  tn_wide__tell(shard->context, root);
  memory->has_spared = false;
  tn_rewriter__open(&it.rewriter, shard);
  it.rewriter.events = &driver_events;
  it.rewriter.listener = options->listener;
  it.rewriter.session = options->session;
  it.rewriter.skip_isolated = options->skip_isolated;
  tn_cell_map__open_in(shard, &it.allowed);
  if (options->scope != TN_GREEDY_ANY) {
    (void)tn_op__walk(shard, root, TN_WALK_PRE_ORDER, allow, &it);
  }
  const uint32_t generation = tn_op__at(shard->context, root)->generation;
  tn_verify_memory verified;
  if (options->has_untrusted_callbacks) {
    verified = (tn_verify_memory){.known = NULL};
    options->session->verified = &verified;
  }
  bool again = true;
  *out_changed = false;
  for (int64_t i = 0; again && !it.goes_round && it.rewriter.status == TN_OK &&
                      (options->max_iterations < 0 || i < options->max_iterations);
       ++i) {
    const tn_rewrite_watch* watch = options->session == NULL ? NULL : options->session->watch;
    if (watch != NULL && !watch->turn(watch->user_data, root, i, true)) break;
    again = iterate(&it, i == 0);
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
  if (memory->places.failed || it.allowed.failed) tn_rewriter__fail(&it.rewriter, TN_OUT_OF_MEMORY);
  tn_cell_map__close(&it.allowed);
  return it.rewriter.status;
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
