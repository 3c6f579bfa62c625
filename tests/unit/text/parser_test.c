// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the parser makes of text: by printing it again, and by looking at what was made.

#include "parse_fixture.h"

/// The text prints as it is written.
static void expect_same(parse_fixture* f, const char* text, bool locations) {
  const char* printed = fixture_reprint(f, text, locations);
  if (strcmp(text, printed) != 0) TN_FAIL("expected\n%s\ngot\n%s", text, printed);
  EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
}

#define MODULE(body) "\"builtin.module\"() ({\n" body "}) : () -> ()\n"

TN_TEST(values_blocks_and_regions) {
  parse_fixture* f = fixture_open(true);
  expect_same(f,
              MODULE("  %0:2 = \"t.a\"() : () -> (i32, f32)\n"
                     "  %1 = \"t.b\"(%0#1, %0#0) <{p = 1 : i64}> ({\n"
                     "  ^bb0(%arg0: i32):\n"
                     "    \"t.br\"(%arg0)[^bb2, ^bb1] : (i32) -> ()\n"
                     "  ^bb1:  // pred: ^bb0\n"
                     "    \"t.br\"()[^bb2] : () -> ()\n"
                     "  ^bb2:  // 2 preds: ^bb0, ^bb1\n"
                     "    \"t.c\"(%0#0) : (i32) -> ()\n"
                     "  }, {\n"
                     "  }, {\n"
                     "  ^bb0:\n"
                     "  }) {d} : (f32, i32) -> index\n"),
              false);
  fixture_close(f);
}

TN_TEST(an_entry_that_is_jumped_to_keeps_its_label) {
  parse_fixture* f = fixture_open(true);
  const char* text =
      "\"builtin.module\"() ({\n"
      "  \"a\"() ({\n"
      "  ^bb0:  // pred: ^bb0\n"
      "    \"b\"()[^bb0] : () -> ()\n"
      "  }) : () -> ()\n"
      "}) : () -> ()\n";
  const tn_text_parse_options options = {.skip_verify = true};
  const tn_print_options print_options = {.debug_info = false};
  EXPECT_STATUS(TN_OK, tn_text_parse(f->scope, tn_string_view_from(text), &options, &f->op));
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &print_options, fixture_write, f));
  EXPECT_STR(text, f->printed);
  fixture_close(f);
}

TN_TEST(values_are_used_in_front_of_their_definition) {
  parse_fixture* f = fixture_open(true);
  const char* text =
      "\"t.graph\"() ({\n"
      "^a:\n"
      "  \"t.br\"()[^c] : () -> ()\n"
      "^b:\n"
      "  \"t.use\"(%v#1, %v) : (i8, i1) -> ()\n"
      "  \"t.use\"(%v#1) : (i8) -> ()\n"
      "  \"t.end\"()[^b] : () -> ()\n"
      "^c:\n"
      "  %v:2 = \"t.def\"() : () -> (i1, i8)\n"
      "  \"t.use\"(%v#1) : (i8) -> ()\n"
      "  \"t.br\"()[^b] : () -> ()\n"
      "}) : () -> ()\n";
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  const tn_region region =
      tn_op_region(tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0))), 0);
  const tn_op def = tn_block_first_op(tn_region_last_block(region));
  EXPECT_VIEW("t.def", tn_op_name(def));
  EXPECT_EQ(3, tn_value_use_count(tn_op_result(def, 1)));
  // As when placeholders are replaced: after the use that came last stand those before the definition, in order.
  tn_use use = tn_value_first_use(tn_op_result(def, 1));
  tn_op owner = tn_use_owner(use);
  tn_op expected = tn_op_next(def);
  EXPECT_BITS(expected, owner);
  use = tn_use_next(use);
  owner = tn_use_owner(use);
  expected = tn_block_first_op(tn_block_previous(tn_region_last_block(region)));
  EXPECT_BITS(expected, owner);
  EXPECT_EQ(0, tn_use_operand_number(use));
  fixture_close(f);
}

TN_TEST(names_hold_in_their_region) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, fixture_parse(f,
                                     "%a = \"t.x\"() : () -> i1\n"
                                     "\"t.r\"() ({\n"
                                     "^bb0:\n  %b = \"t.x\"(%a) : (i1) -> i2\n"
                                     "}, {\n"
                                     "^bb0:\n  %b = \"t.x\"(%a) : (i1) -> i3\n"
                                     "  \"t.x\"(%b) : (i3) -> ()\n"
                                     "}) : () -> ()\n"
                                     "%b, %c:3, %00 = \"t.x\"() : () -> (i4, i5, i6, i7, i8)\n"
                                     "\"t.x\"(%b, %c#2, %00, %c) : (i4, i7, i8, i5) -> ()\n"));
  fixture_close(f);
}

TN_TEST(a_module_is_put_around_what_is_none) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STR(MODULE("  \"a\"() : () -> ()\n"), fixture_reprint(f, "\"a\"() : () -> ()", false));
  EXPECT_STR("\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n", fixture_reprint(f, "", false));
  EXPECT_STR("\"builtin.module\"() <{sym_name = \"m\"}> ({\n^bb0:\n}) {a.b} : () -> ()\n",
             fixture_reprint(f, "module @m attributes {a.b} {}", false));
  EXPECT_STR(
      "\"builtin.module\"() <{sym_name = \"n\"}> ({\n^bb0:\n}) : () -> ()\n",
      fixture_reprint(f, "\"builtin.module\"() ({^a:}) {sym_name = \"n\"} : () -> ()", false));
  fixture_close(f);
}

TN_TEST(casts_have_a_custom_form) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STR(MODULE("  %0:2 = \"builtin.unrealized_conversion_cast\"() : () -> (i1, i2)\n"
                    "  %1 = \"builtin.unrealized_conversion_cast\"(%0#0, %0#1) {x} : (i1, i2) -> "
                    "i3\n"),
             fixture_reprint(f,
                             "%0:2 = builtin.unrealized_conversion_cast to i1, i2\n"
                             "%1 = unrealized_conversion_cast %0#0, %0#1 : i1, i2 to i3 {x}\n",
                             false));
  fixture_close(f);
}

/// `text` prints as `expected` (NULL: as it is) where an attribute stands.
static void expect_attribute(parse_fixture* f, const char* text, const char* expected) {
  tn_attribute attribute;
  if (tn_text_parse_attribute(f->context, tn_string_view_from(text), &attribute) != TN_OK) {
    TN_FAIL("%s: %s", text, f->error);
  }
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_attribute_print(attribute, fixture_write, f));
  EXPECT_STR(expected == NULL ? text : expected, f->printed);
}

TN_TEST(numbers) {
  parse_fixture* f = fixture_open(true);
  expect_attribute(f, "1", "1 : i64");
  expect_attribute(f, "255 : i8", "-1 : i8");
  expect_attribute(f, "0x10 : si32", "16 : si32");
  expect_attribute(f, "-128 : i8", NULL);
  expect_attribute(f, "1 : i1", "true");
  expect_attribute(f, "170141183460469231731687303715884105727 : i128", NULL);
  expect_attribute(f, "-340282366920938463463374607431768211456 : i256", NULL);
  expect_attribute(f, "1.5", "1.500000e+00 : f64");
  expect_attribute(f, "0x7F800000 : f32", NULL);
  expect_attribute(f, "-0.0 : f16", "-0.000000e+00 : f16");
  expect_attribute(f, "0x7FFFC000000000000000 : f80", NULL);
  expect_attribute(f, "1.0e400 : f64", "0x7FF0000000000000 : f64");
  fixture_close(f);
}

TN_TEST(what_is_printed_for_wide_floats_is_read) {
  parse_fixture* f = fixture_open(true);
  // Through a double, as MLIR reads them.
  expect_attribute(f, "0.1 : f80", "0.100000000000000005551 : f80");
  expect_attribute(f, "1.0e400 : f80", "0x7FFF8000000000000000 : f80");
  expect_attribute(f, "1.0e-400 : f128", "0.000000e+00 : f128");
  // As MLIR prints what no double holds.
  expect_attribute(f, "1.000000e-01 : f80", NULL);
  expect_attribute(f, "-3.645200e-4951 : f80", NULL);
  expect_attribute(f, "1.18973149535723176502E+4932 : f80", NULL);
  expect_attribute(f, "3.07555497986316202884522593131331723E-4913 : f128", NULL);
  expect_attribute(f, "dense<[1.000000e-01, 3.645200e-4951]> : tensor<2xf80>", NULL);
  // An exponent without the bit that goes with it, and that bit without an exponent.
  expect_attribute(f, "0x00010000000000000001 : f80", "0x7FFF0000000000000001 : f80");
  expect_attribute(f, "0x00008000000000000000 : f80", "3.36210314311209350626E-4932 : f80");
  fixture_close(f);
}

TN_TEST(attributes) {
  parse_fixture* f = fixture_open(true);
  static const char* const texts[] = {
      "unit",
      "\"a\\0A\\22\\\\\"",
      "\"s\" : i32",
      "@a::@\"b c\"::@d",
      "[1, 2.500000e+00, \"x\", [], {}]",
      "{a = 1 : i64, \"b c\" = i32, d}",
      "array<i8: 1, -2>",
      "array<i1: true, false>",
      "array<f32: 1.000000e+00, 0x7FC00000>",
      "array<i16>",
      "dense<[[1, 2], [3, -4]]> : tensor<2x2xi32>",
      "dense<true> : vector<4xi1>",
      "dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>",
      "dense<[\"a\", \"b\"]> : tensor<2x!foo.str>",
      "dense<> : tensor<0xf32>",
      "sparse<[[0, 1], [1, 0]], [1, 2]> : tensor<2x2xi8>",
      "dense_resource<key> : tensor<2xi8>",
      "strided<[?, 1], offset: 3>",
      "distinct[0]<1 : i64>",
      "#foo.bar<[\"(\" -> x]> : i32",
      "#foo<bar baz>",
      "#foo<bar<x><y>>",
      "#foo<bar<x>(y)<z>>",
      "#foo.bar$-",
      "#foo.bar<\"<\\\"\" -> [(x)]>",
      "affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 4, -(d0 mod 3) - 5)>",
      "affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 == 0)>",
      "affine_map<() -> (-9223372036854775808)>",
      "loc(fused<1 : i64>[\"a\"(\"f\":1:2), callsite(unknown at \"g\":3:4 to 5:6)])",
      "(i32) -> (f32, index)",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) expect_attribute(f, texts[i], NULL);
  expect_attribute(f, "dense<[7, 7]> : tensor<2xi8>", "dense<7> : tensor<2xi8>");
  expect_attribute(f, "dense<\"0x01020300\"> : tensor<2xi16>", "dense<[513, 3]> : tensor<2xi16>");
  expect_attribute(f, "affine_set<(i) : ()>", "affine_set<(d0) : (0 == 0)>");
  expect_attribute(f, "!t<ty>", "!t.ty");
  fixture_close(f);
}

TN_TEST(types) {
  parse_fixture* f = fixture_open(true);
  static const char* const texts[] = {
      "i1",
      "si8",
      "ui16777215",
      "index",
      "none",
      "bf16",
      "f8E4M3B11FNUZ",
      "f4E2M1FN",
      "tf32",
      "complex<f64>",
      "tuple<>",
      "tuple<i1, tuple<f32>>",
      "tensor<f32>",
      "tensor<0x4x?xi8>",
      "tensor<*xf32>",
      "tensor<4xf32, {a = 1 : i64}>",
      "vector<4x[8]xi1>",
      "memref<4x?xf32, strided<[?, 1]>, 2>",
      "memref<*xi8, \"s\">",
      "memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>",
      "!foo.bar<<\">\">>",
      "(i1, !a.b) -> ()",
      "((i1) -> i1) -> ((i1) -> i1)",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) expect_attribute(f, texts[i], NULL);
  fixture_close(f);
}

TN_TEST(locations_may_be_those_of_dialects) {
  parse_fixture* f = fixture_open(true);
  expect_same(f,
              "\"builtin.module\"() ({\n"
              "  \"a\"() ({\n"
              "  ^bb0(%arg0: i32 loc(#t.here<1>)):\n"
              "    \"b\"() : () -> () loc(#loc)\n"
              "  }) : () -> () loc(#t.here<3>)\n"
              "}) : () -> () loc(#t.here<4>)\n"
              "#loc = loc(\"n\"(#t.here<2>))\n",
              true);
  fixture_close(f);
}

TN_TEST(locations) {
  parse_fixture* f = fixture_open(true);
  expect_same(f,
              "#loc1 = loc(\"arg\":3:4)\n"
              "\"builtin.module\"() ({\n"
              "  \"a\"() ({\n"
              "  ^bb0(%arg0: i1 loc(\"arg\":3:4)):\n"
              "  }) : () -> () loc(#loc2)\n"
              "}) : () -> () loc(#loc)\n"
              "#loc = loc(\"m\":1:1)\n"
              "#loc2 = loc(\"x\"(#loc1))\n",
              true);
  EXPECT_STATUS(TN_OK, fixture_parse(f, "\n  %0 = \"a\"() : () -> i1\n"));
  tn_file_range range;
  EXPECT_TRUE(tn_location_file_range(tn_op_location(f->op), &range));
  EXPECT_EQ(0, range.start_line);
  const tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0)));
  EXPECT_TRUE(tn_location_file_range(tn_op_location(op), &range));
  EXPECT_VIEW("t.mlir", range.file);
  EXPECT_EQ(2, range.start_line);
  EXPECT_EQ(8, range.start_column);
  fixture_close(f);
}

TN_TEST(resources) {
  parse_fixture* f = fixture_open(true);
  const char* text =
      MODULE("  \"a\"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()\n") "\n{-#\n"
      "  dialect_resources: {\n    builtin: {\n      k: \"0x040000000102\"\n    }\n  }\n#-}\n";
  expect_same(f, text, false);
  // The key is taken now, so the second text's resource has another name.
  EXPECT_TRUE(strstr(fixture_reprint(f, text, false), "dense_resource<k_1>") != NULL);
  fixture_close(f);
}

TN_TEST(repeated_spellings_mean_the_same) {
  parse_fixture* f = fixture_open(true);
  expect_same(f,
              MODULE("  %0 = \"a\"() {k = 1 : i64} : () -> tensor<4xf32>\n"
                     "  %1 = \"a\"() {k = 1 : i64} : () -> tensor<4xf32>\n"
                     "  %2 = \"b\"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> i1\n"
                     "  %3 = \"b\"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> i1\n"),
              false);
  EXPECT_STATUS(TN_OK, fixture_parse(f,
                                     "%0 = \"a\"() : () -> i1 // x\n"
                                     "%1 = \"a\"() : () -> i1 // x loc(\n"
                                     "%2 = \"a\"() : () -> i1 loc(unknown)\n"
                                     "%3 = \"a\"() : () -> i1 // loc(\n"));
  fixture_close(f);
}

typedef struct progress_log {
  size_t call_count;
  uint64_t done;
  uint64_t total;
  size_t stop_at;  ///< The call that ends the reading.
} progress_log;

static tn_status note_progress(void* user_data, uint64_t done, uint64_t total) {
  progress_log* log = user_data;
  EXPECT_TRUE(done >= log->done && done <= total);
  log->done = done;
  log->total = total;
  return ++log->call_count == log->stop_at ? TN_NOT_FOUND : TN_OK;
}

TN_TEST(progress_is_told_and_may_end_the_reading) {
  static const char line[] = "\"a\"() : () -> ()\n";
  enum { COUNT = 200000 };
  char* text = malloc(sizeof line * COUNT);
  EXPECT_TRUE(text != NULL);
  for (size_t i = 0; i < COUNT; ++i) memcpy(text + i * (sizeof line - 1), line, sizeof line);
  const tn_string_view view = tn_string_view_from(text);
  parse_fixture* f = fixture_open(true);
  progress_log log = {.call_count = 0};
  const tn_text_parse_options options = {.progress = note_progress, .progress_data = &log};
  EXPECT_STATUS(TN_OK, tn_text_parse(f->scope, view, &options, &f->op));
  EXPECT_EQ(view.size, log.total);
  EXPECT_EQ((view.size >> 20) + 1, log.call_count);
  EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
  log = (progress_log){.stop_at = 2};
  EXPECT_STATUS(TN_NOT_FOUND, tn_text_parse(f->scope, view, &options, &f->op));
  EXPECT_EQ(2, log.call_count);
  EXPECT_EQ(0, f->error_count);
  fixture_expect_empty(f);
  fixture_close(f);
  free(text);
}

TN_TEST(ops_nest_without_limit) {
  enum { DEPTH = 100000 };
  static const char open[] = "\"m\"() ({\n";
  static const char close[] = "}) : () -> ()\n";
  const size_t size = (sizeof open + sizeof close - 2) * DEPTH;
  char* text = malloc(size + 1);
  EXPECT_TRUE(text != NULL);
  char* to = text;
  for (int i = 0; i < DEPTH; ++i, to += sizeof open - 1) memcpy(to, open, sizeof open);
  for (int i = 0; i < DEPTH; ++i, to += sizeof close - 1) memcpy(to, close, sizeof close);
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  text[size / 2] = 0;
  EXPECT_STATUS(TN_MALFORMED, fixture_parse(f, text));
  fixture_close(f);
  free(text);
}

TN_TEST(types_nest_up_to_a_limit) {
  static char text[16 * TN_TEXT_NESTING_MAX];
  parse_fixture* f = fixture_open(true);
  for (int over = 0; over < 2; ++over) {
    text[0] = 0;
    size_t at = 0;
    const int depth = TN_TEXT_NESTING_MAX - 1 + over;
    for (int i = 0; i < depth; ++i, at += 6) memcpy(text + at, "tuple<", 7);
    for (int i = 0; i < depth; ++i, ++at) memcpy(text + at, ">", 2);
    tn_attribute attribute;
    EXPECT_STATUS(over ? TN_LIMIT_EXCEEDED : TN_OK,
                  tn_text_parse_attribute(f->context, tn_string_view_from(text), &attribute));
  }
  fixture_close(f);
}

static const char everything[] =
    "#a = 1 : i32\n!t = tensor<4x!foo.bar<#a>>\n"
    "%0:2 = \"a\"(%1) <{p = @x::@y}> ({\n^bb0(%x: i32 loc(#l)):\n  \"b\"(%x)[^bb1] : (i32) -> ()\n"
    "^bb1:\n  \"c\"() : () -> ()\n}) {a = dense<[1, 2]> : tensor<2xi32>, b = array<i8: 1>,"
    " c = [#a, affine_map<(i) -> (i + 1)>], d = {e = 1.5, f = \"\\0A\"}} : (!t) -> (i1, i2)"
    " loc(fused[#l, \"n\"])\n"
    "%1 = \"d\"() : () -> !t loc(#l2)\n"
    "module @m {}\n#l2 = loc(\"f\":1:2)\n";

static tn_status parse_with(tn_allocator allocator) {
  const tn_context_options options = {.allocator = allocator, .allow_unregistered_dialects = true};
  tn_context* context = NULL;
  const tn_status created = tn_context_create(&options, &context);
  if (created != TN_OK) return created;
  char text[sizeof everything + 32] = "#l = loc(\"g\":3:4)\n";
  strcat(text, everything);
  tn_op op;
  const tn_status status =
      tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text), NULL, &op);
  tn_context_statistics figures;
  tn_context_statistics_get(context, &figures);
  if (status != TN_OK) EXPECT_EQ(0, figures.live_op_count + figures.live_block_count);
  tn_context_destroy(context);
  return status;
}

TN_TEST(parsing_survives_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = parse_with(tn_budget_allocator(&budget));
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

// More lines than what the parser judges its caches by, of which few, many and few again stand
// twice.
TN_TEST(lines_that_stand_once_and_often_take_turns) {
  enum { LINE_COUNT = 40000, LINE_SIZE = 64 };
  parse_fixture* f = fixture_open(true);
  char* text = malloc((size_t)LINE_COUNT * LINE_SIZE + 64);
  char* at = text + sprintf(text, "\"builtin.module\"() ({\n");
  for (int i = 0; i < LINE_COUNT; ++i) {
    const int number = i / 10000 % 2 == 0 ? i : i % 7;
    at += sprintf(at, "  \"t.a\"() {k%d, n = %d : i%d} : () -> ()\n", number % 50, number,
                  20 + number % 1000);
  }
  strcpy(at, "}) : () -> ()\n");
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  int i = 0;
  for (tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0)));
       !tn_op_is_null(op); op = tn_op_next(op), ++i) {
    const int number = i / 10000 % 2 == 0 ? i : i % 7;
    const tn_attribute value = tn_op_discardable_attribute(op, tn_string_view_from("n"));
    char key[16];
    snprintf(key, sizeof key, "k%d", number % 50);
    EXPECT_EQ(number, tn_integer_attribute_value(value));
    EXPECT_EQ(20 + number % 1000, tn_type_bit_width(tn_attribute_type(value)));
    EXPECT_TRUE(!tn_attribute_is_null(tn_op_discardable_attribute(op, tn_string_view_from(key))));
    EXPECT_EQ(2, tn_op_discardable_attribute_count(op));
  }
  EXPECT_EQ(LINE_COUNT, i);
  free(text);
  fixture_close(f);
}
