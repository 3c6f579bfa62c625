// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The matcher language of mlir-query, for `tenure query`: `hasOpName("arith.addf")`,
// `getDefinitions(isConstantOp(), 2, true, false, false).extract("f")`.
//
//   parsing    tool_matcher_parse
//   matching   tool_matcher_match
//   slices     tool_ops_*, tool_slice_*

#ifndef TENURE_TOOLS_QUERY_MATCHER_H
#define TENURE_TOOLS_QUERY_MATCHER_H

#include <tenure/operation.h>

#include "query.h"

#define TOOL_MATCHER_NODES_MAX 1024u
#define TOOL_MATCHER_NESTING_MAX 100u

//===-- Sets of ops ---------------------------------------------------------------------------===//

/// A set of ops of one scope in the order of insertion. All zero is empty; free it with
/// tool_ops_free. `failed` is set if out of memory.
typedef struct tool_ops {
  tn_op* items;
  size_t count;
  size_t capacity;
  uint32_t* places;  ///< By slot: 1 + the index of the op in `items`; 0 is free.
  size_t place_count;
  bool failed;
} tool_ops;

void tool_ops_clear(tool_ops* ops);
void tool_ops_free(tool_ops* ops);
/// Returns the index of the op; SIZE_MAX if it is missing.
size_t tool_ops_find(const tool_ops* ops, tn_op op);
/// Adds the op; false if it is in the set, or if out of memory.
bool tool_ops_add(tool_ops* ops, tn_op op);
void tool_ops_remove_last(tool_ops* ops);

//===-- Slices --------------------------------------------------------------------------------===//

/// Returns true if an op belongs to a slice and the slice continues there.
typedef bool (*tool_slice_filter_fn)(tn_op op, void* user_data);

typedef struct tool_slice_options {
  bool inclusive;  ///< The slice contains its op.
  bool omit_block_arguments;
  bool omit_uses_from_above;
  tool_slice_filter_fn filter;
  void* user_data;
} tool_slice_options;

/// Collects the ops that `op` depends on, in a valid order. Returns false if out of memory.
///
/// Source: MLIR, getBackwardSlice.
bool tool_slice_definitions(tn_op op, const tool_slice_options* options, tool_ops* out_slice);
/// Collects the ops that depend on `op`, and the ops nested in them.
///
/// Source: MLIR, getForwardSlice.
bool tool_slice_users(tn_op op, const tool_slice_options* options, tool_ops* out_slice);
/// Like tool_slice_definitions, but at most `depth` steps from `op`.
bool tool_slice_definitions_near(tn_op op, const tool_slice_options* options, int64_t depth,
                                 tool_ops* out_slice);

/// Adds to `ops` the definitions (or users) of its ops, and so on, at most `depth` times. Returns
/// false if out of memory.
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

/// A matcher with its arguments; those that are matchers are indices of nodes.
typedef struct tool_matcher_node {
  tool_matcher_kind kind;
  tn_string_view text;
  int64_t depth;
  bool flags[3];
  uint32_t matchers[2];
  uint32_t first;  ///< For allOf and anyOf, in `list`.
  uint32_t count;
} tool_matcher_node;

/// A parsed matcher; its texts point to the source.
typedef struct tool_matcher {
  tool_matcher_node nodes[TOOL_MATCHER_NODES_MAX];
  uint32_t list[TOOL_MATCHER_NODES_MAX];
  uint32_t node_count;
  uint32_t list_count;
  uint32_t root;
  tn_string_view function;  ///< The function of `.extract("function")`; empty if there is none.
} tool_matcher;

/// Parses a matcher from the start of `text` to the line break after it or the end; `*out_end` is
/// the end. On false, `out_problems` has lines with errors, in mlir-query's wording.
bool tool_matcher_parse(tn_string_view text, tool_matcher* out_matcher, size_t* out_end,
                        tool_text* out_problems);

/// Returns true if `op` matches; `out_matched` then has it, or the ops of the requested slice.
/// Returns false with `out_matched->failed` if out of memory.
bool tool_matcher_match(const tool_matcher* matcher, tn_op op, tool_ops* out_matched);

#endif  // TENURE_TOOLS_QUERY_MATCHER_H
