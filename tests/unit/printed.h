// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A context with a parsed text, whose diagnostics are printed as the command prints them and kept.

#ifndef TENURE_TESTS_UNIT_PRINTED_H
#define TENURE_TESTS_UNIT_PRINTED_H

#include <stdio.h>
#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/diagnostics.h>
#include <tenure/text.h>
#include <tenure/value.h>
#include <tenure/verify.h>
#include <tenure/walk.h>

#include "tn_test.h"

#define TN_PRINTED_SIZE 8192

typedef struct tn_printed {
  tn_context* context;
  tn_scope* scope;
  tn_op root;
  tn_source source;
  size_t size;
  char text[TN_PRINTED_SIZE];  ///< All that was reported, NUL-terminated.
} tn_printed;

static inline tn_status tn_printed_write(void* user_data, const char* bytes, size_t size) {
  tn_printed* printed = user_data;
  if (size >= TN_PRINTED_SIZE - printed->size) size = TN_PRINTED_SIZE - 1 - printed->size;
  memcpy(printed->text + printed->size, bytes, size);
  printed->size += size;
  printed->text[printed->size] = 0;
  return TN_OK;
}

static inline bool tn_printed_take(const tn_diagnostic* diagnostic, void* user_data) {
  tn_printed* printed = user_data;
  const tn_status status =
      tn_diagnostic_print(diagnostic, &printed->source, 1, tn_printed_write, printed);
  return status == TN_OK;
}

static inline void tn_printed_clear(tn_printed* printed) {
  printed->size = 0;
  printed->text[0] = 0;
}

/// Opens a context; `allocator` NULL means the default one.
static inline void tn_printed_open_empty(tn_printed* printed, const tn_allocator* allocator) {
  tn_context_options options = {.allow_unregistered_dialects = true};
  if (allocator != NULL) options.allocator = *allocator;
  *printed = (tn_printed){.context = NULL};
  tn_diagnostic_handler_id id = 0;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &printed->context));
  EXPECT_STATUS(
      TN_OK, tn_diagnostic_handler_attach(printed->context, tn_printed_take, printed, NULL, &id));
  printed->scope = tn_context_root_scope(printed->context);
}

/// Parses `text`, called "t.mlir", without verifying it.
static inline void tn_printed_parse(tn_printed* printed, const char* text) {
  const tn_text_parse_options options = {.file_name = tn_string_view_from("t.mlir"),
                                         .skip_verify = true};
  printed->source = (tn_source){.name = options.file_name, .text = tn_string_view_from(text)};
  const tn_status status =
      tn_text_parse(printed->scope, tn_string_view_from(text), &options, &printed->root);
  if (status != TN_OK) TN_FAIL("%s\n%s", tn_status_name(status), printed->text);
}

static inline void tn_printed_open(tn_printed* printed, const char* text) {
  tn_printed_open_empty(printed, NULL);
  tn_printed_parse(printed, text);
}

/// The root is valid, and the ops of its first block have these names, each with a blank after it.
static inline void tn_printed_expect_ops(const tn_printed* printed, const char* names) {
  char text[512] = "";
  size_t size = 0;
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(printed->root, 0)));
  for (; !tn_op_is_null(op); op = tn_op_next(op)) {
    const tn_string_view name = tn_op_name(op);
    size += (size_t)snprintf(text + size, sizeof text - size, "%.*s ", (int)name.size, name.data);
  }
  EXPECT_STR(names, text);
  EXPECT_STATUS(TN_OK, tn_op_verify(printed->root));
}

static inline void tn_printed_close(tn_printed* printed) { tn_context_destroy(printed->context); }

typedef struct tn_printed_search {
  tn_string_view name;
  tn_op found;
} tn_printed_search;

static inline tn_walk_result tn_printed_compare(tn_op op, void* user_data) {
  tn_printed_search* search = user_data;
  if (!tn_string_view_equal(tn_op_name(op), search->name)) return TN_WALK_ADVANCE;
  search->found = op;
  return TN_WALK_INTERRUPT;
}

/// The first op called `name`, which there has to be.
static inline tn_op tn_printed_find(const tn_printed* printed, const char* name) {
  tn_printed_search search = {tn_string_view_from(name), {0, 0, 0, 0}};
  EXPECT_STATUS(TN_INTERRUPTED,
                tn_op_walk(printed->root, TN_WALK_PRE_ORDER, tn_printed_compare, &search));
  return search.found;
}

#endif  // TENURE_TESTS_UNIT_PRINTED_H
