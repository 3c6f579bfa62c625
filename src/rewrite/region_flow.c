// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplifies the values that region branch ops pass around.
//
// A successor input is a result of the op, or an argument of a region's entry block, that receives
// an operand along an edge: from the op itself or from a terminator in it. All inputs of an op are
// processed at once, so their number is not limited.

#include "rewrite/region_flow.h"

#include "base/judy_map.h"
#include "ir/op_interface.h"

/// Forwards operands of `op` from `first_operand` on to inputs from `first_input` on.
typedef struct edge {
  tn_ref op;
  uint32_t first_operand;
  uint32_t count;
  uint32_t first_input;
} edge;

#define EDGES_SPACE 8u

typedef struct flow {
  tn_rewriter* rewriter;
  tn_ref op;
  // Possible inputs have indices: first the results, then entry block arguments, block by block.
  uint32_t count;
  uint32_t result_count;
  tn_refs blocks;  ///< Entry blocks with arguments.
  tn_refs bases;   ///< The index of the first argument of each block.
  edge* edges;     ///< Edges of one op are adjacent.
  uint32_t edge_count;
  size_t edge_capacity;  ///< 0 while in `space`.
  edge space[EDGES_SPACE];
} flow;

//===-- Edges ---------------------------------------------------------------------------------===//

static uint32_t base_of(flow* at, tn_ref block) {
  uint32_t i = at->blocks.count;
  while (i != 0 && tn_refs__items(&at->blocks)[i - 1] != block) --i;
  return i == 0 ? UINT32_MAX : tn_refs__items(&at->bases)[i - 1];
}

/// Reserves space for one more edge.
static bool reserve_edge(flow* at) {
  const tn_context* context = at->rewriter->context;
  if (at->edge_capacity == 0 && at->edge_count < EDGES_SPACE) return true;
  edge* edges = at->edge_capacity == 0 ? NULL : at->edges;
  if (!tn_array_grow(&context->allocator, (void*)&edges, &at->edge_capacity, at->edge_count + 1,
                     sizeof *edges)) {
    tn_rewriter__fail(at->rewriter, tn_context__out_of_memory(context));
    return false;
  }
  if (at->edges == at->space) memcpy(edges, at->space, sizeof at->space);
  at->edges = edges;
  return true;
}

static void add_edge(flow* at, tn_ref from, const tn_region_successor* to) {
  uint32_t base = 0;
  if (to->operand_count == 0) return;
  if (to->region != TN_REGION_PARENT) {
    base = base_of(at, tn_op__first_block(at->rewriter->context, at->op, to->region));
    if (base == UINT32_MAX) return;
  }
  if (!reserve_edge(at)) return;
  at->edges[at->edge_count++] =
      (edge){from, to->first_operand, to->operand_count, base + to->first_input};
}

static void add_terminator(flow* at, const tn_region_branch_interface* interface, tn_ref region,
                           tn_ref last) {
  const tn_context* context = at->rewriter->context;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, last));
  if (definition == NULL) return;
  const tn_region_terminator_interface* own = definition->interface->region_terminator;
  const uint32_t count = tn_op__operand_count(context, last);
  tn_region_successor to;
  if (own != NULL) {
    for (uint32_t i = 0; own->successor(context, last, NULL, i, &to); ++i) add_edge(at, last, &to);
  } else if (count != 0 && (definition->traits & TN_OP_TRAIT_RETURN_LIKE) != 0) {
    for (uint32_t i = 0; interface->region_successor(context, at->op, region, i, &to); ++i) {
      to.first_operand = 0;
      to.operand_count = count;
      add_edge(at, last, &to);
    }
  }
}

static void add_inputs(flow* at) {
  const tn_context* context = at->rewriter->context;
  const tn_op_cell* cell = tn_op__at(context, at->op);
  at->result_count = tn_op_cell__result_count(cell);
  at->count = at->result_count;
  for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
    const tn_ref block = tn_region__at(context, tn_op_cell__region(cell, i))->first_block;
    const uint32_t count = block == 0 ? 0 : tn_block__argument_count(context, block);
    if (count == 0) continue;
    tn_refs__push(at->rewriter, &at->blocks, block);
    tn_refs__push(at->rewriter, &at->bases, at->count);
    at->count += count;
  }
}

static void close_flow(flow* at) {
  const tn_context* context = at->rewriter->context;
  if (at->edge_capacity != 0) {
    tn_deallocate(&context->allocator, at->edges, at->edge_capacity * sizeof *at->edges);
  }
  tn_refs__free(at->rewriter, &at->blocks);
  tn_refs__free(at->rewriter, &at->bases);
}

/// Collects the edges of an op; false if there are none, or when out of memory. The caller always
/// closes `at`.
static bool open_flow(tn_rewriter* rewriter, tn_ref op, flow* at) {
  const tn_context* context = rewriter->context;
  const tn_region_branch_interface* interface = tn_op_interface__of(context, op)->region_branch;
  tn_region_successor to;
  at->rewriter = rewriter;
  at->op = op;
  at->edges = at->space;
  at->edge_count = 0;
  at->edge_capacity = 0;
  at->blocks.count = 0;
  at->blocks.capacity = 0;
  at->bases.count = 0;
  at->bases.capacity = 0;
  add_inputs(at);
  if (rewriter->status != TN_OK || at->count == 0) return false;
  for (uint32_t i = 0; interface->entry_successor(context, op, NULL, i, &to); ++i) {
    add_edge(at, op, &to);
  }
  const tn_op_cell* cell = tn_op__at(context, op);
  for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
    const tn_ref region = tn_op_cell__region(cell, i);
    for (tn_ref block = tn_region__at(context, region)->first_block; block != 0;
         block = tn_block__at(context, block)->next) {
      const tn_ref last = tn_block__last_op(context, block);
      if (last != 0) add_terminator(at, interface, region, last);
    }
  }
  return rewriter->status == TN_OK && at->edge_count != 0;
}

/// Returns whether an edge leads to the input with this index.
static bool is_input(const flow* at, uint32_t number) {
  for (uint32_t i = 0; i < at->edge_count; ++i) {
    const edge* e = &at->edges[i];
    if (number >= e->first_input && number - e->first_input < e->count) return true;
  }
  return false;
}

/// Returns the index of an input; UINT32_MAX for other values.
static uint32_t number_of(flow* at, tn_ref value) {
  const tn_context* context = at->rewriter->context;
  uint32_t number = UINT32_MAX;
  if (tn_value__is_argument(value)) {
    const tn_argument_cell* argument = tn_argument__at(context, value);
    number = base_of(at, argument->block);
    if (number != UINT32_MAX) number += argument->number_and_flag >> 1;
  } else if (tn_value__owner(context, value) == at->op) {
    number = tn_value__result_number(tn_op__at(context, at->op), at->op, value);
  }
  return number != UINT32_MAX && is_input(at, number) ? number : UINT32_MAX;
}

static tn_ref value_at(flow* at, uint32_t number) {
  if (number < at->result_count) return tn_op__result(at->rewriter->context, at->op, number);
  uint32_t i = at->blocks.count;
  do --i;
  while (tn_refs__items(&at->bases)[i] > number);
  return tn_block__argument(at->rewriter->context, tn_refs__items(&at->blocks)[i],
                            number - tn_refs__items(&at->bases)[i]);
}

/// Returns whether the value with this index is an input with uses.
static bool is_used(flow* at, uint32_t number) {
  return tn_value__first_use(at->rewriter->context, value_at(at, number)) != 0 &&
         is_input(at, number);
}

static void fill(tn_rewriter* rewriter, tn_refs* list, uint32_t count, tn_ref item) {
  for (uint32_t i = 0; i < count; ++i) tn_refs__push(rewriter, list, item);
}

//===-- Inputs with a single value ------------------------------------------------------------===//

#define SEVERAL UINT32_MAX

/// Propagates values that are not inputs along the edges.
typedef struct origins {
  flow* at;
  tn_refs values;  ///< By index: the only value so far; 0: none; SEVERAL.
  tn_refs first;   ///< By index: the first item of the list of inputs it flows to, plus 1.
  tn_refs next;    ///< By item.
  tn_refs target;
  tn_refs changed;
} origins;

static void meet(origins* self, uint32_t number, tn_ref value) {
  tn_ref* known = &tn_refs__items(&self->values)[number];
  if (*known == value || *known == SEVERAL) return;
  *known = *known == 0 ? value : SEVERAL;
  tn_refs__push(self->at->rewriter, &self->changed, number);
}

static void look_at_operand(origins* self, tn_ref value, uint32_t number) {
  const uint32_t source = number_of(self->at, value);
  if (source == UINT32_MAX) {
    meet(self, number, value);
    return;
  }
  tn_ref* first = &tn_refs__items(&self->first)[source];
  tn_refs__push(self->at->rewriter, &self->next, *first);
  tn_refs__push(self->at->rewriter, &self->target, number);
  *first = self->next.count;
}

static void find_origins(origins* self) {
  flow* at = self->at;
  tn_rewriter* rewriter = at->rewriter;
  fill(rewriter, &self->values, at->count, 0);
  fill(rewriter, &self->first, at->count, 0);
  for (uint32_t i = 0; i < at->edge_count && rewriter->status == TN_OK; ++i) {
    const edge e = at->edges[i];
    for (uint32_t k = 0; k < e.count && rewriter->status == TN_OK; ++k) {
      look_at_operand(self, tn_op__operand(rewriter->context, e.op, e.first_operand + k),
                      e.first_input + k);
    }
  }
  while (self->changed.count != 0 && rewriter->status == TN_OK) {
    const uint32_t number = tn_refs__items(&self->changed)[--self->changed.count];
    const tn_ref value = tn_refs__items(&self->values)[number];
    uint32_t place = tn_refs__items(&self->first)[number];
    for (; place != 0 && rewriter->status == TN_OK;
         place = tn_refs__items(&self->next)[place - 1]) {
      meet(self, tn_refs__items(&self->target)[place - 1], value);
    }
  }
}

/// Returns whether `value`, which flows to an input, dominates the uses of the input.
static bool is_there(const tn_context* context, tn_ref op, tn_ref value, tn_ref input) {
  const tn_ref block = tn_value__parent_block(context, value);
  const tn_ref region = block == 0 ? 0 : tn_block__at(context, block)->region;
  if (region == 0 || tn_region__at(context, region)->op != op) return true;
  return tn_value__is_argument(input) && tn_value__is_argument(value) &&
         tn_argument__at(context, input)->block == block;
}

/// Returns whether two different values that are not inputs flow directly to the input.
static bool gets_several(flow* at, uint32_t number) {
  const tn_context* context = at->rewriter->context;
  tn_ref known = 0;
  for (uint32_t i = 0; i < at->edge_count; ++i) {
    const edge* e = &at->edges[i];
    const uint32_t place = number - e->first_input;
    if (number < e->first_input || place >= e->count) continue;
    const tn_ref value = tn_op__operand(context, e->op, e->first_operand + place);
    if (value == known || number_of(at, value) != UINT32_MAX) continue;
    if (known != 0) return true;
    known = value;
  }
  return known == 0 && !is_input(at, number);
}

#define FEW_INPUTS 16u

/// Returns whether the analysis is worthwhile. It is not if there are few inputs and each receives
/// several values.
static bool may_make_dead(flow* at) {
  if (at->count > FEW_INPUTS || at->edge_count > EDGES_SPACE) return true;
  for (uint32_t i = 0; i < at->count; ++i) {
    if (!gets_several(at, i)) return true;
  }
  return false;
}

static bool settle(flow* at) {
  tn_rewriter* rewriter = at->rewriter;
  origins from = {.at = at};
  bool changed = false;
  find_origins(&from);
  for (uint32_t i = 0; i < from.values.count && rewriter->status == TN_OK; ++i) {
    const tn_ref value = tn_refs__items(&from.values)[i];
    if (value == 0 || value == SEVERAL || !is_used(at, i) ||
        !is_there(rewriter->context, at->op, value, value_at(at, i))) {
      continue;
    }
    tn_rewriter__replace_uses(rewriter, value_at(at, i), value);
    changed = true;
  }
  tn_refs__free(rewriter, &from.values);
  tn_refs__free(rewriter, &from.first);
  tn_refs__free(rewriter, &from.next);
  tn_refs__free(rewriter, &from.target);
  tn_refs__free(rewriter, &from.changed);
  return changed;
}

bool tn_region_flow__make_inputs_dead(tn_rewriter* rewriter, tn_ref op) {
  flow at;
  const bool changed = open_flow(rewriter, op, &at) && may_make_dead(&at) && settle(&at);
  close_flow(&at);
  return changed;
}

//===-- Duplicate inputs ----------------------------------------------------------------------===//

/// Returns the index that was first recorded for the pair, or records `number` for a new pair.
static uint32_t first_of_pair(tn_rewriter* rewriter, tn_judy_map* pairs, tn_ref a, tn_ref b,
                              uint32_t number) {
  const uintptr_t key = (uintptr_t)((uint64_t)a << 32 | b);
  uintptr_t found = number;
  if (!tn_judy_map_get(pairs, key, &found) && tn_judy_map_set(pairs, key, number) != TN_OK) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  }
  return (uint32_t)found;
}

/// Assigns the same number, the first input's, to inputs that receive the same values. Each edge
/// refines the partition by the values it forwards. Inputs of different owners are on different
/// edges.
static void find_twins(flow* at, tn_refs* numbers) {
  tn_rewriter* rewriter = at->rewriter;
  fill(rewriter, numbers, at->count, 0);
  for (uint32_t i = 0; i < at->edge_count && rewriter->status == TN_OK; ++i) {
    const edge e = at->edges[i];
    tn_judy_map pairs = {NULL};
    for (uint32_t k = 0; k < e.count && rewriter->status == TN_OK; ++k) {
      tn_ref* number = &tn_refs__items(numbers)[e.first_input + k];
      const tn_ref value = tn_op__operand(rewriter->context, e.op, e.first_operand + k);
      *number = first_of_pair(rewriter, &pairs, *number, value, e.first_input + k);
    }
    tn_judy_map_clear(&pairs);
  }
}

/// Returns whether an entry block has several arguments.
static bool has_several_arguments(const tn_context* context, const tn_op_cell* op) {
  for (uint32_t i = 0; i < tn_op_cell__region_count(op); ++i) {
    const tn_ref block = tn_region__at(context, tn_op_cell__region(op, i))->first_block;
    if (block != 0 && tn_block__argument_count(context, block) > 1) return true;
  }
  return false;
}

/// Returns whether duplicate inputs are possible, judging by the op alone.
static bool may_have_neighbours(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  tn_region_successor to;
  if (tn_op_cell__result_count(cell) > 1) return true;
  if (!has_several_arguments(context, cell)) return false;
  if (tn_op_cell__region_count(cell) > 1) return true;
  // A region receives as many values from other edges as from the op.
  const tn_region_branch_interface* interface = tn_op_interface__of(context, op)->region_branch;
  for (uint32_t i = 0; interface->entry_successor(context, op, NULL, i, &to); ++i) {
    if (to.operand_count > 1) return true;
  }
  return false;
}

bool tn_region_flow__join(tn_rewriter* rewriter, tn_ref op) {
  flow at;
  tn_refs numbers = {0};
  bool changed = false;
  if (!may_have_neighbours(rewriter->context, op)) return false;
  if (open_flow(rewriter, op, &at)) find_twins(&at, &numbers);
  for (uint32_t i = 0; i < numbers.count && rewriter->status == TN_OK; ++i) {
    const uint32_t twin = tn_refs__items(&numbers)[i];
    if (!is_used(&at, i) || twin == i) continue;
    tn_rewriter__replace_uses(rewriter, value_at(&at, i), value_at(&at, twin));
    changed = true;
  }
  tn_refs__free(rewriter, &numbers);
  close_flow(&at);
  return changed;
}

//===-- Unused inputs -------------------------------------------------------------------------===//

typedef struct dropper {
  flow* at;
  tn_refs leaders;  ///< By index: another member of its union-find set, or itself.
  tn_refs stays;    ///< By index of a leader.
} dropper;

static uint32_t leader_of(dropper* self, uint32_t number) {
  tn_ref* leaders = tn_refs__items(&self->leaders);
  while (leaders[number] != number) {
    leaders[number] = leaders[leaders[number]];
    number = leaders[number];
  }
  return number;
}

static bool goes(dropper* self, uint32_t number) {
  return is_input(self->at, number) && tn_refs__items(&self->stays)[leader_of(self, number)] == 0;
}

/// Unites the inputs that one operand flows to; they are dropped together.
static void tie(dropper* self) {
  flow* at = self->at;
  edge first = {0};
  for (uint32_t i = 0; i < at->edge_count; ++i) {
    const edge e = at->edges[i];
    if (e.op != first.op) {
      first = e;
      continue;
    }
    for (uint32_t k = 0; k < e.count && k < first.count; ++k) {
      const uint32_t a = leader_of(self, first.first_input + k);
      tn_refs__items(&self->leaders)[leader_of(self, e.first_input + k)] = a;
    }
  }
}

/// Determines which inputs stay; true if some can be dropped.
static bool choose(dropper* self) {
  flow* at = self->at;
  bool any = false;
  for (uint32_t i = 0; i < at->count; ++i) tn_refs__push(at->rewriter, &self->leaders, i);
  fill(at->rewriter, &self->stays, at->count, 0);
  if (at->rewriter->status != TN_OK) return false;
  tie(self);
  for (uint32_t i = 0; i < at->count; ++i) {
    if (is_used(at, i)) tn_refs__items(&self->stays)[leader_of(self, i)] = 1;
  }
  for (uint32_t i = 0; i < at->count && !any; ++i) any = goes(self, i);
  return any;
}

/// Appends the operands that stay on the op of an edge.
static void push_staying(dropper* self, const edge* e, tn_refs* values) {
  tn_rewriter* rewriter = self->at->rewriter;
  const uint32_t end = e->first_operand + e->count;
  tn_refs__push_operands(rewriter, values, e->op, 0, e->first_operand);
  for (uint32_t k = 0; k < e->count; ++k) {
    if (goes(self, e->first_input + k)) continue;
    tn_refs__push(rewriter, values, tn_op__operand(rewriter->context, e->op, e->first_operand + k));
  }
  tn_refs__push_operands(rewriter, values, e->op, end,
                         tn_op__operand_count(rewriter->context, e->op));
}

/// Removes dropped operands from the op of an edge.
static void narrow(dropper* self, const edge* e) {
  tn_rewriter* rewriter = self->at->rewriter;
  uint32_t kept = 0;
  tn_refs values = {0};
  while (kept < e->count && !goes(self, e->first_input + kept)) ++kept;
  if (kept != e->count) {
    push_staying(self, e, &values);
    kept += e->first_operand;
    if (rewriter->status == TN_OK) {
      tn_rewriter__set_trailing_operands(rewriter, e->op, kept, tn_refs__items(&values) + kept,
                                         values.count - kept);
    }
    tn_rewriter__modified(rewriter, e->op);
  }
  tn_refs__free(rewriter, &values);
}

static bool argument_goes(void* data, tn_ref argument) {
  dropper* self = data;
  const uint32_t number = number_of(self->at, argument);
  return number != UINT32_MAX && goes(self, number);
}

/// Recreates the op with only the results that stay.
static void remake(dropper* self) {
  flow* at = self->at;
  tn_rewriter* rewriter = at->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref op = at->op;
  const uint32_t count = tn_op__result_count(context, op);
  const uint32_t region_count = tn_op_cell__region_count(tn_op__at(context, op));
  uint32_t entry_count = 0;
  tn_types types = {0};
  tn_refs operands = {0};
  tn_refs results = {0};
  tn_attribute_entry* entries = tn_rewriter__copy_entries(rewriter, op, &entry_count);
  for (uint32_t i = 0; i < count; ++i) {
    if (!goes(self, i)) tn_types__push(rewriter, &types, tn_value__type(context, value_at(at, i)));
  }
  tn_refs__push_operands(rewriter, &operands, op, 0, tn_op__operand_count(context, op));
  const tn_rewriter_spec spec = {.code = tn_op__code(context, op),
                                 .name = tn_op_cell__name(context, tn_op__at(context, op)),
                                 .operands = tn_refs__items(&operands),
                                 .operand_count = operands.count,
                                 .types = tn_types__items(&types),
                                 .result_count = types.count,
                                 .region_count = region_count,
                                 .entries = entries,
                                 .entry_count = entry_count};
  const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__create(rewriter, &spec) : 0;
  tn_rewriter__free_entries(rewriter, entries, entry_count);
  for (uint32_t i = 0; i < region_count && made != 0; ++i) {
    tn_rewriter__inline_region(rewriter, tn_op__region(context, op, i),
                               tn_op__region(context, made, i), 0);
  }
  for (uint32_t i = 0, kept = 0; i < count && made != 0; ++i) {
    tn_refs__push(rewriter, &results, goes(self, i) ? 0 : tn_op__result(context, made, kept++));
  }
  if (made != 0 && rewriter->status == TN_OK) {
    tn_rewriter__replace(rewriter, op, tn_refs__items(&results), count);
  }
  tn_types__free(rewriter, &types);
  tn_refs__free(rewriter, &operands);
  tn_refs__free(rewriter, &results);
}

static void take_away(dropper* self) {
  flow* at = self->at;
  tn_rewriter* rewriter = at->rewriter;
  tn_ref last = 0;
  bool drops_result = false;
  // Operands that flow to several inputs are dropped for all of them or for none.
  for (uint32_t i = 0; i < at->edge_count && rewriter->status == TN_OK; ++i) {
    const edge e = at->edges[i];
    if (e.op != last) narrow(self, &e);
    last = e.op;
  }
  for (uint32_t i = 0; i < tn_op__result_count(rewriter->context, at->op); ++i) {
    drops_result = drops_result || goes(self, i);
  }
  for (uint32_t i = 0; i < at->blocks.count && rewriter->status == TN_OK; ++i) {
    tn_block__erase_arguments(rewriter->shard, tn_refs__items(&at->blocks)[i], argument_goes, self);
  }
  if (rewriter->status != TN_OK) return;
  if (drops_result) {
    remake(self);
  } else {
    tn_rewriter__modified(rewriter, at->op);
  }
}

/// Returns whether a result or an entry block argument is unused.
static bool has_unused(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    if (tn_value__first_use(context, tn_op_cell__result(op, cell, i)) == 0) return true;
  }
  for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
    const tn_ref block = tn_region__at(context, tn_op_cell__region(cell, i))->first_block;
    const uint32_t count = block == 0 ? 0 : tn_block__argument_count(context, block);
    for (uint32_t k = 0; k < count; ++k) {
      if (tn_value__first_use(context, tn_block__argument(context, block, k)) == 0) return true;
    }
  }
  return false;
}

static bool drop_unused(flow* at) {
  dropper drop = {.at = at};
  const bool changed = choose(&drop);
  if (changed) take_away(&drop);
  tn_refs__free(at->rewriter, &drop.leaders);
  tn_refs__free(at->rewriter, &drop.stays);
  return changed;
}

bool tn_region_flow__drop_unused(tn_rewriter* rewriter, tn_ref op) {
  flow at;
  if (!has_unused(rewriter->context, op)) return false;
  const bool changed = open_flow(rewriter, op, &at) && drop_unused(&at);
  close_flow(&at);
  return changed;
}
