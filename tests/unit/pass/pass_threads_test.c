// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nested pipelines on several threads do what one thread does, and so do canonicalize and cse on
// what is in isolated ops: the same IR, reports in the same order, and as many of them.

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/block.h>
#include <tenure/diagnostics.h>
#include <tenure/operation.h>
#include <tenure/pass.h>
#include <tenure/verify.h>

#include "tn_test.h"

#define FUNCTION_COUNT 300

typedef struct text {
  char* data;
  size_t size;
  size_t capacity;
} text;

static tn_status append(void* user_data, const char* bytes, size_t size) {
  text* to = user_data;
  if (to->capacity - to->size < size) {
    to->capacity = 2 * (to->size + size);
    to->data = realloc(to->data, to->capacity);
  }
  if (size != 0) memcpy(to->data + to->size, bytes, size);
  to->size += size;
  return TN_OK;
}

static void say(text* to, const char* format, int number) {
  char line[512];
  const int size = snprintf(line, sizeof line, format, number, number, number);
  append(to, line, (size_t)size);
}

/// Functions that all passes have something to do in. Each makes types, attributes and constants of
/// its own, next to those that all share.
static text make_module(bool broken) {
  text module = {NULL, 0, 0};
  for (int i = 0; i < FUNCTION_COUNT; ++i) {
    say(&module,
        "func.func @f%d(%%x: i32, %%c: i1, %%n: index) -> (i32, i64) {\n"
        "  %%k = arith.constant %d : i32\n  %%z = arith.constant 0 : i32\n",
        i);
    say(&module,
        "  %%a = arith.addi %%k, %%k : i32\n  %%b = arith.addi %%x, %%z : i32\n"
        "  %%d = arith.muli %%b, %%a : i32\n  %%e = arith.muli %%x, %%a : i32\n"
        "  %%big = arith.constant %d : i64\n  %%more = arith.addi %%big, %%big : i64\n"
        "  %%t = \"builtin.unrealized_conversion_cast\"(%%n) : (index) -> tensor<%dxf32>\n",
        i);
    // What only the verifier finds, after a pass.
    if (broken && i % 100 == 57) say(&module, "  \"func.call\"() : () -> ()\n", i);
    say(&module,
        "  cf.cond_br %%c, ^bb1(%%d : i32), ^bb2(%%e : i32)\n"
        "^bb1(%%p: i32):\n  %%s = arith.subi %%p, %%x : i32\n  cf.br ^bb3(%%s : i32)\n"
        "^bb2(%%q: i32):\n  cf.br ^bb3(%%q : i32)\n"
        "^bb3(%%r: i32):\n  return %%r, %%more : i32, i64\n}\n",
        i);
  }
  return module;
}

typedef struct outcome {
  tn_status status;
  text printed;
  text reports;
  size_t op_count;
} outcome;

static bool keep_report(const tn_diagnostic* diagnostic, void* user_data) {
  text* to = user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  tn_file_range range = {.start_line = 0};
  (void)tn_location_file_range(tn_diagnostic_location(diagnostic), &range);
  say(to, "%d: ", (int)range.start_line);
  append(to, message.data, message.size);
  for (size_t i = 0; i < tn_diagnostic_note_count(diagnostic); ++i) {
    const tn_string_view note = tn_diagnostic_message(tn_diagnostic_note(diagnostic, i));
    append(to, "\nnote: ", 7);
    append(to, note.data, note.size);
  }
  append(to, "\n", 1);
  return true;
}

static tn_op parse(tn_context* context, const text* module) {
  const tn_text_parse_options options = {.skip_verify = true};
  tn_op root;
  EXPECT_STATUS(TN_OK,
                tn_text_parse(tn_context_root_scope(context),
                              (tn_string_view){module->data, module->size}, &options, &root));
  return root;
}

/// A thread that asks for figures while others work.
typedef struct onlooker {
  tn_context* context;
  pthread_t thread;
  atomic_bool is_done;
  size_t asked_count;
} onlooker;

static void* look_on(void* argument) {
  onlooker* it = argument;
  do {
    tn_context_statistics statistics;
    tn_context_statistics_get(it->context, &statistics);
    it->asked_count += statistics.cell_byte_size != 0;
  } while (!atomic_load(&it->is_done));
  return NULL;
}

static void begin_looking(onlooker* it, tn_context* context) {
  it->context = context;
  it->asked_count = 0;
  atomic_init(&it->is_done, false);
  EXPECT_EQ(0, pthread_create(&it->thread, NULL, look_on, it));
}

static void end_looking(onlooker* it) {
  atomic_store(&it->is_done, true);
  EXPECT_EQ(0, pthread_join(it->thread, NULL));
  EXPECT_TRUE(it->asked_count != 0);
}

static outcome run(const text* module, const char* pipeline, tn_pass_options options) {
  outcome it = {TN_OK, {NULL, 0, 0}, {NULL, 0, 0}, 0};
  const tn_context_options context_options = {.threading = true};
  tn_context* context = NULL;
  tn_diagnostic_handler_id id;
  tn_pass_manager* manager = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&context_options, &context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(context, keep_report, &it.reports, NULL, &id));
  const tn_op root = parse(context, module);
  EXPECT_STATUS(TN_OK, tn_pass_manager_parse(context, tn_string_view_from(pipeline), &manager));
  onlooker looking;
  begin_looking(&looking, context);
  it.status = tn_pass_manager_run(manager, root, &options);
  end_looking(&looking);
  if (it.status == TN_OK) EXPECT_STATUS(TN_OK, tn_op_verify(root));
  EXPECT_STATUS(TN_OK, tn_op_print(root, NULL, append, &it.printed));
  tn_context_statistics statistics;
  tn_context_statistics_get(context, &statistics);
  it.op_count = statistics.live_op_count;
  tn_pass_manager_destroy(manager);
  tn_context_destroy(context);
  return it;
}

static void expect_same(const text* a, const text* b) {
  EXPECT_EQ(a->size, b->size);
  EXPECT_TRUE(a->size == 0 || memcmp(a->data, b->data, a->size) == 0);
}

static void finish(outcome* it) {
  free(it->printed.data);
  free(it->reports.data);
}

static void compare_threads(const char* pipeline, bool broken, tn_status status) {
  text module = make_module(broken);
  outcome one = run(&module, pipeline, (tn_pass_options){.thread_count = 1});
  outcome eight = run(&module, pipeline, (tn_pass_options){.thread_count = 8});
  EXPECT_STATUS(status, one.status);
  EXPECT_STATUS(status, eight.status);
  // What a failed run leaves is not said.
  if (status == TN_OK) expect_same(&one.printed, &eight.printed);
  if (status == TN_OK) EXPECT_EQ(one.op_count, eight.op_count);
  EXPECT_EQ(status != TN_OK, one.reports.size != 0);
  expect_same(&one.reports, &eight.reports);
  finish(&one);
  finish(&eight);
  free(module.data);
}

TN_TEST(threads_make_what_one_thread_makes) {
  compare_threads("builtin.module(func.func(canonicalize,cse),symbol-dce)", false, TN_OK);
  compare_threads("builtin.module(func.func(sccp,canonicalize{region-simplify=aggressive}))", false,
                  TN_OK);
  compare_threads(
      "builtin.module(any(loop-invariant-code-motion,control-flow-sink,mem2reg),func.func(cse))",
      false, TN_OK);
}

TN_TEST(passes_on_a_module_make_what_one_thread_makes) {
  compare_threads("builtin.module(canonicalize)", false, TN_OK);
  compare_threads("builtin.module(cse)", false, TN_OK);
  compare_threads("any(canonicalize{region-simplify=disabled},cse,canonicalize)", false, TN_OK);
  compare_threads("builtin.module(canonicalize{enable-patterns=arith-nothing})", false, TN_OK);
}

/// What a run on the module counts of passes and patterns.
static text counts_of(const text* module, const char* pipeline, uint32_t thread_count) {
  text counts = {NULL, 0, 0};
  outcome it = run(module, pipeline,
                   (tn_pass_options){.thread_count = thread_count,
                                     .statistics = true,
                                     .patterns = true,
                                     .write = append,
                                     .write_data = &counts});
  EXPECT_STATUS(TN_OK, it.status);
  append(&counts, it.printed.data, it.printed.size);
  finish(&it);
  return counts;
}

TN_TEST(what_is_counted_and_modules_in_modules_are_as_on_one_thread) {
  text plain = make_module(false);
  text nested = {NULL, 0, 0};
  say(&nested, "module { module @inner {\n", 0);
  append(&nested, plain.data, plain.size);
  say(&nested, "module { func.func @alone() -> i32 { %%k = arith.constant %d : i32\n", 7);
  say(&nested, "%%s = arith.addi %%k, %%k : i32\n return %%s : i32 } } } }\n", 0);
  for (int i = 0; i < 2; ++i) {
    const text* module = i == 0 ? &plain : &nested;
    const char* pipeline = "builtin.module(cse,canonicalize,cse)";
    text one = counts_of(module, pipeline, 1);
    text eight = counts_of(module, pipeline, 8);
    expect_same(&one, &eight);
    free(one.data);
    free(eight.data);
  }
  free(plain.data);
  free(nested.data);
}

TN_TEST(a_pass_that_fails_is_reported_as_on_one_thread) {
  compare_threads("builtin.module(func.func(symbol-dce))", false, TN_VERIFY_FAILED);
  compare_threads("builtin.module(func.func(cse,canonicalize))", true, TN_VERIFY_FAILED);
}

TN_TEST(what_does_not_come_to_an_end_fails_on_any_number_of_threads) {
  text module = make_module(false);
  for (uint32_t threads = 1; threads <= 4; threads += 3) {
    outcome it =
        run(&module, "builtin.module(canonicalize{max-iterations=1 test-convergence=true})",
            (tn_pass_options){.thread_count = threads});
    EXPECT_STATUS(TN_VERIFY_FAILED, it.status);
    EXPECT_EQ(0, it.reports.size);
    finish(&it);
  }
  free(module.data);
}

//===-- Callbacks and options -----------------------------------------------------------------===//

static tn_status count_call(void* user_data, tn_op op) {
  EXPECT_STATUS(TN_OK, tn_op_check(op));
  ++*(int*)user_data;
  return TN_OK;
}

TN_TEST(callbacks_stay_on_the_calling_thread) {
  const tn_context_options context_options = {.threading = true};
  const tn_pass_options options = {.thread_count = 8};
  text module = make_module(false);
  tn_context* context = NULL;
  tn_pass_manager* manager = NULL;
  int calls = 0;
  EXPECT_STATUS(TN_OK, tn_context_create(&context_options, &context));
  const tn_op root = parse(context, &module);
  EXPECT_STATUS(TN_OK, tn_pass_manager_create(context, tn_string_view_from("func.func"), &manager));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add_callback(manager, tn_string_view_from("count"),
                                                    count_call, &calls));
  for (tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(root, 0))); op.slot != 0;
       op = tn_op_next(op)) {
    EXPECT_STATUS(TN_OK, tn_pass_manager_run(manager, op, &options));
  }
  EXPECT_EQ(FUNCTION_COUNT, calls);
  tn_pass_manager_destroy(manager);
  tn_context_destroy(context);
  free(module.data);
}

TN_TEST(times_of_threads_are_told_and_ir_is_printed_in_order) {
  text module = make_module(false);
  text one = {NULL, 0, 0};
  text eight = {NULL, 0, 0};
  const char* pipeline = "builtin.module(func.func(canonicalize))";
  outcome timed =
      run(&module, pipeline,
          (tn_pass_options){.thread_count = 8, .time = true, .write = append, .write_data = &one});
  EXPECT_STATUS(TN_OK, timed.status);
  append(&one, "", 1);
  EXPECT_TRUE(strstr(one.data, "Canonicalizer") != NULL && strstr(one.data, "Total") != NULL);
  finish(&timed);
  one.size = 0;
  const tn_pass_options prints = {.print_after_all = true, .write = append};
  for (uint32_t threads = 1; threads <= 8; threads += 7) {
    tn_pass_options options = prints;
    options.thread_count = threads;
    options.write_data = threads == 1 ? &one : &eight;
    outcome printed = run(&module, pipeline, options);
    EXPECT_STATUS(TN_OK, printed.status);
    finish(&printed);
  }
  expect_same(&one, &eight);
  free(one.data);
  free(eight.data);
  free(module.data);
}
