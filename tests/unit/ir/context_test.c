// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <tenure/context.h>

#include "report.h"

static void* count_blocks(void* user_data, void* block, size_t old_size, size_t new_size,
                          size_t alignment) {
  const tn_allocator standard = tn_allocator_default();
  void* result = standard.resize(standard.user_data, block, old_size, new_size, alignment);
  int64_t* live_count = user_data;
  if (block == NULL && result != NULL) ++*live_count;
  if (block != NULL && new_size == 0) --*live_count;
  return result;
}

TN_TEST(a_context_says_how_it_was_created) {
  tn_report report;
  for (int threading = 0; threading < 2; ++threading) {
    tn_context* context = tn_report_open(&report, threading != 0);
    const tn_allocator standard = tn_allocator_default();
    EXPECT_EQ(threading, tn_context_is_threaded(context));
    EXPECT_TRUE(tn_context_allocator(context).resize == standard.resize);
    tn_context_destroy(context);
  }
}

TN_TEST(a_context_takes_its_memory_from_the_allocator_it_was_given) {
  int64_t live_count = 0;
  const tn_allocator counting = {&live_count, count_blocks};
  const tn_context_options options = {.allocator = counting};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_TRUE(live_count > 0);
  EXPECT_TRUE(tn_context_allocator(context).resize == count_blocks);
  EXPECT_TRUE(tn_context_allocator(context).user_data == &live_count);
  tn_context_destroy(context);
  EXPECT_EQ(0, live_count);
}
