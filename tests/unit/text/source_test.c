// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a text is besides its ops: a part of a file, a single op, resources of tools.

#include <tenure/object.h>

#include "parse_fixture.h"

static tn_status parse_with(parse_fixture* f, const char* text,
                            const tn_text_parse_options* options) {
  f->error_count = 0;
  f->error[0] = 0;
  return tn_text_parse(f->scope, tn_string_view_from(text), options, &f->op);
}

static const char* print_with(parse_fixture* f, const tn_print_options* options) {
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, options, fixture_write, f));
  return f->printed;
}

//===-- Parts of a file -----------------------------------------------------------------------===//

TN_TEST(positions_count_from_where_the_text_starts) {
  parse_fixture* f = fixture_open(true);
  const tn_text_parse_options options = {
      .file_name = tn_string_view_from("f"), .first_line = 10, .first_column = 5};
  EXPECT_STATUS(TN_OK, parse_with(f, " \"t.a\"() : () -> ()\n\"t.b\"() : () -> ()\n", &options));
  EXPECT_STR(
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() : () -> () loc(#loc1)\n"
      "  \"t.b\"() : () -> () loc(#loc2)\n"
      "}) : () -> () loc(#loc)\n"
      "#loc = loc(\"f\":10:5)\n"
      "#loc1 = loc(\"f\":10:6)\n"
      "#loc2 = loc(\"f\":11:1)\n",
      print_with(f, &(tn_print_options){.debug_info = true}));
  EXPECT_STATUS(TN_MALFORMED, parse_with(f, " )", &options));
  EXPECT_STR("10:6: expected operation name in quotes", f->error);
  EXPECT_STATUS(TN_MALFORMED, parse_with(f, "\n\"t.a\"() : () -> (", &options));
  EXPECT_STR("11:16: expected non-function type", f->error);
  fixture_close(f);
}

TN_TEST(a_text_from_the_start_has_no_line) {
  parse_fixture* f = fixture_open(true);
  const tn_text_parse_options options = {.file_name = tn_string_view_from("f"), .first_line = 1};
  EXPECT_STATUS(TN_OK, parse_with(f, "", &options));
  EXPECT_STR("\"builtin.module\"() ({\n^bb0:\n}) : () -> () loc(#loc)\n#loc = loc(\"f\":0:0)\n",
             print_with(f, &(tn_print_options){.debug_info = true}));
  fixture_close(f);
}

//===-- Single ops ----------------------------------------------------------------------------===//

TN_TEST(any_single_op_may_be_the_whole) {
  static const tn_text_parse_options options = {.no_implicit_module = true};
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, parse_with(f, "%0 = \"t.a\"() : () -> i1", &options));
  EXPECT_STR("%0 = \"t.a\"() : () -> i1\n", print_with(f, NULL));
  EXPECT_STATUS(TN_OK, parse_with(f, "module {}", &options));
  EXPECT_STR("\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n", print_with(f, NULL));
  fixture_close(f);
}

TN_TEST(other_numbers_of_ops_are_refused_then) {
  static const tn_text_parse_options options = {.no_implicit_module = true};
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_MALFORMED, parse_with(f, "", &options));
  EXPECT_STR("0:0: source must contain a single top-level operation, found: 0", f->error);
  EXPECT_STATUS(TN_MALFORMED,
                parse_with(f, "\"t.a\"() : () -> ()\n\"t.a\"() : () -> ()", &options));
  EXPECT_STR("0:0: source must contain a single top-level operation, found: 2", f->error);
  EXPECT_TRUE(tn_op_is_null(f->op));
  fixture_expect_empty(f);
  fixture_close(f);
}

//===-- Resources of tools --------------------------------------------------------------------===//

static const char with_resources[] =
    "\"t.a\"() {x = dense_resource<b> : tensor<2xi8>} : () -> ()\n"
    "{-# external_resources: { g: {a: true, \"b c\": \"t\\09\\\\\", x: \"0x040000000102\"}, e: {},"
    " h: {a: \"0x00000000\", a: false}, g: {z: \"last\"} },"
    " dialect_resources: {builtin: {b: \"0x010000000102\"}} #-}\n";

static tn_external_resources* list_open(void) {
  tn_external_resources* list = NULL;
  EXPECT_STATUS(TN_OK, tn_external_resources_create(NULL, &list));
  return list;
}

TN_TEST(resources_of_tools_come_out_as_they_went_in) {
  parse_fixture* f = fixture_open(true);
  tn_external_resources* list = list_open();
  const tn_text_parse_options options = {.external_resources = list};
  EXPECT_STATUS(TN_OK, parse_with(f, with_resources, &options));
  EXPECT_EQ(2, tn_external_resources_group_count(list));
  EXPECT_STR(
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() {x = dense_resource<b> : tensor<2xi8>} : () -> ()\n"
      "}) : () -> ()\n"
      "\n"
      "{-#\n"
      "  dialect_resources: {\n"
      "    builtin: {\n"
      "      b: \"0x010000000102\"\n"
      "    }\n"
      "  },\n"
      "  external_resources: {\n"
      "    g: {\n"
      "      a: true,\n"
      "      \"b c\": \"t\\09\\\\\",\n"
      "      x: \"0x040000000102\",\n"
      "      z: \"last\"\n"
      "    },\n"
      "    h: {\n"
      "      a: \"0x00000000\",\n"
      "      a: false\n"
      "    }\n"
      "  }\n"
      "#-}\n",
      print_with(f, &(tn_print_options){.external_resources = list}));
  tn_external_resources_destroy(list);
  fixture_close(f);
}

TN_TEST(large_values_are_left_out) {
  parse_fixture* f = fixture_open(true);
  tn_external_resources* list = list_open();
  const tn_text_parse_options options = {.external_resources = list};
  EXPECT_STATUS(TN_OK, parse_with(f, with_resources, &options));
  tn_print_options print = {
      .external_resources = list, .use_elide_resource_limit = true, .elide_resource_limit = 4};
  EXPECT_STR(
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() {x = dense_resource<b> : tensor<2xi8>} : () -> ()\n"
      "}) : () -> ()\n"
      "\n"
      "{-#\n"
      "  external_resources: {\n"
      "    g: {\n"
      "      a: true\n"
      "    }\n"
      "  }\n"
      "#-}\n",
      print_with(f, &print));
  print.elide_resource_limit = 0;
  EXPECT_STR(
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() {x = dense_resource<b> : tensor<2xi8>} : () -> ()\n"
      "}) : () -> ()\n"
      "\n{-#\n\n#-}\n",
      print_with(f, &print));
  tn_external_resources_destroy(list);
  fixture_close(f);
}

TN_TEST(a_failure_leaves_the_list_as_it_was) {
  parse_fixture* f = fixture_open(true);
  tn_external_resources* list = list_open();
  const tn_text_parse_options options = {.external_resources = list};
  EXPECT_STATUS(TN_OK, parse_with(f, "{-# external_resources: {g: {k: true}} #-}", &options));
  EXPECT_STATUS(TN_MALFORMED,
                parse_with(f, "{-# external_resources: {h: {k: true}} #-} )", &options));
  EXPECT_EQ(1, tn_external_resources_group_count(list));
  EXPECT_VIEW("g", tn_external_resources_group(list, 0));
  EXPECT_STATUS(TN_MALFORMED, parse_with(f, "{-# external_resources: {h: {k: 1}} #-}", &options));
  EXPECT_STR("1:33: expected string value for key 'k'", f->error);
  EXPECT_STATUS(TN_OK, parse_with(f, "", &options));
  EXPECT_EQ(0, tn_external_resources_group_count(list));
  tn_external_resources_destroy(list);
  fixture_close(f);
}

typedef struct warning {
  size_t count;
  char text[128];
} warning;

static bool take_warning(const tn_diagnostic* diagnostic, void* user_data) {
  warning* it = user_data;
  if (tn_diagnostic_severity(diagnostic) != TN_SEVERITY_WARNING) return false;
  ++it->count;
  fixture_say(it->text, sizeof it->text, diagnostic);
  return true;
}

TN_TEST(dropping_them_is_warned_of) {
  parse_fixture* f = fixture_open(true);
  warning seen = {0};
  tn_diagnostic_handler_id id = 0;
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(f->context, take_warning, &seen, NULL, &id));
  EXPECT_STATUS(TN_OK, parse_with(f, "{-# external_resources: {g: {k: 1}} #-}", NULL));
  EXPECT_EQ(1, seen.count);
  EXPECT_STR("1:26: ignoring unknown external resources for 'g'", seen.text);
  fixture_close(f);
}
