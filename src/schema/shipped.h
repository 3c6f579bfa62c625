// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The schemas that are built in: what tools/cmake/pack_schemas.c makes of the files of
// schema/dialects, which is bytes (schema/packed.h). They repeat each other, so pairs of symbols
// that are in many places are one symbol, and so on; an op is spelled out alone, when it is met.

#ifndef TENURE_SRC_SCHEMA_SHIPPED_H
#define TENURE_SRC_SCHEMA_SHIPPED_H

#include "base/text_buffer.h"
#include "ir/dialect_table.h"

/// An op of a schema, or a stretch of what stands around the ops.
typedef struct tn_shipped_part {
  unsigned first_symbol : 20;  ///< In tn_shipped_symbols; they end where the next part's begin.
  unsigned name_at : 12;       ///< Where in it the name stands.
  unsigned name_hash : 12;     ///< Of the op's name, without the dialect.
  unsigned name_size : 8;      ///< 0 if it is no op.
  unsigned room : 12;          ///< What it takes spelled out, in units of TN_SHIPPED_ROOM bytes.
} tn_shipped_part;
#define TN_SHIPPED_ROOM 32u
/// The name_hash of a part that is no op and that no context loads: what is said to others.
#define TN_SHIPPED_UNREAD 1u
/// The name_hash of a part of types and attributes with parameters, which are loaded when a type or
/// attribute of the dialect is met.
#define TN_SHIPPED_LATE 2u
/// The same, with types among them.
#define TN_SHIPPED_LATE_TYPES 3u

/// An op that says `assembly = "..."` or the like, by the hash of that.
typedef struct tn_shipped_mention {
  uint32_t hash;
  uint32_t part;
} tn_shipped_mention;

typedef struct tn_shipped_schema {
  const char* name;  ///< The dialect's.
  uint32_t first_part;
  uint32_t part_count;
} tn_shipped_schema;

/// The names of the ops of which schemas are made, by tn_schema_word.
extern const char* const tn_shipped_words[];
/// Symbols below are bytes; symbol number TN_SHIPPED_PAIR + i stands for pair number i.
#define TN_SHIPPED_PAIR 256u
/// Pairs stand in pairs fewer times than this.
#define TN_SHIPPED_DEPTH 64u
extern const uint16_t tn_shipped_pairs[][2];
extern const uint16_t tn_shipped_symbols[];
/// Those of a schema stand in the order of its text, what it says of the dialect first; after the
/// last is one more, where that ends.
extern const tn_shipped_part tn_shipped_parts[];
extern const tn_shipped_mention tn_shipped_mentions[];
extern const size_t tn_shipped_mention_count;
/// After those of dialects are texts, of one part, up to one without a name.
extern const tn_shipped_schema tn_shipped_schemas[];
extern const size_t tn_shipped_schema_count;  ///< Of dialects.

/// The name of the next shipped op whose schema says `key = "value"`, an assembly or a check, on a
/// line of its own; false if there is no more. `*place` is 0 at first.
bool tn_shipped__next_op(const char* key, tn_string_view value, size_t* place, char* out_name,
                         size_t capacity);

/// Appends the text of that name, without comments; TN_NOT_FOUND, with nothing reported, for none.
TN_MUST_USE tn_status tn_shipped__add_text(const char* name, tn_text_buffer* out_text);

/// Whether a dialect of that name is shipped.
bool tn_shipped__has(tn_string_view name);
/// Loads the shipped dialect `name` and publishes it; `*out_dialect` is NULL if there is none. The
/// caller holds the lock.
TN_MUST_USE tn_status tn_shipped__load(tn_context* context, tn_string_view name,
                                       tn_dialect** out_dialect);

#endif  // TENURE_SRC_SCHEMA_SHIPPED_H
