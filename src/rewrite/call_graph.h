// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The call graph: functions that have a body, and which of them call which.

#ifndef TENURE_SRC_REWRITE_CALL_GRAPH_H
#define TENURE_SRC_REWRITE_CALL_GRAPH_H

#include "ir/symbol.h"
#include "rewrite/marks.h"
#include "rewrite/rewriter.h"

/// Functions are numbered in the order in which they stand.
typedef struct tn_call_node {
  tn_ref op;
  uint32_t first_edge;  ///< Of `edges`: the functions that it calls, each once, in order.
  uint32_t edge_count;
  uint32_t component;  ///< Number of its strongly connected component, callees first.
} tn_call_node;

typedef struct tn_call_graph {
  tn_rewriter* it;
  tn_call_node* nodes;
  uint32_t count;
  size_t capacity;
  tn_refs edges;
  tn_marks numbers;  ///< Of ops: the function's number and 1 more.
  tn_refs order;     ///< Numbers, component by component.
  uint32_t component_count;
} tn_call_graph;

/// The graph of what is in `root`. Failure is told by the rewriter's status.
void tn_call_graph__open(tn_rewriter* it, tn_ref root, tn_call_graph* out_graph);
void tn_call_graph__close(tn_call_graph* graph);
/// The function's number; UINT32_MAX if it is none in the graph.
uint32_t tn_call_graph__number(const tn_call_graph* graph, tn_ref op);
/// The function that a call is of; 0 if it is not known or has no body.
tn_ref tn_call__callee(tn_rewriter* it, tn_ref call);
/// Gives the rewriter a finder, which is to be closed. Only for passes that make, rename or erase no
/// symbols between looking for them.
void tn_symbols__open(tn_rewriter* it, tn_symbol_finder* out_finder);
void tn_symbols__close(tn_rewriter* it, tn_symbol_finder* finder);
/// The symbol that `reference` names for an op in its place; 0 if there is none.
tn_ref tn_symbol__nearest(tn_rewriter* it, tn_ref op, const tn_storage* reference);
/// Whether the op is a symbol, with a name.
bool tn_symbol__is(const tn_context* context, tn_ref op);
bool tn_symbol__is_public(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_REWRITE_CALL_GRAPH_H
