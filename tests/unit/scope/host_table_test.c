// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of host wrappers against a plain array, with keys that crowd together.

#include "scope/host_table.h"

#include "tn_test.h"

#define KEY_COUNT 4096u

static uint32_t next_random(uint32_t* state) {
  *state = *state * 1664525u + 1013904223u;
  return *state >> 8;
}

/// Now and then another class than that of the others.
static const tn_host_class* class_of(uintptr_t step) {
  static const tn_host_class classes[2];
  return &classes[step % 100 == 0];
}

static void expect_same(const tn_host_table* table, const uintptr_t* model, uint32_t stride) {
  uint32_t count = 0;
  for (uint32_t i = 1; i < KEY_COUNT; ++i) {
    const tn_host_place place = tn_host_table__find(table, i * stride);
    EXPECT_EQ((place.page != NULL), (model[i] != 0));
    if (place.page == NULL) continue;
    EXPECT_EQ((uintptr_t)*tn_host_place__wrapper(place), model[i]);
    EXPECT_TRUE(tn_host_place__class(place) == class_of(model[i]));
    EXPECT_TRUE(tn_host_place__is_active(place));
    ++count;
  }
  EXPECT_EQ(table->count, count);
}

static void check_stride(uint32_t stride) {
  static uintptr_t model[KEY_COUNT];
  memset(model, 0, sizeof model);
  const tn_allocator allocator = tn_allocator_default();
  tn_host_table table = {0};
  uint32_t state = stride;
  for (uint32_t step = 1; step <= 20000; ++step) {
    const uint32_t i = 1 + next_random(&state) % (KEY_COUNT - 1);
    if (model[i] == 0 && next_random(&state) % 3 != 0) {
      void** place = tn_host_table__add(&table, &allocator, i * stride,
                                        tn_host_table__place(&table, i * stride), class_of(step));
      EXPECT_TRUE(place != NULL && *place == NULL);
      *place = (void*)(uintptr_t)step;
      model[i] = step;
    } else if (model[i] != 0) {
      tn_host_table__remove(&table, &allocator, i * stride,
                            tn_host_table__find(&table, i * stride));
      model[i] = 0;
    }
    if (step % 1000 == 0) expect_same(&table, model, stride);
  }
  tn_host_table__free(&table, &allocator);
  EXPECT_EQ(table.chunk_count, 0u);
}

TN_TEST(table_agrees_with_an_array) {
  check_stride(2);
  check_stride(16);
  check_stride(65536);
}

/// Fills every place of a few pages, so that they outgrow what they were made with, dooms every
/// third entry, puts others into the places that are free, and takes what is doomed.
TN_TEST(pages_grow_and_keep_what_is_doomed) {
  static const tn_host_class host_class;
  const tn_allocator allocator = tn_allocator_default();
  const uint32_t count = 5 * TN_HOST_PAGE_PLACES;
  tn_host_table table = {0};
  for (uint32_t i = 1; i < count; ++i) {
    void** place = tn_host_table__add(&table, &allocator, 2 * i,
                                      tn_host_table__place(&table, 2 * i), &host_class);
    EXPECT_TRUE(place != NULL && *place == NULL);
    *place = (void*)(uintptr_t)i;
  }
  for (uint32_t i = 1; i < count; ++i) {
    if (i % 3 == 0) tn_host_table__doom(&table, tn_host_table__find(&table, 2 * i));
    if (i % 3 == 1) {
      tn_host_table__remove(&table, &allocator, 2 * i, tn_host_table__find(&table, 2 * i));
    }
  }
  for (uint32_t i = 1; i < count; i += 3) {
    *tn_host_table__add(&table, &allocator, 2 * i, tn_host_table__place(&table, 2 * i),
                        &host_class) = (void*)(uintptr_t)(count + i);
  }
  const tn_host_class* found_class = NULL;
  EXPECT_EQ((uintptr_t)tn_host_table__take_doomed_at(&table, 6, &found_class), 3u);
  uintptr_t sum = 3;
  while (table.doomed != NULL) {
    sum += (uintptr_t)tn_host_table__take_doomed(&table, &allocator, &found_class);
    EXPECT_TRUE(found_class == &host_class);
  }
  const uint32_t doomed_count = (count - 1) / 3;
  EXPECT_EQ(sum, (uintptr_t)3 * doomed_count * (doomed_count + 1) / 2);
  for (uint32_t i = 1; i < count; ++i) {
    const tn_host_place place = tn_host_table__find(&table, 2 * i);
    EXPECT_EQ((place.page != NULL), (i % 3 != 0));
    if (place.page == NULL) continue;
    EXPECT_EQ((uintptr_t)*tn_host_place__wrapper(place), i % 3 == 1 ? count + i : i);
  }
  EXPECT_EQ(table.count, count - 1 - doomed_count);
  tn_host_table__free(&table, &allocator);
}
