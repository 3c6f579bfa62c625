// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The directory of open scopes. It is process-wide, because a handle contains only the number of
// its scope.
//
// Numbers are assigned in order, in blocks to each context, so that a closed scope's context can
// still be found by its number (the ranges below) as long as the context lives: a stale handle is
// reported to the handlers of its context. Numbers whose directory entry is taken are skipped; when
// three quarters of the entries are taken, the directory doubles. Outgrown directories stay
// allocated, because another thread may be reading one; all together they are smaller than the
// last.
//
// fork() holds the lock meanwhile, so that the child's directory is consistent and unlocked,
// whatever other threads were doing.
//
// Invariants:
//   - numbers start at 1 and are never reused in a process;
//   - entries[n & mask].number is n exactly while scope n is open; in an outgrown directory, which
//     a thread may still be reading, only if the scope was opened before it was outgrown.

#include "scope/directory.h"

#include <pthread.h>
#include <stdlib.h>

#define FIRST_ENTRY_COUNT 64u
#define BLOCK_SIZE 64u

typedef struct number_range {
  uint32_t first;
  uint32_t last;
  tn_context* context;
} number_range;

#define FREE_ENTRY \
  { .number = TN_SCOPE_FREE_ENTRY }
#define FOUR_TIMES(entry) entry, entry, entry, entry

static struct {
  uint32_t mask;
  struct tn_scope_directory* outgrown;
  tn_scope_entry entries[FIRST_ENTRY_COUNT];
} first_directory = {.mask = FIRST_ENTRY_COUNT - 1,
                     .entries = {FOUR_TIMES(FOUR_TIMES(FOUR_TIMES(FREE_ENTRY)))}};

tn_scope_directory* tn_scope__directory = (tn_scope_directory*)(void*)&first_directory;

_Thread_local const tn_scope_entry* tn_scope__last_entry = &first_directory.entries[0];

static pthread_mutex_t directory_lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t next_block = 1;  // The first number of the next block to assign to a context.
static size_t taken_count;
static number_range* ranges;
static size_t range_count;
static size_t range_capacity;
static bool is_kept_through_forks;

//===-- Growth --------------------------------------------------------------------------------===//

/// Doubles the directory. Numbers that differ in the low bits differ in more of them, so nothing
/// collides.
static bool grow_directory(void) {
  tn_scope_directory* old = tn_scope__directory;
  const uint32_t capacity = (old->mask + 1) * 2;
  tn_scope_directory* fresh = malloc(sizeof *fresh + capacity * sizeof fresh->entries[0]);
  if (fresh == NULL) return false;
  fresh->mask = capacity - 1;
  fresh->outgrown = old;
  for (uint32_t i = 0; i < capacity; ++i) fresh->entries[i] = (tn_scope_entry)FREE_ENTRY;
  for (uint32_t i = 0; i <= old->mask; ++i) {
    const tn_scope_entry* entry = &old->entries[i];
    if (entry->scope != NULL) fresh->entries[entry->scope->number & fresh->mask] = *entry;
  }
  __atomic_store_n(&tn_scope__directory, fresh, __ATOMIC_RELEASE);
  return true;
}

/// Assigns the next block of numbers to `context`: the last range grows if it is the context's own
/// and ends there.
static tn_status give_block(tn_context* context) {
  if (next_block > UINT32_MAX - BLOCK_SIZE) return TN_LIMIT_EXCEEDED;
  const uint32_t first = (uint32_t)next_block;
  if (range_count != 0 && ranges[range_count - 1].context == context &&
      ranges[range_count - 1].last + 1 == first) {
    ranges[range_count - 1].last += BLOCK_SIZE;
  } else {
    const tn_allocator heap = tn_allocator_default();
    if (!tn_array_grow(&heap, &ranges, &range_capacity, range_count + 1, sizeof *ranges)) {
      return TN_OUT_OF_MEMORY;
    }
    ranges[range_count++] = (number_range){first, first + BLOCK_SIZE - 1, context};
  }
  context->next_scope_number = first;
  context->last_scope_number = first + BLOCK_SIZE - 1;
  next_block += BLOCK_SIZE;
  return TN_OK;
}

/// Returns the context's next number whose entry is free.
static tn_status take_number(tn_context* context, uint32_t* out_number) {
  if ((taken_count + 1) * 4 > (size_t)(tn_scope__directory->mask + 1) * 3 && !grow_directory()) {
    return TN_OUT_OF_MEMORY;
  }
  for (;;) {
    if (context->next_scope_number > context->last_scope_number ||
        context->next_scope_number == 0) {
      TN_TRY(give_block(context));
    }
    const uint32_t number = context->next_scope_number++;
    if (tn_scope__directory->entries[number & tn_scope__directory->mask].scope == NULL) {
      *out_number = number;
      return TN_OK;
    }
  }
}

//===-- Entries -------------------------------------------------------------------------------===//

static void lock_directory(void) { pthread_mutex_lock(&directory_lock); }
static void unlock_directory(void) { pthread_mutex_unlock(&directory_lock); }

/// Called with the lock held, once per process.
static tn_status keep_through_forks(void) {
  if (is_kept_through_forks) return TN_OK;
  is_kept_through_forks = pthread_atfork(lock_directory, unlock_directory, unlock_directory) == 0;
  return is_kept_through_forks ? TN_OK : TN_OUT_OF_MEMORY;
}

tn_status tn_directory__enter(tn_scope* scope) {
  pthread_mutex_lock(&directory_lock);
  uint32_t number = 0;
  tn_status status = keep_through_forks();
  if (status == TN_OK) status = take_number(scope->context, &number);
  if (status == TN_OK) {
    scope->number = number;
    tn_scope_entry* entry = &tn_scope__directory->entries[number & tn_scope__directory->mask];
    entry->context = scope->context;
    entry->scope = scope;
    entry->shard = scope->shard;
    __atomic_store_n(&entry->number, (uint64_t)number, __ATOMIC_RELEASE);
    ++taken_count;
  }
  pthread_mutex_unlock(&directory_lock);
  return status;
}

void tn_directory__leave(tn_scope* scope) {
  pthread_mutex_lock(&directory_lock);
  for (tn_scope_directory* in = tn_scope__directory; in != NULL; in = in->outgrown) {
    tn_scope_entry* entry = &in->entries[scope->number & in->mask];
    if (entry->number != scope->number) continue;
    __atomic_store_n(&entry->number, TN_SCOPE_FREE_ENTRY, __ATOMIC_RELEASE);
    entry->context = NULL;
    entry->scope = NULL;
    entry->shard = NULL;
  }
  --taken_count;
  pthread_mutex_unlock(&directory_lock);
}

void tn_directory__forget_context(const tn_context* context) {
  pthread_mutex_lock(&directory_lock);
  size_t kept = 0;
  for (size_t i = 0; i < range_count; ++i) {
    if (ranges[i].context != context) ranges[kept++] = ranges[i];
  }
  range_count = kept;
  if (kept == 0) {
    free(ranges);
    ranges = NULL;
    range_capacity = 0;
  }
  pthread_mutex_unlock(&directory_lock);
}

/// Called with the lock held.
static tn_context* find_context(uint32_t number) {
  size_t low = 0;
  size_t high = range_count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (ranges[middle].last < number) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < range_count && ranges[low].first <= number ? ranges[low].context : NULL;
}

tn_context* tn_directory__context_of(uint32_t number) {
  pthread_mutex_lock(&directory_lock);
  tn_context* found = find_context(number);
  pthread_mutex_unlock(&directory_lock);
  return found;
}

tn_status tn_directory__end_of(uint32_t number) {
  pthread_mutex_lock(&directory_lock);
  const tn_context* context = find_context(number);
  const bool is_given = number != 0 && number < next_block;
  const bool is_to_come = context != NULL && number >= context->next_scope_number &&
                          number <= context->last_scope_number;
  pthread_mutex_unlock(&directory_lock);
  if (!is_given || is_to_come) return TN_STALE_HANDLE;
  return context != NULL ? TN_SCOPE_CLOSED : TN_CONTEXT_DESTROYED;
}
