// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Headers of ops, one for each dialect: C code reads and builds ops, and attributes that are enum
// keywords, by the names in their schemas.

#ifndef TENURE_TOOLS_CMAKE_OP_HEADERS_H
#define TENURE_TOOLS_CMAKE_OP_HEADERS_H

#include <tenure/base.h>

#include "schema/packed.h"

/// As many groups of a kind as an op has.
#define TN_OP_GROUPS_MAX TN_PACKED_VALUES_MAX

typedef struct tn_op_group {
  const char* name;
  tn_arity arity;
  const char* type;  ///< The constraint; NULL if it is no text.
  bool is_optional;  ///< An attribute that may be missing.
} tn_op_group;

typedef struct tn_op_groups {
  tn_op_group items[TN_OP_GROUPS_MAX];
  uint32_t count;
} tn_op_groups;

/// As many cases as an enum has.
#define TN_OP_TEXTS_MAX 512u

typedef struct tn_op_texts {
  const char* items[TN_OP_TEXTS_MAX];
  uint32_t count;
} tn_op_texts;

/// What a header has of an op, or another definition; texts lie in the bytes that it was read from.
typedef struct tn_op_outline {
  tn_schema_word word;
  const char* name;
  tn_op_groups operands;
  tn_op_groups results;
  tn_op_groups attributes;
  tn_op_groups regions;
  tn_op_texts traits;
  tn_op_texts matches;
  tn_op_texts successors;
  tn_op_texts cases;  ///< Of an enum attribute.
  tn_op_texts values;
} tn_op_outline;

/// Reads the next definition of a part, which `*packed` moves behind; false at the end.
bool tn_op_outline__read(const char** packed, const char* end, tn_op_outline* out);

/// Writes the header of the dialect with that packed schema to its file in `folder`, unless the
/// file is the same already. The ops with numbers are in `sources`/`dialect`/ops.inc.
void tn_op_header__write(const char* dialect, tn_string_view packed, const char* folder,
                         const char* sources);

/// Reports a mistake and ends the program.
void tn_op_header__die(const char* what, const char* which);

#endif  // TENURE_TOOLS_CMAKE_OP_HEADERS_H
