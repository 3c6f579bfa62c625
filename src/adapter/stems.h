// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parameters of an adapter by stem: what belongs to one weight.

#ifndef TENURE_SRC_ADAPTER_STEMS_H
#define TENURE_SRC_ADAPTER_STEMS_H

#include "adapter/adapter.h"
#include "adapter/names.h"

/// One parameter of a stem. Entry number i of the adapter is member number i.
typedef struct tn_stem_member {
  tn_string_view role;  ///< Empty when the parameter has none; then it is in no stem.
  uint32_t stem;
  uint32_t next;  ///< The stem's next member + 1; 0 at the end.
} tn_stem_member;

typedef struct tn_stem {
  tn_string_view name;
  uint32_t first_member;  ///< + 1.
  uint32_t last_member;   ///< + 1.
  uint32_t member_count;
  bool has_weight;  ///< A value of that name was met,
  bool has_target;  ///< and an op that uses it.
  bool skipped;
} tn_stem;

typedef struct tn_stems {
  const tn_adapter* adapter;
  const tn_allocator* allocator;
  tn_stem* stems;
  size_t count;
  tn_stem_member* members;
  uint32_t*
      buckets;  ///< Stem number + 1 by hash of its name, and of its name without PEFT's prefix.
  size_t bucket_count;
} tn_stems;

/// Groups the parameters of `adapter`, the stems in the order of their first ones. TN_OUT_OF_MEMORY
/// is not reported; tn_stems__free clears away what was made.
TN_MUST_USE tn_status tn_stems__make(const tn_adapter* adapter, const tn_allocator* allocator,
                                     tn_stems* out_stems);
void tn_stems__free(tn_stems* stems);

/// The stem that a weight's normalised name fits, or NULL.
tn_stem* tn_stems__find(const tn_stems* stems, tn_string_view name);

/// Whether a weight may have the extent that an adapter's matrix has.
static inline bool tn_stems__extent_fits(int64_t weight_extent, int64_t extent) {
  return weight_extent == TN_DYNAMIC || weight_extent == extent;
}

/// The entry that plays `role` in the stem, or NULL.
const tn_adapter_entry* tn_stems__entry(const tn_stems* stems, const tn_stem* stem,
                                        const char* role);

/// The same for a role that is a view.
const tn_adapter_entry* tn_stems__entry_view(const tn_stems* stems, const tn_stem* stem,
                                             tn_string_view role);

/// Checks a stem by itself: it has a pair of matrices that fit each other, and no role twice. Says
/// in `out_problem`, which has room for `capacity` bytes, what is wrong.
tn_status tn_stems__check(const tn_stems* stems, const tn_stem* stem, char* out_problem,
                          size_t capacity);

/// Checks that a stem which passed tn_stems__check fits a weight of this type.
tn_status tn_stems__check_weight(const tn_stems* stems, const tn_stem* stem, tn_type weight,
                                 char* out_problem, size_t capacity);

#endif  // TENURE_SRC_ADAPTER_STEMS_H
