// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <pthread.h>

#include "ir/uniqued.h"
#include "report.h"

enum { THREAD_COUNT = 4, ITEM_COUNT = 20000 };

typedef struct worker {
  tn_context* context;
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
  for (size_t step = 0; step < ITEM_COUNT; ++step) {
    const size_t i = (self->first + step) % ITEM_COUNT;
    if (make_item(self->context, i, &self->made[i]) != TN_OK) self->failed = true;
    const tn_attribute text = tn_array_attribute_element(self->made[i], 1);
    if (tn_string_attribute_value(text).size < 6) self->failed = true;
  }
  return NULL;
}

TN_TEST(threads_agree_on_what_is_equal) {
  static worker workers[THREAD_COUNT];
  pthread_t threads[THREAD_COUNT];
  tn_report report;
  tn_context* context = tn_report_open(&report, true);
  for (size_t i = 0; i < THREAD_COUNT; ++i) {
    workers[i].context = context;
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
