// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <tenure/object.h>
#include <tenure/resource.h>

#include "report.h"

static void count_release(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  ++*(int*)user_data;
}

static tn_blob* blob_of(const void* data, size_t byte_size, int* release_count) {
  tn_blob* blob = NULL;
  EXPECT_STATUS(TN_OK, tn_blob_create(data, byte_size, 1, count_release, release_count, &blob));
  return blob;
}

TN_TEST(a_blob_is_released_once) {
  int released = 0;
  tn_blob* blob = blob_of("abc", 3, &released);
  EXPECT_EQ(TN_OBJECT_BLOB, tn_object_kind_of(blob));
  EXPECT_EQ(3, tn_blob_byte_size(blob));
  EXPECT_EQ(1, tn_blob_alignment(blob));
  tn_object_retain(blob);
  tn_object_release(blob);
  EXPECT_EQ(0, released);
  tn_object_release(blob);
  EXPECT_EQ(1, released);
}

TN_TEST(a_copy_is_aligned) {
  for (size_t alignment = 1; alignment <= 4096; alignment *= 2) {
    tn_blob* blob = NULL;
    EXPECT_STATUS(TN_OK, tn_blob_copy("hello", 5, alignment, &blob));
    EXPECT_EQ(0, (uintptr_t)tn_blob_data(blob) % alignment);
    EXPECT_TRUE(memcmp(tn_blob_data(blob), "hello", 5) == 0);
    tn_object_release(blob);
  }
  tn_blob* blob = NULL;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_blob_copy("hello", 5, 3, &blob));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_blob_create("hello", 5, 0, NULL, NULL, &blob));
  EXPECT_STATUS(TN_OK, tn_blob_copy(NULL, 0, 1, &blob));
  tn_object_release(blob);
}

TN_TEST(keys_that_are_taken_get_a_number) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  static const char* const keys[][2] = {{"k", "k"},       {"k", "k_1"}, {"k_2", "k_2"},
                                        {"k", "k_3"},     {"k", "k_4"}, {"k_1", "k_1_1"},
                                        {"k_1", "k_1_2"}, {"", ""},     {"", "_1"}};
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; ++i) {
    tn_resource* resource = NULL;
    tn_resource* found = NULL;
    EXPECT_STATUS(TN_OK,
                  tn_resource_insert(context, tn_view(""), tn_view(keys[i][0]), NULL, &resource));
    EXPECT_VIEW(keys[i][1], tn_resource_key(resource));
    EXPECT_VIEW("builtin", tn_resource_dialect(resource));
    EXPECT_STATUS(TN_OK,
                  tn_resource_find(context, tn_view("builtin"), tn_view(keys[i][1]), &found));
    EXPECT_TRUE(found == resource);
  }
  size_t count = 0;
  for (tn_resource* r = tn_resource_first(context); r != NULL; r = tn_resource_next(r)) {
    EXPECT_VIEW(keys[count][1], tn_resource_key(r));
    ++count;
  }
  EXPECT_EQ(sizeof keys / sizeof keys[0], count);
  tn_resource* other = NULL;
  EXPECT_STATUS(TN_NOT_FOUND, tn_resource_find(context, tn_view("other"), tn_view("k"), &other));
  EXPECT_STATUS(TN_OK, tn_resource_insert(context, tn_view("other"), tn_view("k"), NULL, &other));
  EXPECT_VIEW("k", tn_resource_key(other));
  tn_context_destroy(context);
}

TN_TEST(a_blob_can_be_taken_away) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  int released = 0;
  tn_blob* blob = blob_of("abc", 3, &released);
  tn_resource* resource = NULL;
  EXPECT_STATUS(TN_OK, tn_resource_insert(context, tn_view(""), tn_view("k"), blob, &resource));
  tn_object_release(blob);
  tn_blob* held = NULL;
  EXPECT_TRUE(tn_resource_has_blob(resource));
  EXPECT_STATUS(TN_OK, tn_resource_retain_blob(resource, &held));
  tn_resource_set_blob(resource, NULL);
  EXPECT_EQ(0, released);
  EXPECT_TRUE(memcmp(tn_blob_data(held), "abc", 3) == 0);
  tn_object_release(held);
  EXPECT_EQ(1, released);
  EXPECT_TRUE(!tn_resource_has_blob(resource));
  EXPECT_STATUS(TN_NOT_FOUND, tn_resource_retain_blob(resource, &held));
  EXPECT_TRUE(held == NULL);
  blob = blob_of("def", 3, &released);
  tn_resource_set_blob(resource, blob);
  tn_resource_set_blob(resource, blob);
  tn_object_release(blob);
  EXPECT_EQ(1, released);
  tn_context_destroy(context);
  EXPECT_EQ(2, released);
}

TN_TEST(an_entry_that_was_removed_is_not_found_again) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  int released = 0;
  tn_blob* blob = blob_of("abc", 3, &released);
  tn_resource* first = NULL;
  tn_resource* removed = NULL;
  tn_resource* later = NULL;
  EXPECT_STATUS(TN_OK, tn_resource_insert(context, tn_view(""), tn_view("a"), NULL, &first));
  EXPECT_STATUS(TN_OK, tn_resource_insert(context, tn_view(""), tn_view("k"), blob, &removed));
  tn_object_release(blob);
  tn_resource_remove(removed);
  EXPECT_EQ(1, released);
  EXPECT_TRUE(!tn_resource_has_blob(removed));
  EXPECT_STATUS(TN_NOT_FOUND, tn_resource_find(context, tn_view(""), tn_view("k"), &later));
  EXPECT_TRUE(tn_resource_first(context) == first && tn_resource_next(first) == NULL);
  EXPECT_STATUS(TN_OK, tn_resource_insert(context, tn_view(""), tn_view("k"), NULL, &later));
  EXPECT_VIEW("k_1", tn_resource_key(later));
  tn_resource_remove(removed);
  EXPECT_STATUS(TN_OK, tn_resource_find(context, tn_view(""), tn_view("k_1"), &later));
  tn_context_destroy(context);
  EXPECT_EQ(1, released);
}
