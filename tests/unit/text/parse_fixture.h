// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A context that keeps the first error, and text in and out of it.

#ifndef TENURE_TESTS_UNIT_TEXT_PARSE_FIXTURE_H
#define TENURE_TESTS_UNIT_TEXT_PARSE_FIXTURE_H

#include <stdio.h>
#include <stdlib.h>
#include <tenure/tenure.h>

#include "tn_test.h"

#define PRINTED_SIZE 65536

typedef struct parse_fixture {
  tn_context* context;
  tn_scope* scope;
  tn_op op;
  size_t error_count;
  char error[1024];  ///< "line:column: message" of the first.
  char note[1024];
  size_t size;
  char printed[PRINTED_SIZE];
} parse_fixture;

static inline void fixture_say(char* out, size_t size, const tn_diagnostic* diagnostic) {
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  tn_file_range range = {.start_line = 0};
  (void)tn_location_file_range(tn_diagnostic_location(diagnostic), &range);
  snprintf(out, size, "%u:%u: %.*s", range.start_line, range.start_column, (int)message.size,
           message.data);
}

static inline bool fixture_take(const tn_diagnostic* diagnostic, void* user_data) {
  parse_fixture* f = user_data;
  if (tn_diagnostic_severity(diagnostic) != TN_SEVERITY_ERROR) return true;
  if (f->error_count++ != 0) return true;
  fixture_say(f->error, sizeof f->error, diagnostic);
  const tn_diagnostic* note = tn_diagnostic_note(diagnostic, 0);
  if (note != NULL) fixture_say(f->note, sizeof f->note, note);
  return true;
}

static inline tn_status fixture_write(void* user_data, const char* bytes, size_t size) {
  parse_fixture* f = user_data;
  if (size >= PRINTED_SIZE - f->size) return TN_LIMIT_EXCEEDED;
  memcpy(f->printed + f->size, bytes, size);
  f->size += size;
  f->printed[f->size] = 0;
  return TN_OK;
}

static inline parse_fixture* fixture_open(bool allow_unregistered) {
  parse_fixture* f = calloc(1, sizeof *f);
  EXPECT_TRUE(f != NULL);
  const tn_context_options options = {.allow_unregistered_dialects = allow_unregistered};
  tn_diagnostic_handler_id id = 0;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &f->context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(f->context, fixture_take, f, NULL, &id));
  f->scope = tn_context_root_scope(f->context);
  return f;
}

static inline void fixture_close(parse_fixture* f) {
  tn_context_destroy(f->context);
  free(f);
}

static inline tn_status fixture_parse(parse_fixture* f, const char* text) {
  const tn_text_parse_options options = {.file_name = tn_string_view_from("t.mlir")};
  f->error_count = 0;
  f->error[0] = 0;
  f->note[0] = 0;
  return tn_text_parse(f->scope, tn_string_view_from(text), &options, &f->op);
}

/// Parses and prints in generic form.
static inline const char* fixture_reprint(parse_fixture* f, const char* text, bool locations) {
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s\n%s", f->error, text);
  const tn_print_options options = {.debug_info = locations};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  return f->printed;
}

/// Nothing is alive in the context.
static inline void fixture_expect_empty(const parse_fixture* f) {
  tn_context_statistics figures;
  tn_context_statistics_get(f->context, &figures);
  EXPECT_EQ(0, figures.live_op_count + figures.live_block_count + figures.live_region_count +
                   figures.live_block_argument_count);
}

#endif  // TENURE_TESTS_UNIT_TEXT_PARSE_FIXTURE_H
