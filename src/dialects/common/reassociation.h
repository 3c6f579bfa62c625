// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reassociation of dimensions: the groups of expand_shape and collapse_shape. Groups are
// contiguous, so each is represented by its end.

#ifndef TENURE_SRC_DIALECTS_COMMON_REASSOCIATION_H
#define TENURE_SRC_DIALECTS_COMMON_REASSOCIATION_H

#include "ir/strides.h"
#include "rewrite/rewriter.h"

#define TN_REASSOCIATION_MAX TN_PATTERN_RANK_MAX

typedef struct tn_groups {
  uint32_t count;  ///< 0 if the side with fewer dimensions has rank 0.
  uint32_t ends[TN_REASSOCIATION_MAX];
} tn_groups;

static inline uint32_t tn_groups__begin(const tn_groups* groups, uint32_t index) {
  return index == 0 ? 0 : groups->ends[index - 1];
}
/// Opens an array of arrays of integers; false if there are too many.
bool tn_groups__open(tn_attribute reassociation, tn_groups* out_groups);
/// Builds the array; null on failure.
tn_attribute tn_groups__attribute(tn_rewriter* rewriter, const tn_groups* groups);

/// Composes two groupings: joins the groups of `wide` that each group of `narrow` contains. False
/// if they do not match.
bool tn_groups__join(const tn_groups* narrow, const tn_groups* wide, tn_groups* out_groups);
/// Given two groupings of the same dimensions, finds which groups of `fine` make up each group of
/// `coarse`. False if a group of `fine` spans two.
bool tn_groups__regroup(const tn_groups* coarse, const tn_groups* fine, tn_groups* out_groups);
/// Finds how to collapse the dimensions `wide` to `narrow`; false if there is no way, or several
/// that differ in more than the placement of unit dimensions.
bool tn_groups__find(const int64_t* wide, uint32_t wide_count, const int64_t* narrow,
                     uint32_t narrow_count, tn_groups* out_groups);
/// Like tn_groups__find, for corresponding groups: `wide_groups` of `wide` to as many
/// `narrow_groups` of `narrow`.
bool tn_groups__find_within(const int64_t* wide, const tn_groups* wide_groups,
                            const int64_t* narrow, const tn_groups* narrow_groups,
                            tn_groups* out_groups);

#endif  // TENURE_SRC_DIALECTS_COMMON_REASSOCIATION_H
