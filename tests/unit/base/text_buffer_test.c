// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "base/text_buffer.h"

#include "tn_test.h"

TN_TEST(pieces_come_out_in_order) {
  tn_budget budget = {.allocations = 100};
  const tn_allocator allocator = tn_budget_allocator(&budget);
  tn_text_buffer text = tn_text_buffer_make(&allocator);
  EXPECT_EQ(0, tn_text_buffer_view(&text).size);
  tn_text_buffer_append_text(&text, "a");
  tn_text_buffer_append(&text, "b\0c", 3);
  tn_text_buffer_append_view(&text, (tn_string_view){"xyz", 2});
  tn_text_buffer_append_view(&text, (tn_string_view){NULL, 0});
  tn_text_buffer_format(&text, "<%d %s>", -5, "five");
  const tn_string_view view = tn_text_buffer_view(&text);
  EXPECT_EQ(15, view.size);
  EXPECT_TRUE(memcmp(view.data, "ab\0cxy<-5 five>", 15) == 0);
  tn_text_buffer_free(&text);
  EXPECT_EQ(0, budget.live_bytes);
  EXPECT_EQ(0, tn_text_buffer_view(&text).size);
}

TN_TEST(strings_are_escaped_as_in_mlir) {
  const tn_allocator heap = tn_allocator_default();
  tn_text_buffer text = tn_text_buffer_make(&heap);
  tn_text_buffer_append_quoted(&text, (tn_string_view){NULL, 0});
  tn_text_buffer_append_quoted(&text, (tn_string_view){" ~\"\\\n\0\x7f\xc3z", 9});
  EXPECT_VIEW("\"\"\" ~\\22\\\\\\0A\\00\\7F\\C3z\"", tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

TN_TEST(numbers_of_every_size) {
  const tn_allocator heap = tn_allocator_default();
  tn_text_buffer text = tn_text_buffer_make(&heap);
  tn_text_buffer_append_unsigned(&text, 0);
  tn_text_buffer_append_text(&text, " ");
  tn_text_buffer_append_unsigned(&text, UINT64_MAX);
  tn_text_buffer_append_text(&text, " ");
  tn_text_buffer_append_signed(&text, INT64_MIN);
  tn_text_buffer_append_text(&text, " ");
  tn_text_buffer_append_signed(&text, INT64_MAX);
  EXPECT_VIEW("0 18446744073709551615 -9223372036854775808 9223372036854775807",
              tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

TN_TEST(after_a_failure_nothing_is_appended) {
  tn_budget budget = {.allocations = 1};
  const tn_allocator allocator = tn_budget_allocator(&budget);
  tn_text_buffer text = tn_text_buffer_make(&allocator);
  tn_text_buffer_append_text(&text, "12345678");
  EXPECT_TRUE(!text.failed);
  tn_text_buffer_append_text(&text, "9");
  EXPECT_TRUE(text.failed);
  budget.allocations = 10;
  tn_text_buffer_format(&text, "%d", 10);
  tn_text_buffer_append(&text, "", 0);
  EXPECT_TRUE(tn_text_buffer_reserve(&text, 1) == NULL);
  EXPECT_VIEW("12345678", tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
  EXPECT_TRUE(!text.failed);
  EXPECT_EQ(0, budget.live_bytes);
}

TN_TEST(what_cannot_be_counted_fails) {
  const tn_allocator heap = tn_allocator_default();
  tn_text_buffer text = tn_text_buffer_make(&heap);
  tn_text_buffer_append_text(&text, "x");
  EXPECT_TRUE(tn_text_buffer_reserve(&text, SIZE_MAX) == NULL);
  EXPECT_TRUE(text.failed);
  tn_text_buffer_free(&text);
}
