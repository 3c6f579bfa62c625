// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measuring parse and print of files. Small files are parsed again and again, so that a figure takes
// long enough to be one.

#include "text_figures.h"

#include <stdlib.h>
#include <string.h>

#include "measure.h"

/// What a figure goes over at least.
enum { BYTES_AT_LEAST = 4000000 };

static size_t repetitions(size_t size) { return size == 0 ? 1 : 1 + BYTES_AT_LEAST / size; }

static void measure_printing(const text_side* side, void* context, const char* name,
                             bool with_locations) {
  const bool custom_form = strcmp(name, "pretty") == 0;
  const size_t size = side->print(context, custom_form, with_locations);
  const size_t times = repetitions(size);
  measure_figure figure =
      measure_begin("text.%s.%s", name, with_locations ? "print_locations" : "print");
  for (size_t i = 0; i < times; ++i) (void)side->print(context, custom_form, with_locations);
  measure_end(&figure, (double)times * (double)size / 1000, "us");
}

/// The first parse is cold: memory comes from the system page by page. What is resident then has
/// pages of the program's own file in it, which what is private has not, and what was free again in
/// the end, which the heap has not either.
static void measure_memory(const text_side* side, const char* name, const measure_file* s) {
  void* context = side->open();
  measure_trim();
  const double before = measure_resident_bytes();
  const double private_before = measure_private_bytes();
  const double heap_before = measure_heap_bytes();
  measure_figure figure = measure_begin("text.%s.parse_first", name);
  side->parse(context, s->text, s->size);
  measure_end(&figure, (double)s->size / 1000, "us");
  const double after = measure_resident_bytes();
  const double private_after = measure_private_bytes();
  const double heap_after = measure_heap_bytes();
  const double op_count = (double)side->count_ops(context);
  measure_emit((after - before) / op_count, "B", "text.%s.rss", name);
  measure_emit((private_after - private_before) / op_count, "B", "text.%s.private", name);
  measure_emit((heap_after - heap_before) / op_count, "B", "text.%s.heap", name);
  measure_printing(side, context, name, false);
  measure_printing(side, context, name, true);
  side->close(context);
}

static void measure_parsing(const text_side* side, const char* name, const measure_file* s) {
  const size_t times = repetitions(s->size);
  void** contexts = malloc(times * sizeof *contexts);
  measure_require(contexts != NULL, "there is memory");
  for (size_t i = 0; i < times; ++i) contexts[i] = side->open();
  measure_figure figure = measure_begin("text.%s.parse", name);
  for (size_t i = 0; i < times; ++i) side->parse(contexts[i], s->text, s->size);
  measure_end(&figure, (double)times * (double)s->size / 1000, "us");
  for (size_t i = 0; i < times; ++i) side->close(contexts[i]);
  free(contexts);
}

int text_figures_run(const text_side* side, int argument_count, char** arguments) {
  for (int i = 1; i < argument_count; ++i) {
    char* path = strchr(arguments[i], '=');
    measure_require(path != NULL, "arguments are NAME=FILE");
    *path++ = 0;
    measure_file s = measure_file_read(path);
    measure_memory(side, arguments[i], &s);
    measure_parsing(side, arguments[i], &s);
    measure_file_free(&s);
  }
  return 0;
}
