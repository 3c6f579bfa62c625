// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measuring passes. Each one runs on a module that was just read; reading is not measured.

#include "passes_figures.h"

#include <string.h>

#include "measure.h"

#define NESTED "builtin.module(func.func(canonicalize,cse))"

/// A context with the module of the file.
static void* prepare(const passes_side* side, const measure_file* file, unsigned thread_count) {
  void* context = side->open(thread_count);
  side->parse(context, file->text, file->size);
  return context;
}

static void measure_pass(const passes_side* side, const measure_file* file, const char* name,
                         const char* pass, const char* pipeline) {
  void* context = prepare(side, file, 1);
  const double op_count = (double)side->count_ops(context);
  measure_figure figure = measure_begin("passes.%s.%s", name, pass);
  side->run(context, pipeline);
  measure_end(&figure, op_count, "ns");
  // That both sides did the same.
  measure_emit((double)side->count_ops(context), "ops", "passes.%s.%s.left", name, pass);
  side->close(context);
}

/// By the clock on the wall: what threads are for.
static void measure_threads(const passes_side* side, const measure_file* file, const char* name,
                            unsigned thread_count) {
  void* context = prepare(side, file, thread_count);
  const double op_count = (double)side->count_ops(context);
  const double started = measure_wall_ns();
  side->run(context, NESTED);
  measure_emit((measure_wall_ns() - started) / op_count, "ns", "passes.%s.nested_%u", name,
               thread_count);
  side->close(context);
}

int passes_figures_run(const passes_side* side, int argument_count, char** arguments) {
  static const char* const passes[][2] = {{"canonicalize", "builtin.module(canonicalize)"},
                                          {"cse", "builtin.module(cse)"},
                                          {"symbol_dce", "builtin.module(symbol-dce)"},
                                          {"inline", "builtin.module(inline)"},
                                          {"sccp", "builtin.module(sccp)"},
                                          {"nested", NESTED}};
  for (int i = 1; i < argument_count; ++i) {
    char* path = strchr(arguments[i], '=');
    measure_require(path != NULL, "arguments are NAME=FILE");
    *path++ = 0;
    measure_file file = measure_file_read(path);
    for (size_t k = 0; k < sizeof passes / sizeof *passes; ++k) {
      measure_pass(side, &file, arguments[i], passes[k][0], passes[k][1]);
    }
    for (unsigned threads = 1; threads <= 2; ++threads) {
      measure_threads(side, &file, arguments[i], threads);
    }
    measure_file_free(&file);
  }
  return 0;
}
