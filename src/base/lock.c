// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "base/lock.h"

/// How often a thread tries again before it sleeps, and how long it waits in between: ten to thirty
/// microseconds in all, in which a few pages are faulted in or a table grows. To sleep costs as
/// much, and who is woken up often runs where the other thread does, while a processor is idle.
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
