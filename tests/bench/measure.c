// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measure: see the header. What happens between measure_begin and measure_end is timed; everything
// around it, printing included, is not.

#include "measure.h"

#include <malloc.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define HAS_CALLGRIND 1
#endif
#endif

//===-- Sizes -------------------------------------------------------------------------------===//

static const measure_sizes full_sizes = {.function_count = 1000,
                                         .op_count = 1000,
                                         .unique_count = 1000000,
                                         .symbol_count = 100000,
                                         .context_count = 200};
static const measure_sizes small_sizes = {.function_count = 20,
                                          .op_count = 100,
                                          .unique_count = 2000,
                                          .symbol_count = 1000,
                                          .context_count = 10};

// The field that the option `name` sets; NULL if there is none.
static size_t* size_named(measure_sizes* sizes, const char* name) {
  if (strcmp(name, "--funcs") == 0) return &sizes->function_count;
  if (strcmp(name, "--ops") == 0) return &sizes->op_count;
  if (strcmp(name, "--unique") == 0) return &sizes->unique_count;
  if (strcmp(name, "--symbols") == 0) return &sizes->symbol_count;
  if (strcmp(name, "--contexts") == 0) return &sizes->context_count;
  return NULL;
}

bool measure_sizes_parse(int argc, char** argv, measure_sizes* out_sizes) {
  *out_sizes = full_sizes;
  for (int i = 1; i < argc; ++i) {
    const char* value = i + 1 < argc ? argv[i + 1] : "";
    size_t* size = size_named(out_sizes, argv[i]);
    if (size != NULL && (*size = strtoul(value, NULL, 10)) != 0) {
      ++i;
    } else if (strcmp(argv[i], "--only") == 0 && *value != 0) {
      out_sizes->only = argv[++i];
    } else if (strcmp(argv[i], "--small") == 0) {
      const char* only = out_sizes->only;
      *out_sizes = small_sizes;
      out_sizes->only = only;
    } else {
      fprintf(stderr, "%s: what is '%s'?\n", argv[0], argv[i]);
      return false;
    }
  }
  return true;
}

bool measure_wants(const measure_sizes* sizes, const char* section) {
  if (sizes->only == NULL) return true;
  const size_t length = strlen(section);
  for (const char* at = sizes->only; at != NULL; at = strchr(at, ',')) {
    if (*at == ',') ++at;
    if (strncmp(at, section, length) == 0 && (at[length] == 0 || at[length] == ',')) return true;
  }
  return false;
}

//===-- Figures -----------------------------------------------------------------------------===//

static double clock_ns(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

measure_figure measure_begin(const char* format, ...) {
  measure_figure figure;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(figure.name, sizeof figure.name, format, arguments);
  va_end(arguments);
#if defined(HAS_CALLGRIND)
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
#endif
  figure.wall_ns = clock_ns(CLOCK_MONOTONIC);
  figure.cpu_ns = clock_ns(CLOCK_THREAD_CPUTIME_ID);
  return figure;
}

void measure_end(measure_figure* figure, double count, const char* unit) {
  const double cpu_ns = clock_ns(CLOCK_THREAD_CPUTIME_ID) - figure->cpu_ns;
  const double wall_ns = clock_ns(CLOCK_MONOTONIC) - figure->wall_ns;
#if defined(HAS_CALLGRIND)
  CALLGRIND_DUMP_STATS_AT(figure->name);
  CALLGRIND_STOP_INSTRUMENTATION;
#endif
  const double divisor = count * (strcmp(unit, "us") == 0 ? 1e3 : 1.0);
  printf("{\"figure\":\"%s\",\"value\":%.6g,\"unit\":\"%s\",\"wall\":%.6g,\"count\":%.0f}\n",
         figure->name, cpu_ns / divisor, unit, wall_ns / divisor, count);
  fflush(stdout);
}

double measure_wall_ns(void) { return clock_ns(CLOCK_MONOTONIC); }

void measure_emit(double value, const char* unit, const char* format, ...) {
  char name[64];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(name, sizeof name, format, arguments);
  va_end(arguments);
  printf("{\"figure\":\"%s\",\"value\":%.6g,\"unit\":\"%s\"}\n", name, value, unit);
  fflush(stdout);
}

//===-- Files -------------------------------------------------------------------------------===//

measure_file measure_file_read(const char* path) {
  measure_file it = {NULL, 0};
  FILE* file = fopen(path, "rb");
  measure_require(file != NULL, path);
  measure_require(fseek(file, 0, SEEK_END) == 0, path);
  it.size = (size_t)ftell(file);
  rewind(file);
  it.text = malloc(it.size + 1);
  measure_require(it.text != NULL && fread(it.text, 1, it.size, file) == it.size, path);
  it.text[it.size] = 0;
  fclose(file);
  return it;
}

void measure_file_free(measure_file* file) { free(file->text); }

//===-- Memory and the rest -----------------------------------------------------------------===//

/// Pages that are in RAM, and those of them that are of files.
static void count_pages(double* out_resident, double* out_of_files) {
  FILE* file = fopen("/proc/self/statm", "r");
  measure_require(file != NULL, "/proc/self/statm opens");
  measure_require(fscanf(file, "%*u %lf %lf", out_resident, out_of_files) == 2,
                  "/proc/self/statm has a line");
  fclose(file);
}

double measure_resident_bytes(void) {
  double resident = 0;
  double of_files = 0;
  count_pages(&resident, &of_files);
  return resident * (double)sysconf(_SC_PAGESIZE);
}

double measure_private_bytes(void) {
  double resident = 0;
  double of_files = 0;
  count_pages(&resident, &of_files);
  return (resident - of_files) * (double)sysconf(_SC_PAGESIZE);
}

double measure_heap_bytes(void) {
  const struct mallinfo2 info = mallinfo2();
  return (double)info.uordblks + (double)info.hblkhd;
}

void measure_trim(void) { malloc_trim(0); }

void measure_require(bool condition, const char* what) {
  if (condition) return;
  fprintf(stderr, "this does not hold: %s\n", what);
  exit(1);
}
