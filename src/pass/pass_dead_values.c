// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remove-dead-values: erases dead ops, arguments and results of functions, and block arguments.
//
// A value is live if an op with effects uses it, if a function with unknown callers returns it, if
// it controls a branch, or if a live value depends on it, also through branches, calls and returns.
// An op with region control flow, such as a loop, stays as it is with all values that its regions
// pass on, unless it has no effects and no live results. With the option `canonicalize`, the
// patterns of such ops run at the end.

#include "analysis/call_graph.h"
#include "ir/symbol.h"
#include "pass/pass.h"
#include "rewrite/branch.h"
#include "rewrite/effects.h"
#include "rewrite/greedy.h"
#include "rewrite/value_map.h"

typedef struct dead_values {
  tn_rewriter rewriter;
  tn_symbol_finder symbols;
  tn_ref root;
  tn_value_map live;
  tn_value_map staying;      ///< Block arguments whose forwarded operands are all live.
  tn_branch_index branches;  ///< Valid while nothing changes.
  tn_refs worklist;          ///< Live values that were not processed yet.
  tn_cell_map marks;         ///< For functions: ESCAPES. For ops with regions: KEPT.
  tn_refs calls;           ///< Pairs of a call and the index of the next call of the same function,
                           ///< plus 1.
  tn_cell_map effects;     ///< Cached effects of ops.
  tn_cell_map first_call;  ///< Maps a function to its first index in `calls` plus 1.
  bool has_closed;         ///< Some function may have only known calls.
  bool keeps;              ///< Some op is KEPT.
} dead_values;

#define KEPT 1u     // An op that stays with all forwarded values.
#define ESCAPES 2u  // A function with unknown callers.
#define INSIDE 4u   // A function nested in the root.
#define USED 8u     // An op with several results, one of which is live.

/// Returns whether the region control flow of an op is known.
static bool has_known_flow(const tn_context* context, tn_ref op) {
  return tn_op_interface__of(context, op)->region_branch != NULL;
}

static bool is_return(const tn_context* context, tn_ref op) {
  return tn_op__has_trait(context, op, TN_OP_TRAIT_RETURN_LIKE);
}

static bool is_live(const dead_values* self, tn_ref value) {
  return tn_value_map__get(&self->live, value) != 0;
}

static void set_live(dead_values* self, tn_ref value) {
  if (value == 0 || is_live(self, value)) return;
  tn_value_map__set(&self->rewriter, &self->live, value, 1);
  tn_refs__push(&self->rewriter, &self->worklist, value);
}

static void set_operands_live(dead_values* self, tn_ref op, uint32_t start, uint32_t end) {
  for (uint32_t i = start; i < end; ++i)
    set_live(self, tn_op__operand(self->rewriter.context, op, i));
}

static void set_all_operands_live(dead_values* self, tn_ref op) {
  set_operands_live(self, op, 0, tn_op__operand_count(self->rewriter.context, op));
}

static uint32_t successor_of(const tn_context* context, tn_ref branch, tn_ref use) {
  return (use - tn_op_cell__successors(branch, tn_op__at(context, branch))) / 3;
}

static bool has_live_result(const dead_values* self, tn_ref op) {
  for (uint32_t i = 0; i < tn_op__result_count(self->rewriter.context, op); ++i) {
    if (is_live(self, tn_op__result(self->rewriter.context, op, i))) return true;
  }
  return false;
}

/// Keeps an op with region control flow and all values that pass through its regions.
static void keep(dead_values* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  uint32_t* mark = tn_cell_map__at(&self->marks, op);
  if ((*mark & KEPT) != 0) return;
  *mark |= KEPT;
  self->keeps = true;
  set_all_operands_live(self, op);
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
         block = tn_block__at(context, block)->next) {
      const tn_ref last = tn_block__last_op(context, block);
      if (last != 0 && tn_op__successor_count(context, last) == 0)
        set_all_operands_live(self, last);
    }
  }
}

//===-- Functions -----------------------------------------------------------------------------===//

/// Returns whether all calls of the function are known.
static bool is_closed(const dead_values* self, tn_ref function) {
  return function != 0 && tn_callable__is(self->rewriter.context, function) &&
         (tn_cell_map__get(&self->marks, function) & (ESCAPES | INSIDE)) == INSIDE;
}

/// Returns the callee of a call if all its calls are known; otherwise 0.
static tn_ref closed_callee(dead_values* self, tn_ref call) {
  if (!self->has_closed || !tn_call__is(self->rewriter.context, call)) return 0;
  const tn_ref callee = tn_call__callee(self->rewriter.context, self->rewriter.symbols, call);
  return is_closed(self, callee) ? callee : 0;
}

static uint32_t first_call(const dead_values* self, tn_ref function) {
  return tn_cell_map__get(&self->first_call, function);
}
/// Returns the call at an index and moves `*place` to the next one.
static tn_ref call_at(dead_values* self, uint32_t* place) {
  const tn_ref* entry = tn_refs__items(&self->calls) + *place - 1;
  *place = entry[1];
  return entry[0];
}

static bool symbol_used(void* user_data, tn_ref user, const tn_storage* symbol_ref) {
  dead_values* self = user_data;
  if (symbol_ref == tn_call__symbol(self->rewriter.context, user).storage) return true;
  const tn_ref op =
      tn_symbol__nearest(self->rewriter.context, self->rewriter.symbols, user, symbol_ref);
  if (op != 0) *tn_cell_map__at(&self->marks, op) |= ESCAPES;
  return self->rewriter.status == TN_OK;
}

/// Returns whether the type, the entry block arguments and the returned values of a function agree,
/// so that they can be changed together.
static bool is_consistent(const tn_context* context, tn_ref function, const char* type_name) {
  const tn_type type = tn_type_attribute_value(tn_op__attribute(context, function, type_name));
  const tn_ref entry = tn_callable__entry(context, function);
  if (!tn_type__is(type, TN_TYPE_FUNCTION) ||
      tn_function_type_input_count(type) != tn_block__argument_count(context, entry)) {
    return false;
  }
  for (tn_ref block = entry; block != 0; block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    if (last != 0 && is_return(context, last) &&
        tn_op__operand_count(context, last) != tn_function_type_result_count(type)) {
      return false;
    }
  }
  return true;
}

/// Marks functions; true if some function may have only known calls.
static bool mark_functions(dead_values* self) {
  const tn_context* context = self->rewriter.context;
  bool any = false;
  for (tn_ref op = self->root; op != 0 && self->rewriter.status == TN_OK;
       op = tn_op__next_in_pre_order(context, self->root, op, false)) {
    const tn_callable_interface* callable = tn_op_interface__of(context, op)->callable;
    if (callable == NULL || callable->type == NULL) continue;
    const tn_attribute visibility = tn_op__attribute(context, op, "sym_visibility");
    const bool is_private = tn_attribute__is(visibility, TN_ATTRIBUTE_STRING) &&
                            tn_string_view_equal(tn_string_payload__view(visibility.storage),
                                                 tn_string_view_from("private"));
    const bool escapes = !is_private || op == self->root || tn_callable__entry(context, op) == 0 ||
                         !is_consistent(context, op, callable->type);
    *tn_cell_map__at(&self->marks, op) |= INSIDE | (escapes ? ESCAPES : 0);
    any |= !escapes;
  }
  return any;
}

/// Returns whether a call forwards each argument and has each result of the callee and nothing
/// else, so that it can be recreated with fewer.
static bool is_plain_call(const tn_context* context, tn_ref call, tn_ref callee) {
  const tn_op_cell* cell = tn_op__at(context, call);
  const tn_callable_interface* callable = tn_op_interface__of(context, callee)->callable;
  if (callable->type == NULL) return false;
  const tn_type type = tn_type_attribute_value(tn_op__attribute(context, callee, callable->type));
  return tn_op_cell__region_count(cell) == 0 && tn_op_cell__successor_count(cell) == 0 &&
         tn_op__operand_count(context, call) ==
             (uint64_t)tn_call__first_argument(context, call) +
                 tn_block__argument_count(context, tn_callable__entry(context, callee)) &&
         tn_op_cell__result_count(cell) == tn_function_type_result_count(type);
}

/// Symbol uses in a table are unknown: any function may have other callers.
static void let_all_escape(dead_values* self) {
  const tn_context* context = self->rewriter.context;
  for (tn_ref op = self->root; op != 0;
       op = tn_op__next_in_pre_order(context, self->root, op, false)) {
    if (tn_callable__is(context, op)) *tn_cell_map__at(&self->marks, op) |= ESCAPES;
  }
}

/// Collects calls of functions and finds other uses of their names.
static void look_at_functions(dead_values* self) {
  const tn_context* context = self->rewriter.context;
  self->has_closed = mark_functions(self);
  for (tn_ref op = self->root; op != 0 && self->has_closed && self->rewriter.status == TN_OK;
       op = tn_op__next_in_pre_order(context, self->root, op, false)) {
    if (tn_op__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE)) {
      const tn_status status = tn_symbol__walk_uses(self->rewriter.context, op, symbol_used, self);
      if (status == TN_NOT_FOUND) {
        let_all_escape(self);
      } else if (status != TN_INTERRUPTED) {
        tn_rewriter__fail(&self->rewriter, status);
      }
    }
    if (!tn_call__is(context, op)) continue;
    const tn_ref callee = tn_call__callee(self->rewriter.context, self->rewriter.symbols, op);
    if (callee == 0) continue;
    if (!is_plain_call(context, op, callee)) *tn_cell_map__at(&self->marks, callee) |= ESCAPES;
    uint32_t* first = tn_cell_map__at(&self->first_call, callee);
    tn_refs__push(&self->rewriter, &self->calls, op);
    tn_refs__push(&self->rewriter, &self->calls, *first);
    *first = self->calls.count - 1;
  }
}

//===-- Liveness ------------------------------------------------------------------------------===//

/// Marks all operands that branches forward to argument `number` of a block as live; the argument
/// stays.
static void keep_argument(dead_values* self, tn_ref block, uint32_t number) {
  const tn_context* context = self->rewriter.context;
  if (number >= tn_block__argument_count(context, block)) return;
  const tn_ref argument = tn_block__argument(context, block, number);
  if (tn_value_map__get(&self->staying, argument) != 0) return;
  tn_value_map__set(&self->rewriter, &self->staying, argument, 1);
  for (tn_ref use = tn_block__at(context, block)->first_use;
       use != 0 && self->rewriter.status == TN_OK; use = tn_use__next(context, use)) {
    const tn_ref branch = tn_use__owner(context, use);
    tn_forwarded range;
    if (tn_branch_index__operands(&self->branches, branch, successor_of(context, branch, use),
                                  &range) &&
        number < range.count) {
      set_operands_live(self, branch, range.start + number, range.start + number + 1);
    }
  }
}

/// Marks operands that a branch does not forward. If its forwarded operands are unknown, all
/// arguments of its successors stay.
static void look_at_branch(dead_values* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  tn_branch_walk walk;
  if (tn_branch__walk(context, op, &walk)) {
    set_operands_live(self, op, 0, walk.start);
    return;
  }
  set_all_operands_live(self, op);
  for (uint32_t i = 0; i < tn_op__successor_count(context, op); ++i) {
    const tn_ref block = tn_op__successor(context, op, i);
    if (block == 0) continue;
    for (uint32_t k = 0; k < tn_block__argument_count(context, block); ++k) {
      keep_argument(self, block, k);
    }
  }
}

static void look_at_terminator(dead_values* self, tn_ref op) {
  const tn_ref parent = tn_op__parent(self->rewriter.context, op);
  if (parent != 0 && has_known_flow(self->rewriter.context, parent)) return;
  if (is_return(self->rewriter.context, op) && is_closed(self, parent)) return;
  set_all_operands_live(self, op);
}

/// Marks the values that are live because of the op itself.
static void look_at(dead_values* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  if (has_known_flow(context, op)) {
    if (!tn_effects__would_be_dead_known(context, op, &self->effects)) keep(self, op);
  } else if (tn_op__successor_count(context, op) != 0) {
    look_at_branch(self, op);
  } else if (tn_op__has_trait(context, op, TN_OP_TRAIT_TERMINATOR)) {
    look_at_terminator(self, op);
  } else if (closed_callee(self, op) != 0) {
    set_operands_live(self, op, 0, tn_call__first_argument(context, op));
  } else if (!tn_effects__would_be_dead_known(context, op, &self->effects)) {
    set_all_operands_live(self, op);
  }
}

/// Returns whether no other result of the op is known to be live; marks the op.
static bool is_first_result(dead_values* self, tn_ref op) {
  if (tn_op__result_count(self->rewriter.context, op) == 1) return true;
  uint32_t* mark = tn_cell_map__at(&self->marks, op);
  const bool is_first = (*mark & USED) == 0;
  *mark |= USED;
  return is_first;
}

static void result_is_live(dead_values* self, tn_ref op, tn_ref value) {
  const tn_context* context = self->rewriter.context;
  const tn_ref callee = closed_callee(self, op);
  if (callee == 0) {
    if (has_known_flow(context, op)) {
      keep(self, op);
    } else if (is_first_result(self, op)) {
      set_all_operands_live(self, op);
    }
    return;
  }
  const uint32_t number = tn_value__result_number(tn_op__at(context, op), op, value);
  for (tn_ref block = tn_callable__entry(context, callee); block != 0;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    if (last != 0 && is_return(context, last)) {
      set_operands_live(self, last, number, number + 1);
    }
  }
}

static void argument_is_live(dead_values* self, tn_ref value) {
  const tn_context* context = self->rewriter.context;
  const tn_argument_cell* cell = tn_argument__at(context, value);
  const uint32_t number = cell->number_and_flag >> 1;
  const tn_region_cell* region = tn_region__at(context, tn_block__region(context, cell->block));
  if (region->first_block != cell->block) {
    keep_argument(self, cell->block, number);
  } else if (has_known_flow(context, region->op)) {
    keep(self, region->op);
  } else if (is_closed(self, region->op) &&
             tn_callable__entry(context, region->op) == cell->block) {
    uint32_t place = first_call(self, region->op);
    while (place != 0) {
      const tn_ref call = call_at(self, &place);
      const uint32_t operand = tn_call__first_argument(context, call) + number;
      set_operands_live(self, call, operand, operand + 1);
    }
  }
}

/// Keeps the arguments that receive the value.
static void keep_targets(dead_values* self, tn_ref value) {
  const tn_context* context = self->rewriter.context;
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    if (tn_op__successor_count(context, user) == 0) continue;
    const uint32_t operand = tn_use__operand_number(context, use, user);
    uint32_t successor = 0;
    uint32_t number = 0;
    if (tn_branch_index__target(&self->branches, user, operand, &successor, &number)) {
      keep_argument(self, tn_op__successor(context, user, successor), number);
    }
  }
}

static void propagate(dead_values* self) {
  while (self->worklist.count != 0 && tn_rewriter__goes_on(&self->rewriter)) {
    const tn_ref value = tn_refs__items(&self->worklist)[--self->worklist.count];
    keep_targets(self, value);
    if (tn_value__is_argument(value)) {
      argument_is_live(self, value);
    } else {
      result_is_live(self, tn_value__owner(self->rewriter.context, value), value);
    }
  }
}

static void find_live(dead_values* self) {
  for (tn_ref op = tn_op__next_in_pre_order(self->rewriter.context, self->root, self->root, false);
       op != 0 && tn_rewriter__goes_on(&self->rewriter);
       op = tn_op__next_in_pre_order(self->rewriter.context, self->root, op, false)) {
    look_at(self, op);
  }
  propagate(self);
}

//===-- Erasing -------------------------------------------------------------------------------===//

static bool result_can_go(dead_values* self, tn_ref function, uint32_t number) {
  uint32_t place = first_call(self, function);
  while (place != 0) {
    if (is_live(self, tn_op__result(self->rewriter.context, call_at(self, &place), number)))
      return false;
  }
  return true;
}

/// Removes the flagged entries of an array attribute.
static void filter_attributes(dead_values* self, tn_ref function, const char* name,
                              const tn_refs* gone) {
  const tn_attribute array = name == NULL
                                 ? (tn_attribute){NULL}
                                 : tn_op__attribute(self->rewriter.context, function, name);
  const tn_ref* flags = gone->capacity == 0 ? gone->space : gone->items;
  if (array.storage == NULL || tn_array_attribute_count(array) != gone->count ||
      self->rewriter.status != TN_OK) {
    return;
  }
  tn_attribute* kept =
      tn_allocate_zeroed(&self->rewriter.context->allocator, (gone->count + 1u) * sizeof *kept);
  size_t count = 0;
  for (uint32_t i = 0; kept != NULL && i < gone->count; ++i) {
    if (flags[i] == 0) kept[count++] = tn_array_attribute_element(array, i);
  }
  tn_attribute made = {NULL};
  if (kept == NULL) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
  } else if (count == 0) {
    tn_rewriter__remove_attribute(&self->rewriter, function, name);
  } else if (tn_rewriter__ok(&self->rewriter,
                             tn_array_attribute_get(self->rewriter.context, kept, count, &made))) {
    tn_rewriter__set_attribute(&self->rewriter, function, name, made);
  }
  tn_deallocate(&self->rewriter.context->allocator, kept,
                kept == NULL ? 0 : (gone->count + 1u) * sizeof *kept);
}

/// Removes the dropped arguments and results from the type of a function.
static void change_type(dead_values* self, tn_ref function, const char* name,
                        const tn_refs* arguments, const tn_refs* results) {
  const tn_type type =
      tn_type_attribute_value(tn_op__attribute(self->rewriter.context, function, name));
  const size_t total = (size_t)arguments->count + results->count + 1;
  tn_type* types = tn_allocate_zeroed(&self->rewriter.context->allocator, total * sizeof *types);
  if (types == NULL) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
    return;
  }
  const tn_ref* flags = arguments->capacity == 0 ? arguments->space : arguments->items;
  size_t inputs = 0;
  for (uint32_t i = 0; i < arguments->count; ++i) {
    if (flags[i] == 0) types[inputs++] = tn_function_type_input(type, i);
  }
  flags = results->capacity == 0 ? results->space : results->items;
  size_t outputs = 0;
  for (uint32_t i = 0; i < results->count; ++i) {
    if (flags[i] == 0) types[inputs + outputs++] = tn_function_type_result(type, i);
  }
  tn_type made = {NULL};
  tn_attribute attribute = {NULL};
  if (tn_rewriter__ok(&self->rewriter, tn_function_type_get(self->rewriter.context, types, inputs,
                                                            types + inputs, outputs, &made)) &&
      tn_rewriter__ok(&self->rewriter, tn_type_attribute_get(made, &attribute))) {
    tn_rewriter__set_attribute(&self->rewriter, function, name, attribute);
  }
  tn_deallocate(&self->rewriter.context->allocator, types, total * sizeof *types);
}

/// Removes the operands from `first` on that are flagged in `gone`.
static void erase_operands(dead_values* self, tn_ref op, uint32_t first, const tn_refs* gone) {
  const tn_ref* flags = gone->capacity == 0 ? gone->space : gone->items;
  tn_refs kept = {0};
  for (uint32_t i = 0; i < tn_op__operand_count(self->rewriter.context, op); ++i) {
    if (i < first || i - first >= gone->count || flags[i - first] == 0) {
      tn_refs__push(&self->rewriter, &kept, tn_op__operand(self->rewriter.context, op, i));
    }
  }
  tn_rewriter__set_operands(&self->rewriter, op, tn_refs__items(&kept), kept.count);
  tn_refs__free(&self->rewriter, &kept);
}

/// Replaces a call by one with fewer results.
static tn_ref replace_call(dead_values* self, tn_ref call, const tn_refs* gone) {
  tn_rewriter* rewriter = &self->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref* flags = gone->capacity == 0 ? gone->space : gone->items;
  uint32_t entry_count = 0;
  tn_attribute_entry* entries = tn_rewriter__copy_entries(rewriter, call, &entry_count);
  tn_refs operands = {0};
  tn_types types = {0};
  for (uint32_t i = 0; i < gone->count; ++i) {
    if (flags[i] != 0) continue;
    tn_types__push(rewriter, &types, tn_value__type(context, tn_op__result(context, call, i)));
  }
  tn_refs__push_operands(rewriter, &operands, call, 0, tn_op__operand_count(context, call));
  tn_rewriter__for(rewriter, call);
  const tn_rewriter_spec spec = {.name = tn_op_cell__name(context, tn_op__at(context, call)),
                                 .operands = tn_refs__items(&operands),
                                 .operand_count = operands.count,
                                 .types = tn_types__items(&types),
                                 .result_count = types.count,
                                 .entries = entries,
                                 .entry_count = entry_count};
  const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__create(rewriter, &spec) : 0;
  uint32_t number = 0;
  for (uint32_t i = 0; made != 0 && i < gone->count; ++i) {
    tn_value__replace_all_uses(rewriter->context, tn_op__result(context, call, i),
                               flags[i] != 0 ? 0 : tn_op__result(context, made, number++));
  }
  if (made != 0) tn_rewriter__erase(rewriter, call);
  tn_rewriter__free_entries(rewriter, entries, entry_count);
  tn_types__free(rewriter, &types);
  tn_refs__free(rewriter, &operands);
  return made;
}

typedef struct numbered_arguments {
  const tn_context* context;
  const tn_ref* go;  ///< By index: nonzero to erase.
  uint32_t count;
} numbered_arguments;

static bool is_numbered(void* data, tn_ref argument) {
  const numbered_arguments* going = data;
  const uint32_t number = tn_argument__at(going->context, argument)->number_and_flag >> 1;
  return number < going->count && going->go[number] != 0;
}

/// Removes arguments and results of a function, including at its calls.
static void shrink_function(dead_values* self, tn_ref function) {
  const tn_context* context = self->rewriter.context;
  const tn_callable_interface* callable = tn_op_interface__of(context, function)->callable;
  const tn_ref entry = tn_callable__entry(context, function);
  const tn_type type = tn_type_attribute_value(tn_op__attribute(context, function, callable->type));
  tn_refs arguments = {0};
  tn_refs results = {0};
  bool loses_results = false;
  for (uint32_t i = 0; i < tn_block__argument_count(context, entry); ++i) {
    tn_refs__push(&self->rewriter, &arguments,
                  !is_live(self, tn_block__argument(context, entry, i)));
  }
  for (uint32_t i = 0; i < tn_function_type_result_count(type); ++i) {
    const bool goes = result_can_go(self, function, i);
    loses_results |= goes;
    tn_refs__push(&self->rewriter, &results, goes);
  }
  filter_attributes(self, function, callable->argument_attributes, &arguments);
  filter_attributes(self, function, callable->result_attributes, &results);
  change_type(self, function, callable->type, &arguments, &results);
  for (tn_ref block = entry; block != 0 && self->rewriter.status == TN_OK;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    if (last != 0 && is_return(context, last)) erase_operands(self, last, 0, &results);
  }
  uint32_t place = first_call(self, function);
  while (place != 0 && self->rewriter.status == TN_OK) {
    tn_ref* call = &tn_refs__items(&self->calls)[place - 1];
    erase_operands(self, *call, tn_call__first_argument(context, *call), &arguments);
    if (loses_results) *call = replace_call(self, *call, &results);
    place = tn_refs__items(&self->calls)[place];
  }
  if (self->rewriter.status == TN_OK && arguments.count != 0) {
    numbered_arguments going = {context, tn_refs__items(&arguments), arguments.count};
    tn_block__erase_arguments(self->rewriter.shard, entry, is_numbered, &going);
  }
  tn_refs__free(&self->rewriter, &arguments);
  tn_refs__free(&self->rewriter, &results);
}

/// Returns whether to erase an argument of a block other than the entry.
static bool argument_goes(void* data, tn_ref argument) {
  const dead_values* self = data;
  return tn_value_map__get(&self->staying, argument) == 0 && !is_live(self, argument);
}

static bool handed_goes(void* data, tn_ref block, uint32_t successor, uint32_t index) {
  const dead_values* self = data;
  const tn_context* context = self->rewriter.context;
  (void)successor;
  return tn_region__at(context, tn_block__region(context, block))->first_block != block &&
         index < tn_block__argument_count(context, block) &&
         argument_goes(data, tn_block__argument(context, block, index));
}

/// Erases arguments of the blocks whose last ops are given. Branches are changed first, because
/// they refer to the arguments by index.
static void shrink_blocks(dead_values* self, tn_refs* lasts) {
  const tn_context* context = self->rewriter.context;
  for (uint32_t i = 0; i < lasts->count; ++i) {
    tn_branch__drop_operands(&self->rewriter, tn_refs__items(lasts)[i], handed_goes, self);
  }
  for (uint32_t i = 0; i < lasts->count && self->rewriter.status == TN_OK; ++i) {
    const tn_ref block = tn_op__block(context, tn_refs__items(lasts)[i]);
    if (tn_region__at(context, tn_block__region(context, block))->first_block != block) {
      tn_block__erase_arguments(self->rewriter.shard, block, argument_goes, self);
    }
  }
}

static bool has_dead_operand(const dead_values* self, tn_ref op) {
  for (uint32_t i = 0; i < tn_op__operand_count(self->rewriter.context, op); ++i) {
    if (!is_live(self, tn_op__operand(self->rewriter.context, op, i))) return true;
  }
  return false;
}

/// Returns whether to erase the op: it has no live results and no effects. An op that only reads
/// memory is also erased if an operand is dead: otherwise it would have kept that alive.
static bool can_go(dead_values* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_CALL) != 0 ||
      has_live_result(self, op) || !tn_effects__would_be_dead_known(context, op, &self->effects)) {
    return false;
  }
  return definition->interface->region_branch != NULL || has_dead_operand(self, op) ||
         tn_effects__is_free_known(context, op, &self->effects);
}

/// Collects everything to erase before any change, because liveness is tracked by value.
static void take_away(dead_values* self) {
  const tn_context* context = self->rewriter.context;
  tn_refs ops = {0};
  tn_refs functions = {0};
  tn_refs lasts = {0};
  bool skip = false;
  for (tn_ref op = self->root; op != 0;
       op = tn_op__next_in_pre_order(context, self->root, op, skip)) {
    skip = op != self->root && can_go(self, op);
    if (skip) tn_refs__push(&self->rewriter, &ops, op);
    if (skip) continue;
    if (is_closed(self, op)) tn_refs__push(&self->rewriter, &functions, op);
    if (op != self->root && tn_block__last_op(context, tn_op__block(context, op)) == op) {
      tn_refs__push(&self->rewriter, &lasts, op);
    }
  }
  shrink_blocks(self, &lasts);
  for (uint32_t i = 0; i < ops.count && self->rewriter.status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&ops)[i];
    for (uint32_t k = 0; k < tn_op__result_count(context, op); ++k) {
      tn_value__replace_all_uses(context, tn_op__result(context, op, k), 0);
    }
    tn_rewriter__erase(&self->rewriter, op);
  }
  for (uint32_t i = 0; i < functions.count && self->rewriter.status == TN_OK; ++i) {
    shrink_function(self, tn_refs__items(&functions)[i]);
  }
  tn_refs__free(&self->rewriter, &ops);
  tn_refs__free(&self->rewriter, &functions);
  tn_refs__free(&self->rewriter, &lasts);
}

static bool match_flow(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  return has_known_flow(rewriter->context, op) && tn_canonical__match(user_data, rewriter, op);
}

/// Runs only the patterns of ops with region control flow.
static tn_status canonicalize_flow(tn_pass_env* env, tn_ref root) {
  tn_greedy_options options = tn_greedy__defaults();
  options.match = match_flow;
  options.fold = false;
  options.unique_constants = false;
  options.simplify = TN_SIMPLIFY_DISABLED;
  bool changed = false;
  bool converged = true;
  return tn_greedy__run(env->shard, root, &options, &env->greedy, &changed, &converged);
}

static tn_status remove_dead_values(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  dead_values self = {.root = root};
  tn_rewriter__open(&self.rewriter, env->shard);
  tn_rewriter__open_symbols(&self.rewriter, &self.symbols);
  tn_cell_map__open_in(env->shard, &self.marks);
  tn_cell_map__open_in(env->shard, &self.first_call);
  tn_cell_map__open_in(env->shard, &self.effects);
  look_at_functions(&self);
  self.branches.rewriter = &self.rewriter;
  if (self.rewriter.status == TN_OK) find_live(&self);
  tn_branch_index__close(&self.branches);
  if (self.marks.failed || self.first_call.failed || self.effects.failed)
    tn_rewriter__fail(&self.rewriter, TN_OUT_OF_MEMORY);
  if (self.rewriter.status == TN_OK) take_away(&self);
  tn_rewriter__close_symbols(&self.rewriter, &self.symbols);
  tn_value_map__free(&self.rewriter, &self.live);
  tn_value_map__free(&self.rewriter, &self.staying);
  tn_refs__free(&self.rewriter, &self.worklist);
  tn_refs__free(&self.rewriter, &self.calls);
  tn_cell_map__close(&self.marks);
  tn_cell_map__close(&self.first_call);
  tn_cell_map__close(&self.effects);
  const bool canonicalizes = self.keeps && tn_pass__flag(pass, "canonicalize");
  return self.rewriter.status == TN_OK && canonicalizes ? canonicalize_flow(env, root)
                                                        : self.rewriter.status;
}

TN_PASS(remove_dead_values) = {"remove-dead-values", "RemoveDeadValues", "Remove dead values",
                               .run = remove_dead_values,
                               TN_PASS_OPTIONS({"canonicalize", TN_PASS_BOOL, "true", NULL,
                                                "Canonicalize region branch ops"})};
