// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counts uses of functions by function, so that the inliner knows when it processes the last use.

#ifndef TENURE_SRC_PASS_INLINE_USES_H
#define TENURE_SRC_PASS_INLINE_USES_H

#include "rewrite/rewriter.h"

/// The uses of one function by another.
typedef struct tn_use_pair {
  uint32_t user;
  uint32_t used;
  uint32_t count;  ///< May drop to 0 and rise again.
  uint32_t next;   ///< The next pair of the same user, plus 1; 0 at the end.
} tn_use_pair;

/// Functions are identified by index. Pairs are in a hash table, because a function may use a
/// hundred thousand others.
typedef struct tn_use_counts {
  tn_rewriter* rewriter;
  tn_use_pair* pairs;
  size_t pair_count;
  size_t pair_capacity;
  uint32_t* slots;  ///< Indices of pairs by hash, plus 1; 0: empty.
  size_t slot_count;
  uint32_t* first;  ///< By function: its first pair as user, plus 1.
  uint32_t* sums;   ///< By function: its total use count; TN_USES_UNKNOWN: there may be other uses.
  size_t function_count;
} tn_use_counts;

#define TN_USES_UNKNOWN UINT32_MAX

/// Sets the rewriter's status when out of memory; must be closed even then.
void tn_use_counts__open(tn_rewriter* rewriter, size_t function_count, tn_use_counts* out_counts);
void tn_use_counts__close(tn_use_counts* counts);

static inline bool tn_use_counts__is_known(const tn_use_counts* counts, uint32_t function) {
  return counts->sums[function] != TN_USES_UNKNOWN;
}
/// Adds `count` uses of a function; no effect if its count is unknown.
void tn_use_counts__add(tn_use_counts* counts, uint32_t user, uint32_t used, uint32_t count);
/// Removes one use, if there is any.
void tn_use_counts__drop(tn_use_counts* counts, uint32_t user, uint32_t used);
/// Removes all uses by `user`.
void tn_use_counts__drop_all(tn_use_counts* counts, uint32_t user);
/// Adds all uses by `from` to `into`.
void tn_use_counts__merge(tn_use_counts* counts, uint32_t from, uint32_t into);

#endif  // TENURE_SRC_PASS_INLINE_USES_H
