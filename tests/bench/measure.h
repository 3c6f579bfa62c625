// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measure: timing, memory and JSON lines, shared by the benchmark programs.
//
//   sizes      measure_sizes, measure_sizes_parse, measure_wants
//   figures    measure_begin, measure_end, measure_emit
//   files      measure_file_read, measure_file_free
//   memory     measure_resident_bytes, measure_private_bytes, measure_heap_bytes
//   the rest   measure_random, measure_require
//
// Each figure is one line on stdout: {"figure":..,"value":..,"unit":..,"wall":..,"count":..}.
// `value` is the CPU time of the thread by item, which holds on a machine that others use too;
// `wall` is the clock on the wall. Under callgrind each figure is a dump of its own, named after
// it: tools/bench counts instructions that way.

#ifndef TENURE_TESTS_BENCH_MEASURE_H
#define TENURE_TESTS_BENCH_MEASURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How large the workload is.
typedef struct measure_sizes {
  size_t function_count;
  size_t op_count;      ///< In each function.
  size_t unique_count;  ///< Distinct things to unique, of each kind.
  size_t symbol_count;
  size_t context_count;
  const char* only;  ///< Sections to run, separated by commas; NULL for all.
} measure_sizes;

/// Reads --funcs, --ops, --unique, --symbols, --contexts, --small and --only. False, with words on
/// stderr, for others.
bool measure_sizes_parse(int argc, char** argv, measure_sizes* out_sizes);

/// Whether `section` is to run.
bool measure_wants(const measure_sizes* sizes, const char* section);

/// A figure that is being taken.
typedef struct measure_figure {
  char name[64];
  double wall_ns;
  double cpu_ns;
} measure_figure;

/// Starts a figure whose name is put together as printf does.
measure_figure measure_begin(const char* format, ...) __attribute__((format(printf, 1, 2)));

/// Ends it and prints what one of `count` items took, in `unit`: "ns" or "us".
void measure_end(measure_figure* figure, double count, const char* unit);

/// The clock on the wall, for what takes several threads; printed by measure_emit.
double measure_wall_ns(void);

/// Prints a figure that is no time of a thread.
void measure_emit(double value, const char* unit, const char* format, ...)
    __attribute__((format(printf, 3, 4)));

/// The bytes of a file, with a NUL after them, which MLIR asks for.
typedef struct measure_file {
  char* text;
  size_t size;
} measure_file;
measure_file measure_file_read(const char* path);
void measure_file_free(measure_file* file);

/// Memory of the process that is in RAM.
double measure_resident_bytes(void);
/// The same without pages of files: of the program's own, above all, which all processes share.
double measure_private_bytes(void);

/// Bytes that malloc has given out and not got back.
double measure_heap_bytes(void);

/// Gives free heap back to the system, so that the next growth is seen.
void measure_trim(void);

/// The next number of a xorshift sequence; `state` starts at anything but 0.
static inline uint64_t measure_random(uint64_t* state) {
  uint64_t x = *state;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  *state = x;
  return x * UINT64_C(2685821657736338717);
}

/// Ends the program with `what` unless `condition`: a figure of a program that failed is no figure.
void measure_require(bool condition, const char* what);

/// Makes the compiler believe that `value` is used.
static inline void measure_keep(uint64_t value) { __asm__ volatile("" : : "g"(value) : "memory"); }

#endif  // TENURE_TESTS_BENCH_MEASURE_H
