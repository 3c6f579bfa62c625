// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random pipelines.

#include "random_program.h"
#include "random_things.h"

void random_pipeline(uint64_t seed, text* out) {
  static const char* const passes[] = {
      "canonicalize",
      "canonicalize{top-down=false region-simplify=aggressive}",
      "cse",
      "sccp",
      "loop-invariant-code-motion",
      "control-flow-sink",
      "mem2reg",
      "trivial-dce",
      // Those of modules alone.
      "inline",
      "symbol-dce",
      "remove-dead-values",
  };
  random_source source = {.state = seed ^ 0x706970656c696e65u};
  const size_t count = random_chance(&source, 50) ? 1 : 2 + random_below(&source, 3);
  text_format(out, "builtin.module(");
  for (size_t i = 0; i < count; ++i) {
    const size_t which = random_below(&source, 11);
    const bool is_nested = which < 8 && random_chance(&source, 50);
    text_format(out, "%s%s%s%s", i == 0 ? "" : ",", is_nested ? "func.func(" : "", passes[which],
                is_nested ? ")" : "");
  }
  text_format(out, ")");
  (void)text_append(out, "", 1);
}
