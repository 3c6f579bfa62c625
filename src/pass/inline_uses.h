// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How often functions are used, and by which functions; for the inliner, which has to know the last
// use of a function when it comes by.

#ifndef TENURE_SRC_PASS_INLINE_USES_H
#define TENURE_SRC_PASS_INLINE_USES_H

#include "rewrite/rewriter.h"

/// What a function does with another one.
typedef struct tn_use_pair {
  uint32_t user;
  uint32_t used;
  uint32_t count;  ///< It may go down to 0 and up again.
  uint32_t next;   ///< Of the same user, and 1 more; 0 at the end.
} tn_use_pair;

/// Functions are numbers. Pairs are looked for in a flat table, since a function may use a hundred
/// thousand others.
typedef struct tn_use_counts {
  tn_rewriter* rewriter;
  tn_use_pair* pairs;
  size_t pair_count;
  size_t pair_capacity;
  uint32_t* slots;  ///< Pairs by their hash, and 1 more; 0 for an empty one.
  size_t slot_count;
  uint32_t* first;  ///< By function: the first pair in which it is the user, and 1 more.
  uint32_t* sums;   ///< By function: how often it is used; TN_USES_UNKNOWN: others may use it.
  size_t function_count;
} tn_use_counts;

#define TN_USES_UNKNOWN UINT32_MAX

/// Sets the rewriter's status when out of memory; it is to be closed then, too.
void tn_use_counts__open(tn_rewriter* rewriter, size_t function_count, tn_use_counts* out_counts);
void tn_use_counts__close(tn_use_counts* counts);

static inline bool tn_use_counts__is_known(const tn_use_counts* counts, uint32_t function) {
  return counts->sums[function] != TN_USES_UNKNOWN;
}
/// `count` more uses of a function; nothing for one that others may use.
void tn_use_counts__add(tn_use_counts* counts, uint32_t user, uint32_t used, uint32_t count);
/// One less, if there are any.
void tn_use_counts__drop(tn_use_counts* counts, uint32_t user, uint32_t used);
/// None is left of what `user` uses.
void tn_use_counts__drop_all(tn_use_counts* counts, uint32_t user);
/// `into` uses once more all that `from` does.
void tn_use_counts__merge(tn_use_counts* counts, uint32_t from, uint32_t into);

#endif  // TENURE_SRC_PASS_INLINE_USES_H
