// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The call graph: functions that have a body, and which of them call which; and what it takes to
// know what calls are of.

#ifndef TENURE_SRC_ANALYSIS_CALL_GRAPH_H
#define TENURE_SRC_ANALYSIS_CALL_GRAPH_H

#include "analysis/cell_map.h"
#include "analysis/number_list.h"
#include "ir/op_interface.h"
#include "ir/symbol.h"

/// Functions are numbered in the order in which they stand.
typedef struct tn_call_node {
  tn_ref op;
  uint32_t generation;
  uint32_t first_edge;  ///< Of `edges`: the functions that it calls, each once, in order.
  uint32_t edge_count;
  uint32_t component;    ///< Number of its strongly connected component, callees first.
  uint32_t last_caller;  ///< The last function that an edge leads from to this one, and 1 more.
} tn_call_node;

typedef struct tn_calls {
  tn_context* context;
  tn_call_node* nodes;
  uint32_t count;
  size_t capacity;
  tn_number_list edges;
  uint32_t* sorted_edges;  ///< The same, ascending for each function; NULL before they are needed.
  tn_cell_map numbers;     ///< Of ops: the function's number and 1 more.
  tn_number_list order;    ///< Of functions, component by component.
  uint32_t component_count;
  uint32_t table_count;  ///< Symbol tables, with the root.
} tn_calls;

/// The graph of what is in `root`. `finder` may be NULL. On error (TN_OUT_OF_MEMORY, reported) it
/// is to be closed too.
TN_MUST_USE tn_status tn_calls__open(tn_context* context, tn_symbol_finder* finder, tn_ref root,
                                     tn_calls* out_graph);
void tn_calls__close(tn_calls* graph);
/// The function's number; UINT32_MAX if it is none in the graph.
uint32_t tn_calls__number(const tn_calls* graph, tn_ref op);

/// Whether a function calls another one, as the graph was made.
bool tn_calls__has_edge(tn_calls* graph, uint32_t from, uint32_t to);

static inline bool tn_call__is(const tn_context* context, tn_ref op) {
  return tn_op_interface__of(context, op)->call != NULL;
}
static inline bool tn_callable__is(const tn_context* context, tn_ref op) {
  return tn_op_interface__of(context, op)->callable != NULL;
}
/// The first block that runs when it is called; 0 for what is no callable or has no body.
tn_ref tn_callable__entry(const tn_context* context, tn_ref op);
/// The operand that is the first argument of a call.
static inline uint32_t tn_call__first_argument(const tn_context* context, tn_ref call) {
  return tn_op_interface__of(context, call)->call->first_argument;
}
/// The attribute by which a call names what it calls; null if there is none.
tn_attribute tn_call__symbol(const tn_context* context, tn_ref call);
/// The function that a call is of; 0 if it is not known or has no body. `finder` may be NULL.
tn_ref tn_call__callee(const tn_context* context, tn_symbol_finder* finder, tn_ref call);
/// The symbol that `reference` names for an op in its place; 0 if there is none. `finder` may be
/// NULL.
tn_ref tn_symbol__nearest(const tn_context* context, tn_symbol_finder* finder, tn_ref op,
                          const tn_storage* reference);
/// Whether the op is a symbol, with a name.
bool tn_symbol__is(const tn_context* context, tn_ref op);
bool tn_symbol__is_public(const tn_context* context, tn_ref op);
bool tn_symbol__is_private(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_ANALYSIS_CALL_GRAPH_H
