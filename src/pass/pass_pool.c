// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pool: threads that wait for rounds of work.
//
// Invariants:
//   - items are taken in order, so all items before a failed one were taken and will complete;
//   - the context's interrupt check runs only on the calling thread, while it works and while it
//     waits; other threads check `is_stopped`;
//   - a worker's list of diagnostics is ordered by item, and only its own thread accesses it during
//     a round.

#include "pass/pass_pool.h"

#include <time.h>

#include "ir/kept_reports.h"
#include "ir/poll.h"
#include "ir/team.h"

#define THREADS_MAX 256u
/// A thread takes the remaining items divided by this and by the number of threads.
#define SHARES_A_THREAD 4u

typedef struct worker {
  tn_pass_pool* pool;
  pthread_t thread;
  bool is_at_work;  ///< Diagnostics of the thread are collected; only written by the thread itself.
  size_t index;     ///< The current item.
  tn_kept_reports kept;
  size_t failed_index;  ///< The first failed item of this worker.
  tn_status status;     ///< TN_OK: none failed.
  tn_pass_env env;      ///< Unused for worker 0, the caller.
} worker;

struct tn_pass_pool {
  tn_context* context;
  worker* workers;
  uint32_t worker_count;
  uint32_t capacity;
  pthread_mutex_t mutex;  ///< Guards the fields below, up to the next comment.
  pthread_cond_t begins;
  pthread_cond_t ends;
  uint64_t round;
  uint32_t busy_count;
  bool is_closing;
  /// The round; set before it starts.
  tn_pass_work_fn work;
  void* data;
  size_t count;
  size_t next;          ///< The next item; accessed by __atomic builtins, like the fields below.
  size_t first_failed;  ///< The first item known to have failed; `count` for none.
  bool is_stopped;      ///< All threads should stop.
};

//===-- Reports -------------------------------------------------------------------------------===//

/// Handles diagnostics: collects the diagnostics of worker threads. If one cannot be stored, it is
/// emitted at once.
static bool take_report(const tn_diagnostic* diagnostic, void* user_data) {
  tn_pass_pool* pool = user_data;
  const pthread_t self = pthread_self();
  for (uint32_t i = 0; i < pool->worker_count; ++i) {
    worker* subject = &pool->workers[i];
    if (!pthread_equal(subject->thread, self)) continue;
    return subject->is_at_work && tn_kept_reports__add(&subject->kept, diagnostic, subject->index);
  }
  return false;
}

//===-- Working -------------------------------------------------------------------------------===//

static void note_failure(tn_pass_pool* pool, size_t index) {
  size_t first = __atomic_load_n(&pool->first_failed, __ATOMIC_RELAXED);
  while (index < first && !__atomic_compare_exchange_n(&pool->first_failed, &first, index, false,
                                                       __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    continue;
  }
}

/// Takes consecutive items, whose ops are adjacent in memory. The share is small enough that all
/// threads finish at about the same time. Returns the first item and the count; 0 at the end.
static size_t take_pieces(tn_pass_pool* pool, size_t* out_count) {
  size_t first = __atomic_load_n(&pool->next, __ATOMIC_RELAXED);
  do {
    const size_t left = pool->count - first;
    const size_t share = left / (SHARES_A_THREAD * (size_t)pool->worker_count);
    *out_count = share != 0 || left == 0 ? share : 1;
  } while (!__atomic_compare_exchange_n(&pool->next, &first, first + *out_count, false,
                                        __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  return first;
}

/// Processes items from `first` on, up to a failed one.
static void do_pieces(tn_pass_pool* pool, worker* self, tn_pass_env* env, size_t first,
                      size_t count) {
  for (size_t i = first; i < first + count && self->status == TN_OK; ++i) {
    if (i >= __atomic_load_n(&pool->first_failed, __ATOMIC_RELAXED)) return;
    self->index = i;
    self->status = pool->work(env, pool->data, i);
    if (self->status == TN_OK) continue;
    self->failed_index = i;
    note_failure(pool, i);
  }
}

static void do_share(tn_pass_pool* pool, worker* self, tn_pass_env* env) {
  tn_uniquer_own_lane* lane = tn_uniquer__take_lane(pool->context);
  tn_kept_reports__open(&self->kept);
  self->status = TN_OK;
  self->is_at_work = true;
  for (size_t count = 0;;) {
    const size_t first = take_pieces(pool, &count);
    if (count == 0) break;
    do_pieces(pool, self, env, first, count);
  }
  self->is_at_work = false;
  tn_uniquer__give_back_lane(pool->context, lane);
}

static void* thread_main(void* argument) {
  worker* self = argument;
  tn_pass_pool* pool = self->pool;
  uint64_t round = 0;
  tn_poll__stop = &pool->is_stopped;
  pthread_mutex_lock(&pool->mutex);
  for (;;) {
    while (pool->round == round && !pool->is_closing) {
      pthread_cond_wait(&pool->begins, &pool->mutex);
    }
    if (pool->is_closing) break;
    round = pool->round;
    pthread_mutex_unlock(&pool->mutex);
    do_share(pool, self, &self->env);
    pthread_mutex_lock(&pool->mutex);
    if (--pool->busy_count == 0) pthread_cond_signal(&pool->ends);
  }
  pthread_mutex_unlock(&pool->mutex);
  return NULL;
}

/// How often the calling thread polls for interruption while it waits.
#define ASKS_EACH_NANOSECONDS 10000000

/// Waits until the other threads are done; stops them on interruption. The mutex is held.
static tn_status wait_for_others(tn_pass_pool* pool, tn_status status) {
  while (pool->busy_count != 0) {
    if (status == TN_INTERRUPTED) __atomic_store_n(&pool->is_stopped, true, __ATOMIC_RELAXED);
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += ASKS_EACH_NANOSECONDS;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    (void)pthread_cond_timedwait(&pool->ends, &pool->mutex, &until);
    if (pool->busy_count == 0 || status == TN_INTERRUPTED) continue;
    pthread_mutex_unlock(&pool->mutex);
    status = tn_poll__ask(pool->context);
    pthread_mutex_lock(&pool->mutex);
  }
  return status;
}

tn_status tn_pass_pool__run(tn_pass_pool* pool, tn_pass_env* env, size_t count,
                            tn_pass_work_fn work, void* data) {
  tn_diagnostic_handler_id id;
  TN_TRY(tn_diagnostic_handler_attach(pool->context, take_report, pool, NULL, &id));
  pthread_mutex_lock(&pool->mutex);
  pool->work = work;
  pool->data = data;
  pool->count = count;
  pool->next = 0;
  pool->first_failed = count;
  __atomic_store_n(&pool->is_stopped, false, __ATOMIC_RELAXED);
  pool->busy_count = pool->worker_count - 1;
  pool->workers[0].thread = pthread_self();
  ++pool->round;
  pthread_cond_broadcast(&pool->begins);
  pthread_mutex_unlock(&pool->mutex);
  env->is_pooled = true;
  do_share(pool, &pool->workers[0], env);
  env->is_pooled = false;
  pthread_mutex_lock(&pool->mutex);
  tn_status status = wait_for_others(pool, pool->workers[0].status);
  pthread_mutex_unlock(&pool->mutex);
  tn_diagnostic_handler_detach(pool->context, id);
  // Drop items that a single thread would not have reached.
  tn_kept_reports__emit(pool->context, &pool->workers[0].kept, pool->worker_count,
                        sizeof *pool->workers, pool->first_failed);
  if (status == TN_INTERRUPTED) return status;
  status = TN_OK;
  for (uint32_t i = 0; i < pool->worker_count; ++i) {
    const worker* self = &pool->workers[i];
    if (self->status != TN_OK && self->failed_index == pool->first_failed) status = self->status;
  }
  return status;
}

//===-- Lifetime ------------------------------------------------------------------------------===//

/// Adds a thread; false if that fails.
static bool add_worker(tn_pass_pool* pool, const tn_pass_env* env) {
  worker* self = &pool->workers[pool->worker_count];
  tn_shard* shard = tn_shard__acquire(pool->context);
  if (shard == NULL) return false;
  *self = (worker){
      .pool = pool,
      .env = {.context = pool->context, .shard = shard, .run = env->run, .is_pooled = true}};
  tn_pass_env__open(&self->env);
  if (!tn_team__start_thread(&self->thread, thread_main, self)) {
    tn_pass_env__close(&self->env);
    tn_shard__release(shard);
    return false;
  }
  ++pool->worker_count;
  return true;
}

static tn_pass_pool* open_pool(tn_pass_env* env, uint32_t thread_count) {
  const tn_allocator* allocator = &env->context->allocator;
  if (thread_count > THREADS_MAX) thread_count = THREADS_MAX;
  tn_pass_pool* pool = tn_allocate_zeroed(allocator, sizeof *pool);
  if (pool == NULL) return NULL;
  pool->context = env->context;
  pool->capacity = thread_count;
  pool->workers = tn_allocate_zeroed(allocator, thread_count * sizeof *pool->workers);
  if (pool->workers == NULL) {
    tn_deallocate(allocator, pool, sizeof *pool);
    return NULL;
  }
  pthread_mutex_init(&pool->mutex, NULL);
  pthread_cond_init(&pool->begins, NULL);
  pthread_cond_init(&pool->ends, NULL);
  pool->worker_count = 1;
  while (pool->worker_count < thread_count && add_worker(pool, env)) continue;
  return pool;
}

#define OPS_WORTH_THREADS 1024u

/// Returns whether there are enough ops to justify starting threads.
static bool is_worth_threads(const tn_context* context, tn_ref root) {
  size_t seen = 0;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (++seen == OPS_WORTH_THREADS) return true;
  }
  return false;
}

tn_pass_pool* tn_pass_pool__for(tn_pass_env* env, tn_ref root, size_t count) {
  tn_pass_run* run = env->run;
  if (!tn_pass_pool__may_serve(env) || count < 2) return NULL;
  if (!run->is_asked_for && !is_worth_threads(env->context, root)) return NULL;
  if (run->pool == NULL) run->pool = open_pool(env, run->thread_count);
  return run->pool;
}

uint32_t tn_pass_pool__thread_count(const tn_pass_pool* pool) { return pool->worker_count; }

void tn_pass_pool__close(tn_pass_pool* pool) {
  if (pool == NULL) return;
  const tn_allocator* allocator = &pool->context->allocator;
  pthread_mutex_lock(&pool->mutex);
  pool->is_closing = true;
  pthread_cond_broadcast(&pool->begins);
  pthread_mutex_unlock(&pool->mutex);
  for (uint32_t i = 1; i < pool->worker_count; ++i) {
    worker* self = &pool->workers[i];
    (void)pthread_join(self->thread, NULL);
    tn_pass_env__close(&self->env);
    tn_shard__release(self->env.shard);
  }
  pthread_cond_destroy(&pool->ends);
  pthread_cond_destroy(&pool->begins);
  pthread_mutex_destroy(&pool->mutex);
  tn_deallocate(allocator, pool->workers, pool->capacity * sizeof *pool->workers);
  tn_deallocate(allocator, pool, sizeof *pool);
}
