// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The graph that `tenure view` shows: a module as a tree of nodes.
//
//   building   tool_view_make, tool_view_free
//   writing    tool_view_write_json
//
// Ops are nodes, and so are their groups: name scopes of their locations, regions of ops with
// several, blocks of regions with several. A block's arguments are nodes, too; one that is only
// used in one scope is in that scope.

#ifndef TENURE_TOOLS_VIEW_H
#define TENURE_TOOLS_VIEW_H

#include <tenure/operation.h>
#include <tenure/scope.h>

#include "query_session.h"

#define TOOL_VIEW_NONE UINT32_MAX

typedef enum tool_view_kind {
  TOOL_VIEW_OP,
  TOOL_VIEW_SCOPE,
  TOOL_VIEW_REGION,
  TOOL_VIEW_BLOCK,
  TOOL_VIEW_ARGUMENTS,  ///< For a block with many arguments.
  TOOL_VIEW_ARGUMENT
} tool_view_kind;

typedef struct tool_view_node {
  tool_view_kind kind;
  uint32_t parent;      ///< TOOL_VIEW_NONE only for the root.
  uint32_t number;      ///< The index of a region, block or argument.
  uint32_t scoped;      ///< The nearest ancestor of its content with name scopes.
  tn_op op;             ///< For an op.
  tn_value value;       ///< For an argument.
  tn_string_view name;  ///< For a scope.
} tool_view_node;

/// Nodes by their content: an open hash table of indices of nodes, plus 1.
typedef struct tool_view_table {
  uint32_t* items;
  size_t count;
  size_t capacity;
} tool_view_table;

typedef struct tool_view {
  tool_view_node* nodes;
  size_t count;
  size_t capacity;
  size_t op_count;
  tool_view_table ops;        ///< By slot.
  tool_view_table blocks;     ///< By slot.
  tool_view_table scopes;     ///< By parent and name.
  struct tool_view_block {    ///< In the order of `blocks`.
    uint32_t slot;            ///< The slot of its handle.
    uint32_t node;            ///< The node that contains its ops.
    uint32_t first_argument;  ///< The others follow.
  } * block_items;
  size_t block_count;
  size_t block_capacity;
  bool failed;  ///< Out of memory.
} tool_view;

/// Builds the graph of `root`. Returns false if out of memory; the graph must be freed in any case.
bool tool_view_make(tn_op root, tool_view* out_view);
void tool_view_free(tool_view* view);

/// Returns the node of an op or value; TOOL_VIEW_NONE if it is not in the graph.
uint32_t tool_view_op_node(const tool_view* view, tn_op op);
uint32_t tool_view_value_node(const tool_view* view, tn_value value);
/// Returns the node that contains the ops of a block.
uint32_t tool_view_block_node(const tool_view* view, tn_block block);

/// Writes the graph as JSON. Returns false if out of memory.
bool tool_view_write_json(const tool_view* view, const tool_query_module* module, FILE* out);

#endif  // TENURE_TOOLS_VIEW_H
