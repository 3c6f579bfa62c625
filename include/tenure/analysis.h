// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Analyses: results computed from the IR once and queried many times.
//
//   dominance   tn_dominance_create, tn_dominance_{op,block,value}_[properly_]dominates,
//               tn_dominance_immediate, tn_dominance_nearest_common, tn_dominance_is_reachable
//   liveness    tn_liveness_create, tn_liveness_in, tn_liveness_out, tn_liveness_is_dead_after
//   calls       tn_call_graph_create, tn_call_graph_node, _callee, _caller, _component
//   symbols     tn_symbol_users_create, tn_symbol_users_count, tn_symbol_users_get
//
// An analysis is created for one op, its root, and belongs to the caller; it is for one thread at a
// time. It keeps no pointers into the IR and is not notified of changes: its results describe the
// IR at the time of the analysis. It never confuses entities: each query resolves handles, an
// erased entity is not found or returned as a stale handle, and a new entity is not found
// (dominance is recomputed instead). If its root is stale, all queries report that and return the
// result for an unknown entity. It can be destroyed at any time, also after its context.
//
// Otherwise, queries are readers (scope.h): handles of another context are reported as
// TN_INVALID_ARGUMENT, lack of memory, where a query needs some, as TN_OUT_OF_MEMORY, and an
// interrupted query (tn_context_set_interrupt_check) as TN_INTERRUPTED. Returned handles belong to
// the root's scope.
//
// scope.h defines "the stale statuses", "a reader" and "reading".

#ifndef TENURE_ANALYSIS_H
#define TENURE_ANALYSIS_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Dominance ---------------------------------------------------------------------------===//

/// Dominance, or post-dominance, of blocks, ops and values. A region's tree is built on demand, and
/// rebuilt for new blocks; changed edges between existing blocks are not detected: call
/// tn_dominance_invalidate. Source: MLIR, DominanceInfo and PostDominanceInfo.
typedef struct tn_dominance tn_dominance;

typedef enum tn_dominance_kind {
  /// `a` dominates `b` if every path from the entry to `b` contains `a`.
  TN_DOMINANCE_FORWARD = 0,
  /// `a` dominates `b` if every path from `b` to an exit of the region contains `a`. Exits are
  /// blocks without successors, and one block of each set of blocks that is never left.
  TN_DOMINANCE_POST = 1
} tn_dominance_kind;

/// Creates an analysis for all regions in `root`, and those around it.
///
/// Ownership: the caller destroys it with tn_dominance_destroy.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for another kind; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(1); each tree O(edges * log blocks) on demand.
TN_API TN_MUST_USE tn_status tn_dominance_create(tn_op root, tn_dominance_kind kind,
                                                 tn_dominance** out_dominance);
/// Destroys the analysis; NULL is ignored.
TN_API void tn_dominance_destroy(tn_dominance* dominance);
/// Discards all trees.
TN_API void tn_dominance_invalidate(tn_dominance* dominance);

/// Returns whether `a` dominates `b`; every op dominates itself. An op dominates its nested ops; an
/// op that dominates another also dominates the nested ops of the latter. In graph regions every op
/// dominates every other. Unreachable code is dominated by all ops of its region. False for
/// detached ops, and for ops without a common region.
TN_API bool tn_dominance_op_dominates(tn_dominance* dominance, tn_op a, tn_op b);
/// Returns whether `a` properly dominates `b`: an op dominates itself only in a graph region; if
/// `enclosing_op_ok` is false, an op does not dominate its nested ops.
TN_API bool tn_dominance_op_properly_dominates(tn_dominance* dominance, tn_op a, tn_op b,
                                               bool enclosing_op_ok);
/// Returns whether block `a` dominates block `b`, or the block of its region that `b` is nested in.
TN_API bool tn_dominance_block_dominates(tn_dominance* dominance, tn_block a, tn_block b);
/// Returns whether block `a` properly dominates block `b`: a block dominates itself only in a graph
/// region.
TN_API bool tn_dominance_block_properly_dominates(tn_dominance* dominance, tn_block a, tn_block b);
/// Returns whether `op` may use `value`, or defines it: it is an argument of a block that dominates
/// the block of `op`, or a result of an op that dominates `op` and does not contain it. Forward
/// only: reported as TN_INVALID_ARGUMENT for post-dominance.
TN_API bool tn_dominance_value_dominates(tn_dominance* dominance, tn_value value, tn_op op);
/// Like tn_dominance_value_dominates, but the results of an op do not dominate it.
TN_API bool tn_dominance_value_properly_dominates(tn_dominance* dominance, tn_value value,
                                                  tn_op op);

/// Returns whether the block is reachable from its region's entry. Always true for post-dominance.
TN_API bool tn_dominance_is_reachable(tn_dominance* dominance, tn_block block);
/// Returns the immediate dominator of a block; null for the entry (an exit) and for unreachable
/// blocks.
TN_API tn_block tn_dominance_immediate(tn_dominance* dominance, tn_block block);
/// Returns the nearest common dominator of both blocks; blocks of different regions are first
/// replaced by their ancestors in the innermost region that contains both. Null if there is none,
/// or one of them is unreachable. Cost: O(depth of the tree).
TN_API tn_block tn_dominance_nearest_common(tn_dominance* dominance, tn_block a, tn_block b);

//===-- Liveness ----------------------------------------------------------------------------===//

/// The values that are live at the start and end of blocks. Source: MLIR, Liveness.
typedef struct tn_liveness tn_liveness;

/// Computes the liveness of all blocks in `root`.
///
/// Ownership: the caller destroys it with tn_liveness_destroy.
/// Errors:    the stale statuses; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops + uses * nesting + the sizes of all sets) time and memory.
TN_API TN_MUST_USE tn_status tn_liveness_create(tn_op root, tn_liveness** out_liveness);
/// Destroys the analysis; NULL is ignored.
TN_API void tn_liveness_destroy(tn_liveness* liveness);

/// Returns the number of values live at the start of the block: defined before it, or around its
/// region, and used in it (including nested ops) or after it. 0 for blocks outside the root.
TN_API size_t tn_liveness_in_count(const tn_liveness* liveness, tn_block block);
/// Returns the live-in value at `index`, in the order of a walk (an op's results, the arguments of
/// its blocks, its nested ops); null if out of range.
TN_API tn_value tn_liveness_in(const tn_liveness* liveness, tn_block block, size_t index);
/// The same functions for the values live at the end of the block: those defined in it that other
/// blocks of the region use, and those live at the start of a successor.
TN_API size_t tn_liveness_out_count(const tn_liveness* liveness, tn_block block);
TN_API tn_value tn_liveness_out(const tn_liveness* liveness, tn_block block, size_t index);
/// Return whether the value is live at the start, or the end, of the block. Cost: O(log of the
/// number of such values).
TN_API bool tn_liveness_is_in(const tn_liveness* liveness, tn_block block, tn_value value);
TN_API bool tn_liveness_is_out(const tn_liveness* liveness, tn_block block, tn_value value);
/// Returns whether `value`, defined in the block of `op` or around it, is dead after `op`: it is
/// not live at the end of that block, and no later op in the block, including nested ops, uses it.
/// Cost: O(uses of the value * nesting).
TN_API bool tn_liveness_is_dead_after(const tn_liveness* liveness, tn_value value, tn_op op);

//===-- Calls -------------------------------------------------------------------------------===//

/// The functions (callables with a body) in an op, and the calls between them (op_interface.h). An
/// additional external node represents unknown code: it calls functions that are visible from
/// outside, or referenced by anything but a call; calls of anything but a function of the graph (a
/// declaration, an operand) are calls of the external node. Source: MLIR, CallGraph.
typedef struct tn_call_graph tn_call_graph;

/// Creates the graph of `root` and its nested ops.
///
/// Ownership: the caller destroys it with tn_call_graph_destroy.
/// Errors:    the stale statuses; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops and their attributes + calls * callees of the caller).
TN_API TN_MUST_USE tn_status tn_call_graph_create(tn_op root, tn_call_graph** out_graph);
/// Destroys the graph; NULL is ignored.
TN_API void tn_call_graph_destroy(tn_call_graph* graph);

/// Returns the number of functions. Nodes are numbered from 0 in the order of functions; the
/// external node has the number after the last.
TN_API size_t tn_call_graph_node_count(const tn_call_graph* graph);
/// Returns the function of a node; null for the external node and if out of range. Stale if it was
/// erased since.
TN_API tn_op tn_call_graph_node(const tn_call_graph* graph, size_t node);
/// Returns the node of a function; SIZE_MAX if it is not in the graph.
TN_API size_t tn_call_graph_find(const tn_call_graph* graph, tn_op op);
/// Return the nodes that a node calls, each once, the external node last. 0 and SIZE_MAX if out of
/// range.
TN_API size_t tn_call_graph_callee_count(const tn_call_graph* graph, size_t node);
TN_API size_t tn_call_graph_callee(const tn_call_graph* graph, size_t node, size_t index);
/// Return the nodes that call a node, in their order.
TN_API size_t tn_call_graph_caller_count(const tn_call_graph* graph, size_t node);
TN_API size_t tn_call_graph_caller(const tn_call_graph* graph, size_t node, size_t index);
/// Returns the number of strongly connected components of the functions, bottom up: the callees of
/// a component are in it or in one with a smaller index. The external node is in none.
TN_API size_t tn_call_graph_component_count(const tn_call_graph* graph);
TN_API size_t tn_call_graph_component_size(const tn_call_graph* graph, size_t component);
/// Returns the node at `index` of a component; SIZE_MAX if out of range.
TN_API size_t tn_call_graph_component(const tn_call_graph* graph, size_t component, size_t index);
/// Returns the component of a function's node; SIZE_MAX for others.
TN_API size_t tn_call_graph_component_of(const tn_call_graph* graph, size_t node);

//===-- Symbols -----------------------------------------------------------------------------===//

/// Maps symbols to the ops that refer to them. Source: MLIR, SymbolUserMap.
typedef struct tn_symbol_users tn_symbol_users;

/// Finds the users of the symbols in `root`, a symbol table, and in the symbol tables in it.
/// References of an op are resolved in the nearest symbol table around it; `@a::@b` uses both
/// symbols.
///
/// Ownership: the caller destroys it with tn_symbol_users_destroy.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT unless `root` is a symbol table by its
///            definition; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops and their attributes).
TN_API TN_MUST_USE tn_status tn_symbol_users_create(tn_op root, tn_symbol_users** out_users);
/// Destroys the map; NULL is ignored.
TN_API void tn_symbol_users_destroy(tn_symbol_users* users);
/// Returns the number of ops that refer to `symbol`.
TN_API size_t tn_symbol_users_count(const tn_symbol_users* users, tn_op symbol);
/// Returns the user at `index`, in the order of a walk; null if out of range. Stale if it was
/// erased since.
TN_API tn_op tn_symbol_users_get(const tn_symbol_users* users, tn_op symbol, size_t index);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ANALYSIS_H
