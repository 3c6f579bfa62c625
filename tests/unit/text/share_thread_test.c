// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Big texts are read, and big modules verified, printed and written, on several threads with what
// one thread makes of them: the same IR, the same bytes, or the same errors.

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/tenure.h>

#include "tn_test.h"

#define FUNCTION_COUNT 2600

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

static void say(text* to, const char* words) { append(to, words, strlen(words)); }

/// `format` with `number` in as many places as it likes.
static void say_number(text* to, const char* format, int number) {
  char line[1024];
  const int size = snprintf(line, sizeof line, format, number, number, number, number);
  append(to, line, (size_t)size);
}

static const char function[] =
    "  func.func @f%d(%%a: i32, %%m: !buf) -> i32 {\n"
    "    %%k = arith.constant {note = \"} { \\\" // %d\"} %d : i32  // } is no end\n"
    "    %%b = arith.addi %%a, %%k : i32 loc(#loc%d)\n"
    "    %%c:2 = \"my.op\"(%%b) ({\n    ^bb0(%%x: i32):\n      \"my.end\"(%%x) : (i32) -> ()\n    "
    "})"
    " {map = #map, p = #my.verbatim<[{#map}]>} : (i32) -> (i32, tensor<?x4xf32>)\n"
    "    cf.br ^bb1(%%c#0 : i32)\n  ^bb1(%%r: i32):\n    return %%r : i32\n  } loc(#loc0)\n";

static const char head[] = "#map = affine_map<(d0) -> (d0 * 2)>\n!buf = memref<4xi32, #map>\n";

/// What comes before function number `at`; the functions stand in `before` and `after`.
static text make_text(const char* before, const char* extra, int at, const char* after) {
  text all = {NULL, 0, 0};
  say(&all, head);
  say(&all, before);
  for (int i = 0; i < FUNCTION_COUNT; ++i) {
    if (i == at) say(&all, extra);
    say_number(&all, function, i);
  }
  say(&all, after);
  for (int i = 0; i < FUNCTION_COUNT; ++i) say_number(&all, "#loc%d = loc(\"f\":%d:1)\n", i);
  return all;
}

typedef struct outcome {
  tn_status status;
  text printed;
  text reports;
  uint64_t told;  ///< By `progress`, last.
  int stops_at;   ///< The call of the interrupt check that says so; 0 for none.
} outcome;

static bool keep_report(const tn_diagnostic* diagnostic, void* user_data) {
  text* to = user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  tn_file_range range = {.start_line = 0};
  (void)tn_location_file_range(tn_diagnostic_location(diagnostic), &range);
  char place[64];
  snprintf(place, sizeof place, "%u:%u: ", range.start_line, range.start_column);
  say(to, place);
  append(to, message.data, message.size);
  say(to, "\n");
  const tn_diagnostic* note = tn_diagnostic_note(diagnostic, 0);
  if (note != NULL) keep_report(note, user_data);
  return true;
}

static tn_status note_progress(void* user_data, uint64_t done, uint64_t total) {
  outcome* it = user_data;
  EXPECT_TRUE(done >= it->told && done <= total);
  it->told = done;
  return TN_OK;
}

static bool check_interrupt(void* user_data) {
  outcome* it = user_data;
  return it->stops_at != 0 && --it->stops_at <= 1;
}

static void expect_empty(const tn_context* context) {
  tn_context_statistics figures;
  tn_context_statistics_get(context, &figures);
  EXPECT_EQ(0, figures.live_op_count + figures.live_block_count + figures.live_region_count +
                   figures.live_block_argument_count);
}

/// In so many forms, and as bytecode.
static void print_module(tn_op module, size_t form_count, text* to) {
  static const tn_print_options forms[] = {
      {.custom_form = true, .debug_info = true},
      {.custom_form = true},
      {.use_hex_limit = true},
      {.custom_form = true, .unique_ssa_ids = true, .value_users = true},
      {.debug_info = true, .pretty_debug_info = true, .local_scope = true},
      {.custom_form = true, .names_from_locations = true},
  };
  EXPECT_TRUE(form_count <= sizeof forms / sizeof *forms);
  for (size_t i = 0; i < form_count; ++i) {
    EXPECT_STATUS(TN_OK, tn_op_print(module, &forms[i], append, to));
  }
  const tn_bytecode_write_options old = {.use_version = true, .version = 1};
  EXPECT_STATUS(TN_OK, tn_bytecode_write(module, &old, append, to));
  EXPECT_STATUS(TN_OK, tn_bytecode_write(module, NULL, append, to));
}

static outcome read_text(const text* from, uint32_t thread_count, int stops_at, size_t form_count) {
  outcome it = {.status = TN_OK, .stops_at = stops_at};
  tn_context* context = NULL;
  tn_diagnostic_handler_id id = 0;
  const tn_context_options options = {.allow_unregistered_dialects = true,
                                      .omit_op_notes = true,
                                      .threading = thread_count > 1,
                                      .thread_count = thread_count};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(context, keep_report, &it.reports, NULL, &id));
  // Often enough that the caller is told to stop while it reads, however little it gets to do.
  tn_context_set_interrupt_check(context, check_interrupt, &it, stops_at == 0 ? 0 : 32);
  const tn_text_parse_options parse = {
      .file_name = tn_string_view_from("t.mlir"), .progress = note_progress, .progress_data = &it};
  tn_op module;
  it.status = tn_text_parse(tn_context_root_scope(context),
                            (tn_string_view){from->data, from->size}, &parse, &module);
  if (it.status == TN_OK) {
    print_module(module, form_count, &it.printed);
    EXPECT_STATUS(TN_OK, tn_op_erase(module));
  }
  expect_empty(context);
  tn_context_destroy(context);
  return it;
}

static void expect_equal(const text* expected, const text* found) {
  EXPECT_EQ(expected->size, found->size);
  EXPECT_TRUE(expected->size == 0 || memcmp(expected->data, found->data, expected->size) == 0);
}

/// Any number of threads makes the same of the text, which it frees.
static void check_forms(text from, tn_status status, size_t form_count) {
  EXPECT_TRUE(from.size > 1u << 20);
  const outcome one = read_text(&from, 1, 0, form_count);
  EXPECT_STATUS(status, one.status);
  // A sanitizer is slow, and sees races whether there are few threads or many.
  static const uint32_t counts[] = {3, 2, 8};
  for (size_t i = 0; i < (TN_TEST_SANITIZED ? 1 : 3); ++i) {
    const uint32_t count = counts[i];
    const outcome several = read_text(&from, count, 0, form_count);
    EXPECT_STATUS(status, several.status);
    expect_equal(&one.printed, &several.printed);
    expect_equal(&one.reports, &several.reports);
    free(several.printed.data);
    free(several.reports.data);
  }
  free(one.printed.data);
  free(one.reports.data);
  free(from.data);
}

static void check(text from, tn_status status) { check_forms(from, status, 1); }

static void check_extra(const char* extra, tn_status status) {
  check(make_text("module {\n", extra, FUNCTION_COUNT * 2 / 3, "}\n"), status);
}

TN_TEST(functions_in_a_module) { check_forms(make_text("module {\n", "", 0, "}\n"), TN_OK, 6); }

TN_TEST(functions_on_the_top_level) { check(make_text("", "", 0, ""), TN_OK); }

TN_TEST(a_module_in_a_module) {
  check(make_text("module {\n  module {\n", "", 0, "}\n}\n"), TN_OK);
}

TN_TEST(a_line_that_is_most_of_the_text) {
  for (int line_count = 0; line_count <= 16; line_count += 8) {
    text from = {NULL, 0, 0};
    for (int i = 0; i < line_count; ++i) say(&from, "\"my.op\"() : () -> ()\n");
    say(&from, "\"my.op\"() {a = \"");
    while (from.size <= 1u << 20) say(&from, "a word and more of it, ");
    say(&from, "\"} : () -> () \"my.op\"() : () -> ()");
    check(from, TN_OK);
  }
}

/// `count` times `open`, `inner`, and as often `close`.
static void nest(text* to, int count, const char* open, const char* inner, const char* close) {
  for (int i = 0; i < count; ++i) say(to, open);
  say(to, inner);
  for (int i = 0; i < count; ++i) say(to, close);
}

TN_TEST(what_nests_on_threads_that_the_system_gives_little_stack) {
  pthread_attr_t before;
  pthread_attr_t little;
  text extra = {NULL, 0, 0};
  say(&extra, "  \"my.op\"() {a = ");
  nest(&extra, 990, "tuple<", "i32", ">");
  say(&extra, ", b = ");
  nest(&extra, 990, "[", "1", "]");
  say(&extra, "} : () -> () loc(");
  nest(&extra, 990, "callsite(\"a\" at ", "\"b\"", ")");
  append(&extra, ")\n", 3);
  EXPECT_EQ(0, pthread_getattr_default_np(&before));
  EXPECT_EQ(0, pthread_attr_init(&little));
  EXPECT_EQ(0, pthread_attr_setstacksize(&little, 128 << 10));
  if (!TN_TEST_SANITIZED) EXPECT_EQ(0, pthread_setattr_default_np(&little));
  check_extra(extra.data, TN_OK);
  EXPECT_EQ(0, pthread_setattr_default_np(&before));
  pthread_attr_destroy(&little);
  pthread_attr_destroy(&before);
  free(extra.data);
}

TN_TEST(aliases_between_functions) {
  check(make_text("", "#more = 1 : i32\n", FUNCTION_COUNT / 2, ""), TN_OK);
}

TN_TEST(ops_that_begin_where_others_are_inside) {
  check_extra("  module {\n  func.func private @g()\n  func.func private @h()\n  }\n", TN_OK);
  check_extra("func.func private @g()\n      func.func private @h()\n", TN_OK);
  check_extra("  func.func private @g() func.func private @h()\n", TN_OK);
}

TN_TEST(what_counts_in_the_order_of_the_text) {
  check_extra("  \"my.op\"() {a = distinct[3]<unit>} : () -> ()\n", TN_OK);
  check_extra("  \"my.op\"() {a = dense_resource<key> : tensor<1xi8>} : () -> ()\n", TN_OK);
}

TN_TEST(values_and_blocks_of_the_module) {
  check_extra("  %v = \"my.op\"() : () -> i32\n  \"my.use\"(%v) : (i32) -> ()\n", TN_OK);
  check_extra("  \"my.outer\"(%later) : (i32) -> ()\n  %later = \"my.op\"() : () -> i32\n", TN_OK);
  check_extra("  \"my.op\"() ({\n    \"my.in\"(%none) : (i32) -> ()\n  }) : () -> ()\n",
              TN_MALFORMED);
}

TN_TEST(names_that_are_taken_around_functions) {
  check_extra("  %v = arith.constant 7 : i32\n  %w = arith.constant 7 : i32\n", TN_OK);
}

/// That there is nothing to cut is not looked for again at each op of a line.
TN_TEST(many_ops_of_one_line) {
  text from = {NULL, 0, 0};
  while (from.size <= 3u << 19) say(&from, "\"my.op\"() : () -> () ");
  say(&from, "module {\n");
  while (from.size <= 3u << 20) say(&from, "  \"my.op\"() : () -> ()\n");
  say(&from, "}\n");
  check(from, TN_OK);
}

/// What a name stands for is told once in a context: whose text is in front tells it.
TN_TEST(names_of_types_that_are_told_twice) {
  static const char* const lines[] = {
      "\"my.op\"() {t = !llvm.struct<\"s\", (i%d)>} : () -> () // and more of that, and more\n",
      "\"my.op\"() {t = !llvm.struct<\"s%d\", (i8)>} : () -> () // and more of that, and more\n",
  };
  for (size_t i = 0; i < sizeof lines / sizeof *lines; ++i) {
    for (int odd = 0; odd < 2; ++odd) {
      text from = {NULL, 0, 0};
      for (int k = 1; from.size <= 5u << 18; ++k) say_number(&from, lines[i], k);
      if (odd != 0) say(&from, "\"my.op\"() {t = !llvm.struct<\"s2\", (i16)>} : () -> ()\n");
      check(from, i == 0 || odd != 0 ? TN_MALFORMED : TN_OK);
    }
  }
}

TN_TEST(errors_and_warnings) {
  check_extra("  \"my.op\"() {a = } : () -> ()\n", TN_MALFORMED);
  check_extra("  \"my.op\n", TN_MALFORMED);
  check_extra("  }\n", TN_MALFORMED);
  check_extra("  #late = 1 : i32\n", TN_MALFORMED);
  check_extra("  \"my.op\"() : () -> () loc(#never)\n", TN_MALFORMED);
  check_extra("  func.func @bad() -> i32 {\n    return\n  }\n", TN_VERIFY_FAILED);
  check_extra("  func.func @f0() {\n    return\n  }\n", TN_VERIFY_FAILED);
}

TN_TEST(what_the_verifier_refuses) {
  static const char early_use[] =
      "  func.func @early() -> i32 {\n    %a = arith.addi %b, %b : i32\n"
      "    %b = arith.constant 1 : i32\n    return %a : i32\n  }\n";
  check_extra(early_use, TN_VERIFY_FAILED);
  static const char several[] =
      "  func.func @bad() -> i32 {\n    return\n  }\n  \"my.op\"() ({\n    \"func.func\"() ({\n    "
      "^bb0:\n    }) {sym_name = \"g\"} : () -> ()\n  }) : () -> ()\n";
  check_extra(several, TN_VERIFY_FAILED);
  static const char outside[] =
      "  %v = \"my.op\"() : () -> i32\n  func.func @outside() -> i32 {\n    return %v : i32\n  }\n";
  check_extra(outside, TN_VERIFY_FAILED);
  static const char unknown_callee[] =
      "  func.func @calls() {\n    call @nobody() : () -> ()\n    return\n  }\n";
  check_extra(unknown_callee, TN_VERIFY_FAILED);
}

typedef struct full_disk {
  size_t room;
} full_disk;

static tn_status write_until_full(void* user_data, const char* bytes, size_t size) {
  full_disk* disk = user_data;
  (void)bytes;
  if (size > disk->room) return TN_IO_ERROR;
  disk->room -= size;
  return TN_OK;
}

TN_TEST(a_writer_that_fails_and_a_print_that_is_to_stop) {
  text from = make_text("module {\n", "", 0, "}\n");
  tn_context* context = NULL;
  tn_op module;
  outcome it = {.stops_at = 0};
  tn_diagnostic_handler_id id = 0;
  const tn_context_options options = {
      .allow_unregistered_dialects = true, .threading = true, .thread_count = 3};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(context, keep_report, &it.reports, NULL, &id));
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context),
                                     (tn_string_view){from.data, from.size}, NULL, &module));
  const tn_print_options print = {.custom_form = true};
  for (size_t room = 0; room < 800000; room += 150000) {
    full_disk disk = {room};
    EXPECT_STATUS(TN_IO_ERROR, tn_op_print(module, &print, write_until_full, &disk));
  }
  EXPECT_EQ(0, it.reports.size);
  tn_context_set_interrupt_check(context, check_interrupt, &it, 0);
  for (int at = 2; at < 20; at += 6) {
    full_disk disk = {SIZE_MAX};
    it.stops_at = at;
    EXPECT_STATUS(TN_INTERRUPTED, tn_op_print(module, &print, write_until_full, &disk));
  }
  tn_context_destroy(context);
  free(it.reports.data);
  free(from.data);
}

TN_TEST(being_told_to_stop) {
  text from = make_text("module {\n", "", 0, "}\n");
  for (int at = 2; at < 40; at += 9) {
    const outcome it = read_text(&from, 3, at, 1);
    EXPECT_STATUS(TN_INTERRUPTED, it.status);
    EXPECT_TRUE(it.reports.size != 0 && strstr(it.reports.data, "interrupted\n") != NULL);
    free(it.reports.data);
  }
  free(from.data);
}
