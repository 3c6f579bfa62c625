// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random control flow as text: a function of blocks that go anywhere, with values that are used
// anywhere, and ops with blocks of their own in between. It need not be valid.

#ifndef TENURE_TESTS_UNIT_ANALYSIS_RANDOM_FLOW_H
#define TENURE_TESTS_UNIT_ANALYSIS_RANDOM_FLOW_H

#include <stdarg.h>
#include <tenure/analysis.h>

#include "printed.h"

enum { FLOW_BLOCKS = 14, FLOW_TEXT_SIZE = 32768 };

typedef struct flow {
  uint32_t seed;
  size_t block_count;
  size_t edge_counts[FLOW_BLOCKS];
  size_t edges[FLOW_BLOCKS][3];
  size_t value_count;
  size_t size;
  char text[FLOW_TEXT_SIZE];
} flow;

static inline uint32_t flow_random(flow* f, uint32_t limit) {
  f->seed = f->seed * 1664525u + 1013904223u;
  return (f->seed >> 8) % limit;
}

__attribute__((format(printf, 2, 3))) static inline void flow_add(flow* f, const char* format,
                                                                  ...) {
  va_list arguments;
  va_start(arguments, format);
  f->size += (size_t)vsnprintf(f->text + f->size, FLOW_TEXT_SIZE - f->size, format, arguments);
  va_end(arguments);
  EXPECT_TRUE(f->size < FLOW_TEXT_SIZE);
}

/// An op that uses two values of the function, whose own are the first `block_count` times two.
static inline void flow_add_use(flow* f, size_t value) {
  const uint32_t limit = (uint32_t)(2 * f->block_count);
  if (flow_random(f, 3) == 0) {
    flow_add(f, "%%v%zu = \"t.def\"() : () -> i32\n", value);
  } else {
    flow_add(f, "%%v%zu = \"t.def\"(%%v%u, %%v%u) : (i32, i32) -> i32\n", value,
             flow_random(f, limit), flow_random(f, limit));
  }
}

/// An op with two blocks, the first of which has an argument that the second uses.
static inline void flow_add_nested(flow* f) {
  const size_t value = f->value_count;
  f->value_count += 3;
  flow_add(f, "\"t.nest\"() ({\n^n0(%%v%zu: i32):\n", value);
  flow_add_use(f, value + 1);
  flow_add(f, "\"t.br\"()[^n1%s] : () -> ()\n^n1:\n", flow_random(f, 2) == 0 ? "" : ", ^n0");
  flow_add_use(f, value + 2);
  flow_add(f, "\"t.use\"(%%v%zu) : (i32) -> ()\n}) : () -> ()\n", value);
}

static inline void flow_add_block(flow* f, size_t i) {
  flow_add(f, "^bb%zu(%%v%zu: i32):\n", i, 2 * i);
  flow_add_use(f, 2 * i + 1);
  if (flow_random(f, 3) == 0) flow_add_nested(f);
  f->edge_counts[i] = flow_random(f, 4);
  flow_add(f, "\"t.br\"()");
  for (size_t k = 0; k < f->edge_counts[i]; ++k) {
    f->edges[i][k] = flow_random(f, (uint32_t)f->block_count);
    flow_add(f, "%s^bb%zu", k == 0 ? "[" : ", ", f->edges[i][k]);
  }
  flow_add(f, "%s : () -> ()\n", f->edge_counts[i] == 0 ? "" : "]");
}

/// Makes and parses a function; `printed` is to be closed.
static inline void flow_open(flow* f, uint32_t seed, tn_printed* printed) {
  memset(f, 0, sizeof *f);
  f->seed = seed;
  f->block_count = 1 + flow_random(f, FLOW_BLOCKS);
  f->value_count = 2 * f->block_count;
  flow_add(f, "\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({\n");
  for (size_t i = 0; i < f->block_count; ++i) flow_add_block(f, i);
  flow_add(f, "}) : () -> ()\n");
  tn_printed_open(printed, f->text);
}

#endif  // TENURE_TESTS_UNIT_ANALYSIS_RANDOM_FLOW_H
