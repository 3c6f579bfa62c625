// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// view-op-graph: prints an op as a Graphviz graph, byte-identical to MLIR's pass for up to 500 ops.
// Graphviz cannot handle much larger graphs, so these are clustered by the name scopes of
// locations, and edges end at cluster borders.
//
// An op without regions is a node with a port for each operand and result. An op with regions, and
// each block, is a cluster that starts with an invisible node to which edges attach. The graph is
// written during a walk with an explicit stack; edges follow at the end.

#include <tenure/text.h>

#include "analysis/cell_map.h"
#include "base/judy_map.h"
#include "base/order.h"
#include "bytecode/property_layout.h"
#include "ir/op_diagnostic.h"
#include "ir/uniqued.h"
#include "pass/graph_groups.h"
#include "pass/pass.h"
#include "text/value_names.h"

/// The maximum number of elements or array items that are printed.
#define ELEMENTS_MAX 16
/// Graphs with more ops are clustered.
#define PLAIN_MAX 500

typedef tn_graph_node node;

/// An op with regions that is being printed.
typedef struct frame {
  tn_ref op;
  uint32_t region;  ///< The next region.
  tn_ref block;     ///< The open block; 0 for none.
  tn_ref next;      ///< The next op in the block.
  node self;
  node previous;  ///< The node of the op before `next`; id 0 for none.
  tn_ref scoped;  ///< The op, or its nearest ancestor, with name scopes; 0 for none.
  uint32_t block_group;
  uint32_t scope_count;  ///< The number of open scope clusters in the block.
} frame;

typedef struct data_edge {
  tn_ref value;
  node to;
} data_edge;

typedef struct grapher {
  tn_rewriter rewriter;
  size_t label_max;
  bool attributes;
  bool types;
  bool data_edges;
  bool control_edges;
  tn_text_buffer text;
  tn_text_buffer control;  ///< Control flow edges.
  tn_text_buffer scratch;
  tn_value_names* names;
  tn_judy_map colors;  ///< Colors of op names, in order of completion.
  size_t color_count;
  size_t op_count;
  bool is_grouped;
  tn_graph_groups groups;
  uint32_t group;  ///< The open group.
  uint32_t counter;
  size_t indent;
  frame* frames;
  size_t frame_count;
  size_t frame_capacity;
  node* nodes;  ///< Nodes of values.
  size_t node_count;
  size_t node_capacity;
  tn_cell_map of_cells;  ///< Maps an op with results or an argument to its node's index plus 1.
  data_edge* edges;
  size_t edge_count;
  size_t edge_capacity;
} grapher;

//===-- Labels --------------------------------------------------------------------------------===//

/// Appends at most `limit` bytes of `scratch` and clears it.
static void put_scratch(grapher* self, size_t limit, bool escapes) {
  const size_t size = self->scratch.size < limit ? self->scratch.size : limit;
  for (size_t i = 0; i < size; ++i) {
    const char* c = &self->scratch.data[i];
    if (escapes && strchr("{|<}>\n\"", *c) != NULL && *c != '\0') {
      tn_text_buffer_append_text(&self->text, "\\");
    }
    tn_text_buffer_append(&self->text, c, 1);
  }
  if (self->scratch.size > limit) tn_text_buffer_append_text(&self->text, "...");
  self->scratch.size = 0;
}

static tn_status append_scratch(void* user_data, const char* bytes, size_t size) {
  grapher* self = user_data;
  tn_text_buffer_append(&self->scratch, bytes, size);
  return TN_OK;
}

static void put_type(grapher* self, tn_type type) {
  tn_rewriter__fail(&self->rewriter, tn_type_print(type, append_scratch, self));
  put_scratch(self, self->label_max, true);
}

static bool has_many_elements(tn_attribute attribute) {
  switch (tn_attribute_kind_of(attribute)) {
    case TN_ATTRIBUTE_DENSE_ELEMENTS:
    case TN_ATTRIBUTE_DENSE_STRING_ELEMENTS:
    case TN_ATTRIBUTE_SPARSE_ELEMENTS:
    case TN_ATTRIBUTE_DENSE_RESOURCE:
      break;
    default:
      return false;
  }
  return tn_shaped_type_element_count(tn_attribute_type(attribute)) > ELEMENTS_MAX;
}

static void put_brackets(grapher* self, const char* bracket, size_t count) {
  for (size_t i = 0; i < count; ++i) tn_text_buffer_append_text(&self->text, bracket);
}

static void put_attribute(grapher* self, tn_attribute attribute) {
  const bool is_splat = tn_dense_elements_attribute_is_splat(attribute);
  if (!is_splat && has_many_elements(attribute)) {
    const size_t rank = tn_shaped_type_rank(tn_attribute_type(attribute));
    put_brackets(self, "[", rank);
    tn_text_buffer_append_text(&self->text, "...");
    put_brackets(self, "]", rank);
    tn_text_buffer_append_text(&self->text, " : ");
    put_type(self, tn_attribute_type(attribute));
  } else if (tn_attribute_kind_of(attribute) == TN_ATTRIBUTE_ARRAY &&
             tn_array_attribute_count(attribute) > ELEMENTS_MAX) {
    tn_text_buffer_append_text(&self->text, "[...]");
  } else {
    tn_attribute__append_text(attribute, &self->scratch);
    put_scratch(self, is_splat ? SIZE_MAX : self->label_max, true);
  }
}

/// Returns whether MLIR stores a property as an integer or a boolean instead of an attribute.
static bool is_number(tn_property_layout layout, tn_string_view name) {
  tn_property property;
  while (tn_property_layout__next(&layout, &property)) {
    if (tn_string_view_equal(property.name, name)) return property.kind >= TN_PROPERTY_NUMBER;
  }
  return false;
}

/// Sorts indices of shape keys by name.
static void sort_keys(const tn_context* context, const tn_shape_payload* shape, uint32_t* order,
                      uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t item = order[i];
    const tn_string_view text = tn_identifier__text(context, shape->keys[item] & TN_UREF_MASK);
    uint32_t at = i;
    for (; at > 0; --at) {
      const uint32_t key = shape->keys[order[at - 1]] & TN_UREF_MASK;
      if (tn_order__texts(tn_identifier__text(context, key), text) <= 0) break;
      order[at] = order[at - 1];
    }
    order[at] = item;
  }
}

/// Appends attributes, after a line break if `is_own` or if there are any.
static void put_attributes(grapher* self, tn_ref op, bool is_own) {
  const tn_context* context = self->rewriter.context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const tn_property_layout layout =
      tn_property_layout__of(tn_uniquer__at(&context->uniquer, shape->operation_name));
  tn_refs order = {0};
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    const tn_string_view name = tn_identifier__text(context, shape->keys[i] & TN_UREF_MASK);
    if (!is_number(layout, name)) tn_refs__push(&self->rewriter, &order, i);
  }
  if (self->rewriter.status == TN_OK) {
    if (is_own || order.count != 0) tn_text_buffer_append_text(&self->text, "\\l");
    sort_keys(context, shape, tn_refs__items(&order), order.count);
    for (uint32_t i = 0; i < order.count; ++i) {
      const uint32_t at = tn_refs__items(&order)[i];
      tn_text_buffer_append_view(&self->scratch,
                                 tn_identifier__text(context, shape->keys[at] & TN_UREF_MASK));
      put_scratch(self, SIZE_MAX, true);
      tn_text_buffer_append_text(&self->text, ": ");
      put_attribute(self, tn_attribute__from(context, tn_op_cell__attributes(context, cell)[at]));
      tn_text_buffer_append_text(&self->text, "\\l");
    }
  }
  tn_refs__free(&self->rewriter, &order);
}

static void put_name(grapher* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  tn_text_buffer_append_view(&self->text, tn_op_cell__name_text(context, tn_op__at(context, op)));
}

/// Appends a port name: the value's name with `_` for characters that Graphviz rejects.
static void put_port(grapher* self, tn_text_buffer* text, const char* kind, tn_ref value) {
  tn_text_buffer_append_text(text, kind);
  const size_t start = text->size;
  tn_value_names__append(self->names, value, text);
  for (size_t i = start; i < text->size && !text->failed; ++i) {
    if (text->data[i] == '%' || text->data[i] == '#') text->data[i] = '_';
  }
}

/// Appends "<port> %name".
static void put_value(grapher* self, const char* kind, tn_ref value) {
  tn_text_buffer_append_text(&self->text, "<");
  put_port(self, &self->text, kind, value);
  tn_text_buffer_append_text(&self->text, "> ");
  tn_value_names__append(self->names, value, &self->scratch);
  put_scratch(self, SIZE_MAX, true);
}

static void put_result(grapher* self, tn_ref value) {
  put_value(self, "res", value);
  if (!self->types) return;
  tn_text_buffer_append_text(&self->text, " ");
  put_type(self, tn_value__type(self->rewriter.context, value));
}

static void put_cluster_label(grapher* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  put_name(self, op);
  if (self->types) {
    tn_text_buffer_append_text(&self->text, " : (");
    for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
      if (i != 0) tn_text_buffer_append_text(&self->scratch, ", ");
      const tn_type type = tn_value__type(context, tn_op__result(context, op, i));
      tn_rewriter__fail(&self->rewriter, tn_type_print(type, append_scratch, self));
    }
    put_scratch(self, self->label_max, false);
    tn_text_buffer_append_text(&self->text, ")");
  }
  if (self->attributes) put_attributes(self, op, true);
}

static void put_record_label(grapher* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  const uint32_t operand_count = tn_op__operand_count(context, op);
  const uint32_t result_count = tn_op__result_count(context, op);
  tn_text_buffer_append_text(&self->text, operand_count == 0 ? "{" : "{{");
  for (uint32_t i = 0; i < operand_count; ++i) {
    put_value(self, "arg", tn_op__operand(context, op, i));
    tn_text_buffer_append_text(&self->text, i + 1 == operand_count ? "}|" : "|");
  }
  put_name(self, op);
  tn_text_buffer_append_text(&self->text, "\\l");
  if (self->attributes) put_attributes(self, op, false);
  for (uint32_t i = 0; i < result_count; ++i) {
    tn_text_buffer_append_text(&self->text, i == 0 ? "|{" : "|");
    put_result(self, tn_op__result(context, op, i));
  }
  tn_text_buffer_append_text(&self->text, result_count == 0 ? "}" : "}}");
}

//===-- Statements ----------------------------------------------------------------------------===//

static void put_indent(grapher* self) {
  for (size_t i = 0; i < self->indent; ++i) tn_text_buffer_append_text(&self->text, "  ");
}

static void start_cluster(grapher* self, uint32_t cluster) {
  put_indent(self);
  tn_text_buffer_format(&self->text, "subgraph cluster_%u {\n", cluster);
  ++self->indent;
}

static void start_label(grapher* self, uint32_t anchor) {
  put_indent(self);
  tn_text_buffer_format(&self->text, "v%u [label = \" \", shape = plain];\n", anchor);
  put_indent(self);
  tn_text_buffer_append_text(&self->text, "label = \"");
}

static void end_label(grapher* graph) { tn_text_buffer_append_text(&graph->text, "\";\n"); }

/// Opens a cluster labelled by `op`, or without a label for a block.
static node open_cluster(grapher* graph, tn_ref op) {
  const uint32_t cluster = ++graph->counter;
  const node self = {++graph->counter, cluster, graph->group};
  start_cluster(graph, cluster);
  start_label(graph, self.id);
  if (op != 0) put_cluster_label(graph, op);
  end_label(graph);
  if (graph->is_grouped) graph->group = tn_graph_groups__add(&graph->groups, self);
  return self;
}

/// Opens or reopens the cluster of a name scope; Graphviz merges the parts.
static void open_scope(grapher* self, tn_string_view name) {
  const uint32_t number = tn_graph_groups__scope(&self->groups, self->group, name, &self->counter);
  if (number == 0) return;
  tn_graph_group* scope = tn_graph_groups__at(&self->groups, number);
  start_cluster(self, scope->self.cluster);
  if (!scope->is_labelled) {
    start_label(self, scope->self.id);
    tn_text_buffer_append_view(&self->scratch, name);
    put_scratch(self, self->label_max, true);
    end_label(self);
  }
  scope->is_labelled = true;
  self->group = number;
}

static void close_cluster(grapher* self) {
  if (self->group != 0) self->group = tn_graph_groups__at(&self->groups, self->group)->self.group;
  --self->indent;
  put_indent(self);
  tn_text_buffer_append_text(&self->text, "}\n");
}

static node put_op_node(grapher* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  uintptr_t color = 0;
  (void)tn_judy_map_get(&self->colors, (uintptr_t)tn_op_cell__name(context, tn_op__at(context, op)),
                        &color);
  const uint32_t id = ++self->counter;
  put_indent(self);
  tn_text_buffer_format(&self->text, "v%u [fillcolor = \"%f 0.3 0.95\", label = \"", id,
                        (double)color / (double)self->color_count);
  put_record_label(self, op);
  tn_text_buffer_append_text(&self->text, "\", shape = Mrecord, style = filled];\n");
  return (node){id, 0, self->group};
}

static node put_argument_node(grapher* self, tn_ref argument) {
  const uint32_t id = ++self->counter;
  put_indent(self);
  tn_text_buffer_format(&self->text, "v%u [label = \"", id);
  put_result(self, argument);
  tn_text_buffer_append_text(&self->text, "\", shape = Mrecord];\n");
  return (node){id, 0, self->group};
}

/// Appends an edge; `ports` 0: no ports.
static void put_edge(grapher* self, tn_text_buffer* text, node from, node to, tn_ref ports) {
  tn_graph_drawing drawing = TN_GRAPH_DRAWN;
  if (self->is_grouped) drawing = tn_graph_groups__join(&self->groups, &from, &to);
  if (drawing == TN_GRAPH_NOT_DRAWN) return;
  // Graphviz loses edges between a record's port and an adjacent cluster.
  const bool has_ports =
      ports != 0 && !(self->is_grouped && (from.cluster != 0 || to.cluster != 0));
  tn_text_buffer_format(text, "  v%u", from.id);
  if (has_ports && from.cluster == 0) {
    put_port(self, text, ":res", ports);
    tn_text_buffer_append_text(text, ":s");
  }
  tn_text_buffer_format(text, " -> v%u", to.id);
  if (has_ports && to.cluster == 0) {
    put_port(self, text, ":arg", ports);
    tn_text_buffer_append_text(text, ":n");
  }
  tn_text_buffer_append_text(text, "[");
  if (to.cluster != 0) tn_text_buffer_format(text, "lhead = cluster_%u, ", to.cluster);
  if (from.cluster != 0) tn_text_buffer_format(text, "ltail = cluster_%u, ", from.cluster);
  if (drawing == TN_GRAPH_DRAWN_BOTH_WAYS) tn_text_buffer_append_text(text, "dir = both, ");
  tn_text_buffer_append_text(text, ports != 0 ? "style = solid];\n" : "style = dashed];\n");
}

//===-- Walking -------------------------------------------------------------------------------===//

static bool grow(grapher* self, void* items, size_t* capacity, size_t count, size_t size) {
  if (tn_array_grow(&self->rewriter.context->allocator, items, capacity, count + 1, size))
    return true;
  tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(self->rewriter.context));
  return false;
}

/// Records the node of an op with results or an argument.
static void note_node(grapher* graph, tn_ref cell, node self) {
  if (!grow(graph, (void*)&graph->nodes, &graph->node_capacity, graph->node_count,
            sizeof *graph->nodes))
    return;
  graph->nodes[graph->node_count++] = self;
  *tn_cell_map__at(&graph->of_cells, cell) = (uint32_t)graph->node_count;
}

/// Draws an edge for the order of ops. In clustered graphs, such edges do not cross borders, where
/// data edges suffice.
static void put_control_edge(grapher* self, node from, node to) {
  const bool has_border = from.cluster != 0 || to.cluster != 0 || from.group != to.group;
  if (!self->is_grouped || !has_border) put_edge(self, &self->control, from, to, 0);
}

static void finish_op(grapher* graph, tn_ref op, node self) {
  const tn_context* context = graph->rewriter.context;
  for (uint32_t i = 0; graph->data_edges && i < tn_op__operand_count(context, op); ++i) {
    if (!grow(graph, (void*)&graph->edges, &graph->edge_capacity, graph->edge_count,
              sizeof *graph->edges))
      return;
    graph->edges[graph->edge_count++] = (data_edge){tn_op__operand(context, op, i), self};
  }
  if (tn_op__result_count(context, op) != 0) note_node(graph, op, self);
  if (graph->frame_count == 0) return;
  frame* around = &graph->frames[graph->frame_count - 1];
  if (graph->control_edges && around->previous.id != 0)
    put_control_edge(graph, around->previous, self);
  around->previous = self;
}

static size_t scopes_of(grapher* self, tn_ref op, tn_string_view* names) {
  const tn_context* context = self->rewriter.context;
  const tn_location at = tn_location__from(context, tn_op__at(context, op)->location);
  return tn_location_name_scopes(at, names, TN_LOCATION_SCOPES_MAX);
}

/// Opens the clusters of name scopes that apply to `op` but not to the enclosing op.
static void enter_scopes(grapher* self, frame* around, tn_ref op) {
  tn_string_view names[TN_LOCATION_SCOPES_MAX];
  tn_string_view outer[TN_LOCATION_SCOPES_MAX];
  const size_t count = scopes_of(self, op, names);
  const size_t outer_count = around->scoped == 0 ? 0 : scopes_of(self, around->scoped, outer);
  size_t shared = 0;
  while (shared < count && shared < outer_count &&
         tn_string_view_equal(names[shared], outer[shared])) {
    ++shared;
  }
  // Clusters that stay open.
  uint32_t target = around->block_group;
  for (size_t i = shared; i < count && self->rewriter.status == TN_OK; ++i) {
    target = tn_graph_groups__scope(&self->groups, target, names[i], &self->counter);
  }
  if (target == self->group || self->rewriter.status != TN_OK) return;
  for (; around->scope_count != 0; --around->scope_count) close_cluster(self);
  for (size_t i = shared; i < count && self->rewriter.status == TN_OK; ++i) {
    open_scope(self, names[i]);
    if (self->rewriter.status == TN_OK) ++around->scope_count;
  }
}

static void enter_op(grapher* self, tn_ref op) {
  tn_string_view names[TN_LOCATION_SCOPES_MAX];
  frame* around = self->frame_count == 0 ? NULL : &self->frames[self->frame_count - 1];
  const tn_ref scoped = around == NULL ? 0 : around->scoped;
  if (self->is_grouped && around != NULL) enter_scopes(self, around, op);
  if (tn_op_cell__region_count(tn_op__at(self->rewriter.context, op)) == 0) {
    finish_op(self, op, put_op_node(self, op));
    return;
  }
  if (!grow(self, (void*)&self->frames, &self->frame_capacity, self->frame_count,
            sizeof *self->frames)) {
    return;
  }
  const bool has_scopes = self->is_grouped && scopes_of(self, op, names) != 0;
  self->frames[self->frame_count++] =
      (frame){.op = op, .self = open_cluster(self, op), .scoped = has_scopes ? op : scoped};
}

static void open_block(grapher* self, frame* at, tn_ref block) {
  const tn_context* context = self->rewriter.context;
  at->block = block;
  at->previous = (node){0, 0, 0};
  if (block == 0) return;
  at->next = tn_block__at(context, block)->first_op;
  (void)open_cluster(self, 0);
  at->block_group = self->group;
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    const tn_ref argument = tn_block__argument(context, block, i);
    note_node(self, argument - 1, put_argument_node(self, argument));
  }
}

static void step(grapher* self) {
  const tn_context* context = self->rewriter.context;
  frame* at = &self->frames[self->frame_count - 1];
  if (at->block == 0 && at->region < tn_op_cell__region_count(tn_op__at(context, at->op))) {
    open_block(self, at, tn_op__first_block(context, at->op, at->region++));
  } else if (at->block == 0) {
    const frame done = *at;
    --self->frame_count;
    close_cluster(self);
    finish_op(self, done.op, done.self);
  } else if (at->next != 0) {
    const tn_ref op = at->next;
    at->next = tn_op__at(context, op)->next;
    enter_op(self, op);
  } else {
    for (; at->scope_count != 0; --at->scope_count) close_cluster(self);
    close_cluster(self);
    open_block(self, at, tn_block__at(context, at->block)->next);
  }
}

//===-- The pass ------------------------------------------------------------------------------===//

static tn_walk_result note_color(void* user_data, tn_ref op) {
  grapher* self = user_data;
  const tn_context* context = self->rewriter.context;
  const uintptr_t name = (uintptr_t)tn_op_cell__name(context, tn_op__at(context, op));
  uintptr_t known = 0;
  ++self->op_count;
  if (tn_judy_map_get(&self->colors, name, &known)) return TN_WALK_ADVANCE;
  if (tn_judy_map_set(&self->colors, name, self->color_count++) == TN_OK) return TN_WALK_ADVANCE;
  tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(context));
  return TN_WALK_INTERRUPT;
}

/// Finds the node of a value; false if it has none.
static bool find_source(grapher* self, tn_ref value, node* out_from) {
  const tn_ref cell =
      tn_value__is_argument(value) ? value - 1 : tn_value__owner(self->rewriter.context, value);
  const uint32_t number = tn_cell_map__get(&self->of_cells, cell);
  if (number != 0) *out_from = self->nodes[number - 1];
  return number != 0;
}

static void put_data_edges(grapher* self) {
  node from;
  for (size_t i = 0; self->is_grouped && i < self->edge_count; ++i) {
    if (find_source(self, self->edges[i].value, &from)) {
      tn_graph_groups__note(&self->groups, from, self->edges[i].to);
    }
  }
  for (size_t i = 0; i < self->edge_count; ++i) {
    if (find_source(self, self->edges[i].value, &from)) {
      put_edge(self, &self->text, from, self->edges[i].to, self->edges[i].value);
    }
  }
}

static void write_graph(grapher* self, tn_pass_env* env, tn_ref root) {
  if (tn_op__walk(env->shard, root, TN_WALK_POST_ORDER, note_color, self) != TN_OK) return;
  if (!tn_rewriter__ok(&self->rewriter, tn_value_names__open(env->context, root, &self->names)))
    return;
  self->is_grouped = self->op_count > PLAIN_MAX;
  tn_text_buffer_append_text(&self->text, "digraph G {\n  compound = true;\n");
  self->indent = 1;
  enter_op(self, root);
  while (self->frame_count != 0 && self->rewriter.status == TN_OK) step(self);
  if (self->rewriter.status != TN_OK) return;
  tn_text_buffer_append_view(&self->text, tn_text_buffer_view(&self->control));
  put_data_edges(self);
  tn_text_buffer_append_text(&self->text, "}\n");
  if (self->of_cells.failed) {
    tn_rewriter__fail(&self->rewriter, TN_OUT_OF_MEMORY);
  } else if (self->text.failed || self->control.failed || self->scratch.failed) {
    tn_rewriter__fail(&self->rewriter, tn_context__out_of_memory(env->context));
  } else if (env->run->options->write != NULL) {
    tn_rewriter__fail(&self->rewriter, tn_pass_run__write(env, self->text.data, self->text.size));
  }
}

static tn_status view_op_graph(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  const tn_allocator* allocator = &env->context->allocator;
  grapher self = {.label_max = (size_t)tn_pass__number(pass, "max-label-len"),
                  .attributes = tn_pass__flag(pass, "print-attrs"),
                  .types = tn_pass__flag(pass, "print-result-types"),
                  .data_edges = tn_pass__flag(pass, "print-data-flow-edges"),
                  .control_edges = tn_pass__flag(pass, "print-control-flow-edges"),
                  .text = tn_text_buffer_make(allocator),
                  .control = tn_text_buffer_make(allocator),
                  .scratch = tn_text_buffer_make(allocator)};
  tn_rewriter__open(&self.rewriter, env->shard);
  tn_cell_map__open(env->context, &self.of_cells);
  tn_graph_groups__open(&self.rewriter, &self.groups);
  write_graph(&self, env, root);
  tn_value_names__close(self.names);
  tn_text_buffer_free(&self.text);
  tn_text_buffer_free(&self.control);
  tn_text_buffer_free(&self.scratch);
  tn_judy_map_clear(&self.colors);
  tn_cell_map__close(&self.of_cells);
  tn_graph_groups__close(&self.groups);
  tn_deallocate(allocator, self.frames, self.frame_capacity * sizeof *self.frames);
  tn_deallocate(allocator, self.nodes, self.node_capacity * sizeof *self.nodes);
  tn_deallocate(allocator, self.edges, self.edge_capacity * sizeof *self.edges);
  return self.rewriter.status;
}

TN_PASS(view_op_graph) = {
    "view-op-graph",
    "ViewOpGraph",
    "Print Graphviz visualization of an operation",
    .run = view_op_graph,
    TN_PASS_OPTIONS(
        {"max-label-len", TN_PASS_INT, "20", "<uint>",
         "Limit attribute/type length to number of chars"},
        {"print-attrs", TN_PASS_BOOL, "true", NULL, "Print attributes of operations"},
        {"print-control-flow-edges", TN_PASS_BOOL, "false", NULL, "Print control flow edges"},
        {"print-data-flow-edges", TN_PASS_BOOL, "true", NULL, "Print data flow edges"},
        {"print-result-types", TN_PASS_BOOL, "true", NULL, "Print result types of operations"}),
    .prints = true};
