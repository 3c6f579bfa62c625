// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The figures of bytecode, of whichever library: bench_bytecode.c and bench_bytecode_mlir.c say how
// theirs reads and writes, and the files are measured here.

#ifndef TENURE_TESTS_BENCH_BYTECODE_FIGURES_H
#define TENURE_TESTS_BENCH_BYTECODE_FIGURES_H

#include <stddef.h>

/// A growing array of bytes.
typedef struct bytecode_bytes {
  char* data;
  size_t size;
  size_t capacity;
} bytecode_bytes;

void bytecode_bytes_append(bytecode_bytes* bytes, const char* data, size_t size);

/// A library. What fails ends the program.
typedef struct bytecode_side {
  void* (*open)(void);  ///< A context.
  void (*close)(void* context);
  /// Text or bytecode; the module is the context's.
  void (*read)(void* context, const char* data, size_t size);
  size_t (*count_ops)(void* context);
  void (*write)(void* context, bytecode_bytes* out);
  size_t (*print)(void* context);  ///< In generic form; returns the bytes.
} bytecode_side;

/// Arguments are NAME=FILE of texts. For each: bytecode.NAME.write and .read in ns for an op (and
/// .read_print, until it is printed), .size in bytes for an op, .rss of what was read likewise.
int bytecode_figures_run(const bytecode_side* side, int argument_count, char** arguments);

#endif  // TENURE_TESTS_BENCH_BYTECODE_FIGURES_H
