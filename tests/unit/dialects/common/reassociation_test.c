// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of dimensions: joining them, dividing them anew, and finding them between two shapes.

#include "dialects/common/reassociation.h"

#include "tn_test.h"

#define ANY TN_DYNAMIC

static tn_groups groups_of(uint32_t count, const uint32_t* ends) {
  tn_groups made = {.count = count};
  for (uint32_t i = 0; i < count; ++i) made.ends[i] = ends[i];
  return made;
}

static bool has_ends(const tn_groups* groups, uint32_t count, const uint32_t* ends) {
  if (groups->count != count) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (groups->ends[i] != ends[i]) return false;
  }
  return true;
}

TN_TEST(groups_of_groups_are_joined) {
  const tn_groups narrow = groups_of(2, (const uint32_t[]){1, 3});
  const tn_groups wide = groups_of(3, (const uint32_t[]){2, 3, 6});
  const tn_groups scalar = {.count = 0};
  tn_groups joined;
  EXPECT_TRUE(tn_groups__join(&narrow, &wide, &joined));
  EXPECT_TRUE(has_ends(&joined, 2, (const uint32_t[]){2, 6}));
  EXPECT_TRUE(tn_groups__join(&scalar, &wide, &joined) && joined.count == 0);
  EXPECT_TRUE(!tn_groups__join(&wide, &narrow, &joined));
}

TN_TEST(groups_that_cross_are_not_divided_anew) {
  const tn_groups coarse = groups_of(2, (const uint32_t[]){3, 5});
  const tn_groups fine = groups_of(4, (const uint32_t[]){1, 3, 4, 5});
  const tn_groups other = groups_of(2, (const uint32_t[]){2, 5});
  tn_groups made;
  EXPECT_TRUE(tn_groups__regroup(&coarse, &fine, &made));
  EXPECT_TRUE(has_ends(&made, 2, (const uint32_t[]){2, 4}));
  EXPECT_TRUE(!tn_groups__regroup(&coarse, &other, &made));
}

TN_TEST(a_way_to_collapse_is_found_where_it_is_clear) {
  tn_groups made;
  EXPECT_TRUE(
      tn_groups__find((const int64_t[]){2, 3, 4, 5}, 4, (const int64_t[]){6, 20}, 2, &made));
  EXPECT_TRUE(has_ends(&made, 2, (const uint32_t[]){2, 4}));
  // Dimensions of one element go to the first extent that may have them, or to the last.
  EXPECT_TRUE(tn_groups__find((const int64_t[]){1, 1, 1}, 3, (const int64_t[]){1, 1}, 2, &made));
  EXPECT_TRUE(has_ends(&made, 2, (const uint32_t[]){1, 3}));
  // What is passed over belongs to the unknown extent before it.
  EXPECT_TRUE(
      tn_groups__find((const int64_t[]){ANY, 2, 3, 5}, 4, (const int64_t[]){ANY, 15}, 2, &made));
  EXPECT_TRUE(has_ends(&made, 2, (const uint32_t[]){2, 4}));
  EXPECT_TRUE(tn_groups__find((const int64_t[]){1, ANY}, 2, NULL, 0, &made) && made.count == 0);
}

TN_TEST(no_way_to_collapse_is_found_where_there_is_none_or_several) {
  tn_groups made;
  EXPECT_TRUE(!tn_groups__find((const int64_t[]){2, 3}, 2, (const int64_t[]){5}, 1, &made));
  EXPECT_TRUE(!tn_groups__find((const int64_t[]){2, 0}, 2, NULL, 0, &made));
  EXPECT_TRUE(!tn_groups__find((const int64_t[]){4}, 1, (const int64_t[]){4}, 1, &made));
  EXPECT_TRUE(!tn_groups__find((const int64_t[]){2, 2, ANY}, 3, (const int64_t[]){2, 2}, 2, &made));
  // Either extent may have the one in the middle.
  EXPECT_TRUE(
      !tn_groups__find((const int64_t[]){ANY, 2, ANY}, 3, (const int64_t[]){ANY, ANY}, 2, &made));
}

TN_TEST(ways_are_found_group_by_group) {
  const int64_t wide[] = {4, 2, 3, ANY};
  const int64_t narrow[] = {4, 6, ANY};
  const int64_t unclear[] = {4, ANY, ANY};
  const tn_groups of_wide = groups_of(2, (const uint32_t[]){1, 4});
  const tn_groups of_narrow = groups_of(2, (const uint32_t[]){1, 3});
  tn_groups made;
  EXPECT_TRUE(tn_groups__find_within(wide, &of_wide, narrow, &of_narrow, &made));
  EXPECT_TRUE(has_ends(&made, 3, (const uint32_t[]){1, 3, 4}));
  EXPECT_TRUE(!tn_groups__find_within(wide, &of_wide, unclear, &of_narrow, &made));
}
