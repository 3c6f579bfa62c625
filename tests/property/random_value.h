// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the parts of the generator of random programs share. Values are kept by type while they are
// visible, so every operand dominates its use; regions and blocks put the lists back when they are
// left.

#ifndef TENURE_TESTS_PROPERTY_RANDOM_VALUE_H
#define TENURE_TESTS_PROPERTY_RANDOM_VALUE_H

#include <stdbool.h>
#include <stddef.h>

#include "../text.h"
#include "random_things.h"

typedef enum kind { I1, I8, I32, I64, INDEX, F32, F64, KIND_COUNT } kind;

extern const char* const names[KIND_COUNT];
extern const unsigned widths[KIND_COUNT];

#define VISIBLE_MAX 256
#define VALUES_MAX 3
#define FUNCTION_MAX 6
#define MEMORY_MAX 32
#define REPEAT_MAX 64

typedef struct signature {
  bool is_private;
  unsigned argument_count;
  unsigned result_count;
  kind arguments[VALUES_MAX];
  kind results[VALUES_MAX];
} signature;

typedef struct memory {
  unsigned id;
  kind element;
  unsigned size;  ///< 0: no dimension.
} memory;

/// An op without effect that may be written once more.
typedef struct repeat {
  size_t start;  ///< Of what stands after "= ", in the text.
  size_t size;
  kind type;
} repeat;

typedef struct visible {
  unsigned counts[KIND_COUNT];
  unsigned memory_count;
  unsigned repeat_count;
} visible;

typedef struct generator {
  random_source source;
  text* out;
  unsigned next_id;
  unsigned next_block;
  int depth;
  bool has_blocks;  ///< Whether the region at hand may have several.
  size_t ops_left;
  visible seen;
  unsigned values[KIND_COUNT][VISIBLE_MAX];
  memory memories[MEMORY_MAX];
  repeat repeats[REPEAT_MAX];
  signature functions[FUNCTION_MAX];
  unsigned function_count;  ///< Those that may be called.
} generator;

#define BELOW(g, bound) ((unsigned)random_below(&(g)->source, (bound)))
#define CHANCE(g, percent) random_chance(&(g)->source, (percent))

/// Makes a value visible.
void see(generator* g, kind type, unsigned id);
/// A number for a value, which an op of those that are left is spent on.
unsigned fresh(generator* g);
kind random_kind(generator* g);
/// An integer of 8 bits and more that is no index.
kind random_number(generator* g);
unsigned constant(generator* g, kind type, long long value);
/// One that is visible, most often a late one, or a new constant.
unsigned any(generator* g, kind type);
/// A value of 0 to `mask`, which is a power of two less one.
unsigned masked(generator* g, kind type, unsigned mask);
/// An op of arith.
void simple(generator* g);

#endif  // TENURE_TESTS_PROPERTY_RANDOM_VALUE_H
