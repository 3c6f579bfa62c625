// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who waits while a thread loads a dialect: nobody that asks for one which is not shipped.

#include <pthread.h>
#include <tenure/dialect.h>
#include <tenure/tenure.h>
#include <time.h>

#include "tn_test.h"

typedef struct other_thread {
  tn_context* context;
  pthread_t thread;
  bool is_started;
  bool is_done;  ///< Written by the other thread.
  bool was_done_in_time;
  tn_attribute attribute;
} other_thread;

static void* make_attribute(void* data) {
  other_thread* other = data;
  EXPECT_STATUS(TN_OK, tn_opaque_attribute_get(other->context, tn_string_view_from("nobodys"),
                                               tn_string_view_from("word"), (tn_type){NULL},
                                               &other->attribute));
  __atomic_store_n(&other->is_done, true, __ATOMIC_RELEASE);
  return NULL;
}

/// Called while the schema is loaded, which is not over before this returns.
static bool let_other_work(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  other_thread* other = user_data;
  if (other->is_started) return true;
  other->is_started = pthread_create(&other->thread, NULL, make_attribute, other) == 0;
  const struct timespec pause = {.tv_nsec = 1000000};
  for (int i = 0; i < 20000 && !__atomic_load_n(&other->is_done, __ATOMIC_ACQUIRE); ++i) {
    nanosleep(&pause, NULL);
  }
  other->was_done_in_time = __atomic_load_n(&other->is_done, __ATOMIC_ACQUIRE);
  return true;
}

TN_TEST(an_attribute_of_an_unknown_dialect_waits_for_no_other_that_is_loaded) {
  const tn_context_options options = {.threading = true, .allow_unregistered_dialects = true};
  other_thread other = {.context = NULL};
  tn_diagnostic_handler_id id = 0;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &other.context));
  EXPECT_STATUS(TN_OK,
                tn_diagnostic_handler_attach(other.context, let_other_work, &other, NULL, &id));
  EXPECT_STATUS(TN_MALFORMED,
                tn_dialect_load_schema(other.context, tn_string_view_from("\"x.y\"() : () -> ()"),
                                       tn_string_view_from("s.irdl.mlir")));
  EXPECT_TRUE(other.is_started);
  EXPECT_TRUE(pthread_join(other.thread, NULL) == 0);
  EXPECT_TRUE(other.was_done_in_time);
  EXPECT_TRUE(!tn_attribute_is_null(other.attribute));
  tn_context_destroy(other.context);
}
