// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pass managers through the public API: pipelines, running, handles held across.

#include <tenure/operation.h>
#include <tenure/pass.h>

#include "run.h"

static const char module[] =
    "func.func @f(%x: i32) -> i32 {\n"
    "  %c0 = arith.constant 0 : i32\n"
    "  %a = arith.addi %x, %c0 : i32\n"
    "  %b = arith.muli %a, %x : i32\n"
    "  %c = arith.muli %x, %a : i32\n"
    "  %d = arith.addi %b, %c : i32\n"
    "  return %d : i32\n"
    "}\n";

static size_t count_ops(tn_op function) {
  size_t count = 0;
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(function, 0)));
  for (; op.slot != 0; op = tn_op_next(op)) ++count;
  return count;
}

TN_TEST(a_pipeline_runs_on_ops_of_its_names) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(func.func(canonicalize,cse))", NULL));
  // muli, addi, return.
  EXPECT_EQ(3, count_ops(tn_printed_find(&printed, "func.func")));
  EXPECT_STATUS(TN_OK, run(&printed, "any(any(cse))", NULL));
  tn_printed_close(&printed);
}

TN_TEST(handles_that_were_held_resolve_right_or_are_stale) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  const tn_op function = tn_printed_find(&printed, "func.func");
  const tn_op add = tn_printed_find(&printed, "arith.addi");
  const tn_op multiply = tn_printed_find(&printed, "arith.muli");
  const tn_op constant = tn_printed_find(&printed, "arith.constant");
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(canonicalize,cse)", NULL));
  EXPECT_STATUS(TN_OK, tn_op_check(function));
  EXPECT_STATUS(TN_OK, tn_op_check(multiply));
  EXPECT_VIEW("arith.muli", tn_op_name(multiply));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(add));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(constant));
  tn_printed_close(&printed);
}

TN_TEST(what_is_no_pipeline_is_refused_in_words) {
  static const struct {
    const char* pipeline;
    const char* words;
  } cases[] = {
      {"cse", "expected pass pipeline to be wrapped"},
      {"builtin.module(nothing)", "'nothing' does not refer to a registered pass"},
      {"builtin.module(cse))", "encountered extra closing ')'"},
      {"builtin.module(cse,)", "'' does not refer to a registered pass"},
      {"builtin.module(cse{x=1})", "no such option x"},
      {"builtin.module(canonicalize{top-down=7})", "'7' is invalid value for boolean argument"},
      {"builtin.module(canonicalize{max-iterations=x})", "'x' value invalid for long argument"},
      {"builtin.module(canonicalize{max-iterations=9223372036854775808})",
       "'9223372036854775808' value invalid for long argument"},
      {"builtin.module(canonicalize{max-iterations=+3})", "'+3' value invalid for long argument"},
      {"builtin.module(inline{max-iterations=4294967296})",
       "'4294967296' value invalid for uint argument"},
      {"builtin.module(inline{inlining-threshold=-1})", "'-1' value invalid for uint argument"},
      {"builtin.module(canonicalize{region-simplify=x})", "Cannot find option named 'x'"},
      {"builtin.module(canonicalize{disable-patterns})", "requires a value!"},
      {"builtin.module(canonicalize{top-down)", "missing closing '}'"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    tn_printed printed;
    tn_pass_manager* manager = NULL;
    tn_printed_open(&printed, module);
    EXPECT_STATUS(TN_MALFORMED,
                  tn_pass_manager_parse(printed.context, text_of(cases[i].pipeline), &manager));
    EXPECT_TRUE(manager == NULL);
    if (strstr(printed.text, cases[i].words) == NULL) TN_FAIL("%s", printed.text);
    tn_printed_close(&printed);
  }
}

TN_TEST(a_manager_is_for_ops_of_its_name_that_are_isolated) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, run(&printed, "func.func(cse)", NULL));
  EXPECT_TRUE(strstr(printed.text, "can't run 'func.func' pass manager") != NULL);
  EXPECT_STATUS(TN_VERIFY_FAILED,
                run(&printed, "builtin.module(func.func(arith.muli(cse)))", NULL));
  EXPECT_TRUE(strstr(printed.text, "not marked as 'IsolatedFromAbove'") != NULL);
  EXPECT_STATUS(TN_VERIFY_FAILED, run(&printed, "builtin.module(func.func(inline))", NULL));
  EXPECT_TRUE(strstr(printed.text, "does not define a symbol table") != NULL);
  tn_printed_close(&printed);
}

typedef struct seen {
  size_t count;
  tn_status answer;
} seen;

static tn_status see(void* user_data, tn_op op) {
  seen* it = user_data;
  it->count += tn_op_check(op) == TN_OK;
  return it->answer;
}

TN_TEST(passes_of_the_callers_own_run_in_order) {
  tn_printed printed;
  tn_pass_manager* manager = NULL;
  seen first = {0, TN_OK};
  seen second = {0, TN_VERIFY_FAILED};
  seen third = {0, TN_OK};
  tn_printed_open(&printed, module);
  EXPECT_STATUS(TN_OK,
                tn_pass_manager_create(printed.context, text_of("builtin.module"), &manager));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add_callback(manager, text_of("first"), see, &first));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(manager, text_of("canonicalize,func.func(cse)")));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add_callback(manager, text_of("second"), see, &second));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add_callback(manager, text_of("third"), see, &third));
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_pass_manager_run(manager, printed.root, NULL));
  EXPECT_EQ(1, first.count);
  EXPECT_EQ(1, second.count);
  EXPECT_EQ(0, third.count);
  tn_printed_clear(&printed);
  EXPECT_STATUS(TN_OK, tn_pass_manager_print(manager, tn_printed_write, &printed));
  EXPECT_STR(
      "builtin.module(first,canonicalize{  max-iterations=10 max-num-rewrites=-1 "
      "region-simplify=normal test-convergence=false top-down=true},func.func(cse),second,third)",
      printed.text);
  tn_pass_manager_destroy(manager);
  tn_pass_manager_destroy(NULL);
  tn_printed_close(&printed);
}

TN_TEST(what_changed_is_printed_and_only_that) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  tn_pass_options options = {
      .print_after_change = true, .write = tn_printed_write, .write_data = &printed};
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(canonicalize,canonicalize)", &options));
  const char* first = strstr(printed.text, "IR Dump After Canonicalizer (canonicalize)");
  EXPECT_TRUE(first != NULL && strstr(first + 1, "IR Dump") == NULL);
  options = (tn_pass_options){.print_before = text_of("cse,sccp"),
                              .time = true,
                              .write = tn_printed_write,
                              .write_data = &printed};
  tn_printed_clear(&printed);
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(func.func(cse),canonicalize)", &options));
  EXPECT_TRUE(strstr(printed.text, "// -----// IR Dump Before CSE (cse) //----- //") != NULL);
  EXPECT_TRUE(strstr(printed.text, "... Execution time report ...") != NULL);
  tn_printed_close(&printed);
}

TN_TEST(passes_have_names_and_say_what_they_do) {
  bool has_canonicalize = false;
  EXPECT_TRUE(tn_pass_count() >= 8);
  for (size_t i = 0; i < tn_pass_count(); ++i) {
    EXPECT_TRUE(tn_pass_name(i).size != 0 && tn_pass_description(i).size != 0);
    has_canonicalize |= tn_string_view_equal(tn_pass_name(i), text_of("canonicalize"));
  }
  EXPECT_TRUE(has_canonicalize);
  EXPECT_EQ(0, tn_pass_name(tn_pass_count()).size);
}

TN_TEST(ops_are_counted_by_name) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  const tn_pass_options options = {.write = tn_printed_write, .write_data = &printed};
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(print-op-stats)", &options));
  EXPECT_TRUE(strcmp(printed.text,
                     "Operations encountered:\n"
                     "-----------------------\n"
                     "    arith.addi     , 2\n"
                     "    arith.constant , 1\n"
                     "    arith.muli     , 2\n"
                     "  builtin.module   , 1\n"
                     "     func.func     , 1\n"
                     "     func.return   , 1\n") == 0);
  tn_printed_clear(&printed);
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(func.func(print-op-stats{json}))", &options));
  EXPECT_TRUE(strcmp(printed.text,
                     "{\n"
                     "  \"arith.addi\" : 2,\n"
                     "  \"arith.constant\" : 1,\n"
                     "  \"arith.muli\" : 2,\n"
                     "  \"func.func\" : 1,\n"
                     "  \"func.return\" : 1\n"
                     "}\n") == 0);
  tn_printed_close(&printed);
}

TN_TEST(ops_are_drawn_as_graphs) {
  tn_printed printed;
  tn_printed_open(&printed,
                  "func.func @f(%x: i32) {\n  \"t.use\"(%x) {a = \"{\"} : (i32) -> ()\n}\n");
  const tn_pass_options options = {
      .write = tn_printed_write, .write_data = &printed, .skip_verify = true};
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(func.func(view-op-graph))", &options));
  EXPECT_STR(
      "digraph G {\n"
      "  compound = true;\n"
      "  subgraph cluster_1 {\n"
      "    v2 [label = \" \", shape = plain];\n"
      "    label = \"func.func : ()\\lfunction_type: (i32) -\\> ()\\lsym_name: \\\"f\\\"\\l\";\n"
      "    subgraph cluster_3 {\n"
      "      v4 [label = \" \", shape = plain];\n"
      "      label = \"\";\n"
      "      v5 [label = \"<res_arg0> %arg0 i32\", shape = Mrecord];\n"
      "      v6 [fillcolor = \"0.000000 0.3 0.95\", label = \"{{<arg_arg0> %arg0}|t.use\\l\\l"
      "a: \\\"\\{\\\"\\l}\", shape = Mrecord, style = filled];\n"
      "    }\n"
      "  }\n"
      "  v5:res_arg0:s -> v6:arg_arg0:n[style = solid];\n"
      "}\n",
      printed.text);
  tn_printed_close(&printed);
}
