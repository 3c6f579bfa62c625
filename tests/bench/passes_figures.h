// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The figures of passes, of whichever library: bench_passes.c and bench_passes_mlir.c say how theirs
// parses and runs a pipeline; the files are measured here.

#ifndef TENURE_TESTS_BENCH_PASSES_FIGURES_H
#define TENURE_TESTS_BENCH_PASSES_FIGURES_H

#include <stdbool.h>
#include <stddef.h>

/// A library. What fails ends the program.
typedef struct passes_side {
  void* (*open)(unsigned thread_count);  ///< A context; 1: without threading.
  void (*close)(void* context);
  void (*parse)(void* context, const char* text, size_t size);  ///< The module is the context's.
  size_t (*count_ops)(void* context);
  void (*run)(void* context, const char* pipeline);  ///< On the module, verifying after each pass.
} passes_side;

/// Arguments are NAME=FILE, as many as there are files. For each: passes.NAME.PASS in ns of CPU time
/// for each op of the file, on one thread; and passes.NAME.nested_1 and _2, of a pipeline nested in
/// functions, in ns by the clock on the wall on one thread and on two.
int passes_figures_run(const passes_side* side, int argument_count, char** arguments);

#endif  // TENURE_TESTS_BENCH_PASSES_FIGURES_H
