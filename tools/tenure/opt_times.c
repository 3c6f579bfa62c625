// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: the time of parsing, of each pass and of output, in mlir-opt's report formats.

#include "opt_times.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define NAME_SIZE_MAX 96u

typedef struct line {
  char name[NAME_SIZE_MAX];
  size_t depth;
  double seconds;  ///< Wall-clock time.
  double busy;     ///< The sum of the times of all threads, "User Time" in the report.
} line;

static line* lines;
static size_t line_count;
static size_t line_capacity;
static bool lacks_lines;  ///< Out of memory: not all lines were added.
static double started;

double opt_times_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

void opt_times_open(void) {
  line_count = 0;
  lacks_lines = false;
  started = opt_times_now();
}

void opt_times_add(const tn_pass_time* time) {
  if (line_count == line_capacity) {
    const size_t capacity = line_capacity * 2 + 16;
    line* grown = realloc(lines, capacity * sizeof *lines);
    if (grown == NULL) {
      lacks_lines = true;
      return;
    }
    lines = grown;
    line_capacity = capacity;
  }
  line* self = &lines[line_count++];
  *self = (line){.depth = time->depth, .seconds = time->seconds, .busy = time->busy};
  snprintf(self->name, sizeof self->name, "%.*s", (int)time->name.size, time->name.data);
}

//===-- Lists ---------------------------------------------------------------------------------===//

static int compare_lines(const void* a, const void* b) {
  const line* x = a;
  const line* y = b;
  return x->seconds == y->seconds ? strcmp(x->name, y->name) : x->seconds < y->seconds ? 1 : -1;
}

/// Merges lines of the same name and sorts them, the longest time first.
static void make_list(void) {
  size_t count = 0;
  for (size_t i = 0; i < line_count; ++i) {
    size_t at = 0;
    while (at < count && strcmp(lines[at].name, lines[i].name) != 0) ++at;
    if (at < count) {
      lines[at].seconds += lines[i].seconds;
      lines[at].busy += lines[i].busy;
    } else {
      lines[count] = lines[i];
      lines[count++].depth = 0;
    }
  }
  line_count = count;
  qsort(lines, line_count, sizeof *lines, compare_lines);
}

//===-- Printing ------------------------------------------------------------------------------===//

static double share(double part, double whole) { return whole > 0 ? 100 * part / whole : 0; }

static void print_text_line(const line* self, const line* total, bool has_busy) {
  if (has_busy) fprintf(stderr, "  %8.4f (%5.1f%%)", self->busy, share(self->busy, total->busy));
  fprintf(stderr, "  %8.4f (%5.1f%%)  %*s%s\n", self->seconds, share(self->seconds, total->seconds),
          (int)(2 * self->depth), "", self->name);
}

static void print_text(const line* rest, const line* total, bool has_busy) {
  static const char rule[] =
      "===-------------------------------------------------------------------------===\n";
  fprintf(stderr, "%s                         ... Execution time report ...\n%s", rule, rule);
  fprintf(stderr, "  Total Execution Time: %.4f seconds\n\n", total->seconds);
  fprintf(stderr, "%s  ----Wall Time----  ----Name----\n", has_busy ? "  ----User Time----" : "");
  for (size_t i = 0; i < line_count; ++i) print_text_line(&lines[i], total, has_busy);
  print_text_line(rest, total, has_busy);
  print_text_line(total, total, has_busy);
}

static void print_json_values(const line* self, const line* total, bool has_busy) {
  fputc('{', stderr);
  if (has_busy) {
    fprintf(stderr, "\"user\": {\"duration\": %8.4f, \"percentage\": %5.1f}, ", self->busy,
            share(self->busy, total->busy));
  }
  fprintf(stderr,
          "\"wall\": {\"duration\": %8.4f, \"percentage\": %5.1f}, \"name\": ", self->seconds,
          share(self->seconds, total->seconds));
  tool_json_string(stderr, tn_string_view_from(self->name));
}

static void print_json(const line* rest, const line* total, bool has_busy, bool is_list) {
  fputs("[\n", stderr);
  for (size_t i = 0; i < line_count; ++i) {
    const size_t depth = lines[i].depth;
    const size_t next = i + 1 < line_count ? lines[i + 1].depth : 0;
    fprintf(stderr, "%*s", (int)(2 * depth), "");
    print_json_values(&lines[i], total, has_busy);
    fputs(is_list ? "},\n" : ", \"passes\": [\n", stderr);
    for (size_t closed = depth + 1; !is_list && closed-- > next;) {
      fprintf(stderr, "%*s{}]},\n", (int)(2 * closed), "");
    }
  }
  print_json_values(rest, total, has_busy);
  fputs("},\n", stderr);
  print_json_values(total, total, has_busy);
  fputs("}\n]\n", stderr);
}

void opt_times_report(const char* display, const char* format) {
  const double elapsed = opt_times_now() - started;
  line total = {.name = "Total", .seconds = elapsed, .busy = elapsed};
  line rest = {.name = "Rest", .seconds = elapsed};
  bool has_busy = false;
  for (size_t i = 0; i < line_count; ++i) {
    const line* self = &lines[i];
    if (self->depth != 0) continue;
    rest.seconds -= self->seconds;
    total.busy += self->busy - self->seconds;
    has_busy |= self->busy > self->seconds * 1.000001;
  }
  rest.busy = rest.seconds;
  const bool is_list = display != NULL && strcmp(display, "list") == 0;
  if (is_list) make_list();
  if (format != NULL && strcmp(format, "json") == 0) {
    print_json(&rest, &total, has_busy, is_list);
  } else {
    print_text(&rest, &total, has_busy);
  }
  if (lacks_lines) tool_error("out of memory; the report of times is incomplete");
  free(lines);
  lines = NULL;
  line_count = line_capacity = 0;
}
