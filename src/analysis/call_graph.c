// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The call graph and its strongly connected components. Source: Tarjan 1972, "Depth-First Search
// and Linear Graph Algorithms", with an explicit stack instead of recursion.

#include "analysis/call_graph.h"

#include <stdlib.h>

#include "ir/shape.h"
#include "ir/uniqued.h"
#include "ir/walk.h"

//===-- Symbols -------------------------------------------------------------------------------===//

tn_ref tn_symbol__nearest(const tn_context* context, tn_symbol_finder* finder, tn_ref op,
                          const tn_storage* reference) {
  tn_identifier key = {NULL};
  // Without the interned key there are no symbols.
  if (tn_identifier_find(context, tn_string_view_from("sym_name"), &key) != TN_OK) return 0;
  const tn_ref table = tn_symbol__table_around(context, op, false);
  if (table == 0) return 0;
  return finder == NULL
             ? tn_symbol__resolve(context, table, key.storage->self, reference)
             : tn_symbol_finder__find(finder, context, table, key.storage->self, reference);
}

bool tn_symbol__is(const tn_context* context, tn_ref op) {
  return tn_op_cell__has_trait(context, tn_op__at(context, op), TN_OP_TRAIT_SYMBOL) &&
         tn_op__attribute(context, op, "sym_name").storage != NULL;
}

static tn_string_view visibility_of(const tn_context* context, tn_ref op) {
  return tn_string_attribute_value(tn_op__attribute(context, op, "sym_visibility"));
}

bool tn_symbol__is_public(const tn_context* context, tn_ref op) {
  const tn_string_view visibility = visibility_of(context, op);
  return visibility.size == 0 || tn_string_view_equal(visibility, tn_string_view_from("public"));
}

bool tn_symbol__is_private(const tn_context* context, tn_ref op) {
  return tn_string_view_equal(visibility_of(context, op), tn_string_view_from("private"));
}

tn_ref tn_callable__entry(const tn_context* context, tn_ref op) {
  const tn_callable_interface* interface = tn_op_interface__of(context, op)->callable;
  const tn_op_cell* cell = tn_op__at(context, op);
  if (interface == NULL || interface->region >= tn_op_cell__region_count(cell)) return 0;
  return tn_region__at(context, tn_op_cell__region(cell, interface->region))->first_block;
}

tn_attribute tn_call__symbol(const tn_context* context, tn_ref call) {
  const tn_call_interface* interface = tn_op_interface__of(context, call)->call;
  if (interface == NULL || interface->callee == NULL) return (tn_attribute){NULL};
  return tn_op__attribute(context, call, interface->callee);
}

tn_ref tn_call__callee(const tn_context* context, tn_symbol_finder* finder, tn_ref call) {
  const tn_attribute callee = tn_call__symbol(context, call);
  if (tn_attribute_kind_of(callee) != TN_ATTRIBUTE_SYMBOL_REF) return 0;
  const tn_ref op = tn_symbol__nearest(context, finder, call, callee.storage);
  return op != 0 && tn_callable__entry(context, op) != 0 ? op : 0;
}

//===-- Nodes and edges -----------------------------------------------------------------------===//

static bool add_node(tn_calls* graph, tn_ref op) {
  if (!tn_array_grow(&graph->context->allocator, (void*)&graph->nodes, &graph->capacity,
                     (size_t)graph->count + 1, sizeof *graph->nodes)) {
    return false;
  }
  graph->nodes[graph->count++] =
      (tn_call_node){.op = op, .generation = tn_op__at(graph->context, op)->generation};
  *tn_cell_map__at(&graph->numbers, op) = graph->count;
  return !graph->numbers.failed;
}

uint32_t tn_calls__number(const tn_calls* graph, tn_ref op) {
  return tn_cell_map__get(&graph->numbers, op) - 1;
}

/// Adds an edge to `to` unless it exists. All edges of one function are added before those of the
/// next.
static bool add_edge(tn_calls* graph, uint32_t from, uint32_t to) {
  tn_call_node* node = &graph->nodes[to];
  if (node->last_caller == from + 1) return true;
  node->last_caller = from + 1;
  return tn_number_list__push(&graph->edges, &graph->context->allocator, to);
}

static bool add_edges(tn_calls* graph, tn_symbol_finder* finder, uint32_t number) {
  const tn_context* context = graph->context;
  tn_call_node* node = &graph->nodes[number];
  node->first_edge = (uint32_t)graph->edges.count;
  for (tn_ref op = tn_op__next_in_pre_order(context, node->op, node->op, false); op != 0;
       op = tn_op__next_in_pre_order(context, node->op, op, false)) {
    const tn_ref callee = tn_call__callee(context, finder, op);
    const uint32_t to = callee == 0 ? UINT32_MAX : tn_calls__number(graph, callee);
    if (to != UINT32_MAX && !add_edge(graph, number, to)) return false;
  }
  node->edge_count = (uint32_t)graph->edges.count - node->first_edge;
  return true;
}

//===-- Components ----------------------------------------------------------------------------===//

typedef struct tarjan {
  uint32_t index;  ///< 0: not visited yet.
  uint32_t lowest;
  uint32_t next;  ///< The next edge to follow.
  bool is_done;
} tarjan;

/// A search in progress.
typedef struct search {
  tn_calls* graph;
  tarjan* states;
  tn_number_list path;
  tn_number_list open;
  uint32_t clock;
} search;

static bool close_component(search* self, uint32_t root) {
  tn_calls* graph = self->graph;
  uint32_t number;
  do {
    number = self->open.items[--self->open.count];
    self->states[number].is_done = true;
    graph->nodes[number].component = graph->component_count;
    if (!tn_number_list__push(&graph->order, &graph->context->allocator, number)) return false;
  } while (number != root);
  ++graph->component_count;
  return true;
}

/// Advances the search at the end of the path, `number`.
static bool step(search* self, uint32_t number) {
  const tn_allocator* allocator = &self->graph->context->allocator;
  tarjan* state = &self->states[number];
  const tn_call_node* node = &self->graph->nodes[number];
  if (state->index == 0) {
    state->index = state->lowest = ++self->clock;
    if (!tn_number_list__push(&self->open, allocator, number)) return false;
  }
  if (state->next < node->edge_count) {
    const uint32_t to = self->graph->edges.items[node->first_edge + state->next++];
    const tarjan* callee = &self->states[to];
    if (callee->index == 0) return tn_number_list__push(&self->path, allocator, to);
    if (!callee->is_done && callee->lowest < state->lowest) state->lowest = callee->lowest;
    return true;
  }
  --self->path.count;
  if (self->path.count != 0) {
    tarjan* caller = &self->states[self->path.items[self->path.count - 1]];
    if (state->lowest < caller->lowest) caller->lowest = state->lowest;
  }
  return state->lowest != state->index || close_component(self, number);
}

static bool search_from(search* self, uint32_t start) {
  if (self->states[start].index != 0) return true;
  if (!tn_number_list__push(&self->path, &self->graph->context->allocator, start)) return false;
  while (self->path.count != 0) {
    if (!step(self, self->path.items[self->path.count - 1])) return false;
  }
  return true;
}

static bool find_components(tn_calls* graph) {
  const tn_allocator* allocator = &graph->context->allocator;
  const size_t size = ((size_t)graph->count + 1) * sizeof(tarjan);
  search self = {.graph = graph, .states = tn_allocate_zeroed(allocator, size)};
  bool is_well = self.states != NULL;
  for (uint32_t i = 0; i < graph->count && is_well; ++i) is_well = search_from(&self, i);
  tn_number_list__free(&self.path, allocator);
  tn_number_list__free(&self.open, allocator);
  tn_deallocate(allocator, self.states, size);
  return is_well;
}

tn_status tn_calls__open(tn_context* context, tn_symbol_finder* finder, tn_ref root,
                         tn_calls* out_graph) {
  *out_graph = (tn_calls){.context = context};
  tn_cell_map__open(context, &out_graph->numbers);
  bool is_well = true;
  for (tn_ref op = root; op != 0 && is_well;
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    const tn_op_cell* cell = tn_op__at(context, op);
    if (tn_op_cell__region_count(cell) == 0) continue;
    if (tn_callable__entry(context, op) != 0) is_well = add_node(out_graph, op);
    out_graph->table_count += tn_op_cell__has_trait(context, cell, TN_OP_TRAIT_SYMBOL_TABLE);
  }
  for (uint32_t i = 0; i < out_graph->count && is_well; ++i) {
    is_well = add_edges(out_graph, finder, i);
  }
  if (is_well && find_components(out_graph)) return TN_OK;
  // The map has reported its own failure.
  return out_graph->numbers.failed ? TN_OUT_OF_MEMORY : tn_context__out_of_memory(context);
}

//===-- Edge queries --------------------------------------------------------------------------===//

#define EDGES_TO_SCAN 8u  // This number of edges is scanned linearly.

static int compare_numbers(const void* a, const void* b) {
  const uint32_t left = *(const uint32_t*)a;
  const uint32_t right = *(const uint32_t*)b;
  return (left > right) - (left < right);
}

/// False when out of memory; edges are scanned linearly then.
static bool sort_edges(tn_calls* graph) {
  const size_t size = graph->edges.count * sizeof(uint32_t);
  graph->sorted_edges = tn_allocate(&graph->context->allocator, size);
  if (graph->sorted_edges == NULL) return false;
  memcpy(graph->sorted_edges, graph->edges.items, size);
  for (uint32_t i = 0; i < graph->count; ++i) {
    const tn_call_node* node = &graph->nodes[i];
    qsort(graph->sorted_edges + node->first_edge, node->edge_count, sizeof(uint32_t),
          compare_numbers);
  }
  return true;
}

bool tn_calls__has_edge(tn_calls* graph, uint32_t from, uint32_t to) {
  const tn_call_node* node = &graph->nodes[from];
  if (node->edge_count > EDGES_TO_SCAN && (graph->sorted_edges != NULL || sort_edges(graph))) {
    return bsearch(&to, graph->sorted_edges + node->first_edge, node->edge_count, sizeof to,
                   compare_numbers) != NULL;
  }
  for (uint32_t i = 0; i < node->edge_count; ++i) {
    if (graph->edges.items[node->first_edge + i] == to) return true;
  }
  return false;
}

void tn_calls__close(tn_calls* graph) {
  const tn_allocator* allocator = &graph->context->allocator;
  tn_cell_map__close(&graph->numbers);
  if (graph->sorted_edges != NULL) {
    tn_deallocate(allocator, graph->sorted_edges, graph->edges.count * sizeof(uint32_t));
  }
  tn_number_list__free(&graph->edges, allocator);
  tn_number_list__free(&graph->order, allocator);
  tn_deallocate(allocator, graph->nodes, graph->capacity * sizeof *graph->nodes);
}
