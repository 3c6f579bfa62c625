// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <stdio.h>
#include <tenure/object.h>
#include <tenure/resource.h>

#include "report.h"

static tn_status add_text(tn_external_resources* it, const char* group, const char* key,
                          const char* text) {
  const tn_external_resource entry = {
      .key = tn_view(key), .kind = TN_EXTERNAL_STRING, .text = tn_view(text)};
  return tn_external_resources_add(it, tn_view(group), &entry);
}

TN_TEST(entries_stand_by_group_in_the_order_they_came) {
  tn_external_resources* it = NULL;
  EXPECT_STATUS(TN_OK, tn_external_resources_create(NULL, &it));
  EXPECT_EQ(0, tn_external_resources_group_count(it));
  EXPECT_STATUS(TN_OK, add_text(it, "b", "x", "1"));
  EXPECT_STATUS(TN_OK, add_text(it, "a", "x", ""));
  EXPECT_STATUS(TN_OK, add_text(it, "b", "x", "2"));
  EXPECT_STATUS(TN_OK, add_text(it, "", "", ""));
  EXPECT_EQ(3, tn_external_resources_group_count(it));
  EXPECT_VIEW("b", tn_external_resources_group(it, 0));
  EXPECT_VIEW("a", tn_external_resources_group(it, 1));
  EXPECT_VIEW("", tn_external_resources_group(it, 2));
  EXPECT_EQ(2, tn_external_resources_count(it, 0));
  EXPECT_VIEW("1", tn_external_resources_at(it, 0, 0).text);
  EXPECT_VIEW("2", tn_external_resources_at(it, 0, 1).text);
  EXPECT_VIEW("x", tn_external_resources_at(it, 0, 1).key);
  EXPECT_EQ(0, tn_external_resources_at(it, 0, 2).key.size);
  EXPECT_EQ(0, tn_external_resources_group(it, 3).size);
  EXPECT_EQ(0, tn_external_resources_count(it, 3));
  tn_external_resources_destroy(it);
  EXPECT_EQ(0, tn_external_resources_group_count(NULL));
  tn_external_resources_destroy(NULL);
}

TN_TEST(values_of_each_kind) {
  tn_external_resources* it = NULL;
  tn_blob* blob = NULL;
  EXPECT_STATUS(TN_OK, tn_external_resources_create(NULL, &it));
  EXPECT_STATUS(TN_OK, tn_blob_copy("abc", 3, 1, &blob));
  tn_external_resource entry = {.key = tn_view("k"), .truth = true, .blob = blob};
  EXPECT_STATUS(TN_OK, tn_external_resources_add(it, tn_view("g"), &entry));
  entry.kind = TN_EXTERNAL_BLOB;
  EXPECT_STATUS(TN_OK, tn_external_resources_add(it, tn_view("g"), &entry));
  EXPECT_EQ(2, tn_object_reference_count(blob));
  EXPECT_TRUE(tn_external_resources_at(it, 0, 0).truth);
  EXPECT_TRUE(tn_external_resources_at(it, 0, 0).blob == NULL);
  EXPECT_TRUE(tn_external_resources_at(it, 0, 1).blob == blob);
  entry.blob = NULL;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_external_resources_add(it, tn_view("g"), &entry));
  entry.kind = (tn_external_kind)7;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_external_resources_add(it, tn_view("g"), &entry));
  EXPECT_EQ(2, tn_external_resources_count(it, 0));
  tn_external_resources_destroy(it);
  EXPECT_EQ(1, tn_object_reference_count(blob));
  tn_object_release(blob);
}

/// Adds to two groups; what was added stays when memory runs out in between.
static tn_status fill(const tn_allocator* allocator) {
  tn_external_resources* it = NULL;
  tn_status status = tn_external_resources_create(allocator, &it);
  for (int i = 0; status == TN_OK && i < 40; ++i) {
    char key[16];
    snprintf(key, sizeof key, "key%d", i);
    status = add_text(it, i % 2 == 0 ? "even" : "odd", key, "text");
  }
  tn_external_resources_destroy(it);
  return status;
}

TN_TEST(survives_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    const tn_status status = fill(&allocator);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
