// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Malformed ops: no call may crash on what the verifier would refuse.
//
//   fuzz.malformed --texts FOLDER --seed A --modules N    modules 0 to N - 1 of the seed
//                                 --seconds S             no more than that long
//                                 --from K                from module K on
//   fuzz.malformed --texts FOLDER --seed A --module K     one of them, in this process
//
// A module has ops of the registry with too few and too many parts and attributes of any kind, or
// is a text of FOLDER of which ops were changed, or use each other's results. All that can be asked of its ops is asked, and
// passes run on it without the verifier, the next ones of all on each module. Processes of their
// own take some modules each, so that a crash ends one module. The exit code is 1 if any ended.

#include <inttypes.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "malformed.h"

#define MODULES_A_PROCESS 64u
#define SECONDS_A_MODULE 20  // Of the processor.
#define PASSES_A_MODULE 4u

/// What a process tells.
typedef struct progress {
  uint64_t module;  ///< At hand.
  uint64_t op_count;
} progress;

typedef struct settings {
  const char* texts;
  uint64_t seed;
  uint64_t first;
  uint64_t count;
  uint64_t seconds;
  bool is_one;
} settings;

static void run_module(const settings* it, uint64_t number, progress* at) {
  world w;
  at->module = number;
  world_open(&w, it->seed, number);
  if (all_texts.count != 0 && number % 4 == 1) {
    make_changes(&w);
  } else if (all_texts.count != 0 && number % 4 == 3) {
    make_circles(&w);
  } else {
    make_ops(&w);
  }
  at->op_count += w.op_count;
  w.is_traced = it->is_one;
  ask_all(&w, (size_t)(number / 4 * PASSES_A_MODULE));
  world_close(&w);
}

static void run_some(const settings* it, uint64_t first, uint64_t end, progress* at) {
  for (uint64_t i = first; i < end; ++i) {
    const struct itimerval limit = {.it_value = {.tv_sec = SECONDS_A_MODULE}};
    must(setitimer(ITIMER_PROF, &limit, NULL) == 0, "setitimer");
    run_module(it, i, at);
  }
}

/// Runs modules in a process of its own; the number after the last that is done.
static uint64_t run_process(const settings* it, uint64_t first, uint64_t end, progress* at,
                            size_t* fault_count) {
  int status = 0;
  at->module = first;
  fflush(NULL);
  const pid_t process = fork();
  must(process >= 0, "fork");
  if (process == 0) {
    run_some(it, first, end, at);
    _exit(0);
  }
  must(waitpid(process, &status, 0) == process, "waitpid");
  if (status == 0) return end;
  ++*fault_count;
  printf("--seed %" PRIu64 " --module %" PRIu64 ": %s %d\n", it->seed, at->module,
         WIFSIGNALED(status) ? "signal" : "exit",
         WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
  return at->module + 1;
}

static int run_all(const settings* it, progress* at) {
  const time_t begun = time(NULL);
  const uint64_t end = it->first + it->count;
  size_t fault_count = 0;
  uint64_t next = it->first;
  while (next < end && (it->seconds == 0 || (uint64_t)(time(NULL) - begun) < it->seconds)) {
    const uint64_t some = end - next < MODULES_A_PROCESS ? end - next : MODULES_A_PROCESS;
    next = run_process(it, next, next + some, at, &fault_count);
  }
  printf("%" PRIu64 " modules, %" PRIu64 " malformed ops, %zu crashes\n", next - it->first,
         at->op_count, fault_count);
  return fault_count == 0 ? 0 : 1;
}

static void read_arguments(int count, char** words, settings* out_settings) {
  *out_settings = (settings){.seed = 1, .count = 100};
  for (int i = 1; i + 1 < count; i += 2) {
    const uint64_t number = strtoull(words[i + 1], NULL, 10);
    if (strcmp(words[i], "--texts") == 0) out_settings->texts = words[i + 1];
    if (strcmp(words[i], "--seed") == 0) out_settings->seed = number;
    if (strcmp(words[i], "--modules") == 0) out_settings->count = number;
    if (strcmp(words[i], "--seconds") == 0) out_settings->seconds = number;
    if (strcmp(words[i], "--from") == 0) out_settings->first = number;
    out_settings->is_one = out_settings->is_one || strcmp(words[i], "--module") == 0;
    if (strcmp(words[i], "--module") == 0) out_settings->first = number;
  }
}

int main(int argument_count, char** arguments) {
  settings it;
  read_arguments(argument_count, arguments, &it);
  find_ops();
  if (it.texts != NULL) find_texts(it.texts);
  progress* at = mmap(NULL, sizeof *at, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  must(at != MAP_FAILED, "mmap");
  if (!it.is_one) return run_all(&it, at);
  run_module(&it, it.first, at);
  printf("%" PRIu64 " malformed ops\n", at->op_count);
  return 0;
}
