// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The schemas that are built in: the files of schema/dialects, which the build makes an array of.

#ifndef TENURE_SRC_DIALECT_SHIPPED_H
#define TENURE_SRC_DIALECT_SHIPPED_H

#include <stddef.h>

typedef struct tn_shipped_schema {
  const char* name;  ///< The dialect's.
  const unsigned char* text;
  size_t size;
} tn_shipped_schema;

extern const tn_shipped_schema tn_shipped_schemas[];
extern const size_t tn_shipped_schema_count;

#endif  // TENURE_SRC_DIALECT_SHIPPED_H
