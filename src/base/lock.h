// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A mutex that a context without threading never takes.

#ifndef TENURE_SRC_BASE_LOCK_H
#define TENURE_SRC_BASE_LOCK_H

#include <pthread.h>
#include <stdbool.h>

typedef struct tn_lock {
  pthread_mutex_t mutex;
  bool enabled;
} tn_lock;

/// Locks are held for as long as it takes to write a few words: who waits for one tries again a
/// while before it sleeps, where the system has such mutexes.
static inline void tn_lock_initialize(tn_lock* lock, bool enabled) {
  lock->enabled = enabled;
  if (!enabled) return;
#ifdef __GLIBC__
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  (void)pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ADAPTIVE_NP);
  pthread_mutex_init(&lock->mutex, &attributes);
  pthread_mutexattr_destroy(&attributes);
#else
  pthread_mutex_init(&lock->mutex, NULL);
#endif
}

static inline void tn_lock_finalize(tn_lock* lock) {
  if (lock->enabled) pthread_mutex_destroy(&lock->mutex);
}

static inline void tn_lock_acquire(tn_lock* lock) {
  if (lock->enabled) pthread_mutex_lock(&lock->mutex);
}

static inline void tn_lock_release(tn_lock* lock) {
  if (lock->enabled) pthread_mutex_unlock(&lock->mutex);
}

#endif  // TENURE_SRC_BASE_LOCK_H
