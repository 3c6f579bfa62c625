// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts that are files, and the handler that shows lines of them.

#include <sys/stat.h>
#include <tenure/dialect.h>
#include <unistd.h>

#include "printed.h"

typedef struct fixture {
  tn_printed printed;
  tn_diagnostic_handler_id id;
  char path[64];
} fixture;

static void open_fixture(fixture* it, const char* text, tn_color color) {
  tn_printed_open_empty(&it->printed, NULL);
  snprintf(it->path, sizeof it->path, "parse_file_test.%ld.mlir", (long)getpid());
  FILE* file = fopen(it->path, "w");
  EXPECT_TRUE(file != NULL && fputs(text, file) >= 0 && fclose(file) == 0);
  const tn_diagnostic_printer_options options = {
      .write = tn_printed_write, .user_data = &it->printed, .color = color};
  EXPECT_STATUS(TN_OK, tn_diagnostic_printer_attach(it->printed.context, &options, &it->id));
}

static void close_fixture(fixture* it) {
  unlink(it->path);
  tn_printed_close(&it->printed);
}

TN_TEST(a_file_is_read) {
  fixture it;
  open_fixture(&it, "\"t.a\"() : () -> ()\n", TN_COLOR_AUTO);
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_text_parse_file(it.printed.scope, it.path, NULL, &op));
  EXPECT_VIEW("builtin.module", tn_op_name(op));
  EXPECT_STR("", it.printed.text);
  close_fixture(&it);
}

TN_TEST(a_file_in_another_language_is_read) {
  fixture it;
  tn_blob* blob = NULL;
  open_fixture(&it, "def main() {}", TN_COLOR_AUTO);
  EXPECT_STATUS(TN_OK, tn_text_read_file(it.printed.context, it.path, &blob));
  EXPECT_EQ(13, tn_blob_byte_size(blob));
  EXPECT_TRUE(memcmp(tn_blob_data(blob), "def main() {}", 13) == 0);
  tn_object_release(blob);
  EXPECT_STATUS(TN_IO_ERROR, tn_text_read_file(it.printed.context, "missing.toy", &blob));
  EXPECT_TRUE(blob == NULL);
  EXPECT_TRUE(strstr(it.printed.text, "cannot read file 'missing.toy': ") != NULL);
  close_fixture(&it);
  open_fixture(&it, "", TN_COLOR_AUTO);
  EXPECT_STATUS(TN_OK, tn_text_read_file(it.printed.context, it.path, &blob));
  EXPECT_EQ(0, tn_blob_byte_size(blob));
  tn_object_release(blob);
  close_fixture(&it);
}

TN_TEST(schemas_are_files) {
  fixture it;
  tn_op op;
  open_fixture(&it, "irdl.dialect @mine {\n  irdl.operation @op {}\n}\n", TN_COLOR_AUTO);
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema_file(it.printed.context, it.path));
  const tn_string_view text = tn_string_view_from("\"mine.other\"() : () -> ()");
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_text_parse(it.printed.scope, text, NULL, &op));
  EXPECT_STATUS(TN_IO_ERROR, tn_dialect_load_schema_file(it.printed.context, "nobody.mlir"));
  close_fixture(&it);
}

TN_TEST(messages_are_put_together) {
  fixture it;
  open_fixture(&it, "", TN_COLOR_AUTO);
  const tn_location nowhere = tn_location_unknown(it.printed.context);
  tn_diagnostic_emit_format(nowhere, TN_SEVERITY_ERROR, "%d of %s", 7, "nine");
  EXPECT_TRUE(strstr(it.printed.text, "error: 7 of nine") != NULL);
  tn_diagnostic_emit_format((tn_location){0}, TN_SEVERITY_ERROR, "%d", 7);
  close_fixture(&it);
}

TN_TEST(streams_are_written_to) {
  fixture it;
  char text[64];
  open_fixture(&it, "", TN_COLOR_AUTO);
  FILE* file = fopen(it.path, "w+");
  tn_type type;
  EXPECT_STATUS(TN_OK, tn_integer_type_get(it.printed.context, 7, TN_SIGNLESS, &type));
  EXPECT_STATUS(TN_OK, tn_type_print(type, tn_write_to_stream, file));
  rewind(file);
  EXPECT_TRUE(fgets(text, sizeof text, file) != NULL);
  EXPECT_STR("i7", text);
  EXPECT_TRUE(freopen(it.path, "r", file) != NULL);
  EXPECT_STATUS(TN_IO_ERROR, tn_type_print(type, tn_write_to_stream, file));
  fclose(file);
  close_fixture(&it);
}

TN_TEST(its_line_is_shown) {
  fixture it;
  open_fixture(&it, "\n  \"t.a\"( : () -> ()\n", TN_COLOR_AUTO);
  tn_op op;
  char expected[256];
  EXPECT_STATUS(TN_MALFORMED, tn_text_parse_file(it.printed.scope, it.path, NULL, &op));
  EXPECT_TRUE(tn_op_is_null(op));
  snprintf(expected, sizeof expected,
           "%s:2:9: error: expected ')' to end operand list\n  \"t.a\"( : () -> ()\n        ^\n",
           it.path);
  EXPECT_STR(expected, it.printed.text);
  // Once detached it prints no more; the handler before it gets what is reported.
  tn_printed_clear(&it.printed);
  tn_diagnostic_handler_detach(it.printed.context, it.id);
  EXPECT_STATUS(TN_MALFORMED, tn_text_parse_file(it.printed.scope, it.path, NULL, &op));
  snprintf(expected, sizeof expected, "%s:2:9: error: expected ')' to end operand list\n", it.path);
  EXPECT_STR(expected, it.printed.text);
  close_fixture(&it);
}

TN_TEST(terminals_are_shown_it_in_colour) {
  fixture it;
  open_fixture(&it, ")", TN_COLOR_ALWAYS);
  tn_op op;
  char expected[256];
  EXPECT_STATUS(TN_MALFORMED, tn_text_parse_file(it.printed.scope, it.path, NULL, &op));
  snprintf(
      expected, sizeof expected,
      "\033[1m%s:1:1: \033[0m\033[0;1;31merror: \033[0m\033[1mexpected operation name in quotes\n"
      "\033[0m)\n\033[0;1;32m^\n\033[0m",
      it.path);
  EXPECT_STR(expected, it.printed.text);
  close_fixture(&it);
}

TN_TEST(what_cannot_be_read_is_said) {
  fixture it;
  open_fixture(&it, "", TN_COLOR_AUTO);
  tn_op op;
  EXPECT_STATUS(TN_IO_ERROR, tn_text_parse_file(it.printed.scope, "none/such.mlir", NULL, &op));
  EXPECT_STR("<unknown>:0: error: cannot read file 'none/such.mlir': No such file or directory\n",
             it.printed.text);
  tn_printed_clear(&it.printed);
  EXPECT_STATUS(TN_IO_ERROR, tn_text_parse_file(it.printed.scope, ".", NULL, &op));
  EXPECT_STR("<unknown>:0: error: cannot read file '.': Is a directory\n", it.printed.text);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_text_parse_file(it.printed.scope, NULL, NULL, &op));
  close_fixture(&it);
}

TN_TEST(a_location_in_a_pipe_keeps_nobody_waiting) {
  fixture it;
  open_fixture(&it, "", TN_COLOR_AUTO);
  unlink(it.path);
  EXPECT_EQ(0, mkfifo(it.path, 0600));
  tn_location place;
  const tn_file_range range = {tn_string_view_from(it.path), 1, 1, 1, 1};
  EXPECT_STATUS(TN_OK, tn_location_file_get(it.printed.context, &range, &place));
  tn_diagnostic_emit(place, TN_SEVERITY_REMARK, tn_string_view_from("words"));
  EXPECT_TRUE(strstr(it.printed.text, ":1:1: remark: words\n") != NULL);
  close_fixture(&it);
}
