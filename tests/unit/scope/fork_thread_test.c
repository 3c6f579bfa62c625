// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Forking while other threads open scopes: the child finds the directory of scopes whole.

#include <pthread.h>
#include <sys/wait.h>
#include <tenure/context.h>
#include <tenure/scope.h>
#include <unistd.h>

#include "tn_test.h"

static bool over;

/// Opens and closes scopes of a context of its own, and contexts.
static void* open_and_close(void* unused) {
  (void)unused;
  while (!__atomic_load_n(&over, __ATOMIC_RELAXED)) {
    tn_context* context = NULL;
    EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
    for (int i = 0; i < 100; ++i) {
      tn_scope* scope = NULL;
      EXPECT_STATUS(TN_OK, tn_scope_open(context, NULL, &scope));
      tn_scope_close(scope);
    }
    tn_context_destroy(context);
  }
  return NULL;
}

/// What a child does: 0 if all of it works.
static int use_in_child(tn_context* own) {
  alarm(20);
  tn_scope* scope = NULL;
  if (tn_scope_open(own, NULL, &scope) != TN_OK) return 1;
  tn_scope_close(scope);
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 2;
  tn_context_destroy(context);
  tn_context_destroy(own);
  return 0;
}

TN_TEST(a_child_goes_on_with_what_no_other_thread_was_using) {
  tn_context* own = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &own));
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(0, pthread_create(&threads[i], NULL, open_and_close, NULL));
  }
  for (int round = 0; round < 200; ++round) {
    const pid_t child = fork();
    if (child == 0) _exit(use_in_child(own));
    int status = -1;
    EXPECT_EQ(child, waitpid(child, &status, 0));
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  __atomic_store_n(&over, true, __ATOMIC_RELAXED);
  for (int i = 0; i < 2; ++i) pthread_join(threads[i], NULL);
  tn_context_destroy(own);
}
