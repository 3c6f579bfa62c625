// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The greedy driver: folds, applies patterns and erases dead ops from a worklist until nothing
// changes. It visits ops in the same order as MLIR, so that results are identical, not just
// equivalent.

#ifndef TENURE_SRC_REWRITE_GREEDY_H
#define TENURE_SRC_REWRITE_GREEDY_H

#include "analysis/cell_map.h"
#include "base/judy_map.h"
#include "rewrite/fold.h"

typedef enum tn_region_simplify {
  TN_SIMPLIFY_DISABLED,
  TN_SIMPLIFY_NORMAL,
  TN_SIMPLIFY_AGGRESSIVE
} tn_region_simplify;

/// Tries patterns on `op`. New ops are inserted before it. Returns true if a pattern changed
/// something.
typedef bool (*tn_match_fn)(void* user_data, tn_rewriter* rewriter, tn_ref op);
/// Folds `op`; called before the folds of its dialect. See tn_fold__run.
typedef tn_fold_outcome (*tn_try_fold_fn)(void* user_data, tn_rewriter* rewriter, tn_ref op,
                                          tn_fold* fold);

/// Which ops are rewritten.
typedef enum tn_greedy_scope {
  TN_GREEDY_ANY,
  TN_GREEDY_EXISTING_AND_NEW,  ///< Existing ops, and ops that patterns create through the rewriter.
  TN_GREEDY_EXISTING
} tn_greedy_scope;

typedef struct tn_greedy_options {
  tn_match_fn match;        ///< NULL: folds only.
  tn_try_fold_fn try_fold;  ///< NULL: only folds of dialects.
  void* user_data;
  /// Callbacks may make changes that bypass the rewriter. Worklist entries are checked before they
  /// are visited, and the IR before it is simplified. Requires `session`.
  bool has_untrusted_callbacks;
  tn_greedy_scope scope;
  struct tn_rewrite_session* session;  ///< The rewriter's session; may be NULL.
  bool top_down;
  bool fold;
  bool unique_constants;
  bool skip_isolated;  ///< Leaves ops nested in isolated ops unchanged. Implies top-down, without
                       ///< merging blocks.
  tn_region_simplify simplify;
  int64_t max_iterations;  ///< -1: no limit.
  int64_t max_rewrites;
  const tn_rewrite_events* events;  ///< Events of another listener; may be NULL.
  void* listener;
} tn_greedy_options;

/// Returns the initial options of MLIR's canonicalizer, without patterns.
tn_greedy_options tn_greedy__defaults(void);

/// Memory that a thread keeps between runs.
typedef struct tn_greedy_memory {
  tn_cell_map places;  ///< Maps an op to its worklist index plus 1.
  tn_ref* items;
  size_t capacity;
  bool has_spared;  ///< The last run skipped an isolated op.
} tn_greedy_memory;
void tn_greedy_memory__open(tn_shard* shard, tn_greedy_memory* out_memory);
void tn_greedy_memory__close(tn_greedy_memory* memory);

/// Rewrites the ops nested in `root` until nothing changes. `*out_converged` reports whether a
/// fixpoint was reached.
TN_MUST_USE tn_status tn_greedy__run(tn_shard* shard, tn_ref root, const tn_greedy_options* options,
                                     tn_greedy_memory* memory, bool* out_changed,
                                     bool* out_converged);

/// Reports a null operand or successor of the op and fails; true if there is none.
bool tn_op__has_no_null(tn_rewriter* rewriter, tn_ref op);
/// Returns whether a simplification of `root` skips the contents of `op`.
static inline bool tn_region__is_spared(const tn_rewriter* rewriter, tn_ref root, tn_ref op) {
  return rewriter->skip_isolated && op != root && tn_op__is_isolated(rewriter->context, op);
}
/// Erases unreachable blocks, dead ops and dead block arguments and, if `merge`, merges identical
/// blocks (region_*.c). True if anything changed.
bool tn_region__simplify(tn_rewriter* rewriter, tn_ref root, bool merge);
bool tn_region__erase_unreachable(tn_rewriter* rewriter, tn_ref root);
bool tn_region__merge_blocks(tn_rewriter* rewriter, tn_ref root);
bool tn_region__drop_arguments(tn_rewriter* rewriter, tn_ref root);

//===-- canonical.c ---------------------------------------------------------------------------===//

/// Selects canonicalization patterns by lists of names. Each name is in braces; commas separate
/// them.
typedef struct tn_pattern_filter {
  const char* enabled;   ///< Only these; empty: all.
  const char* disabled;  ///< Exclusions from `enabled`.
  tn_judy_map known;     ///< Caches by pattern whether it is tried. The caller clears it.
} tn_pattern_filter;

/// Returns whether to try a pattern, which is identified by its address. `filter` may be NULL.
/// Caches the result if memory allows.
bool tn_pattern_filter__chooses(tn_pattern_filter* filter, const void* pattern, const char* name);
/// Applies the canonicalization patterns of the shipped dialects; a tn_match_fn. `user_data` is a
/// tn_pattern_filter, or NULL to try all.
bool tn_canonical__match(void* user_data, tn_rewriter* rewriter, tn_ref op);

#endif  // TENURE_SRC_REWRITE_GREEDY_H
