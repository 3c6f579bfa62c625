// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A context for the tests of this room: what it reported is counted, and the last message kept;
// short ways to make ops and blocks.

#ifndef TENURE_TESTS_UNIT_SCOPE_SCOPE_FIXTURE_H
#define TENURE_TESTS_UNIT_SCOPE_SCOPE_FIXTURE_H

#include <stdio.h>
#include <tenure/block.h>
#include <tenure/diagnostics.h>
#include <tenure/host.h>
#include <tenure/operation.h>
#include <tenure/scope.h>
#include <tenure/value.h>

#include "tn_test.h"

typedef struct fixture {
  tn_context* context;
  tn_scope* root;
  tn_type i32;
  size_t report_count;
  tn_status report_status;
  tn_file_range report_range;  // All zero without a position.
  char message[512];
} fixture;

static inline bool fixture_take(const tn_diagnostic* diagnostic, void* user_data) {
  fixture* f = user_data;
  const tn_string_view text = tn_diagnostic_message(diagnostic);
  ++f->report_count;
  f->report_status = tn_diagnostic_status(diagnostic);
  f->report_range = (tn_file_range){{NULL, 0}, 0, 0, 0, 0};
  (void)tn_location_file_range(tn_diagnostic_location(diagnostic), &f->report_range);
  snprintf(f->message, sizeof f->message, "%.*s", (int)text.size, text.data);
  return true;
}

/// Opens a context in `f`, which stays where it is.
static inline void fixture_open_with(fixture* f, const tn_context_options* options) {
  tn_diagnostic_handler_id id = 0;
  memset(f, 0, sizeof *f);
  EXPECT_STATUS(TN_OK, tn_context_create(options, &f->context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(f->context, fixture_take, f, NULL, &id));
  EXPECT_STATUS(TN_OK, tn_integer_type_get(f->context, 32, TN_SIGNLESS, &f->i32));
  f->root = tn_context_root_scope(f->context);
}

static inline void fixture_open(fixture* f) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  fixture_open_with(f, &options);
}

static inline void fixture_close(fixture* f) {
  tn_context_destroy(f->context);
  f->context = NULL;
}

static inline tn_scope* fixture_scope(fixture* f, tn_scope* parent) {
  tn_scope* scope = NULL;
  EXPECT_STATUS(TN_OK, tn_scope_open(f->context, parent, &scope));
  return scope;
}

static inline tn_operation_name fixture_name(fixture* f, const char* text) {
  tn_operation_name name = {NULL};
  EXPECT_STATUS(TN_OK, tn_operation_name_get(f->context, tn_string_view_from(text), &name));
  return name;
}

static inline tn_identifier fixture_identifier(fixture* f, const char* text) {
  tn_identifier identifier = {NULL};
  EXPECT_STATUS(TN_OK, tn_identifier_get(f->context, tn_string_view_from(text), &identifier));
  return identifier;
}

static inline tn_attribute fixture_number(fixture* f, int64_t value) {
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(f->i32, value, &attribute));
  return attribute;
}

static inline tn_location fixture_place(fixture* f, uint32_t line) {
  tn_location location = {NULL, 0};
  const tn_file_range range = {tn_string_view_from("model.mlir"), line, 7, line, 7};
  EXPECT_STATUS(TN_OK, tn_location_file_get(f->context, &range, &location));
  return location;
}

/// An op made by `state` through `scope`.
static inline tn_op fixture_make(tn_scope* scope, const tn_op_state* state) {
  tn_op op = {0, 0, 0, 0};
  EXPECT_STATUS(TN_OK, tn_op_create(scope, state, &op));
  return op;
}

/// A detached op with one i32 result and one empty region.
static inline tn_op fixture_detached(fixture* f, tn_scope* scope, const char* name) {
  const tn_op_state state = {
      .name = fixture_name(f, name), .result_types = &f->i32, .result_count = 1, .region_count = 1};
  return fixture_make(scope, &state);
}

/// The same at the end of `block`.
static inline tn_op fixture_append(fixture* f, tn_scope* scope, const char* name, tn_block block) {
  const tn_op_state state = {.name = fixture_name(f, name),
                             .insertion = {.block = block},
                             .result_types = &f->i32,
                             .result_count = 1,
                             .region_count = 1};
  return fixture_make(scope, &state);
}

/// The same with the position of `line`, made through the root scope; detached without a block.
static inline tn_op fixture_placed(fixture* f, const char* name, tn_block block, uint32_t line) {
  const tn_op_state state = {.name = fixture_name(f, name),
                             .location = fixture_place(f, line),
                             .insertion = {.block = block},
                             .result_types = &f->i32,
                             .result_count = 1,
                             .region_count = 1};
  return fixture_make(f->root, &state);
}

/// A block with `argument_count` (at most 8) i32 arguments at the end of region number `index`.
static inline tn_block fixture_block(fixture* f, tn_op op, size_t index, size_t argument_count) {
  tn_block block = {0, 0, 0, 0};
  const tn_type types[8] = {f->i32, f->i32, f->i32, f->i32, f->i32, f->i32, f->i32, f->i32};
  EXPECT_STATUS(TN_OK, tn_block_create(tn_op_region(op, index), (tn_block){0, 0, 0, 0}, types, NULL,
                                       argument_count, &block));
  return block;
}

/// Expects that exactly one thing was reported since the last time, with this status and message.
static inline void fixture_expect_report(fixture* f, tn_status status, const char* message) {
  EXPECT_EQ(1, f->report_count);
  EXPECT_STATUS(status, f->report_status);
  EXPECT_STR(message, f->message);
  f->report_count = 0;
}

static inline tn_context_statistics fixture_figures(const fixture* f) {
  tn_context_statistics figures;
  tn_context_statistics_get(f->context, &figures);
  return figures;
}

#endif  // TENURE_TESTS_UNIT_SCOPE_SCOPE_FIXTURE_H
