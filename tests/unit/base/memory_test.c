// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "base/memory.h"

#include "tn_test.h"

TN_TEST(the_default_allocator_grows_shrinks_and_frees) {
  const tn_allocator heap = tn_allocator_default();
  char* block = tn_allocate(&heap, 10);
  EXPECT_TRUE(block != NULL);
  memcpy(block, "0123456789", 10);
  block = tn_reallocate(&heap, block, 10, 100000);
  EXPECT_TRUE(memcmp(block, "0123456789", 10) == 0);
  block = tn_reallocate(&heap, block, 100000, 5);
  EXPECT_TRUE(memcmp(block, "01234", 5) == 0);
  tn_deallocate(&heap, block, 5);
  tn_deallocate(&heap, NULL, 5);
}

TN_TEST(the_default_allocator_serves_every_alignment) {
  const tn_allocator heap = tn_allocator_default();
  for (size_t alignment = 1; alignment <= 4096; alignment *= 2) {
    char* block = heap.resize(heap.user_data, NULL, 0, 100, alignment);
    EXPECT_TRUE(block != NULL);
    EXPECT_EQ(0, (uintptr_t)block % alignment);
    memset(block, 7, 100);
    block = heap.resize(heap.user_data, block, 100, 5000, alignment);
    EXPECT_EQ(0, (uintptr_t)block % alignment);
    for (size_t i = 0; i < 100; ++i) EXPECT_EQ(7, block[i]);
    EXPECT_TRUE(heap.resize(heap.user_data, block, 5000, 0, alignment) == NULL);
  }
  EXPECT_TRUE(heap.resize(heap.user_data, NULL, 0, SIZE_MAX - 10, 64) == NULL);
}

TN_TEST(zeroed_memory_is_zero) {
  const tn_allocator heap = tn_allocator_default();
  unsigned char* block = tn_allocate_zeroed(&heap, 5000);
  for (size_t i = 0; i < 5000; ++i) EXPECT_EQ(0, block[i]);
  tn_deallocate(&heap, block, 5000);
}

TN_TEST(arithmetic_that_would_wrap_is_refused) {
  size_t out = 0;
  EXPECT_TRUE(tn_checked_add(SIZE_MAX - 1, 1, &out) && out == SIZE_MAX);
  EXPECT_TRUE(!tn_checked_add(SIZE_MAX, 1, &out));
  EXPECT_TRUE(tn_checked_multiply(SIZE_MAX / 2, 2, &out) && out == SIZE_MAX - 1);
  EXPECT_TRUE(!tn_checked_multiply(SIZE_MAX / 2 + 1, 2, &out));
}

TN_TEST(arrays_double_and_keep_what_they_hold) {
  tn_budget budget = {.allocations = 100};
  const tn_allocator allocator = tn_budget_allocator(&budget);
  uint32_t* items = NULL;
  size_t capacity = 0;
  for (uint32_t i = 0; i < 1000; ++i) {
    EXPECT_TRUE(tn_array_grow(&allocator, &items, &capacity, i + 1, sizeof *items));
    items[i] = i;
  }
  for (uint32_t i = 0; i < 1000; ++i) EXPECT_EQ(i, items[i]);
  EXPECT_EQ(1024, capacity);
  EXPECT_EQ(100 - 8, budget.allocations);
  budget.allocations = 0;
  uint32_t* before = items;
  EXPECT_TRUE(!tn_array_grow(&allocator, &items, &capacity, 1025, sizeof *items));
  EXPECT_TRUE(items == before && capacity == 1024);
  EXPECT_TRUE(!tn_array_grow(&allocator, &items, &capacity, SIZE_MAX, sizeof *items));
  EXPECT_TRUE(!tn_array_grow(&allocator, &items, &capacity, SIZE_MAX / 4, sizeof *items));
  EXPECT_TRUE(items == before && capacity == 1024);
  tn_deallocate(&allocator, items, capacity * sizeof *items);
  EXPECT_EQ(0, budget.live_bytes);
}
