// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The greedy driver: folds, patterns and the removal of what is dead, from a worklist until nothing
// changes. It visits ops in MLIR's order, which is what makes results equal, not just equivalent.

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

/// Tries patterns on `op`, in whose place new ops go; true if one changed something.
typedef bool (*tn_match_fn)(void* user_data, tn_rewriter* rewriter, tn_ref op);
/// Folds `op`, which is tried before the folds of its dialect; as tn_fold__run.
typedef tn_fold_outcome (*tn_try_fold_fn)(void* user_data, tn_rewriter* rewriter, tn_ref op,
                                          tn_fold* fold);

/// Which ops are rewritten.
typedef enum tn_greedy_scope {
  TN_GREEDY_ANY,
  TN_GREEDY_EXISTING_AND_NEW,  ///< What was there, and what patterns make through the rewriter.
  TN_GREEDY_EXISTING
} tn_greedy_scope;

typedef struct tn_greedy_options {
  tn_match_fn match;        ///< NULL: folds alone.
  tn_try_fold_fn try_fold;  ///< NULL: those of dialects alone.
  void* user_data;
  /// Callbacks may change more than they tell the rewriter: entries of the worklist are looked
  /// at before it is visited, and the IR before it is simplified. There is a session then.
  bool has_untrusted_callbacks;
  tn_greedy_scope scope;
  struct tn_rewrite_session* session;  ///< For the rewriter; may be NULL.
  bool top_down;
  bool fold;
  bool unique_constants;
  bool skip_isolated;  ///< What is in isolated ops in the root stays as it is. Top-down, and
                       ///< without merging blocks.
  tn_region_simplify simplify;
  int64_t max_iterations;  ///< -1: no limit.
  int64_t max_rewrites;
  const tn_rewrite_events* events;  ///< Of another listener; may be NULL.
  void* listener;
} tn_greedy_options;

/// What MLIR's canonicalizer begins with, without patterns.
tn_greedy_options tn_greedy__defaults(void);

/// What a thread keeps between runs.
typedef struct tn_greedy_memory {
  tn_cell_map places;  ///< The index of an op in the worklist, plus 1.
  tn_ref* items;
  size_t capacity;
  bool has_spared;  ///< The last run spared an isolated op.
} tn_greedy_memory;
void tn_greedy_memory__open(tn_shard* shard, tn_greedy_memory* out_memory);
void tn_greedy_memory__close(tn_greedy_memory* memory);

/// Rewrites what is in `root` until nothing changes. `*out_converged` says whether it came to that.
TN_MUST_USE tn_status tn_greedy__run(tn_shard* shard, tn_ref root, const tn_greedy_options* options,
                                     tn_greedy_memory* memory, bool* out_changed,
                                     bool* out_converged);

/// Whether no operand and no successor of the op is null; reports one that is, and fails.
bool tn_op__is_whole(tn_rewriter* rewriter, tn_ref op);
/// Whether what is in `op` is none of a simplification's of `root`.
static inline bool tn_region__is_spared(const tn_rewriter* rewriter, tn_ref root, tn_ref op) {
  return rewriter->skip_isolated && op != root && tn_op__is_isolated(rewriter->context, op);
}
/// Takes away blocks that cannot be reached, ops and block arguments that nothing needs, and, if
/// `merge`, blocks that do the same (region_*.c). True if anything changed.
bool tn_region__simplify(tn_rewriter* rewriter, tn_ref root, bool merge);
bool tn_region__erase_unreachable(tn_rewriter* rewriter, tn_ref root);
bool tn_region__merge_blocks(tn_rewriter* rewriter, tn_ref root);
bool tn_region__drop_arguments(tn_rewriter* rewriter, tn_ref root);

//===-- canonical.c ---------------------------------------------------------------------------===//

/// Which canonicalization patterns are tried, by lists of their names: each name in braces, with
/// commas between them.
typedef struct tn_pattern_filter {
  const char* enabled;   ///< These alone; empty: all,
  const char* disabled;  ///< but not these.
  tn_judy_map known;     ///< By pattern, whether it is tried. To be cleared.
} tn_pattern_filter;

/// Whether a pattern, known by its address, is tried under its name; `filter` may be NULL. The
/// answer is kept, where there is memory for it.
bool tn_pattern_filter__chooses(tn_pattern_filter* filter, const void* pattern, const char* name);
/// The canonicalization patterns of the shipped dialects; a tn_match_fn. `user_data` is a
/// tn_pattern_filter, or NULL to try all.
bool tn_canonical__match(void* user_data, tn_rewriter* rewriter, tn_ref op);

#endif  // TENURE_SRC_REWRITE_GREEDY_H
