// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: running the test script.
//
// Scripts run in their own process groups, so that their child processes end with them. The
// relevant signals are blocked and polled, so none is lost.

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "reduce.h"

extern char** environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

//===-- Signals -------------------------------------------------------------------------------===//

void reduce_tester_open(reduce_tester* tester) {
  sigemptyset(&tester->signals);
  sigaddset(&tester->signals, SIGCHLD);
  for (size_t i = 0; i < TOOL_ENDING_SIGNAL_COUNT; ++i) {
    sigaddset(&tester->signals, tool_ending_signals[i]);
  }
  // A parent may have ignored SIGCHLD, which would lose the scripts' exit codes.
  signal(SIGCHLD, SIG_DFL);
  sigprocmask(SIG_BLOCK, &tester->signals, &tester->signals_before);
}

void reduce_tester_close(reduce_tester* tester) {
  // A second signal of the same kind ends the process.
  sigprocmask(SIG_SETMASK, &tester->signals_before, NULL);
}

// Waits for a signal, at most `seconds`.
static void wait_for_signal(reduce_tester* tester, double seconds) {
  const struct timespec time = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  const int found = sigtimedwait(&tester->signals, NULL, &time);
  if (found > 0 && found != SIGCHLD) tester->stop_signal = found;
}

bool reduce_tester_stopped(reduce_tester* tester) {
  if (tester->stop_signal == 0) wait_for_signal(tester, 0);
  return tester->stop_signal != 0;
}

//===-- Runs ----------------------------------------------------------------------------------===//

static bool write_file(reduce_run* run, const tool_text* text) {
  static const char name[] = "/tenure-reduce-XXXXXX.mlir";
  const char* folder = getenv("TMPDIR");
  if (folder == NULL || *folder == '\0') folder = "/tmp";
  run->path = malloc(strlen(folder) + sizeof name);
  if (run->path == NULL) return false;
  strcpy(run->path, folder);
  strcat(run->path, name);
  const int file = mkstemps(run->path, (int)strlen(".mlir"));
  if (file < 0) return false;
  size_t done = 0;
  while (done < text->size) {
    const ssize_t written = write(file, text->data + done, text->size - done);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) break;
    done += (size_t)written;
  }
  return close(file) == 0 && done == text->size;
}

static int spawn(const reduce_tester* tester, reduce_run* run) {
  const char* words[TOOL_LIST_MAX + 3];
  size_t count = 0;
  words[count++] = tester->script;
  for (size_t i = 0; i < tester->argument_count; ++i) words[count++] = tester->arguments[i];
  words[count++] = run->path;
  words[count] = NULL;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setsigmask(&attributes, &tester->signals_before);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  // Searches a name without a slash in the PATH, then in the working folder.
  int problem = posix_spawnp(&run->process, tester->script, &files, &attributes,
                             (char* const*)(uintptr_t)words, environ);
  if (problem == ENOENT) {
    problem = posix_spawn(&run->process, tester->script, &files, &attributes,
                          (char* const*)(uintptr_t)words, environ);
  }
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return problem;
}

bool reduce_run_start(reduce_tester* tester, const tool_text* text, reduce_run* out_run) {
  *out_run = (reduce_run){.answer = REDUCE_WAITING};
  if (!write_file(out_run, text)) {
    tool_error("cannot write a file for the test: %s", strerror(errno));
    reduce_run_end(out_run);
    return false;
  }
  const int problem = spawn(tester, out_run);
  if (problem != 0) {
    tool_error("Error running interestingness test: %s: %s", tester->script, strerror(problem));
    out_run->process = 0;
    reduce_run_end(out_run);
    return false;
  }
  out_run->started = now();
  ++tester->run_count;
  return true;
}

static void look_after(const reduce_tester* tester, reduce_run* run) {
  int status;
  if (run->answer != REDUCE_WAITING) return;
  const pid_t done = waitpid(run->process, &status, WNOHANG);
  if (done == 0) {
    if (!tester->timeout.given || now() - run->started < (double)tester->timeout.value) return;
    kill(-run->process, SIGKILL);
    while (waitpid(run->process, &status, 0) < 0 && errno == EINTR) continue;
    run->answer = REDUCE_NO;
  } else if (done > 0 && WIFEXITED(status)) {
    run->answer = WEXITSTATUS(status) == 0 ? REDUCE_NO : REDUCE_YES;
  } else {
    if (done > 0) {
      tool_error("Error running interestingness test: %s: %s", tester->script,
                 strsignal(WTERMSIG(status)));
    }
    run->answer = REDUCE_FAILED;
  }
  run->process = 0;
}

// The interval of checks for scripts that take too long, and if SIGCHLD does not arrive.
#define LOOK_SECONDS 0.25

void reduce_runs_wait(reduce_tester* tester, reduce_run* runs, size_t count) {
  while (tester->stop_signal == 0) {
    for (size_t i = 0; i < count; ++i) look_after(tester, &runs[i]);
    if (count == 0 || runs[0].answer != REDUCE_WAITING) return;
    wait_for_signal(tester, LOOK_SECONDS);
  }
}

void reduce_run_end(reduce_run* run) {
  int status;
  if (run->process > 0) {
    kill(-run->process, SIGKILL);
    while (waitpid(run->process, &status, 0) < 0 && errno == EINTR) continue;
  }
  if (run->path != NULL) unlink(run->path);
  free(run->path);
  *run = (reduce_run){0};
}
