// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shipped schemas, packed by tools/cmake/pack_schemas.c from the files in schema/dialects
// (schema/packed.h). They are compressed by byte-pair encoding: a frequent pair of symbols becomes
// one symbol, recursively. Each op is decompressed separately, on first use.

#ifndef TENURE_SRC_SCHEMA_SHIPPED_H
#define TENURE_SRC_SCHEMA_SHIPPED_H

#include "base/text_buffer.h"
#include "ir/dialect_table.h"

/// An op of a schema, or a section without ops.
typedef struct tn_shipped_part {
  unsigned first_symbol : 20;  ///< In tn_shipped_symbols; ends where the next part begins.
  unsigned name_at : 12;       ///< The position of the name in the part.
  unsigned name_hash : 12;     ///< Of the op's name without the dialect.
  unsigned name_size : 8;      ///< 0 if the part is not an op.
  unsigned room : 12;          ///< Its decompressed size in units of TN_SHIPPED_ROOM bytes.
} tn_shipped_part;
#define TN_SHIPPED_ROOM 32u
/// The name_hash of a part that no context loads: information for other tools.
#define TN_SHIPPED_UNREAD 1u
/// The name_hash of a part with types and attributes with parameters, which are loaded when the
/// first type or attribute of the dialect is used.
#define TN_SHIPPED_LATE 2u
/// Like the previous one, including types.
#define TN_SHIPPED_LATE_TYPES 3u

/// An op that contains `assembly = "..."` or the like, by the hash of the string.
typedef struct tn_shipped_mention {
  uint32_t hash;
  uint32_t part;
} tn_shipped_mention;

typedef struct tn_shipped_schema {
  const char* name;  ///< The dialect's name.
  uint32_t first_part;
  uint32_t part_count;
} tn_shipped_schema;

/// The names of schema ops, by tn_schema_word.
extern const char* const tn_shipped_words[];
/// Symbols below TN_SHIPPED_PAIR are bytes; symbol TN_SHIPPED_PAIR + i is pair i.
#define TN_SHIPPED_PAIR 256u
/// The nesting depth of pairs is less than this.
#define TN_SHIPPED_DEPTH 64u
extern const uint16_t tn_shipped_pairs[][2];
extern const uint16_t tn_shipped_symbols[];
/// The parts of a schema are in source order, starting with the dialect itself; a sentinel after
/// the last part marks its end.
extern const tn_shipped_part tn_shipped_parts[];
extern const tn_shipped_mention tn_shipped_mentions[];
extern const size_t tn_shipped_mention_count;
/// The dialects, followed by texts of one part each, terminated by an entry without a name.
extern const tn_shipped_schema tn_shipped_schemas[];
extern const size_t tn_shipped_schema_count;  ///< The number of dialects.

/// Returns the name of the next shipped op whose schema contains `key = "value"`, an assembly or a
/// check, on its own line; false if there is none. `*place` is initially 0.
bool tn_shipped__next_op(const char* key, tn_string_view value, size_t* place, char* out_name,
                         size_t capacity);

/// Appends the text called `name` without comments; returns TN_NOT_FOUND, without a report, if it
/// does not exist.
TN_MUST_USE tn_status tn_shipped__add_text(const char* name, tn_text_buffer* out_text);

/// Returns whether a dialect is shipped.
bool tn_shipped__has(tn_string_view name);
/// Loads and publishes the shipped dialect `name`; `*out_dialect` is NULL if there is none. The
/// caller holds the lock.
TN_MUST_USE tn_status tn_shipped__load(tn_context* context, tn_string_view name,
                                       tn_dialect** out_dialect);

#endif  // TENURE_SRC_SCHEMA_SHIPPED_H
