// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The matcher language of mlir-query, for `tenure query`: `hasOpName("arith.addf")`,
// `getDefinitions(isConstantOp(), 2, true, false, false).extract("f")`.
//
//   reading    tool_matcher_parse
//   asking     tool_matcher_match
//   slices     tool_ops_*, tool_slice_*

#ifndef TENURE_TOOLS_QUERY_MATCHER_H
#define TENURE_TOOLS_QUERY_MATCHER_H

#include <tenure/operation.h>

#include "query.h"

#define TOOL_MATCHER_NODES_MAX 1024u
#define TOOL_MATCHER_NESTING_MAX 100u

//===-- Sets of ops ---------------------------------------------------------------------------===//

/// Ops of one scope in the order in which they came, each once. All zero is empty; free by
/// tool_ops_free. `failed` when out of memory.
typedef struct tool_ops {
  tn_op* items;
  size_t count;
  size_t capacity;
  uint32_t* places;  ///< By slot: 1 + where the op is in `items`; 0 is free.
  size_t place_count;
  bool failed;
} tool_ops;

void tool_ops_clear(tool_ops* ops);
void tool_ops_free(tool_ops* ops);
/// Where the op is; SIZE_MAX if it is not there.
size_t tool_ops_find(const tool_ops* ops, tn_op op);
/// Adds the op; false if it is there already, or memory runs out.
bool tool_ops_add(tool_ops* ops, tn_op op);
void tool_ops_remove_last(tool_ops* ops);

//===-- Slices --------------------------------------------------------------------------------===//

/// Whether an op belongs to a slice, and what it is made of is looked at.
typedef bool (*tool_slice_filter_fn)(tn_op op, void* user_data);

typedef struct tool_slice_options {
  bool inclusive;  ///< The op that is asked about belongs to its slice.
  bool omit_block_arguments;
  bool omit_uses_from_above;
  tool_slice_filter_fn filter;
  void* user_data;
} tool_slice_options;

/// What `op` is computed from, in an order in which it may be computed. Source: MLIR,
/// getBackwardSlice. False when out of memory.
bool tool_slice_definitions(tn_op op, const tool_slice_options* options, tool_ops* out_slice);
/// What is computed from `op`, likewise, with what is in those ops. Source: MLIR, getForwardSlice.
bool tool_slice_users(tn_op op, const tool_slice_options* options, tool_ops* out_slice);
/// The same, no further than `depth` steps from `op`.
bool tool_slice_definitions_near(tn_op op, const tool_slice_options* options, int64_t depth,
                                 tool_ops* out_slice);

/// Adds to `ops` what its ops use (or what uses them), and so on, `depth` times at the most. False
/// when out of memory.
bool tool_ops_add_definitions(tool_ops* ops, int64_t depth);
bool tool_ops_add_users(tool_ops* ops, int64_t depth);

//===-- Matchers ------------------------------------------------------------------------------===//

typedef enum tool_matcher_kind {
  TOOL_MATCHER_ALL_OF,
  TOOL_MATCHER_ANY_OF,
  TOOL_MATCHER_ALL_DEFINITIONS,
  TOOL_MATCHER_DEFINITIONS,
  TOOL_MATCHER_DEFINITIONS_BY_PREDICATE,
  TOOL_MATCHER_USERS_BY_PREDICATE,
  TOOL_MATCHER_ATTRIBUTE_NAME,
  TOOL_MATCHER_NAME,
  TOOL_MATCHER_CONSTANT,
  TOOL_MATCHER_NEGATIVE_INFINITY,
  TOOL_MATCHER_NEGATIVE_ZERO,
  TOOL_MATCHER_NON_ZERO,
  TOOL_MATCHER_ONE,
  TOOL_MATCHER_ONE_FLOAT,
  TOOL_MATCHER_POSITIVE_INFINITY,
  TOOL_MATCHER_POSITIVE_ZERO,
  TOOL_MATCHER_ZERO,
  TOOL_MATCHER_ZERO_FLOAT
} tool_matcher_kind;

/// A matcher with its arguments; those that are matchers are numbers of nodes.
typedef struct tool_matcher_node {
  tool_matcher_kind kind;
  tn_string_view text;
  int64_t depth;
  bool flags[3];
  uint32_t matchers[2];
  uint32_t first;  ///< Of allOf and anyOf, in `list`.
  uint32_t count;
} tool_matcher_node;

/// A matcher that was read; its texts lie in what it was read from.
typedef struct tool_matcher {
  tool_matcher_node nodes[TOOL_MATCHER_NODES_MAX];
  uint32_t list[TOOL_MATCHER_NODES_MAX];
  uint32_t node_count;
  uint32_t list_count;
  uint32_t root;
  tn_string_view function;  ///< Of `.extract("function")`; empty without.
} tool_matcher;

/// Reads a matcher from the start of `text`, up to a line break after it or the end, and says where
/// that is. False: `out_problems` has lines of what is wrong, as mlir-query words it.
bool tool_matcher_parse(tn_string_view text, tool_matcher* out_matcher, size_t* out_end,
                        tool_text* out_problems);

/// Whether `op` matches; then `out_matched` has it, or the ops of the slice that was asked for.
/// False with `out_matched->failed` when out of memory.
bool tool_matcher_match(const tool_matcher* matcher, tn_op op, tool_ops* out_matched);

#endif  // TENURE_TOOLS_QUERY_MATCHER_H
