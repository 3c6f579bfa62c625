// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads that number parts of a module side by side find what the others have, too: attributes
// that are new in one function and named in others, in all ways in which one may be inside another.

#include "same_bytes.h"

#define FUNCTIONS 60
#define OPS 6

/// A number below `end`, another one each time.
static unsigned draw(unsigned* state, unsigned end) {
  *state = *state * 1103515245u + 12345u;
  return (*state >> 16) % end;
}

static void put_attribute(text* to, unsigned* state, unsigned depth);

/// What is inside of an attribute, or all that an op has.
static void put_dictionary(text* to, unsigned* state, unsigned depth) {
  text_format(to, "{k = ");
  put_attribute(to, state, depth);
  text_format(to, ", l = %u : i8}", draw(state, 3));
}

/// Attributes of few kinds, which name each other.
static void put_attribute(text* to, unsigned* state, unsigned depth) {
  const unsigned kind = draw(state, depth == 0 ? 3 : 6);
  const unsigned number = draw(state, 12);
  switch (kind) {
    case 0:
      text_format(to, "%u : i64", number);
      break;
    case 1:
      text_format(to, "\"text%u\"", number);
      break;
    case 2:
      text_format(to, "tensor<%uxf32>", number);
      break;
    case 3:
      put_dictionary(to, state, depth - 1);
      break;
    case 4:
      text_format(to, "[");
      put_attribute(to, state, depth - 1);
      text_format(to, ", ");
      put_attribute(to, state, depth - 1);
      text_format(to, "]");
      break;
    default:
      text_format(to, "#t.opaque<%u>", number);
      break;
  }
}

static void put_function(text* to, unsigned* state, int number) {
  text_format(to, "\"t.func\"() <{sym_name = \"f%d\"}> ({\n^bb0(%%a: i%u):\n", number,
              1 + draw(state, 9));
  for (int i = 0; i < OPS; ++i) {
    text_format(to, "\"t.op%u\"() <{p = ", draw(state, 5));
    put_attribute(to, state, 2);
    text_format(to, "}> ");
    put_dictionary(to, state, draw(state, 4));
    text_format(to, " : () -> tuple<i%u, f32>\n", 1 + draw(state, 9));
  }
  text_format(to, "}) : () -> ()\n");
}

TN_TEST(attributes_inside_each_other_are_the_same_for_all_threads) {
  for (unsigned seed = 1; seed <= 3; ++seed) {
    unsigned state = seed;
    text module = {NULL, 0, 0};
    text_format(&module, "\"builtin.module\"() ({\n");
    for (int i = 0; i < FUNCTIONS; ++i) put_function(&module, &state, i);
    text_format(&module, "}) : () -> ()\n");
    expect_same_bytes(&module);
    free(module.data);
  }
}
