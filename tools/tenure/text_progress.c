// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Progress on a terminal.

#include <inttypes.h>
#include <time.h>
#include <unistd.h>

#include "command.h"

// Shorter operations show nothing; then the line is updated a few times per second.
#define QUIET_SECONDS 1.0
#define REDRAW_SECONDS 0.2

static double now(void) {
  struct timespec time = {0};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void tool_text_progress_open(const char* name, tool_text_progress* progress) {
  *progress = (tool_text_progress){.name = name, .enabled = isatty(STDERR_FILENO) != 0};
  if (progress->enabled) progress->started = now();
}

static bool is_due(tool_text_progress* progress) {
  if (!progress->enabled) return false;
  const double at = now();
  if (at - progress->started < QUIET_SECONDS) return false;
  if (at - progress->shown_at < REDRAW_SECONDS) return false;
  progress->shown_at = at;
  progress->is_shown = true;
  return true;
}

tn_status tool_text_progress_read(void* user_data, uint64_t done, uint64_t total) {
  tool_text_progress* progress = user_data;
  if (is_due(progress)) {
    const double share = total == 0 ? 100 : 100.0 * (double)done / (double)total;
    fprintf(stderr, "\r\033[Kreading %s: %.0f %% of %.0f MB", progress->name, share,
            (double)total / 1e6);
    fflush(stderr);
  }
  return TN_OK;
}

void tool_text_progress_written(tool_text_progress* progress, uint64_t byte_count) {
  if (!is_due(progress)) return;
  fprintf(stderr, "\r\033[Kprinting %s: %.0f MB", progress->name, (double)byte_count / 1e6);
  fflush(stderr);
}

void tool_text_progress_clear(tool_text_progress* progress) {
  if (progress->is_shown) fputs("\r\033[K", stderr);
  progress->is_shown = false;
}
