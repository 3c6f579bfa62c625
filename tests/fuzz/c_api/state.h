// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of a random program: its random numbers, where it stands, its memory, and how it says what broke.

#ifndef TENURE_TESTS_FUZZ_C_API_STATE_H
#define TENURE_TESTS_FUZZ_C_API_STATE_H

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <tenure/tenure.h>
#include <unistd.h>

//===-- Random numbers ------------------------------------------------------------------------===//

static uint64_t state = 1;

static uint64_t mix(uint64_t x) {
  x ^= x >> 33;
  x *= UINT64_C(0xff51afd7ed558ccd);
  x ^= x >> 33;
  x *= UINT64_C(0xc4ceb9fe1a85ec53);
  return x ^ (x >> 33);
}
static uint64_t next_random(void) { return mix(state += UINT64_C(0x9e3779b97f4a7c15)); }
static size_t below(size_t count) { return (size_t)(next_random() % count); }
static bool chance(size_t of) { return below(of) == 0; }

//===-- Figures and failing -------------------------------------------------------------------===//

static struct {
  uint64_t seed;
  uint64_t program;
  size_t step;
  bool traces;
  bool is_stopped;       ///< The call under way, by the interrupt check.
  const char* names[8];  ///< The calls under way, the outermost first.
  size_t depth;
  size_t acts;  ///< That callbacks may still do in this call.
  uint64_t call_count;
  uint64_t ok_count;
} now;

static char path_of_log[1 << 16];  ///< The names of the program's calls, for the report of a crash.
static size_t log_size;

static void put_error(const char* text) {
  const size_t size = strlen(text);
  if (write(STDERR_FILENO, text, size) != (ssize_t)size) _exit(3);
}

static void say_where(void) {
  char line[200];
  snprintf(line, sizeof line, "\nprogram %llu of seed %llu, step %zu; the calls:\n",
           (unsigned long long)now.program, (unsigned long long)now.seed, now.step);
  put_error(line);
  put_error(path_of_log);
  put_error("\n");
}

static void die(int signal_number) {
  say_where();
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

static void fail(const char* what) {
  put_error("\nbroken promise: ");
  put_error(what);
  say_where();
  _exit(1);
}

static void begin_call(const char* name) {
  if (now.depth < 8) now.names[now.depth] = name;
  if (now.depth++ == 0) {
    now.acts = 24;
    now.is_stopped = false;
  }
  ++now.call_count;
  const size_t size = strlen(name);
  if (log_size + size + 12 < sizeof path_of_log) {
    log_size += (size_t)snprintf(path_of_log + log_size, size + 12, "%s%s ",
                                 now.depth > 1 ? "  >" : "\n", name);
  }
  if (now.traces) fprintf(stderr, "%*s%s\n", (int)(2 * now.depth), "", name);
}
static void end_call(void) { --now.depth; }

static void check_status(tn_status status) {
  if ((unsigned)status > TN_INTERRUPTED) fail("a status that there is not");
  now.ok_count += status == TN_OK;
}
static void check_null(const void* out, size_t size) {
  const char* bytes = out;
  for (size_t i = 0; i < size; ++i) {
    if (bytes[i] != 0) fail("an out parameter is not null after an error");
  }
}

static void check_set(const void* out, size_t size) {
  const unsigned char* bytes = out;
  size_t same = 0;
  while (same < size && bytes[same] == 0xa5) ++same;
  if (same == size) fail("an out parameter is not set, and all went well");
}

//===-- Memory --------------------------------------------------------------------------------===//

/// What arguments point to stays until the program is over.
typedef struct piece {
  struct piece* next;
  max_align_t bytes[];
} piece;
static piece* pieces;

static void* room(size_t size) {
  piece* made = calloc(1, sizeof *made + size + 16);
  if (made == NULL) exit(2);
  made->next = pieces;
  pieces = made;
  return made->bytes;
}

static size_t live_bytes;
static size_t failing;  ///< Allocations until one fails; 0 for never.

static void* resize(void* user_data, void* block, size_t old_size, size_t new_size,
                    size_t alignment) {
  (void)user_data;
  if (new_size == 0) {
    live_bytes -= block == NULL ? 0 : old_size;
    free(block);
    return NULL;
  }
  if (failing != 0 && --failing == 0) return NULL;
  void* made =
      aligned_alloc(alignment < 16 ? 16 : alignment,
                    (new_size + (alignment < 16 ? 16 : alignment) - 1) /
                        (alignment < 16 ? 16 : alignment) * (alignment < 16 ? 16 : alignment));
  if (made == NULL) return NULL;
  if (block != NULL) memcpy(made, block, old_size < new_size ? old_size : new_size);
  live_bytes += new_size - (block == NULL ? 0 : old_size);
  free(block);
  return made;
}

#endif  // TENURE_TESTS_FUZZ_C_API_STATE_H
