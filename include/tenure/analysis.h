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
// IR at the time of the analysis. It never confuses entities: handles are resolved at each query,
// an erased entity is not found or returned as a stale handle, and a new entity is not found
// (dominance is recomputed then). If its root is stale, all queries report that and return the
// result for an unknown entity. It can be destroyed at any time, also after its context.
//
// Otherwise, queries are readers (scope.h): handles of another context are reported as
// TN_INVALID_ARGUMENT, lack of memory, where a query needs some, as TN_OUT_OF_MEMORY, and an
// interrupted query (tn_context_set_interrupt_check) as TN_INTERRUPTED. Returned handles belong to
// the root's scope.
//
// scope.h says what "the stale statuses", "a reader" and "reading" mean.

#ifndef TENURE_ANALYSIS_H
#define TENURE_ANALYSIS_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Dominance ---------------------------------------------------------------------------===//

/// Dominance, or post-dominance, of blocks, ops and values. A region's tree is built on demand, and
/// rebuilt for new blocks; a change of edges between existing blocks is not detected: call
/// tn_dominance_invalidate.
/// Source: MLIR, DominanceInfo and PostDominanceInfo.
typedef struct tn_dominance tn_dominance;

typedef enum tn_dominance_kind {
  /// Every way from the entry to the one leads through the other.
  TN_DOMINANCE_FORWARD = 0,
  /// Every way from the one out of the region leads through the other. Ways out are blocks without
  /// successors, and one block of each set of blocks that is never left.
  TN_DOMINANCE_POST = 1
} tn_dominance_kind;

/// Makes an analysis for all regions in `root`, and those around it.
///
/// Ownership: the caller's, for tn_dominance_destroy.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for another kind; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(1); a tree O(edges * log blocks) when it is needed.
TN_API TN_MUST_USE tn_status tn_dominance_create(tn_op root, tn_dominance_kind kind,
                                                 tn_dominance** out_dominance);
/// NULL is allowed.
TN_API void tn_dominance_destroy(tn_dominance* dominance);
/// Forgets all trees.
TN_API void tn_dominance_invalidate(tn_dominance* dominance);

/// Whether `a` dominates `b`; every op dominates itself. An op dominates its nested ops; an op that
/// dominates another also dominates the nested ops of that. In graph regions every op dominates
/// every other. Unreachable code is dominated by all of its region. False for detached ops, and for
/// ops without a common region.
TN_API bool tn_dominance_op_dominates(tn_dominance* dominance, tn_op a, tn_op b);
/// The same, but an op dominates itself only in a region that is a graph; with
/// `enclosing_op_ok` false an op does not dominate what is in it.
TN_API bool tn_dominance_op_properly_dominates(tn_dominance* dominance, tn_op a, tn_op b,
                                               bool enclosing_op_ok);
/// Whether block `a` dominates block `b`, or the block of its region that `b` is nested in.
TN_API bool tn_dominance_block_dominates(tn_dominance* dominance, tn_block a, tn_block b);
/// The same, but a block does not dominate itself, unless it is that of a region that is a graph.
TN_API bool tn_dominance_block_properly_dominates(tn_dominance* dominance, tn_block a, tn_block b);
/// Whether `op` may use `value`, or defines it: it is an argument of a block that dominates that of
/// `op`, or a result of an op that dominates it and that it is not in. Forward only: reported as
/// TN_INVALID_ARGUMENT for post-dominance.
TN_API bool tn_dominance_value_dominates(tn_dominance* dominance, tn_value value, tn_op op);
/// The same, but an op's results do not dominate it.
TN_API bool tn_dominance_value_properly_dominates(tn_dominance* dominance, tn_value value,
                                                  tn_op op);

/// Whether the block can be reached from its region's entry. Of post-dominance always true.
TN_API bool tn_dominance_is_reachable(tn_dominance* dominance, tn_block block);
/// The immediate dominator of a block; null for the entry (a way out) and for what cannot be
/// reached.
TN_API tn_block tn_dominance_immediate(tn_dominance* dominance, tn_block block);
/// The nearest common dominator of both, where blocks of different regions are first replaced by
/// their ancestors in the innermost region that contains both. Null if there is none, or one of
/// them is unreachable. Cost: O(depth of the tree).
TN_API tn_block tn_dominance_nearest_common(tn_dominance* dominance, tn_block a, tn_block b);

//===-- Liveness ----------------------------------------------------------------------------===//

/// Which values are alive where blocks begin and end. Source: MLIR, Liveness.
typedef struct tn_liveness tn_liveness;

/// Works out the liveness of all blocks in `root`.
///
/// Ownership: the caller's, for tn_liveness_destroy.
/// Errors:    the stale statuses; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops + uses * nesting + the sizes of all sets) time and memory.
TN_API TN_MUST_USE tn_status tn_liveness_create(tn_op root, tn_liveness** out_liveness);
/// NULL is allowed.
TN_API void tn_liveness_destroy(tn_liveness* liveness);

/// The number of values live at the start of the block: defined before it, or around its region,
/// and used in it (including nested ops) or after it. 0 for blocks outside the root.
TN_API size_t tn_liveness_in_count(const tn_liveness* liveness, tn_block block);
/// Value `index` of them, in the order in which a walk comes upon them (an op's results, the
/// arguments of its blocks, what is in them); null beyond the last.
TN_API tn_value tn_liveness_in(const tn_liveness* liveness, tn_block block, size_t index);
/// The same for the values that are alive where the block ends: its own that other blocks of the
/// region use, and those that are alive where a successor begins.
TN_API size_t tn_liveness_out_count(const tn_liveness* liveness, tn_block block);
TN_API tn_value tn_liveness_out(const tn_liveness* liveness, tn_block block, size_t index);
/// Whether the value is one of them. Cost: O(log of their count).
TN_API bool tn_liveness_is_in(const tn_liveness* liveness, tn_block block, tn_value value);
TN_API bool tn_liveness_is_out(const tn_liveness* liveness, tn_block block, tn_value value);
/// Whether `value`, defined in the block of `op` or around it, is dead after `op`: it is not live
/// at the end of that block, and no later op in the block, including nested ops, uses it. Cost:
/// O(uses of the value * nesting).
TN_API bool tn_liveness_is_dead_after(const tn_liveness* liveness, tn_value value, tn_op op);

//===-- Calls -------------------------------------------------------------------------------===//

/// The functions (callables with a body) in an op, and the calls between them (op_interface.h). An
/// additional external node represents unknown code: it calls functions that are visible from
/// outside, or referenced by anything but a call; calls to anything but a function of the graph (a
/// declaration, an operand) go to it.
/// Source: MLIR, CallGraph.
typedef struct tn_call_graph tn_call_graph;

/// Makes the graph of what is in `root`, `root` itself included.
///
/// Ownership: the caller's, for tn_call_graph_destroy.
/// Errors:    the stale statuses; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops and their attributes + calls * callees of the caller).
TN_API TN_MUST_USE tn_status tn_call_graph_create(tn_op root, tn_call_graph** out_graph);
/// NULL is allowed.
TN_API void tn_call_graph_destroy(tn_call_graph* graph);

/// The number of functions. Nodes are numbered from 0 in the order of functions; the external node
/// has the number after the last.
TN_API size_t tn_call_graph_node_count(const tn_call_graph* graph);
/// The function of a node; null for the external one and beyond it. Stale if it was erased since.
TN_API tn_op tn_call_graph_node(const tn_call_graph* graph, size_t node);
/// The number of a function; SIZE_MAX if it is not in the graph.
TN_API size_t tn_call_graph_find(const tn_call_graph* graph, tn_op op);
/// The nodes that a node calls, each once, the external one last. 0 and SIZE_MAX beyond the last.
TN_API size_t tn_call_graph_callee_count(const tn_call_graph* graph, size_t node);
TN_API size_t tn_call_graph_callee(const tn_call_graph* graph, size_t node, size_t index);
/// The nodes that call a node, in their order.
TN_API size_t tn_call_graph_caller_count(const tn_call_graph* graph, size_t node);
TN_API size_t tn_call_graph_caller(const tn_call_graph* graph, size_t node, size_t index);
/// The strongly connected components of the functions, bottom up: what a component calls is in it
/// or in one with a smaller number. The external node is in none.
TN_API size_t tn_call_graph_component_count(const tn_call_graph* graph);
TN_API size_t tn_call_graph_component_size(const tn_call_graph* graph, size_t component);
/// Node `index` of a component; SIZE_MAX beyond the last.
TN_API size_t tn_call_graph_component(const tn_call_graph* graph, size_t component, size_t index);
/// The component of a function's node; SIZE_MAX for others.
TN_API size_t tn_call_graph_component_of(const tn_call_graph* graph, size_t node);

//===-- Symbols -----------------------------------------------------------------------------===//

/// Which ops refer to which symbols. Source: MLIR, SymbolUserMap.
typedef struct tn_symbol_users tn_symbol_users;

/// Finds the users of the symbols in `root`, a symbol table, and in the symbol tables in it. An
/// op's references are looked for in the nearest symbol table around it; `@a::@b` uses both
/// symbols.
///
/// Ownership: the caller's, for tn_symbol_users_destroy.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT unless `root` is a symbol table by its
///            definition; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops and their attributes).
TN_API TN_MUST_USE tn_status tn_symbol_users_create(tn_op root, tn_symbol_users** out_users);
/// NULL is allowed.
TN_API void tn_symbol_users_destroy(tn_symbol_users* users);
/// How many ops refer to `symbol`.
TN_API size_t tn_symbol_users_count(const tn_symbol_users* users, tn_op symbol);
/// Op `index` of them, in the order of a walk; null beyond the last. Stale if it was erased since.
TN_API tn_op tn_symbol_users_get(const tn_symbol_users* users, tn_op symbol, size_t index);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ANALYSIS_H
