// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <pthread.h>

#include "ir/uniqued.h"
#include "report.h"

enum { THREAD_COUNT = 4, ITEM_COUNT = 20000 };

typedef struct worker {
  tn_context* context;
  bool has_lane;
  size_t first;
  bool failed;
  tn_attribute made[ITEM_COUNT];
} worker;

static tn_status make_item(tn_context* context, size_t i, tn_attribute* out_attribute) {
  tn_type type = {NULL};
  tn_attribute pair[2] = {{NULL}, {NULL}};
  char text[32];
  snprintf(text, sizeof text, "item_%zu", i);
  TN_TRY(tn_integer_type_get(context, (uint32_t)(i % 64 + 1), TN_SIGNLESS, &type));
  TN_TRY(tn_integer_attribute_get(type, (int64_t)i, &pair[0]));
  TN_TRY(tn_string_attribute_get(context, tn_view(text), &pair[1]));
  return tn_array_attribute_get(context, pair, 2, out_attribute);
}

// Each thread begins at another place, so that all of them meet what others make.
static void* work(void* argument) {
  worker* self = argument;
  tn_uniquer_own_lane* lane = self->has_lane ? tn_uniquer__take_lane(self->context) : NULL;
  if ((lane != NULL) != self->has_lane) self->failed = true;
  for (size_t step = 0; step < ITEM_COUNT; ++step) {
    const size_t i = (self->first + step) % ITEM_COUNT;
    if (make_item(self->context, i, &self->made[i]) != TN_OK) self->failed = true;
    const tn_attribute text = tn_array_attribute_element(self->made[i], 1);
    if (tn_string_attribute_value(text).size < 6) self->failed = true;
  }
  tn_uniquer__give_back_lane(self->context, lane);
  return NULL;
}

// Some of them make what they make in lanes of their own.
TN_TEST(threads_agree_on_what_is_equal) {
  static worker workers[THREAD_COUNT];
  pthread_t threads[THREAD_COUNT];
  tn_report report;
  tn_context* context = tn_report_open(&report, true);
  for (size_t i = 0; i < THREAD_COUNT; ++i) {
    workers[i].context = context;
    workers[i].has_lane = i % 2 != 0;
    workers[i].first = i * ITEM_COUNT / (2 * THREAD_COUNT);
    EXPECT_EQ(0, pthread_create(&threads[i], NULL, work, &workers[i]));
  }
  for (size_t i = 0; i < THREAD_COUNT; ++i) pthread_join(threads[i], NULL);
  for (size_t i = 0; i < THREAD_COUNT; ++i) {
    EXPECT_TRUE(!workers[i].failed);
    for (size_t k = 0; k < ITEM_COUNT; ++k) {
      EXPECT_TRUE(tn_attribute_equal(workers[0].made[k], workers[i].made[k]));
    }
  }
  tn_context_destroy(context);
}

//===-- Lanes ---------------------------------------------------------------------------------===//

static const tn_storage* make_number(tn_context* context, int64_t value) {
  tn_attribute made = {NULL};
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(tn_test_integer(context, 64), value, &made));
  return made.storage;
}

TN_TEST(what_is_made_in_a_lane_lies_together) {
  enum { COUNT = 20 };
  tn_report report;
  tn_context* context = tn_report_open(&report, true);
  tn_context* other = tn_report_open(&report, true);
  tn_uniquer_own_lane* lane = tn_uniquer__take_lane(context);
  EXPECT_TRUE(lane != NULL);
  EXPECT_TRUE(tn_uniquer__take_lane(context) == NULL);
  EXPECT_TRUE(tn_uniquer__take_lane(other) == NULL);
  const tn_storage* made[COUNT];
  for (int i = 0; i < COUNT; ++i) made[i] = make_number(context, i);
  for (int i = 2; i < COUNT; ++i) {
    EXPECT_EQ(made[1]->self - made[0]->self, made[i]->self - made[i - 1]->self);
  }
  // A lane is for one context alone, whatever else its thread makes.
  const tn_uref bump = lane->lane.bump;
  (void)make_number(other, 77);
  EXPECT_EQ(bump, lane->lane.bump);
  tn_uniquer__give_back_lane(context, lane);
  (void)make_number(context, 77);
  EXPECT_EQ(bump, lane->lane.bump);
  tn_context_destroy(other);
  tn_context_destroy(context);
}

TN_TEST(lanes_are_used_again) {
  tn_report report;
  tn_context* context = tn_report_open(&report, true);
  tn_uniquer_own_lane* const first = tn_uniquer__take_lane(context);
  tn_uniquer__give_back_lane(context, first);
  const size_t byte_size = tn_uniquer__byte_size(&context->uniquer);
  for (int64_t i = 0; i < 100; ++i) {
    tn_uniquer_own_lane* lane = tn_uniquer__take_lane(context);
    EXPECT_TRUE(lane == first);
    (void)make_number(context, i);
    tn_uniquer__give_back_lane(context, lane);
  }
  EXPECT_TRUE(tn_uniquer__byte_size(&context->uniquer) < byte_size + 16384);
  tn_context_destroy(context);
}

TN_TEST(a_context_without_threading_has_no_lanes) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  EXPECT_TRUE(tn_uniquer__take_lane(context) == NULL);
  tn_uniquer__give_back_lane(context, NULL);
  (void)make_number(context, 1);
  tn_context_destroy(context);
}

TN_TEST(without_memory_for_a_lane_all_share_theirs) {
  tn_budget budget = {.allocations = SIZE_MAX};
  const tn_context_options options = {.allocator = tn_budget_allocator(&budget), .threading = true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  budget.allocations = 0;
  EXPECT_TRUE(tn_uniquer__take_lane(context) == NULL);
  budget.allocations = SIZE_MAX;
  (void)make_number(context, 1);
  tn_context_destroy(context);
  EXPECT_EQ(0, budget.live_bytes);
}
