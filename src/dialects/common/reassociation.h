// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which dimensions of a shape make up each dimension of one with fewer: the groups of expand_shape
// and collapse_shape. They follow each other without gaps, so that a group is where it ends.

#ifndef TENURE_SRC_DIALECTS_COMMON_REASSOCIATION_H
#define TENURE_SRC_DIALECTS_COMMON_REASSOCIATION_H

#include "ir/strides.h"
#include "rewrite/rewriter.h"

#define TN_REASSOCIATION_MAX TN_PATTERN_RANK_MAX

typedef struct tn_groups {
  uint32_t count;  ///< 0 where the side with fewer dimensions has none.
  uint32_t ends[TN_REASSOCIATION_MAX];
} tn_groups;

static inline uint32_t tn_groups__begin(const tn_groups* groups, uint32_t index) {
  return index == 0 ? 0 : groups->ends[index - 1];
}
/// From an array of arrays of numbers; false if there are too many.
bool tn_groups__open(tn_attribute reassociation, tn_groups* out_groups);
/// The array for that; null on failure.
tn_attribute tn_groups__attribute(tn_rewriter* rewriter, const tn_groups* groups);

/// Groups of the dimensions that `wide` groups, each of which are the groups that one of `narrow`
/// names. False if they do not fit.
bool tn_groups__join(const tn_groups* narrow, const tn_groups* wide, tn_groups* out_groups);
/// Both group the same dimensions: which groups of `fine` make up each of `coarse`. False if some
/// stand in two.
bool tn_groups__regroup(const tn_groups* coarse, const tn_groups* fine, tn_groups* out_groups);
/// A way to collapse the extents `wide` to the fewer `narrow`; false if there is none, or several
/// that differ in more than where dimensions of one element go.
bool tn_groups__find(const int64_t* wide, uint32_t wide_count, const int64_t* narrow,
                     uint32_t narrow_count, tn_groups* out_groups);
/// The same group by group: `wide_groups` of `wide` to `narrow_groups` of `narrow`, as many.
bool tn_groups__find_within(const int64_t* wide, const tn_groups* wide_groups,
                            const int64_t* narrow, const tn_groups* narrow_groups,
                            tn_groups* out_groups);

#endif  // TENURE_SRC_DIALECTS_COMMON_REASSOCIATION_H
