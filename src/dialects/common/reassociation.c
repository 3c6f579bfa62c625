// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of dimensions; see reassociation.h. Source: mlir-opt's results.

#include "dialects/common/reassociation.h"

#include "rewrite/constant.h"

bool tn_groups__open(tn_attribute reassociation, tn_groups* out_groups) {
  const size_t count = tn_array_attribute_count(reassociation);
  out_groups->count = (uint32_t)count;
  if (count > TN_REASSOCIATION_MAX) return false;
  uint32_t end = 0;
  for (uint32_t i = 0; i < count; ++i) {
    end += (uint32_t)tn_array_attribute_count(tn_array_attribute_element(reassociation, i));
    out_groups->ends[i] = end;
  }
  return end <= TN_REASSOCIATION_MAX;
}

tn_attribute tn_groups__attribute(tn_rewriter* rewriter, const tn_groups* groups) {
  tn_attribute arrays[TN_REASSOCIATION_MAX];
  tn_attribute numbers[TN_REASSOCIATION_MAX];
  tn_attribute made = {NULL};
  const tn_type i64 = tn_rewriter__int_type(rewriter, 64);
  for (uint32_t i = 0; i < groups->count && rewriter->status == TN_OK; ++i) {
    const uint32_t begin = tn_groups__begin(groups, i);
    for (uint32_t k = begin; k < groups->ends[i] && rewriter->status == TN_OK; ++k) {
      (void)tn_rewriter__ok(rewriter,
                            tn_integer_attribute_get(i64, (int64_t)k, &numbers[k - begin]));
    }
    if (rewriter->status != TN_OK) return made;
    (void)tn_rewriter__ok(rewriter, tn_array_attribute_get(rewriter->context, numbers,
                                                           groups->ends[i] - begin, &arrays[i]));
  }
  if (rewriter->status == TN_OK) {
    (void)tn_rewriter__ok(rewriter,
                          tn_array_attribute_get(rewriter->context, arrays, groups->count, &made));
  }
  return made;
}

bool tn_groups__join(const tn_groups* narrow, const tn_groups* wide, tn_groups* out_groups) {
  out_groups->count = narrow->count;
  if (narrow->count == 0) return true;
  if (narrow->ends[narrow->count - 1] != wide->count) return false;
  for (uint32_t i = 0; i < narrow->count; ++i) {
    if (narrow->ends[i] == 0) return false;
    out_groups->ends[i] = wide->ends[narrow->ends[i] - 1];
  }
  return true;
}

bool tn_groups__regroup(const tn_groups* coarse, const tn_groups* fine, tn_groups* out_groups) {
  uint32_t next = 0;
  out_groups->count = coarse->count;
  for (uint32_t i = 0; i < coarse->count; ++i) {
    while (next < fine->count) {
      const uint32_t end = fine->ends[next];
      if (end > coarse->ends[i]) return false;
      ++next;
      if (end == coarse->ends[i]) break;
    }
    out_groups->ends[i] = next;
  }
  return true;
}

//===-- Search --------------------------------------------------------------------------------===//

/// An inclusive range of dimensions.
typedef struct range {
  int64_t left;
  int64_t right;
} range;

/// Dimensions, read from either end.
typedef struct extents {
  const int64_t* items;
  int64_t count;
  bool is_reversed;
} extents;

static int64_t extent_at(const extents* self, int64_t index) {
  return self->items[self->is_reversed ? self->count - 1 - index : index];
}

/// Returns the range from `start` to the first dynamic dimension.
static bool range_of_unknown(const extents* wide, int64_t start, bool to_the_end, range* out) {
  *out = (range){start, start};
  while (out->right < wide->count && extent_at(wide, out->right) >= 0) ++out->right;
  if (out->right == wide->count) return false;
  if (to_the_end) out->right = wide->count - 1;
  return true;
}

/// Returns the first range from `start` on whose sizes have the product `size`.
static bool range_of_size(const extents* wide, int64_t start, int64_t size, bool to_the_end,
                          range* out) {
  uint64_t product = 1;
  *out = (range){start, start};
  for (; out->right < wide->count; ++out->right) {
    const int64_t extent = extent_at(wide, out->right);
    if (extent < 0) {
      product = 1;
      out->left = out->right + 1;
      continue;
    }
    product *= (uint64_t)extent;
    while (product > (uint64_t)size && out->left != out->right) {
      product /= (uint64_t)extent_at(wide, out->left++);
    }
    if (product == (uint64_t)size) break;
  }
  if (out->right >= wide->count) return false;
  while (to_the_end && out->right + 1 < wide->count && extent_at(wide, out->right + 1) == 1) {
    ++out->right;
  }
  return true;
}

/// Finds a range of `wide` for each dimension of `narrow`, each as short as possible except the
/// last. Skipped dimensions are added to a preceding dynamic one.
static bool find_ranges(const extents* wide, const extents* narrow, range* out) {
  int64_t start = 0;
  for (int64_t i = 0; i < narrow->count; ++i) {
    const int64_t size = extent_at(narrow, i);
    const bool is_last = i == narrow->count - 1;
    const bool is_found = size < 0 ? range_of_unknown(wide, start, is_last, &out[i])
                                   : range_of_size(wide, start, size, is_last, &out[i]);
    if (!is_found) return false;
    if (out[i].left > start) {
      if (i == 0 || extent_at(narrow, i - 1) >= 0) return false;
      out[i - 1].right = out[i].left - 1;
    }
    start = out[i].right + 1;
  }
  return out[narrow->count - 1].right == wide->count - 1;
}

/// Returns whether two ranges differ only in unit dimensions.
static bool is_unambiguous(const int64_t* wide, range a, range b) {
  if (a.right < b.left) {
    for (int64_t i = a.left; i <= a.right; ++i) {
      if (wide[i] != 1) return false;
    }
    for (int64_t i = b.left; i <= b.right; ++i) {
      if (wide[i] != 1) return false;
    }
    return true;
  }
  const int64_t low = a.left < b.left ? a.left : b.left;
  const int64_t high = a.right < b.right ? b.right : a.right;
  for (int64_t i = low; i <= high; ++i) {
    const bool in_both = i >= a.left && i >= b.left && i <= a.right && i <= b.right;
    if (!in_both && wide[i] != 1) return false;
  }
  return true;
}

bool tn_groups__find(const int64_t* wide, uint32_t wide_count, const int64_t* narrow,
                     uint32_t narrow_count, tn_groups* out_groups) {
  const extents forth[2] = {{wide, wide_count, false}, {narrow, narrow_count, false}};
  const extents back[2] = {{wide, wide_count, true}, {narrow, narrow_count, true}};
  range ranges[TN_REASSOCIATION_MAX];
  range others[TN_REASSOCIATION_MAX];
  out_groups->count = narrow_count;
  if (narrow_count >= wide_count || wide_count > TN_REASSOCIATION_MAX) return false;
  for (uint32_t i = 0; i < wide_count && narrow_count == 0; ++i) {
    if (wide[i] > 1 || wide[i] == 0) return false;
  }
  if (narrow_count == 0) return true;
  if (!find_ranges(&forth[0], &forth[1], ranges) || !find_ranges(&back[0], &back[1], others)) {
    return false;
  }
  for (uint32_t i = 0; i < narrow_count; ++i) {
    const range other = others[narrow_count - 1 - i];
    const range turned = {(int64_t)wide_count - 1 - other.right,
                          (int64_t)wide_count - 1 - other.left};
    if (!is_unambiguous(wide, ranges[i], turned)) return false;
    out_groups->ends[i] = (uint32_t)ranges[i].right + 1;
  }
  return true;
}

/// Returns whether two shapes of the same rank are equal.
static bool is_same(const int64_t* a, const int64_t* b, uint32_t count) {
  return memcmp(a, b, count * sizeof *a) == 0;
}

/// Returns whether there are several dynamic dimensions, which may not correspond to the collapsed
/// ones.
static bool may_change_places(const int64_t* dims, uint32_t count) {
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < count; ++i) unknown += dims[i] < 0;
  return unknown > 1;
}

bool tn_groups__find_within(const int64_t* wide, const tn_groups* wide_groups,
                            const int64_t* narrow, const tn_groups* narrow_groups,
                            tn_groups* out_groups) {
  tn_groups found;
  out_groups->count = 0;
  if (wide_groups->count != narrow_groups->count) return false;
  for (uint32_t i = 0; i < wide_groups->count; ++i) {
    const uint32_t begin = tn_groups__begin(wide_groups, i);
    const uint32_t other = tn_groups__begin(narrow_groups, i);
    const uint32_t wide_count = wide_groups->ends[i] - begin;
    const uint32_t narrow_count = narrow_groups->ends[i] - other;
    if (may_change_places(narrow + other, narrow_count)) return false;
    if (wide_count == narrow_count) {
      if (!is_same(wide + begin, narrow + other, wide_count)) return false;
      for (uint32_t k = 0; k < wide_count; ++k) found.ends[k] = k + 1;
    } else if (!tn_groups__find(wide + begin, wide_count, narrow + other, narrow_count, &found)) {
      return false;
    }
    for (uint32_t k = 0; k < narrow_count; ++k) {
      out_groups->ends[out_groups->count++] = begin + found.ends[k];
    }
  }
  return true;
}
