// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the command takes memory from the system. What one module gives back is what the next one asks
// for, so it does not go to the system in between, up to 64 MiB: that took three quarters of the time of
// small parts of a file.
//
// Threads share one heap, which grows by big steps. Tenure asks for little memory that it does not
// share out itself, so that nobody waits for it; heaps of threads are made accessible a few pages at a
// time instead, and for each step faults of pages stand still on all threads.
//
// At its end a process gives memory back on one thread. A run that ends does so before, beside what else there is to do.

#include "command.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

void tool_memory_keep(void) {
#ifdef __GLIBC__
  (void)mallopt(M_ARENA_MAX, 1);
  (void)mallopt(M_TOP_PAD, 16 << 20);
  (void)mallopt(M_TRIM_THRESHOLD, 64 << 20);
  (void)mallopt(M_MMAP_THRESHOLD, 4 << 20);
#endif
}

void tool_memory_drop(void) {
#ifdef __GLIBC__
  (void)malloc_trim(0);
#endif
}
