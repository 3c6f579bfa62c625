// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The figures of text, of whichever library: bench_text.c and bench_text_mlir.c say how theirs
// parses and prints, and the files are measured here.

#ifndef TENURE_TESTS_BENCH_TEXT_FIGURES_H
#define TENURE_TESTS_BENCH_TEXT_FIGURES_H

#include <stdbool.h>
#include <stddef.h>

/// A library. What fails ends the program.
typedef struct text_side {
  void* (*open)(void);  ///< A context.
  void (*close)(void* context);
  void (*parse)(void* context, const char* text, size_t size);  ///< The module is the context's.
  size_t (*count_ops)(void* context);
  size_t (*print)(void* context, bool custom_form, bool with_locations);  ///< Returns the bytes.
} text_side;

/// Arguments are NAME=FILE, as many as there are files; what is called "pretty" is printed in custom
/// form, the others in generic form. For each, in a context of its own:
/// text.NAME.parse and .print and .print_locations in us for a kB of text (the file's, or what is
/// printed), text.NAME.rss, .private and .heap in bytes of memory for each op: what is resident, what
/// of that is no file's, and what is kept.
int text_figures_run(const text_side* side, int argument_count, char** arguments);

#endif  // TENURE_TESTS_BENCH_TEXT_FIGURES_H
