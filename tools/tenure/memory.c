// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command's settings for malloc. The next module reuses the memory of the previous one, so up
// to 64 MiB are not returned to the system in between; returning them took three quarters of the
// time for small parts of a file.
//
// Threads share one heap, which grows in large steps. Tenure rarely calls malloc, so there is
// little contention. Heaps per thread would grow by a few pages at a time, and each step blocks
// page faults of all threads.
//
// At exit, a process returns its memory on one thread. A run returns it earlier, in parallel with
// other work.

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
