// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Those of the core's figures that take a side as functions: contexts and what they unique. The
// others measure less than a call through a pointer takes, so each program has loops of its own.

#ifndef TENURE_TESTS_BENCH_CORE_FIGURES_H
#define TENURE_TESTS_BENCH_CORE_FIGURES_H

#include "measure.h"

/// Gives number `i` of the things of a kind.
typedef const void* (*core_unique_fn)(const void* state, size_t i);

typedef struct core_unique_kind {
  const char* name;
  core_unique_fn get;
  core_unique_fn parts;  ///< Makes what these are made of, beforehand; may be NULL.
} core_unique_kind;

typedef struct core_side {
  void* (*open_context)(void);
  void (*close_context)(void* context);
  /// A context of its own; `texts` are strings by number.
  void* (*open_uniquing)(char (*texts)[32]);
  void (*close_uniquing)(void* state);
  double (*taken_bytes)(const void* state);  ///< Memory that its context has taken.
  const core_unique_kind* kinds;
  size_t kind_count;
} core_side;

/// Making and ending contexts, and their size.
void core_measure_contexts(const core_side* side, const measure_sizes* sizes);
/// New things of each kind, the same again, and 64 of them over and over.
void core_measure_uniquing(const core_side* side, const measure_sizes* sizes);

#endif  // TENURE_TESTS_BENCH_CORE_FIGURES_H
