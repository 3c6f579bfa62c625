// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a run of passes tells of: actions, times as a tree, what it prints before.

#include <tenure/operation.h>

#include "run.h"

static const char module[] =
    "func.func @f(%x: i32) -> i32 {\n"
    "  %c1 = arith.constant 1 : i32\n"
    "  %a = arith.addi %x, %c1 : i32\n"
    "  %b = arith.addi %a, %c1 : i32\n"
    "  return %b : i32\n"
    "}\n"
    "func.func @g() {\n"
    "  return\n"
    "}\n";

typedef struct heard {
  char text[4096];
  int depth;
  int deepest;
  const char* refused;  // The tag of what is left out; NULL for nothing.
} heard;

static void add(heard* it, const char* before, tn_string_view words) {
  const size_t size = strlen(it->text);
  snprintf(it->text + size, sizeof it->text - size, "%s%.*s\n", before, (int)words.size,
           words.data);
}

static bool begin(void* user_data, const tn_action* action) {
  heard* it = user_data;
  EXPECT_STATUS(TN_OK, tn_op_check(action->op));
  if (it->refused != NULL && tn_string_view_equal(action->tag, text_of(it->refused))) return false;
  add(it, "", action->description);
  if (++it->depth > it->deepest) it->deepest = it->depth;
  return true;
}

static void end(void* user_data, const tn_action* action) {
  heard* it = user_data;
  EXPECT_TRUE(action->tag.size != 0);
  --it->depth;
}

static void run_heard(heard* it, const char* pipeline, const char* left) {
  const tn_action_listener listener = {begin, end, it};
  const tn_pass_options options = {.actions = &listener};
  tn_printed printed;
  tn_printed_open(&printed, module);
  EXPECT_STATUS(TN_OK, run(&printed, pipeline, &options));
  EXPECT_EQ(0, it->depth);
  char names[512] = "";
  EXPECT_STATUS(TN_OK, tn_op_walk(printed.root, TN_WALK_PRE_ORDER, add_name, names));
  EXPECT_STR(left, names);
  tn_printed_close(&printed);
}

#define ALL                                                                              \
  "builtin.module func.func arith.constant arith.addi arith.addi func.return func.func " \
  "func.return "
#define REWRITTEN \
  "builtin.module func.func arith.constant arith.addi func.return func.func func.return "

TN_TEST(actions_are_told_inside_of_each_other) {
  heard it = {.depth = 0};
  run_heard(&it, "builtin.module(func.func(cse,canonicalize))", REWRITTEN);
  EXPECT_TRUE(strstr(it.text,
                     "`pass-execution` running `mlir::detail::OpToOpPassAdaptor` on "
                     "Operation `builtin.module`\n`pass-execution` running `CSE` on "
                     "Operation `func.func`\n`pass-execution` running `Canonicalizer` on "
                     "Operation `func.func`\nGreedyPatternRewriteIteration(1)\n"
                     "`apply-pattern pattern: ") == it.text);
  EXPECT_EQ(4, it.deepest);
}

TN_TEST(actions_are_left_out) {
  heard patterns = {.refused = "apply-pattern"};
  run_heard(&patterns, "builtin.module(func.func(canonicalize))", ALL);
  heard turns = {.refused = "GreedyPatternRewriteIteration"};
  run_heard(&turns, "builtin.module(canonicalize)", ALL);
  heard passes = {.refused = "pass-execution"};
  run_heard(&passes, "builtin.module(canonicalize,func.func(canonicalize))", ALL);
  EXPECT_STR("", passes.text);
}

static void take_time(void* user_data, const tn_pass_time* time) {
  heard* it = user_data;
  EXPECT_TRUE(time->seconds >= 0 && time->busy >= 0);
  add(it, time->depth == 0 ? "" : "  ", time->name);
}

static void begin_print(void* user_data, tn_op op, tn_string_view pass) {
  EXPECT_EQ(pass.size == 0, tn_op_is_null(op));
  add(user_data, tn_op_is_null(op) ? "printed" : "print ", pass);
}

static tn_status write_nothing(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

TN_TEST(times_are_a_tree_and_prints_are_announced) {
  heard it = {.depth = 0};
  tn_printed printed;
  tn_printed_open(&printed, module);
  const tn_pass_options options = {.time = true,
                                   .take_time = take_time,
                                   .begin_print = begin_print,
                                   .print_after = text_of("symbol-dce"),
                                   .write = write_nothing,
                                   .write_data = &it};
  EXPECT_STATUS(
      TN_OK, run(&printed, "builtin.module(func.func(cse,canonicalize),cse,symbol-dce)", &options));
  EXPECT_STR(
      "print symbol-dce\nprinted\n'func.func' Pipeline\n  CSE\n  Canonicalizer\nCSE\nSymbolDCE\n",
      it.text);
  tn_printed_close(&printed);
}

TN_TEST(statistics_are_a_list) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  tn_printed_clear(&printed);
  const tn_pass_options options = {.statistics = true,
                                   .statistics_as_list = true,
                                   .write = tn_printed_write,
                                   .write_data = &printed};
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(symbol-dce,func.func(cse),cse)", &options));
  const char* first = strstr(printed.text, "\nCSE\n  (S) 0 num-cse'd");
  const char* second = strstr(printed.text, "\nSymbolDCE\n");
  EXPECT_TRUE(first != NULL && second != NULL && first < second);
  EXPECT_TRUE(strstr(first + 1, "\nCSE\n") == NULL);
  tn_printed_close(&printed);
}
