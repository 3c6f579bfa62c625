// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The graph that `tenure view` shows: a module as a tree of nodes.
//
//   making    tool_view_make, tool_view_free
//   writing   tool_view_write_json
//
// Ops are nodes, and so are what they are grouped by: name scopes of their locations, regions where
// an op has several, blocks where a region has several. A block's arguments are nodes, too; one that
// is used in one scope alone stands there.

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
  TOOL_VIEW_ARGUMENTS,  ///< Of a block that has many.
  TOOL_VIEW_ARGUMENT
} tool_view_kind;

typedef struct tool_view_node {
  tool_view_kind kind;
  uint32_t parent;      ///< TOOL_VIEW_NONE of the root alone.
  uint32_t number;      ///< Of a region, block or argument.
  uint32_t scoped;      ///< The nearest ancestor of its content with name scopes.
  tn_op op;             ///< Of an op.
  tn_value value;       ///< Of an argument.
  tn_string_view name;  ///< Of a scope.
} tool_view_node;

/// Nodes by what they stand for: an open hash table of numbers of nodes, 1 more than they are.
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
  struct tool_view_block {    ///< By what `blocks` says.
    uint32_t slot;            ///< Of its handle.
    uint32_t node;            ///< That its ops are in.
    uint32_t first_argument;  ///< The others follow.
  } * block_items;
  size_t block_count;
  size_t block_capacity;
  bool failed;  ///< Memory is out.
} tool_view;

/// Makes the graph of `root` and what is in it. False when out of memory; it is to be freed in any
/// case.
bool tool_view_make(tn_op root, tool_view* out_view);
void tool_view_free(tool_view* view);

/// The node of an op or value; TOOL_VIEW_NONE if it is not in the graph.
uint32_t tool_view_op_node(const tool_view* view, tn_op op);
uint32_t tool_view_value_node(const tool_view* view, tn_value value);
/// The node that the ops of a block are in.
uint32_t tool_view_block_node(const tool_view* view, tn_block block);

/// Writes the graph as JSON. False when out of memory.
bool tool_view_write_json(const tool_view* view, const tool_query_module* module, FILE* out);

#endif  // TENURE_TOOLS_VIEW_H
