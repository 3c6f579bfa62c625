// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information is written as the same bytes on any number of threads: distinct attributes that
// several functions name, which each thread makes of their spelling, and types that nest too deep
// for their dialect's encoding, as which what is inside goes depends on what it is come to from.

#include "../../bytecode/same_bytes.h"

#define FUNCTIONS 24

static void begin(text* to) { text_format(to, "\"builtin.module\"() ({\n"); }

static void end(text* to) { text_format(to, "}) : () -> ()\n"); }

/// The compile unit that distinct[number]<> is the id of.
static void put_unit(text* to, int number) {
  text_format(to,
              "#llvm.di_compile_unit<id = distinct[%d]<>, sourceLanguage = DW_LANG_C99, "
              "file = #llvm.di_file<\"a.c\" in \"\">, isOptimized = false, emissionKind = Full>",
              number);
}

TN_TEST(distinct_attributes_are_the_same_for_all_threads) {
  text module = {NULL, 0, 0};
  begin(&module);
  for (int i = 0; i < FUNCTIONS; ++i) {
    text_format(&module, "\"func.func\"() <{function_type = () -> (), sym_name = \"f%d\"}> ({\n",
                i);
    // One unit that all name, one of each half, and one of its own.
    const int numbers[] = {0, 1 + i % 2, 3 + i};
    for (size_t j = 0; j < sizeof numbers / sizeof *numbers; ++j) {
      text_format(&module, "\"t.op\"() {n = \"%d\", unit = ", i / 3);
      put_unit(&module, numbers[j]);
      text_format(&module, "} : () -> ()\n");
    }
    text_format(&module, "\"func.return\"() : () -> ()\n}) : () -> ()\n");
  }
  end(&module);
  expect_same_bytes(&module);
  free(module.data);
}

/// Pointers to pointers.
#define DEPTH 90

TN_TEST(what_nests_too_deep_is_the_same_text_for_all_threads) {
  for (int deep = 0; deep < FUNCTIONS; deep += FUNCTIONS - 1) {
    text module = {NULL, 0, 0};
    text_format(&module, "#t0 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\">\n");
    for (int i = 1; i <= DEPTH; ++i) {
      text_format(&module,
                  "#t%d = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #t%d>\n", i,
                  i - 1);
    }
    begin(&module);
    for (int i = 0; i < FUNCTIONS; ++i) {
      // One function names the outermost, the others what is found inside of it.
      text_format(&module,
                  "\"func.func\"() <{function_type = () -> (), sym_name = \"f%d\"}> ({\n"
                  "\"t.op\"() {t = #t%d} : () -> ()\n\"func.return\"() : () -> ()\n}) : () -> ()\n",
                  i, i == deep ? DEPTH : 10 + i);
    }
    end(&module);
    expect_same_bytes(&module);
    free(module.data);
  }
}
