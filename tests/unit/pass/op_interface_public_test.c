// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure/op_interface.h: a dialect takes part in what passes and analyses do as the library's do.

#include "public_dialect.h"

/// The names of all ops that a pass leaves of `text`, but the module's, are `expected`.
static void expect_left(const char* pass, const char* text, const char* expected) {
  tn_printed printed;
  open_test(&printed, NULL, text);
  expect_names_left(&printed, pass, expected);
}

//===-- Each part at work ---------------------------------------------------------------------===//

TN_TEST(effects_decide_what_is_common_and_what_is_dead) {
  expect_left("cse",
              "%0 = \"t.read\"() : () -> i32\n%1 = \"t.read\"() : () -> i32\n"
              "\"t.write\"(%0, %1) : (i32, i32) -> ()\n"
              "%2 = \"t.read\"() : () -> i32\n\"t.write\"(%2) : (i32) -> ()\n",
              "t.read t.write t.read t.write ");
  expect_left("canonicalize",
              "%0 = \"t.read\"() : () -> i32\n%1 = \"t.make\"() : () -> i32\n"
              "\"t.maybe_write\"() : () -> ()\n\"t.maybe_write\"() {writes} : () -> ()\n"
              "\"u.unknown\"() : () -> ()\n",
              "t.maybe_write u.unknown ");
}

TN_TEST(folds_and_patterns_canonicalize) {
  expect_left("canonicalize",
              "%0 = \"t.constant\"() {value = 4 : i32} : () -> i32\n"
              "%1 = \"t.next\"(%0) : (i32) -> i32\n%2 = \"t.next\"(%1) : (i32) -> i32\n"
              "\"t.write\"(%2) : (i32) -> ()\n",
              "t.constant t.write ");
  expect_left("canonicalize",
              "%0 = \"t.make\"() : () -> i32\n%1 = \"t.pure\"(%0) : (i32) -> i32\n"
              "%2 = \"t.pure\"(%1) : (i32) -> i32\n%3 = \"t.read\"(%2) : (i32) -> i32\n"
              "\"t.write\"(%3) : (i32) -> ()\n",
              "t.make t.read t.write ");
}

TN_TEST(patterns_of_users_and_of_the_library_go_by_their_names) {
  static const char text[] =
      "%0 = \"t.make\"() : () -> i32\n%1 = \"t.pure\"(%0) : (i32) -> i32\n"
      "%2 = \"t.read\"(%1) : (i32) -> i32\n%c = arith.constant 1 : i32\n"
      "%3 = arith.addi %2, %c : i32\n%4 = arith.addi %3, %c : i32\n"
      "\"t.write\"(%4) : (i32) -> ()\n";
  expect_left("canonicalize", text, "arith.constant t.make t.read arith.addi t.write ");
  expect_left("canonicalize{disable-patterns=read_through}", text,
              "arith.constant t.make t.pure t.read arith.addi t.write ");
  expect_left("canonicalize{disable-patterns={(anonymous namespace)::AddIAddConstant}}", text,
              "arith.constant t.make t.read arith.addi arith.addi t.write ");
  expect_left("canonicalize{enable-patterns=read_through}", text,
              "arith.constant t.make t.read arith.addi arith.addi t.write ");
  expect_left("canonicalize{enable-patterns=none}", text,
              "arith.constant t.make t.pure t.read arith.addi arith.addi t.write ");
}

TN_TEST(traits_fold) {
  expect_left("canonicalize",
              "%0 = \"t.make\"() : () -> i32\n%1 = \"t.not\"(%0) : (i32) -> i32\n"
              "%2 = \"t.not\"(%1) : (i32) -> i32\n%3 = \"t.max\"(%2, %0) : (i32, i32) -> i32\n"
              "\"t.write\"(%3) : (i32) -> ()\n",
              "t.make t.write ");
  // A schema may let types differ; then nothing follows.
  expect_left("canonicalize",
              "%0 = \"t.make\"() : () -> i32\n%1 = \"t.not\"(%0) : (i32) -> i64\n"
              "%2 = \"t.not\"(%1) : (i64) -> i16\n%3 = \"t.max\"(%0, %0) : (i32, i32) -> i64\n"
              "\"t.write\"(%2, %3) : (i16, i64) -> ()\n",
              "t.make t.not t.not t.max t.write ");
}

TN_TEST(constants_go_through_folds_branches_and_calls) {
  expect_left("sccp",
              "%0 = \"t.constant\"() {value = 4 : i32} : () -> i32\n"
              "%1 = \"t.next\"(%0) : (i32) -> i32\n\"t.write\"(%1, %0) : (i32, i32) -> ()\n",
              "t.constant t.constant t.write ");
  expect_left(
      "sccp",
      "func.func @f() {\n  %c = arith.constant true\n  %n = arith.constant false\n"
      "  \"t.choose\"(%n, %c, %n)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 1>} : "
      "(i1, i1, i1) -> ()\n"
      "^bb1(%x: i1):\n  \"t.jump\"(%x)[^bb2] : (i1) -> ()\n"
      "^bb2(%y: i1):\n  %0 = arith.xori %y, %c : i1\n  \"t.write\"(%0) : (i1) -> ()\n"
      "  return\n}\n",
      "func.func arith.constant arith.constant t.choose t.jump t.write func.return ");
}

TN_TEST(ops_leave_the_regions_that_are_loops_if_they_may_run_anywhere) {
  expect_left("loop-invariant-code-motion",
              "\"t.loop\"() ({\n  %0 = \"t.risky\"() {safe} : () -> i32\n"
              "  %1 = \"t.risky\"() : () -> i32\n  %2 = \"t.pure\"(%0) : (i32) -> i32\n}, {\n"
              "  %3 = \"t.pure\"() : () -> i32\n}) : () -> ()\n",
              "t.risky t.pure t.loop t.risky t.pure ");
}

#define LEAF(body)                             \
  "\"t.function\"() ({\n^bb0(%x: i32):\n" body \
  "}) {sym_name = \"leaf\", sym_visibility = \"private\", type = (i32) -> i32} : () -> ()\n"
#define MAIN(attributes, more)                                                                  \
  "\"t.function\"() ({\n^bb0(%x: i32):\n  %0 = \"t.invoke\"(%x, %x) {target = @leaf" attributes \
  "} : (i32, i32) -> i32\n  \"t.write\"(%0) : (i32) -> ()\n  \"t.give\"() : () -> ()\n}) "      \
  "{sym_name = \"main\", type = (i32) -> ()" more "} : () -> ()\n"
#define PURE_LEAF LEAF("  %0 = \"t.pure\"(%x) : (i32) -> i32\n  \"t.give\"(%0) : (i32) -> ()\n")
#define WRITTEN_MAIN(attributes, more)                                                          \
  "\"t.function\"() ({\n^bb0(%x: i32):\n  %0 = \"t.invoke\"(%x, %x) {target = @leaf" attributes \
  "} : (i32, i32) -> i32\n  \"t.give\"(%0) : (i32) -> ()\n}) "                                  \
  "{sym_name = \"main\", type = (i32) -> i32" more "} : () -> ()\n"

TN_TEST(calls_are_in_the_call_graph_and_keep_what_they_name) {
  tn_printed printed;
  tn_call_graph* graph = NULL;
  open_test(&printed, NULL, WRITTEN_MAIN("", "") PURE_LEAF);
  EXPECT_STATUS(TN_OK, tn_call_graph_create(printed.root, &graph));
  EXPECT_EQ(2, tn_call_graph_node_count(graph));
  EXPECT_EQ(1, tn_call_graph_callee_count(graph, 0));
  EXPECT_EQ(1, tn_call_graph_callee(graph, 0, 0));
  tn_call_graph_destroy(graph);
  tn_printed_close(&printed);
  expect_left("symbol-dce", WRITTEN_MAIN("", "") PURE_LEAF,
              "t.function t.invoke t.give t.function t.pure t.give ");
  expect_left("symbol-dce", PURE_LEAF, "");
}

TN_TEST(calls_are_inlined_where_all_agree) {
  expect_left("inline", WRITTEN_MAIN("", "") PURE_LEAF, "t.function t.pure t.give ");
  static const char stays[] = "t.function t.invoke t.give t.function t.pure t.give ";
  expect_left("inline", WRITTEN_MAIN(", stays", "") PURE_LEAF, stays);
  expect_left("inline", WRITTEN_MAIN("", ", stays") PURE_LEAF, stays);
  expect_left("inline",
              WRITTEN_MAIN("", "") LEAF("  %0 = \"t.pure\"(%x) {stays} : (i32) -> i32\n"
                                        "  \"t.give\"(%0) : (i32) -> ()\n"),
              stays);
}

TN_TEST(calls_of_other_types_are_converted_if_they_say_how) {
  static const char leaf[] =
      LEAF("  %0 = \"t.pure\"(%x) : (i32) -> i32\n  \"t.give\"(%0) : (i32) -> ()\n");
  static const char main_text[] =
      "\"t.function\"() ({\n^bb0(%x: i64):\n  %0 = \"t.invoke\"(%x, %x) {target = @leaf} : "
      "(i64, i64) -> i16\n  \"t.give\"(%0) : (i16) -> ()\n}) "
      "{sym_name = \"main\", type = (i64) -> i16} : () -> ()\n";
  char text[1024];
  snprintf(text, sizeof text, "%s%s", main_text, leaf);
  expect_left("inline", text, "t.function t.invoke t.give t.function t.pure t.give ");
  tn_printed printed;
  open_schema(&printed);
  attach(printed.context, "t.function",
         (tn_op_interfaces){.callable = &(tn_op_callable){.type = "type"},
                            .inliner = &(tn_op_inliner){0}});
  attach(printed.context, "t.invoke",
         (tn_op_interfaces){.call = &(tn_op_call){.callee = "target", .first_argument = 1},
                            .inliner = &(tn_op_inliner){.cast = "t.next"}});
  attach(printed.context, "t.pure", (tn_op_interfaces){.inliner = &(tn_op_inliner){0}});
  attach(printed.context, "t.give", (tn_op_interfaces){.inliner = &(tn_op_inliner){0}});
  tn_printed_parse(&printed, text);
  expect_names_left(&printed, "inline", "t.function t.next t.pure t.next t.give ");
}

TN_TEST(terminators_of_several_blocks_become_branches) {
  expect_left("inline{default-pipeline=}",
              WRITTEN_MAIN("", "") LEAF("  \"t.jump\"(%x)[^bb1] : (i32) -> ()\n"
                                        "^bb1(%y: i32):\n  \"t.give\"(%y) : (i32) -> ()\n"),
              "t.function t.jump t.jump t.give ");
}

TN_TEST(what_regions_hand_on_is_known_by_what_chooses_them) {
  expect_left("sccp",
              "%c = arith.constant true\n%n = arith.constant false\n"
              "%0 = \"t.pick\"(%c) ({\n  \"t.leave\"(%c, %n) : (i1, i1) -> ()\n}, {\n"
              "  \"t.give\"(%c) : (i1) -> ()\n}) : (i1) -> i1\n"
              "%1 = arith.andi %0, %c : i1\n\"t.write\"(%1) : (i1) -> ()\n",
              "arith.constant arith.constant t.write ");
  expect_left("remove-dead-values",
              "%c = arith.constant true\n"
              "%0 = \"t.pick\"(%c) ({\n  \"t.give\"(%c) : (i1) -> ()\n}, {\n"
              "  \"t.give\"(%c) : (i1) -> ()\n}) : (i1) -> i1\n"
              "\"t.write\"(%c) : (i1) -> ()\n",
              "arith.constant t.write ");
  expect_left("control-flow-sink",
              "%c = arith.constant true\n%0 = \"t.pure\"(%c) : (i1) -> i1\n"
              "\"t.pick\"(%c) ({\n  \"t.write\"(%0) : (i1) -> ()\n  \"t.give\"() : () -> ()\n}, {\n"
              "  \"t.give\"() : () -> ()\n}) : (i1) -> ()\n",
              "arith.constant t.pick t.pure t.write t.give t.give ");
}

TN_TEST(slots_become_values) {
  expect_left("mem2reg",
              "%v = arith.constant 7 : i32\n%p = \"t.place\"() {of = i32} : () -> i64\n"
              "\"t.put\"(%v, %p) : (i32, i64) -> ()\n%0 = \"t.get\"(%p) : (i64) -> i32\n"
              "\"t.write\"(%0) : (i32) -> ()\n"
              "%q = \"t.place\"() : () -> i64\n%1 = \"t.get\"(%q) : (i64) -> f32\n",
              "arith.constant t.write t.place t.get ");
  expect_left("mem2reg",
              "%p = \"t.place\"() {of = i32} : () -> i64\n%0 = \"t.get\"(%p) : (i64) -> i32\n"
              "\"t.write\"(%0) : (i32) -> ()\n",
              "t.make t.write ");
}

TN_TEST(dead_arguments_of_functions_and_blocks_go) {
  tn_printed printed;
  open_test(&printed, NULL,
            "\"t.function\"() ({\n^bb0(%x: i32):\n"
            "  %0, %1 = \"t.invoke\"(%x, %x, %x) {target = @leaf} : (i32, i32, i32) -> (i32, i32)\n"
            "  \"t.choose\"(%x, %0, %1, %x)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2, "
            "1>} : (i32, i32, i32, i32) -> ()\n"
            "^bb1(%a: i32, %b: i32):\n  \"t.write\"(%b) : (i32) -> ()\n  \"t.give\"() : () -> ()\n"
            "^bb2(%c: i32):\n  \"t.give\"() : () -> ()\n"
            "}) {sym_name = \"main\", type = (i32) -> ()} : () -> ()\n"
            "\"t.function\"() ({\n^bb0(%x: i32, %y: i32):\n"
            "  \"t.give\"(%x, %y) : (i32, i32) -> ()\n"
            "}) {sym_name = \"leaf\", sym_visibility = \"private\", type = (i32, i32) -> (i32, "
            "i32)} : () -> ()\n");
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(remove-dead-values)", NULL));
  const tn_op call = tn_printed_find(&printed, "t.invoke");
  EXPECT_EQ(2, tn_op_operand_count(call));
  EXPECT_EQ(1, tn_op_result_count(call));
  EXPECT_EQ(3, tn_op_operand_count(tn_printed_find(&printed, "t.choose")));
  EXPECT_STATUS(TN_OK, tn_op_verify(printed.root));
  tn_printed_close(&printed);
}

TN_TEST(values_live_into_blocks_that_branches_go_to) {
  tn_printed printed;
  tn_liveness* liveness = NULL;
  open_test(&printed, NULL,
            "func.func @f(%c: i1) {\n  %0 = \"t.make\"() : () -> i32\n  \"t.jump\"()[^bb1] : () -> "
            "()\n^bb1:\n  \"t.write\"(%0) : (i32) -> ()\n  return\n}\n");
  EXPECT_STATUS(TN_OK, tn_liveness_create(printed.root, &liveness));
  const tn_block entry = tn_op_block(tn_printed_find(&printed, "t.jump"));
  const tn_block behind = tn_op_block(tn_printed_find(&printed, "t.write"));
  EXPECT_EQ(1, tn_liveness_out_count(liveness, entry));
  EXPECT_EQ(1, tn_liveness_in_count(liveness, behind));
  tn_liveness_destroy(liveness);
  tn_printed_close(&printed);
}

//===-- The verifier --------------------------------------------------------------------------===//

static void expect_refused(const char* text, const char* words) {
  tn_printed printed;
  open_schema(&printed);
  attach_all(printed.context, NULL);
  tn_printed_parse(&printed, text);
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(printed.root));
  EXPECT_TRUE(strstr(printed.text, words) != NULL);
  tn_printed_close(&printed);
}

TN_TEST(branches_are_compared_with_blocks) {
#define JUMP(handed, arguments) \
  "func.func @f(%x: i32) {\n  \"t.jump\"" handed "\n^bb1" arguments ":\n  return\n}\n"
  expect_refused(JUMP("()[^bb1] : () -> ()", "(%y: i32)"),
                 "branch has 0 operands for successor #0, but target block has 1");
  expect_refused(JUMP("(%x)[^bb1] : (i32) -> ()", "(%y: i64)"),
                 "type mismatch for bb argument #0 of successor #0");
#undef JUMP
}
