// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "base/lock.h"

/// TRIES is the number of attempts before a thread sleeps, PAUSES the wait between them: ten to
/// thirty microseconds in total, in which a few pages are faulted in or a table grows. Sleeping
/// costs as much, and a woken thread often runs on the other thread's processor while another one
/// is idle.
#define TRIES 32
#define PAUSES 16

static inline void wait_a_little(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("isb");
#endif
}

void tn_lock__wait(tn_lock* lock) {
  for (int i = 0; i < TRIES; ++i) {
    for (int j = 0; j < PAUSES; ++j) wait_a_little();
    if (pthread_mutex_trylock(&lock->mutex) == 0) return;
  }
  pthread_mutex_lock(&lock->mutex);
}
