// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sccp: which values are constants on all paths that can be taken, through branches, structured ops
// and calls. Source: Wegman, Zadeck 1991, "Constant Propagation with Conditional Branches".
//
// A value is unknown yet (0), a constant (the attribute's reference), or not constant. Ops are
// looked at while the block that they stand in can be reached; whoever uses a value that changed is
// looked at again. Each value changes twice at the most, so this ends.

#include "analysis/call_graph.h"
#include "dialects/affine/values.h"
#include "ir/symbol.h"
#include "pass/pass.h"
#include "rewrite/effects.h"
#include "rewrite/value_map.h"

#define VARIES TN_UREF_FLAG  // No attribute has this reference.

typedef struct sccp {
  tn_rewriter it;
  tn_ref root;
  tn_value_map states;
  tn_value_map codes;  ///< The op whose dialect makes the constant, by value.
  tn_marks reached;    ///< Blocks that can be reached; functions with unknown callers.
  tn_marks queued;
  tn_refs queue;
  tn_symbol_finder symbols;
  tn_refs calls;         ///< A call, and the place of the next of the same function, and 1 more.
  tn_value_map callers;  ///< By function: the place of the first, and 1 more.
  tn_refs returned;      ///< The state and the code of each result of functions that return.
  tn_value_map returns;  ///< By function: where in `returned` its first result is, and 1 more.
} sccp;

//===-- States --------------------------------------------------------------------------------===//

static uint32_t state_of(const sccp* it, tn_ref value) {
  return tn_value_map__get(&it->states, value);
}

static void enqueue(sccp* it, tn_ref op) {
  uint32_t* mark = tn_marks__at(&it->queued, op);
  if (*mark != 0) return;
  *mark = 1;
  tn_refs__push(&it->it, &it->queue, op);
}

/// The value may also be what `state` says.
static void join(sccp* it, tn_ref value, uint32_t state, uint32_t code) {
  const uint32_t old = state_of(it, value);
  if (state == 0 || old == VARIES || old == state) return;
  tn_value_map__set(&it->it, &it->states, value, old == 0 ? state : VARIES);
  if (old == 0) tn_value_map__set(&it->it, &it->codes, value, code);
  const tn_context* context = it->it.context;
  for (tn_ref use = tn_rw__first_use(context, value); use != 0;
       use = tn_rw__next_use(context, use)) {
    enqueue(it, tn_use__owner(context, use));
  }
}

static void join_value(sccp* it, tn_ref value, tn_ref from) {
  join(it, value, state_of(it, from), tn_value_map__get(&it->codes, from));
}

static void vary(sccp* it, tn_ref value) { join(it, value, VARIES, 0); }

static void vary_results(sccp* it, tn_ref op) {
  for (uint32_t i = 0; i < tn_rw__result_count(it->it.context, op) && tn_rw__goes_on(&it->it);
       ++i) {
    vary(it, tn_rw__result(it->it.context, op, i));
  }
}

static bool is_reached(sccp* it, tn_ref block) {
  return block != 0 && tn_marks__get(&it->reached, block) != 0;
}

static void reach(sccp* it, tn_ref block) {
  const tn_context* context = it->it.context;
  if (block == 0) return;
  uint32_t* mark = tn_marks__at(&it->reached, block);
  if (*mark != 0) return;
  *mark = 1;
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0 && tn_rw__goes_on(&it->it);
       op = tn_op__at(context, op)->next) {
    enqueue(it, op);
  }
}

static void vary_arguments(sccp* it, tn_ref block) {
  for (uint32_t i = 0; i < tn_rw__argument_count(it->it.context, block) && tn_rw__goes_on(&it->it);
       ++i) {
    vary(it, tn_rw__argument(it->it.context, block, i));
  }
}

/// The boolean or integer that a value is on all paths; false if it varies or is unknown yet, which
/// `*out_wait` tells.
static bool known_int(sccp* it, tn_ref value, tn_int* out_int, bool* out_wait) {
  const uint32_t state = state_of(it, value);
  *out_wait = state == 0;
  if (state == 0 || state == VARIES) return false;
  return tn_const__int(tn_attribute__from(it->it.context, state), out_int);
}

//===-- Branches ------------------------------------------------------------------------------===//

/// `given` are the operands for the successor; NULL if they are not known.
static void take_edge(sccp* it, tn_ref op, tn_ref block, const tn_forwarded* given) {
  const tn_context* context = it->it.context;
  for (uint32_t i = 0; i < tn_rw__argument_count(context, block); ++i) {
    const tn_ref argument = tn_rw__argument(context, block, i);
    if (given != NULL && i < given->count) {
      join_value(it, argument, tn_rw__operand(context, op, given->start + i));
    } else {
      vary(it, argument);
    }
  }
  reach(it, block);
}

/// The successor that a known condition leads to; UINT32_MAX: any.
static uint32_t chosen_successor(sccp* it, tn_ref op, tn_op_code code, bool* out_wait) {
  tn_int condition;
  *out_wait = false;
  if (code != TN_CODE_CF_COND_BR && code != TN_CODE_CF_SWITCH) return UINT32_MAX;
  if (!known_int(it, tn_rw__operand(it->it.context, op, 0), &condition, out_wait)) {
    return UINT32_MAX;
  }
  if (code == TN_CODE_CF_COND_BR) return condition.bits != 0 ? 0 : 1;
  tn_numbers numbers;
  if (!tn_numbers__open(tn_rw__attribute(it->it.context, op, "case_values"), &numbers)) return 0;
  for (uint64_t i = 0; i < numbers.count; ++i) {
    if (tn_numbers__at(&numbers, i) == condition.bits) return (uint32_t)i + 1;
  }
  return 0;
}

static void visit_branch(sccp* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->it.context;
  bool wait = false;
  const uint32_t chosen = chosen_successor(it, op, code, &wait);
  if (wait) return;
  // Edges are told apart by their blocks: two ways to one block are taken together.
  const tn_ref only = chosen == UINT32_MAX ? 0 : tn_rw__successor(context, op, chosen);
  tn_branch_walk walk;
  const bool is_known = tn_branch__walk(context, op, &walk);
  for (uint32_t i = 0; i < tn_rw__successor_count(context, op); ++i) {
    const tn_forwarded given = is_known ? tn_branch__next(&walk) : (tn_forwarded){0, 0};
    const tn_ref block = tn_rw__successor(context, op, i);
    if (only == 0 || block == only) take_edge(it, op, block, is_known ? &given : NULL);
  }
}

//===-- Structured ops ------------------------------------------------------------------------===//

/// How values run through the regions of an op.
typedef enum flow { FLOW_UNKNOWN, FLOW_CHOICE, FLOW_LOOP, FLOW_WHILE } flow;

static flow flow_of(tn_op_code code) {
  switch (code) {
    case TN_CODE_SCF_IF:
    case TN_CODE_SCF_INDEX_SWITCH:
    case TN_CODE_SCF_EXECUTE_REGION:
    case TN_CODE_AFFINE_IF:
    case TN_CODE_MEMREF_ALLOCA_SCOPE:
      return FLOW_CHOICE;
    case TN_CODE_SCF_FOR:
    case TN_CODE_AFFINE_FOR:
      return FLOW_LOOP;
    case TN_CODE_SCF_WHILE:
      return FLOW_WHILE;
    default:
      return FLOW_UNKNOWN;
  }
}

/// Values from `op`'s operands behind `skip` to the arguments of a block behind `first`, or to
/// results of `target`.
static void pass_to_block(sccp* it, tn_ref op, uint32_t skip, tn_ref block, uint32_t first) {
  const tn_context* context = it->it.context;
  const uint32_t count = tn_rw__argument_count(context, block);
  for (uint32_t i = first; i < count; ++i) {
    join_value(it, tn_rw__argument(context, block, i),
               tn_rw__operand(context, op, skip + i - first));
  }
}

static void pass_to_results(sccp* it, tn_ref op, uint32_t skip, tn_ref target) {
  const tn_context* context = it->it.context;
  const uint32_t count = tn_rw__result_count(context, target);
  for (uint32_t i = 0; i < count && skip + i < tn_rw__operand_count(context, op); ++i) {
    join_value(it, tn_rw__result(context, target, i), tn_rw__operand(context, op, skip + i));
  }
}

static void visit_choice(sccp* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->it.context;
  const uint32_t count = tn_op__region_count(tn_op__at(context, op));
  uint32_t chosen = UINT32_MAX;
  bool wait = false;
  tn_int condition;
  if (code == TN_CODE_SCF_IF && known_int(it, tn_rw__operand(context, op, 0), &condition, &wait)) {
    chosen = condition.bits != 0 ? 0 : 1;
  }
  if (code == TN_CODE_SCF_INDEX_SWITCH &&
      known_int(it, tn_rw__operand(context, op, 0), &condition, &wait)) {
    size_t size = 0;
    const int64_t* cases =
        tn_dense_array_attribute_data(tn_rw__attribute(context, op, "cases"), &size);
    chosen = 0;
    for (uint32_t i = 0; i < size / sizeof *cases; ++i) {
      if (cases[i] == (int64_t)tn_int__signed(condition)) chosen = i + 1;
    }
  }
  if (wait) return;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref block = tn_rw__first_block(context, op, i);
    if (block == 0 || (chosen != UINT32_MAX && chosen != i)) continue;
    vary_arguments(it, block);
    reach(it, block);
  }
}

/// How often a loop with constant bounds runs; false if that is not known. As in MLIR, it is asked of
/// affine.for alone.
static bool static_trips(const tn_context* context, tn_ref op, tn_op_code code, uint64_t* out) {
  return code == TN_CODE_AFFINE_FOR && tn_affine__trip_count(context, op, out);
}

static uint32_t init_start(const tn_context* context, tn_ref op) {
  return tn_rw__operand_count(context, op) - tn_rw__result_count(context, op);
}

static void visit_loop(sccp* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->it.context;
  const tn_ref block = tn_rw__first_block(context, op, 0);
  uint64_t trips = 1;
  const bool is_known = static_trips(context, op, code, &trips);
  if (!is_known || trips == 0) pass_to_results(it, op, init_start(context, op), op);
  if (is_known && trips == 0) return;
  vary(it, tn_rw__argument(context, block, 0));
  pass_to_block(it, op, init_start(context, op), block, 1);
  reach(it, block);
}

static void visit_region_op(sccp* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->it.context;
  switch (flow_of(code)) {
    case FLOW_CHOICE:
      visit_choice(it, op, code);
      return;
    case FLOW_LOOP:
      visit_loop(it, op, code);
      return;
    case FLOW_WHILE:
      pass_to_block(it, op, 0, tn_rw__first_block(context, op, 0), 0);
      reach(it, tn_rw__first_block(context, op, 0));
      return;
    default:
      break;
  }
  vary_results(it, op);
  for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(context, op)); ++i) {
    const tn_ref block = tn_rw__first_block(context, op, i);
    if (block == 0) continue;
    vary_arguments(it, block);
    reach(it, block);
  }
}

//===-- Functions -----------------------------------------------------------------------------===//

static bool is_inside(const sccp* it, tn_ref op) {
  return tn_op__is_ancestor(it->it.context, it->root, op) && op != it->root;
}

/// The function in the root that a call is of; 0 for another. What is around the root is not looked
/// through for each op that the pass runs on.
static tn_ref callee_inside(const sccp* it, tn_ref call) {
  const tn_context* context = it->it.context;
  tn_ref table = call;
  do {
    if (table == it->root) return 0;
    table = tn_rw__parent(context, table);
  } while (!tn_rw__has_trait(context, table, TN_OP_TRAIT_SYMBOL_TABLE));
  const tn_ref callee = tn_call__callee(context, it->it.symbols, call);
  return callee != 0 && is_inside(it, callee) ? callee : 0;
}

static bool has_unknown_callers(const sccp* it, tn_ref function) {
  return tn_marks__get(&it->reached, function) != 0;
}

static void visit_call(sccp* it, tn_ref op) {
  const tn_context* context = it->it.context;
  const tn_ref callee = callee_inside(it, op);
  if (callee == 0) {
    vary_results(it, op);
    return;
  }
  const tn_ref entry = tn_rw__first_block(context, callee, 0);
  if (!has_unknown_callers(it, callee)) {
    if (tn_rw__argument_count(context, entry) == tn_rw__operand_count(context, op)) {
      pass_to_block(it, op, 0, entry, 0);
    } else {
      vary_arguments(it, entry);
    }
    reach(it, entry);
  }
  const uint32_t place = tn_value_map__get(&it->returns, callee);
  for (uint32_t i = 0; place != 0 && i < tn_rw__result_count(context, op); ++i) {
    const tn_ref* state = tn_refs__items(&it->returned) + place - 1 + 2 * i;
    join(it, tn_rw__result(context, op, i), state[0], state[1]);
  }
}

/// Where what a function returns is kept, and 1 more; 0 when memory is out.
static uint32_t returned_by(sccp* it, tn_ref function, uint32_t count) {
  uint32_t place = tn_value_map__get(&it->returns, function);
  if (place != 0) return place;
  place = it->returned.count + 1;
  for (uint32_t i = 0; i < 2 * count; ++i) tn_refs__push(&it->it, &it->returned, 0);
  tn_value_map__set(&it->it, &it->returns, function, place);
  return it->it.status == TN_OK ? place : 0;
}

/// Result `number` of the function may also be what the state says: calls in blocks that can be
/// reached get to know.
static void tell_callers(sccp* it, tn_ref function, uint32_t number, const tn_ref state[2]) {
  const tn_context* context = it->it.context;
  for (uint32_t at = tn_value_map__get(&it->callers, function); at != 0;
       at = tn_refs__items(&it->calls)[at]) {
    const tn_ref call = tn_refs__items(&it->calls)[at - 1];
    if (is_reached(it, tn_rw__block(context, call)) &&
        number < tn_rw__result_count(context, call)) {
      join(it, tn_rw__result(context, call, number), state[0], state[1]);
    }
  }
}

/// What a function returns is kept, so that only what is new goes to its calls.
static void visit_return(sccp* it, tn_ref op, tn_ref function) {
  const tn_context* context = it->it.context;
  const uint32_t count = tn_rw__operand_count(context, op);
  const uint32_t place = returned_by(it, function, count);
  for (uint32_t i = 0; i < count && place != 0; ++i) {
    const tn_ref value = tn_rw__operand(context, op, i);
    tn_ref* kept = tn_refs__items(&it->returned) + place - 1 + 2 * i;
    const uint32_t state = state_of(it, value);
    if (state == 0 || kept[0] == VARIES || kept[0] == state) continue;
    if (kept[0] == 0) kept[1] = tn_value_map__get(&it->codes, value);
    kept[0] = kept[0] == 0 ? state : VARIES;
    const tn_ref told[2] = {kept[0], kept[1]};
    tell_callers(it, function, i, told);
  }
}

/// Lists calls by the functions that they are of.
static void list_calls(sccp* it) {
  const tn_context* context = it->it.context;
  for (tn_ref op = it->root; op != 0 && tn_rw__goes_on(&it->it);
       op = tn_op__next_in_pre_order(context, it->root, op, false)) {
    if (tn_rw__code(context, op) != TN_CODE_FUNC_CALL) continue;
    const tn_ref function = callee_inside(it, op);
    if (function == 0) continue;
    const uint32_t next = tn_value_map__get(&it->callers, function);
    tn_refs__push(&it->it, &it->calls, op);
    tn_refs__push(&it->it, &it->calls, next);
    tn_value_map__set(&it->it, &it->callers, function, it->calls.count - 1);
  }
}

static void visit_terminator(sccp* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->it.context;
  const tn_ref parent = tn_rw__parent(context, op);
  const tn_op_code around = parent == 0 ? TN_CODE_NONE : tn_rw__code(context, parent);
  if (code == TN_CODE_FUNC_RETURN) {
    if (tn_rw__operand_count(context, op) != 0) visit_return(it, op, parent);
    return;
  }
  const flow kind = flow_of(around);
  if (kind == FLOW_CHOICE) pass_to_results(it, op, 0, parent);
  if (kind == FLOW_LOOP) {
    uint64_t trips = 2;
    const tn_ref block = tn_rw__first_block(context, parent, 0);
    if (!static_trips(context, parent, around, &trips) || trips > 1) {
      pass_to_block(it, op, 0, block, 1);
    }
    pass_to_results(it, op, 0, parent);
  }
  if (kind != FLOW_WHILE) return;
  if (code == TN_CODE_SCF_YIELD) {
    pass_to_block(it, op, 0, tn_rw__first_block(context, parent, 0), 0);
    return;
  }
  tn_int condition;
  bool wait = false;
  const bool is_known = known_int(it, tn_rw__operand(context, op, 0), &condition, &wait);
  if (wait) return;
  if (!is_known || condition.bits != 0) {
    const tn_ref after = tn_rw__first_block(context, parent, 1);
    pass_to_block(it, op, 1, after, 0);
    reach(it, after);
  }
  if (!is_known || condition.bits == 0) pass_to_results(it, op, 1, parent);
}

//===-- Other ops -----------------------------------------------------------------------------===//

/// Takes back what a fold did to an op in place.
static void restore(sccp* it, tn_ref op, tn_refs* operands, tn_uref shape, tn_refs* attributes) {
  const tn_context* context = it->it.context;
  tn_rw__set_operands(&it->it, op, tn_refs__items(operands), operands->count);
  tn_op_cell* cell = tn_op__at(context, op);
  if (cell->shape != shape) return;
  for (uint32_t i = 0; i < attributes->count; ++i) {
    tn_op__attributes(context, cell)[i] = tn_refs__items(attributes)[i];
  }
}

static void fold_with(sccp* it, tn_ref op, const tn_attribute* constants, tn_op_code code) {
  const tn_context* context = it->it.context;
  tn_refs operands = {0};
  tn_refs attributes = {0};
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_uref shape = cell->shape;
  tn_refs__push_operands(&it->it, &operands, op, 0, tn_rw__operand_count(context, op));
  for (uint32_t i = 0; i < tn_op__shape(context, cell)->key_count; ++i) {
    tn_refs__push(&it->it, &attributes, tn_op__attributes(context, cell)[i]);
  }
  tn_fold fold;
  const tn_fold_outcome outcome = tn_fold__run(&it->it, op, constants, &fold);
  if (outcome == TN_FOLD_IN_PLACE) restore(it, op, &operands, shape, &attributes);
  if (outcome != TN_FOLD_DONE) {
    vary_results(it, op);
  } else {
    for (uint32_t i = 0; i < fold.result_count; ++i) {
      const tn_ref result = tn_rw__result(context, op, i);
      if (fold.results[i].value != 0) {
        join_value(it, result, fold.results[i].value);
      } else {
        join(it, result, fold.results[i].attribute.storage->self, (uint32_t)code);
      }
    }
  }
  tn_fold__close(&fold);
  tn_refs__free(&it->it, &operands);
  tn_refs__free(&it->it, &attributes);
}

static void visit_plain(sccp* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->it.context;
  const tn_attribute constant = tn_const__of_op(context, op);
  if (constant.storage != NULL) {
    join(it, tn_rw__result(context, op, 0), constant.storage->self, (uint32_t)code);
    return;
  }
  const uint32_t count = tn_rw__operand_count(context, op);
  const size_t size = ((size_t)count + 1) * sizeof(tn_attribute);
  tn_attribute* constants = tn_allocate_zeroed(&context->allocator, size);
  if (constants == NULL) {
    tn_rw__fail(&it->it, tn_context__out_of_memory(context));
    return;
  }
  bool wait = false;
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t state = state_of(it, tn_rw__operand(context, op, i));
    wait |= state == 0;
    if (state != VARIES) constants[i] = tn_attribute__from(context, state);
  }
  if (!wait) fold_with(it, op, constants, code);
  tn_deallocate(&context->allocator, constants, size);
}

static void visit(sccp* it, tn_ref op) {
  const tn_context* context = it->it.context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_op_code code = tn_rw__code(context, op);
  if (!is_reached(it, cell->block)) return;
  if (tn_op__successor_count(cell) != 0) {
    visit_branch(it, op, code);
    vary_results(it, op);
  } else if (code == TN_CODE_FUNC_FUNC) {
    if (tn_rw__first_block(context, op, 0) == 0 || !has_unknown_callers(it, op)) return;
    vary_arguments(it, tn_rw__first_block(context, op, 0));
    reach(it, tn_rw__first_block(context, op, 0));
  } else if (tn_op__region_count(cell) != 0) {
    visit_region_op(it, op, code);
  } else if (code == TN_CODE_FUNC_CALL) {
    visit_call(it, op);
  } else if (tn_rw__has_trait(context, op, TN_OP_TRAIT_TERMINATOR)) {
    visit_terminator(it, op, code);
  } else if (tn_op__result_count(cell) != 0) {
    visit_plain(it, op, code);
  }
}

//===-- Beginning -----------------------------------------------------------------------------===//

static bool see_reference(void* user_data, tn_ref op, const tn_storage* reference) {
  sccp* it = user_data;
  if (!tn_rw__goes_on(&it->it)) return false;
  if (tn_rw__code(it->it.context, op) == TN_CODE_FUNC_CALL) return true;
  const tn_ref symbol = tn_symbol__nearest(it->it.context, it->it.symbols, op, reference);
  if (symbol != 0 && tn_rw__code(it->it.context, symbol) == TN_CODE_FUNC_FUNC) {
    *tn_marks__at(&it->reached, symbol) = 1;
  }
  return it->it.status == TN_OK;
}

/// Whether nobody outside of what is looked at can name what stands in `table`.
static bool is_hidden(const sccp* it, tn_ref table) {
  const tn_context* context = it->it.context;
  if (tn_rw__block(context, it->root) == 0) return true;
  for (tn_ref op = table; op != 0; op = op == it->root ? 0 : tn_rw__parent(context, op)) {
    if (!tn_symbol__is(context, op)) return true;
    const tn_string_view visibility =
        tn_string_attribute_value(tn_rw__attribute(context, op, "sym_visibility"));
    if (tn_string_view_equal(visibility, tn_string_view_from("private"))) return true;
  }
  return false;
}

static bool may_be_called(const sccp* it, tn_ref function) {
  const tn_context* context = it->it.context;
  if (tn_symbol__is_public(context, function)) return true;
  const tn_string_view visibility =
      tn_string_attribute_value(tn_rw__attribute(context, function, "sym_visibility"));
  return tn_string_view_equal(visibility, tn_string_view_from("nested")) && function != it->root &&
         !is_hidden(it, tn_rw__parent(context, function));
}

/// Marks functions that others than calls in sight may call.
static void find_unknown_callers(sccp* it) {
  const tn_context* context = it->it.context;
  for (tn_ref op = it->root; op != 0 && tn_rw__goes_on(&it->it);
       op = tn_op__next_in_pre_order(context, it->root, op, false)) {
    if (tn_rw__code(context, op) == TN_CODE_FUNC_FUNC && may_be_called(it, op)) {
      *tn_marks__at(&it->reached, op) = 1;
    }
    if (tn_rw__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE)) {
      const tn_status status = tn_symbol__walk_uses(it->it.context, op, see_reference, it);
      if (status != TN_INTERRUPTED) (void)tn_rw__ok(&it->it, status);
    }
  }
}

static void analyse(sccp* it) {
  const tn_context* context = it->it.context;
  find_unknown_callers(it);
  list_calls(it);
  for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(context, it->root)); ++i) {
    const tn_ref block = tn_rw__first_block(context, it->root, i);
    if (block == 0) continue;
    vary_arguments(it, block);
    reach(it, block);
  }
  for (uint32_t at = 0; at < it->queue.count && tn_rw__goes_on(&it->it); ++at) {
    const tn_ref op = tn_refs__items(&it->queue)[at];
    *tn_marks__at(&it->queued, op) = 0;
    visit(it, op);
    // What is done is dropped when it is the greater part.
    if (at >= 65535 && at >= it->queue.count / 2) {
      tn_ref* items = tn_refs__items(&it->queue);
      memmove(items, items + at + 1, (it->queue.count - at - 1) * sizeof *items);
      it->queue.count -= at + 1;
      at = UINT32_MAX;
    }
  }
}

//===-- Rewriting -----------------------------------------------------------------------------===//

static bool replace_value(sccp* it, tn_folder* folder, tn_ref for_op, tn_ref value) {
  const tn_context* context = it->it.context;
  const uint32_t state = state_of(it, value);
  if (state == 0 || state == VARIES) return false;
  const tn_op_code code = (tn_op_code)tn_value_map__get(&it->codes, value);
  const tn_ref constant =
      tn_folder__constant_in(folder, tn_rw__block(context, for_op), code,
                             tn_attribute__from(context, state), tn_rw__type(context, value));
  if (constant == 0) return false;
  const tn_ref result = tn_rw__result(context, constant, 0);
  if (result != value) tn_rw__replace_uses(&it->it, value, result);
  return true;
}

static void push_blocks(sccp* it, tn_ref op, tn_refs* blocks) {
  const tn_context* context = it->it.context;
  for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(context, op)); ++i) {
    const tn_ref region = tn_rw__region(context, op, i);
    for (tn_ref block = tn_region__at(context, region)->last_block; block != 0;
         block = tn_block__at(context, block)->previous) {
      tn_refs__push(&it->it, blocks, block);
    }
  }
}

static void rewrite_block(sccp* it, tn_folder* folder, tn_ref block, tn_refs* blocks) {
  const tn_context* context = it->it.context;
  tn_ref next = 0;
  tn_ref last = 0;
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0 && tn_rw__goes_on(&it->it);
       op = next) {
    next = tn_op__at(context, op)->next;
    bool all = tn_rw__result_count(context, op) != 0;
    for (uint32_t i = 0; i < tn_rw__result_count(context, op); ++i) {
      if (!tn_rw__goes_on(&it->it)) return;
      all &= replace_value(it, folder, op, tn_rw__result(context, op, i));
    }
    if (all && !tn_folder__owns(folder, op) && tn_effects__would_be_dead(context, op)) {
      tn_rw__erase(&it->it, op);
      continue;
    }
    last = op;
    push_blocks(it, op, blocks);
  }
  for (uint32_t i = 0; i < tn_rw__argument_count(context, block) && last != 0; ++i) {
    if (!tn_rw__goes_on(&it->it)) return;
    (void)replace_value(it, folder, last, tn_rw__argument(context, block, i));
  }
}

static void rewrite(sccp* it) {
  tn_folder folder;
  tn_refs blocks = {0};
  tn_folder__open(&it->it, &folder);
  push_blocks(it, it->root, &blocks);
  while (blocks.count != 0 && it->it.status == TN_OK) {
    const tn_ref block = tn_refs__items(&blocks)[--blocks.count];
    rewrite_block(it, &folder, block, &blocks);
  }
  tn_refs__free(&it->it, &blocks);
  tn_folder__close(&folder);
}

tn_status tn_pass__sccp(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  (void)pass;
  sccp it = {.root = op};
  tn_rw__open(&it.it, env->shard);
  tn_marks__open_in(env->shard, &it.reached);
  tn_marks__open_in(env->shard, &it.queued);
  tn_rw__open_symbols(&it.it, &it.symbols);
  analyse(&it);
  if (it.reached.failed || it.queued.failed) tn_rw__fail(&it.it, TN_OUT_OF_MEMORY);
  if (it.it.status == TN_OK) rewrite(&it);
  tn_marks__close(&it.reached);
  tn_marks__close(&it.queued);
  tn_rw__close_symbols(&it.it, &it.symbols);
  tn_refs__free(&it.it, &it.queue);
  tn_refs__free(&it.it, &it.calls);
  tn_value_map__free(&it.it, &it.callers);
  tn_refs__free(&it.it, &it.returned);
  tn_value_map__free(&it.it, &it.returns);
  tn_value_map__free(&it.it, &it.states);
  tn_value_map__free(&it.it, &it.codes);
  return it.it.status;
}
