// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "printed.h"

/// Prints a warning at the location that `location` spells, with `source` as "t.mlir".
static void expect_print(const char* location, const char* source, const char* output) {
  tn_printed it;
  tn_printed_open_empty(&it, NULL);
  it.source =
      (tn_source){.name = tn_string_view_from("t.mlir"), .text = tn_string_view_from(source)};
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK,
                tn_text_parse_attribute(it.context, tn_string_view_from(location), &attribute));
  const tn_location where = tn_location_from_attribute(attribute);
  EXPECT_TRUE(!tn_location_is_null(where));
  tn_diagnostic_emit(where, TN_SEVERITY_WARNING, tn_string_view_from("words"));
  EXPECT_STR(output, it.text);
  tn_printed_close(&it);
}

TN_TEST(a_position_is_shown_in_its_line) {
  expect_print("loc(\"t.mlir\":2:3)", "first\nsecond\n",
               "t.mlir:2:3: warning: words\nsecond\n  ^\n");
  expect_print("loc(\"t.mlir\":1:1)", "first", "t.mlir:1:1: warning: words\nfirst\n^\n");
  // Right after the last character.
  expect_print("loc(\"t.mlir\":1:6)", "first\n", "t.mlir:1:6: warning: words\nfirst\n     ^\n");
  expect_print("loc(\"t.mlir\":2:1)", "first\n", "t.mlir:2:1: warning: words\n\n^\n");
  expect_print("loc(\"t.mlir\":2:2)", "a\r\nb c\r\n", "t.mlir:2:2: warning: words\nb c\n ^\n");
  expect_print("loc(\"t.mlir\":1:3 to 2:5)", "first\n", "t.mlir:1:3: warning: words\nfirst\n  ^\n");
}

TN_TEST(positions_that_the_source_does_not_have_are_only_named) {
  expect_print("loc(\"t.mlir\":1:7)", "first\n", "t.mlir:1:7: warning: words\n");
  expect_print("loc(\"t.mlir\":3:1)", "first\n", "t.mlir:3:1: warning: words\n");
  expect_print("loc(\"t.mlir\":0:0)", "first\n", "t.mlir:0:0: warning: words\n");
  expect_print("loc(\"t.mlir\":1:0)", "first\n", "t.mlir:1:0: warning: words\n");
  expect_print("loc(\"other\":1:1)", "first\n", "other:1:1: warning: words\n");
  expect_print("loc(\"t.mlir\":1:1)", "", "t.mlir:1:1: warning: words\n\n^\n");
}

TN_TEST(tabs_become_spaces) {
  expect_print("loc(\"t.mlir\":1:5)", "ab\tcd\te\n",
               "t.mlir:1:5: warning: words\nab      cd      e\n         ^\n");
  expect_print("loc(\"t.mlir\":1:3)", "ab\tcd\n",
               "t.mlir:1:3: warning: words\nab      cd\n  ^^^^^^\n");
}

TN_TEST(lines_with_more_than_ascii_have_no_caret) {
  expect_print("loc(\"t.mlir\":1:1)", "\tx \xc3\xa9\n",
               "t.mlir:1:1: warning: words\n        x \xc3\xa9\n");
}

TN_TEST(locations_without_a_file_stand_in_the_message) {
  expect_print("loc(unknown)", "", "<unknown>:0: warning: words\n");
  expect_print("loc(\"a\")", "", "<unknown>:0: warning: loc(\"a\"): words\n");
  expect_print("loc(fused<\"x\">[\"a\"(\"b\"), \"q\\22\"])", "",
               "<unknown>:0: warning: loc(fused<\"x\">[\"a\"(\"b\"), \"q\\22\"]): words\n");
  expect_print("loc(callsite(\"a\" at \"b\"))", "",
               "<unknown>:0: warning: loc(callsite(\"a\" at \"b\")): words\n"
               "<unknown>:0: note: loc(\"b\"): called from\n");
}

TN_TEST(the_first_file_inside_counts) {
  expect_print("loc(\"a\"(\"t.mlir\":1:2))", "xy", "t.mlir:1:2: warning: words\nxy\n ^\n");
  expect_print("loc(fused[\"a\", \"t.mlir\":1:2])", "xy", "t.mlir:1:2: warning: words\nxy\n ^\n");
  expect_print("loc(callsite(\"a\" at \"t.mlir\":1:2))", "xy",
               "t.mlir:1:2: warning: words\nxy\n ^\nt.mlir:1:2: note: called from\nxy\n ^\n");
}

TN_TEST(callers_follow_as_notes) {
  expect_print("loc(callsite(\"l\":1:2 at callsite(\"m\":3:4 at \"q\"(\"t.mlir\":1:1))))", "xy",
               "l:1:2: warning: words\n"
               "m:3:4: note: called from\n"
               "t.mlir:1:1: note: called from\n"
               "xy\n"
               "^\n");
  expect_print("loc(fused[callsite(\"l\":1:2 at \"m\":3:4), \"t.mlir\":1:2])", "xy",
               "l:1:2: warning: words\nm:3:4: note: called from\n");
}

TN_TEST(ten_callers_follow_at_most) {
  char location[1024] = "loc(";
  char expected[1024] = "f:1:1: warning: words\n";
  for (int i = 1; i <= 12; ++i) {
    const size_t size = strlen(location);
    snprintf(location + size, sizeof location - size, "callsite(\"f\":%d:1 at ", i);
    const size_t used = strlen(expected);
    if (i > 1 && i <= 11) {
      snprintf(expected + used, sizeof expected - used, "f:%d:1: note: called from\n", i);
    }
  }
  strcat(location, "\"f\":13:1)))))))))))))");
  expect_print(location, "xy", expected);
}

TN_TEST(a_note_at_the_same_place_shows_no_line) {
  tn_printed it;
  tn_printed_open(&it,
                  "\"t.f\"() {sym_name = \"a\"} : () -> ()\n"
                  "\"t.f\"() {sym_name = \"a\"} : () -> ()\n");
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(it.root));
  EXPECT_STR(
      "t.mlir:2:1: error: redefinition of symbol named 'a'\n"
      "\"t.f\"() {sym_name = \"a\"} : () -> ()\n"
      "^\n"
      "t.mlir:2:1: note: see current operation: \"t.f\"() {sym_name = \"a\"} : () -> ()\n"
      "t.mlir:1:1: note: see existing symbol definition here\n"
      "\"t.f\"() {sym_name = \"a\"} : () -> ()\n"
      "^\n",
      it.text);
  tn_printed_close(&it);
}

TN_TEST(deep_locations_are_looked_into) {
  tn_printed it;
  tn_printed_open_empty(&it, NULL);
  tn_location where = tn_location_unknown(it.context);
  const tn_file_range range = {tn_string_view_from("deep"), 7, 8, 0, 0};
  EXPECT_STATUS(TN_OK, tn_location_file_get(it.context, &range, &where));
  for (size_t i = 0; i < 4000; ++i) {
    EXPECT_STATUS(TN_OK, tn_location_name_get(it.context, tn_string_view_from("n"), where, &where));
  }
  tn_diagnostic_emit(where, TN_SEVERITY_REMARK, tn_string_view_from("words"));
  EXPECT_STR("deep:7:8: remark: words\n", it.text);
  tn_printed_close(&it);
}

static tn_status refuse_write(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  (void)size;
  --*(int*)user_data;
  return *(int*)user_data < 0 ? TN_IO_ERROR : TN_OK;
}

static bool take_and_print(const tn_diagnostic* diagnostic, void* user_data) {
  const tn_source source = {.name = tn_string_view_from("t.mlir"),
                            .text = tn_string_view_from("xy")};
  EXPECT_STATUS(TN_IO_ERROR, tn_diagnostic_print(diagnostic, &source, 1, refuse_write, user_data));
  return true;
}

TN_TEST(what_the_writer_returns_comes_back) {
  tn_printed it;
  tn_printed_open_empty(&it, NULL);
  int allowed = 3;
  tn_diagnostic_handler_id id = 0;
  EXPECT_STATUS(TN_OK,
                tn_diagnostic_handler_attach(it.context, take_and_print, &allowed, NULL, &id));
  tn_diagnostic_emit(tn_location_unknown(it.context), TN_SEVERITY_NOTE,
                     tn_string_view_from("words"));
  EXPECT_EQ(-1, allowed);
  tn_printed_close(&it);
}

typedef struct printed_with {
  tn_diagnostic_printer_options options;
  char text[512];
} printed_with;

static tn_status add_text(void* user_data, const char* bytes, size_t size) {
  printed_with* it = user_data;
  const size_t used = strlen(it->text);
  snprintf(it->text + used, sizeof it->text - used, "%.*s", (int)size, bytes);
  return TN_OK;
}

static bool print_with(const tn_diagnostic* diagnostic, void* user_data) {
  printed_with* it = user_data;
  EXPECT_STATUS(TN_OK, tn_diagnostic_print_with(diagnostic, &it->options));
  return true;
}

TN_TEST(a_handler_prints_in_colour_and_without_notes) {
  tn_printed it;
  tn_printed_open_empty(&it, NULL);
  printed_with seen = {.options = {.write = add_text, .color = TN_COLOR_ALWAYS}};
  seen.options.user_data = &seen;
  tn_diagnostic_handler_id id = 0;
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(it.context, print_with, &seen, NULL, &id));
  tn_diagnostic_emit(tn_location_unknown(it.context), TN_SEVERITY_ERROR,
                     tn_string_view_from("words"));
  EXPECT_STR("\033[1m<unknown>:0: \033[0m\033[0;1;31merror: \033[0m\033[1mwords\n\033[0m",
             seen.text);
  // With the op as a note, and without.
  tn_op op;
  tn_scope* scope = tn_context_root_scope(it.context);
  static const char wrong[] = "func.func @f() -> i32 { return }";
  for (int i = 0; i < 2; ++i) {
    seen.options.color = TN_COLOR_NEVER;
    seen.options.no_notes = i == 1;
    *seen.text = '\0';
    EXPECT_STATUS(TN_VERIFY_FAILED, tn_text_parse(scope, tn_string_view_from(wrong), NULL, &op));
    EXPECT_EQ(i == 0, strstr(seen.text, "note: see current operation") != NULL);
    EXPECT_TRUE(strstr(seen.text, "error: 'func.return' op") != NULL);
  }
  tn_printed_close(&it);
}
