// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The call graph through handles: the graph of call_graph.h, with callers, and with an external
// node.

#include "analysis/call_graph.h"
#include "analysis/root.h"
#include "base/judy_map.h"
#include "ir/op_definition.h"
#include "ir/walk.h"

/// Lists of numbers, one for each node.
typedef struct edge_lists {
  size_t* starts;  ///< The starts of the lists of all nodes, and the end.
  uint32_t* items;
} edge_lists;

struct tn_call_graph {
  tn_analysis_root root;
  tn_judy_map numbers;  ///< Maps cells to nodes.
  tn_analysis_name* names;
  uint32_t count;
  uint32_t component_count;
  size_t edge_count;
  edge_lists callees;
  edge_lists callers;
  edge_lists components;
  uint32_t* component_of;
};

/// State of the construction.
typedef struct builder {
  tn_call_graph* self;
  tn_context* context;
  tn_calls calls;
  tn_symbol_finder finder;
  bool* calls_out;     ///< By function: whether it calls the external node.
  bool* is_called_in;  ///< By function: whether the external node may call it.
} builder;

//===-- The external node ---------------------------------------------------------------------===//

/// Returns the function that contains `op`; UINT32_MAX if there is none.
static uint32_t function_around(const builder* b, tn_ref op) {
  uint32_t number = UINT32_MAX;
  while (op != 0 && (number = tn_calls__number(&b->calls, op)) == UINT32_MAX) {
    op = tn_op_cell__parent(b->context, tn_op__at(b->context, op));
  }
  return number;
}

static bool see_reference(void* user_data, tn_ref user, const tn_storage* reference) {
  builder* b = user_data;
  const tn_ref symbol = tn_symbol__nearest(b->context, &b->finder, user, reference);
  const uint32_t number = symbol == 0 ? UINT32_MAX : tn_calls__number(&b->calls, symbol);
  if (number != UINT32_MAX) b->is_called_in[number] = true;
  return true;
}

static tn_status look_at(builder* b, tn_ref op) {
  const uint32_t number = tn_calls__number(&b->calls, op);
  if (number != UINT32_MAX) {
    b->is_called_in[number] |=
        !tn_symbol__is(b->context, op) || !tn_symbol__is_private(b->context, op);
  }
  if (tn_symbol__may_be_table(b->context, op)) {
    // The callees of its calls are unknown.
    for (uint32_t i = 0; i < b->self->count; ++i) b->is_called_in[i] = true;
  }
  const bool calls = tn_op_cell__has_trait(b->context, tn_op__at(b->context, op), TN_OP_TRAIT_CALL);
  const tn_ref callee = calls ? tn_call__callee(b->context, &b->finder, op) : 0;
  if (callee != 0 && tn_calls__number(&b->calls, callee) != UINT32_MAX) return TN_OK;
  const uint32_t caller = calls ? function_around(b, op) : UINT32_MAX;
  if (caller != UINT32_MAX) b->calls_out[caller] = true;
  return tn_symbol__visit_op_uses(b->context, op, see_reference, b);
}

static tn_status look_outside(builder* b) {
  const tn_ref root = b->self->root.op.slot;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(b->context, root, op, false)) {
    TN_TRY(look_at(b, op));
  }
  return TN_OK;
}

//===-- Construction --------------------------------------------------------------------------===//

static tn_status allocate(const builder* b, void* out_block, size_t count, size_t size) {
  void* block = tn_allocate_zeroed(&b->context->allocator, (count + 1) * size);
  memcpy(out_block, &block, sizeof block);
  return block != NULL ? TN_OK : tn_context__out_of_memory(b->context);
}

static void release(const tn_allocator* allocator, void* block, size_t count, size_t size) {
  if (block != NULL) tn_deallocate(allocator, block, (count + 1) * size);
}

static tn_status name_nodes(builder* b) {
  tn_call_graph* self = b->self;
  TN_TRY(allocate(b, &self->names, self->count, sizeof *self->names));
  TN_TRY(allocate(b, &self->component_of, self->count, sizeof *self->component_of));
  for (uint32_t i = 0; i < self->count; ++i) {
    const tn_ref op = b->calls.nodes[i].op;
    self->names[i] = tn_analysis__name(b->context, op);
    self->component_of[i] = b->calls.nodes[i].component;
    if (tn_judy_map_set(&self->numbers, op, i) != TN_OK)
      return tn_context__out_of_memory(b->context);
  }
  return TN_OK;
}

static tn_status list_callees(builder* b) {
  tn_call_graph* self = b->self;
  self->edge_count = b->calls.edges.count;
  for (uint32_t i = 0; i < self->count; ++i)
    self->edge_count += b->calls_out[i] + b->is_called_in[i];
  TN_TRY(allocate(b, &self->callees.starts, (size_t)self->count + 1, sizeof(size_t)));
  TN_TRY(allocate(b, &self->callees.items, self->edge_count, sizeof(uint32_t)));
  size_t end = 0;
  for (uint32_t i = 0; i < self->count; ++i) {
    const tn_call_node* node = &b->calls.nodes[i];
    self->callees.starts[i] = end;
    for (uint32_t k = 0; k < node->edge_count; ++k) {
      self->callees.items[end++] = b->calls.edges.items[node->first_edge + k];
    }
    if (b->calls_out[i]) self->callees.items[end++] = self->count;
  }
  self->callees.starts[self->count] = end;
  for (uint32_t i = 0; i < self->count; ++i) {
    if (b->is_called_in[i]) self->callees.items[end++] = i;
  }
  self->callees.starts[self->count + 1] = end;
  return TN_OK;
}

/// Sets `lists` to the items 0.. grouped by their `keys`, one list for each of `list_count` keys.
static void fill_lists(edge_lists* lists, size_t list_count, const uint32_t* keys,
                       const uint32_t* items, size_t count) {
  for (size_t i = 0; i < count; ++i) ++lists->starts[keys[i] + 1];
  for (size_t i = 0; i < list_count; ++i) lists->starts[i + 1] += lists->starts[i];
  for (size_t i = 0; i < count; ++i) lists->items[lists->starts[keys[i]]++] = items[i];
  // Each start has advanced to its end, which is the start of the next list.
  memmove(lists->starts + 1, lists->starts, list_count * sizeof *lists->starts);
  lists->starts[0] = 0;
}

static tn_status list_callers(builder* b) {
  tn_call_graph* self = b->self;
  uint32_t* from = NULL;
  TN_TRY(allocate(b, &self->callers.starts, (size_t)self->count + 1, sizeof(size_t)));
  TN_TRY(allocate(b, &self->callers.items, self->edge_count, sizeof(uint32_t)));
  TN_TRY(allocate(b, &from, self->edge_count, sizeof *from));
  for (uint32_t i = 0; i <= self->count; ++i) {
    for (size_t k = self->callees.starts[i]; k < self->callees.starts[i + 1]; ++k) from[k] = i;
  }
  fill_lists(&self->callers, (size_t)self->count + 1, self->callees.items, from, self->edge_count);
  release(&b->context->allocator, from, self->edge_count, sizeof *from);
  return TN_OK;
}

static tn_status list_components(builder* b) {
  tn_call_graph* self = b->self;
  const tn_number_list* order = &b->calls.order;
  self->component_count = b->calls.component_count;
  TN_TRY(allocate(b, &self->components.starts, (size_t)self->count + 1, sizeof(size_t)));
  TN_TRY(allocate(b, &self->components.items, self->count, sizeof(uint32_t)));
  for (uint32_t i = 0; i < self->count; ++i) {
    self->components.items[i] = order->items[i];
    self->components.starts[self->component_of[order->items[i]] + 1] = (size_t)i + 1;
  }
  return TN_OK;
}

static tn_status build(builder* b) {
  tn_call_graph* self = b->self;
  TN_TRY(tn_calls__open(b->context, &b->finder, self->root.op.slot, &b->calls));
  self->count = b->calls.count;
  TN_TRY(name_nodes(b));
  TN_TRY(allocate(b, &b->calls_out, self->count, sizeof *b->calls_out));
  TN_TRY(allocate(b, &b->is_called_in, self->count, sizeof *b->is_called_in));
  TN_TRY(look_outside(b));
  TN_TRY(list_callees(b));
  TN_TRY(list_callers(b));
  return list_components(b);
}

tn_status tn_call_graph_create(tn_op root, tn_call_graph** out_graph) {
  tn_resolved resolved;
  void* made = NULL;
  *out_graph = NULL;
  TN_TRY(tn_analysis__create(root, sizeof(tn_call_graph), &resolved, &made));
  builder b = {.self = made, .context = resolved.context, .calls = {.context = resolved.context}};
  const tn_status status = build(&b);
  const tn_allocator* allocator = &resolved.context->allocator;
  release(allocator, b.calls_out, b.self->count, sizeof *b.calls_out);
  release(allocator, b.is_called_in, b.self->count, sizeof *b.is_called_in);
  tn_symbol_finder__close(&b.finder, resolved.context);
  tn_calls__close(&b.calls);
  if (status == TN_OK) {
    *out_graph = made;
  } else {
    tn_call_graph_destroy(made);
  }
  return status;
}

static void free_lists(const tn_allocator* allocator, const edge_lists* lists, size_t list_count,
                       size_t item_count) {
  release(allocator, lists->starts, list_count, sizeof *lists->starts);
  release(allocator, lists->items, item_count, sizeof *lists->items);
}

void tn_call_graph_destroy(tn_call_graph* graph) {
  if (graph == NULL) return;
  const tn_allocator allocator = graph->root.allocator;
  const size_t count = graph->count;
  free_lists(&allocator, &graph->callees, count + 1, graph->edge_count);
  free_lists(&allocator, &graph->callers, count + 1, graph->edge_count);
  free_lists(&allocator, &graph->components, count + 1, count);
  release(&allocator, graph->names, count, sizeof *graph->names);
  release(&allocator, graph->component_of, count, sizeof *graph->component_of);
  tn_judy_map_clear(&graph->numbers);
  tn_deallocate(&allocator, graph, sizeof *graph);
}

//===-- Queries -------------------------------------------------------------------------------===//

size_t tn_call_graph_node_count(const tn_call_graph* graph) { return graph->count; }

tn_op tn_call_graph_node(const tn_call_graph* graph, size_t node) {
  if (node >= graph->count) return (tn_op){0};
  return (tn_op){graph->root.op.scope, graph->names[node].slot, graph->names[node].generation, 0};
}

size_t tn_call_graph_find(const tn_call_graph* graph, tn_op op) {
  tn_resolved resolved;
  uintptr_t number = 0;
  if (!tn_analysis__take_op(&graph->root, op, &resolved) ||
      !tn_judy_map_get(&graph->numbers, op.slot, &number)) {
    return SIZE_MAX;
  }
  return graph->names[number].generation == op.generation ? number : SIZE_MAX;
}

static size_t list_size(const edge_lists* lists, size_t list_count, size_t list) {
  return list < list_count ? lists->starts[list + 1] - lists->starts[list] : 0;
}

static size_t list_item(const edge_lists* lists, size_t list_count, size_t list, size_t index) {
  if (index >= list_size(lists, list_count, list)) return SIZE_MAX;
  return lists->items[lists->starts[list] + index];
}

size_t tn_call_graph_callee_count(const tn_call_graph* graph, size_t node) {
  return list_size(&graph->callees, (size_t)graph->count + 1, node);
}

size_t tn_call_graph_callee(const tn_call_graph* graph, size_t node, size_t index) {
  return list_item(&graph->callees, (size_t)graph->count + 1, node, index);
}

size_t tn_call_graph_caller_count(const tn_call_graph* graph, size_t node) {
  return list_size(&graph->callers, (size_t)graph->count + 1, node);
}

size_t tn_call_graph_caller(const tn_call_graph* graph, size_t node, size_t index) {
  return list_item(&graph->callers, (size_t)graph->count + 1, node, index);
}

size_t tn_call_graph_component_count(const tn_call_graph* graph) { return graph->component_count; }

size_t tn_call_graph_component_size(const tn_call_graph* graph, size_t component) {
  return list_size(&graph->components, graph->component_count, component);
}

size_t tn_call_graph_component(const tn_call_graph* graph, size_t component, size_t index) {
  return list_item(&graph->components, graph->component_count, component, index);
}

size_t tn_call_graph_component_of(const tn_call_graph* graph, size_t node) {
  return node < graph->count ? graph->component_of[node] : SIZE_MAX;
}
