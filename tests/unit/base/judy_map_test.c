// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Own program: it defines the functions by which Judy allocates.

#include "base/judy_map.h"

#include <stdlib.h>

#include "base/memory.h"
#include "tn_test.h"

// Judy takes its memory from these, which stand before the library's own. When an allocation
// fails in the middle of a split, Judy loses a block or two; they are found here and freed.
static size_t judy_allowance = SIZE_MAX;
static void* judy_blocks[4096];

unsigned long JudyMalloc(unsigned long word_count);
unsigned long JudyMallocVirtual(unsigned long word_count);
void JudyFree(void* block, unsigned long word_count);
void JudyFreeVirtual(void* block, unsigned long word_count);

static void** judy_block_slot(const void* block) {
  size_t i = 0;
  while (judy_blocks[i] != block) ++i;
  return &judy_blocks[i];
}

unsigned long JudyMalloc(unsigned long word_count) {
  if (judy_allowance == 0) return 0;
  --judy_allowance;
  void* block = malloc(word_count * sizeof(unsigned long));
  *judy_block_slot(NULL) = block;
  return (unsigned long)(uintptr_t)block;
}
unsigned long JudyMallocVirtual(unsigned long word_count) { return JudyMalloc(word_count); }
void JudyFree(void* block, unsigned long word_count) {
  (void)word_count;
  if (block != NULL) *judy_block_slot(block) = NULL;
  free(block);
}
void JudyFreeVirtual(void* block, unsigned long word_count) { JudyFree(block, word_count); }

static size_t judy_free_lost(void) {
  size_t lost_count = 0;
  for (size_t i = 0; i < sizeof judy_blocks / sizeof judy_blocks[0]; ++i) {
    lost_count += judy_blocks[i] != NULL;
    free(judy_blocks[i]);
    judy_blocks[i] = NULL;
  }
  return lost_count;
}

TN_TEST(map_keeps_words) {
  tn_judy_map map = {NULL};
  uintptr_t value = 0;
  EXPECT_TRUE(!tn_judy_map_get(&map, 7, &value));
  EXPECT_EQ(0, tn_judy_map_count(&map));
  for (uintptr_t key = 0; key < 1000; ++key) {
    EXPECT_STATUS(TN_OK, tn_judy_map_set(&map, key * key * 977, key + 1));
  }
  EXPECT_EQ(1000, tn_judy_map_count(&map));
  EXPECT_TRUE(tn_judy_map_get(&map, (uintptr_t)31 * 31 * 977, &value));
  EXPECT_EQ(32, value);
  EXPECT_STATUS(TN_OK, tn_judy_map_set(&map, (uintptr_t)31 * 31 * 977, 5));
  EXPECT_TRUE(tn_judy_map_get(&map, (uintptr_t)31 * 31 * 977, &value));
  EXPECT_EQ(5, value);
  EXPECT_TRUE(tn_judy_map_remove(&map, 0));
  EXPECT_TRUE(!tn_judy_map_remove(&map, 0));
  uintptr_t key = 0;
  EXPECT_TRUE(tn_judy_map_first(&map, &key, &value));
  EXPECT_EQ(977, key);
  key = UINTPTR_MAX;
  EXPECT_TRUE(!tn_judy_map_first(&map, &key, &value));
  tn_judy_map_clear(&map);
  EXPECT_EQ(0, tn_judy_map_count(&map));
}

TN_TEST(set_says_what_was_new) {
  tn_judy_set set = {NULL};
  bool was_new = false;
  EXPECT_STATUS(TN_OK, tn_judy_set_insert(&set, 42, &was_new));
  EXPECT_TRUE(was_new);
  EXPECT_STATUS(TN_OK, tn_judy_set_insert(&set, 42, &was_new));
  EXPECT_TRUE(!was_new);
  EXPECT_TRUE(tn_judy_set_contains(&set, 42));
  EXPECT_TRUE(!tn_judy_set_contains(&set, 43));
  tn_judy_set_clear(&set);
}

TN_TEST(names_keep_every_byte) {
  const tn_allocator allocator = tn_allocator_default();
  tn_judy_names names = {NULL};
  const tn_string_view similar[] = {{"", 0},     {"\0", 1},     {"\0\0", 2}, {"\1", 1},
                                    {"\1\1", 2}, {"\1\2", 2},   {"\2", 1},   {"a", 1},
                                    {"a\0b", 3}, {"a\1\1b", 4}, {"ab", 2},   {"\0a", 2}};
  const size_t count = sizeof similar / sizeof similar[0];
  for (size_t i = 0; i < count; ++i) {
    EXPECT_STATUS(TN_OK, tn_judy_names_set(&names, &allocator, similar[i], i + 1));
  }
  for (size_t i = 0; i < count; ++i) {
    uintptr_t value = 0;
    EXPECT_STATUS(TN_OK, tn_judy_names_get(&names, &allocator, similar[i], &value));
    EXPECT_EQ(i + 1, value);
  }
  EXPECT_STATUS(TN_OK, tn_judy_names_remove(&names, &allocator, similar[1]));
  uintptr_t value = 0;
  EXPECT_STATUS(TN_NOT_FOUND, tn_judy_names_get(&names, &allocator, similar[1], &value));
  EXPECT_STATUS(TN_OK, tn_judy_names_get(&names, &allocator, similar[2], &value));
  tn_judy_names_clear(&names);
  EXPECT_STATUS(TN_NOT_FOUND, tn_judy_names_get(&names, &allocator, similar[2], &value));
}

TN_TEST(long_names_take_memory_for_a_moment_only) {
  tn_budget budget = {.allocations = 3};
  const tn_allocator allocator = tn_budget_allocator(&budget);
  tn_judy_names names = {NULL};
  char text[300];
  memset(text, 'x', sizeof text);
  const tn_string_view name = {text, sizeof text};
  uintptr_t value = 0;
  EXPECT_STATUS(TN_OK, tn_judy_names_set(&names, &allocator, name, 9));
  EXPECT_STATUS(TN_OK, tn_judy_names_get(&names, &allocator, name, &value));
  EXPECT_EQ(9, value);
  EXPECT_EQ(0, budget.live_bytes);
  budget.allocations = 0;
  EXPECT_STATUS(TN_OUT_OF_MEMORY, tn_judy_names_get(&names, &allocator, name, &value));
  EXPECT_STATUS(TN_OUT_OF_MEMORY, tn_judy_names_set(&names, &allocator, name, 1));
  EXPECT_STATUS(TN_OUT_OF_MEMORY, tn_judy_names_remove(&names, &allocator, name));
  tn_judy_names_clear(&names);
}

// Judy makes a smaller node before it lets go of a bigger one.
TN_TEST(a_key_that_cannot_be_removed_keeps_nothing) {
  tn_judy_map map = {NULL};
  size_t kept_count = 0;
  for (uintptr_t key = 1; key <= 500; ++key) EXPECT_STATUS(TN_OK, tn_judy_map_set(&map, key, key));
  judy_allowance = 0;
  for (uintptr_t key = 1; key <= 500; ++key) {
    uintptr_t value = 77;
    EXPECT_TRUE(tn_judy_map_remove(&map, key));
    if (!tn_judy_map_get(&map, key, &value)) continue;
    EXPECT_EQ(0, value);
    ++kept_count;
  }
  judy_allowance = SIZE_MAX;
  EXPECT_EQ(kept_count, tn_judy_map_count(&map));
  EXPECT_TRUE(kept_count > 0);
  tn_judy_map_clear(&map);
  EXPECT_EQ(0, judy_free_lost());
}

static tn_status fill(tn_judy_map* map, tn_judy_set* set, tn_judy_names* names) {
  const tn_allocator allocator = tn_allocator_default();
  tn_status status = TN_OK;
  for (uintptr_t i = 0; i < 50 && status == TN_OK; ++i) {
    bool was_new = false;
    const char name[] = {'n', (char)('a' + i % 7), (char)('a' + i % 11), (char)i};
    status = tn_judy_map_set(map, i * 1000003, i);
    if (status == TN_OK) status = tn_judy_set_insert(set, i * 65537, &was_new);
    if (status == TN_OK) {
      status = tn_judy_names_set(names, &allocator, (tn_string_view){name, sizeof name}, i);
    }
  }
  return status;
}

TN_TEST(running_out_of_memory_is_a_status) {
  for (size_t allowed = 0;; ++allowed) {
    tn_judy_map map = {NULL};
    tn_judy_set set = {NULL};
    tn_judy_names names = {NULL};
    judy_allowance = allowed;
    const tn_status status = fill(&map, &set, &names);
    judy_allowance = SIZE_MAX;
    tn_judy_map_clear(&map);
    tn_judy_set_clear(&set);
    tn_judy_names_clear(&names);
    EXPECT_TRUE(judy_free_lost() <= 2);
    if (status == TN_OK) {
      EXPECT_TRUE(allowed > 10);
      break;
    }
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
