// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads in one context: each changes a function of its own through a scope of its own, all make
// the same types, attributes, locations and names, and others read functions that nobody changes.
//
// A worker reports through its own result, because expectations belong on the test's thread.

#include <pthread.h>
#include <tenure/walk.h>

#include "base/status.h"
#include "scope_fixture.h"

enum { MUTATORS = 8, READERS = 4, ROUNDS = 150, OPS = 60 };

typedef struct worker {
  fixture* f;
  tn_op function;  // In the root scope.
  size_t index;
  size_t seen;
  tn_status status;
  tn_op erased[8];  // Through the root scope, erased by the worker.
} worker;

//===-- Changing ------------------------------------------------------------------------------===//

typedef struct things {
  tn_type type;
  tn_attribute number;
  tn_identifier key;
  tn_location location;
  tn_operation_name name;
} things;

/// Things that other threads make at the same time, and some of the worker's own.
static tn_status make_things(tn_context* context, size_t index, size_t round, things* out) {
  char text[32];
  snprintf(text, sizeof text, "t.op%zu", round % 5);
  TN_TRY(tn_operation_name_get(context, tn_string_view_from(text), &out->name));
  snprintf(text, sizeof text, "key%zu", round % 7);
  TN_TRY(tn_identifier_get(context, tn_string_view_from(text), &out->key));
  TN_TRY(tn_integer_type_get(context, (uint32_t)(round % 100 + 1), TN_SIGNLESS, &out->type));
  const int64_t value = round % 2 == 0 ? (int64_t)round : (int64_t)(index * 100000 + round);
  TN_TRY(tn_integer_attribute_get(out->type, value, &out->number));
  const tn_file_range range = {tn_string_view_from("threads.mlir"), (uint32_t)round + 1, 1,
                               (uint32_t)round + 1, 1};
  return tn_location_file_get(context, &range, &out->location);
}

static tn_status append_ops(tn_scope* scope, tn_block body, const worker* self, size_t round) {
  tn_value last = tn_block_argument(body, 0);
  for (size_t i = 0; i < OPS; ++i) {
    things it;
    TN_TRY(make_things(self->f->context, self->index, round + i, &it));
    const tn_named_attribute attribute = {it.key, it.number};
    const tn_op_state state = {.name = it.name,
                               .location = it.location,
                               .insertion = {.block = body},
                               .operands = &last,
                               .operand_count = 1,
                               .result_types = &it.type,
                               .result_count = 1,
                               .region_count = i % 3,
                               .attributes = &attribute,
                               .attribute_count = 1};
    tn_op op;
    TN_TRY(tn_op_create(scope, &state, &op));
    TN_TRY(tn_op_set_attribute(op, it.key, it.number));
    if (i % 3 != 0) {
      tn_block block;
      TN_TRY(
          tn_block_create(tn_op_region(op, 0), (tn_block){0, 0, 0, 0}, &it.type, NULL, 1, &block));
    }
    last = tn_op_result(op, 0);
  }
  return TN_OK;
}

static tn_walk_result erase_some(tn_op op, void* user_data) {
  size_t* count = user_data;
  if (++*count % 3 != 0 || !tn_op_is_null(tn_op_parent(tn_op_parent(op))) ||
      tn_op_is_null(tn_op_parent(op))) {
    return TN_WALK_ADVANCE;
  }
  if (tn_op_drop_all_uses(op) != TN_OK || tn_op_erase(op) != TN_OK) return TN_WALK_INTERRUPT;
  return TN_WALK_ADVANCE;
}

/// One round: build, clone, walk and erase, and leave the function as it was.
static tn_status change(worker* self, size_t round) {
  tn_scope* scope = NULL;
  tn_op function;
  tn_op clone;
  size_t count = 0;
  TN_TRY(tn_scope_open(self->f->context, NULL, &scope));
  tn_status status = tn_scope_keep_op(scope, self->function, &function);
  const tn_block body = tn_region_first_block(tn_op_region(function, 0));
  if (status == TN_OK) status = append_ops(scope, body, self, round);
  if (status == TN_OK) status = tn_op_clone(scope, function, 0, NULL, NULL, &clone);
  if (status == TN_OK) status = tn_op_walk(clone, TN_WALK_POST_ORDER, erase_some, &count);
  if (status == TN_OK) status = tn_op_erase(clone);
  if (status == TN_OK && tn_block_op_count(body) != OPS) status = TN_MALFORMED;
  // Half of the rounds leave a detached clone to the scope's close.
  if (status == TN_OK && round % 2 == 0) {
    status = tn_op_clone(scope, function, 0, NULL, NULL, &clone);
  }
  while (status == TN_OK && !tn_op_is_null(tn_block_last_op(body))) {
    status = tn_op_erase(tn_block_last_op(body));
  }
  tn_scope_close(scope);
  if (status == TN_OK && tn_op_check(function) != TN_SCOPE_CLOSED) status = TN_MALFORMED;
  return status;
}

static void* run_mutator(void* argument) {
  worker* self = argument;
  for (size_t round = 0; round < ROUNDS && self->status == TN_OK; ++round) {
    self->status = change(self, round);
  }
  return NULL;
}

//===-- Reading -------------------------------------------------------------------------------===//

static tn_walk_result look(tn_op op, void* user_data) {
  worker* self = user_data;
  self->seen += tn_op_name(op).size != 0;
  const tn_value value = tn_op_operand(op, 0);
  if (!tn_value_is_null(value) && tn_value_use_count(value) == 0) self->status = TN_MALFORMED;
  const tn_op next = tn_op_next(op);
  if (!tn_op_is_null(next) && !tn_op_is_before_in_block(op, next)) self->status = TN_MALFORMED;
  return TN_WALK_ADVANCE;
}

static void* run_reader(void* argument) {
  worker* self = argument;
  for (size_t round = 0; round < ROUNDS && self->status == TN_OK; ++round) {
    tn_scope* scope = NULL;
    tn_op function;
    things it;
    self->seen = 0;
    self->status = tn_scope_open(self->f->context, NULL, &scope);
    if (self->status != TN_OK) return NULL;
    self->status = tn_scope_keep_op(scope, self->function, &function);
    if (self->status == TN_OK) {
      self->status = tn_op_walk(function, TN_WALK_PRE_ORDER, look, self);
    }
    if (self->status == TN_OK) self->status = make_things(self->f->context, 0, round, &it);
    tn_scope_close(scope);
    if (self->status == TN_OK && self->seen != OPS + 1) self->status = TN_MALFORMED;
  }
  return NULL;
}

static tn_op make_function(fixture* f, tn_block module_body) {
  const tn_op function = fixture_append(f, f->root, "t.func", module_body);
  (void)fixture_block(f, function, 0, 1);
  return function;
}

TN_TEST(threads_change_their_own_functions_while_others_read) {
  static worker workers[MUTATORS + READERS];
  pthread_t threads[MUTATORS + READERS];
  fixture f;
  const tn_context_options options = {.threading = true, .allow_unregistered_dialects = true};
  fixture_open_with(&f, &options);
  const tn_op module = fixture_detached(&f, f.root, "t.module");
  const tn_block body = fixture_block(&f, module, 0, 0);
  tn_op shared = {0, 0, 0, 0};
  for (size_t i = 0; i < MUTATORS + READERS; ++i) {
    workers[i] = (worker){.f = &f, .function = make_function(&f, body), .index = i};
    if (i < MUTATORS) continue;
    // Two readers to a function.
    if (i % 2 == 0) {
      shared = workers[i].function;
      const tn_block here = tn_region_first_block(tn_op_region(shared, 0));
      EXPECT_STATUS(TN_OK, append_ops(f.root, here, &workers[i], 0));
    }
    workers[i].function = shared;
  }
  for (size_t i = 0; i < MUTATORS + READERS; ++i) {
    EXPECT_EQ(
        0, pthread_create(&threads[i], NULL, i < MUTATORS ? run_mutator : run_reader, &workers[i]));
  }
  for (size_t i = 0; i < MUTATORS + READERS; ++i) pthread_join(threads[i], NULL);
  for (size_t i = 0; i < MUTATORS + READERS; ++i) EXPECT_STATUS(TN_OK, workers[i].status);
  EXPECT_EQ(1 + MUTATORS + READERS + READERS / 2 * OPS, fixture_figures(&f).live_op_count);
  EXPECT_EQ(1, fixture_figures(&f).open_scope_count);
  EXPECT_EQ(0, f.report_count);
  fixture_close(&f);
}

//===-- Erased by another thread --------------------------------------------------------------===//

typedef struct handover {
  fixture* f;
  pthread_barrier_t barrier;
  tn_op module;
  tn_op ops[50];
  tn_status status;
  char reason[100];
} handover;

/// Holds handles through a scope of its own while the other thread erases.
static void* hold_handles(void* argument) {
  handover* it = argument;
  tn_scope* scope = NULL;
  tn_op held[50];
  it->status = tn_scope_open(it->f->context, NULL, &scope);
  for (size_t i = 0; i < 50 && it->status == TN_OK; ++i) {
    it->status = tn_scope_keep_op(scope, it->ops[i], &held[i]);
  }
  pthread_barrier_wait(&it->barrier);  // The other thread erases.
  pthread_barrier_wait(&it->barrier);
  for (size_t i = 0; i < 50 && it->status == TN_OK; ++i) {
    const tn_status expected = i % 2 == 0 ? TN_STALE_HANDLE : TN_OK;
    if (tn_op_check(held[i]) != expected) it->status = TN_MALFORMED;
    const bool named = tn_op_name(held[i]).size != 0;
    if (named != (expected == TN_OK)) it->status = TN_MALFORMED;
  }
  if (it->status == TN_OK) tn_op_stale_reason(held[0], it->reason, sizeof it->reason);
  tn_scope_close(scope);
  return NULL;
}

TN_TEST(what_another_thread_erased_is_stale_in_every_scope) {
  fixture f;
  const tn_context_options options = {.threading = true, .allow_unregistered_dialects = true};
  fixture_open_with(&f, &options);
  static handover it;
  it.f = &f;
  it.module = fixture_detached(&f, f.root, "t.module");
  const tn_block body = fixture_block(&f, it.module, 0, 0);
  for (size_t i = 0; i < 50; ++i) it.ops[i] = fixture_append(&f, f.root, "t.op", body);
  EXPECT_EQ(0, pthread_barrier_init(&it.barrier, NULL, 2));
  pthread_t thread;
  EXPECT_EQ(0, pthread_create(&thread, NULL, hold_handles, &it));
  pthread_barrier_wait(&it.barrier);
  for (size_t i = 0; i < 50; i += 2) EXPECT_STATUS(TN_OK, tn_op_erase(it.ops[i]));
  // The slots are used again.
  for (size_t i = 0; i < 50; ++i) (void)fixture_append(&f, f.root, "t.other", body);
  pthread_barrier_wait(&it.barrier);
  pthread_join(thread, NULL);
  EXPECT_STATUS(TN_OK, it.status);
  EXPECT_STR("'t.op' was erased", it.reason);
  EXPECT_EQ(25, f.report_count);
  pthread_barrier_destroy(&it.barrier);
  fixture_close(&f);
}

//===-- Wrappers and pins ---------------------------------------------------------------------===//

static void count_reclaimed(void* wrapper) {
  __atomic_fetch_add((size_t*)wrapper, 1, __ATOMIC_RELAXED);
}

/// What a host with one lock of its own has around all that it does with pins.
static pthread_mutex_t host_lock = PTHREAD_MUTEX_INITIALIZER;

static void* wrap_and_pin(void* argument) {
  static const tn_host_class host_class = {.reclaim = count_reclaimed};
  worker* self = argument;
  for (size_t round = 0; round < ROUNDS && self->status == TN_OK; ++round) {
    tn_scope* scope = NULL;
    tn_pin pin = {NULL, NULL, NULL, 0, 0};
    tn_op clone;
    self->status = tn_scope_open(self->f->context, NULL, &scope);
    if (self->status != TN_OK) return NULL;
    self->status = tn_op_clone(scope, self->function, 0, NULL, NULL, &clone);
    const tn_op inner = tn_block_first_op(tn_region_first_block(tn_op_region(clone, 0)));
    if (self->status == TN_OK) self->status = tn_op_host_tie(inner, &self->seen, &host_class);
    if (self->status == TN_OK && !tn_op_host_drop(inner)) self->status = TN_MALFORMED;
    pthread_mutex_lock(&host_lock);
    if (self->status == TN_OK) self->status = tn_pin_acquire(inner, &pin);
    if (self->status == TN_OK && round % 2 == 0) self->status = tn_op_erase(inner);
    tn_scope_close(scope);
    tn_pin_release(&pin);
    pthread_mutex_unlock(&host_lock);
    if (self->seen != round + 1) self->status = TN_MALFORMED;
  }
  return NULL;
}

TN_TEST(threads_tie_and_pin_what_is_their_own) {
  static worker workers[MUTATORS];
  pthread_t threads[MUTATORS];
  fixture f;
  const tn_context_options options = {.threading = true, .allow_unregistered_dialects = true};
  fixture_open_with(&f, &options);
  for (size_t i = 0; i < MUTATORS; ++i) {
    workers[i] = (worker){.f = &f, .function = fixture_detached(&f, f.root, "t.func"), .index = i};
    (void)fixture_append(&f, f.root, "t.inner", fixture_block(&f, workers[i].function, 0, 0));
  }
  for (size_t i = 0; i < MUTATORS; ++i) {
    EXPECT_EQ(0, pthread_create(&threads[i], NULL, wrap_and_pin, &workers[i]));
  }
  for (size_t i = 0; i < MUTATORS; ++i) pthread_join(threads[i], NULL);
  for (size_t i = 0; i < MUTATORS; ++i) EXPECT_STATUS(TN_OK, workers[i].status);
  EXPECT_EQ(2 * MUTATORS, fixture_figures(&f).live_op_count);
  fixture_close(&f);
}
