// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The schemas that are built in: what tools/cmake/embed_schemas.cmake makes of the files of
// schema/dialects. Their lines repeat each other, so each one stands there once, and phrases that
// are in many of them are one byte.

#ifndef TENURE_SRC_SCHEMA_SHIPPED_H
#define TENURE_SRC_SCHEMA_SHIPPED_H

#include "ir/dialect_table.h"

/// An op of a schema.
typedef struct tn_shipped_op {
  uint16_t first_line;  ///< In tn_shipped_lines.
  uint16_t line_count;
  uint8_t name_line;   ///< Which of its lines has its name, without the dialect.
  uint8_t name_start;  ///< Where in that line, in bytes.
  uint8_t name_size;
} tn_shipped_op;

typedef struct tn_shipped_schema {
  const char* name;  ///< The dialect's.
  uint16_t first_line;
  uint16_t line_count;
  uint16_t first_op;
  uint16_t op_count;
} tn_shipped_schema;

/// What the bytes from TN_SHIPPED_PHRASE on stand for, and 16 bytes more.
extern const unsigned char tn_shipped_phrases[];
/// Where each one starts in it, and behind them where the last one ends.
extern const uint16_t tn_shipped_phrase_starts[];
#define TN_SHIPPED_PHRASE 128
#define TN_SHIPPED_PHRASE_MAX 250  ///< Bytes of one.

/// The lines that differ, without line breaks, indentation and comments.
extern const unsigned char tn_shipped_text[];
/// Where they start in it, and behind them where the last one ends.
extern const uint16_t tn_shipped_line_starts[];
/// The numbers of all schemas' lines.
extern const uint16_t tn_shipped_lines[];
/// Those of a schema stand in the order of its lines.
extern const tn_shipped_op tn_shipped_ops[];
extern const tn_shipped_schema tn_shipped_schemas[];
extern const size_t tn_shipped_schema_count;

/// Where a search through the schemas stands; zeroed at first.
typedef struct tn_shipped_place {
  size_t schema;
  size_t op;  ///< Of the schema.
} tn_shipped_place;

/// The name of the next shipped op whose schema says `key = "value"` on a line of its own; false if
/// there is no more.
bool tn_shipped__next_op(const char* key, tn_string_view value, tn_shipped_place* place,
                         char* out_name, size_t capacity);

/// Whether a dialect of that name is shipped.
bool tn_shipped__has(tn_string_view name);
/// Loads the shipped dialect `name` and publishes it; `*out_dialect` is NULL if there is none. The
/// caller holds the lock.
TN_MUST_USE tn_status tn_shipped__load(tn_context* context, tn_string_view name,
                                       tn_dialect** out_dialect);

#endif  // TENURE_SRC_SCHEMA_SHIPPED_H
