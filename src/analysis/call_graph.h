// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The call graph: functions with a body and the calls between them; helpers to find the callees of
// calls.

#ifndef TENURE_SRC_ANALYSIS_CALL_GRAPH_H
#define TENURE_SRC_ANALYSIS_CALL_GRAPH_H

#include "analysis/cell_map.h"
#include "analysis/number_list.h"
#include "ir/op_interface.h"
#include "ir/symbol.h"

/// Functions are numbered in the order of the IR.
typedef struct tn_call_node {
  tn_ref op;
  uint32_t generation;
  uint32_t first_edge;  ///< The index in `edges` of the functions that it calls, each once, in
                        ///< order.
  uint32_t edge_count;
  uint32_t component;    ///< Index of its strongly connected component, callees first.
  uint32_t last_caller;  ///< 1 + the last function with an edge to this one.
} tn_call_node;

typedef struct tn_calls {
  tn_context* context;
  tn_call_node* nodes;
  uint32_t count;
  size_t capacity;
  tn_number_list edges;
  uint32_t* sorted_edges;  ///< The edges in ascending order per function; NULL until they are
                           ///< needed.
  tn_cell_map numbers;     ///< Maps ops to 1 + the number of the function.
  tn_number_list order;    ///< Functions, component by component.
  uint32_t component_count;
  uint32_t table_count;  ///< Number of symbol tables, including the root.
} tn_calls;

/// Builds the graph of `root`. `finder` may be NULL. Must be closed also on error
/// (TN_OUT_OF_MEMORY, reported).
TN_MUST_USE tn_status tn_calls__open(tn_context* context, tn_symbol_finder* finder, tn_ref root,
                                     tn_calls* out_graph);
void tn_calls__close(tn_calls* graph);
/// Returns the function's number; UINT32_MAX if it is not in the graph.
uint32_t tn_calls__number(const tn_calls* graph, tn_ref op);

/// Returns whether a function calls another one in the graph.
bool tn_calls__has_edge(tn_calls* graph, uint32_t from, uint32_t to);

static inline bool tn_call__is(const tn_context* context, tn_ref op) {
  return tn_op_interface__of(context, op)->call != NULL;
}
static inline bool tn_callable__is(const tn_context* context, tn_ref op) {
  return tn_op_interface__of(context, op)->callable != NULL;
}
/// Returns the entry block of a callable; 0 for other ops and those without a body.
tn_ref tn_callable__entry(const tn_context* context, tn_ref op);
/// Returns the index of the operand that is the first argument of a call.
static inline uint32_t tn_call__first_argument(const tn_context* context, tn_ref call) {
  return tn_op_interface__of(context, call)->call->first_argument;
}
/// Returns the attribute that names the callee of a call; null if there is none.
tn_attribute tn_call__symbol(const tn_context* context, tn_ref call);
/// Returns the function that is called; 0 if it is unknown or has no body. `finder` may be NULL.
tn_ref tn_call__callee(const tn_context* context, tn_symbol_finder* finder, tn_ref call);
/// Returns the symbol to which `reference` in `op` refers; 0 if there is none. `finder` may be
/// NULL.
tn_ref tn_symbol__nearest(const tn_context* context, tn_symbol_finder* finder, tn_ref op,
                          const tn_storage* reference);
/// Returns whether the op is a symbol with a name.
bool tn_symbol__is(const tn_context* context, tn_ref op);
bool tn_symbol__is_public(const tn_context* context, tn_ref op);
bool tn_symbol__is_private(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_ANALYSIS_CALL_GRAPH_H
