// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The call graph and its strongly connected components. Source: Tarjan 1972, "Depth-First Search and
// Linear Graph Algorithms", with a stack of its own in the place of recursion.

#include "rewrite/call_graph.h"

//===-- Symbols -------------------------------------------------------------------------------===//

void tn_symbols__open(tn_rewriter* it, tn_symbol_finder* out_finder) {
  *out_finder = (tn_symbol_finder){.table = 0};
  it->symbols = out_finder;
}

void tn_symbols__close(tn_rewriter* it, tn_symbol_finder* finder) {
  tn_symbol_finder__close(finder, it->context);
  it->symbols = NULL;
}

tn_ref tn_symbol__nearest(tn_rewriter* it, tn_ref op, const tn_storage* reference) {
  const tn_context* context = it->context;
  const tn_uref key = tn_rw__identifier(it, "sym_name");
  for (tn_ref table = tn_rw__parent(context, op); table != 0 && it->status == TN_OK;
       table = tn_rw__parent(context, table)) {
    if (!tn_rw__has_trait(context, table, TN_OP_TRAIT_SYMBOL_TABLE)) continue;
    return it->symbols == NULL
               ? tn_symbol__resolve(context, table, key, reference)
               : tn_symbol_finder__find(it->symbols, context, table, key, reference);
  }
  return 0;
}

bool tn_symbol__is(const tn_context* context, tn_ref op) {
  return (tn_rw__has_trait(context, op, TN_OP_TRAIT_SYMBOL) ||
          tn_rw__code(context, op) == TN_CODE_FUNC_FUNC) &&
         tn_rw__attribute(context, op, "sym_name").storage != NULL;
}

bool tn_symbol__is_public(const tn_context* context, tn_ref op) {
  const tn_string_view visibility =
      tn_string_attribute_value(tn_rw__attribute(context, op, "sym_visibility"));
  return visibility.size == 0 || tn_string_view_equal(visibility, tn_string_view_from("public"));
}

static bool is_function(const tn_context* context, tn_ref op) {
  return tn_rw__code(context, op) == TN_CODE_FUNC_FUNC && tn_rw__first_block(context, op, 0) != 0;
}

tn_ref tn_call__callee(tn_rewriter* it, tn_ref call) {
  if (tn_rw__code(it->context, call) != TN_CODE_FUNC_CALL) return 0;
  const tn_attribute callee = tn_rw__attribute(it->context, call, "callee");
  if (tn_attribute_kind_of(callee) != TN_ATTRIBUTE_SYMBOL_REF) return 0;
  const tn_ref op = tn_symbol__nearest(it, call, callee.storage);
  return op != 0 && is_function(it->context, op) ? op : 0;
}

//===-- Nodes and edges -----------------------------------------------------------------------===//

static void add_node(tn_call_graph* graph, tn_ref op) {
  const tn_context* context = graph->it->context;
  if (!tn_array_grow(&context->allocator, (void*)&graph->nodes, &graph->capacity,
                     (size_t)graph->count + 1, sizeof *graph->nodes)) {
    tn_rw__fail(graph->it, tn_context__out_of_memory(context));
    return;
  }
  graph->nodes[graph->count++] = (tn_call_node){.op = op};
  *tn_marks__at(&graph->numbers, op) = graph->count;
}

uint32_t tn_call_graph__number(const tn_call_graph* graph, tn_ref op) {
  return tn_marks__get(&graph->numbers, op) - 1;
}

static void add_edges(tn_call_graph* graph, uint32_t number) {
  tn_rewriter* it = graph->it;
  tn_call_node* node = &graph->nodes[number];
  node->first_edge = graph->edges.count;
  for (tn_ref op = tn_op__next_in_pre_order(it->context, node->op, node->op, false);
       op != 0 && it->status == TN_OK;
       op = tn_op__next_in_pre_order(it->context, node->op, op, false)) {
    const tn_ref callee = tn_call__callee(it, op);
    const uint32_t to = callee == 0 ? UINT32_MAX : tn_call_graph__number(graph, callee);
    if (to == UINT32_MAX) continue;
    uint32_t at = node->first_edge;
    while (at < graph->edges.count && tn_refs__items(&graph->edges)[at] != to) ++at;
    if (at == graph->edges.count) tn_refs__push(it, &graph->edges, to);
  }
  node->edge_count = graph->edges.count - node->first_edge;
}

//===-- Components ----------------------------------------------------------------------------===//

typedef struct tarjan {
  uint32_t index;  ///< 0: not seen yet.
  uint32_t lowest;
  uint32_t next;  ///< Of the edges, to go on with.
  bool is_done;
} tarjan;

static void close_component(tn_call_graph* graph, tarjan* states, tn_refs* open, uint32_t root) {
  for (;;) {
    const uint32_t number = tn_refs__items(open)[--open->count];
    states[number].is_done = true;
    graph->nodes[number].component = graph->component_count;
    tn_refs__push(graph->it, &graph->order, number);
    if (number == root) break;
  }
  ++graph->component_count;
}

static void visit(tn_call_graph* graph, tarjan* states, uint32_t start, uint32_t* clock) {
  tn_rewriter* it = graph->it;
  tn_refs path = {0};
  tn_refs open = {0};
  tn_refs__push(it, &path, start);
  while (path.count != 0 && it->status == TN_OK) {
    const uint32_t number = tn_refs__items(&path)[path.count - 1];
    tarjan* state = &states[number];
    const tn_call_node* node = &graph->nodes[number];
    if (state->index == 0) {
      state->index = state->lowest = ++*clock;
      tn_refs__push(it, &open, number);
    }
    if (state->next < node->edge_count) {
      const uint32_t to = tn_refs__items(&graph->edges)[node->first_edge + state->next++];
      if (states[to].index == 0) {
        tn_refs__push(it, &path, to);
      } else if (!states[to].is_done && states[to].lowest < state->lowest) {
        state->lowest = states[to].lowest;
      }
      continue;
    }
    --path.count;
    if (path.count != 0) {
      tarjan* parent = &states[tn_refs__items(&path)[path.count - 1]];
      if (state->lowest < parent->lowest) parent->lowest = state->lowest;
    }
    if (state->lowest == state->index) close_component(graph, states, &open, number);
  }
  tn_refs__free(it, &path);
  tn_refs__free(it, &open);
}

static void find_components(tn_call_graph* graph) {
  const tn_context* context = graph->it->context;
  const size_t size = ((size_t)graph->count + 1) * sizeof(tarjan);
  tarjan* states = tn_allocate_zeroed(&context->allocator, size);
  uint32_t clock = 0;
  if (states == NULL) {
    tn_rw__fail(graph->it, tn_context__out_of_memory(context));
    return;
  }
  for (uint32_t i = 0; i < graph->count; ++i) {
    if (states[i].index == 0) visit(graph, states, i, &clock);
  }
  tn_deallocate(&context->allocator, states, size);
}

void tn_call_graph__open(tn_rewriter* it, tn_ref root, tn_call_graph* out_graph) {
  *out_graph = (tn_call_graph){.it = it};
  tn_marks__open(it->context, &out_graph->numbers);
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(it->context, root, op, false)) {
    if (is_function(it->context, op)) add_node(out_graph, op);
  }
  for (uint32_t i = 0; i < out_graph->count && it->status == TN_OK; ++i) add_edges(out_graph, i);
  if (out_graph->numbers.failed) tn_rw__fail(it, TN_OUT_OF_MEMORY);
  if (it->status == TN_OK) find_components(out_graph);
}

void tn_call_graph__close(tn_call_graph* graph) {
  tn_marks__close(&graph->numbers);
  tn_refs__free(graph->it, &graph->edges);
  tn_refs__free(graph->it, &graph->order);
  tn_deallocate(&graph->it->context->allocator, graph->nodes,
                graph->capacity * sizeof *graph->nodes);
}
