// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The schemas that are built in: the files of schema/dialects, which the build makes an array of.

#ifndef TENURE_SRC_DIALECT_SHIPPED_H
#define TENURE_SRC_DIALECT_SHIPPED_H

#include "ir/dialect_table.h"

typedef struct tn_shipped_schema {
  const char* name;  ///< The dialect's.
  const unsigned char* text;
  size_t size;
} tn_shipped_schema;

extern const tn_shipped_schema tn_shipped_schemas[];
extern const size_t tn_shipped_schema_count;

/// Where a search through the schemas stands; zeroed at first.
typedef struct tn_shipped_place {
  size_t schema;
  size_t offset;
} tn_shipped_place;

/// The name of the next shipped op whose schema says `key = "value"`; false if there is no more.
bool tn_shipped__next_op(const char* key, tn_string_view value, tn_shipped_place* place,
                         char* out_name, size_t capacity);

#endif  // TENURE_SRC_DIALECT_SHIPPED_H
