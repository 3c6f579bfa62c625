// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes of a program's own: by name, and running pipelines as a part of themselves. Shared objects
// are loaded by the command's tests.

#include <tenure/operation.h>
#include <tenure/pass_plugin.h>

#include "run.h"

static const char module[] =
    "module {\n"
    "  func.func @f(%x: i32) -> i32 {\n"
    "    %a = arith.addi %x, %x : i32\n"
    "    %b = arith.addi %x, %x : i32\n"
    "    %c = arith.muli %a, %b : i32\n"
    "    return %c : i32\n"
    "  }\n"
    "}\n";

//===-- Names ---------------------------------------------------------------------------------===//

static tn_status count_calls(void* user_data, tn_op op) {
  (void)op;
  ++*(size_t*)user_data;
  return TN_OK;
}

static void forget(void* user_data) { *(size_t*)user_data = 1000; }

TN_TEST(registered_passes_are_named_in_pipelines) {
  tn_printed printed;
  size_t calls = 0;
  const tn_pass_registration count = {.name = text_of("my-count"),
                                      .description = text_of("Count"),
                                      .run = count_calls,
                                      .user_data = &calls,
                                      .delete_user_data = forget};
  tn_printed_open(&printed, module);
  EXPECT_TRUE(!tn_pass_is_registered(printed.context, text_of("my-count")));
  EXPECT_STATUS(TN_MALFORMED, run(&printed, "builtin.module(my-count)", NULL));
  EXPECT_STATUS(TN_OK, tn_pass_register(printed.context, &count));
  EXPECT_TRUE(tn_pass_is_registered(printed.context, text_of("my-count")));
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(my-count,func.func(cse, my-count ))", NULL));
  EXPECT_EQ(2, calls);
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(my-count{ })", NULL));
  tn_printed_clear(&printed);
  EXPECT_STATUS(TN_MALFORMED, run(&printed, "builtin.module(my-count{a=1})", NULL));
  EXPECT_TRUE(strstr(printed.text, "<Pass-Options-Parser>: no such option a") != NULL);
  tn_printed_close(&printed);
  EXPECT_EQ(1000, calls);
}

TN_TEST(what_cannot_be_registered_is_refused) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  static const char* const names[] = {"", "a b", "a,b", "a(", "a{", "a\n"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    const tn_pass_registration bad = {.name = text_of(names[i]), .run = count_calls};
    EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pass_register(printed.context, &bad));
  }
  const tn_pass_registration empty = {.name = text_of("empty")};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pass_register(printed.context, &empty));
  static const tn_pass_option_spec options[] = {{"a=", TN_PASS_OPTION_INT, NULL, NULL},
                                                {NULL, TN_PASS_OPTION_INT, NULL, NULL},
                                                {"a", (tn_pass_option_type)4, NULL, NULL},
                                                {"a", TN_PASS_OPTION_INT, "x", NULL},
                                                {"a", TN_PASS_OPTION_BOOL, "2", NULL}};
  for (size_t i = 0; i < sizeof options / sizeof *options; ++i) {
    const tn_pass_registration bad = {
        .name = text_of("bad"), .run = count_calls, .options = &options[i], .option_count = 1};
    EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pass_register(printed.context, &bad));
  }
  static const tn_pass_statistic_spec nameless = {NULL, "a"};
  const tn_pass_registration uncounted = {
      .name = text_of("bad"), .run = count_calls, .statistics = &nameless, .statistic_count = 1};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pass_register(printed.context, &uncounted));
  const tn_pass_registration many = {
      .name = text_of("bad"), .run = count_calls, .options = options, .option_count = 17};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pass_register(printed.context, &many));
  const tn_pass_registration known = {.name = text_of("cse"), .run = count_calls};
  EXPECT_STATUS(TN_ALREADY_EXISTS, tn_pass_register(printed.context, &known));
  const tn_pass_registration mine = {.name = text_of("mine"), .run = count_calls};
  EXPECT_STATUS(TN_OK, tn_pass_register(printed.context, &mine));
  EXPECT_STATUS(TN_ALREADY_EXISTS, tn_pass_register(printed.context, &mine));
  tn_printed_close(&printed);
}

TN_TEST(registering_survives_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = SIZE_MAX};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    tn_printed printed;
    size_t calls = 0;
    tn_printed_open_empty(&printed, &allocator);
    const tn_pass_registration count = {.name = text_of("my-count"),
                                        .run = count_calls,
                                        .user_data = &calls,
                                        .delete_user_data = forget};
    budget.allocations = allowed;
    tn_pass_manager* manager = NULL;
    tn_status status = tn_pass_register(printed.context, &count);
    const bool is_registered = status == TN_OK;
    if (is_registered) {
      status = tn_pass_manager_parse(printed.context, text_of("any(my-count)"), &manager);
    }
    tn_pass_manager_destroy(manager);
    tn_printed_close(&printed);
    EXPECT_EQ(0, budget.live_bytes);
    EXPECT_EQ(is_registered ? 1000 : 0, calls);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

TN_TEST(what_is_no_plugin_is_refused_in_words) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  EXPECT_STATUS(TN_IO_ERROR, tn_pass_plugin_load(printed.context, "./is-not-there.so"));
  EXPECT_TRUE(strstr(printed.text, "cannot load plugin './is-not-there.so': ") != NULL);
  EXPECT_STATUS(TN_NOT_FOUND, tn_pass_plugin_load(printed.context, "libm.so.6"));
  EXPECT_TRUE(strstr(printed.text, "does not define tn_pass_plugin_info") != NULL);
  tn_printed_close(&printed);
}

//===-- Pipelines in passes -------------------------------------------------------------------===//

typedef struct nest {
  tn_printed* printed;
  const char* pipeline;
  tn_op on;  ///< Null: the first function in the op.
  bool in_scope;
  tn_status status;
} nest;

static tn_status run_inside(void* user_data, tn_op op) {
  nest* it = user_data;
  tn_pass_manager* manager = NULL;
  tn_scope* scope = NULL;
  tn_op target = it->on;
  if (tn_op_is_null(target)) {
    target = tn_block_first_op(tn_region_first_block(tn_op_region(op, 0)));
  }
  EXPECT_STATUS(TN_OK,
                tn_pass_manager_parse(it->printed->context, text_of(it->pipeline), &manager));
  if (it->in_scope) {
    EXPECT_STATUS(TN_OK, tn_scope_open(it->printed->context, tn_scope_find(op.scope), &scope));
    EXPECT_STATUS(TN_OK, tn_scope_keep_op(scope, target, &target));
  }
  it->status = tn_pass_manager_run_nested(manager, target);
  tn_scope_close(scope);
  tn_pass_manager_destroy(manager);
  return TN_OK;
}

static tn_status run_with(nest* it, const char* anchor, tn_op root) {
  tn_pass_manager* manager = NULL;
  const tn_pass_options options = {
      .print_after_all = true, .write = tn_printed_write, .write_data = it->printed, .time = true};
  tn_printed_clear(it->printed);
  EXPECT_STATUS(TN_OK, tn_pass_manager_create(it->printed->context, text_of(anchor), &manager));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add_callback(manager, text_of("outer"), run_inside, it));
  const tn_status status = tn_pass_manager_run(manager, root, &options);
  tn_pass_manager_destroy(manager);
  return status;
}

TN_TEST(a_pass_runs_a_pipeline_as_a_part_of_itself) {
  for (int in_scope = 0; in_scope < 2; ++in_scope) {
    tn_printed printed;
    tn_printed_open(&printed, module);
    nest it = {.printed = &printed, .pipeline = "func.func(cse)", .in_scope = in_scope != 0};
    EXPECT_STATUS(TN_OK, run_with(&it, "builtin.module", printed.root));
    EXPECT_STATUS(TN_OK, it.status);
    const char* inner = strstr(printed.text, "IR Dump After CSE (cse)");
    EXPECT_TRUE(inner != NULL && strstr(inner, "IR Dump After outer (outer)") != NULL);
    EXPECT_TRUE(strstr(printed.text, " -0.") == NULL);
    const tn_op sum = tn_printed_find(&printed, "arith.addi");
    EXPECT_VIEW("arith.muli", tn_op_name(tn_op_next(sum)));
    tn_printed_close(&printed);
  }
}

TN_TEST(a_pipeline_runs_on_the_op_of_its_pass_or_in_it) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  const tn_op function = tn_printed_find(&printed, "func.func");
  nest it = {.printed = &printed, .pipeline = "any(cse)", .on = function};
  EXPECT_STATUS(TN_OK, run_with(&it, "func.func", function));
  EXPECT_STATUS(TN_OK, it.status);
  it.on = printed.root;
  EXPECT_STATUS(TN_OK, run_with(&it, "func.func", function));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, it.status);
  EXPECT_TRUE(strstr(printed.text,
                     "'func.func' op Trying to schedule a dynamic pipeline on an operation that "
                     "isn't nested under the current operation the pass is processing") != NULL);
  it.pipeline = "builtin.module(cse)";
  it.on = function;
  EXPECT_STATUS(TN_OK, run_with(&it, "func.func", function));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, it.status);
  EXPECT_TRUE(strstr(printed.text, "can't run 'builtin.module' pass manager") != NULL);
  tn_printed_close(&printed);
}

static tn_status run_then_break(void* user_data, tn_op op) {
  nest* it = user_data;
  EXPECT_STATUS(TN_OK, run_inside(it, op));
  EXPECT_STATUS(TN_OK, it->status);
  return tn_op_erase(tn_printed_find(it->printed, "func.return"));
}

TN_TEST(what_a_pass_broke_is_found_though_its_pipeline_changed_nothing) {
  tn_printed printed;
  tn_pass_manager* manager = NULL;
  tn_printed_open(&printed, "func.func @f() {\n  return\n}\n");
  nest it = {.printed = &printed, .pipeline = "func.func(cse)"};
  EXPECT_STATUS(TN_OK,
                tn_pass_manager_create(printed.context, text_of("builtin.module"), &manager));
  EXPECT_STATUS(TN_OK,
                tn_pass_manager_add_callback(manager, text_of("outer"), run_then_break, &it));
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_pass_manager_run(manager, printed.root, NULL));
  tn_pass_manager_destroy(manager);
  tn_printed_close(&printed);
}

TN_TEST(without_a_pass_no_pipeline_is_nested) {
  tn_printed printed;
  tn_pass_manager* manager = NULL;
  tn_printed_open(&printed, module);
  EXPECT_STATUS(TN_OK, tn_pass_manager_parse(printed.context, text_of("any(cse)"), &manager));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pass_manager_run_nested(manager, printed.root));
  EXPECT_TRUE(strstr(printed.text, "only by a running pass") != NULL);
  EXPECT_STATUS(TN_OK, tn_op_erase(printed.root));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_pass_manager_run_nested(manager, printed.root));
  tn_pass_manager_destroy(manager);
  tn_printed_close(&printed);
}

//===-- Options and statistics ----------------------------------------------------------------===//

static const tn_pass_option_spec own_options[] = {
    {"depth", TN_PASS_OPTION_INT, "-3", "How deep"},
    {"loud", TN_PASS_OPTION_BOOL, NULL, NULL},
    {"word", TN_PASS_OPTION_STRING, NULL, NULL},
    {"names", TN_PASS_OPTION_LIST, "p,q", NULL},
};
static const tn_pass_statistic_spec own_statistics[] = {{"calls", "Number of calls"}};

/// Spells its options into the text that it was given.
static tn_status spell_options(void* user_data, tn_op op) {
  char* text = user_data;
  const tn_string_view word = tn_pass_option_string(op, "word");
  int size =
      sprintf(text, "%lld %d '%.*s'", (long long)tn_pass_option_int(op, "depth"),
              tn_pass_option_bool(op, "loud"), (int)word.size, word.size == 0 ? "" : word.data);
  for (size_t i = 0; i < tn_pass_option_item_count(op, "names"); ++i) {
    const tn_string_view item = tn_pass_option_item(op, "names", i);
    size += sprintf(text + size, " [%.*s]", (int)item.size, item.data);
  }
  EXPECT_EQ(0, tn_pass_option_item(op, "names", 100).size);
  EXPECT_STATUS(TN_OK, tn_pass_statistic_add(op, "calls", 2));
  return TN_OK;
}

static tn_status ask_wrongly(void* user_data, tn_op op) {
  const tn_printed* printed = user_data;
  EXPECT_EQ(0, tn_pass_option_int(op, "deep"));
  EXPECT_TRUE(strstr(printed->text, "pass 'wrong' has no option of int 'deep'") != NULL);
  EXPECT_TRUE(!tn_pass_option_bool(op, "depth"));
  EXPECT_EQ(0, tn_pass_option_item_count(op, "depth"));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pass_statistic_add(op, "depth", 1));
  EXPECT_TRUE(strstr(printed->text, "pass 'wrong' has no statistic 'depth'") != NULL);
  EXPECT_STATUS(TN_NULL_HANDLE, tn_pass_statistic_add((tn_op){0, 0, 0, 0}, "calls", 1));
  return TN_OK;
}

static void register_own(tn_printed* printed, const char* name, tn_pass_fn function, void* data) {
  const tn_pass_registration own = {.name = text_of(name),
                                    .description = text_of("One's own"),
                                    .run = function,
                                    .user_data = data,
                                    .options = own_options,
                                    .option_count = 4,
                                    .statistics = own_statistics,
                                    .statistic_count = 1};
  EXPECT_STATUS(TN_OK, tn_pass_register(printed->context, &own));
}

TN_TEST(options_are_read_by_their_types) {
  static const char* const cases[][2] = {
      {"spell", "-3 0 '' [p] [q]"},
      {"spell{depth=7 loud word={a b} names={x,{y,z}}}", "7 1 'a b' [x] [y,z]"},
      {"spell{names=a names=b,c}", "-3 0 '' [a] [b] [c]"},
      {"spell{names=}", "-3 0 ''"},
      {"spell{depth=1},spell{depth=2}", "2 0 '' [p] [q]"}};
  tn_printed printed;
  char text[200] = "";
  char pipeline[200];
  tn_printed_open(&printed, module);
  register_own(&printed, "spell", spell_options, text);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    snprintf(pipeline, sizeof pipeline, "builtin.module(%s)", cases[i][0]);
    EXPECT_STATUS(TN_OK, run(&printed, pipeline, NULL));
    EXPECT_STR(cases[i][1], text);
  }
  tn_printed_close(&printed);
}

TN_TEST(what_a_pass_did_not_declare_is_refused) {
  tn_printed printed;
  tn_printed_open(&printed, module);
  register_own(&printed, "wrong", ask_wrongly, &printed);
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(wrong)", NULL));
  tn_printed_clear(&printed);
  EXPECT_EQ(0, tn_pass_option_int(printed.root, "depth"));
  EXPECT_TRUE(strstr(printed.text, "no registered pass is running") != NULL);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pass_statistic_add(printed.root, "calls", 1));
  tn_printed_close(&printed);
}

typedef struct written {
  char text[4096];
  size_t size;
} written;

static tn_status keep_written(void* user_data, const char* bytes, size_t size) {
  written* it = user_data;
  if (size >= sizeof it->text - it->size) return TN_LIMIT_EXCEEDED;
  memcpy(it->text + it->size, bytes, size);
  it->size += size;
  it->text[it->size] = 0;
  return TN_OK;
}

TN_TEST(statistics_and_patterns_are_reported) {
  static const char* const expected =
      "'func.func' Pipeline\n"
      "  spell\n"
      "    (S) 2 calls - Number of calls\n"
      "  CSE\n"
      "    (S) 1 num-cse'd - Number of operations CSE'd\n"
      "    (S) 0 num-dce'd - Number of operations DCE'd\n"
      "  Canonicalizer\n";
  tn_printed printed;
  static written out;
  char text[200];
  tn_printed_open(&printed, module);
  register_own(&printed, "spell", spell_options, text);
  const tn_pass_options options = {
      .statistics = true, .patterns = true, .write = keep_written, .write_data = &out};
  EXPECT_STATUS(TN_OK,
                run(&printed, "builtin.module(func.func(spell,cse,canonicalize))", &options));
  if (strstr(out.text, expected) == NULL) TN_FAIL("%s", out.text);
  // What is left are two ops, which no pattern changes.
  if (strstr(out.text, "         1         0  (anonymous namespace)::AddIAddConstant\n") == NULL) {
    TN_FAIL("%s", out.text);
  }
  tn_printed_close(&printed);
}

static tn_status find_own(void* user_data, const char* bytes, size_t size) {
  char* copy = calloc(size + 1, 1);
  memcpy(copy, bytes, size);
  *(bool*)user_data = strstr(copy, "--cse ") != NULL && strstr(copy, "--spell ") != NULL &&
                      strstr(copy, "--depth=<long> ") != NULL && strstr(copy, "How deep\n") != NULL;
  free(copy);
  return TN_OK;
}

TN_TEST(the_list_of_passes_has_their_options) {
  tn_printed printed;
  char text[200];
  bool found = false;
  tn_printed_open(&printed, module);
  register_own(&printed, "spell", spell_options, text);
  EXPECT_STATUS(TN_OK, tn_pass_print_help(printed.context, find_own, &found));
  EXPECT_TRUE(found);
  tn_printed_close(&printed);
}
