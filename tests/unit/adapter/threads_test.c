// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views of one adapter taken and let go of by several threads at once.

#include <pthread.h>

#include "adapter_builder.h"

#define THREAD_COUNT 4
#define ROUNDS 20000

typedef struct worker {
  pthread_t thread;
  tn_adapter* adapter;
  size_t wrong_count;
} worker;

static void* take_views(void* argument) {
  worker* w = argument;
  for (size_t i = 0; i < ROUNDS; ++i) {
    tn_tensor* tensor = NULL;
    tn_tensor* same = NULL;
    if (tn_adapter_tensor_at(w->adapter, i % 2, &tensor) != TN_OK ||
        tn_adapter_tensor_find(w->adapter, tn_tensor_name(tensor), &same) != TN_OK ||
        tensor != same || tn_tensor_adapter(tensor) != w->adapter) {
      w->wrong_count++;
    }
    tn_object_release(same);
    tn_object_release(tensor);
  }
  tn_object_release(w->adapter);
  return NULL;
}

static void count_release(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  ++*(int*)user_data;
}

TN_TEST(threads_share_views) {
  message_log messages;
  tn_context* context;
  tn_blob* blob;
  tn_adapter* adapter;
  int releases = 0;
  worker workers[THREAD_COUNT] = {0};
  built_adapter built = built_pair();
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  EXPECT_STATUS(TN_OK, tn_blob_create(built.bytes, built.size, 1, count_release, &releases, &blob));
  EXPECT_STATUS(TN_OK, tn_adapter_load_blob(context, blob, NULL, &adapter));
  tn_object_release(blob);
  for (size_t i = 0; i < THREAD_COUNT; ++i) {
    workers[i].adapter = adapter;
    tn_object_retain(adapter);
    EXPECT_EQ(0, pthread_create(&workers[i].thread, NULL, take_views, &workers[i]));
  }
  tn_object_release(adapter);
  for (size_t i = 0; i < THREAD_COUNT; ++i) {
    EXPECT_EQ(0, pthread_join(workers[i].thread, NULL));
    EXPECT_EQ(0, workers[i].wrong_count);
  }
  EXPECT_EQ(1, releases);
  tn_context_destroy(context);
  built_free(&built);
}
