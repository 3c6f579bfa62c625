// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several threads at one adapter: they take views and let go of them, and copy it to its device.

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "adapter_builder.h"

#define THREAD_COUNT 4
#define ROUNDS 20000

typedef struct worker {
  pthread_t thread;
  tn_adapter* adapter;
  tn_context* context;
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

//===-- Devices -------------------------------------------------------------------------------===//

#define DEVICE_ROUNDS 200

static atomic_int block_count;

static tn_status allocate(void* user_data, size_t byte_size, void** out_block) {
  (void)user_data;
  atomic_fetch_add(&block_count, 1);
  *out_block = malloc(byte_size);
  return *out_block == NULL ? TN_OUT_OF_MEMORY : TN_OK;
}

static void deallocate(void* user_data, void* block, size_t byte_size) {
  (void)user_data;
  (void)byte_size;
  atomic_fetch_sub(&block_count, 1);
  free(block);
}

static tn_status copy_in(void* user_data, void* block, size_t offset, const void* bytes,
                         size_t byte_size) {
  (void)user_data;
  memcpy((char*)block + offset, bytes, byte_size);
  return TN_OK;
}

static tn_status copy_out(void* user_data, const void* block, size_t offset, void* out,
                          size_t byte_size) {
  (void)user_data;
  memcpy(out, (const char*)block + offset, byte_size);
  return TN_OK;
}

static void* copy_to_device(void* argument) {
  worker* w = argument;
  tn_tensor* tensor = NULL;
  float on_device = 0;
  float on_host = 1;
  const bool copied = tn_adapter_copy_to_device(w->adapter, w->context) == TN_OK &&
                      tn_adapter_tensor_at(w->adapter, 0, &tensor) == TN_OK &&
                      tn_tensor_read_device(tensor, 4, sizeof on_device, &on_device) == TN_OK &&
                      tn_tensor_read(tensor, 4, sizeof on_host, &on_host) == TN_OK &&
                      on_device == on_host;
  if (!copied) w->wrong_count++;
  tn_object_release(tensor);
  tn_object_release(w->adapter);
  return NULL;
}

TN_TEST(threads_copy_to_the_device_at_once) {
  static const tn_device_allocator device = {.kind = TN_DEVICE_OTHER,
                                             .name = "fake:0",
                                             .allocate = allocate,
                                             .deallocate = deallocate,
                                             .copy_in = copy_in,
                                             .copy_out = copy_out};
  const tn_adapter_options options = {.device = &device, .device_policy = TN_DEVICE_COPY_ON_ATTACH};
  message_log messages;
  tn_context* context;
  built_adapter built = built_pair();
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  for (int round = 0; round < DEVICE_ROUNDS; ++round) {
    worker workers[THREAD_COUNT] = {0};
    tn_adapter* adapter;
    EXPECT_STATUS(TN_OK, load_copy(context, built_view(&built), &options, &adapter));
    for (size_t i = 0; i < THREAD_COUNT; ++i) {
      workers[i].adapter = adapter;
      workers[i].context = context;
      tn_object_retain(adapter);
      EXPECT_EQ(0, pthread_create(&workers[i].thread, NULL, copy_to_device, &workers[i]));
    }
    for (size_t i = 0; i < THREAD_COUNT; ++i) {
      EXPECT_EQ(0, pthread_join(workers[i].thread, NULL));
      EXPECT_EQ(0, workers[i].wrong_count);
    }
    EXPECT_EQ(2, block_count);
    tn_object_release(adapter);
    EXPECT_EQ(0, block_count);
  }
  tn_context_destroy(context);
  built_free(&built);
}
