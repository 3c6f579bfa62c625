// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The active set, and resources that come and go, used by several threads at once.

#include <pthread.h>
#include <stdio.h>
#include <tenure/adapter_apply.h>

#include "attached_fixture.h"

#define THREAD_COUNT 4
#define ROUNDS 300

typedef struct worker {
  pthread_t thread;
  tn_context* context;
  tn_adapter* adapter;
  size_t number;
  size_t wrong_count;
} worker;

static tn_status round_of(const worker* w, tn_op module, tn_string_view name) {
  const tn_adapter_attach_options options = {.name = name};
  tn_status status = tn_adapter_activate(w->context, name);
  if (status == TN_OK) status = tn_adapter_attach(module, w->adapter, &options, NULL);
  if (status == TN_OK) status = tn_adapter_unload(module, name, NULL);
  if (status == TN_OK) status = tn_adapter_reattach(module, name, w->adapter, NULL);
  if (status == TN_OK) status = tn_adapter_detach(module, name, NULL);
  for (size_t i = 0; i < tn_adapter_active_count(w->context); ++i) {
    (void)tn_adapter_active_at(w->context, i);
  }
  return status == TN_OK ? tn_adapter_deactivate(w->context, name) : status;
}

static void* work(void* argument) {
  worker* w = argument;
  char name[16];
  tn_scope* scope;
  tn_op module;
  snprintf(name, sizeof name, "adapter%zu", w->number);
  if (tn_scope_open(w->context, NULL, &scope) != TN_OK) return (void*)1;
  w->wrong_count +=
      tn_text_parse(scope, tn_string_view_from(attached_model), NULL, &module) != TN_OK;
  for (size_t i = 0; i < ROUNDS && w->wrong_count == 0; ++i) {
    w->wrong_count += round_of(w, module, tn_string_view_from(name)) != TN_OK;
  }
  tn_scope_close(scope);
  return NULL;
}

TN_TEST(threads_attach_and_activate_in_one_context) {
  const tn_context_options options = {.threading = true, .allow_unregistered_dialects = true};
  worker workers[THREAD_COUNT] = {0};
  tn_context* context;
  tn_adapter* adapter;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, attached_load(context, 1, &adapter));
  for (size_t i = 0; i < THREAD_COUNT; ++i) {
    workers[i] = (worker){.context = context, .adapter = adapter, .number = i};
    EXPECT_EQ(0, pthread_create(&workers[i].thread, NULL, work, &workers[i]));
  }
  for (size_t i = 0; i < THREAD_COUNT; ++i) {
    void* failed;
    EXPECT_EQ(0, pthread_join(workers[i].thread, &failed));
    EXPECT_TRUE(failed == NULL);
    EXPECT_EQ(0, workers[i].wrong_count);
  }
  EXPECT_EQ(0, tn_adapter_active_count(context));
  EXPECT_TRUE(tn_resource_first(context) == NULL);
  EXPECT_EQ(1, tn_object_reference_count(adapter));
  tn_object_release(adapter);
  tn_context_destroy(context);
}
