// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Teams; see team.h.

#include "ir/team.h"

#include <sched.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "ir/poll.h"

#define MEMBERS_MAX 256u

/// The default stack of musl is 128 KiB, and `ulimit -s` may set less; unused stack costs nothing.
#define STACK_BYTES_MIN ((size_t)2 << 20)

struct tn_team {
  tn_context* context;
  tn_team_member* members;
  uint32_t member_count;
  tn_team_work_fn work;
  void* data;
  bool is_stopped;        ///< Accessed with __atomic builtins.
  pthread_mutex_t mutex;  ///< Protects the members below.
  pthread_cond_t ends;
  uint32_t busy_count;
};

/// The member that this thread is; NULL if it is none.
static _Thread_local tn_team_member* self;

uint32_t tn_team__processor_count(void) {
  cpu_set_t set;
  CPU_ZERO(&set);
  const int count = sched_getaffinity(0, sizeof set, &set) == 0
                        ? CPU_COUNT(&set)
                        : (int)sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (uint32_t)count;
}

/// Callbacks are called on one thread, and members of a pool or team cannot have a team of their
/// own.
static bool may_have_team(const tn_context* context) {
  return context->threading && !context->has_user_callbacks && tn_poll__stop == NULL &&
         self == NULL;
}

uint32_t tn_team__size(const tn_context* context, size_t byte_size) {
  if (context->thread_count == 1 || byte_size < context->team_bytes_min) return 1;
  const uint32_t count =
      context->thread_count != 0 ? context->thread_count : tn_team__processor_count();
  return tn_team__size_asked(context, count);
}

uint32_t tn_team__size_asked(const tn_context* context, uint32_t asked) {
  if (!may_have_team(context)) return 1;
  return asked < MEMBERS_MAX ? asked : MEMBERS_MAX;
}

const void* tn_team__current_work(void) { return self == NULL ? NULL : self->team->data; }

void tn_team__stop(tn_team* team) { __atomic_store_n(&team->is_stopped, true, __ATOMIC_RELAXED); }

bool tn_team__is_stopped(const tn_team* team) {
  return __atomic_load_n(&team->is_stopped, __ATOMIC_RELAXED);
}

/// A handler: keeps the reports of members, except interruptions of the caller.
static bool take_report(const tn_diagnostic* diagnostic, void* user_data) {
  if (self == NULL || self->team != user_data) return false;
  if (self->number == 0 && diagnostic->status == TN_INTERRUPTED) return false;
  self->has_reported = true;
  return self->kept == NULL || tn_kept_reports__add(self->kept, diagnostic, self->piece);
}

static void* thread_main(void* argument) {
  tn_team_member* member = argument;
  tn_team* team = member->team;
  self = member;
  tn_poll__stop = &team->is_stopped;
  tn_uniquer_own_lane* lane = tn_uniquer__take_lane(team->context);
  team->work(member, team->data);
  tn_uniquer__give_back_lane(team->context, lane);
  pthread_mutex_lock(&team->mutex);
  if (--team->busy_count == 0) pthread_cond_signal(&team->ends);
  pthread_mutex_unlock(&team->mutex);
  return NULL;
}

// Signals raised by the thread itself are still delivered to it.
bool tn_team__start_thread(pthread_t* out_thread, void* (*work)(void*), void* argument) {
  static const int own[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS, SIGPROF};
  sigset_t blocked;
  sigset_t before;
  pthread_attr_t attributes;
  size_t size = 0;
  if (pthread_attr_init(&attributes) != 0) return false;
  if (pthread_attr_getstacksize(&attributes, &size) == 0 && size < STACK_BYTES_MIN) {
    (void)pthread_attr_setstacksize(&attributes, STACK_BYTES_MIN);
  }
  sigfillset(&blocked);
  for (size_t i = 0; i < sizeof own / sizeof *own; ++i) sigdelset(&blocked, own[i]);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  const int result = pthread_create(out_thread, &attributes, work, argument);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return result == 0;
}

/// Adds a thread; false if the system grants none.
static bool add_member(tn_team* team) {
  tn_team_member* member = &team->members[team->member_count];
  tn_shard* shard = tn_shard__acquire(team->context);
  if (shard == NULL) return false;
  *member = (tn_team_member){.team = team, .shard = shard, .number = team->member_count};
  pthread_mutex_lock(&team->mutex);
  ++team->busy_count;
  pthread_mutex_unlock(&team->mutex);
  if (tn_team__start_thread(&member->thread, thread_main, member)) {
    ++team->member_count;
    return true;
  }
  pthread_mutex_lock(&team->mutex);
  --team->busy_count;
  pthread_mutex_unlock(&team->mutex);
  tn_shard__release(shard);
  return false;
}

/// The interval of the caller's interrupt checks while it waits for the others.
#define ASKS_EACH_NANOSECONDS 10000000

static tn_status wait_for_others(tn_team* team) {
  tn_status status = TN_OK;
  pthread_mutex_lock(&team->mutex);
  while (team->busy_count != 0) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += ASKS_EACH_NANOSECONDS;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    (void)pthread_cond_timedwait(&team->ends, &team->mutex, &until);
    // If they must stop, the reason was already reported.
    if (team->busy_count == 0 || tn_team__is_stopped(team)) continue;
    pthread_mutex_unlock(&team->mutex);
    status = tn_poll__ask(team->context);
    if (status != TN_OK) tn_team__stop(team);
    pthread_mutex_lock(&team->mutex);
  }
  pthread_mutex_unlock(&team->mutex);
  return status;
}

static tn_status run_members(tn_team* team, uint32_t size) {
  tn_team_member* const outer = self;
  while (team->member_count < size && add_member(team)) continue;
  self = &team->members[0];
  tn_uniquer_own_lane* lane = tn_uniquer__take_lane(team->context);
  team->work(self, team->data);
  tn_uniquer__give_back_lane(team->context, lane);
  const tn_status status = wait_for_others(team);
  self = outer;
  for (uint32_t i = 1; i < team->member_count; ++i) {
    (void)pthread_join(team->members[i].thread, NULL);
    tn_shard__release(team->members[i].shard);
  }
  return status;
}

tn_status tn_team__run(tn_context* context, tn_shard* shard, uint32_t size, tn_team_work_fn work,
                       void* data) {
  tn_team team = {.context = context, .work = work, .data = data, .member_count = 1};
  const size_t byte_size = size * sizeof *team.members;
  tn_diagnostic_handler_id id;
  team.members = tn_allocate(&context->allocator, byte_size);
  if (team.members == NULL) return TN_OUT_OF_MEMORY;
  team.members[0] = (tn_team_member){.team = &team, .shard = shard};
  tn_status status = tn_diagnostic_handler_attach(context, take_report, &team, NULL, &id);
  if (status == TN_OK) {
    pthread_mutex_init(&team.mutex, NULL);
    pthread_cond_init(&team.ends, NULL);
    status = run_members(&team, size);
    pthread_cond_destroy(&team.ends);
    pthread_mutex_destroy(&team.mutex);
    tn_diagnostic_handler_detach(context, id);
  }
  tn_deallocate(&context->allocator, team.members, byte_size);
  return status;
}
