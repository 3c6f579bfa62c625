// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sccp: finds values that are constant on all executable paths, through branches, region control
// flow and calls. Source: Wegman, Zadeck 1991, "Constant Propagation with Conditional Branches".
//
// A value is unknown (0), a constant (the attribute's reference), or varying. Ops are visited when
// their block is reachable, and again when an operand changes. Each value changes at most twice, so
// this terminates.

#include "analysis/call_graph.h"
#include "ir/symbol.h"
#include "pass/pass.h"
#include "rewrite/branch.h"
#include "rewrite/effects.h"
#include "rewrite/value_map.h"

#define VARIES TN_UREF_FLAG  // No attribute has this reference.

typedef struct sccp {
  tn_rewriter rewriter;
  tn_ref root;
  tn_value_map states;
  tn_value_map codes;   ///< By value: the op code that builds the constant.
  tn_cell_map reached;  ///< Reachable blocks, and functions with unknown callers.
  tn_cell_map queued;
  tn_refs queue;
  tn_symbol_finder symbols;
  tn_refs calls;         ///< Pairs of a call and the index of the next call of the same function,
                         ///< plus 1.
  tn_value_map callers;  ///< By function: the index of its first call, plus 1.
  tn_refs
      returned;  ///< For each function that returns: the number of results, and the state and code
                 ///< of each.
  tn_value_map returns;  ///< By function: its index in `returned`, plus 1.
} sccp;

//===-- States --------------------------------------------------------------------------------===//

static uint32_t state_of(const sccp* self, tn_ref value) {
  return tn_value_map__get(&self->states, value);
}

static void enqueue(sccp* self, tn_ref op) {
  uint32_t* mark = tn_cell_map__at(&self->queued, op);
  if (*mark != 0) return;
  *mark = 1;
  tn_refs__push(&self->rewriter, &self->queue, op);
}

/// Returns whether two constants with the same attribute are equal even if different ops build
/// them. An untyped attribute depends on its op.
static bool is_same_by(const sccp* self, uint32_t state, uint32_t code, uint32_t other_code) {
  if (code == other_code || ((code | other_code) & TN_UREF_FLAG) == 0) return true;
  return tn_attribute_type(tn_attribute__from(self->rewriter.context, state)).storage != NULL;
}

/// Joins `state` into the state of the value.
static void join(sccp* self, tn_ref value, uint32_t state, uint32_t code) {
  const uint32_t old = state_of(self, value);
  if (state == 0 || old == VARIES) return;
  if (old == state) {
    if (state == VARIES || is_same_by(self, state, code, tn_value_map__get(&self->codes, value)))
      return;
    state = VARIES;
  }
  tn_value_map__set(&self->rewriter, &self->states, value, old == 0 ? state : VARIES);
  if (old == 0) tn_value_map__set(&self->rewriter, &self->codes, value, code);
  const tn_context* context = self->rewriter.context;
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    enqueue(self, tn_use__owner(context, use));
  }
}

static void join_value(sccp* self, tn_ref value, tn_ref from) {
  join(self, value, state_of(self, from), tn_value_map__get(&self->codes, from));
}

static void vary(sccp* self, tn_ref value) { join(self, value, VARIES, 0); }

static void vary_results(sccp* self, tn_ref op) {
  for (uint32_t i = 0;
       i < tn_op__result_count(self->rewriter.context, op) && tn_rewriter__goes_on(&self->rewriter);
       ++i) {
    vary(self, tn_op__result(self->rewriter.context, op, i));
  }
}

static bool is_reached(sccp* self, tn_ref block) {
  return block != 0 && tn_cell_map__get(&self->reached, block) != 0;
}

static void reach(sccp* self, tn_ref block) {
  const tn_context* context = self->rewriter.context;
  if (block == 0) return;
  uint32_t* mark = tn_cell_map__at(&self->reached, block);
  if (*mark != 0) return;
  *mark = 1;
  for (tn_ref op = tn_block__at(context, block)->first_op;
       op != 0 && tn_rewriter__goes_on(&self->rewriter); op = tn_op__at(context, op)->next) {
    enqueue(self, op);
  }
}

static void vary_arguments(sccp* self, tn_ref block) {
  for (uint32_t i = 0; i < tn_block__argument_count(self->rewriter.context, block) &&
                       tn_rewriter__goes_on(&self->rewriter);
       ++i) {
    vary(self, tn_block__argument(self->rewriter.context, block, i));
  }
}

static void close_operands(const sccp* self, tn_attribute* constants, uint32_t count) {
  if (constants == NULL) return;
  tn_deallocate(&self->rewriter.context->allocator, constants,
                ((size_t)count + 1) * sizeof *constants);
}

/// Returns the constant operands of an op, null where they vary, for close_operands. Returns NULL
/// while one is unknown, or when out of memory.
static tn_attribute* open_operands(sccp* self, tn_ref op, uint32_t* out_count) {
  const tn_context* context = self->rewriter.context;
  const uint32_t count = *out_count = tn_op__operand_count(context, op);
  tn_attribute* constants =
      tn_allocate_zeroed(&context->allocator, ((size_t)count + 1) * sizeof *constants);
  if (constants == NULL) tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(context));
  for (uint32_t i = 0; constants != NULL && i < count; ++i) {
    const uint32_t state = state_of(self, tn_op__operand(context, op, i));
    if (state == 0) {
      close_operands(self, constants, count);
      return NULL;
    }
    if (state == VARIES) continue;
    const tn_ref value = tn_op__operand(context, op, i);
    constants[i] =
        tn_const__at_type(tn_attribute__from(context, state), tn_value__type(context, value));
  }
  return constants;
}

//===-- Branches ------------------------------------------------------------------------------===//

/// Follows an edge. `given` are its forwarded operands; NULL if unknown.
static void take_edge(sccp* self, tn_ref op, tn_ref block, const tn_forwarded* given) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    const tn_ref argument = tn_block__argument(context, block, i);
    if (given != NULL && i < given->count) {
      join_value(self, argument, tn_op__operand(context, op, given->start + i));
    } else {
      vary(self, argument);
    }
  }
  reach(self, block);
}

/// Determines the successor that is taken, UINT32_MAX for any; false while the operands are
/// unknown.
static bool chosen_successor(sccp* self, tn_ref op, uint32_t* out_chosen) {
  const tn_branch_interface* interface = tn_op_interface__of(self->rewriter.context, op)->branch;
  *out_chosen = UINT32_MAX;
  if (interface == NULL || interface->successor_for_operands == NULL) return true;
  uint32_t count = 0;
  tn_attribute* operands = open_operands(self, op, &count);
  if (operands == NULL) return false;
  *out_chosen = interface->successor_for_operands(self->rewriter.context, op, operands);
  close_operands(self, operands, count);
  return true;
}

static void visit_branch(sccp* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  uint32_t chosen = UINT32_MAX;
  if (!chosen_successor(self, op, &chosen)) return;
  // Edges are identified by their blocks: parallel edges are merged.
  const uint32_t count = tn_op__successor_count(context, op);
  const tn_ref only = chosen >= count ? 0 : tn_op__successor(context, op, chosen);
  tn_branch_walk walk;
  const bool is_known = tn_branch__walk(context, op, &walk);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_forwarded given = is_known ? tn_branch__next(&walk) : (tn_forwarded){0, 0};
    const tn_ref block = tn_op__successor(context, op, i);
    if (only == 0 || block == only) take_edge(self, op, block, is_known ? &given : NULL);
  }
}

//===-- Region control flow -------------------------------------------------------------------===//

/// Joins input `index` with the operand of `from` forwarded to it; an input without a forwarded
/// operand varies.
static void take_input(sccp* self, tn_ref from, const tn_region_successor* to, tn_ref value,
                       uint32_t index) {
  const uint32_t number = index - to->first_input;
  if (index >= to->first_input && number < to->operand_count) {
    join_value(self, value,
               tn_op__operand(self->rewriter.context, from, to->first_operand + number));
  } else {
    vary(self, value);
  }
}

/// Follows control flow from `from`, which is `op` or a terminator in it, into a region of `op` or
/// back to `op`.
static void take_region_edge(sccp* self, tn_ref from, tn_ref op, const tn_region_successor* to) {
  const tn_context* context = self->rewriter.context;
  if (to->region == TN_REGION_PARENT) {
    for (uint32_t i = 0;
         i < tn_op__result_count(context, op) && tn_rewriter__goes_on(&self->rewriter); ++i) {
      take_input(self, from, to, tn_op__result(context, op, i), i);
    }
    return;
  }
  const tn_ref block = tn_op__first_block(context, op, to->region);
  if (block == 0) return;
  for (uint32_t i = 0;
       i < tn_block__argument_count(context, block) && tn_rewriter__goes_on(&self->rewriter); ++i) {
    take_input(self, from, to, tn_block__argument(context, block, i), i);
  }
  reach(self, block);
}

static void visit_region_op(sccp* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  const tn_region_branch_interface* interface = tn_op_interface__of(context, op)->region_branch;
  if (interface != NULL) {
    uint32_t count = 0;
    tn_attribute* operands = open_operands(self, op, &count);
    tn_region_successor to;
    for (uint32_t i = 0;
         operands != NULL && interface->entry_successor(context, op, operands, i, &to); ++i) {
      take_region_edge(self, op, op, &to);
    }
    close_operands(self, operands, count);
    return;
  }
  vary_results(self, op);
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    const tn_ref block = tn_op__first_block(context, op, i);
    if (block == 0) continue;
    vary_arguments(self, block);
    reach(self, block);
  }
}

//===-- Functions -----------------------------------------------------------------------------===//

static bool is_inside(const sccp* self, tn_ref op) {
  return tn_op__is_ancestor(self->rewriter.context, self->root, op) && op != self->root;
}

/// Returns the callee of a call if it is inside the root; otherwise 0. Stops at the root, so that
/// the surrounding IR is not searched for each op that the pass runs on.
static tn_ref callee_inside(const sccp* self, tn_ref call) {
  const tn_context* context = self->rewriter.context;
  tn_ref table = call;
  do {
    if (table == self->root) return 0;
    table = tn_op__parent(context, table);
  } while (!tn_op__has_trait(context, table, TN_OP_TRAIT_SYMBOL_TABLE));
  const tn_ref callee = tn_call__callee(context, self->rewriter.symbols, call);
  return callee != 0 && is_inside(self, callee) ? callee : 0;
}

static bool has_unknown_callers(const sccp* self, tn_ref function) {
  return tn_cell_map__get(&self->reached, function) != 0;
}

static void pass_arguments(sccp* self, tn_ref call, tn_ref entry) {
  const tn_context* context = self->rewriter.context;
  const uint32_t first = tn_call__first_argument(context, call);
  const uint32_t count = tn_block__argument_count(context, entry);
  if ((uint64_t)first + count == tn_op__operand_count(context, call)) {
    for (uint32_t i = 0; i < count; ++i) {
      join_value(self, tn_block__argument(context, entry, i),
                 tn_op__operand(context, call, first + i));
    }
  } else {
    vary_arguments(self, entry);
  }
  reach(self, entry);
}

static void visit_call(sccp* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  const tn_ref callee = callee_inside(self, op);
  if (callee == 0) {
    vary_results(self, op);
    return;
  }
  const tn_ref entry = tn_callable__entry(context, callee);
  if (!has_unknown_callers(self, callee)) pass_arguments(self, op, entry);
  const uint32_t place = tn_value_map__get(&self->returns, callee);
  for (uint32_t i = 0; place != 0 && i < tn_op__result_count(context, op); ++i) {
    const tn_ref* kept = tn_refs__items(&self->returned) + place - 1;
    if (i < kept[0]) {
      join(self, tn_op__result(context, op, i), kept[1 + 2 * i], kept[2 + 2 * i]);
    } else {
      vary(self, tn_op__result(context, op, i));
    }
  }
}

/// Returns the index of a function's results in `returned`, plus 1; 0 when out of memory.
static uint32_t returned_by(sccp* self, tn_ref function, uint32_t count) {
  uint32_t place = tn_value_map__get(&self->returns, function);
  if (place != 0) return place;
  place = self->returned.count + 1;
  tn_refs__push(&self->rewriter, &self->returned, count);
  for (uint32_t i = 0; i < 2 * count; ++i) tn_refs__push(&self->rewriter, &self->returned, 0);
  tn_value_map__set(&self->rewriter, &self->returns, function, place);
  return self->rewriter.status == TN_OK ? place : 0;
}

/// Joins a new state of result `number` of the function into all reachable calls.
static void tell_callers(sccp* self, tn_ref function, uint32_t number, const tn_ref state[2]) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t at = tn_value_map__get(&self->callers, function); at != 0;
       at = tn_refs__items(&self->calls)[at]) {
    const tn_ref call = tn_refs__items(&self->calls)[at - 1];
    if (is_reached(self, tn_op__block(context, call)) &&
        number < tn_op__result_count(context, call)) {
      join(self, tn_op__result(context, call, number), state[0], state[1]);
    }
  }
}

/// Joins the returned values into the stored results, so that only changes are propagated to calls.
/// If the numbers of results differ, all vary.
static void visit_return(sccp* self, tn_ref op, tn_ref function) {
  const tn_context* context = self->rewriter.context;
  const uint32_t count = tn_op__operand_count(context, op);
  const uint32_t place = returned_by(self, function, count);
  const uint32_t kept_count = place == 0 ? 0 : tn_refs__items(&self->returned)[place - 1];
  for (uint32_t i = 0; i < kept_count; ++i) {
    const tn_ref value = count == kept_count ? tn_op__operand(context, op, i) : 0;
    const uint32_t state = value == 0 ? VARIES : state_of(self, value);
    tn_ref* kept = tn_refs__items(&self->returned) + place + 2 * i;
    const uint32_t code = value == 0 ? 0 : tn_value_map__get(&self->codes, value);
    if (state == 0 || kept[0] == VARIES ||
        (kept[0] == state && (state == VARIES || is_same_by(self, state, code, kept[1])))) {
      continue;
    }
    if (kept[0] == 0) kept[1] = code;
    kept[0] = kept[0] == 0 ? state : VARIES;
    const tn_ref told[2] = {kept[0], kept[1]};
    tell_callers(self, function, i, told);
  }
}

/// Lists calls by callee.
static void list_calls(sccp* self) {
  const tn_context* context = self->rewriter.context;
  for (tn_ref op = self->root; op != 0 && tn_rewriter__goes_on(&self->rewriter);
       op = tn_op__next_in_pre_order(context, self->root, op, false)) {
    if (!tn_call__is(context, op)) continue;
    const tn_ref function = callee_inside(self, op);
    if (function == 0) continue;
    const uint32_t next = tn_value_map__get(&self->callers, function);
    tn_refs__push(&self->rewriter, &self->calls, op);
    tn_refs__push(&self->rewriter, &self->calls, next);
    tn_value_map__set(&self->rewriter, &self->callers, function, self->calls.count - 1);
  }
}

/// Forwards all operands of a ReturnLike terminator to all successors of its region.
static void visit_region_return(sccp* self, tn_ref op, tn_ref parent,
                                const tn_region_branch_interface* interface) {
  const tn_context* context = self->rewriter.context;
  const tn_ref region = tn_block__region(context, tn_op__block(context, op));
  tn_region_successor to;
  for (uint32_t i = 0; interface->region_successor(context, parent, region, i, &to); ++i) {
    to.first_operand = 0;
    to.operand_count = tn_op__operand_count(context, op);
    take_region_edge(self, op, parent, &to);
  }
}

static void visit_terminator(sccp* self, tn_ref op, const tn_op_definition* definition) {
  const tn_context* context = self->rewriter.context;
  const tn_ref parent = tn_op__parent(context, op);
  const tn_region_terminator_interface* terminator = definition->interface->region_terminator;
  const bool is_return = (definition->traits & TN_OP_TRAIT_RETURN_LIKE) != 0;
  if (parent == 0) return;
  const tn_op_interface* around = tn_op_interface__of(context, parent);
  if (around->callable != NULL) {
    if (is_return && tn_op__operand_count(context, op) != 0) visit_return(self, op, parent);
    return;
  }
  if (around->region_branch == NULL) return;
  if (terminator == NULL) {
    if (is_return) visit_region_return(self, op, parent, around->region_branch);
    return;
  }
  uint32_t count = 0;
  tn_attribute* operands = open_operands(self, op, &count);
  tn_region_successor to;
  for (uint32_t i = 0; operands != NULL && terminator->successor(context, op, operands, i, &to);
       ++i) {
    take_region_edge(self, op, parent, &to);
  }
  close_operands(self, operands, count);
}

//===-- Other ops -----------------------------------------------------------------------------===//

/// Restores an op after an in-place fold.
static void restore(sccp* self, tn_ref op, tn_refs* operands, tn_uref shape, tn_refs* attributes) {
  const tn_context* context = self->rewriter.context;
  tn_rewriter__set_operands(&self->rewriter, op, tn_refs__items(operands), operands->count);
  tn_op_cell* cell = tn_op__at(context, op);
  if (cell->shape != shape) return;
  for (uint32_t i = 0; i < attributes->count; ++i) {
    tn_op_cell__attributes(context, cell)[i] = tn_refs__items(attributes)[i];
  }
}

static void fold_with(sccp* self, tn_ref op, const tn_attribute* constants) {
  const tn_context* context = self->rewriter.context;
  tn_refs operands = {0};
  tn_refs attributes = {0};
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_uref shape = cell->shape;
  tn_refs__push_operands(&self->rewriter, &operands, op, 0, tn_op__operand_count(context, op));
  for (uint32_t i = 0; i < tn_op_cell__shape(context, cell)->key_count; ++i) {
    tn_refs__push(&self->rewriter, &attributes, tn_op_cell__attributes(context, cell)[i]);
  }
  tn_fold fold;
  const tn_fold_outcome outcome = tn_fold__run(&self->rewriter, op, constants, &fold);
  if (outcome == TN_FOLD_IN_PLACE) restore(self, op, &operands, shape, &attributes);
  if (outcome != TN_FOLD_DONE) {
    vary_results(self, op);
  } else {
    for (uint32_t i = 0; i < fold.result_count; ++i) {
      const tn_ref result = tn_op__result(context, op, i);
      if (fold.results[i].value != 0) {
        join_value(self, result, fold.results[i].value);
      } else {
        join(self, result, fold.results[i].attribute.storage->self,
             (uint32_t)tn_const__maker(context, op));
      }
    }
  }
  tn_fold__close(&fold);
  tn_refs__free(&self->rewriter, &operands);
  tn_refs__free(&self->rewriter, &attributes);
}

static void visit_plain(sccp* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  const tn_attribute constant = tn_const__of_op(context, op);
  if (constant.storage != NULL) {
    join(self, tn_op__result(context, op, 0), constant.storage->self,
         (uint32_t)tn_const__maker(context, op));
    return;
  }
  uint32_t count = 0;
  tn_attribute* operands = open_operands(self, op, &count);
  if (operands == NULL) return;
  fold_with(self, op, operands);
  close_operands(self, operands, count);
}

static void visit(sccp* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  const tn_op_cell* cell = tn_op__at(context, op);
  if (!is_reached(self, cell->block)) return;
  const tn_op_definition* known = tn_op_definition__of(context, cell);
  const tn_op_definition* definition = known != NULL ? known : &tn_op_definition__none;
  if (tn_op_cell__successor_count(cell) != 0) {
    visit_branch(self, op);
    vary_results(self, op);
  } else if (definition->interface->callable != NULL) {
    const tn_ref entry = tn_callable__entry(context, op);
    if (entry == 0 || !has_unknown_callers(self, op)) return;
    vary_arguments(self, entry);
    reach(self, entry);
  } else if (tn_op_cell__region_count(cell) != 0) {
    visit_region_op(self, op);
  } else if (definition->interface->call != NULL) {
    visit_call(self, op);
  } else if ((definition->traits & TN_OP_TRAIT_TERMINATOR) != 0) {
    visit_terminator(self, op, definition);
  } else if (tn_op_cell__result_count(cell) != 0) {
    visit_plain(self, op);
  }
}

//===-- Initialization ------------------------------------------------------------------------===//

static bool see_reference(void* user_data, tn_ref op, const tn_storage* reference) {
  sccp* self = user_data;
  if (!tn_rewriter__goes_on(&self->rewriter)) return false;
  if (reference == tn_call__symbol(self->rewriter.context, op).storage) return true;
  const tn_ref symbol =
      tn_symbol__nearest(self->rewriter.context, self->rewriter.symbols, op, reference);
  if (symbol != 0 && tn_callable__is(self->rewriter.context, symbol)) {
    *tn_cell_map__at(&self->reached, symbol) = 1;
  }
  return self->rewriter.status == TN_OK;
}

/// Returns whether symbols in `table` cannot be referenced from outside the root.
static bool is_hidden(const sccp* self, tn_ref table) {
  const tn_context* context = self->rewriter.context;
  if (tn_op__block(context, self->root) == 0) return true;
  for (tn_ref op = table; op != 0; op = op == self->root ? 0 : tn_op__parent(context, op)) {
    if (!tn_symbol__is(context, op)) return true;
    const tn_string_view visibility =
        tn_string_attribute_value(tn_op__attribute(context, op, "sym_visibility"));
    if (tn_string_view_equal(visibility, tn_string_view_from("private"))) return true;
  }
  return false;
}

static bool may_be_called(const sccp* self, tn_ref function) {
  const tn_context* context = self->rewriter.context;
  if (tn_symbol__is_public(context, function)) return true;
  const tn_string_view visibility =
      tn_string_attribute_value(tn_op__attribute(context, function, "sym_visibility"));
  return tn_string_view_equal(visibility, tn_string_view_from("nested")) &&
         function != self->root && !is_hidden(self, tn_op__parent(context, function));
}

static bool holds_functions(const tn_context* context, tn_ref table) {
  tn_ref op = tn_op__first_block(context, table, 0);
  op = op == 0 ? 0 : tn_block__at(context, op)->first_op;
  while (op != 0 && (tn_callable__entry(context, op) == 0 || !tn_symbol__is(context, op))) {
    op = tn_op__at(context, op)->next;
  }
  return op != 0;
}

/// Marks functions with possible unknown callers; all functions if the symbol uses in a table are
/// unknown.
static void find_unknown_callers(sccp* self) {
  const tn_context* context = self->rewriter.context;
  bool knows_uses = true;
  for (tn_ref op = self->root; op != 0 && tn_rewriter__goes_on(&self->rewriter);
       op = tn_op__next_in_pre_order(context, self->root, op, false)) {
    if (tn_callable__is(context, op) && (!knows_uses || may_be_called(self, op))) {
      *tn_cell_map__at(&self->reached, op) = 1;
    }
    if (tn_op__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE)) {
      const tn_status status =
          tn_symbol__walk_uses(self->rewriter.context, op, see_reference, self);
      if (status == TN_NOT_FOUND) {
        if (!knows_uses || !holds_functions(context, op)) continue;
        knows_uses = false;
        op = self->root;  // Restart from the beginning.
      } else if (status != TN_INTERRUPTED) {
        tn_rewriter__fail(&self->rewriter, status);
      }
    }
  }
}

static void analyse(sccp* self) {
  const tn_context* context = self->rewriter.context;
  find_unknown_callers(self);
  list_calls(self);
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, self->root)); ++i) {
    const tn_ref block = tn_op__first_block(context, self->root, i);
    if (block == 0) continue;
    vary_arguments(self, block);
    reach(self, block);
  }
  for (uint32_t at = 0; at < self->queue.count && tn_rewriter__goes_on(&self->rewriter); ++at) {
    const tn_ref op = tn_refs__items(&self->queue)[at];
    *tn_cell_map__at(&self->queued, op) = 0;
    visit(self, op);
    // Drop processed items when they are the larger part.
    if (at >= 65535 && at >= self->queue.count / 2) {
      tn_ref* items = tn_refs__items(&self->queue);
      memmove(items, items + at + 1, (self->queue.count - at - 1) * sizeof *items);
      self->queue.count -= at + 1;
      at = UINT32_MAX;
    }
  }
}

//===-- Rewriting -----------------------------------------------------------------------------===//

static bool replace_value(sccp* self, tn_folder* folder, tn_ref for_op, tn_ref value) {
  const tn_context* context = self->rewriter.context;
  const uint32_t state = state_of(self, value);
  if (state == 0 || state == VARIES) return false;
  const tn_op_code code = (tn_op_code)tn_value_map__get(&self->codes, value);
  const tn_ref constant =
      tn_folder__constant_in(folder, tn_op__block(context, for_op), code,
                             tn_attribute__from(context, state), tn_value__type(context, value));
  if (constant == 0) return false;
  const tn_ref result = tn_op__result(context, constant, 0);
  if (result != value) tn_rewriter__replace_uses(&self->rewriter, value, result);
  return true;
}

static void push_blocks(sccp* self, tn_ref op, tn_refs* blocks) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    const tn_ref region = tn_op__region(context, op, i);
    for (tn_ref block = tn_region__at(context, region)->last_block; block != 0;
         block = tn_block__at(context, block)->previous) {
      tn_refs__push(&self->rewriter, blocks, block);
    }
  }
}

static void rewrite_block(sccp* self, tn_folder* folder, tn_ref block, tn_refs* blocks) {
  const tn_context* context = self->rewriter.context;
  tn_ref next = 0;
  tn_ref last = 0;
  for (tn_ref op = tn_block__at(context, block)->first_op;
       op != 0 && tn_rewriter__goes_on(&self->rewriter); op = next) {
    next = tn_op__at(context, op)->next;
    bool all = tn_op__result_count(context, op) != 0;
    for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
      if (!tn_rewriter__goes_on(&self->rewriter)) return;
      all &= replace_value(self, folder, op, tn_op__result(context, op, i));
    }
    if (all && !tn_folder__owns(folder, op) && tn_effects__would_be_dead(context, op)) {
      tn_rewriter__erase(&self->rewriter, op);
      continue;
    }
    last = op;
    push_blocks(self, op, blocks);
  }
  for (uint32_t i = 0; i < tn_block__argument_count(context, block) && last != 0; ++i) {
    if (!tn_rewriter__goes_on(&self->rewriter)) return;
    (void)replace_value(self, folder, last, tn_block__argument(context, block, i));
  }
}

static void rewrite(sccp* self) {
  tn_folder folder;
  tn_refs blocks = {0};
  tn_folder__open(&self->rewriter, &folder);
  push_blocks(self, self->root, &blocks);
  while (blocks.count != 0 && self->rewriter.status == TN_OK) {
    const tn_ref block = tn_refs__items(&blocks)[--blocks.count];
    rewrite_block(self, &folder, block, &blocks);
  }
  tn_refs__free(&self->rewriter, &blocks);
  tn_folder__close(&folder);
}

static tn_status run_sccp(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  (void)pass;
  sccp self = {.root = op};
  tn_rewriter__open(&self.rewriter, env->shard);
  tn_cell_map__open_in(env->shard, &self.reached);
  tn_cell_map__open_in(env->shard, &self.queued);
  tn_rewriter__open_symbols(&self.rewriter, &self.symbols);
  analyse(&self);
  if (self.reached.failed || self.queued.failed)
    tn_rewriter__fail(&self.rewriter, TN_OUT_OF_MEMORY);
  if (self.rewriter.status == TN_OK) rewrite(&self);
  tn_cell_map__close(&self.reached);
  tn_cell_map__close(&self.queued);
  tn_rewriter__close_symbols(&self.rewriter, &self.symbols);
  tn_refs__free(&self.rewriter, &self.queue);
  tn_refs__free(&self.rewriter, &self.calls);
  tn_value_map__free(&self.rewriter, &self.callers);
  tn_refs__free(&self.rewriter, &self.returned);
  tn_value_map__free(&self.rewriter, &self.returns);
  tn_value_map__free(&self.rewriter, &self.states);
  tn_value_map__free(&self.rewriter, &self.codes);
  return self.rewriter.status;
}

TN_PASS(sccp) = {"sccp", "SCCP", "Sparse Conditional Constant Propagation", .run = run_sccp};
