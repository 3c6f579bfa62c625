// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A mutex that is never locked in a context without threading.

#ifndef TENURE_SRC_BASE_LOCK_H
#define TENURE_SRC_BASE_LOCK_H

#include <pthread.h>
#include <stdbool.h>

typedef struct tn_lock {
  pthread_mutex_t mutex;
  bool enabled;
} tn_lock;

static inline void tn_lock_initialize(tn_lock* lock, bool enabled) {
  lock->enabled = enabled;
  if (!enabled) return;
  pthread_mutex_init(&lock->mutex, NULL);
}

static inline void tn_lock_finalize(tn_lock* lock) {
  if (lock->enabled) pthread_mutex_destroy(&lock->mutex);
}

/// Waits for a lock that another thread holds.
void tn_lock__wait(tn_lock* lock);

static inline void tn_lock_acquire(tn_lock* lock) {
  if (lock->enabled && pthread_mutex_trylock(&lock->mutex) != 0) tn_lock__wait(lock);
}

static inline void tn_lock_release(tn_lock* lock) {
  if (lock->enabled) pthread_mutex_unlock(&lock->mutex);
}

#endif  // TENURE_SRC_BASE_LOCK_H
