// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure diff: compares two modules by their ops, not by their text.

#include <stdio.h>
#include <string.h>
#include <tenure/compare.h>

#include "diff.h"

#define DIFFERENT 1
#define TROUBLE 2

// Prints the differences. If there is none, also compares whole ops, so that no difference is
// missed.
static int compare(const diff_options* options, diff_side* a, diff_side* b) {
  const uint32_t flags = options->locations ? 0 : TN_COMPARE_IGNORE_LOCATIONS;
  uint64_t count = 0;
  bool same = false;
  if (!diff_match(a, b) || !diff_show(options, a, b, &count)) {
    tool_error("out of memory");
    return TROUBLE;
  }
  if (count != 0) return DIFFERENT;
  if (tn_op_equal(a->module.root, b->module.root, flags, NULL, &same) != TN_OK) return TROUBLE;
  if (!same) tool_error("the modules differ in a way that diff does not show");
  return same ? TOOL_SUCCESS : DIFFERENT;
}

static int run(const diff_options* options, const char* const* paths) {
  static diff_side a;
  static diff_side b;
  int status = TROUBLE;
  if (diff_side_open(paths[0], &a) && diff_side_open(paths[1], &b)) {
    status = compare(options, &a, &b);
  }
  diff_side_close(&b);
  diff_side_close(&a);
  return fflush(stdout) != 0 ? TROUBLE : status;
}

static diff_options asked;

static const tool_option option_table[] = {
    TOOL_DIAGNOSTICS,
    TOOL_DIALECT_FILE,
    {"json", TOOL_FLAG, &asked.json, NULL, "Write an object with a list of the changes"},
    {"locations", TOOL_FLAG, &asked.locations, NULL,
     "Compare locations of ops and arguments, too"}};

static int run_diff(const char** words, size_t word_count) {
  (void)word_count;
  if (strcmp(words[0], "-") == 0 && strcmp(words[1], "-") == 0) {
    tool_error("standard input can be one of the modules, not both");
    return TROUBLE;
  }
  return run(&asked, words);
}

TOOL_COMMAND(diff) = {
    .name = "tenure diff",
    .brief = "Show the changes between two modules",
    .usage = "[OPTION...] A B",
    .summary =
        "Shows the changes from module A to module B, each as text or bytecode ('-' is standard\n"
        "input): ops that are changed (~), renamed, moved (>), removed (-) or added (+), with the\n"
        "attributes, types, operands and blocks that differ, and resources. Names of values, "
        "layout\n"
        "and the order of attributes are ignored.",
    .epilogue =
        "Exits with 0 if the modules are equal, with 1 if they differ, with 2 after an error.",
    .positional_min = 2,
    .positional_max = 2,
    .options = option_table,
    .option_count = sizeof option_table / sizeof *option_table,
    .rank = 30,
    .error_status = TROUBLE,
    .run = run_diff};
