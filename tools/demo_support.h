// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers of the demo: a report with times and memory, text buffers, files, and a table of ops by
// name.

#ifndef TENURE_TOOLS_DEMO_SUPPORT_H
#define TENURE_TOOLS_DEMO_SUPPORT_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <tenure/base.h>
#include <tenure/walk.h>
#include <time.h>
#include <unistd.h>

//===-- Report --------------------------------------------------------------------------------===//

static int failures = 0;

static inline void check(bool holds, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs(holds ? "   ok    " : "   FAILED  ", stdout);
  vprintf(format, arguments);
  putchar('\n');
  va_end(arguments);
  if (!holds) failures++;
}

typedef struct step {
  double start_ms;
  long start_kib;
} step;

static inline double now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static inline long resident_kib(void) {
  long pages = 0;
  FILE* file = fopen("/proc/self/statm", "r");
  if (file == NULL) return 0;
  if (fscanf(file, "%*s %ld", &pages) != 1) pages = 0;
  fclose(file);
  return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static inline step step_begin(const char* title) {
  printf("\n%s\n", title);
  return (step){now_ms(), resident_kib()};
}

static inline void step_end(step s) {
  const double elapsed_ms = now_ms() - s.start_ms;
  const long kib = resident_kib();
  printf("   took %.2f ms; memory %ld KiB, %+ld KiB\n", elapsed_ms, kib, kib - s.start_kib);
}

//===-- Text ----------------------------------------------------------------------------------===//

typedef struct text {
  char* data;
  size_t size;
  size_t capacity;
} text;

static inline tn_status append(void* user_data, const char* bytes, size_t size) {
  text* t = user_data;
  if (t->size + size > t->capacity) {
    const size_t capacity = 2 * (t->size + size);
    char* larger = realloc(t->data, capacity);
    if (larger == NULL) return TN_OUT_OF_MEMORY;
    t->data = larger;
    t->capacity = capacity;
  }
  memcpy(t->data + t->size, bytes, size);
  t->size += size;
  return TN_OK;
}

static inline size_t file_size(const char* path) {
  struct stat status;
  return stat(path, &status) == 0 ? (size_t)status.st_size : 0;
}

static inline bool write_file(const char* path, const text* t) {
  FILE* file = fopen(path, "wb");
  if (file == NULL) return false;
  const bool written = fwrite(t->data, 1, t->size, file) == t->size;
  return fclose(file) == 0 && written;
}

//===-- Ops by name ---------------------------------------------------------------------------===//

#define NAMES_MAX 64

typedef struct op_table {
  tn_string_view names[NAMES_MAX];
  size_t counts[NAMES_MAX];
  size_t name_count;
  size_t op_count;
} op_table;

static inline tn_walk_result count_op(tn_op op, void* user_data) {
  op_table* table = user_data;
  const tn_string_view name = tn_op_name(op);
  size_t i = 0;
  while (i < table->name_count && !tn_string_view_equal(table->names[i], name)) ++i;
  if (i == table->name_count && i < NAMES_MAX) table->names[table->name_count++] = name;
  if (i < NAMES_MAX) table->counts[i]++;
  table->op_count++;
  return TN_WALK_ADVANCE;
}

static inline void print_table(op_table* table) {
  for (size_t row = 0; row < table->name_count; ++row) {
    size_t most = 0;
    for (size_t i = 1; i < table->name_count; ++i) {
      if (table->counts[i] > table->counts[most]) most = i;
    }
    const tn_string_view name = table->names[most];
    const bool ends_line = row % 2 == 1 || row + 1 == table->name_count;
    printf("   %5zu  %-*.*s%s", table->counts[most], ends_line ? 0 : 28, (int)name.size, name.data,
           ends_line ? "\n" : "");
    table->counts[most] = 0;
  }
}

#endif  // TENURE_TOOLS_DEMO_SUPPORT_H
