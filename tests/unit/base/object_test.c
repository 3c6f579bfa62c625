// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects: the allocator registry, counts, and the tying of host wrappers (I1 to I3):
//   I1  a wrapper that goes out of scope gives its reference back;
//   I2  when the object dies its wrapper is Detached or Inactive, and an Inactive one is reclaimed;
//   I3  a wrapper with a handle (an Active one) owns one reference.

#include "base/object.h"

#include <stdlib.h>
#include <sys/wait.h>
#include <tenure/scope.h>
#include <unistd.h>

#include "tn_test.h"

typedef struct thing {
  tn_object object;
  int value;
} thing;

static size_t finalized_count;
static bool finalize_thing(void* object) {
  finalized_count += ((thing*)object)->value == 42 ? 1u : 1000u;
  return true;
}

static thing* make_thing(void) {
  thing* made = tn_object__create(TN_OBJECT_BLOB, sizeof *made, finalize_thing);
  EXPECT_TRUE(made != NULL);
  made->value = 42;
  return made;
}

//===-- The registry --------------------------------------------------------------------------===//

/// What a host keeps before the base header.
typedef struct host_words {
  uint64_t tag;
  tn_object_base base;
} host_words;

typedef struct counting_host {
  size_t made;
  size_t deleted;
  size_t refused;
  bool fails;
} counting_host;

static counting_host host;

static void host_delete(void* object) {
  host_words* words = (host_words*)(void*)((char*)object - sizeof *words);
  if (words->tag == 0x1234) ++host.deleted;
  words->tag = 0;
  free(words);
}

static void* host_allocate(void* user_data, size_t body_size) {
  counting_host* it = user_data;
  if (it->fails) {
    ++it->refused;
    return NULL;
  }
  host_words* words = malloc(sizeof *words + body_size);
  if (words == NULL) return NULL;
  ++it->made;
  words->tag = 0x1234;
  words->base.delete_space = host_delete;
  return words + 1;
}

static const tn_object_allocator host_allocator = {&host, host_allocate};

TN_TEST(there_is_always_an_allocator) {
  const tn_object_allocator* standard = tn_object_allocator_get();
  EXPECT_TRUE(standard != NULL && standard->allocate != NULL);
  tn_object_allocator_set(NULL);
  EXPECT_TRUE(tn_object_allocator_get() == standard);
  tn_object_allocator_set(&host_allocator);
  EXPECT_TRUE(tn_object_allocator_get() == &host_allocator);
  tn_object_allocator_set(NULL);
  EXPECT_TRUE(tn_object_allocator_get() == standard);
}

TN_TEST(the_default_aligns_bodies_and_refuses_absurd_sizes) {
  const tn_object_allocator* standard = tn_object_allocator_get();
  for (size_t size = 1; size < 200; ++size) {
    void* body = standard->allocate(standard->user_data, size);
    EXPECT_TRUE(body != NULL);
    EXPECT_EQ(0, (uintptr_t)body % 16);
    memset(body, 0xab, size);
    tn_object_base_of(body)->delete_space(body);
  }
  EXPECT_TRUE(standard->allocate(standard->user_data, SIZE_MAX - 8) == NULL);
}

TN_TEST(objects_keep_the_allocator_that_made_them) {
  host = (counting_host){0, 0, 0, false};
  finalized_count = 0;
  thing* first = make_thing();
  tn_object_allocator_set(&host_allocator);
  thing* second = make_thing();
  const host_words* words = (const host_words*)(const void*)((char*)second - sizeof *words);
  EXPECT_EQ(0x1234, words->tag);
  tn_object_release(first);
  EXPECT_EQ(0, host.deleted);
  tn_object_allocator_set(NULL);
  tn_object_retain(second);
  tn_object_release(second);
  EXPECT_EQ(0, host.deleted);
  tn_object_release(second);
  EXPECT_EQ(1, host.deleted);
  EXPECT_EQ(1, host.made);
  EXPECT_EQ(2, finalized_count);
}

TN_TEST(contexts_and_scopes_come_from_the_registry) {
  host = (counting_host){0, 0, 0, false};
  tn_object_allocator_set(&host_allocator);
  tn_context* context = NULL;
  tn_scope* scope = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  EXPECT_STATUS(TN_OK, tn_scope_open(context, NULL, &scope));
  EXPECT_EQ(3, host.made);
  EXPECT_EQ(TN_OBJECT_CONTEXT, tn_object_kind_of(context));
  EXPECT_EQ(TN_OBJECT_SCOPE, tn_object_kind_of(scope));
  host.fails = true;
  tn_scope* refused = NULL;
  tn_context* no_context = NULL;
  EXPECT_STATUS(TN_OUT_OF_MEMORY, tn_scope_open(context, NULL, &refused));
  EXPECT_STATUS(TN_OUT_OF_MEMORY, tn_context_create(NULL, &no_context));
  EXPECT_TRUE(refused == NULL && no_context == NULL);
  EXPECT_EQ(2, host.refused);
  tn_scope_close(scope);
  EXPECT_EQ(1, host.deleted);
  tn_context_destroy(context);
  EXPECT_EQ(3, host.deleted);
  host.fails = false;
  tn_object_allocator_set(NULL);
}

TN_TEST(a_context_without_its_root_scope_leaves_nothing) {
  tn_object_allocator_set(&host_allocator);
  tn_budget budget = {.allocations = 1000};
  const tn_context_options options = {.allocator = tn_budget_allocator(&budget)};
  host = (counting_host){0, 0, 0, true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OUT_OF_MEMORY, tn_context_create(&options, &context));
  EXPECT_TRUE(context == NULL);
  EXPECT_EQ(0, budget.live_bytes);
  tn_object_allocator_set(NULL);
}

TN_TEST(counts_go_up_and_down) {
  thing* it = make_thing();
  EXPECT_EQ(1, tn_object_reference_count(it));
  tn_object_retain(it);
  EXPECT_EQ(2, tn_object_reference_count(it));
  tn_object_release(it);
  EXPECT_EQ(1, tn_object_reference_count(it));
  tn_object_release(it);
  tn_object_release(NULL);
  tn_object_retain(NULL);
}

//===-- Tying ---------------------------------------------------------------------------------===//

static size_t reclaimed_count;
static void* last_reclaimed;
static void reclaim(void* wrapper) {
  ++reclaimed_count;
  last_reclaimed = wrapper;
}
static const tn_host_class host_class = {.reclaim = reclaim};

static void expect_state(const thing* it, tn_host_state state, void* wrapper, uint32_t count) {
  void* found = NULL;
  EXPECT_EQ(state, tn_object_host_state(it, &found));
  EXPECT_TRUE(found == wrapper);
  EXPECT_EQ(count, tn_object_reference_count(it));
}

TN_TEST(a_wrapper_owns_one_reference_while_it_is_active) {
  thing* it = make_thing();
  int wrapper = 0;
  int other = 0;
  reclaimed_count = 0;
  expect_state(it, TN_HOST_DETACHED, NULL, 1);
  EXPECT_TRUE(tn_object_host_revive(it) == NULL);
  EXPECT_TRUE(!tn_object_host_drop(it));
  EXPECT_STATUS(TN_OK, tn_object_host_tie(it, &wrapper, &host_class));
  expect_state(it, TN_HOST_ACTIVE, &wrapper, 2);
  EXPECT_STATUS(TN_ALREADY_EXISTS, tn_object_host_tie(it, &other, &host_class));
  expect_state(it, TN_HOST_ACTIVE, &wrapper, 2);
  EXPECT_TRUE(tn_object_host_revive(it) == &wrapper);
  expect_state(it, TN_HOST_ACTIVE, &wrapper, 2);
  for (int i = 0; i < 2000; ++i) {
    EXPECT_TRUE(tn_object_host_drop(it));
    expect_state(it, TN_HOST_INACTIVE, &wrapper, 1);
    EXPECT_TRUE(!tn_object_host_drop(it));
    EXPECT_STATUS(TN_ALREADY_EXISTS, tn_object_host_tie(it, &other, &host_class));
    EXPECT_TRUE(tn_object_host_revive(it) == &wrapper);
    expect_state(it, TN_HOST_ACTIVE, &wrapper, 2);
  }
  EXPECT_EQ(0, reclaimed_count);
  EXPECT_TRUE(tn_object_host_drop(it));
  tn_object_release(it);
  EXPECT_EQ(1, reclaimed_count);
  EXPECT_TRUE(last_reclaimed == &wrapper);
}

TN_TEST(the_last_reference_may_be_the_wrappers) {
  thing* it = make_thing();
  int wrapper = 0;
  reclaimed_count = 0;
  finalized_count = 0;
  EXPECT_STATUS(TN_OK, tn_object_host_tie(it, &wrapper, &host_class));
  tn_object_release(it);
  EXPECT_EQ(0, finalized_count);
  EXPECT_TRUE(tn_object_host_drop(it));
  EXPECT_EQ(1, finalized_count);
  EXPECT_EQ(1, reclaimed_count);
  EXPECT_TRUE(last_reclaimed == &wrapper);
}

TN_TEST(moving_away_detaches_and_a_refetch_ties_anew) {
  thing* it = make_thing();
  int first = 0;
  int second = 0;
  reclaimed_count = 0;
  EXPECT_STATUS(TN_OK, tn_object_host_tie(it, &first, &host_class));
  tn_object_host_detach(it);
  expect_state(it, TN_HOST_DETACHED, NULL, 1);
  EXPECT_TRUE(tn_object_host_revive(it) == NULL);
  EXPECT_STATUS(TN_OK, tn_object_host_tie(it, &second, &host_class));
  EXPECT_TRUE(tn_object_host_drop(it));
  tn_object_host_detach(it);
  expect_state(it, TN_HOST_DETACHED, NULL, 1);
  EXPECT_STATUS(TN_OK, tn_object_host_tie(it, &first, &host_class));
  expect_state(it, TN_HOST_ACTIVE, &first, 2);
  tn_object_host_detach(it);
  tn_object_host_detach(it);
  tn_object_release(it);
  EXPECT_EQ(0, reclaimed_count);
}

TN_TEST(detaching_an_active_wrapper_may_destroy_the_object) {
  thing* it = make_thing();
  int wrapper = 0;
  finalized_count = 0;
  reclaimed_count = 0;
  EXPECT_STATUS(TN_OK, tn_object_host_tie(it, &wrapper, &host_class));
  tn_object_release(it);
  tn_object_host_detach(it);
  EXPECT_EQ(1, finalized_count);
  EXPECT_EQ(0, reclaimed_count);
}

TN_TEST(objects_are_tied_one_by_one) {
  enum { COUNT = 1000 };
  static thing* things[COUNT];
  static int wrappers[COUNT];
  reclaimed_count = 0;
  for (size_t i = 0; i < COUNT; ++i) {
    things[i] = make_thing();
    EXPECT_STATUS(TN_OK, tn_object_host_tie(things[i], &wrappers[i], &host_class));
    EXPECT_TRUE(tn_object_host_drop(things[i]));
  }
  for (size_t i = COUNT; i-- > 0;) {
    EXPECT_TRUE(tn_object_host_revive(things[i]) == &wrappers[i]);
    EXPECT_TRUE(tn_object_host_drop(things[i]));
    if (i % 2 == 0) tn_object_release(things[i]);
  }
  EXPECT_EQ(COUNT / 2, reclaimed_count);
  for (size_t i = 1; i < COUNT; i += 2) tn_object_release(things[i]);
  EXPECT_EQ(COUNT, reclaimed_count);
}

TN_TEST(a_class_without_reclaim_is_left_alone) {
  static const tn_host_class silent = {.reclaim = NULL};
  thing* it = make_thing();
  int wrapper = 0;
  EXPECT_STATUS(TN_OK, tn_object_host_tie(it, &wrapper, &silent));
  EXPECT_TRUE(tn_object_host_drop(it));
  tn_object_release(it);
  it = make_thing();
  EXPECT_STATUS(TN_OK, tn_object_host_tie(it, &wrapper, NULL));
  EXPECT_TRUE(tn_object_host_drop(it));
  tn_object_release(it);
}

/// In a process of its own, because there is no way back.
static int drop_after_exit(void) {
  thing* it = make_thing();
  int wrapper = 0;
  reclaimed_count = 0;
  finalized_count = 0;
  EXPECT_STATUS(TN_OK, tn_object_host_tie(it, &wrapper, &host_class));
  tn_host_exit();
  EXPECT_TRUE(tn_object_host_drop(it));
  tn_object_release(it);
  return finalized_count == 1 && reclaimed_count == 0 ? 0 : 1;
}

TN_TEST(after_the_host_has_gone_nothing_is_reclaimed) {
  const pid_t child = fork();
  EXPECT_TRUE(child >= 0);
  if (child == 0) _exit(drop_after_exit());
  int status = 1;
  EXPECT_EQ(child, waitpid(child, &status, 0));
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(0, WEXITSTATUS(status));
}
